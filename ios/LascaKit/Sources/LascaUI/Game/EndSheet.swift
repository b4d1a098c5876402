// The end of a game: who won and exactly why; the board above stays touchable.
import LascaCore
import LascaKit
import SwiftUI

/// The sheet at the end.
struct EndSheet: View {
    let model: AppModel
    @Environment(\.dismiss) private var dismiss
    @Environment(\.look) private var look

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                if let snapshot = model.host.snapshot, case .over(let outcome) = snapshot.stage {
                    let words = StatusWording(model.wording)
                    let status = words.status(snapshot)
                    Text(verbatim: words.winner(outcome)).font(.system(.title, design: .serif))
                        .accessibilityAddTraits(.isHeader)
                    Text(verbatim: status.detail.isEmpty ? words.reason(outcome, snapshot.quietLimit) : status.detail)
                }
                WideButton("end_again", main: true) {
                    dismiss()
                    model.path = [.newGame(computer: model.host.snapshot?.person != nil)]
                }
                WideButton("end_review") {
                    dismiss()
                    model.host.handle(.look(ply: 0))
                }
                HStack(spacing: 24) {
                    ShareLink(item: model.host.record) { Text("end_share") }
                    Button("game_undo") {
                        dismiss()
                        model.host.handle(.undo)
                    }
                    .disabled(model.host.snapshot?.controls.canUndo != true)
                    Button("end_home") {
                        dismiss()
                        model.path = []
                    }
                }
                .frame(maxWidth: .infinity)
            }
            .padding(24)
        }
        .background(look.surface)
        .presentationDetents([.fraction(0.45), .large])
        .presentationDragIndicator(.visible)
        .presentationBackgroundInteraction(.enabled)
    }
}
