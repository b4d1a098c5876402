// All moves of the game, two to a row: in a panel, or as a sheet. A touch looks at the position after a move.
// Knows the session's lines; must not know how a move is made. Twin of the Android app's.
import LascaCore
import LascaKit
import SwiftUI

/// All moves, two in a row.
struct MoveList: View {
    let model: AppModel
    let lines: [MoveLine]

    var body: some View {
        if let snapshot = model.host.snapshot {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(rows) { row in
                    // A long capture in large type has a row of its own.
                    ViewThatFits(in: .horizontal) {
                        HStack(spacing: 8) { cells(row, snapshot) }
                        VStack(spacing: 0) { cells(row, snapshot) }
                    }
                }
            }
            .padding(.horizontal, 16)
        }
    }

    private func cells(_ row: Row, _ snapshot: Snapshot) -> some View {
        ForEach(row.lines, id: \.ply) { line in
            MoveCell(model: model, line: line, snapshot: snapshot).holds(model.wording.written(line.text), over: -2)
                .narrower(120)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private struct Row: Identifiable {
        let id: Int32
        var lines: [MoveLine]
    }

    private var rows: [Row] {
        var rows: [Row] = []
        for line in lines {
            if rows.last?.id == line.number {
                rows[rows.count - 1].lines.append(line)
            } else {
                rows.append(Row(id: line.number, lines: [line]))
            }
        }
        return rows
    }
}

/// The moves over the board.
struct MovesSheet: View {
    let model: AppModel
    let lines: [MoveLine]
    @Environment(\.dismiss) private var dismiss
    @Environment(\.look) private var look

    var body: some View {
        NavigationStack {
            ScrollView {
                if lines.isEmpty { Text("game_no_moves").holds(keys: "game_no_moves").padding(24) }
                MoveList(model: model, lines: lines)
            }
            .measured()
            .navigationTitle("game_moves")
            .navigationBarTitleDisplayMode(.inline)
            .bar(look)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("screen_close") { dismiss() } }
            }
        }
        .presentationDetents([.medium, .large])
        .presentationBackgroundInteraction(.enabled)
    }
}
