// The moves of the game: a strip under the board, rows in a panel, a sheet. A touch looks at the position after a move.
// Knows the session's lines; must not know how a move is made.
import LascaCore
import LascaKit
import SwiftUI

/// The newest moves in one line.
struct MoveStrip: View {
    let model: AppModel
    let snapshot: Snapshot
    let lines: [MoveLine]
    @Binding var listShown: Bool
    @Environment(\.look) private var look

    init(model: AppModel, snapshot: Snapshot, lines: [MoveLine], listShown: Binding<Bool>) {
        (self.model, self.snapshot, self.lines) = (model, snapshot, lines)
        _listShown = listShown
    }

    var body: some View {
        HStack(spacing: 4) {
            if lines.isEmpty {
                Text("game_no_moves").font(.subheadline).foregroundStyle(look.text2)
                    .frame(maxWidth: .infinity, alignment: .leading)
            } else {
                ScrollViewReader { scroll in
                    ScrollView(.horizontal, showsIndicators: false) {
                        LazyHStack(spacing: 4) {
                            ForEach(lines, id: \.ply) { MoveCell(model: model, line: $0, snapshot: snapshot) }
                        }
                    }
                    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                    .onChange(of: snapshot.listedPly, initial: true) {
                        scroll.scrollTo(snapshot.listedPly, anchor: .trailing)
                    }
                }
            }
            Button {
                listShown = true
            } label: {
                Image(systemName: "list.bullet").frame(width: 44, height: 44).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel("game_moves")
        }
        .padding(.horizontal, 16)
        .frame(minHeight: 44)
    }
}

/// One move.
struct MoveCell: View {
    let model: AppModel
    let line: MoveLine
    let snapshot: Snapshot
    @Environment(\.look) private var look

    var body: some View {
        HStack(spacing: 4) {
            if line.side == .white || line.ply == 1 {
                Text(verbatim: model.phrases.phrase("game_move_number", Word(line.number)))
                    .foregroundStyle(look.text2)
                    .accessibilityHidden(true)
            }
            if line == snapshot.marks.half {
                // It is no position yet that could be looked at; the status line says how it goes on.
                move(model.phrases.phrase("game_half_made", Word(words))).accessibilityHidden(true)
            } else {
                Button {
                    model.host.handle(.look(ply: line.ply))
                } label: {
                    move(words)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(verbatim: model.speech.move(line, height: false)))
                .accessibilityAddTraits(current ? .isSelected : [])
            }
        }
        .font(.subheadline.monospacedDigit())
        .id(line.ply)
    }

    private var words: String { model.wording.written(line.text) }
    private var current: Bool { line.ply == snapshot.listedPly }

    private func move(_ text: String) -> some View {
        Text(verbatim: text)
            .fontWeight(current ? .medium : .regular)
            .padding(.horizontal, 8)
            .frame(minHeight: 32)
            .foregroundStyle(current ? look.inverse : look.text)
            .background(current ? look.inverseGround : Color.clear, in: RoundedRectangle(cornerRadius: 8))
            .frame(minHeight: 44)
    }
}

extension Snapshot {
    /// The ply of the move that a list marks.
    fileprivate var listedPly: Int32 { marks.half?.ply ?? shownPly }
}

/// All moves, two in a row.
struct MoveRows: View {
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
                MoveRows(model: model, lines: lines)
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
