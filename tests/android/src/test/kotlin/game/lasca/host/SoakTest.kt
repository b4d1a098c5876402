// Games of two computers by the dozen, or by the thousand, through the host with real threads: each ends, and nothing is left behind.
//   tests/android/run -Dtest=SoakTest -Dgames=1000
// Ten games without -Dgames. The computers visit a hundredth of their levels' nodes.
package game.lasca.host

import game.lasca.core.Action
import game.lasca.core.Seat
import game.lasca.core.Session
import game.lasca.core.Snapshot
import game.lasca.core.Stage
import game.lasca.core.Update
import game.lasca.core.liveSessions
import game.lasca.play.KAWU
import game.lasca.play.LASCA_EU
import game.lasca.play.LASKER
import game.lasca.play.PLAIN
import game.lasca.play.newGame
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File
import java.util.Random
import java.util.concurrent.ExecutorService
import java.util.concurrent.Executors
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import java.util.concurrent.locks.LockSupport

class SoakTest {
    private val games = System.getProperty("lasca.games")?.toIntOrNull() ?: 10
    private val main = LinkedBlockingQueue<() -> Unit>()
    private val threads = ArrayList<Thread>()
    private val thinking = lane("soak-thinking")
    private val disk = lane("soak-disk")
    private val chance = Random(20_26)
    private val folder = FaultyFolder()
    private val store = GameStore(folder, System::currentTimeMillis)
    private var ids = 0
    private val host = GameHost(
        SavedGame(folder, store) {}, Lanes(thinking, disk, ::later), System::currentTimeMillis, { "s${ids++}" }, { 0.0 }, {}, { PLAIN },
        search = { session, ticket -> session.thinkBriefly(ticket, HUNDREDTH) },
    )

    private fun lane(name: String): ExecutorService = Executors.newSingleThreadExecutor { work -> Thread(work, name).also { threads += it } }

    private fun later(delayMs: Long, work: () -> Unit): () -> Unit {
        var alive = true
        check(delayMs == 0L) { "nothing waits: $delayMs ms" }
        main.put { if (alive) work() }
        return { alive = false }
    }

    @After
    fun `no thread is left`() {
        for (lane in listOf(thinking, disk)) {
            lane.shutdown()
            assertTrue(lane.awaitTermination(20, TimeUnit.SECONDS))
        }
        // An executor says that it has ended a moment before its thread does.
        threads.forEach { it.join(20_000) }
        assertTrue("$threads", threads.none { it.isAlive })
    }

    @Test
    fun `computers of all levels play each other, and neither memory nor sessions are left`() {
        val before = liveSessions()
        val ear = Ear()
        host.listen(ear)
        host.show(this)
        repeat(WARM) { play() }
        val (heap, resident) = used() to resident()
        repeat(games) {
            play()
            // The table in which JNA keeps what it has still to give back grows with that, and never shrinks.
            if (it % OFTEN == 0) System.gc()
        }
        host.close()
        disk.submit {}.get()
        thinking.submit {}.get()
        val grown = used() - heap
        val more = resident() - resident
        println("soak: $games games, ${ear.plies} plies, heap ${heap / KB} KB and ${grown / KB} KB more at the end, resident ${resident / KB} KB and ${more / KB} KB more")
        // what other tests of the process left may be taken away meanwhile
        val left = liveSessions()
        assertTrue("$left sessions, $before before", left <= before)
        assertTrue("$grown bytes more", grown < 2 * MB)
        // What the core keeps outside of sessions is seen here only. The machine itself took 60 MB in a thousand games.
        if (games >= LONG) assertTrue("${more / KB} KB more resident", more < MOST_MORE)
        assertTrue("all files but the one that names the game", folder.files.keys.all { it == "current" })
        assertTrue("${ear.troubles}", ear.troubles.isEmpty())
    }

    private class Ear : GameListener {
        var plies = 0
        val troubles = ArrayList<Trouble>()

        override fun onGame(snapshot: Snapshot?) = Unit

        override fun onUpdate(update: Update) {
            plies++
        }

        override fun onTrouble(trouble: Trouble): Boolean = troubles.add(trouble)
    }

    /** One game to its end; one in eight is put away while the computer thinks. */
    private fun play() {
        val level = { Seat.Computer(1 + chance.nextInt(LEVELS)) }
        val rules = listOf(LASCA_EU, KAWU, LASKER)[chance.nextInt(3)]
        val longest = if (chance.nextInt(8) == 0) chance.nextInt(20) else LONGEST
        check(host.begin(newGame(rules, white = level(), black = level()).copy(seed = chance.nextLong())) == null)
        while (true) {
            val shown = checkNotNull(host.snapshot)
            if (shown.stage is Stage.Over || shown.ply >= longest) break
            val next = checkNotNull(main.poll(60, TimeUnit.SECONDS)) { "nothing happens in ${shown.stage}" }
            next()
        }
        if (host.snapshot?.stage is Stage.Over) endOfGame()
        val id = checkNotNull(host.id)
        host.close()
        disk.submit {}.get()
        store.delete(id)
        store.emptyBin()
    }

    private fun endOfGame() {
        val over = host.snapshot
        host.handle(Action.Tick)
        assertEquals("a game that is over stays over", over?.stage, host.snapshot?.stage)
        Session.load(store.text(checkNotNull(host.id).also { disk.submit {}.get() }), 0).use { assertEquals(over?.stage, it.snapshot(0).stage) }
    }

    // What JNA gives back it gives back on a thread of its own, seconds behind the collector; and only every fourth collection
    // leaves no dead space behind. Measured is the least, when four in a row find nothing more to give back.
    private fun used(): Long {
        var least = Long.MAX_VALUE
        var same = 0
        while (same < COMPACTED) {
            System.gc()
            val now = Runtime.getRuntime().run { totalMemory() - freeMemory() }
            same = if (now > least - SETTLED) same + 1 else 0
            least = minOf(least, now)
            LockSupport.parkNanos(PAUSE_NS)
        }
        return least
    }

    private fun resident(): Long = File("/proc/self/statm").takeIf { it.exists() }?.readText()?.split(' ')?.get(1)?.toLong()?.times(PAGE) ?: 0

    private companion object {
        const val WARM = 5
        const val LEVELS = 10
        const val LONGEST = 400
        const val LONG = 100
        const val HUNDREDTH = 100L
        const val OFTEN = 20
        const val COMPACTED = 4
        const val SETTLED = 65_536L
        const val PAUSE_NS = 100_000_000L
        const val KB = 1024
        const val MB = 1024 * 1024
        const val MOST_MORE = 96L * MB
        const val PAGE = 4096
    }
}
