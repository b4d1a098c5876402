// The end of a game: who won and exactly why, and what can be done next. In a narrow window a sheet that leaves the board
// visible and touchable, beside a panel a part of it.
// Knows the outcome and the places that follow; how it came about the session says.
import LascaCore
import LascaKit
import SwiftUI

/// The sheet at the end.
struct EndSheet: View {
    let model: AppModel
    /// What the board leaves below it.
    let room: Double
    @Environment(\.dismiss) private var dismiss
    @Environment(\.look) private var look

    var body: some View {
        ScrollView { EndWords(model: model, done: { dismiss() }).narrower(16).padding(24) }
            .measured()
            .background(look.surface)
            .presentationDetents([.height(max(room, Self.least)), .large])
            .presentationBackground(look.surface)
            .presentationDragIndicator(.visible)
            .presentationBackgroundInteraction(.enabled)
    }

    /// Shows the result and the two buttons below it.
    private static let least = 208.0
}

/// The result and the next steps.
struct EndWords: View {
    let model: AppModel
    /// In a low panel all stands closer, so that the last row is seen.
    var low = false
    let done: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: low ? 8 : 16) {
            if let snapshot = model.host.snapshot, case .over(let outcome) = snapshot.stage {
                let words = EndWording(model.wording)
                let (result, reason) = (words.result(outcome, snapshot), words.reason(outcome, snapshot))
                Text(verbatim: result).font(.system(.title, design: .serif)).holds(result, over: 10)
                    .accessibilityAddTraits(.isHeader)
                Text(verbatim: reason).holds(reason)
            }
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 12) { next }
                VStack(spacing: 12) { next }
            }
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 24) { others }
                VStack(alignment: .leading, spacing: 8) { others }
            }
            .frame(maxWidth: .infinity)
        }
    }

    @ViewBuilder private var next: some View {
        WideButton("end_again", main: true) {
            done()
            model.path = [.newGame(computer: model.host.snapshot?.computer != false)]
        }
        WideButton("end_review") {
            done()
            model.host.handle(.look(ply: 0))
        }
    }

    @ViewBuilder private var others: some View {
        ShareText(model.host.record, name: model.gameName) {
            Text("end_share").holds(keys: "end_share").frame(minHeight: 44)
        }
        Button {
            done()
            model.host.handle(.undo)
        } label: {
            Text("game_undo").holds(keys: "game_undo").frame(minHeight: 44)
        }
        .disabled(model.host.snapshot?.controls.canUndo != true)
        Button {
            done()
            model.path = []
        } label: {
            Text("end_home").holds(keys: "end_home").frame(minHeight: 44)
        }
    }
}
