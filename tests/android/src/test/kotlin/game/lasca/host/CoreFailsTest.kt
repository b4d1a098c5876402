// The core itself fails, in any of the calls that a game makes of it, once or from then on: no game is lost, nothing falls, and a person is told.
package game.lasca.host

import game.lasca.core.Action
import game.lasca.core.Clocks
import game.lasca.core.InternalException
import game.lasca.core.LoadException
import game.lasca.core.MoveLine
import game.lasca.core.NewGameException
import game.lasca.core.NoHandle
import game.lasca.core.ReadError
import game.lasca.core.ReadWhy
import game.lasca.core.Seat
import game.lasca.core.Session
import game.lasca.core.Snapshot
import game.lasca.core.Thought
import game.lasca.core.TimeControl
import game.lasca.core.Update
import game.lasca.play.PLAIN
import game.lasca.play.newGame
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** Counts calls of the core and fails at the one numbered [at], or at all [from] it on: by turns a panic, and an answer that cannot be read. */
class Faults(var at: Int, private val from: Boolean) {
    var calls = 0
        private set
    var failed = 0
        private set

    fun <T> of(call: () -> T): T {
        calls++
        if (if (from) calls >= at else calls == at) {
            failed++
            if (calls % 2 == 0) throw InternalException("called on purpose")
            throw IllegalArgumentException("junk remaining in buffer after lifting, on purpose")
        }
        return call()
    }
}

/** A session whose calls may fail. */
class FaultySession(private val inner: Session, private val faults: Faults) : Session(NoHandle) {
    override fun handle(action: Action, nowMs: Long): Update = faults.of { inner.handle(action, nowMs) }

    override fun moves(fromPly: Int, toPly: Int): List<MoveLine> = faults.of { inner.moves(fromPly, toPly) }

    override fun save(nowMs: Long): String = faults.of { inner.save(nowMs) }

    override fun snapshot(nowMs: Long): Snapshot = faults.of { inner.snapshot(nowMs) }

    override fun clocks(nowMs: Long): Clocks? = faults.of { inner.clocks(nowMs) }

    override fun record(): String = faults.of { inner.record() }

    override fun message(): String = faults.of { inner.message() }

    override fun position(): String = faults.of { inner.position() }

    override fun think(ticket: Long): Thought? = faults.of { inner.think(ticket) }

    /** Whether it was given back. */
    var closed = false
        private set

    override fun close() {
        super.close()
        inner.close()
        closed = true
    }
}

class CoreFailsTest {
    private val line = listOf("c3-d4", "b2xd4", "d4xf6")

    /** One play with its failing core. */
    private class Run(val faults: Faults) : GameListener {
        val folder = FaultyFolder()
        val hand = HandLanes()
        val troubles = ArrayList<Trouble>()
        val host = GameHost(
            SavedGame(folder, GameStore(folder) { hand.now }, { text, at -> faults.of { FaultySession(Session.load(text, at), faults) } }) {},
            hand.lanes, { hand.now }, { "g" }, { 1.0 }, {}, { PLAIN },
            make = { game, at -> faults.of { FaultySession(Session(game, at), faults) } },
        )
        var refused: NewGameException? = null

        /** The most plies that were on disk at once. */
        var safe = 0
            private set

        override fun onGame(snapshot: Snapshot?) = Unit

        override fun onUpdate(update: Update) {
            host.moves(0, update.snapshot.lastPly)
        }

        override fun onTrouble(trouble: Trouble): Boolean = troubles.add(trouble)

        fun work() {
            hand.runThinking()
            hand.runDisk()
            safe = maxOf(safe, kept())
        }

        /** The plies of the game on disk. */
        fun kept(): Int = folder.files["g.lasca"]?.let { text -> Session.load(text, 0).use { it.snapshot(0).ply } } ?: 0
    }

    private fun play(faults: Faults): Run = Run(faults).apply {
        host.listen(this)
        host.open()
        work()
        host.show(this)
        refused = host.begin(newGame(black = Seat.Computer(1), time = TimeControl(300_000, 0)))
        for (move in line) {
            host.handle(Action.Play(move))
            host.clocks()
            host.look()
            work()
            hand.pass(2_000)
            work()
        }
        host.record()
        host.message()
        host.position()
        host.hide(this)
        work()
        host.show(this)
        work()
        host.close()
        work()
    }

    @Test
    fun `the game asked for comes, though the core fails at putting the one before to sleep`() {
        val faults = Faults(0, from = false)
        Run(faults).apply {
            host.listen(this)
            host.open()
            work()
            host.show(this)
            refused = host.begin(newGame(black = Seat.Computer(1), time = TimeControl(300_000, 0)))
            host.handle(Action.Play(line.first()))
            work()
            folder.files["other.lasca"] = Session(newGame(), 0).use { it.save(0) }
            faults.at = faults.calls + 1
            host.open("other")
            work()
            assertEquals(1, faults.failed)
            assertEquals("other", host.id)
            assertEquals(0, host.snapshot?.ply)
        }
    }

    @Test
    fun `whichever call fails, once or for good, what was on disk stays there, and it is told`() {
        val clean = play(Faults(0, from = false))
        assertEquals(emptyList<Trouble>(), clean.troubles)
        assertTrue("${clean.safe} plies", clean.safe >= 4)
        val all = clean.faults.calls
        assertTrue("$all calls", all > 30)
        for (from in listOf(false, true)) for (k in 1..all) {
            val run = play(Faults(k, from))
            val which = "call $k of $all, for good: $from"
            assertTrue(which, run.faults.failed > 0)
            assertEquals(which, run.safe, run.kept())
            // A game that is being put away needs nothing more of its session.
            val told = run.troubles.any { it == Trouble.Failed || it == Trouble.Unreadable } || run.refused != null
            assertTrue("$which is told: ${run.troubles}", told || k > all - 2)
        }
    }

    @Test
    fun `after a failure the game goes on from its last save`() {
        val run = Run(Faults(0, from = false))
        run.host.listen(run)
        run.host.show(this)
        assertNull(run.host.begin(newGame()))
        run.host.handle(Action.Play("c3-d4"))
        run.work()
        run.faults.at = run.faults.calls + 1
        assertNull(run.host.handle(Action.Play("e5xc3")))
        run.work()
        assertEquals(listOf<Trouble>(Trouble.Failed), run.troubles)
        assertEquals(1, run.host.snapshot?.ply)
        assertNotNull("it can be played on", run.host.handle(Action.Play("e5xc3")))
        assertEquals(2, run.host.snapshot?.ply)
    }

    @Test
    fun `what was rescued of a damaged save is given back when it cannot be kept`() {
        val good = Session(newGame(), 0).use { it.save(0) }
        val opened = ArrayList<FaultySession>()
        for (fault in listOf("save", "write", "aside")) {
            val changes = mapOf("write" to 1, "aside" to 2)
            val folder = FaultyFolder(faultAt = changes[fault] ?: 0)
            folder.files["a.lasca"] = "damaged"
            val faults = Faults(if (fault == "save") 1 else 0, from = false)
            val read = { text: String, at: Long ->
                if (text == "damaged") throw LoadException.Unreadable(ReadError(ReadWhy.RULES, line = 1, column = 1, readable = good))
                FaultySession(Session.load(text, at), faults).also(opened::add)
            }
            val loaded = SavedGame(folder, GameStore(folder) { 0 }, read) {}.load("a", 0)
            assertNull(fault, loaded.session)
            assertTrue("$fault: the session is closed", opened.last().closed)
            assertTrue("$fault: the damaged file stays", "damaged" in folder.files.values)
        }
    }

    @Test
    fun `a game that cannot be set up because the core fails is refused`() {
        val run = Run(Faults(1, from = true))
        val refused = run.host.begin(newGame())
        assertEquals(ReadWhy.FAILED, (refused as NewGameException.Record).error.why)
        assertNull(run.host.snapshot)
    }
}
