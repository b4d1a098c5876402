// Every screen but the game's by keys alone: Tab walks to every control, and so do the four arrows of a D-pad; Enter and the middle key press.
// Knows views and keys; calls nothing of the app to move the focus.
package game.lasca.screen

import android.app.Activity
import android.os.SystemClock
import android.view.KeyEvent
import android.view.View
import android.widget.CompoundButton
import game.lasca.LascaApp
import game.lasca.board.BoardView
import game.lasca.seen.Pane
import game.lasca.seen.Scenes
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadow.api.Shadow
import org.robolectric.shadows.ShadowViewRootImpl
import java.util.Random

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
class KeysTest {
    private val app get() = RuntimeEnvironment.getApplication() as LascaApp

    private fun key(root: View, code: Int, meta: Int = 0) {
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) {
            val now = SystemClock.uptimeMillis()
            root.viewRootImpl.dispatchInputEvent(KeyEvent(now, now, action, code, 0, meta))
        }
        Window.idle()
    }

    // A sheet's window gets the keys once it has the focus, which the system gives it on a phone.
    private fun focus(root: View) {
        Shadow.extract<ShadowViewRootImpl>(root.viewRootImpl).callWindowFocusChanged(true)
        Window.idle()
    }

    /** What can be worked in the window on top. */
    private fun controls(screen: Window<*>): Set<View> =
        Window.all(screen.top).filter { it.isShown && it.isEnabled && (it.isClickable || it is BoardView) }.toSet()

    private fun name(view: View) = (view.contentDescription ?: (view as? android.widget.TextView)?.run { text.ifEmpty { hint } } ?: view.javaClass.simpleName).toString()

    /** Presses what [next] says until every control was reached or [most] keys were pressed; the controls that were not. */
    private fun unreached(screen: Window<*>, most: Int, next: (Int) -> Int): List<String> {
        val root = screen.top
        focus(root)
        val reached = HashSet<View>()
        for (i in 0 until most) {
            key(root, next(i))
            root.findFocus()?.let(reached::add)
            if (i % 10 == 9 && reached.containsAll(controls(screen))) return emptyList()
        }
        return (controls(screen) - reached).map(::name)
    }

    private fun everywhere(most: Int, next: (Int) -> Int) {
        val faults = ArrayList<String>()
        for (scene in Scenes.ALL + Scenes.MORE) {
            val screen = scene.open(Pane.PHONE)
            assertTrue("${scene.name} has something to press", controls(screen).isNotEmpty())
            faults += unreached(screen, most, next).map { "${scene.name}: $it" }
            screen.close()
            app.host.close()
            app.disk.submit {}.get()
            app.folder.names().forEach { app.folder.delete(it) }
            Window.idle()
        }
        assertEquals(faults.joinToString("\n"), 0, faults.size)
    }

    @Test
    fun `Tab reaches everything on every screen and sheet`() = everywhere(220) { KeyEvent.KEYCODE_TAB }

    @Test
    fun `a D-pad reaches everything on every screen and sheet`() {
        val chance = Random(11)
        val ways = intArrayOf(KeyEvent.KEYCODE_DPAD_DOWN, KeyEvent.KEYCODE_DPAD_RIGHT, KeyEvent.KEYCODE_DPAD_UP, KeyEvent.KEYCODE_DPAD_LEFT)
        var up = true
        everywhere(4_000) { i ->
            // Down the page and up again, with steps aside at random.
            if (i % 160 == 0) up = !up
            when (chance.nextInt(4)) {
                0 -> if (chance.nextBoolean()) ways[1] else ways[3]
                else -> if (up) ways[2] else ways[0]
            }
        }
    }

    private fun <A : Activity> walk(type: Class<A>, words: String, press: Int): Window<A> {
        val screen = Window.open(type, null)
        val root = screen.top
        repeat(200) {
            key(root, KeyEvent.KEYCODE_TAB)
            if (root.findFocus()?.let(::name)?.let { it == words || it.startsWith("$words,") } == true) {
                key(root, press)
                screen.settle()
                return screen
            }
        }
        error("no “$words”")
    }

    @Test
    fun `Enter, Space and the middle key press what has the focus`() {
        for (press in listOf(KeyEvent.KEYCODE_ENTER, KeyEvent.KEYCODE_SPACE, KeyEvent.KEYCODE_DPAD_CENTER)) {
            val home = walk(HomeActivity::class.java, "My games", press)
            assertEquals(MyGamesActivity::class.java.name, home.led()?.component?.className)
            home.close()
            val before = app.settings.settings.sound
            walk(SettingsActivity::class.java, "Sound", press).close()
            assertEquals("$press", !before, app.settings.settings.sound)
        }
    }

    @Test
    fun `a game begins by keys alone, and a sheet is closed by Escape`() {
        val screen = walk(NewGameActivity::class.java, "Start", KeyEvent.KEYCODE_ENTER)
        assertTrue(screen.activity.isFinishing)
        assertEquals(0, app.host.snapshot?.ply)
        screen.close()
        val settings = walk(SettingsActivity::class.java, "Language", KeyEvent.KEYCODE_ENTER)
        val windows = settings.roots().size
        assertTrue("$windows", windows > 1)
        focus(settings.top)
        key(settings.top, KeyEvent.KEYCODE_ESCAPE)
        settings.settle()
        assertEquals(windows - 1, settings.roots().size)
        assertTrue(Window.all(settings.decor).any { it is CompoundButton || it.isClickable })
        settings.close()
    }
}
