// What the status line says: whose turn it is, what must be done, why a touch was refused, how the game ended, a hint.
// Forms sentences only through phrases; every question about the game is answered by the snapshot. Twin of Android's.
import LascaCore

/// Which sign stands before a status.
public enum StatusSign: Equatable, Sendable { case info, duty, landing, hint }

/// One sentence, perhaps a second, and their sign.
public struct Status: Equatable, Sendable {
    public let title: String
    public let detail: String
    public let sign: StatusSign

    public init(_ title: String, _ detail: String = "", _ sign: StatusSign = .info) {
        (self.title, self.detail, self.sign) = (title, detail, sign)
    }
}

/// Words of the status line, with the squares as `wording` says them.
public struct StatusWording: Sendable {
    private let wording: Wording
    private var phrases: any Phrases { wording.phrases }

    public init(_ wording: Wording) { self.wording = wording }

    /// The status of a snapshot when nothing was refused; `slow` once the computer has thought for a while.
    public func status(_ snapshot: Snapshot, slow: Bool = false) -> Status {
        let marks = snapshot.marks
        switch snapshot.beside.topic {
        case .lookingBack(let start): return looking(start, snapshot)
        case .ended(let outcome): return Status(winner(outcome), capital(reason(outcome, snapshot.rules.quietLimit)))
        case .paused: return Status(phrases.phrase("status_paused"), phrases.phrase("status_paused_detail"))
        case .offered(let offer): return Status(offered(offer), phrases.phrase("status_offer_detail"))
        case .hint: return snapshot.hint.map(hint) ?? turn(snapshot)
        case .continuing:
            return Status(
                phrases.phrase("status_continue", Word(wording.landings(marks.landings))),
                phrases.phrase("status_continue_detail", Word(takenNext(marks.landings))), .landing)
        case .confirming:
            let way = marks.chosen.map(wording.square).joined(separator: "–")
            return Status(
                phrases.phrase("status_confirm", Word(way)), phrases.phrase("status_confirm_detail"), .landing)
        case .thinking:
            return Status(phrases.phrase(slow ? "status_thinking" : "status_computers_turn"), quiet(snapshot))
        case .chosen(let square, let mustCapture): return chose(square, mustCapture, marks.landings)
        case .mustCapture:
            return Status(
                phrases.phrase("status_must", Word(wording.squares(marks.mustCapture))),
                phrases.count("status_must_detail", marks.mustCapture.count), .duty)
        case .turn: return turn(snapshot)
        }
    }

    private func looking(_ start: Bool, _ snapshot: Snapshot) -> Status {
        let (shown, last) = (Word(snapshot.numbers.shown), Word(snapshot.numbers.last))
        let title =
            start ? phrases.phrase("status_looking_start") : phrases.phrase("status_looking", shown, last)
        return Status(title, phrases.phrase("status_looking_detail"))
    }

    private func turn(_ snapshot: Snapshot) -> Status {
        Status(toMove(snapshot), snapshot.situation.beginning ? phrases.phrase("status_choose") : quiet(snapshot))
    }

    /// The squares whose commanders a jump to one of the landings takes.
    private func takenNext(_ landings: [Landing]) -> String {
        var seen: Set<Square> = []
        return wording.squares(landings.compactMap(\.jumped).filter { seen.insert($0).inserted })
    }

    /// Where the chosen column can go, and what it takes on its way.
    private func chose(_ square: Square, _ mustCapture: Bool, _ landings: [Landing]) -> Status {
        let key = mustCapture ? "status_go_capture" : "status_go"
        let taken = takenNext(landings)
        return Status(
            phrases.phrase(key, Word(wording.square(square)), Word(wording.landings(landings))),
            taken.isEmpty ? "" : phrases.phrase("status_go_taken", Word(taken)),
            .landing)
    }

    /// Whose turn it is.
    public func toMove(_ snapshot: Snapshot) -> String {
        snapshot.situation.mover == .you ? phrases.phrase("status_your_turn") : sideToMove(snapshot.turn)
    }

    private func sideToMove(_ side: Side) -> String {
        phrases.phrase(side.key("status_to_move_white", "status_to_move_black"))
    }

    /// How near the draw by the counter is; empty while it is far.
    private func quiet(_ snapshot: Snapshot) -> String {
        guard let counter = snapshot.situation.counter else { return "" }
        return phrases.phrase("status_quiet", Word(counter.quiet), Word(counter.limit))
    }

    /// Whose turn it is and what must be done, for a screen reader.
    public func spoken(_ snapshot: Snapshot) -> String {
        let must = snapshot.marks.mustCapture
        let turn = sideToMove(snapshot.turn)
        if must.isEmpty { return turn }
        return phrases.phrase("status_spoken_must", Word(turn), Word(wording.commas(must.map(wording.square))))
    }

    /// Why a touch was refused.
    public func refused(_ refusal: Refusal, _ snapshot: Snapshot) -> Status {
        let square = Word(refusal.square.map(wording.square) ?? "")
        let instead = Word(wording.squares(refusal.instead))
        let title =
            switch refusal.why {
            case .mustCapture: phrases.phrase("refused_must_capture", square, instead)
            case .notYours: phrases.phrase("refused_not_yours", square)
            case .blocked: phrases.phrase("refused_blocked", square, instead)
            case .notALanding: phrases.phrase("refused_not_a_landing", square, instead)
            case .nothingThere: phrases.phrase("refused_nothing_there", instead)
            case .notAMove: phrases.phrase("refused_not_a_move")
            case .captureNotFinished: phrases.phrase("refused_capture_not_finished", instead)
            case .ambiguous: phrases.phrase("refused_ambiguous", square, instead)
            case .gameOver: phrases.phrase("refused_game_over")
            case .notYourTurn: sideToMove(snapshot.turn)
            case .paused: phrases.phrase("refused_paused")
            case .lookingBack: phrases.phrase("refused_looking_back")
            }
        return Status(title, "", refusal.why == .mustCapture ? .duty : .info)
    }

    /// What else just happened that should be told, nil if nothing.
    public func news(_ change: Change) -> Status? {
        switch change {
        case .declined(let offer):
            return Status(phrases.phrase(offer.kind.key("status_declined_draw", "status_declined_takeback")))
        case .accepted(let offer):
            return offer.kind == .takeback ? Status(phrases.phrase("status_accepted_takeback")) : nil
        case .clockLow(let side, let seconds):
            return Status(phrases.phrase(side.key("status_clock_white", "status_clock_black"), Word(seconds)))
        case .flagFell(let side):
            return Status(phrases.phrase(side.key("status_flag_white", "status_flag_black")))
        case .goalMet: return Status(phrases.phrase("status_goal_met"))
        case .goalFailed: return Status(phrases.phrase("status_goal_failed"))
        case .captureDue, .captureGoesOn, .hinted, .ended, .jumped, .moved, .offered, .promoted, .refused, .rewound,
            .stepped, .steppedBack, .stood:
            return nil
        }
    }

    private func offered(_ offer: Offer) -> String {
        switch offer.kind {
        case .draw: phrases.phrase(offer.by.key("status_offer_draw_white", "status_offer_draw_black"))
        case .takeback: phrases.phrase(offer.by.key("status_offer_takeback_white", "status_offer_takeback_black"))
        }
    }

    /// Who won, or that it is a draw.
    public func winner(_ outcome: Outcome) -> String {
        switch outcome {
        case .win(let winner, _): phrases.phrase(winner.key("end_white_wins", "end_black_wins"))
        case .draw: phrases.phrase("end_draw")
        }
    }

    /// Why the game ended; `quietLimit` are the moves after which the rules end it.
    public func reason(_ outcome: Outcome, _ quietLimit: Int32? = nil) -> String {
        switch outcome {
        case .win(let winner, let by):
            let loser = winner.key("black", "white")
            return switch by {
            case .noColumn: phrases.phrase("end_\(loser)_no_column")
            case .blocked: phrases.phrase("end_\(loser)_blocked")
            case .resigned: phrases.phrase("end_\(loser)_resigned")
            case .flag: phrases.phrase("end_\(loser)_flag")
            }
        case .draw(let by):
            return switch by {
            case .agreement: phrases.phrase("end_agreement")
            case .quietMoves:
                quietLimit.map { phrases.count("end_quiet", $0) } ?? phrases.phrase("end_quiet_rule")
            }
        }
    }

    /// Both in one sentence.
    public func ended(_ outcome: Outcome, _ quietLimit: Int32? = nil) -> String {
        phrases.phrase("end_sentence", Word(winner(outcome)), Word(reason(outcome, quietLimit)))
    }

    private func hint(_ hint: HintState) -> Status {
        switch hint.step {
        case .asked: Status(phrases.phrase("status_hint_asked"), "", .hint)
        case .columns:
            Status(
                phrases.phrase("hint_column", Word(wording.squares(hint.columns))),
                detail(hint), .hint)
        case .move, .line: Status(moved(hint), detail(hint), .hint)
        }
    }

    /// What a hinted move does; the facts are the core's.
    private func moved(_ hint: HintState) -> String {
        let origin = hint.line.first.map { wording.square($0.origin) } ?? ""
        return hint.fact.map { fact($0, origin) }
            ?? phrases.phrase("fact_good", Word(wording.written(hint.line.first?.text ?? "")))
    }

    /// What is told besides.
    private func detail(_ hint: HintState) -> String {
        switch hint.detail {
        case .nothing: return ""
        case .officers(let count): return phrases.count("fact_captures_officers", count)
        case .also(let fact):
            return capital(self.fact(fact, phrases.phrase("hint_thing")))
        case .more: return phrases.phrase("hint_more")
        case .line:
            let next = hint.line.dropFirst().map { wording.written($0.text) }
            return phrases.phrase("hint_line", Word(wording.commas(next)))
        }
    }

    private func fact(_ fact: Fact, _ name: String) -> String {
        let who = Word(name)
        switch fact {
        case .onlyMove: return phrases.phrase("fact_only_move", who)
        case .winsByForce(let moves): return phrases.count("fact_wins", moves, who)
        case .promotes(let square): return phrases.phrase("fact_promotes", who, at(square))
        case .captures(let count, _): return phrases.count("fact_captures", count, who)
        case .frees(let soldiers, let officers):
            var parts: [String] = []
            if officers > 0 { parts.append(phrases.count("fact_frees_officers", officers, who)) }
            if soldiers > 0 { parts.append(phrases.count("fact_frees_soldiers", soldiers, who)) }
            return wording.commas(parts)
        case .gainsGuards(_, let guards): return phrases.count("fact_guards", guards, who)
        case .stopsPromotion(let square): return phrases.phrase("fact_stops_promotion", who, at(square))
        case .savesCommander(_, let role):
            return phrases.phrase(role == .officer ? "fact_saves_officer" : "fact_saves_soldier", who)
        case .forcesCapture(let square):
            return square.map { phrases.phrase("fact_forces", who, at($0)) } ?? phrases.phrase("fact_forces_any", who)
        case .blocks(let columns, let square): return phrases.count("fact_blocks", columns, who, at(square))
        }
    }

    private func at(_ square: Square) -> Word { Word(wording.square(square)) }

    private func capital(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }
}

extension OfferKind {
    func key(_ draw: String, _ takeback: String) -> String {
        switch self {
        case .draw: draw
        case .takeback: takeback
        }
    }
}
