// Where work runs: one lane for the search, one for the disk, and the main thread, now or later.
// Knows no game; tests give lanes that they run by hand.
package game.lasca.host

import java.util.concurrent.Executor

/** The threads of the app. */
class Lanes(
    /** One thread, for the search alone. */
    val thinking: Executor,
    /** One thread, so that writes keep their order. */
    val disk: Executor,
    /** Runs on the main thread after some milliseconds; what it returns takes it back. */
    val later: (delayMs: Long, work: () -> Unit) -> (() -> Unit),
) {
    /** Runs on the main thread as soon as it is free. */
    fun main(work: () -> Unit) {
        later(0, work)
    }
}
