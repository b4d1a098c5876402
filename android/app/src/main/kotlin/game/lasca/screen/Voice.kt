// What a screen reader says without being asked: one sentence a whole move, a refusal, how a capture goes on, how the game ended.
// Words changes; nothing is said twice and nothing while columns only move. Twin of the iOS app's.
package game.lasca.screen

import game.lasca.core.Change
import game.lasca.core.Side
import game.lasca.core.Snapshot
import game.lasca.core.Topic
import game.lasca.core.Update
import game.lasca.text.StatusWording
import game.lasca.text.Wording

/** The spoken side of the screen; [clockWarnings]: clocks that run low are told. */
class Voice(private val wording: Wording, private val status: StatusWording, private val clockWarnings: Boolean) {
    /** What can be asked for. */
    enum class Asked { STATUS, POSITION, LAST, DUTY, CLOCKS }

    /** On coming to a game. */
    fun begin(snapshot: Snapshot): String = now(snapshot)

    /** After an update; null if nothing is to be said. */
    fun update(update: Update): String? {
        val said = update.changes.mapNotNull { one(it, update.snapshot) }
        return if (said.isEmpty()) null else sentence(said)
    }

    private fun one(change: Change, snapshot: Snapshot): String? = when (change) {
        is Change.Moved -> wording.move(change.line)
        is Change.Refused -> status.refused(change.refusal, snapshot).title
        is Change.Ended -> status.ended(change.outcome, snapshot.rules.quietLimit)
        is Change.SteppedBack -> wording.phrases.phrase("spoken_stepped_back", wording.square(change.to))
        is Change.Rewound -> rewound(snapshot.numbers.shown)
        is Change.Offered, Change.CaptureGoesOn -> line(snapshot).title
        Change.CaptureDue -> status.spoken(snapshot)
        Change.Hinted -> whole(snapshot)
        is Change.ClockLow -> if (clockWarnings) status.news(change)?.title else null
        is Change.Accepted, is Change.Declined, is Change.FlagFell, Change.GoalFailed, Change.GoalMet -> status.news(change)?.title
        is Change.Jumped, is Change.Promoted, is Change.Stepped, is Change.Stood -> null
    }

    private fun rewound(to: Int) = if (to == 0) wording.phrases.phrase("spoken_took_back_start") else wording.phrases.phrase("spoken_took_back", to)

    /** The answer to [asked]. */
    fun answer(asked: Asked, snapshot: Snapshot): String = when (asked) {
        Asked.STATUS -> now(snapshot)
        Asked.POSITION -> sentence(snapshot.columns.map(wording::short) + status.spoken(snapshot))
        Asked.LAST -> snapshot.marks.last?.let { wording.phrases.phrase("spoken_last", wording.move(it)) }
            ?: wording.phrases.phrase("spoken_no_last")
        Asked.DUTY -> status.spoken(snapshot)
        Asked.CLOCKS -> snapshot.clocks?.let { sentence(listOf(wording.clock(Side.WHITE, it.whiteMs), wording.clock(Side.BLACK, it.blackMs))) }
            ?: status.spoken(snapshot)
    }

    private fun now(snapshot: Snapshot): String = when (snapshot.beside.topic) {
        is Topic.Chosen, Topic.MustCapture, Topic.Turn -> status.spoken(snapshot)
        is Topic.LookingBack, is Topic.Ended, Topic.Paused, is Topic.Offered, Topic.Hint, Topic.Continuing, Topic.Confirming, Topic.Thinking,
        -> whole(snapshot)
    }

    private fun whole(snapshot: Snapshot) = line(snapshot).let { sentence(listOf(it.title, it.detail)) }

    private fun line(snapshot: Snapshot) = status.status(snapshot, slow = false)

    companion object {
        /** Several things said in one breath. */
        fun sentence(parts: List<String>): String = parts.filter { it.isNotEmpty() }.joinToString(". ") { it.trimEnd('.') }
    }
}
