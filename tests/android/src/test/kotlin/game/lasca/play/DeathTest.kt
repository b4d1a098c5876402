// The process dies in every stage of a game, gently (hidden first) and at once, with the saved state of the screen and without:
// the game is back as it was, its clock paused, and can be played on.
package game.lasca.play

import game.lasca.R
import game.lasca.core.Seat
import game.lasca.core.Stage
import game.lasca.core.Start
import game.lasca.core.TimeControl
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h891dp-port-notnight-mdpi")
class DeathTest {
    private val capture = Start.Position("w b2wW d2BbbbwwWwww c3b e3w g3w c5b e5b a7WBbb g7b")

    // Far apart: a forced answer would be there before the process has ended.
    private val far = Start.Position("w a1w c1w e1w c7b e7b g7b")

    /** A stage, how it is reached, and what of it must be back. */
    private class Moment(val name: String, val reach: () -> Play, val back: (Play) -> Unit = {})

    private fun two(then: Play.() -> Unit) = Play.start(newGame()).apply {
        tap("c3")
        tap("b4")
        then()
    }

    private val moments = listOf(
        Moment("before the first move", { Play.start(newGame()) }),
        Moment("a column is chosen", { two { tap("a5") } }),
        Moment("in a capture", { Play.start(newGame(start = capture)).apply { tap("b2"); tap("d4") } }, {
            assertTrue("${it.snapshot.stage}", it.snapshot.stage == Stage.Jumping || it.snapshot.stage == Stage.Choosing)
        }),
        Moment("a move waits to be confirmed", {
            app.settings.update { copy(confirm = true) }
            Play.start(newGame()).apply { tap("c3"); tap("b4") }
        }),
        Moment("the computer thinks", {
            app.settings.update { copy(pace = game.lasca.host.Pace.SLOW) }
            Play.start(newGame(black = Seat.Computer(3), start = far)).apply { tap("a1"); tap("b2") }
        }, { assertEquals(1, it.snapshot.ply) }),
        Moment("a clock runs", { Play.start(newGame(time = TimeControl(300_000, 0))).apply { tap("c3"); tap("b4") } }, {
            assertTrue("the clock is paused", it.snapshot.paused)
            assertTrue(it.offers(R.string.game_resume))
        }),
        Moment("a draw is offered", { two { press(R.string.game_menu); press(R.string.game_offer_draw); press(R.string.game_offer_draw) } }, { assertNotNull(it.snapshot.offer) }),
        Moment("an earlier move is looked at", { two { press(R.string.game_moves); press("White: c 3 to b 4"); press(R.string.game_undo) } }),
        Moment("a hint is shown", { two { press(R.string.game_hint); settle() } }),
        Moment("the menu is open", { two { press(R.string.game_menu) } }),
        Moment("the question before resigning is open", { two { press(R.string.game_menu); press(R.string.game_resign) } }, { assertFalse(it.snapshot.stage is Stage.Over) }),
        Moment("the inspector is open", { two { hold("d2") } }),
        Moment("the game is over and its sheet open", { two { press(R.string.game_menu); press(R.string.game_resign); press(R.string.game_resign); pass(1_000) } }, {
            assertTrue(it.snapshot.stage is Stage.Over)
        }),
    )

    // Not called die: Play has a function of that name, which would be the one that is called.
    private fun survives(moment: Moment, end: (Play) -> Play) {
        val play = moment.reach()
        val before = play.snapshot
        val back = end(play)
        val after = back.snapshot
        assertEquals(moment.name, before.ply, after.ply)
        assertEquals(moment.name, before.lastPly, after.lastPly)
        if (before.stage !is Stage.Jumping && before.stage !is Stage.Confirming && !before.lookingBack) {
            assertEquals(moment.name, before.columns.map { it.square to it.pieces }, after.columns.map { it.square to it.pieces })
        }
        moment.back(back)
        back.controller.pause().stop().destroy()
        app.settings.update { copy(confirm = false, pace = game.lasca.host.Pace.NATURAL) }
    }

    @Test
    fun `hidden first, with what the screen kept`() = moments.forEach { survives(it) { play -> play.die() } }

    @Test
    fun `hidden first, without`() = moments.forEach { survives(it) { play -> play.die(keepBundle = false) } }

    @Test
    fun `at once, with the screen still in sight`() = moments.forEach { survives(it) { play -> play.fall() } }
}
