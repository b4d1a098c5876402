// The save file that both apps write and read, byte for byte: tests/fixtures/records/handed-over.lasca. Its twin is SaveFileTests.swift.
// Written by LASCA_WRITE_HANDED_OVER=1 tests/android/run -Dtest=HandedOverTest, which is right only together with a line in the changelog.
package game.lasca.host

import game.lasca.core.Action
import game.lasca.core.NewGame
import game.lasca.core.RuleSet
import game.lasca.core.Seat
import game.lasca.core.Side
import game.lasca.core.Start
import game.lasca.core.Takebacks
import game.lasca.core.TimeControl
import game.lasca.core.Turning
import game.lasca.core.ruleDemos
import game.lasca.play.fixture
import org.junit.Assert.assertEquals
import org.junit.Test

class HandedOverTest {
    private val hand = HandLanes()
    private val file = fixture("records/handed-over.lasca")

    private fun host(folder: Folder) =
        GameHost(SavedGame(folder, GameStore(folder) { hand.now }) {}, hand.lanes, { hand.now }, { "ours" }, { 1.0 }, {}, { Settings().input() })

    // Clocks, names, a move taken back with consent, a draw on offer, half a move.
    private fun played(folder: Folder): GameHost {
        val time = TimeControl(300_000, 3000)
        val kawu = ruleDemos().first { it.rules.set == RuleSet.KAWU }.rules
        val host = host(folder)
        host.begin(
            NewGame(
                kawu, Seat.Human, Seat.Human, time, time, Start.Initial, Turning.FACE_TO_FACE, Takebacks.BY_CONSENT, 77,
                Settings().input(), "Anna = \"B\"", "Björn", "2026-01-02", null,
            ),
        )
        val steps = listOf(
            2000L to Action.Play("c3-d4"), 4500L to Action.Play("e5xc3"), 1234L to Action.Play("b2xd4"), 0L to Action.Undo,
            800L to Action.Reply(Side.BLACK, true), 0L to Action.Flip, 0L to Action.OfferDraw(Side.WHITE), 350L to Action.Tap(4),
        )
        for ((wait, action) in steps) {
            hand.pass(wait)
            host.handle(action)
        }
        host.hide(this)
        hand.runDisk()
        return host
    }

    @Test
    fun `this host writes the file that the iPhone's writes byte for byte`() {
        val folder = FaultyFolder()
        played(folder)
        val text = folder.read("ours" + GameStore.GAME)
        if (System.getenv("LASCA_WRITE_HANDED_OVER") != null) file.writeText(text)
        assertEquals(file.readText(), text)
    }

    @Test
    fun `the file that the iPhone's host writes opens and is written back byte for byte`() {
        val own = played(FaultyFolder())
        val folder = FaultyFolder()
        folder.write("theirs" + GameStore.GAME, file.readText())
        val host = host(folder)
        host.open("theirs")
        hand.runDisk()
        assertEquals(own.snapshot?.columns, host.snapshot?.columns)
        assertEquals(own.snapshot?.marks, host.snapshot?.marks)
        assertEquals(own.snapshot?.clocks, host.snapshot?.clocks)
        assertEquals(own.snapshot?.offer, host.snapshot?.offer)
        assertEquals(listOf("c3-d4", "e5xc3", "b2xd4"), host.moves(0, 99).map { it.text })
        host.hide(this)
        hand.runDisk()
        assertEquals(file.readText(), folder.read("theirs" + GameStore.GAME))
    }
}
