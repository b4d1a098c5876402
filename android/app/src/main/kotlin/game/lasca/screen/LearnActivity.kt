// Learn: the lessons with their progress, and the ways to rules, strategy, Lasker's games and history.
// Knows the library's items and which were done; the words are resources named by the core's ids.
package game.lasca.screen

import android.os.Bundle
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
import android.widget.LinearLayout
import game.lasca.R
import game.lasca.core.LibraryItem
import game.lasca.core.lessons
import game.lasca.look.ButtonKind
import game.lasca.look.Corner
import game.lasca.look.Frame
import game.lasca.look.Kit
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.button
import game.lasca.look.card
import game.lasca.look.iconButton
import game.lasca.look.listRow

/** The screen to learn from; with the extra [LIST], one of its lists. */
class LearnActivity : ScreenActivity() {
    private lateinit var top: FrameLayout

    override fun content(state: Bundle?): View {
        top = FrameLayout(this)
        val list = intent.getStringExtra(LIST)
        val title = getString(
            when (list) {
                IDEAS -> R.string.learn_ideas_title
                GAMES -> R.string.learn_games_title
                else -> R.string.learn_heading
            },
        )
        val body = if (list == null) overview() else items(Library.of(list), list)
        return Frame(kit, bar(title), body, null)
    }

    override fun onStart() {
        super.onStart()
        top.removeAllViews()
        if (intent.getStringExtra(LIST) == null) top.addView(steps())
    }

    private fun overview() = kit.column(top, kit.gap(Space.SCREEN), kit.card(*sections().toTypedArray())).apply {
        setPadding(kit.dp(Space.SCREEN), kit.dp(Space.TINY), kit.dp(Space.SCREEN), kit.dp(Space.LARGE))
    }

    private fun steps(): View {
        val all = lessons()
        val done = app.settings.lessonsDone
        val next = all.indexOfFirst { it.id !in done }
        val words = kit.column(kit.text(TextRole.TITLE, getString(R.string.learn_steps_title)), Kit.margins(kit.text(TextRole.SECOND, stepsText(all, next), kit.theme.paper.text2), top = kit.dp(Space.TINY)))
        val count = all.count { it.id in done }
        val bars = kit.progressBars(all.size, BAR, getString(R.string.learn_progress, count, all.size)) { all[it].id in done }
        val go = when {
            next < 0 -> getString(R.string.learn_steps_again)
            count == 0 -> getString(R.string.learn_steps_begin)
            else -> getString(R.string.learn_steps_go_on, next + 1)
        }
        val button = kit.button(go, ButtonKind.MAIN) { go<LessonActivity>(LessonActivity.LIST to Library.LESSONS, LessonActivity.ITEM to all[maxOf(0, next)].id) }
        val head = if (kit.largePrint) kit.column(words) else kit.row(Kit.stretch(words), Kit.margins(kit.columnPicture("wb", PICTURE), left = kit.dp(Space.SCREEN)))
        return kit.column(head, Kit.margins(bars, top = kit.dp(Space.SCREEN), bottom = kit.dp(Space.SCREEN)), button).apply {
            background = kit.ground(kit.theme.paper.surface, Corner.CARD, kit.theme.paper.line)
            setPadding(kit.dp(Space.SCREEN), kit.dp(Space.SCREEN), kit.dp(Space.SCREEN), kit.dp(Space.SCREEN))
        }
    }

    private fun stepsText(all: List<LibraryItem>, next: Int): String {
        val what = resources.getQuantityString(R.plurals.learn_steps_text, all.size, all.size)
        if (next < 0) return getString(R.string.learn_steps_done)
        return what + " " + getString(R.string.learn_steps_next, learnWords(this, all[next].id, "title"))
    }

    private fun sections(): List<View> {
        val ideas = Library.of(IDEAS)
        val problem = Library.of(Library.PROBLEM)
        return listOfNotNull(
            section(R.string.learn_rules_title, getString(R.string.learn_rules_text), kit.iconView(R.drawable.ic_list, 26)) {
                go<ReadActivity>(ReadActivity.PAGE to ReadActivity.RULES)
            },
            if (ideas.isEmpty()) null else section(R.string.learn_ideas_title, resources.getQuantityString(R.plurals.learn_ideas_text, ideas.size, ideas.size), kit.columnPicture("WWWb", 28)) {
                go<LearnActivity>(LIST to IDEAS)
            },
            if (Library.of(GAMES).isEmpty()) null else section(R.string.learn_games_title, getString(R.string.learn_games_text), kit.iconView(R.drawable.ic_review, 26)) {
                go<LearnActivity>(LIST to GAMES)
            },
            problem.firstOrNull()?.let { item ->
                section(R.string.learn_problem_title, getString(R.string.learn_problem_text), kit.iconView(R.drawable.ic_hint, 26)) { open(Library.PROBLEM, item) }
            },
            section(R.string.learn_history_title, getString(R.string.learn_history_line), kit.iconView(R.drawable.ic_learn, 26)) {
                go<ReadActivity>(ReadActivity.PAGE to ReadActivity.HISTORY)
            },
        )
    }

    private fun section(title: Int, second: String, picture: View, press: () -> Unit): View {
        val place = FrameLayout(this).apply {
            addView(picture, FrameLayout.LayoutParams(picture.layoutParams.width, picture.layoutParams.height, android.view.Gravity.CENTER))
            layoutParams = LinearLayout.LayoutParams(kit.dp(28), WRAP_CONTENT)
        }
        return kit.listRow(getString(title), second, place, kit.iconView(R.drawable.ic_chevron, 20), strong = true, press = press).apply { minimumHeight = kit.dp(ROW) }
    }

    private fun items(items: List<LibraryItem>, list: String): View {
        val rows = items.map { item ->
            val picture = Library.picture(kit, item, app::newSession, THUMBNAIL).takeIf { !kit.largePrint }
            kit.listRow(learnWords(this, item.id, "title"), null, picture, kit.iconView(R.drawable.ic_chevron, 20), strong = true) { open(list, item) }
                .apply { minimumHeight = kit.dp(ROW) }
        }
        return kit.column(kit.card(*rows.toTypedArray())).apply { setPadding(kit.dp(Space.SCREEN), kit.dp(Space.TINY), kit.dp(Space.SCREEN), kit.dp(Space.LARGE)) }
    }

    private fun open(list: String, item: LibraryItem) =
        if (Library.isGame(item)) go<ReplayActivity>(ReplayActivity.ITEM to item.id)
        else go<LessonActivity>(LessonActivity.LIST to list, LessonActivity.ITEM to item.id)

    companion object {
        /** Extra: [IDEAS] or [GAMES]. */
        const val LIST = "list"
        const val IDEAS = "ideas"
        const val GAMES = "games"
        private const val BAR = 6
        private const val PICTURE = 72
        private const val ROW = 72
        private const val THUMBNAIL = 64
    }
}
