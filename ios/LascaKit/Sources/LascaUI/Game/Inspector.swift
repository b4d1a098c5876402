// A column piece by piece: its runs from the top, whose it is now and after each capture.
// Knows one column and what captures uncover in it; must not know whose turn it is.
import LascaCore
import LascaKit
import SwiftUI

/// The card of one column.
struct InspectorCard: View {
    let column: ColumnState
    let model: AppModel
    var closes = false
    var close: @MainActor () -> Void = {}
    /// How many captures one looks ahead.
    @State private var taken = 0
    @ScaledMetric private var numbers = 36.0
    @Environment(\.look) private var look

    var body: some View {
        Card {
            VStack(alignment: .leading, spacing: 4) {
                head
                ForEach(peeled(pieces: column.pieces, taken: Int32(taken)), id: \.first) { row in
                    if row.beginsPrisoners { prisoners }
                    line(row)
                }
                Divider()
                Text(verbatim: commands).font(.footnote).foregroundStyle(look.text2).padding(.top, 4)
                if column.pieces.count > 1 { stepper }
            }
        }
        .accessibilityElement(children: .contain)
        .onChange(of: column) { taken = 0 }
    }

    private var head: some View {
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
    }

    private func line(_ row: PeeledRun) -> some View {
        HStack(spacing: 8) {
            Text(verbatim: places(row)).font(.footnote.monospacedDigit()).foregroundStyle(look.text2)
                .frame(minWidth: numbers, alignment: .leading)
            LoneColumnView(pieces: [Piece(side: row.run.side, role: row.run.role)], width: 26)
            Text(verbatim: model.wording.run(row.run)).fontWeight(row.first == 1 ? .medium : .regular)
        }
        .font(.subheadline)
        .accessibilityElement(children: .combine)
    }

    private func places(_ row: PeeledRun) -> String {
        row.first == row.last
            ? String(row.first) : model.phrases.phrase("inspector_range", Word(row.first), Word(row.last))
    }

    /// Parts the guards from the prisoners.
    private var prisoners: some View {
        HStack(spacing: 8) {
            look.line.frame(height: 1)
            Text("inspector_prisoners").font(.footnote).foregroundStyle(look.text2).fixedSize()
            look.line.frame(height: 1)
        }
    }

    private var stepper: some View {
        HStack(spacing: 4) {
            step("inspector_fewer", "minus", -1)
            Text(verbatim: state).font(.footnote).foregroundStyle(look.text2).multilineTextAlignment(.center)
                .frame(maxWidth: .infinity)
            step("inspector_more", "plus", 1)
        }
    }

    private func step(_ name: LocalizedStringKey, _ symbol: String, _ by: Int) -> some View {
        Button {
            taken += by
            Announcing.say(state + ". " + commands)
        } label: {
            Image(systemName: symbol).frame(width: 44, height: 44).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .hoverEffect()
        .accessibilityLabel(name)
        .disabled(!column.pieces.indices.contains(taken + by))
    }

    private var state: String {
        taken == 0 ? model.phrases.phrase("inspector_now") : model.phrases.count("inspector_peeled", taken)
    }

    private var commands: String {
        guard let owner = column.pieces.dropFirst(taken).first?.side else { return "" }
        let now = model.phrases.phrase(owner == .white ? "inspector_white" : "inspector_black")
        if taken > 0 { return now }
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
        ScrollView {
            if let column {
                InspectorCard(column: column, model: model)
            } else {
                Text("game_inspect_hint").font(.footnote).foregroundStyle(look.text2).padding(16)
            }
        }
        .frame(maxWidth: .infinity, alignment: .top)
    }
}
