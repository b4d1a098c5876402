// The buttons in the status line: what can be answered now, as the session's controls say.
// Knows controls and words; no host.
package game.lasca.screen

import android.content.Context
import game.lasca.R
import game.lasca.core.Action
import game.lasca.core.Snapshot

/** Chooses the buttons. */
class StatusActions(private val context: Context, private val input: GameViewInput) {
    /** At most two for [snapshot]; [slow] once the computer has thought for a while. */
    fun of(snapshot: Snapshot, slow: Boolean): List<StatusAction> {
        val controls = snapshot.controls
        val offer = snapshot.offer
        return when {
            snapshot.lookingBack -> listOfNotNull(
                action(R.string.game_to_the_game, false, Action.Look(snapshot.ply)),
                if (controls.canPlayFromHere) action(R.string.game_play_from_here, true, Action.PlayFromHere) else null,
            )
            controls.canReply && offer != null -> listOf(
                action(R.string.game_decline, false, Action.Reply(offer.to, false)),
                action(R.string.game_accept, true, Action.Reply(offer.to, true)),
            )
            controls.canResume -> listOf(action(R.string.game_resume, true, Action.Resume))
            controls.canConfirm -> listOf(action(R.string.game_cancel, false, Action.Cancel), action(R.string.game_confirm, true, Action.Confirm))
            controls.canMoveNow && slow -> listOf(action(R.string.game_move_now, false, Action.MoveNow))
            else -> emptyList()
        }
    }

    private fun action(words: Int, main: Boolean, action: Action) = StatusAction(context.getString(words), main) { input.act(action) }
}
