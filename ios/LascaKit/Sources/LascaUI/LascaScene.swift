// The app's scene: one window, and the commands of the menu bar and of Command held on iPad.
// Knows places and actions; what they lead to, model and session know.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// What the app's `body` is made of.
public struct LascaScene: Scene {
    private let model: AppModel

    public init(model: AppModel) { self.model = model }

    public var body: some Scene {
        WindowGroup {
            RootView(model: model).onOpenURL { open($0) }
        }
        .commands {
            CommandGroup(replacing: .newItem) { place("game_new", .newGame(computer: true), "n") }
            CommandGroup(replacing: .appSettings) { place("home_settings", .settings, ",") }
            CommandGroup(replacing: .undoRedo) {
                act("game_undo", .undo, "z", if: model.controls?.canUndo == true)
                act("game_redo", .redo, "z", [.command, .shift], if: model.controls?.canRedo == true)
            }
            CommandMenu("game_screen") {
                act("game_hint", .hint, "h", [.command, .option], if: model.controls?.canHint == true)
                act("game_flip", .flip, "f", if: model.controls != nil)
                place("home_my_games", .myGames, "o")
                place("home_learn", .learn, "l")
            }
        }
    }

    private func place(_ key: LocalizedStringKey, _ place: Place, _ shortcut: KeyEquivalent) -> some View {
        Button(key) { model.path = [place] }.keyboardShortcut(shortcut).disabled(model.received != nil)
    }

    private func act(
        _ key: LocalizedStringKey, _ action: Action, _ shortcut: KeyEquivalent,
        _ modifiers: EventModifiers = .command, if can: Bool
    ) -> some View {
        Button(key) { model.host.handle(action) }.keyboardShortcut(shortcut, modifiers: modifiers).disabled(!can)
    }

    /// A file that was sent here: its text may hold a game.
    private func open(_ url: URL) {
        Task { model.receive(await IncomingFile.text(url)) }
    }
}
