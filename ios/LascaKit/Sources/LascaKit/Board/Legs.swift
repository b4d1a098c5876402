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

/// How long things take on the board, in milliseconds.
public struct MotionPolicy: Equatable, Sendable {
    private let factor: Double

    /// `reduced` is the system's wish for less motion, which always wins.
    public init(_ motion: Motion, reduced: Bool) {
        factor = reduced ? 0 : motion == .off ? 0 : motion == .fast ? 0.5 : 1
    }

    /// Whether anything moves at all.
    public var moves: Bool { factor > 0 }

    /// The whole of a move is never longer than 1.6 s.
    public func milliseconds(_ leg: Leg, of legs: [Leg]) -> Double {
        let total = legs.reduce(0) { $0 + natural($1) }
        return natural(leg) * factor * min(1, 1600 / max(total, 1))
    }

    private func natural(_ leg: Leg) -> Double {
        switch leg.kind {
        case .step: 160
        case .leap: 280
        case .promotion: 0
        }
    }
}
