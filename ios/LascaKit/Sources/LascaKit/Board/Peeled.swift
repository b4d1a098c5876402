// A column as captures leave it, run by run: what the inspector tells. Pure; knows no word and no length.
import LascaCore

/// A column of which the first pieces from above are gone.
public struct Peeled: Equatable, Sendable {
    /// Pieces of one kind that lie together.
    public struct Row: Equatable, Sendable, Identifiable {
        /// The place of the first of them from above, from 1.
        public let first: Int
        /// How many of what they are.
        public let run: Run
        /// Whether the commander's prisoners begin with it.
        public let beginsPrisoners: Bool
        public var id: Int { first }
        /// The place of the last of them.
        public var last: Int { first + Int(run.count) - 1 }
    }

    /// From above; never empty while `taken` leaves a piece.
    public let rows: [Row]

    /// What is left of `column` when `taken` commanders, one after the other, have been captured.
    public init(_ column: ColumnState, taken: Int) {
        let left = column.pieces.dropFirst(taken)
        var rows: [Row] = []
        for (index, piece) in left.enumerated() {
            if let above = rows.last, above.run.side == piece.side, above.run.role == piece.role {
                let run = Run(side: piece.side, role: piece.role, count: above.run.count + 1)
                rows[rows.count - 1] = Row(first: above.first, run: run, beginsPrisoners: above.beginsPrisoners)
            } else {
                let begins = rows.last.map { $0.run.side != piece.side } == true && piece.side != left.first?.side
                let run = Run(side: piece.side, role: piece.role, count: 1)
                rows.append(Row(first: index + 1, run: run, beginsPrisoners: begins))
            }
        }
        self.rows = rows
    }
}
