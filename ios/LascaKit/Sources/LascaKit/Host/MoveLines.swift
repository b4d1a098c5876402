// The moves of the game as lists show them: kept up to date by what changed, so that a long game is not read again.
// Knows lines of the core; must not know how they are shown.
import LascaCore

/// The moves of the game, undone ones included.
public struct MoveLines: Equatable, Sendable {
    public private(set) var lines: [MoveLine] = []

    public init() {}

    /// Follows one update; `load` gives the lines from one ply to another.
    public mutating func follow(_ changes: [Change], _ snapshot: Snapshot, load: (Int32, Int32) -> [MoveLine]) {
        let last = Int(snapshot.lastPly)
        for case .moved(let line, again: false) in changes { lines = lines.prefix(Int(line.ply) - 1) + [line] }
        if lines.count != last { lines = last == 0 ? [] : load(1, snapshot.lastPly) }
    }

    /// What a list shows of them, and the half-made move after them.
    public func shown(_ snapshot: Snapshot) -> [MoveLine] {
        lines.prefix(Int(snapshot.listed.kept)) + (snapshot.marks.half.map { [$0] } ?? [])
    }

    /// Another game: everything is read anew.
    public mutating func restart(_ snapshot: Snapshot?, load: (Int32, Int32) -> [MoveLine]) {
        let last = snapshot?.lastPly ?? 0
        lines = last == 0 ? [] : load(1, last)
    }
}
