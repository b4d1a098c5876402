// What a list of changes looks like on the way: the board before each leg and the column that moves.
// Pure: it moves pieces about as the changes say, and decides nothing; the snapshot that follows is the truth.
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
        case crown(Square)
    }
    /// The columns while it moves; the mover stands on its origin.
    public let columns: [ColumnState]
    /// The change it shows.
    public let change: Change
    public let kind: Kind

    /// The legs of `changes`, starting from `columns`; stops where a change does not fit what is on the board.
    public static func of(_ columns: [ColumnState], _ changes: [Change]) -> [Leg] {
        var legs: [Leg] = []
        var now = columns.map { $0.with(cue: .still) }
        for change in changes {
            switch change {
            case .stepped(let from, let to):
                guard now.contains(where: { $0.square == from }) else { return legs }
                legs.append(Leg(columns: now, change: change, kind: .step(from: from, to: to)))
                now = now.map { $0.square == from ? $0.with(square: to) : $0 }
            case .jumped(let jump):
                guard now.contains(where: { $0.square == jump.from }), now.contains(where: { $0.square == jump.over })
                else { return legs }
                let uncovered = now.uncovered(jump.over)
                legs.append(Leg(columns: now, change: change, kind: .leap(jump, uncovered: uncovered)))
                now = uncovered.map {
                    $0.square == jump.from ? $0.with(square: jump.to, pieces: $0.pieces + [jump.prisoner]) : $0
                }
            case .promoted(let square):
                legs.append(Leg(columns: now, change: change, kind: .crown(square)))
                now = now.map { $0.square == square ? $0.crowned : $0 }
            default: break
            }
        }
        return legs
    }
}

extension ColumnState {
    func with(square: Square? = nil, pieces: [Piece]? = nil, cue: Cue? = nil) -> ColumnState {
        ColumnState(
            square: square ?? self.square, pieces: pieces ?? self.pieces, runs: runs, guards: guards,
            prisoners: prisoners, cue: cue ?? self.cue, moves: moves, more: more)
    }

    fileprivate var crowned: ColumnState {
        guard let commander = pieces.first else { return self }
        return with(pieces: [Piece(side: commander.side, role: .officer)] + pieces.dropFirst())
    }
}

extension [ColumnState] {
    fileprivate func uncovered(_ square: Square) -> [ColumnState] {
        compactMap { column in
            if column.square != square { return column }
            return column.pieces.count == 1 ? nil : column.with(pieces: [Piece](column.pieces.dropFirst()))
        }
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
        case .crown: 0
        }
    }
}
