// What a list of changes looks like on the way: the board before each leg and the column that moves.
// Pure: it puts down the columns that the changes bring, and decides nothing; the snapshot that follows is the truth.
// Twin of the Android app's.
import LascaCore

/// One thing to be seen moving.
public struct Leg: Equatable, Sendable {
    /// What moves.
    public enum Kind: Equatable, Sendable {
        /// A column goes from square to square.
        case step(from: Square, to: Square)
        /// A column leaps; `uncovered` are the columns once the taken piece has left its own.
        case leap(Jump, uncovered: [ColumnState])
        /// The commander on a square becomes an officer.
        case promotion(Square)
    }
    /// The columns while it moves; the mover stands on its origin.
    public let columns: [ColumnState]
    /// The change it shows.
    public let change: Change
    public let kind: Kind

    /// The legs of `changes`, starting from `columns`; stops where these are not the board on which the changes were made.
    public static func of(_ columns: [ColumnState], _ changes: [Change]) -> [Leg] {
        var legs: [Leg] = []
        var now = columns.map(\.still)
        for change in changes {
            switch change {
            case .stepped(let step):
                guard now.contains(where: { $0.square == step.from }) else { return legs }
                legs.append(Leg(columns: now, change: change, kind: .step(from: step.from, to: step.to)))
            case .jumped(let jump, let under):
                guard now.contains(where: { $0.square == jump.from }) else { return legs }
                let uncovered = now.with([under])
                legs.append(Leg(columns: now, change: change, kind: .leap(jump, uncovered: uncovered)))
            case .promoted(let square):
                legs.append(Leg(columns: now, change: change, kind: .promotion(square)))
            case .stood(let stands): now = now.with(stands)
            default: break
            }
        }
        return legs
    }
}

extension ColumnState {
    /// The column while something moves: nothing is said of its moves.
    fileprivate var still: ColumnState {
        ColumnState(
            square: square, pieces: pieces, runs: runs, guards: guards, prisoners: prisoners, next: next, cue: .still,
            canMove: false, moves: moves, more: more)
    }
}

extension [ColumnState] {
    /// Columns are painted in the order of their squares.
    fileprivate func with(_ stands: [Stand]) -> [ColumnState] {
        let kept = filter { column in !stands.contains { $0.square == column.square } }
        return (kept + stands.compactMap(\.column)).sorted { $0.square < $1.square }
    }
}

/// How much moves on the board, and how fast. Its numbers are those of the Android app's MoveAnimator:
/// tests/fixtures/motion.json has them for both.
public struct MotionPolicy: Equatable, Sendable {
    /// Milliseconds of a step, of a jump, of the taken piece's way beneath.
    public static let step = 160.0, jump = 220.0, tuck = 140.0
    /// The taken piece sets out at this part of the jump.
    public static let tuckFrom = 0.6
    /// How high a jump rises, in s.
    public static let rise = 0.25
    /// Between two legs of the computer's move.
    public static let gap = 60.0
    /// How long what stands somewhere is seen there before it moves.
    public static let frame = 17.0
    /// A whole move is never longer.
    public static let longest = 1600.0
    /// The officer's dot grows for this long; its ring starts later.
    public static let promotion = 180.0, promotionLater = 60.0
    /// The dot grows beyond its size until this part of its time, and comes back.
    public static let over = 0.7, beyond = 1.05
    /// How long marks, the chosen column's ring and the brackets of a new turn take to appear.
    public static let marks = 80.0, chosen = 90.0, brackets = 400.0
    /// A refusal: the brackets go and come back, the column moves so far, in s, and back.
    public static let flash = 240.0, nudge = 0.05
    /// The board turns for the other player; it begins when the move has ended.
    public static let turn = 350.0

    private let factor: Double

    /// `reduced` is the system's wish for less motion, which always wins.
    public init(_ motion: Motion, reduced: Bool) {
        factor = reduced ? 0 : motion == .off ? 0 : motion == .fast ? 0.5 : 1
    }

    /// Whether anything moves at all.
    public var moves: Bool { factor > 0 }

    /// How many of our milliseconds one of those above takes, in a move of these legs and gaps.
    public func pace(_ legs: [Leg], gap: Double) -> Double {
        let total = legs.reduce(0) { $0 + Self.ends($1) + gap }
        return factor * min(1, (Self.longest - Double(legs.count) * Self.frame) / max(total, 1))
    }

    /// The same outside of a move.
    public var pace: Double { factor }

    /// When a leg is over, in milliseconds from its start.
    public static func ends(_ leg: Leg) -> Double {
        switch leg.kind {
        case .step: step
        case .leap: jump * tuckFrom + tuck
        case .promotion: promotion + promotionLater
        }
    }
}
