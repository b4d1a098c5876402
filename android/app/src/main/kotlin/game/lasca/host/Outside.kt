// Work that waits for another app: its files, its clipboard. Each piece has a thread of its own, for it may wait for ever,
// and neither a game's save nor the next piece may wait with it.
// Knows threads; must not know what is read or written.
package game.lasca.host

import java.util.concurrent.atomic.AtomicInteger

/** Runs such work. */
class Outside {
    private val under = AtomicInteger()

    /** How many pieces of work have not come back yet. */
    val waiting: Int get() = under.get()

    /** Runs [work] at once, on its own thread. Nothing here ends it; the process may. */
    fun run(work: () -> Unit) {
        under.incrementAndGet()
        val thread = Thread({ try { work() } finally { under.decrementAndGet() } }, "lasca-outside")
        thread.isDaemon = true
        thread.start()
    }
}
