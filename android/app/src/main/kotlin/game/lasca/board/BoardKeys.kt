// Where the arrow keys lead on a board whose squares meet at their corners.
// Knows key codes and geometry only.
package game.lasca.board

import android.view.KeyEvent
import game.lasca.core.Side

/** Keys on the board. */
object BoardKeys {
    /** The square that [keyCode] leads to from [square], null if it leads off the board or is no arrow. */
    fun next(square: Int, keyCode: Int, bottom: Side): Int? {
        val up = if (bottom == Side.WHITE) 1 else -1
        val file = BoardGeometry.file(square)
        val rank = BoardGeometry.rank(square)
        return when (keyCode) {
            KeyEvent.KEYCODE_DPAD_LEFT -> at(file - 2 * up, rank)
            KeyEvent.KEYCODE_DPAD_RIGHT -> at(file + 2 * up, rank)
            // Up goes right and down goes left where they can, so that the one undoes the other.
            KeyEvent.KEYCODE_DPAD_UP -> at(file + up, rank + up) ?: at(file - up, rank + up)
            KeyEvent.KEYCODE_DPAD_DOWN -> at(file - up, rank - up) ?: at(file + up, rank - up)
            else -> null
        }
    }

    /** Whether [keyCode] touches the square of the cursor. */
    fun chooses(keyCode: Int): Boolean = when (keyCode) {
        KeyEvent.KEYCODE_DPAD_CENTER, KeyEvent.KEYCODE_ENTER, KeyEvent.KEYCODE_NUMPAD_ENTER, KeyEvent.KEYCODE_SPACE, KeyEvent.KEYCODE_BUTTON_A -> true
        else -> false
    }

    private fun at(file: Int, rank: Int): Int? =
        if (file in 0..6 && rank in 0..6) (0 until BoardGeometry.SQUARES).firstOrNull { BoardGeometry.file(it) == file && BoardGeometry.rank(it) == rank } else null
}
