// What a screen reader says by itself when something happened: one sentence for a whole move, none twice.
// Knows changes and words; must not know when it is spoken. Twin of the Android app's.
import LascaCore

/// Turns changes into sentences.
public struct Voice: Sendable {
    private let wording: Wording
    private let status: StatusWording
    private let clockWarnings: Bool

    public init(_ wording: Wording, clockWarnings: Bool) {
        (self.wording, self.clockWarnings) = (wording, clockWarnings)
        status = StatusWording(wording)
    }

    /// What can be asked for.
    public enum Asked: String, CaseIterable, Sendable { case status, position, last, duty, clocks }

    /// On coming to a game.
    public func begin(_ snapshot: Snapshot) -> String { now(snapshot) }

    /// What is said of what just happened; `snapshot` is the board after it. Nil if nothing is to be said.
    public func update(_ changes: [Change], _ snapshot: Snapshot) -> String? {
        let said = changes.compactMap { sentence($0, snapshot) }
        return said.isEmpty ? nil : Self.joined(said)
    }

    /// The answer to a question.
    public func answer(_ asked: Asked, _ snapshot: Snapshot) -> String {
        switch asked {
        case .status: return now(snapshot)
        case .position: return Self.joined(snapshot.columns.map(wording.short) + [status.spoken(snapshot)])
        case .last:
            guard let last = snapshot.marks.last else { return wording.phrases.phrase("spoken_no_last") }
            return wording.phrases.phrase("spoken_last", Word(wording.move(last)))
        case .duty: return status.spoken(snapshot)
        case .clocks:
            guard let clocks = snapshot.clocks else { return status.spoken(snapshot) }
            return Self.joined([wording.clock(.white, clocks.whiteMs), wording.clock(.black, clocks.blackMs)])
        }
    }

    private func now(_ snapshot: Snapshot) -> String {
        switch snapshot.beside.topic {
        case .chosen, .mustCapture, .turn: status.spoken(snapshot)
        case .lookingBack, .ended, .paused, .offered, .hint, .continuing, .confirming, .thinking: whole(snapshot)
        }
    }

    private func whole(_ snapshot: Snapshot) -> String {
        let line = status.status(snapshot)
        return Self.joined([line.title, line.detail])
    }

    /// Several sentences as one.
    public static func joined(_ parts: [String]) -> String {
        parts.filter { !$0.isEmpty }.map { part in
            var part = part[...]
            while part.last == "." { part.removeLast() }
            return String(part)
        }.joined(separator: ". ")
    }

    private func rewound(to shown: Int32) -> String {
        if shown == 0 { return wording.phrases.phrase("spoken_took_back_start") }
        return wording.phrases.phrase("spoken_took_back", Word(shown))
    }

    private func sentence(_ change: Change, _ snapshot: Snapshot) -> String? {
        switch change {
        case .moved(let line, _): wording.move(line)
        case .refused(let refusal): status.refused(refusal, snapshot).title
        case .ended(let outcome): status.ended(outcome, snapshot.rules.quietLimit)
        case .steppedBack(let square): wording.phrases.phrase("spoken_stepped_back", Word(wording.square(square)))
        case .rewound: rewound(to: snapshot.numbers.shown)
        case .offered, .captureGoesOn: status.status(snapshot).title
        case .captureDue: status.spoken(snapshot)
        case .hinted: whole(snapshot)
        case .clockLow: clockWarnings ? status.news(change)?.title : nil
        case .accepted, .declined, .flagFell, .goalMet, .goalFailed: status.news(change)?.title
        case .stepped, .jumped, .promoted, .stood: nil
        }
    }
}

extension Snapshot {
    /// Whether the game has ended.
    public var isOver: Bool { if case .over = stage { true } else { false } }
}

extension Change {
    /// Whether it is said at once, whatever else is being said: a flag that fell, the end.
    public var urgent: Bool {
        switch self {
        case .ended, .flagFell: true
        default: false
        }
    }

    /// Whether it is seen as something that moves on the board.
    public var moves: Bool {
        switch self {
        case .stepped, .jumped, .promoted: true
        default: false
        }
    }
}
