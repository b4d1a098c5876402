// The start position at a new game: the usual one, or one pasted as text, checked by the core and shown.
// Knows the sheet; what a position is only the core says.
package game.lasca.screen

import android.view.View
import android.view.inputmethod.EditorInfo
import android.widget.FrameLayout
import game.lasca.R
import game.lasca.board.SmallPosition
import game.lasca.core.LoadException
import game.lasca.core.NewGameDraft
import game.lasca.core.PositionCheck
import game.lasca.core.Side
import game.lasca.core.checkPosition
import game.lasca.host.GameShelf
import game.lasca.host.readable
import game.lasca.look.ButtonKind
import game.lasca.look.Kept
import game.lasca.look.Kit
import game.lasca.look.Sheet
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.button
import game.lasca.look.card
import game.lasca.look.enable
import game.lasca.look.field
import game.lasca.look.valueRow

/** The row "Start position" and its sheet. */
class PositionPart(
    private val activity: ScreenActivity,
    private val kit: Kit,
    private val draft: () -> NewGameDraft,
    private val change: (NewGameDraft.() -> NewGameDraft) -> Unit,
) {
    private val place = FrameLayout(activity)

    /** The row in its card. */
    fun view(): View {
        show()
        return place
    }

    private fun show() {
        place.removeAllViews()
        place.addView(kit.card(kit.valueRow(activity.getString(R.string.new_game_position), value()) { open(draft().position) }))
    }

    private fun value(): String {
        val kept = draft().position
        val columns = if (kept.isEmpty()) null else check(kept).getOrNull()?.columns?.size
        if (columns == null) return activity.getString(R.string.new_game_position_usual)
        return activity.resources.getQuantityString(R.plurals.new_game_position_own, columns, columns)
    }

    /** Opens the sheet with [before] in its field. */
    fun open(before: String) {
        var text = before
        val sheet = Sheet(kit, activity.getString(R.string.new_game_position)) { Kept(KIND, text = text) }
        val answer = kit.text(TextRole.SECOND, activity.getString(R.string.new_game_position_text), kit.theme.paper.text2)
        answer.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        val picture = FrameLayout(activity)
        val use = kit.button(activity.getString(R.string.new_game_position_use), ButtonKind.MAIN) {
            sheet.dismiss()
            take(GameShelf.wellFormed(text))
        }
        val judge = { words: String ->
            text = words
            use.enable(judge(words, answer, picture))
        }
        sheet.add(kit.field(activity.getString(R.string.new_game_position_hint), text, EditorInfo.IME_ACTION_DONE, typed = judge))
        sheet.add(answer, Space.MIDDLE).add(picture, Space.MIDDLE).add(use, Space.SCREEN)
        sheet.add(
            kit.button(activity.getString(R.string.new_game_position_clear), ButtonKind.QUIET) {
                sheet.dismiss()
                take("")
            },
            Space.TINY,
        )
        judge(text)
        sheet.show()
    }

    private fun judge(words: String, answer: android.widget.TextView, picture: FrameLayout): Boolean {
        picture.removeAllViews()
        answer.setTextColor(kit.theme.paper.text2)
        if (words.isBlank()) {
            answer.setText(R.string.new_game_position_text)
            return false
        }
        val found = check(words)
        val position = found.getOrNull()
        if (position == null) {
            answer.text = (found.exceptionOrNull() as? LoadException)?.let { Refusals(activity).words(it) }
            answer.setTextColor(kit.theme.paper.error)
            return false
        }
        picture.addView(kit.boardPicture(SmallPosition(position.columns, Side.WHITE), PREVIEW))
        answer.text = if (position.outcome == null) position.text else activity.getString(R.string.new_game_position_over)
        return position.outcome == null
    }

    private fun take(text: String) {
        change { copy(position = text) }
        show()
    }

    private fun check(text: String): Result<PositionCheck> = try {
        Result.success(readable { checkPosition(GameShelf.wellFormed(text)) })
    } catch (refused: LoadException) {
        Result.failure(refused)
    }

    companion object {
        /** What a screen keeps of the sheet is called so. */
        const val KIND = "position"
        private const val PREVIEW = 200
    }
}
