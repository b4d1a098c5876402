// Which screens are open, the topmost last: does for activities what the system does on a phone.
// Knows Robolectric's controllers; must not know a screen.
package game.lasca.desktop

import android.app.Activity
import android.app.Application
import android.content.ClipData
import android.content.ClipboardManager
import android.content.Intent
import android.content.pm.ActivityInfo
import android.os.Bundle
import android.os.Looper
import org.robolectric.Robolectric
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadows.ShadowChoreographer

/** The open screens of [app]. [tell] shows a line of words to the player. */
class Stage(private val app: Application, private val tell: (String) -> Unit) {
    private class Open(var controller: ActivityController<out Activity>)

    private val open = ArrayList<Open>()

    /** The screen on top; null when the last one is closed. */
    val top: Activity? get() = open.lastOrNull()?.controller?.get()

    /** Opens [intent]'s screen over all others. */
    fun start(intent: Intent) {
        val name = intent.component?.className ?: return elsewhere(intent)
        val there = open.indexOfLast { it.controller.get().javaClass.name == name }
        if (there >= 0 && (intent.flags and Intent.FLAG_ACTIVITY_CLEAR_TOP != 0 || there == open.lastIndex && once(intent))) {
            while (open.lastIndex > there) close()
            open[there].controller.newIntent(intent)
            return
        }
        val below = open.lastOrNull()
        below?.controller?.pause()
        @Suppress("UNCHECKED_CAST")
        val kind = Class.forName(name) as Class<Activity>
        framed { open += Open(Robolectric.buildActivity(kind, intent).setup()) }
        below?.controller?.stop()
    }

    private fun once(intent: Intent) = intent.resolveActivityInfo(app.packageManager, 0)?.launchMode == ActivityInfo.LAUNCH_SINGLE_TOP

    // Sharing has nobody to share with here: the text is put where it can be pasted.
    private fun elsewhere(intent: Intent) {
        open.lastOrNull()?.controller?.pause()?.resume()
        @Suppress("DEPRECATION")
        val inner = intent.getParcelableExtra<Intent>(Intent.EXTRA_INTENT) ?: intent
        val text = inner.getStringExtra(Intent.EXTRA_TEXT) ?: return
        app.getSystemService(ClipboardManager::class.java)?.setPrimaryClip(ClipData.newPlainText("Lasca", text))
        Clipboard.copy(text)
        tell(text.lineSequence().first())
    }

    /** Follows what the screens asked for: others to open, themselves to close. */
    fun follow() {
        while (true) start(shadowOf(app).nextStartedActivity ?: break)
        while (top?.isFinishing == true) close()
    }

    private fun close() {
        val gone = open.removeAt(open.lastIndex)
        val below = open.lastOrNull()
        gone.controller.pause()
        framed { below?.controller?.restart()?.resume()?.visible() }
        gone.controller.stop().destroy()
    }

    /** Builds the top screen again, for another size, language or look. */
    fun rebuild() {
        val last = open.lastOrNull() ?: return
        framed { last.controller.configurationChange().visible() }
    }

    // A window is first laid out in a frame; while the loop draws, frames come from it alone.
    private fun framed(work: () -> Unit) {
        ShadowChoreographer.setPaused(false)
        work()
        shadowOf(Looper.getMainLooper()).idle()
        ShadowChoreographer.setPaused(true)
    }

    /** Ends the screens, the topmost first, as the system does with a process it needs no more. */
    fun end() {
        val state = Bundle()
        for (one in open.asReversed()) {
            if (one === open.last()) one.controller.pause()
            one.controller.stop().saveInstanceState(state).destroy()
        }
        open.clear()
    }
}
