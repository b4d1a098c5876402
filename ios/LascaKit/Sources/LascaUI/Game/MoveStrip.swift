// The moves of the game in one line under the board. A touch looks at the position after a move.
// Knows the session's lines; must not know how a move is made. Twin of the Android app's.
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
                    .onChange(of: snapshot.listed.marked, initial: true) {
                        scroll.scrollTo(snapshot.listed.marked, anchor: .trailing)
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
            if let number {
                Text(verbatim: number).foregroundStyle(look.text2).accessibilityHidden(true)
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
    private var current: Bool { line.ply == snapshot.listed.marked }

    /// What stands before it.
    private var number: String? {
        let number = model.phrases.phrase("game_move_number", Word(line.number))
        return switch line.numbered {
        case .opens: number
        case .alone: model.phrases.phrase("game_half_made", Word(number))
        case .closes: nil
        }
    }

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
