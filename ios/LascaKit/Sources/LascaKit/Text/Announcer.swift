// What a screen reader says by itself when something happened: one sentence for a whole move, none twice.
// Knows changes and words; must not know when it is spoken.
import LascaCore

/// Turns changes into sentences.
public struct Announcer: Sendable {
    private let wording: Wording
    private let status: StatusWording
    private let clockWarnings: Bool

    public init(_ wording: Wording, clockWarnings: Bool) {
        (self.wording, self.clockWarnings) = (wording, clockWarnings)
        status = StatusWording(wording)
    }

    /// The sentences for what just happened; `snapshot` is the board after it.
    public func sentences(_ changes: [Change], _ snapshot: Snapshot) -> [String] {
        var out = changes.compactMap { sentence($0, snapshot) }
        let over = if case .over = snapshot.stage { true } else { false }
        if changes.contains(where: \.isMove) && !snapshot.marks.mustCapture.isEmpty && !over {
            out.append(status.spoken(snapshot))
        }
        if case .jumping = snapshot.stage, changes.contains(where: \.isJump) {
            out.append(status.status(snapshot).title)
        }
        if let hint = snapshot.hint, hint.step != .asked, changes.isEmpty {
            out.append(status.status(snapshot).title)
        }
        return out
    }

    private func sentence(_ change: Change, _ snapshot: Snapshot) -> String? {
        switch change {
        case .moved(let line): wording.move(line, snapshot.columns)
        case .steppedBack(let square): wording.phrases.phrase("spoken_stepped_back", Word(wording.square(square)))
        case .rewound(let ply): wording.phrases.phrase("spoken_took_back", Word((ply + 1) / 2))
        case .refused(let refusal): status.refused(refusal, snapshot).title
        case .offered: status.status(snapshot).title
        case .ended(let outcome): status.ended(outcome, snapshot.quietLimit)
        case .clockLow: clockWarnings ? status.news(change)?.title : nil
        case .declined, .accepted, .goalMet, .goalFailed: status.news(change)?.title
        case .stepped, .jumped, .promoted, .flagFell: nil
        }
    }
}

extension Change {
    /// Whether a whole move entered the game.
    public var isMove: Bool { if case .moved = self { true } else { false } }
    /// Whether a column jumped.
    public var isJump: Bool { if case .jumped = self { true } else { false } }
}

/// What is heard and felt of a change.
public enum BoardSound: String, CaseIterable, Sendable { case step, capture, promotion, refusal, end }

extension Change {
    /// The sound that belongs to it, if any.
    public var sound: BoardSound? {
        switch self {
        case .stepped: .step
        case .jumped: .capture
        case .promoted: .promotion
        case .refused: .refusal
        case .ended: .end
        default: nil
        }
    }
}
