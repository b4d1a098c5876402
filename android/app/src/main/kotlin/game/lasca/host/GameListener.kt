// Who hears of the game being played.
// Knows the core's data; no screen.
package game.lasca.host

import game.lasca.core.Snapshot
import game.lasca.core.Update

/** Who wants to know what happens to the game. */
interface GameListener {
    /** Another game is shown, or none. */
    fun onGame(snapshot: Snapshot?)

    /** Something was done, by whomever. */
    fun onUpdate(update: Update)

    /** Something is wrong with keeping the game; whether a person has been told. Until somebody has, it is told to each new listener. */
    fun onTrouble(trouble: Trouble): Boolean
}
