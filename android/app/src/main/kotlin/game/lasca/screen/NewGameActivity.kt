// New game: every choice on one page, Start below it; the choices are those of last time.
// Knows the draft and its parts; whether the game can be played only the core says.
package game.lasca.screen

import android.os.Bundle
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import game.lasca.R
import game.lasca.core.NewGameDraft
import game.lasca.host.Drafts
import game.lasca.look.ButtonKind
import game.lasca.look.Frame
import game.lasca.look.Kept
import game.lasca.look.Kit
import game.lasca.look.Notice
import game.lasca.look.Space
import game.lasca.look.button
import java.text.SimpleDateFormat
import java.util.Date
import java.util.Locale

/** The screen before a game. */
class NewGameActivity : ScreenActivity() {
    private lateinit var draft: NewGameDraft
    private lateinit var notice: Notice
    private lateinit var parts: NewGameParts

    override fun content(state: Bundle?): View {
        val kept = state?.getString(DRAFT)?.let(Drafts::of)
        draft = kept ?: app.settings.lastDraft.copy(computer = intent.getStringExtra(OPPONENT) != PERSON, position = intent.getStringExtra(POSITION).orEmpty())
        parts = NewGameParts(this, kit, ::draft) { change ->
            draft = draft.change()
        }
        val wide = resources.configuration.run { screenWidthDp >= (if (kit.largePrint) TWO_LARGE_COLUMNS else TWO_COLUMNS) && screenWidthDp > screenHeightDp }
        val start = kit.button(getString(R.string.new_game_start), ButtonKind.MAIN) { begin() }
        val foot = kit.column(start).apply {
            if (wide) start.layoutParams = LinearLayout.LayoutParams(kit.dp(START_WIDTH), WRAP_CONTENT).apply { gravity = android.view.Gravity.END }
            setPadding(kit.dp(Space.SCREEN), kit.dp(Space.MIDDLE), kit.dp(Space.SCREEN), kit.dp(Space.MIDDLE))
        }
        val page = if (wide) WIDE_PAGE else Frame.PAGE_WIDTH
        val frame = Frame(kit, bar(getString(R.string.new_game_title)), if (wide) twoColumns() else oneColumn(), foot, page)
        notice = Notice(kit, frame.noticePlace, page)
        return frame
    }

    override fun reopen(kept: Kept) = when (kept.kind) {
        PositionPart.KIND -> parts.position.open(kept.text)
        RulesPart.QUIET -> parts.rules.chooseQuiet()
        else -> parts.chooseLevel()
    }

    private fun oneColumn() = page(parts.who() + parts.how())

    private fun twoColumns() = kit.row(half(parts.who()), half(parts.how())).apply { gravity = android.view.Gravity.TOP }

    private fun half(sections: List<View>) = page(sections).apply { layoutParams = LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f) }

    private fun page(sections: List<View>) = kit.column().apply {
        setPadding(kit.dp(Space.SCREEN), kit.dp(Space.TINY), kit.dp(Space.SCREEN), kit.dp(Space.MIDDLE))
        sections.forEachIndexed { i, section ->
            addView(Kit.margins(section, top = if (i == 0) 0 else kit.dp(Space.SECTION)), LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT).apply { if (i > 0) topMargin = kit.dp(Space.SECTION) })
        }
    }

    private fun begin() {
        if (leaving) return
        val date = SimpleDateFormat("yyyy-MM-dd", Locale.ROOT).format(Date())
        val refused = app.host.begin(Drafts.game(draft, app.settings.settings.input(), Drafts.seed(), date))
        if (refused != null) {
            notice.say(Refusals(this).words(refused))
            return
        }
        app.settings.lastDraft = draft
        goToGame()
        finish()
    }

    override fun onSaveInstanceState(state: Bundle) {
        super.onSaveInstanceState(state)
        state.putString(DRAFT, Drafts.text(draft))
    }

    companion object {
        /** Extra: [COMPUTER] or [PERSON]. */
        const val OPPONENT = "opponent"
        const val COMPUTER = "computer"
        const val PERSON = "person"

        /** Extra: a position as text to start from. */
        const val POSITION = "position"
        private const val DRAFT = "draft"
        private const val TWO_COLUMNS = 720
        private const val TWO_LARGE_COLUMNS = 1200
        private const val WIDE_PAGE = 1040
        private const val START_WIDTH = 360
    }
}
