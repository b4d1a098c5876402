// Keys of the game screen beside the board's own: one letter an action, digits to ranks and files.
// Knows key codes; what they do is the session's.
package game.lasca.screen

import android.content.Context
import android.view.KeyEvent
import android.view.KeyboardShortcutGroup
import android.view.KeyboardShortcutInfo
import game.lasca.R
import game.lasca.board.BoardGeometry
import game.lasca.core.Side

/** The shortcuts. */
object GameKeys {
    /** Does what [keyCode] means; false if it means nothing. */
    fun press(keyCode: Int, event: KeyEvent, input: GameViewInput, view: GameView): Boolean {
        if (event.isCtrlPressed || event.isAltPressed || event.isMetaPressed) return false
        if (keyCode in KeyEvent.KEYCODE_1..KeyEvent.KEYCODE_7) {
            jump(keyCode - KeyEvent.KEYCODE_1, event.isShiftPressed, view)
            return true
        }
        when (keyCode) {
            KeyEvent.KEYCODE_U, KeyEvent.KEYCODE_BUTTON_X -> input.press(BoardAction.UNDO)
            KeyEvent.KEYCODE_R -> input.press(BoardAction.REDO)
            KeyEvent.KEYCODE_H, KeyEvent.KEYCODE_BUTTON_Y -> input.press(BoardAction.HINT)
            KeyEvent.KEYCODE_F -> input.press(BoardAction.FLIP)
            KeyEvent.KEYCODE_M, KeyEvent.KEYCODE_MENU, KeyEvent.KEYCODE_BUTTON_START -> input.press(BoardAction.MENU)
            KeyEvent.KEYCODE_I, KeyEvent.KEYCODE_BUTTON_L1 -> input.onInspect(view.board.cursor, held = false)
            KeyEvent.KEYCODE_L -> view.tell(Voice.Asked.LAST)
            KeyEvent.KEYCODE_P -> view.tell(Voice.Asked.POSITION)
            KeyEvent.KEYCODE_C -> view.tell(Voice.Asked.CLOCKS)
            KeyEvent.KEYCODE_S -> view.tell(Voice.Asked.STATUS)
            KeyEvent.KEYCODE_ESCAPE, KeyEvent.KEYCODE_BUTTON_B -> input.close()
            else -> return false
        }
        return true
    }

    // To the first square of a rank, or of a file from the bottom.
    private fun jump(number: Int, file: Boolean, view: GameView) {
        val squares = (0 until BoardGeometry.SQUARES).filter { (if (file) BoardGeometry.file(it) else BoardGeometry.rank(it)) == number }
        val square = if (view.board.geometry.bottom == Side.WHITE) squares.first() else squares.last()
        view.board.requestFocus()
        view.board.point(square)
    }

    /** The list that the system shows for a keyboard. */
    fun help(context: Context): KeyboardShortcutGroup {
        fun key(words: Int, code: Int, modifiers: Int = 0) = KeyboardShortcutInfo(context.getString(words), code, modifiers)
        return KeyboardShortcutGroup(
            context.getString(R.string.game_screen),
            listOf(
                key(R.string.keys_choose, KeyEvent.KEYCODE_ENTER),
                key(R.string.keys_back, KeyEvent.KEYCODE_ESCAPE),
                key(R.string.game_undo, KeyEvent.KEYCODE_U),
                key(R.string.game_redo, KeyEvent.KEYCODE_R),
                key(R.string.game_hint, KeyEvent.KEYCODE_H),
                key(R.string.game_flip, KeyEvent.KEYCODE_F),
                key(R.string.game_menu, KeyEvent.KEYCODE_M),
                key(R.string.keys_inspect, KeyEvent.KEYCODE_I),
                key(R.string.keys_last, KeyEvent.KEYCODE_L),
                key(R.string.game_read_position, KeyEvent.KEYCODE_P),
                key(R.string.game_read_clocks, KeyEvent.KEYCODE_C),
                key(R.string.game_status, KeyEvent.KEYCODE_S),
                key(R.string.keys_rank, KeyEvent.KEYCODE_1),
                key(R.string.keys_file, KeyEvent.KEYCODE_1, KeyEvent.META_SHIFT_ON),
            ),
        )
    }
}
