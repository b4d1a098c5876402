// The rules at a new game: three named sets, each with its difference on a board, and one's own mixture.
// Knows the draft; must not know how the sets differ: they, their boards and what the board shows come from the core.
package game.lasca.screen

import android.view.View
import android.widget.FrameLayout
import android.widget.LinearLayout
import game.lasca.R
import game.lasca.board.BoardWindow
import game.lasca.board.SmallPosition
import game.lasca.core.Action
import game.lasca.core.LibraryItem
import game.lasca.core.NewGame
import game.lasca.core.NewGameDraft
import game.lasca.core.RuleSet
import game.lasca.core.Session
import game.lasca.core.ruleDemos
import game.lasca.host.Drafts
import game.lasca.host.answered
import game.lasca.look.Corner
import game.lasca.look.Kept
import game.lasca.look.Kit
import game.lasca.look.Sheet
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.card
import game.lasca.look.section
import game.lasca.look.segment
import game.lasca.look.switchRow
import game.lasca.look.valueRow

/** The section "Rules". */
class RulesPart(
    private val activity: ScreenActivity,
    private val kit: Kit,
    private val draft: () -> NewGameDraft,
    private val change: (NewGameDraft.() -> NewGameDraft) -> Unit,
) {
    private val sets = listOf(RuleSet.LASCA_EU, RuleSet.KAWU, RuleSet.LASKER1911, RuleSet.OWN)
    private val place = FrameLayout(activity)

    /** The section. */
    fun view(): View {
        val names = sets.map { activity.getString(if (it == RuleSet.OWN) R.string.rules_own_short else GameLines.rulesName(it)) }
        val group = kit.segment(names, sets.indexOf(draft().set)) {
            change { copy(set = sets[it]) }
            show()
        }
        show()
        return kit.section(activity.getString(R.string.new_game_rules), group.view, Kit.margins(place, top = kit.dp(Space.SMALL)))
    }

    private fun show() {
        place.removeAllViews()
        val item = ruleDemos().firstOrNull { it.rules.set == draft().set }
        place.addView(if (item == null) own() else demo(item))
    }

    private fun demo(item: LibraryItem): View {
        val lead = kit.text(TextRole.SECOND_STRONG, learnWords(activity, item.id, "lead"))
        val text = kit.text(TextRole.SECOND, learnWords(activity, item.id, "text"), kit.theme.paper.text2)
        val words = kit.column(lead, text)
        val picture = ruleBoard(kit, item, activity.app::newSession, CROP)
        val upright = kit.largePrint
        val card = if (upright) kit.column() else kit.row()
        card.background = kit.ground(kit.theme.paper.surface, Corner.BUTTON, kit.theme.paper.line)
        card.setPadding(kit.dp(Space.MIDDLE), kit.dp(Space.MIDDLE), kit.dp(Space.MIDDLE), kit.dp(Space.MIDDLE))
        if (picture != null) card.addView(picture)
        if (upright) card.addView(Kit.margins(words, top = kit.dp(Space.SMALL)))
        else card.addView(words, LinearLayout.LayoutParams(0, -2, 1f).apply { marginStart = kit.dp(14) })
        return card
    }

    private fun own(): View {
        val rejump = kit.switchRow(activity.getString(R.string.new_game_own_rejump), activity.getString(R.string.new_game_own_rejump_text), draft().rejump) {
            change { copy(rejump = it) }
        }
        val demote = kit.switchRow(activity.getString(R.string.new_game_own_demote), activity.getString(R.string.new_game_own_demote_text), draft().demote) {
            change { copy(demote = it) }
        }
        val quiet = kit.valueRow(activity.getString(R.string.new_game_own_quiet), quietWords(draft().quiet), ::chooseQuiet)
        return kit.card(rejump, demote, quiet)
    }

    /** Opens the sheet in which one chooses after how many quiet moves a game is drawn. */
    fun chooseQuiet() {
        val sheet = Sheet(kit, activity.getString(R.string.new_game_own_quiet)) { Kept(QUIET) }
        for (plies in Drafts.CHOICES.quietLimits) {
            sheet.choice(quietWords(plies), plies == draft().quiet) {
                change { copy(quiet = plies) }
                show()
            }
        }
        sheet.show()
    }

    private fun quietWords(plies: Int): String =
        if (plies == 0) activity.getString(R.string.new_game_own_quiet_never)
        else activity.resources.getQuantityString(R.plurals.new_game_own_quiet_after, plies, plies)

    companion object {
        /** What a screen keeps of the sheet of quiet moves is called so. */
        const val QUIET = "quiet"
        private const val CROP = 96

        /** The three by three squares around a1 with the capture that is special to the set; null, too, if the core fails. */
        fun ruleBoard(kit: Kit, item: LibraryItem, make: (NewGame, Long) -> Session, width: Int): View? {
            val chosen = Library.session(item, make)?.use { session ->
                answered { session.snapshot(0).marks.mustCapture.firstOrNull()?.let { session.handle(Action.Tap(it), 0).snapshot } }
            } ?: return null
            val window = BoardWindow.squares(0, 0, SQUARES, SQUARES)
            return kit.boardPicture(SmallPosition(chosen.columns, chosen.bottom, chosen.marks.landings), width, window, Corner.OPTION)
        }

        private const val SQUARES = 3.0
    }
}
