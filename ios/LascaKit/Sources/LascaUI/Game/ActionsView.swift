// Undo, redo, hint, flip: what is always at hand. Nothing here ends a game.
// Knows what the session allows; must not know why.
import LascaCore
import LascaKit
import SwiftUI

/// The four actions, in a row or a column.
struct ActionsView: View {
    let model: AppModel
    let snapshot: Snapshot
    /// In a column there is no room for Redo, which is in the menu then.
    var upright = false
    @Environment(\.look) private var look

    var body: some View {
        let controls = snapshot.controls
        let order = Self.order.filter { !upright || $0.key != "game_redo" }
        ForEach(model.settings.settings.hand == .right ? order : order.reversed(), id: \.key) { item in
            Button {
                model.host.handle(item.action)
            } label: {
                Image(systemName: item.symbol)
                    .font(.title3)
                    .frame(maxWidth: .infinity, minHeight: 48)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .disabled(!item.enabled(controls))
            .accessibilityLabel(Text(LocalizedStringKey(item.key)))
            .accessibilityShowsLargeContentViewer()
            .hoverEffect()
        }
    }

    private struct Item: Sendable {
        let key, symbol: String
        let action: Action
        let enabled: @Sendable (Controls) -> Bool
    }

    private static let order = [
        Item(key: "game_undo", symbol: "arrow.uturn.backward", action: .undo, enabled: { $0.canUndo }),
        Item(key: "game_redo", symbol: "arrow.uturn.forward", action: .redo, enabled: { $0.canRedo }),
        Item(key: "game_hint", symbol: "lightbulb", action: .hint, enabled: { $0.canHint }),
        Item(key: "game_flip", symbol: "arrow.up.arrow.down", action: .flip, enabled: { _ in true }),
    ]
}
