// Hands the session's questions to the search's lane, each once, and its answers back at their pace.
// Knows tickets; what they ask is the session's. Main thread only, but for the search itself.
package game.lasca.host

import game.lasca.core.Session
import game.lasca.core.Snapshot
import game.lasca.core.Thought

/** The search's side of a host. [pace] scales the pauses of the computer's moves; a hint never waits. [search] answers a question, or [failed] is told. */
class Thinking(
    private val lanes: Lanes,
    private val now: () -> Long,
    private val pace: () -> Double,
    private val search: (Session, Long) -> Thought?,
    private val failed: () -> Unit,
) {
    private var asked: Question? = null

    /** What was asked so far is of no interest any more; no answer waits any longer. */
    fun forget() {
        asked?.cancel?.invoke()
        asked = null
    }

    /** Sets the search on what [shown] asks, if it is new; [answer] comes on the main thread. */
    fun follow(session: Session, shown: Snapshot, answer: (Thought) -> Unit) {
        val wanted = shown.question ?: return
        if (wanted.ticket == asked?.ticket) return
        forget()
        val question = Question(wanted.ticket, if (wanted.paced) pace() else 0.0, answer)
        asked = question
        lanes.thinking.execute {
            val thought = answered({ lanes.main { if (question === asked) failed() } }) { answer(session, question.ticket) } ?: return@execute
            lanes.main { if (question === asked) question.found(thought) }
        }
    }

    /** The answer to what was asked last comes without a pause: at once if it only waits for its pace. */
    fun hurry() {
        asked?.hurry()
    }

    /** One question, until its answer is given to [then] once. */
    private inner class Question(val ticket: Long, private val pace: Double, private val then: (Thought) -> Unit) {
        private val begun = now()
        private var hurried = false
        private var ready: Thought? = null

        /** Ends the wait for the pace. */
        var cancel: () -> Unit = {}
            private set

        fun found(thought: Thought) {
            ready = thought
            val wait = if (hurried) 0 else (thought.pauseMs * pace).toLong() - (now() - begun)
            cancel = lanes.later(wait.coerceAtLeast(0), ::give)
        }

        fun hurry() {
            hurried = true
            cancel()
            give()
        }

        private fun give() {
            val thought = ready ?: return
            ready = null
            then(thought)
        }
    }

    // A question may wait behind another until its game is put away: a closed session then throws, and nobody asks any more.
    private fun answer(session: Session, ticket: Long): Thought? = try {
        search(session, ticket)
    } catch (_: IllegalStateException) {
        null
    }
}
