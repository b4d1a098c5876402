// A desktop's keys as Android's.
// Knows key codes only.
package game.lasca.desktop

import android.view.KeyEvent as AndroidKey
import java.awt.event.KeyEvent as AwtKey

/** The translation. */
object DesktopKeys {
    private val codes = mapOf(
        AwtKey.VK_ESCAPE to AndroidKey.KEYCODE_BACK,
        AwtKey.VK_LEFT to AndroidKey.KEYCODE_DPAD_LEFT,
        AwtKey.VK_RIGHT to AndroidKey.KEYCODE_DPAD_RIGHT,
        AwtKey.VK_UP to AndroidKey.KEYCODE_DPAD_UP,
        AwtKey.VK_DOWN to AndroidKey.KEYCODE_DPAD_DOWN,
        AwtKey.VK_ENTER to AndroidKey.KEYCODE_ENTER,
        AwtKey.VK_SPACE to AndroidKey.KEYCODE_SPACE,
        AwtKey.VK_TAB to AndroidKey.KEYCODE_TAB,
        AwtKey.VK_BACK_SPACE to AndroidKey.KEYCODE_DEL,
        AwtKey.VK_DELETE to AndroidKey.KEYCODE_FORWARD_DEL,
        AwtKey.VK_HOME to AndroidKey.KEYCODE_MOVE_HOME,
        AwtKey.VK_END to AndroidKey.KEYCODE_MOVE_END,
        AwtKey.VK_COMMA to AndroidKey.KEYCODE_COMMA,
        AwtKey.VK_PERIOD to AndroidKey.KEYCODE_PERIOD,
        AwtKey.VK_MINUS to AndroidKey.KEYCODE_MINUS,
        AwtKey.VK_F1 to AndroidKey.KEYCODE_MENU,
    )

    /** The Android code of a key, null if it has none here. */
    fun code(e: AwtKey): Int? = when (val key = e.keyCode) {
        in AwtKey.VK_A..AwtKey.VK_Z -> AndroidKey.KEYCODE_A + key - AwtKey.VK_A
        in AwtKey.VK_0..AwtKey.VK_9 -> AndroidKey.KEYCODE_0 + key - AwtKey.VK_0
        else -> codes[key]
    }

    /** Shift, control and alt. */
    fun meta(e: AwtKey): Int {
        var meta = 0
        if (e.isShiftDown) meta = meta or AndroidKey.META_SHIFT_ON or AndroidKey.META_SHIFT_LEFT_ON
        if (e.isControlDown) meta = meta or AndroidKey.META_CTRL_ON or AndroidKey.META_CTRL_LEFT_ON
        if (e.isAltDown) meta = meta or AndroidKey.META_ALT_ON or AndroidKey.META_ALT_LEFT_ON
        return meta
    }
}
