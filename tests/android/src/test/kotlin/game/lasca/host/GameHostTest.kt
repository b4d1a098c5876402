// The host with threads, time and disk in the test's hand: what is saved, in which order, and what comes back.
package game.lasca.host

import game.lasca.core.Action
import game.lasca.core.LoadException
import game.lasca.core.Outcome
import game.lasca.core.ReadError
import game.lasca.core.ReadWhy
import game.lasca.core.Seat
import game.lasca.core.Session
import game.lasca.core.Snapshot
import game.lasca.core.Stage
import game.lasca.core.TimeControl
import game.lasca.core.Update
import game.lasca.play.PLAIN
import game.lasca.play.Play
import game.lasca.play.newGame
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class GameHostTest {
    private var hand = HandLanes()
    private val notes = ArrayList<String>()
    private var ids = 0
    private var habits = PLAIN

    private class Ear : GameListener {
        val games = ArrayList<Snapshot?>()
        val updates = ArrayList<Update>()
        val troubles = ArrayList<Trouble>()

        override fun onGame(snapshot: Snapshot?) {
            games += snapshot
        }

        override fun onUpdate(update: Update) {
            updates += update
        }

        override fun onTrouble(trouble: Trouble): Boolean = troubles.add(trouble)
    }

    private fun host(folder: Folder, pace: Double = 1.0) = GameHost(
        SavedGame(folder, GameStore(folder) { hand.now }) { notes += it }, hand.lanes, { hand.now }, { "g${ids++}" }, { pace }, { notes += it }, { habits },
    )

    private fun opened(folder: Folder): Pair<GameHost, Ear> {
        val ear = Ear()
        val host = host(folder)
        host.listen(ear)
        host.open()
        hand.runDisk()
        return host to ear
    }

    /** As [opened], with a window of the game in sight. */
    private fun shown(folder: Folder) = opened(folder).also { it.first.show(this) }

    private val line = listOf("c3-d4", "e5xc3", "b2xd4", "f6-e5", "d4xf6", "g7xe5")

    @Test
    fun `every move is saved before the next one, in order, and comes back`() {
        val folder = FaultyFolder()
        val (host, _) = opened(folder)
        host.begin(newGame())
        for (move in line) host.handle(Action.Play(move))
        hand.runDisk()
        val (again, _) = opened(folder)
        assertEquals(line.size, again.snapshot?.ply)
        assertEquals(host.snapshot?.columns, again.snapshot?.columns)
    }

    @Test
    fun `a half-made capture comes back as it was, or as the last whole move`() {
        val folder = FaultyFolder()
        val (host, _) = opened(folder)
        host.begin(newGame(start = game.lasca.core.Start.Position("w b2wW d2BbbbwwWwww c3b e3w g3w c5b e5b a7WBbb g7b")))
        host.handle(Action.Tap(4))
        host.handle(Action.Tap(12))
        assertEquals(Stage.Jumping, host.snapshot?.stage)
        host.hide(this)
        hand.runDisk()
        val (again, _) = opened(folder)
        val stage = again.snapshot?.stage
        assertTrue("$stage", stage == Stage.Jumping || stage == Stage.Choosing)
        if (stage == Stage.Jumping) assertEquals(host.snapshot?.marks?.chosen, again.snapshot?.marks?.chosen)
    }

    @Test
    fun `whatever goes wrong at whichever change of the disk, the game is back or a person is told`() {
        val clean = FaultyFolder()
        play(clean)
        val all = clean.changes
        assertTrue("$all", all > line.size)
        for (fault in Fault.entries) for (k in 1..all) {
            val folder = FaultyFolder(faultAt = k, fault = fault)
            val (written, ear) = play(folder)
            val (again, after) = opened(FaultyFolder(folder.files))
            val back = again.snapshot?.ply ?: 0
            val told = ear.troubles.isNotEmpty()
            assertTrue("$fault at $k: $back of $written moves were back, told: $told", back >= written || told)
            assertTrue("$fault at $k", after.troubles.isEmpty())
            if (fault == Fault.FAILS) assertTrue("$fault at $k is told", told)
        }
    }

    /** Plays [line]; how many moves were surely on disk when the process died. */
    private fun play(folder: FaultyFolder): Pair<Int, Ear> {
        var safe = 0
        var heard = Ear()
        try {
            val (host, ear) = opened(folder)
            heard = ear
            host.begin(newGame())
            hand.runDisk()
            line.forEachIndexed { i, move ->
                host.handle(Action.Play(move))
                val told = ear.troubles.size
                hand.runDisk()
                if (ear.troubles.size == told) safe = i + 1
            }
        } catch (_: Death) {
            // What the dead process still had to do is never done.
            hand = HandLanes()
            return safe to heard
        }
        return safe to heard
    }

    @Test
    fun `of an import that the disk stops nothing is kept, and no older game is touched`() {
        val texts = List(5) { "game $it" }
        for (k in 1..texts.size) {
            val folder = FaultyFolder(linkedMapOf("a.lasca" to "older"), faultAt = k)
            val failed = runCatching { GameStore(folder) { 7 }.addAll(texts) }.exceptionOrNull()
            assertTrue("$k: $failed", failed is java.io.IOException)
            assertEquals("$k", mapOf("a.lasca" to "older"), folder.files.toMap())
        }
        val folder = FaultyFolder(linkedMapOf("a.lasca" to "older"))
        val ids = GameStore(folder) { 7 }.addAll(texts)
        assertEquals(texts, ids.map { folder.files["$it.lasca"] })
        assertEquals(6, folder.files.size)
    }

    @Test
    fun `a damaged save is set aside, told, and never overwritten`() {
        for (text in listOf("", "lasca", "\u0000\u0001\u0002", "[Rules \"lasca.eu\"]\nnonsense", "x".repeat(100_000))) {
            val folder = FaultyFolder(linkedMapOf("a.lasca" to text, "current" to "a"))
            val (host, ear) = opened(folder)
            assertTrue(text.take(20), ear.troubles.single() is Trouble.Damaged)
            assertTrue(folder.files.toString().take(200), folder.files.values.any { it == text })
            assertTrue(notes.any { "refused" in it })
            assertNull(host.begin(newGame()))
            hand.runDisk()
            assertTrue(folder.files.values.any { it == text })
        }
        assertTrue("a note says no word of what was played", notes.none { "nonsense" in it })
    }

    @Test
    fun `a save on which the core itself fails stays where it is`() {
        val folder = FaultyFolder(linkedMapOf("a.lasca" to "a sound game", "current" to "a"))
        val failed = LoadException.Unreadable(ReadError(ReadWhy.FAILED, 1, 1, null))
        val found = SavedGame(folder, GameStore(folder) { hand.now }, { _, _ -> throw failed }) { notes += it }.load(null, 0)
        assertNull(found.session)
        assertEquals(Trouble.Unreadable, found.trouble)
        assertEquals(mapOf("a.lasca" to "a sound game", "current" to "a"), folder.files.toMap())
    }

    @Test
    fun `a save cut short gives its readable moves back`() {
        val folder = FaultyFolder()
        val (host, _) = opened(folder)
        host.begin(newGame())
        for (move in line) host.handle(Action.Play(move))
        hand.runDisk()
        val name = folder.files.keys.first { it.endsWith(".lasca") }
        val whole = checkNotNull(folder.files[name])
        val cut = whole.substring(0, whole.indexOf("b2xd4") + 3)
        val (again, ear) = opened(FaultyFolder(linkedMapOf(name to cut, "current" to name.removeSuffix(".lasca"))))
        assertEquals(listOf<Trouble>(Trouble.Damaged(rescued = true)), ear.troubles)
        assertNotNull(again.snapshot)
    }

    @Test
    fun `the computer's answer waits for its pace, and one that comes late is dropped`() {
        val folder = FaultyFolder()
        val (host, _) = shown(folder)
        host.begin(newGame(black = Seat.Computer(2)))
        host.handle(Action.Play("c3-d4"))
        assertTrue(host.snapshot?.stage is Stage.Thinking)
        hand.runThinking()
        host.handle(Action.Undo)
        val ply = host.snapshot?.ply
        hand.pass(10_000)
        assertEquals("the answer to a question nobody asks any more changes nothing", ply, host.snapshot?.ply)
        host.handle(Action.Play("c3-d4"))
        hand.runThinking()
        hand.pass(10_000)
        assertEquals(2, host.snapshot?.ply)
    }

    @Test
    fun `told to move now, the computer's answer comes at once, whether it was found or not, and only once`() {
        for (found in listOf(true, false)) {
            val (host, _) = shown(FaultyFolder())
            host.begin(newGame(black = Seat.Computer(2)))
            host.handle(Action.Play("c3-d4"))
            if (found) hand.runThinking()
            assertEquals("it keeps its pace", 1, host.snapshot?.ply)
            host.handle(Action.MoveNow)
            hand.runThinking()
            hand.pass(0)
            assertEquals("found: $found", 2, host.snapshot?.ply)
            hand.pass(10_000)
            assertEquals(2, host.snapshot?.ply)
            host.close()
        }
    }

    @Test
    fun `an answer that waits for its pace waits no longer when the app is hidden`() {
        val (host, _) = shown(FaultyFolder())
        host.begin(newGame(black = Seat.Computer(2)))
        host.handle(Action.Play("c3-d4"))
        hand.runThinking()
        host.hide(this)
        hand.runDisk()
        assertTrue("no timer runs", hand.idle)
        host.show(this)
        hand.runThinking()
        hand.pass(10_000)
        assertEquals(2, host.snapshot?.ply)
    }

    @Test
    fun `a question whose game was put away before its turn came is dropped`() {
        val folder = FaultyFolder()
        val (host, _) = shown(folder)
        host.begin(newGame(white = Seat.Computer(1)))
        host.begin(newGame(white = Seat.Computer(1)))
        hand.runThinking()
        hand.pass(10_000)
        assertEquals(1, host.snapshot?.ply)
        host.handle(Action.Play(checkNotNull(host.snapshot).columns.flatMap { it.moves }.first().text))
        host.close()
        hand.runThinking()
        hand.pass(10_000)
        assertNull(host.snapshot)
    }

    @Test
    fun `hidden, no thread works and no timer runs`() {
        val folder = FaultyFolder()
        val (host, _) = shown(folder)
        host.begin(newGame(black = Seat.Computer(5), time = TimeControl(300_000, 0)))
        host.handle(Action.Play("c3-d4"))
        host.hide(this)
        hand.runThinking()
        hand.runDisk()
        hand.pass(60_000)
        assertTrue("nothing is waiting", hand.idle)
        assertEquals(1, host.snapshot?.ply)
        assertTrue(host.snapshot?.paused == true)
    }

    @Test
    fun `a fallen flag ends the game without anybody touching anything`() {
        val (host, _) = shown(FaultyFolder())
        host.begin(newGame(time = TimeControl(10_000, 0)))
        host.handle(Action.Play("c3-d4"))
        hand.pass(10_500)
        val over = host.snapshot?.stage as Stage.Over
        assertTrue(over.outcome is Outcome.Win)
        hand.runDisk()
        assertTrue("no clock runs after the end", hand.idle)
    }

    @Test
    fun `a new game while the disk is still asked for the old one stays`() {
        val folder = FaultyFolder()
        val (host, _) = opened(folder)
        host.begin(newGame())
        host.handle(Action.Play("c3-d4"))
        hand.runDisk()
        val next = host(folder)
        next.open()
        next.begin(newGame())
        hand.runDisk()
        assertEquals(0, next.snapshot?.ply)
        assertEquals("both games are kept", 2, folder.files.keys.count { it.endsWith(".lasca") })
    }

    @Test
    fun `of several games asked for the last one comes, and one begun meanwhile before all`() {
        val folder = FaultyFolder()
        val (host, _) = opened(folder)
        host.begin(newGame())
        host.handle(Action.Play("c3-d4"))
        val first = host.id
        host.begin(newGame())
        val second = host.id
        hand.runDisk()
        host.open(first)
        host.handle(Action.Play("c3-b4"))
        host.open(second)
        host.open(first)
        hand.runDisk()
        assertEquals(first, host.id)
        host.open(second)
        host.begin(newGame())
        val begun = host.id
        hand.runDisk()
        assertEquals(begun, host.id)
    }

    @Test
    fun `while another game is on its way from the disk the one before runs no clock and no search, whoever looks`() {
        val folder = FaultyFolder()
        val (host, _) = opened(folder)
        host.begin(newGame())
        val wanted = host.id
        host.begin(newGame(black = Seat.Computer(5), time = TimeControl(300_000, 0)))
        val before = checkNotNull(host.id)
        host.show(this)
        host.handle(Action.Play("c3-d4"))
        hand.runDisk()
        host.open(wanted)
        host.show(this)
        assertNull("nothing can be done to it", host.handle(Action.Undo))
        hand.runThinking()
        hand.pass(400_000)
        assertEquals(before, host.id)
        hand.runDisk()
        assertEquals(wanted, host.id)
        assertTrue("the new one may be played", host.snapshot?.stage is Stage.Choosing)
        Session.load(checkNotNull(folder.files["$before.lasca"]), 0).use {
            val left = it.snapshot(0)
            assertEquals("the computer has not answered", 1, left.ply)
            assertEquals("its clock stands", 300_000L, left.clocks?.blackMs)
        }
    }

    @Test
    fun `a game asked for that is not there leaves the one before as it was, and awake`() {
        val (host, ear) = shown(FaultyFolder())
        host.begin(newGame(black = Seat.Computer(2)))
        val id = host.id
        host.open("nowhere")
        hand.runDisk()
        assertEquals(id, host.id)
        assertEquals(host.snapshot, ear.games.last())
        host.handle(Action.Play("c3-d4"))
        hand.runThinking()
        hand.pass(10_000)
        assertEquals(2, host.snapshot?.ply)
    }

    @Test
    fun `a loaded game thinks only once somebody looks at it`() {
        val folder = FaultyFolder()
        val (host, _) = shown(folder)
        host.begin(newGame(white = Seat.Computer(1)))
        host.hide(this)
        hand.runThinking()
        hand.runDisk()
        val (again, _) = opened(folder)
        hand.runDisk()
        hand.pass(10_000)
        assertTrue("nothing waits", hand.idle)
        again.show(this)
        hand.runThinking()
        hand.pass(10_000)
        assertEquals(1, again.snapshot?.ply)
    }

    @Test
    fun `a saved game is touched as the settings say now, not as they said when it was saved`() {
        val folder = FaultyFolder()
        val (host, _) = opened(folder)
        host.begin(newGame())
        val first = host.id
        host.begin(newGame())
        hand.runDisk()
        habits = PLAIN.copy(confirm = true)
        host.show(this)
        host.open(first)
        hand.runDisk()
        host.handle(Action.Tap(Play.index("c3")))
        host.handle(Action.Tap(Play.index("d4")))
        assertEquals("the move waits to be confirmed", Stage.Confirming, host.snapshot?.stage)
    }
}
