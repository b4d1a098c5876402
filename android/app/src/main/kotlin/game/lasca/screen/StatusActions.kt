// The buttons in the status line: what can be answered now, as the session's prompt says.
// Knows prompts and words; no host.
package game.lasca.screen

import android.content.Context
import game.lasca.R
import game.lasca.core.Action
import game.lasca.core.Prompt
import game.lasca.core.Snapshot

/** Chooses the buttons. */
class StatusActions(private val context: Context, private val input: GameViewInput) {
    /** At most two for [snapshot]; [slow] once the computer has thought for a while. */
    fun of(snapshot: Snapshot, slow: Boolean): List<StatusAction> = when (val prompt = snapshot.beside.prompt) {
        null -> emptyList()
        is Prompt.LookingBack -> listOfNotNull(
            action(R.string.game_to_the_game, false, Action.Look(prompt.ply)),
            if (prompt.playFromHere) action(R.string.game_play_from_here, true, Action.PlayFromHere) else null,
        )
        Prompt.Resume -> listOf(action(R.string.game_resume, true, Action.Resume))
        is Prompt.Reply -> listOf(
            action(R.string.game_decline, false, Action.Reply(prompt.offer.to, false)),
            action(R.string.game_accept, true, Action.Reply(prompt.offer.to, true)),
        )
        Prompt.Confirm -> listOf(action(R.string.game_cancel, false, Action.Cancel), action(R.string.game_confirm, true, Action.Confirm))
        is Prompt.MoveNow -> if (slow) listOf(action(R.string.game_move_now, false, Action.MoveNow)) else emptyList()
    }

    private fun action(words: Int, main: Boolean, action: Action) = StatusAction(context.getString(words), main) { input.act(action) }
}
