// Threads and time that a test moves by hand: nothing runs and nothing passes unless it says so.
package game.lasca.host

import java.util.concurrent.Executor

/** The lanes of a host, and its clock. */
class HandLanes {
    /** Milliseconds that have passed. */
    var now = 0L
        private set
    private val disk = ArrayDeque<Runnable>()
    private val thinking = ArrayDeque<Runnable>()
    private val later = ArrayList<Pair<Long, () -> Unit>>()

    /** For the host. */
    val lanes = Lanes(Executor { thinking += it }, Executor { disk += it }) { delay, work ->
        val entry = now + delay to work
        later += entry
        ({ later -= entry })
    }

    /** Whether anything waits for its turn or its time. */
    val idle: Boolean get() = disk.isEmpty() && thinking.isEmpty() && later.isEmpty()

    /** Runs the disk's work and what it hands to the main thread. */
    fun runDisk() {
        while (disk.isNotEmpty()) disk.removeFirst().run()
        due()
    }

    /** Runs the search's work; its answers wait for their time. */
    fun runThinking() {
        while (thinking.isNotEmpty()) thinking.removeFirst().run()
    }

    /** Lets [ms] pass, and everything happen that falls into them. */
    fun pass(ms: Long) {
        val end = now + ms
        do { val more = step(end) } while (more)
        now = end
    }

    /** Lets time pass to what happens next, but not beyond [end], and that happen; false if nothing does. */
    fun step(end: Long): Boolean {
        val next = later.filter { it.first <= end }.minByOrNull { it.first } ?: return false
        now = maxOf(now, next.first)
        later -= next
        next.second()
        return true
    }

    private fun due() = pass(0)
}
