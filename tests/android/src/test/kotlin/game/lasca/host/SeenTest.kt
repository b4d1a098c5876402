// Nothing runs that nobody sees: a game begun, opened or left while no window of it is in sight neither thinks nor waits for its time.
package game.lasca.host

import game.lasca.core.Action
import game.lasca.core.Seat
import game.lasca.core.TimeControl
import game.lasca.play.PLAIN
import game.lasca.play.newGame
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class SeenTest {
    private val hand = HandLanes()
    private val folder = FaultyFolder()
    private var ids = 0
    private val host = GameHost(SavedGame(folder, GameStore(folder) { hand.now }) {}, hand.lanes, { hand.now }, { "g${ids++}" }, { 1.0 }, {}, { PLAIN })
    private val computers get() = newGame(white = Seat.Computer(1), black = Seat.Computer(1))

    private fun opened() {
        host.open()
        hand.runDisk()
    }

    // What comes from the disk has something written in its turn.
    private fun disk() = repeat(2) { hand.runDisk() }

    private fun begin() = assertNull(host.begin(computers))

    private fun run() {
        hand.runThinking()
        hand.pass(10_000)
    }

    @Test
    fun `a game begun while no window of it is seen does nothing until one is, and then is not paused`() {
        opened()
        assertNull(host.begin(computers.copy(whiteTime = TimeControl(300_000, 0), blackTime = TimeControl(300_000, 0))))
        hand.runDisk()
        assertTrue("begun", hand.idle)
        host.handle(Action.SetInput(PLAIN.copy(confirm = true)))
        hand.runDisk()
        assertTrue("whatever is told to it", hand.idle)
        host.show(this)
        assertFalse(host.snapshot?.paused == true)
        run()
        assertEquals(1, host.snapshot?.ply)
    }

    @Test
    fun `a game begun at the moment when the last window is hidden does nothing`() {
        opened()
        host.show(this)
        begin()
        host.hide(this)
        begin()
        hand.runDisk()
        // The question of the game before is still in the lane; its session is closed.
        hand.runThinking()
        assertTrue(hand.idle)
        assertEquals(0, host.snapshot?.ply)
    }

    @Test
    fun `a game begun while another is on its way from the disk, and hidden, does nothing`() {
        host.open()
        begin()
        hand.runDisk()
        assertTrue(hand.idle)
        host.show(this)
        host.open()
        host.hide(this)
        begin()
        hand.runDisk()
        hand.runThinking()
        assertTrue(hand.idle)
    }

    @Test
    fun `of two windows the last one hidden ends what runs, and a game begun beside it thinks at once`() {
        opened()
        val other = Any()
        host.show(this)
        host.show(other)
        begin()
        host.hide(this)
        run()
        assertTrue("${host.snapshot?.ply}", (host.snapshot?.ply ?: 0) > 0)
        begin()
        host.hide(other)
        hand.runThinking()
        hand.runDisk()
        assertTrue(hand.idle)
        assertEquals(0, host.snapshot?.ply)
    }

    @Test
    fun `a game put away while nobody looks leaves nothing behind, and the one opened after it sleeps`() {
        opened()
        begin()
        val first = host.id
        host.close()
        host.open(first)
        disk()
        assertTrue(hand.idle)
        host.open("nowhere")
        disk()
        assertTrue(hand.idle)
        assertEquals(first, host.id)
    }
}
