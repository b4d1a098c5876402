// The menu of the game: what is needed rarely, and what ends a game, which is asked about first.
// Knows what the session allows; must not know a rule.
import LascaCore
import LascaKit
import SwiftUI

/// "…" in the bar.
struct GameMenu: View {
    let model: AppModel
    @Binding var listShown: Bool
    /// Whether there is no bar, and the way out is here; whether Redo has no button of its own.
    let home, redo: Bool
    @Binding var about: GameQuestions.About?

    init(
        model: AppModel, listShown: Binding<Bool>, about: Binding<GameQuestions.About?>, home: Bool, redo: Bool
    ) {
        (self.model, self.home, self.redo) = (model, home, redo)
        (_listShown, _about) = (listShown, about)
    }

    var body: some View {
        let controls = model.host.snapshot?.controls
        Menu {
            if home {
                Button("end_home", systemImage: "house") { model.path = [] }
                    .keyboardShortcut(.escape, modifiers: .command)
            }
            if redo {
                Button("game_redo", systemImage: "arrow.uturn.forward") { model.host.handle(.redo) }
                    .disabled(controls?.canRedo != true)
            }
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
            Button("game_offer_draw", systemImage: "equal") { about = .offering }
                .disabled(controls?.canOfferDraw != true)
            Button("game_resign", systemImage: "flag", role: .destructive) { about = .resigning }
                .disabled(controls?.canResign != true)
        } label: {
            Image(systemName: "ellipsis").font(home ? .title3 : .body).frame(minWidth: 44, minHeight: 44).contentShape(
                Rectangle())
        }
        .accessibilityLabel("game_menu")
    }

    /// Against whom this one is.
    private func another() { model.path = [.newGame(computer: model.host.snapshot?.computer != false)] }
}

/// Asks before a game ends.
struct GameQuestions: ViewModifier {
    /// What is asked about.
    enum About { case resigning, offering }

    let model: AppModel
    @Binding var about: About?

    func body(content: Content) -> some View {
        content
            // What was sent comes first.
            .onChange(of: model.arrivals) { about = nil }
            .confirmationDialog("game_resign_sure", isPresented: asks(.resigning), titleVisibility: .visible) {
                Button("game_resign", role: .destructive) { act { .resign(side: $0) } }
                Button("game_keep_playing", role: .cancel) {}
            }
            .confirmationDialog("game_draw_sure", isPresented: asks(.offering), titleVisibility: .visible) {
                Button("game_offer_draw") { act { .offerDraw(side: $0) } }
                Button("game_keep_playing", role: .cancel) {}
            }
    }

    private func asks(_ it: About) -> Binding<Bool> {
        Binding(get: { about == it }, set: { if !$0 && about == it { about = nil } })
    }

    private func act(_ action: (Side) -> Action) {
        if let side = model.host.snapshot?.acting { model.host.handle(action(side)) }
    }
}
