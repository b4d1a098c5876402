// How moves are entered, as players choose it in Settings: the same touches before and after the switch, in one running game.
package game.lasca.play

import game.lasca.R
import game.lasca.board.BoardGeometry
import game.lasca.core.Stage
import game.lasca.core.Start
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w360dp-h740dp-port-notnight-xhdpi")
class TouchHabitsTest {
    /** White must capture a1 x c3 and has no other move. */
    private val onlyMove = Start.Position("w a1w g1w b2b e7b")

    /** f2 can be reached from g1 alone, b2 from a1 alone. */
    private val twoSteps = Start.Position("w a1w g1w a7b g7b")

    /** a1 captures b2 and then b4, with nothing to choose on the way. */
    private val twoJumps = Start.Position("w a1w g1w b2b b4b g7b")

    @Before
    fun everySquareIsTapped() = app.settings.update {
        copy(autoComplete = false, finalSquare = false, quickInput = false, oneTapForced = false, autoForced = false, confirm = false)
    }

    @Test
    fun `the only move is played at one touch of its column when the player wants it so`() {
        val play = Play.start(newGame(start = onlyMove))
        play.tap("a1")
        assertEquals("a touch chooses", setOf("c3"), play.landings())
        play.tap("a1")
        assertEquals(0, play.snapshot.ply)
        play.switch(R.string.settings_one_tap)
        play.tap("a1")
        assertEquals(listOf(Play.index("c3")), play.snapshot.marks.last?.landings)
        assertEquals(1, play.snapshot.ply)
    }

    @Test
    fun `the only move is played at one touch of its landing, too`() {
        val play = Play.start(newGame(start = onlyMove))
        play.tap("c3")
        assertEquals("an empty square is refused", 0, play.snapshot.ply)
        play.switch(R.string.settings_one_tap)
        play.tap("c3")
        assertEquals(1, play.snapshot.ply)
    }

    @Test
    fun `one touch plays nothing where there is a choice`() {
        val play = Play.start(newGame(start = twoSteps))
        play.switch(R.string.settings_one_tap)
        play.tap("g1")
        assertEquals(0, play.snapshot.ply)
        assertEquals(setOf("f2"), play.landings())
    }

    @Test
    fun `the only move plays itself after a while when the player wants it so, and taken back it stays so`() {
        val play = Play.start(newGame(start = onlyMove))
        pass(10_000)
        assertEquals(0, play.snapshot.ply)
        play.switch(R.string.settings_auto)
        assertEquals("not at once", 0, play.snapshot.ply)
        pass(10_000)
        assertEquals(1, play.snapshot.ply)
        play.press(R.string.game_undo)
        pass(10_000)
        assertEquals(0, play.snapshot.ply)
    }

    @Test
    fun `an empty square that one column can reach is played at one touch when the player wants it so`() {
        val play = Play.start(newGame(start = twoSteps))
        play.tap("f2")
        assertEquals(0, play.snapshot.ply)
        play.switch(R.string.settings_quick)
        play.tap("f2")
        assertEquals(1, play.snapshot.ply)
        assertEquals("g1" to listOf("f2"), play.snapshot.marks.last?.let { name(it.origin) to it.landings.map(::name) })
    }

    @Test
    fun `a square that two columns can reach, or none, plays nothing and says why`() {
        val play = Play.start(newGame())
        play.switch(R.string.settings_quick)
        play.tap("d4")
        assertEquals(0, play.snapshot.ply)
        assertTrue(play.status, "c3" in play.status && "e3" in play.status)
        play.tap("b4")
        assertEquals("a3 and c3 reach it", 0, play.snapshot.ply)
    }

    @Test
    fun `the last square of a capture is enough when the player wants it so`() {
        val play = Play.start(newGame(start = twoJumps))
        play.tap("a1")
        play.tap("a5")
        assertEquals(0, play.snapshot.ply)
        assertEquals(setOf("c3"), play.landings())
        play.switch(R.string.settings_final)
        play.tap("a5")
        assertEquals(1, play.snapshot.ply)
        assertEquals(listOf("c3", "a5"), play.snapshot.marks.last?.landings?.map(::name))
    }

    @Test
    fun `jumps without a choice are finished by themselves when the player wants it so`() {
        val old = Play.start(newGame(start = twoJumps))
        old.tap("a1")
        old.tap("c3")
        pass(2_000)
        assertEquals(Stage.Jumping, old.snapshot.stage)
        old.switch(R.string.settings_complete)
        old.controller.pause().stop().destroy()
        val play = Play.start(newGame(start = twoJumps))
        play.tap("a1")
        play.tap("c3")
        pass(2_000)
        assertEquals(1, play.snapshot.ply)
        assertEquals(listOf("c3", "a5"), play.snapshot.marks.last?.landings?.map(::name))
    }

    @Test
    fun `a move waits for its confirmation when the player wants it so`() {
        val play = Play.start(newGame())
        play.switch(R.string.settings_confirm)
        play.tap("c3")
        play.tap("d4")
        assertEquals(Stage.Confirming, play.snapshot.stage)
        assertEquals(0, play.snapshot.ply)
        play.tap("d4")
        assertEquals(1, play.snapshot.ply)
        play.switch(R.string.settings_confirm)
        play.tap("e5")
        play.tap("c3")
        assertEquals(2, play.snapshot.ply)
    }

    private fun name(square: Int) = BoardGeometry.name(square)
}
