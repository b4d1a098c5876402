// Flip and the three ways of sharing a device: board, names, clocks and touches always turn together.
package game.lasca.play

import game.lasca.R
import game.lasca.core.Side
import game.lasca.core.TimeControl
import game.lasca.core.Turning
import game.lasca.screen.CaptionView
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w360dp-h740dp-port-notnight-mdpi")
class TurningTest {
    /** The names beside the board, the upper one first. */
    private fun names(play: Play): List<String> = all(play.decor).filterIsInstance<CaptionView>().filter { it.isShown }.sortedBy {
        val at = IntArray(2)
        it.getLocationInWindow(at)
        at[1]
    }.map { texts(it).first() }.toList()

    @Test
    fun `on one device the mover sits below, and every touch finds its square`() {
        val play = Play.start(newGame(turning = Turning.SAME_SIDE, time = TimeControl(300_000, 0)))
        assertEquals(listOf("Black", "White"), names(play))
        play.tap("c3")
        play.tap("d4")
        pass(1000)
        assertEquals(Side.BLACK, play.board.geometry.bottom)
        assertEquals(listOf("White", "Black"), names(play))
        play.tap("e5")
        assertEquals(setOf("c3"), play.landings())
        play.tap("c3")
        pass(1000)
        assertEquals(Side.WHITE, play.board.geometry.bottom)
        assertEquals(2, play.snapshot.ply)
    }

    @Test
    fun `flipping by hand turns names and coordinates with the board`() {
        val play = Play.start(newGame())
        val before = play.picture()
        play.press(R.string.game_flip)
        assertEquals(listOf("White", "Black"), names(play))
        assertTrue(!play.picture().sameAs(before))
        play.tap("g3")
        assertEquals(setOf("f4"), play.landings())
        play.press(R.string.game_flip)
        assertEquals(listOf("Black", "White"), names(play))
    }

    @Test
    fun `face to face the squares stay, the far player has an Undo of their own`() {
        val play = Play.start(newGame(turning = Turning.FACE_TO_FACE))
        play.tap("c3")
        play.tap("b4")
        assertEquals(Side.WHITE, play.board.geometry.bottom)
        assertEquals(listOf("Black", "White"), names(play))
        val undo = all(play.decor).filter { it.isShown && it.isClickable && called(it) == play.activity.getString(R.string.game_undo) }.toList()
        assertEquals(2, undo.size)
        assertTrue(undo.first { it.parent is CaptionView }.performClick())
        idle()
        assertEquals(0, play.snapshot.ply)
    }

    @Test
    fun `an earlier move is looked at by touching it, and played on from`() {
        val play = Play.start(newGame())
        for (square in listOf("c3", "b4", "a5", "c3", "b2", "d4")) play.tap(square)
        pass(500)
        assertEquals(3, play.snapshot.ply)
        play.press(R.string.game_moves)
        play.press("White: c 3 to b 4")
        assertEquals(1, play.snapshot.shownPly)
        assertTrue(play.status, play.status.startsWith("Move 1 of 2"))
        play.press(R.string.game_redo)
        assertEquals(2, play.snapshot.shownPly)
        play.press(R.string.game_undo)
        assertEquals(1, play.snapshot.shownPly)
        play.press(R.string.game_play_from_here)
        assertEquals(1, play.snapshot.ply)
        assertTrue(play.offers(R.string.game_redo))
    }
}
