// Hands the session's questions to the search's lane, each once, and its answers back at their pace.
// Knows tickets; what they ask is the session's.
package game.lasca.host

import game.lasca.core.Session
import game.lasca.core.Snapshot
import game.lasca.core.Thought

/** The search's side of a host. [pace] scales the pauses of the computer's moves; a hint never waits. [search] answers a question. */
class Thinking(
    private val lanes: Lanes,
    private val now: () -> Long,
    private val pace: () -> Double,
    private val search: (Session, Long) -> Thought?,
) {
    private var asked: Long? = null
    private val lock = Any()
    private var hurried: Long? = null
    private var waiting: Waiting? = null

    /** An answer that waits for its pace. */
    private class Waiting(val ticket: Long, val cancel: () -> Unit, val deliver: () -> Unit)

    /** What was asked so far is of no interest any more; no answer waits any longer. */
    fun forget() {
        asked = null
        take()?.cancel?.invoke()
    }

    /** Sets the search on what [shown] asks, if it is new; [answer] comes on the main thread. */
    fun follow(session: Session, shown: Snapshot, answer: (Thought) -> Unit) {
        shown.question?.let { think(session, it.ticket, if (it.paced) pace() else 0.0, answer) }
    }

    /** The answer to what was asked last comes without a pause: at once if it waits for its pace. On the main thread. */
    fun hurry() {
        val ready = synchronized(lock) {
            hurried = asked
            waiting.also { waiting = null }
        } ?: return
        ready.cancel()
        ready.deliver()
    }

    private fun think(session: Session, ticket: Long, pace: Double, then: (Thought) -> Unit) {
        if (ticket == asked) return
        asked = ticket
        val begun = now()
        lanes.thinking.execute {
            val thought = answer(session, ticket) ?: return@execute
            val deliver = { then(thought) }
            synchronized(lock) {
                val wait = if (hurried == ticket) 0 else (thought.pauseMs * pace).toLong() - (now() - begun)
                val cancel = lanes.later(wait.coerceAtLeast(0)) {
                    take(ticket)
                    deliver()
                }
                waiting = Waiting(ticket, cancel, deliver)
            }
        }
    }

    // What waits, or only the answer to [ticket].
    private fun take(ticket: Long? = null): Waiting? = synchronized(lock) {
        waiting?.takeIf { ticket == null || it.ticket == ticket }?.also { waiting = null }
    }

    // A question may wait behind another until its game is put away: a closed session then throws, and nobody asks any more.
    private fun answer(session: Session, ticket: Long): Thought? = try {
        search(session, ticket)
    } catch (_: IllegalStateException) {
        null
    }
}
