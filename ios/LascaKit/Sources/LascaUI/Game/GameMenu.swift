// The menu of the game: what is needed rarely, and what ends a game, which is asked about first.
// Knows what the session allows; must not know a rule.
import LascaCore
import LascaKit
import SwiftUI

/// "…" in the bar.
struct GameMenu: View {
    let model: AppModel
    @Binding var listShown: Bool
    @State private var resigning = false
    @State private var offering = false

    init(model: AppModel, listShown: Binding<Bool>) {
        self.model = model
        _listShown = listShown
    }

    var body: some View {
        let controls = model.host.snapshot?.controls
        Menu {
            Button("game_new", systemImage: "plus") { another() }
            Button("game_moves", systemImage: "list.number") { listShown = true }
            ShareText(model.host.record, name: model.gameName) {
                Label("game_share", systemImage: "square.and.arrow.up")
            }
            ShareText(model.host.message, name: model.gameName) {
                Label("game_share_message", systemImage: "bubble.left")
            }
            ShareText(model.host.position, name: model.gameName) {
                Label("game_share_position", systemImage: "square.grid.3x3")
            }
            Button("game_rules", systemImage: "book") { model.go(.rules) }
            Button("game_settings", systemImage: "gearshape") { model.go(.settings) }
            if controls?.canPause == true {
                Button("game_pause", systemImage: "pause") { model.host.handle(.pause) }
            }
            Divider()
            Button("game_offer_draw", systemImage: "equal") { offering = true }
                .disabled(controls?.canOfferDraw != true)
            Button("game_resign", systemImage: "flag", role: .destructive) { resigning = true }
                .disabled(controls?.canResign != true)
        } label: {
            Image(systemName: "ellipsis")
        }
        .accessibilityLabel("game_menu")
        // What was sent comes first.
        .onChange(of: model.arrivals) { (resigning, offering) = (false, false) }
        .confirmationDialog("game_resign_sure", isPresented: $resigning, titleVisibility: .visible) {
            Button("game_resign", role: .destructive) { act { .resign(side: $0) } }
            Button("game_keep_playing", role: .cancel) {}
        }
        .confirmationDialog("game_draw_sure", isPresented: $offering, titleVisibility: .visible) {
            Button("game_offer_draw") { act { .offerDraw(side: $0) } }
            Button("game_keep_playing", role: .cancel) {}
        }
    }

    /// Against whom this one is.
    private func another() { model.path = [.newGame(computer: model.host.snapshot?.computer != false)] }

    private func act(_ action: (Side) -> Action) {
        if let side = model.host.snapshot?.acting { model.host.handle(action(side)) }
    }
}
