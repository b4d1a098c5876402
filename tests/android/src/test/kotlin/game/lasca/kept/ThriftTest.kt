// Thrift: what a tap asks of the core, how often a clock is painted, what a long list makes. Counted, not timed.
package game.lasca.kept

import android.view.View
import android.widget.ListView
import game.lasca.core.Action
import game.lasca.core.Clocks
import game.lasca.core.MoveLine
import game.lasca.core.NewGame
import game.lasca.core.Session
import game.lasca.core.Snapshot
import game.lasca.core.Stage
import game.lasca.core.TimeControl
import game.lasca.core.Update
import game.lasca.play.Play
import game.lasca.play.TestApp
import game.lasca.play.all
import game.lasca.play.app
import game.lasca.play.newGame
import game.lasca.play.pass
import game.lasca.play.settle
import org.junit.Assert.assertEquals
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** A session that remembers what it was asked. */
class CountedSession(game: NewGame, nowMs: Long) : Session(game, nowMs) {
    override fun handle(action: Action, nowMs: Long): Update = super.handle(action, nowMs).also { asked += "handle" }

    override fun moves(fromPly: Int, toPly: Int): List<MoveLine> = super.moves(fromPly, toPly).also { asked += "moves" }

    override fun save(nowMs: Long): String = super.save(nowMs).also { asked += "save" }

    override fun snapshot(nowMs: Long): Snapshot = super.snapshot(nowMs).also { asked += "snapshot" }

    override fun clocks(nowMs: Long): Clocks? = super.clocks(nowMs).also { asked += "clocks" }

    override fun record(): String = super.record().also { asked += "record" }

    override fun message(): String = super.message().also { asked += "message" }

    override fun position(): String = super.position().also { asked += "position" }

    companion object {
        /** Every call over the border, in order. */
        val asked = ArrayList<String>()
    }
}

/** The app with counted sessions. */
class CountedApp : TestApp() {
    override fun newSession(game: NewGame, nowMs: Long): Session = CountedSession(game, nowMs)
}

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w1280dp-h800dp-land-notnight-mdpi", application = CountedApp::class)
class ThriftTest {
    private val asked get() = CountedSession.asked

    @Test
    fun `a tap asks the core once, and once more for the save when a move is whole, with board, list and inspector in sight`() {
        val play = Play.start(newGame())
        for ((origin, landing) in listOf("c3" to "b4", "a5" to "c3", "b2" to "d4")) {
            asked.clear()
            play.tap(origin)
            settle()
            assertEquals(listOf("handle"), asked)
            asked.clear()
            play.tap(landing)
            settle()
            assertEquals(listOf("handle", "save"), asked)
        }
    }

    private fun frames(play: Play, ms: Long): Int {
        var frames = 0
        val count = android.view.ViewTreeObserver.OnPreDrawListener {
            frames++
            true
        }
        play.decor.viewTreeObserver.addOnPreDrawListener(count)
        pass(ms)
        play.decor.viewTreeObserver.removeOnPreDrawListener(count)
        return frames
    }

    @Test
    fun `a running clock is painted ten times a second at most, a still board never`() {
        val play = Play.start(newGame(time = TimeControl(15_000, 0)))
        play.tap("c3")
        play.tap("d4")
        settle()
        pass(1_000)
        asked.clear()
        val frames = frames(play, 2_000)
        assertTrue("$frames frames in two seconds of tenths", frames in 10..21)
        assertTrue("$asked", asked.size <= 21)
        assertTrue("the clocks alone are asked for: $asked", "clocks" in asked && "snapshot" !in asked)
        play.controller.pause().stop()
        settle()
        pass(100)
        asked.clear()
        assertEquals("hidden", 0, frames(play, 5_000))
        assertEquals(emptyList<String>(), asked)
    }

    @Test
    fun `with no clock an open game paints nothing and asks nothing`() {
        val play = Play.start(newGame())
        play.tap("c3")
        settle()
        pass(2_000)
        asked.clear()
        assertEquals(0, frames(play, 10_000))
        assertEquals(emptyList<String>(), asked)
    }

    @Test
    fun `the list of a game of nearly 400 plies holds only the rows one sees, uses them again, and is asked for nothing twice`() {
        val play = Play.start(newGame())
        asked.clear()
        val opening = listOf("c3-d4", "e5xc3", "b2xd4", "f6-e5", "d4xf6", "g7xe5")
        opening.forEach { app.host.handle(Action.Play(it)) }
        var plies = opening.size
        while (plies < 400) {
            val snapshot = checkNotNull(app.host.snapshot)
            if (snapshot.stage is Stage.Over) break
            val moves = snapshot.columns.flatMap { it.moves }
            app.host.handle(Action.Play(moves[plies % moves.size].text))
            plies++
        }
        settle()
        assertTrue("a game of $plies plies", plies > 350)
        assertEquals("the moves came with the updates", 0, asked.count { it == "moves" })
        val list = all(play.decor).filterIsInstance<ListView>().first { it.isShown }
        val rows = list.adapter.count
        assertTrue("$rows rows", rows >= plies / 2 - 1)
        assertTrue("${list.childCount} of $rows rows are there", list.childCount in 2..20)
        val row: View = list.adapter.getView(0, null, list)
        for (i in 0 until rows) assertSame(row, list.adapter.getView(i, row, list))
    }
}
