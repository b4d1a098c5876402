// What the status line says: whose turn it is, what must be done, why a touch was refused, how the game ended, what a hint means.
// Forms sentences only through phrases; every question about the game is answered by the snapshot. Twin of the iOS app's.
package game.lasca.text

import game.lasca.core.Change
import game.lasca.core.DrawReason
import game.lasca.core.Fact
import game.lasca.core.HintDetail
import game.lasca.core.HintState
import game.lasca.core.HintStep
import game.lasca.core.Landing
import game.lasca.core.Mover
import game.lasca.core.Offer
import game.lasca.core.OfferKind
import game.lasca.core.Outcome
import game.lasca.core.Refusal
import game.lasca.core.RefusalWhy
import game.lasca.core.Role
import game.lasca.core.Side
import game.lasca.core.Snapshot
import game.lasca.core.Topic
import game.lasca.core.WinReason

/** Which sign stands before a status. */
enum class StatusSign { INFO, DUTY, LANDING, HINT }

/** One sentence, perhaps a second, and their sign. */
data class Status(val title: String, val detail: String = "", val sign: StatusSign = StatusSign.INFO)

/** Words of the status line, with the squares as [wording] says them. */
class StatusWording(val wording: Wording) {
    private val phrases = wording.phrases

    /** The status of [snapshot] when nothing was refused; [slow] once the computer has thought for a while. */
    fun status(snapshot: Snapshot, slow: Boolean): Status {
        val marks = snapshot.marks
        return when (val topic = snapshot.beside.topic) {
            is Topic.LookingBack -> looking(topic.start, snapshot)
            is Topic.Ended -> Status(winner(topic.outcome), capital(reason(topic.outcome, snapshot.rules.quietLimit)))
            Topic.Paused -> Status(phrases.phrase("status_paused"), phrases.phrase("status_paused_detail"))
            is Topic.Offered -> Status(offered(topic.offer), phrases.phrase("status_offer_detail"))
            Topic.Hint -> snapshot.hint?.let(::hint) ?: turn(snapshot)
            Topic.Continuing -> Status(
                phrases.phrase("status_continue", wording.landings(marks.landings)),
                phrases.phrase("status_continue_detail", takenNext(marks.landings)),
                StatusSign.LANDING,
            )
            Topic.Confirming -> Status(
                phrases.phrase("status_confirm", marks.chosen.joinToString("–") { wording.square(it) }),
                phrases.phrase("status_confirm_detail"),
                StatusSign.LANDING,
            )
            Topic.Thinking -> Status(phrases.phrase(if (slow) "status_thinking" else "status_computers_turn"), quiet(snapshot))
            is Topic.Chosen -> chosen(topic, marks.landings)
            Topic.MustCapture -> Status(
                phrases.phrase("status_must", wording.squares(marks.mustCapture)),
                phrases.count("status_must_detail", marks.mustCapture.size),
                StatusSign.DUTY,
            )
            Topic.Turn -> turn(snapshot)
        }
    }

    private fun looking(start: Boolean, snapshot: Snapshot): Status {
        val title = if (start) {
            phrases.phrase("status_looking_start")
        } else {
            phrases.phrase("status_looking", snapshot.numbers.shown, snapshot.numbers.last)
        }
        return Status(title, phrases.phrase("status_looking_detail"))
    }

    private fun turn(snapshot: Snapshot) =
        Status(toMove(snapshot), if (snapshot.situation.beginning) phrases.phrase("status_choose") else quiet(snapshot))

    /** Where the chosen column can go, and what it takes on its way. */
    private fun chosen(topic: Topic.Chosen, landings: List<Landing>): Status {
        val key = if (topic.mustCapture) "status_go_capture" else "status_go"
        val taken = takenNext(landings)
        return Status(
            phrases.phrase(key, wording.square(topic.square), wording.landings(landings)),
            if (taken.isEmpty()) "" else phrases.phrase("status_go_taken", taken),
            StatusSign.LANDING,
        )
    }

    /** The squares whose commanders a jump to one of [landings] takes. */
    private fun takenNext(landings: List<Landing>): String = wording.squares(landings.mapNotNull { it.jumped }.distinct())

    /** Whose turn it is. */
    fun toMove(snapshot: Snapshot): String =
        if (snapshot.situation.mover == Mover.YOU) phrases.phrase("status_your_turn") else sideToMove(snapshot.turn)

    private fun sideToMove(side: Side) = phrases.phrase(wording.bySide(side, "status_to_move_white", "status_to_move_black"))

    /** How near the draw by the counter is; empty while it is far. */
    private fun quiet(snapshot: Snapshot): String {
        val counter = snapshot.situation.counter ?: return ""
        return phrases.phrase("status_quiet", counter.quiet, counter.limit)
    }

    /** Whose turn it is and what must be done, for a screen reader. */
    fun spoken(snapshot: Snapshot): String {
        val must = snapshot.marks.mustCapture
        val turn = sideToMove(snapshot.turn)
        if (must.isEmpty()) return turn
        return phrases.phrase("status_spoken_must", turn, wording.commas(must.map(wording::square)))
    }

    /** Why a touch was refused. */
    fun refused(refusal: Refusal, snapshot: Snapshot): Status {
        val square = refusal.square?.let(wording::square).orEmpty()
        val instead = wording.squares(refusal.instead)
        val title = when (refusal.why) {
            RefusalWhy.MUST_CAPTURE -> phrases.phrase("refused_must_capture", square, instead)
            RefusalWhy.NOT_YOURS -> phrases.phrase("refused_not_yours", square)
            RefusalWhy.BLOCKED -> phrases.phrase("refused_blocked", square, instead)
            RefusalWhy.NOT_A_LANDING -> phrases.phrase("refused_not_a_landing", square, instead)
            RefusalWhy.NOTHING_THERE -> phrases.phrase("refused_nothing_there", instead)
            RefusalWhy.NOT_A_MOVE -> phrases.phrase("refused_not_a_move")
            RefusalWhy.CAPTURE_NOT_FINISHED -> phrases.phrase("refused_capture_not_finished", instead)
            RefusalWhy.AMBIGUOUS -> phrases.phrase("refused_ambiguous", square, instead)
            RefusalWhy.GAME_OVER -> phrases.phrase("refused_game_over")
            RefusalWhy.NOT_YOUR_TURN -> sideToMove(snapshot.turn)
            RefusalWhy.PAUSED -> phrases.phrase("refused_paused")
            RefusalWhy.LOOKING_BACK -> phrases.phrase("refused_looking_back")
        }
        val sign = if (refusal.why == RefusalWhy.MUST_CAPTURE) StatusSign.DUTY else StatusSign.INFO
        return Status(title, "", sign)
    }

    /** What else just happened that should be told, null if nothing. */
    fun news(change: Change): Status? = when (change) {
        is Change.Declined -> Status(phrases.phrase(byKind(change.offer.kind, "status_declined_draw", "status_declined_takeback")))
        is Change.Accepted -> if (change.offer.kind == OfferKind.TAKEBACK) Status(phrases.phrase("status_accepted_takeback")) else null
        is Change.ClockLow -> Status(phrases.phrase(wording.bySide(change.side, "status_clock_white", "status_clock_black"), change.seconds))
        is Change.FlagFell -> Status(phrases.phrase(wording.bySide(change.side, "status_flag_white", "status_flag_black")))
        Change.GoalMet -> Status(phrases.phrase("status_goal_met"))
        Change.GoalFailed -> Status(phrases.phrase("status_goal_failed"))
        Change.CaptureDue, Change.CaptureGoesOn, Change.Hinted, is Change.Ended, is Change.Jumped, is Change.Moved, is Change.Offered, is Change.Promoted, is Change.Refused,
        is Change.Rewound, is Change.Stepped, is Change.SteppedBack, is Change.Stood,
        -> null
    }

    private fun offered(offer: Offer): String = phrases.phrase(
        when (offer.kind) {
            OfferKind.DRAW -> wording.bySide(offer.by, "status_offer_draw_white", "status_offer_draw_black")
            OfferKind.TAKEBACK -> wording.bySide(offer.by, "status_offer_takeback_white", "status_offer_takeback_black")
        },
    )

    private fun byKind(kind: OfferKind, draw: String, takeback: String) = when (kind) {
        OfferKind.DRAW -> draw
        OfferKind.TAKEBACK -> takeback
    }

    /** Who won, or that it is a draw. */
    fun winner(outcome: Outcome): String = when (outcome) {
        is Outcome.Win -> phrases.phrase(wording.bySide(outcome.winner, "end_white_wins", "end_black_wins"))
        is Outcome.Draw -> phrases.phrase("end_draw")
    }

    /** Why the game ended; [quietLimit] are the moves after which the rules end it. */
    fun reason(outcome: Outcome, quietLimit: Int? = null): String = when (outcome) {
        is Outcome.Win -> {
            val loser = wording.bySide(outcome.winner, "black", "white")
            phrases.phrase(
                when (outcome.by) {
                    WinReason.NO_COLUMN -> "end_${loser}_no_column"
                    WinReason.BLOCKED -> "end_${loser}_blocked"
                    WinReason.RESIGNED -> "end_${loser}_resigned"
                    WinReason.FLAG -> "end_${loser}_flag"
                },
            )
        }
        is Outcome.Draw -> when (outcome.by) {
            DrawReason.AGREEMENT -> phrases.phrase("end_agreement")
            DrawReason.QUIET_MOVES -> quietLimit?.let { phrases.count("end_quiet", it) } ?: phrases.phrase("end_quiet_rule")
        }
    }

    /** Both in one sentence. */
    fun ended(outcome: Outcome, quietLimit: Int? = null): String =
        phrases.phrase("end_sentence", winner(outcome), reason(outcome, quietLimit))

    private fun hint(hint: HintState): Status = when (hint.step) {
        HintStep.ASKED -> Status(phrases.phrase("status_hint_asked"), "", StatusSign.HINT)
        HintStep.COLUMNS -> Status(phrases.phrase("hint_column", wording.squares(hint.columns)), detail(hint), StatusSign.HINT)
        HintStep.MOVE, HintStep.LINE -> {
            val move = hint.line.firstOrNull()
            val origin = move?.let { wording.square(it.origin) }.orEmpty()
            val title = hint.fact?.let { fact(it, origin) } ?: phrases.phrase("fact_good", wording.written(move?.text.orEmpty()))
            Status(title, detail(hint), StatusSign.HINT)
        }
    }

    private fun detail(hint: HintState): String = when (val detail = hint.detail) {
        HintDetail.Nothing -> ""
        is HintDetail.Officers -> phrases.count("fact_captures_officers", detail.count)
        is HintDetail.Also -> capital(fact(detail.fact, phrases.phrase("hint_thing")))
        HintDetail.More -> phrases.phrase("hint_more")
        HintDetail.Line -> phrases.phrase("hint_line", wording.commas(hint.line.drop(1).map { wording.written(it.text) }))
    }

    private fun fact(fact: Fact, who: String): String = when (fact) {
        Fact.OnlyMove -> phrases.phrase("fact_only_move", who)
        is Fact.WinsByForce -> phrases.count("fact_wins", fact.moves, who)
        is Fact.Promotes -> phrases.phrase("fact_promotes", who, wording.square(fact.square))
        is Fact.Captures -> phrases.count("fact_captures", fact.count, who)
        is Fact.Frees -> wording.commas(
            listOfNotNull(
                if (fact.officers == 0) null else phrases.count("fact_frees_officers", fact.officers, who),
                if (fact.soldiers == 0) null else phrases.count("fact_frees_soldiers", fact.soldiers, who),
            ),
        )
        is Fact.GainsGuards -> phrases.count("fact_guards", fact.guards, who)
        is Fact.StopsPromotion -> phrases.phrase("fact_stops_promotion", who, wording.square(fact.square))
        is Fact.SavesCommander -> phrases.phrase(if (fact.role == Role.OFFICER) "fact_saves_officer" else "fact_saves_soldier", who)
        is Fact.ForcesCapture -> fact.square?.let { phrases.phrase("fact_forces", who, wording.square(it)) } ?: phrases.phrase("fact_forces_any", who)
        is Fact.Blocks -> phrases.count("fact_blocks", fact.columns, who, wording.square(fact.square))
    }

    private fun capital(words: String): String = words.replaceFirstChar { it.uppercaseChar() }
}
