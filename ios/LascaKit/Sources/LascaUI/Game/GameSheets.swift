// What lies over the game: the list of moves, and how the game ended. One at a time, as the system shows them.
// Knows what else waits to be shown; must not know what a sheet makes of the game.
import LascaCore
import LascaKit
import SwiftUI

/// Shows the sheets of a game.
struct GameSheets: ViewModifier {
    let model: AppModel
    /// Whether the end lies over the board; elsewhere a panel has room for it.
    let covers: Bool
    let room: Double
    let lines: [MoveLine]
    @Binding var listShown: Bool
    @Binding var endShown: Bool
    /// Which sheet came and has not gone yet: the other one waits for it.
    @State private var up: Sheet?

    private enum Sheet { case list, end }

    init(
        model: AppModel, covers: Bool, room: Double, lines: [MoveLine], listShown: Binding<Bool>,
        endShown: Binding<Bool>
    ) {
        (self.model, self.covers, self.room, self.lines) = (model, covers, room, lines)
        (_listShown, _endShown) = (listShown, endShown)
    }

    func body(content: Content) -> some View {
        content
            .sheet(isPresented: listOverBoard, onDismiss: { gone() }) { MovesSheet(model: model, lines: lines) }
            .sheet(isPresented: endOverBoard, onDismiss: { gone() }) { EndSheet(model: model, room: room) }
            .onChange(of: listOverBoard.wrappedValue) { _, shown in if shown { came(.list) } }
            .onChange(of: endOverBoard.wrappedValue) { _, shown in if shown { came(.end) } }
            .onChange(of: here) { if !here { endShown = false } }
            .task(id: isOver) { await tell() }
    }

    private func tell() async {
        let id = model.host.id
        guard isOver else { return model.endTold = nil }
        guard model.endTold != id, (try? await model.wait(600)) != nil else { return }
        (endShown, model.endTold) = (true, id)
    }

    private var isOver: Bool { model.host.snapshot?.isOver == true }

    private var endOverBoard: Binding<Bool> {
        Binding(
            get: { endShown && covers && !awaited && here && up != .list },
            set: { if !$0 && !awaited && here && up != .list { endShown = false } })
    }

    private var listOverBoard: Binding<Bool> {
        Binding(get: { listShown && !awaited && up != .end }, set: { if !$0 { listShown = false } })
    }

    /// Whether the game is what one came to last: over the rules its end has no place.
    private var here: Bool { (model.path.last ?? .game) == .game }

    /// Whether something that was sent, or what went wrong, is to be shown first: the system forgets a second sheet.
    private var awaited: Bool { model.received != nil || model.host.trouble != nil }

    private func came(_ sheet: Sheet) { (up, model.covered) = (sheet, true) }

    private func gone() {
        up = nil
        if awaited { listShown = false }
        model.covered = listOverBoard.wrappedValue || endOverBoard.wrappedValue
    }
}
