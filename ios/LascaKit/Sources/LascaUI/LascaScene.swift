// The app's scene: one window, and the commands of the menu bar and of Command held on iPad.
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
            CommandGroup(replacing: .newItem) {
                Button("game_new") { model.path = [.newGame(computer: true)] }.keyboardShortcut("n")
            }
            CommandGroup(replacing: .undoRedo) {
                Button("game_undo") { model.host.handle(.undo) }.keyboardShortcut("z")
                Button("game_redo") { model.host.handle(.redo) }.keyboardShortcut("z", modifiers: [.command, .shift])
            }
            CommandMenu("game_screen") {
                Button("game_hint") { model.host.handle(.hint) }.keyboardShortcut("h", modifiers: [.command, .option])
                Button("game_flip") { model.host.handle(.flip) }.keyboardShortcut("f")
                Button("home_my_games") { model.path = [.myGames] }.keyboardShortcut("o")
                Button("home_learn") { model.path = [.learn] }.keyboardShortcut("l")
                Button("home_settings") { model.path = [.settings] }.keyboardShortcut(",")
            }
        }
    }

    /// A file that was sent here: its text may hold a game.
    private func open(_ url: URL) {
        model.received = IncomingFile.text(url) ?? ""
    }
}
