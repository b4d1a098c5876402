// Things that happen in the middle of a game: a screen reader is switched on, the last second is interrupted, a question outlives a turn
// of the device, the settings change beside the game, Back closes what is open.
package game.lasca.hostile

import android.os.Bundle
import android.view.KeyEvent
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import game.lasca.R
import game.lasca.core.Outcome
import game.lasca.core.Stage
import game.lasca.core.TimeControl
import game.lasca.look.BoardTheme
import game.lasca.play.Play
import game.lasca.play.app
import game.lasca.play.idle
import game.lasca.play.newGame
import game.lasca.play.pass
import game.lasca.play.settle
import game.lasca.play.windows
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
class OddMomentsTest {
    private fun begun(time: TimeControl? = null) = Play.start(newGame(time = time)).apply {
        tap("c3")
        tap("d4")
    }

    private fun Play.again() {
        controller.recreate()
        controller.visible().windowFocusChanged(true)
        settle()
    }

    private fun Play.ask(id: Int) {
        press(R.string.game_menu)
        press(id)
    }

    private fun Play.click(square: String) {
        checkNotNull(board.accessibilityNodeProvider).performAction(Play.index(square) + 1, AccessibilityNodeInfo.ACTION_CLICK, Bundle())
        idle()
    }

    @Test
    fun `a screen reader that is switched on in the middle of a move finds it half made, and ends it`() {
        val play = begun()
        play.tap("e5")
        val manager = checkNotNull(play.activity.getSystemService(AccessibilityManager::class.java))
        shadowOf(manager).setEnabled(true)
        shadowOf(manager).setTouchExplorationEnabled(true)
        val node = { square: String -> checkNotNull(checkNotNull(play.board.accessibilityNodeProvider).createAccessibilityNodeInfo(Play.index(square) + 1)) }
        assertEquals("selected", node("e5").stateDescription)
        assertTrue("${node("c3").text}", "legal landing" in node("c3").text)
        val before = shadowOf(manager).sentAccessibilityEvents.size
        play.click("c3")
        assertEquals(2, play.snapshot.ply)
        assertTrue(play.spoken, play.spoken.startsWith("Black: "))
        assertTrue("it is told", shadowOf(manager).sentAccessibilityEvents.drop(before).any { it.contentDescription?.startsWith("Black: ") == true })
        shadowOf(manager).setTouchExplorationEnabled(false)
        shadowOf(manager).setEnabled(false)
        play.press(R.string.game_menu)
        assertTrue("and without it touches go on", play.offers(R.string.game_moves))
    }

    @Test
    fun `a clock with one second left stands while the game is hidden, and that second is left then`() {
        val play = begun(TimeControl(63_000, 0))
        val black = { checkNotNull(app.host.look()?.clocks).blackMs }
        pass(black() - 1_000)
        val left = black()
        assertTrue("$left", left in 500..1_000)
        play.comeBack { pass(60_000) }
        assertFalse("${play.snapshot.stage}", play.snapshot.stage is Stage.Over)
        assertEquals(left, black())
        play.press(R.string.game_resume)
        pass(left / 4)
        assertFalse("${play.snapshot.stage}", play.snapshot.stage is Stage.Over)
        pass(left)
        settle()
        assertTrue("${play.snapshot.stage}", (play.snapshot.stage as? Stage.Over)?.outcome is Outcome.Win)
        assertEquals(0L, black())
    }

    @Test
    fun `the question before a draw is offered outlives a turn of the device, and so does the offer`() {
        val play = begun()
        play.ask(R.string.game_offer_draw)
        play.again()
        assertTrue("the question", play.offers(R.string.game_keep_playing))
        play.press(R.string.game_offer_draw)
        assertNotNull(play.snapshot.offer)
        play.again()
        assertTrue("the offer", play.offers(R.string.game_accept))
        play.press(R.string.game_accept)
        assertTrue("${play.snapshot.stage}", (play.snapshot.stage as? Stage.Over)?.outcome is Outcome.Draw)
    }

    @Test
    fun `the question before resigning outlives a turn of the device, and answered it does not come back`() {
        val play = begun()
        play.ask(R.string.game_resign)
        play.again()
        play.press(R.string.game_keep_playing)
        assertTrue(play.snapshot.stage is Stage.Choosing)
        play.again()
        assertFalse(play.offers(R.string.game_keep_playing))
        play.ask(R.string.game_resign)
        play.again()
        play.press(R.string.game_resign)
        assertTrue(play.snapshot.stage is Stage.Over)
    }

    @Test
    fun `settings changed in another window are followed as soon as the game is touched again`() {
        val play = begun()
        play.controller.windowFocusChanged(false)
        app.settings.update { copy(showLandings = false, confirm = true) }
        play.controller.windowFocusChanged(true)
        play.tap("e5")
        assertEquals(emptySet<String>(), play.landings())
        play.tap("c3")
        assertTrue("asked as the player wants it now: ${play.snapshot.stage}", play.snapshot.stage is Stage.Confirming)
        val before = play.activity
        play.controller.windowFocusChanged(false)
        app.settings.update { copy(board = BoardTheme.entries.first { it != board }) }
        play.controller.windowFocusChanged(true)
        settle()
        assertNotEquals("the look is made anew", before, play.activity)
        assertTrue("and the move still waits", play.snapshot.stage is Stage.Confirming)
        play.controller.pause().stop()
        settle()
        assertFalse("hidden, nothing of it is watched", app.host.look()?.clocks?.running != null)
    }

    @Test
    fun `another look chosen in Settings makes the game's window anew, and hidden it is not taken for seen`() {
        val play = begun(TimeControl(300_000, 0))
        val before = play.activity
        play.comeBack { app.settings.update { copy(board = BoardTheme.entries.first { it != board }) } }
        assertNotEquals(before, play.activity)
        play.press(R.string.game_resume)
        assertNotNull(checkNotNull(app.host.look()?.clocks).running)
        play.controller.pause().stop()
        settle()
        assertNull(checkNotNull(app.host.look()?.clocks).running)
    }

    @Test
    fun `Back closes what is open over the game, and the game stays`() {
        val play = begun()
        for (open in listOf<Play.() -> Unit>({ press(R.string.game_menu) }, { ask(R.string.game_moves) }, { ask(R.string.game_resign) })) {
            play.open()
            val windows = windows().size
            play.key(KeyEvent.KEYCODE_BACK)
            assertEquals(windows - 1, windows().size)
            assertFalse(play.activity.isFinishing)
        }
        assertEquals(1, play.snapshot.ply)
    }
}
