// What Android's users are used to and no manifest can show: keys that can be looked up, the other button, tooltips, Back, clear bars.
// Each fails when its subject is taken out.
package game.lasca.kept

import android.os.SystemClock
import android.view.InputDevice
import android.view.KeyEvent
import android.view.KeyboardShortcutGroup
import android.view.MotionEvent
import game.lasca.R
import game.lasca.core.Action
import game.lasca.core.Start
import game.lasca.play.Play
import game.lasca.play.all
import game.lasca.play.app
import game.lasca.play.called
import game.lasca.play.idle
import game.lasca.play.newGame
import game.lasca.play.pass
import game.lasca.play.settle
import game.lasca.play.texts
import game.lasca.screen.InspectorView
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h891dp-port-notnight-mdpi")
class HabitsTest {
    private fun inspector(play: Play) = all(play.decor).filterIsInstance<InspectorView>().firstOrNull { it.isShown }

    @Test
    fun `the keys can be looked up, each with its name and each once`() {
        val play = Play.start(newGame())
        val groups = ArrayList<KeyboardShortcutGroup>()
        play.activity.onProvideKeyboardShortcuts(groups, null, 0)
        val keys = groups.flatMap { it.items }
        assertTrue("${keys.size}", keys.size >= 12)
        assertTrue(keys.all { !it.label.isNullOrEmpty() })
        assertEquals(keys.size, keys.map { it.keycode to it.modifiers }.toSet().size)
        for (code in listOf(KeyEvent.KEYCODE_U, KeyEvent.KEYCODE_H, KeyEvent.KEYCODE_I, KeyEvent.KEYCODE_F)) assertTrue("$code", keys.any { it.keycode == code })
    }

    @Test
    fun `the other button of a mouse tells a column, and the next touch closes it without playing`() {
        val play = Play.start(newGame())
        val g = play.board.geometry
        val square = Play.index("c3")
        val properties = arrayOf(MotionEvent.PointerProperties().apply { toolType = MotionEvent.TOOL_TYPE_MOUSE })
        val coords = arrayOf(MotionEvent.PointerCoords().apply { x = g.pixelX(square).toFloat(); y = g.pixelY(square).toFloat() })
        val now = SystemClock.uptimeMillis()
        val down = MotionEvent.obtain(now, now, MotionEvent.ACTION_DOWN, 1, properties, coords, 0, MotionEvent.BUTTON_SECONDARY, 1f, 1f, 0, 0, InputDevice.SOURCE_MOUSE, 0)
        assertNull(inspector(play))
        play.board.dispatchTouchEvent(down)
        idle()
        assertEquals(square, inspector(play)?.square)
        // A real mouse tells of the press a second time; the column is told once.
        val heard = play.spoken(raw = true)
        val press = MotionEvent.obtain(now, now, MotionEvent.ACTION_BUTTON_PRESS, 1, properties, coords, 0, MotionEvent.BUTTON_SECONDARY, 1f, 1f, 0, 0, InputDevice.SOURCE_MOUSE, 0)
        MotionEvent::class.java.getMethod("setActionButton", Int::class.java).invoke(press, MotionEvent.BUTTON_SECONDARY)
        play.board.dispatchGenericMotionEvent(press)
        idle()
        assertEquals(heard, play.spoken(raw = true))
        play.key(KeyEvent.KEYCODE_ESCAPE)
        assertNull(inspector(play))
        assertEquals(0, play.snapshot.ply)
    }

    @Test
    fun `a caption tells its clock when it is asked, and whose clock runs`() {
        val play = Play.start(newGame(time = game.lasca.core.TimeControl(300_000, 0)))
        play.tap("c3")
        play.tap("d4")
        pass(60_000)
        fun told(black: Boolean): String {
            val captions = all(play.decor).filterIsInstance<game.lasca.screen.CaptionView>().map { it.createAccessibilityNodeInfo().contentDescription.toString() }
            return captions.first { ("Black" in it) == black }
        }
        assertTrue(told(black = false), told(black = false).endsWith("5 minutes"))
        assertTrue(told(black = true), told(black = true).endsWith("4 minutes, To move"))
        pass(300_000)
        settle()
        assertTrue(told(black = true), told(black = true).endsWith("Black’s time is up"))
    }

    @Test
    fun `every button without words has a tooltip that names it`() {
        // In large type the actions are signs without words, too.
        for ((scale, least) in listOf(1f to 2, 2f to 7)) {
            RuntimeEnvironment.setFontScale(scale)
            val play = Play.start(newGame())
            val silent = all(play.decor).filter { it.isShown && it.isClickable && it !== play.board && texts(it).isEmpty() }.toList()
            assertTrue("${silent.map(::called)}", silent.size >= least)
            for (button in silent) assertEquals("at $scale", called(button), button.tooltipText?.toString())
            play.controller.pause().stop().destroy()
        }
    }

    @Suppress("DEPRECATION")
    @Test
    fun `Back takes back what was begun first, and only then leaves, without a question`() {
        val play = Play.start(newGame())
        play.tap("c3")
        assertEquals(setOf("b4", "d4"), play.landings())
        play.activity.onBackPressed()
        pass(300)
        assertEquals(emptySet<String>(), play.landings())
        assertFalse(play.activity.isFinishing)
        play.activity.onBackPressed()
        assertTrue(play.activity.isFinishing)
    }

    @Suppress("DEPRECATION")
    @Test
    fun `Back takes a half-made capture back leg by leg, takes a hint away, and comes back from an earlier move`() {
        app.settings.update { copy(autoComplete = false) }
        val play = Play.start(newGame(start = Start.Position("w c3wb g1w d4b d6bw a7b")))
        fun back() {
            play.activity.onBackPressed()
            pass(300)
            assertFalse(play.activity.isFinishing)
        }
        play.tap("c3")
        play.tap("e5")
        assertEquals(setOf("c7"), play.landings())
        back()
        assertEquals(setOf("e5"), play.landings())
        back()
        assertEquals(emptySet<String>(), play.landings())
        play.press(R.string.game_hint)
        settle()
        assertNotNull(play.snapshot.hint)
        back()
        assertNull(play.snapshot.hint)
        for (square in listOf("c3", "e5", "c7")) play.tap(square)
        app.host.handle(Action.Look(0))
        back()
        assertFalse(play.snapshot.lookingBack)
        assertEquals(1, play.snapshot.ply)
    }

    // The dispatcher tells nobody but the system what is registered with it, and takes nothing from an app whose manifest does not ask for it,
    // which this manifest does (ConventionsTest) and Robolectric does not read.
    private fun backCallback(play: Play): Any? {
        val dispatcher = play.activity.onBackInvokedDispatcher
        val actual = checkNotNull(dispatcher.javaClass.getDeclaredField("mActualDispatcher").apply { isAccessible = true }.get(dispatcher))
        return actual.javaClass.getMethod("getTopCallback").invoke(actual)?.takeIf { "lasca" in it.toString() }
    }

    private fun asksForBack() = game.lasca.play.app.applicationInfo.let {
        it.javaClass.getMethod("setEnableOnBackInvokedCallback", Boolean::class.javaPrimitiveType).invoke(it, true)
    }

    @Test
    fun `the system knows before a swipe whether Back leaves, as something is registered only while there is something to take back`() {
        asksForBack()
        val play = Play.start(newGame())
        assertNull(backCallback(play))
        play.tap("c3")
        val inner = backCallback(play)
        assertTrue("$inner", inner is android.window.OnBackInvokedCallback)
        (inner as android.window.OnBackInvokedCallback).onBackInvoked()
        idle()
        pass(300)
        assertEquals(emptySet<String>(), play.landings())
        assertFalse(play.activity.isFinishing)
        assertNull(backCallback(play))
    }

    @Test
    fun `the window reaches under the bars, whose icons stand out from it by day and by night`() {
        // Made for Android 15 the system does it by itself; the app must have asked for it on those before.
        game.lasca.play.app.applicationInfo.targetSdkVersion = 34
        for (night in listOf(false, true)) {
            org.robolectric.RuntimeEnvironment.setQualifiers(if (night) "+night" else "+notnight")
            val play = Play.start(newGame())
            val window = play.activity.window
            assertEquals(false, android.view.Window::class.java.getMethod("decorFitsSystemWindows").invoke(window))
            val dark = android.view.WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS or android.view.WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS
            assertEquals("night: $night", if (night) 0 else dark, checkNotNull(play.decor.windowInsetsController).systemBarsAppearance and dark)
            play.controller.pause().stop().destroy()
        }
    }

    @Suppress("DEPRECATION")
    @Test
    @Config(sdk = [26], qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
    fun `on Android 8 the window reaches under the bars, too`() {
        val under = android.view.View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN or android.view.View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION
        val play = Play.start(newGame())
        assertEquals(under, play.decor.systemUiVisibility and under)
    }

    // A screen's own bars are clear by its theme too, so that they are from the first picture on (ConventionsTest); a sheet wears none of ours.
    @Suppress("DEPRECATION")
    private fun clearBars() {
        val play = Play.start(newGame())
        play.press(game.lasca.R.string.game_menu)
        val sheet = checkNotNull(org.robolectric.shadows.ShadowDialog.getLatestDialog()?.window)
        for (window in listOf(play.activity.window, sheet)) {
            assertEquals(0, window.statusBarColor)
            assertEquals(0, window.navigationBarColor)
            if (android.os.Build.VERSION.SDK_INT >= 29) assertFalse("no veil behind the buttons", window.isNavigationBarContrastEnforced)
        }
    }

    @Test
    fun `the bars of a screen and of a sheet are clear`() {
        // Made for Android 15 the system does it by itself.
        game.lasca.play.app.applicationInfo.targetSdkVersion = 34
        clearBars()
    }

    @Test
    @Config(sdk = [26], qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
    fun `on Android 8 the bars are clear, too`() = clearBars()

    @Test
    fun `a column is peeled in the inspector, from its commander to its last piece`() {
        val play = Play.start(newGame(start = game.lasca.core.Start.Position("w b2wW d2BbbbwwWwww c3b e3w g3w c5b e5b a7WBbb g7b")))
        play.hold("b2")
        val card = checkNotNull(inspector(play))
        fun words() = game.lasca.play.texts(card)
        assertTrue("${words()}", words().any { it.contains("soldier") })
        val more = all(card).first { called(it) == play.activity.getString(R.string.inspector_more) }
        play.press(game.lasca.R.string.inspector_more)
        assertTrue("${words()}", "After 1 capture" in words())
        assertTrue("the pressed button stands where it stood, with its focus", more.isAttachedToWindow && more.isShown)
        assertTrue("what is left is what is told: ${card.contentDescription}", card.contentDescription.startsWith("After 1 capture. white officer. White commands"))
        assertFalse("${words()}", words().any { it.contains("soldier", ignoreCase = true) })
        play.press(game.lasca.R.string.inspector_fewer)
        assertTrue("${words()}", words().any { it.contains("soldier") })
    }
}
