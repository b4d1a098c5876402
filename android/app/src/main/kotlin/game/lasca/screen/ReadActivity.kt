// Pages to read: the rules of each set, the history, privacy, licences.
// Knows which words make a page; the rules come line by line from the core.
package game.lasca.screen

import android.os.Bundle
import android.view.View
import android.widget.FrameLayout
import android.widget.LinearLayout
import game.lasca.R
import game.lasca.core.LibraryItem
import game.lasca.core.RuleLine
import game.lasca.core.RuleSet
import game.lasca.core.ruleDemos
import game.lasca.core.rulebook
import game.lasca.look.Compat
import game.lasca.look.Frame
import game.lasca.look.Kit
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.segment

/** One page, chosen by the extra [PAGE]. */
class ReadActivity : ScreenActivity() {
    private var set = 0

    // The named sets, and the mixture of the game that is played if it is none of them.
    private val sets by lazy { ruleDemos().map { it.rules } + listOfNotNull(app.host.snapshot?.rules?.takeIf { it.set == RuleSet.OWN }) }

    override fun content(state: Bundle?): View {
        // Who looks a rule up looks for that of the game.
        val played = app.host.snapshot?.rules?.set
        // After the process ended the game may still be on its way, and its mixture with it.
        set = (state?.getInt(SET) ?: sets.indexOfFirst { it.set == played }).coerceIn(sets.indices)
        val page = intent.getStringExtra(PAGE)
        val body = when (page) {
            RULES -> rules()
            HISTORY -> told(getString(R.string.learn_history_text))
            LICENCES -> licences()
            else -> told(getString(R.string.about_privacy_text))
        }
        return Frame(kit, bar(title(page)), body, null)
    }

    private fun title(page: String?) = getString(
        when (page) {
            RULES -> R.string.learn_rules_title
            HISTORY -> R.string.learn_history_title
            LICENCES -> R.string.about_licences_title
            else -> R.string.about_privacy_title
        },
    )

    private fun told(words: String): View = margin().apply { words.split("\n\n").forEach { addView(paragraph(it.trim())) } }

    private fun licences(): View = margin().apply {
        addView(paragraph(getString(R.string.about_licences_intro)))
        // Names of crates are long: in large type they may go on below.
        onDisk({ resources.openRawResource(R.raw.licences).bufferedReader().use { it.readText() } }) { text ->
            text.replace("_", "_\u200B").split("\n\n").forEach { addView(paragraph(it.trim())) }
        }
    }

    private fun margin() = kit.column().apply { setPadding(kit.dp(Space.LARGE), kit.dp(Space.SMALL), kit.dp(Space.LARGE), kit.dp(Space.HUGE)) }

    private fun paragraph(words: String) = Kit.margins(kit.text(TextRole.ROW, words).apply { setTextIsSelectable(false) }, bottom = kit.dp(14))

    private fun rules(): View {
        val place = FrameLayout(this)
        val show = {
            place.removeAllViews()
            place.addView(book(set))
        }
        val names = sets.map { getString(if (it.set == RuleSet.OWN) R.string.rules_own_short else GameLines.rulesName(it.set)) }
        val group = kit.segment(names, set) {
            set = it
            show()
        }
        show()
        return kit.column(Kit.margins(group.view, kit.dp(Space.SCREEN), kit.dp(Space.TINY), kit.dp(Space.SCREEN)), place)
    }

    private fun book(index: Int): View {
        val rules = sets[index.coerceIn(sets.indices)]
        val list = kit.column().apply { setPadding(kit.dp(Space.SCREEN), kit.dp(Space.SCREEN), kit.dp(Space.SCREEN), kit.dp(Space.HUGE)) }
        ruleDemos().firstOrNull { it.rules == rules }?.let { lead(list, it) }
        var chapter = 0
        for (line in rulebook(rules)) {
            if (line.chapter != chapter) {
                chapter = line.chapter
                list.addView(Kit.margins(heading(wordsOf(this, "rule_chapter_$chapter")), top = kit.dp(Space.LARGE), bottom = kit.dp(Space.TINY)))
            }
            list.addView(Kit.margins(rule(line), top = kit.dp(Space.SMALL)))
        }
        return list
    }

    private fun lead(list: LinearLayout, item: LibraryItem) {
        RulesPart.ruleBoard(kit, item, app::newSession, BOARD)?.let { list.addView(it) }
        list.addView(Kit.margins(kit.text(TextRole.NAME, learnWords(this, item.id, "lead")), top = kit.dp(Space.MIDDLE)))
        list.addView(kit.text(TextRole.ROW, learnWords(this, item.id, "text"), kit.theme.paper.text2))
    }

    private fun heading(words: String) = kit.text(TextRole.TITLE, words).apply { Compat.heading(this) }

    private fun rule(line: RuleLine): View {
        val count = line.count
        val words = if (count == null) wordsOf(this, line.key) else countedWordsOf(this, line.key, count)
        val text = kit.text(TextRole.ROW, words)
        if (!line.differs) return kit.column(text)
        val note = kit.text(TextRole.LABEL, getString(R.string.rule_differs), kit.theme.paper.brass)
        return kit.column(note, text).apply {
            background = kit.ground(kit.theme.paper.surface, DIFFERENCE_CORNER, kit.theme.paper.line)
            setPadding(kit.dp(Space.MIDDLE), kit.dp(Space.SMALL), kit.dp(Space.MIDDLE), kit.dp(Space.SMALL))
        }
    }

    override fun onSaveInstanceState(state: Bundle) {
        super.onSaveInstanceState(state)
        state.putInt(SET, set)
    }

    companion object {
        /** Extra: one of the pages. */
        const val PAGE = "page"
        const val RULES = "rules"
        const val HISTORY = "history"
        const val PRIVACY = "privacy"
        const val LICENCES = "licences"
        private const val SET = "set"
        private const val BOARD = 132
        private const val DIFFERENCE_CORNER = 12
    }
}
