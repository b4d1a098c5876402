// A column piece by piece: its runs from the top, whose it is now and after one capture.
import LascaCore
import LascaKit
import SwiftUI

/// The card of one column.
struct InspectorCard: View {
    let column: ColumnState
    let model: AppModel
    var closes = false
    var close: @MainActor () -> Void = {}
    @Environment(\.look) private var look

    var body: some View {
        Card {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Text(verbatim: BoardGeometry.name(column.square)).font(.system(.title3, design: .serif))
                    Text(verbatim: model.phrases.phrase("inspector_height", Word(column.pieces.count)))
                        .foregroundStyle(look.text2)
                    Spacer(minLength: 0)
                    if closes {
                        Button(action: close) { Image(systemName: "xmark").frame(width: 44, height: 32) }
                            .buttonStyle(.plain)
                            .accessibilityLabel("screen_close")
                    }
                }
                ForEach(rows) { row in
                    HStack(spacing: 10) {
                        LoneColumnView(pieces: [Piece(side: row.run.side, role: row.run.role)], width: 26)
                        Text(verbatim: model.wording.run(row.run)).fontWeight(row.id == 0 ? .medium : .regular)
                    }
                    .font(.subheadline)
                    .accessibilityElement(children: .combine)
                }
                Divider()
                Text(verbatim: commands).font(.footnote).foregroundStyle(look.text2)
            }
        }
        .accessibilityElement(children: .contain)
    }

    private struct Row: Identifiable {
        let id: Int
        let run: Run
    }

    private var rows: [Row] { column.runs.enumerated().map { Row(id: $0, run: $1) } }

    private var commands: String {
        guard let owner = column.pieces.first?.side else { return "" }
        let now = model.phrases.phrase(owner == .white ? "inspector_white" : "inspector_black")
        guard let next = column.next else { return now + " " + model.phrases.phrase("inspector_gone") }
        return now + " " + model.phrases.phrase("inspector_after", Word(model.wording.piece(next)))
    }
}

/// The inspector of wide windows, empty until a column was touched.
struct InspectorPanel: View {
    let column: ColumnState?
    let model: AppModel
    @Environment(\.look) private var look

    var body: some View {
        VStack {
            if let column {
                InspectorCard(column: column, model: model)
            } else {
                Text("game_inspect_hint").font(.footnote).foregroundStyle(look.text2).padding(16)
            }
        }
        .frame(maxWidth: .infinity, alignment: .top)
    }
}
