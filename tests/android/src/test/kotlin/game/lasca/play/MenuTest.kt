// A draw and a resignation by touches: asked for in the menu, confirmed on a sheet, answered in the status line.
package game.lasca.play

import game.lasca.R
import game.lasca.core.Outcome
import game.lasca.core.Stage
import game.lasca.core.TimeControl
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w360dp-h740dp-port-notnight-xhdpi")
class MenuTest {
    private fun Play.ask(id: Int) {
        press(R.string.game_menu)
        press(id)
    }

    @Test
    fun `a draw is offered on a sheet, and declined the game goes on`() {
        val play = Play.start(newGame())
        play.ask(R.string.game_offer_draw)
        assertFalse("not without the sheet", play.offers(R.string.game_accept))
        play.press(R.string.game_keep_playing)
        assertFalse(play.offers(R.string.game_accept))
        play.ask(R.string.game_offer_draw)
        play.press(R.string.game_offer_draw)
        assertTrue(play.status, play.status.startsWith("White offers a draw"))
        play.press(R.string.game_decline)
        assertFalse("it has been answered", play.offers(R.string.game_accept))
        assertEquals("The draw is declined", play.status)
        play.tap("c3")
        play.tap("d4")
        assertEquals(1, play.snapshot.ply)
    }

    @Test
    fun `a draw that is accepted ends the game, and the end says that it was agreed`() {
        val play = Play.start(newGame())
        play.ask(R.string.game_offer_draw)
        play.press(R.string.game_offer_draw)
        play.press(R.string.game_accept)
        assertTrue((play.snapshot.stage as? Stage.Over)?.outcome is Outcome.Draw)
        pass(1_000)
        val sheet = texts(windows().last()).joinToString(" ")
        assertTrue(sheet, play.offers(R.string.end_again) && "agreed" in sheet.lowercase())
    }

    @Test
    fun `a takeback asked of the other person is accepted by touch, or declined`() {
        for ((answer, ply) in listOf(R.string.game_decline to 1, R.string.game_accept to 0)) {
            val minutes = TimeControl(300_000, 0)
            val play = Play.start(newGame(time = minutes))
            play.tap("c3")
            play.tap("d4")
            play.press(R.string.game_undo)
            assertTrue(play.status, play.status.startsWith("White asks to take back"))
            play.press(answer)
            assertEquals(ply, play.snapshot.ply)
            assertFalse(play.offers(R.string.game_accept))
            play.controller.pause().stop().destroy()
        }
    }

    @Test
    fun `who keeps playing on the sheet has not resigned, who resigns has lost and is told so`() {
        val play = Play.start(newGame())
        play.ask(R.string.game_resign)
        play.press(R.string.game_keep_playing)
        assertTrue(play.snapshot.stage is Stage.Choosing)
        play.ask(R.string.game_resign)
        play.press(R.string.game_resign)
        pass(1_000)
        val sheet = texts(windows().last()).joinToString(" ")
        assertTrue(sheet, "Black wins" in sheet && "White has resigned" in sheet)
    }
}
