// New games of tests: rules and positions by their texts. Knows the core's types; must not know a test.
import Foundation
import LascaCore
import LascaKit

/// Input as players do not have it: every square is touched.
public let plainInput = InputRules(
    autoComplete: false, finalSquare: false, oneTapForced: false, autoForced: false, quickInput: false, confirm: false,
    hintSteps: false)

extension Rules {
    /// The rules of a text as fixtures have it (R7.1).
    public static func named(_ text: String) -> Rules {
        let sets: [String: RuleSet] = ["lasca.eu": .lascaEu, "kawu": .kawu, "lasker-1911": .lasker1911]
        if let rules = ruleDemos().map(\.rules).first(where: { $0.set == sets[text] }) { return rules }
        let quiet = text.components("quiet=").last.flatMap { Int32($0) }
        return Rules(
            set: .own, rejump: text.contains("rejump=yes"), demote: text.contains("demote=yes"), quietLimit: quiet)
    }
}

extension String {
    fileprivate func components(_ separator: String) -> [Substring] {
        var parts: [Substring] = [Substring(self)]
        while let last = parts.last, let range = last.range(of: separator) {
            parts[parts.count - 1] = last[..<range.lowerBound]
            parts.append(last[range.upperBound...])
        }
        return parts
    }
}

extension NewGame {
    /// A game of two people; `start` is a position's text.
    public static func between(
        _ rules: String, _ start: String? = nil, white: Seat = .human, black: Seat = .human,
        input: InputRules = plainInput, time: TimeControl? = nil, turning: Turning = .fixed
    ) -> NewGame {
        NewGame(
            rules: .named(rules), white: white, black: black, whiteTime: time, blackTime: time,
            start: start.map { .position(text: $0) } ?? .initial, turning: turning, takebacks: .free, seed: 7,
            input: input, whiteName: "", blackName: "", date: "2026-01-02", goal: nil)
    }
}

extension Snapshot {
    /// Its columns and turn as position text (N3).
    public var position: String {
        let all = columns.map { column in
            BoardGeometry.name(column.square)
                + column.pieces.map { piece in
                    let letter = piece.side == .white ? "w" : "b"
                    return piece.role == .officer ? letter.uppercased() : letter
                }.joined()
        }
        return ([turn == .white ? "w" : "b"] + all).joined(separator: " ")
    }
}
