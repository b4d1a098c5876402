// What a hinted move does, in words. The facts come from the core; this only words them.
import LascaCore

/// Words of a hint that shows a move.
struct HintWording {
    private let wording: Wording
    private var phrases: any Phrases { wording.phrases }

    init(_ wording: Wording) { self.wording = wording }

    func status(_ hint: HintState) -> Status {
        let origin = hint.line.first.map { wording.square($0.origin) } ?? ""
        let title =
            hint.fact.map { fact($0, origin) }
            ?? phrases.phrase("fact_good", Word(wording.written(hint.line.first?.text ?? "")))
        return Status(title, detail(hint), .hint)
    }

    /// What is told besides.
    func detail(_ hint: HintState) -> String {
        switch hint.detail {
        case .nothing: return ""
        case .officers(let count): return phrases.count("fact_captures_officers", count)
        case .also(let fact):
            let second = self.fact(fact, phrases.phrase("hint_thing"))
            return second.prefix(1).uppercased() + second.dropFirst()
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
}
