// The story that Rust, Kotlin and Swift tell alike (tests/fixtures/sessions/story.json): here the walked tree's own actions tell it,
// the search and the clock are the app's, and every update must be the written one, byte for byte.
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import Testing

@testable import LascaUI

@MainActor @Suite(.serialized) struct StoryTests {
    private let hand = HandTime()

    @Test func toldByTheTreesActionsTheStoryGivesTheSameUpdatesAsInTheCore() async throws {
        let script = try #require(scriptFromJson(text: try Fixtures.text("sessions/story.json")))
        let walk = Walk(time: hand.time, settings: { $0.pace = .instant })
        await walk.settle { walk.model.host.opened }
        walk.model.host.input = { script.newGame.input }
        #expect(walk.model.begin(script.newGame) == nil)
        walk.host.update()
        var told: [String] = []
        walk.model.host.onUpdate = { told.append(updateToJson(update: $0)) }
        let first = try #require(walk.model.host.snapshot)
        #expect(updateToJson(update: Update(snapshot: first, changes: [], saveDue: false)) == script.begins)
        for (number, step) in script.steps.enumerated() {
            await pass(to: step.atMs, walk)
            play(step.action, walk)
            walk.host.update()
            await walk.settle { told.count > number }
            let same = told.count > number && told[number] == step.expect
            try #require(same, "step \(number), \(step.action): \(told.dropFirst(number).first ?? "nothing")")
        }
        #expect(told.count == script.steps.count)
    }

    private func pass(to end: Int64, _ walk: Walk) async {
        await walk.settle()
        while hand.step(to: end) { await walk.settle() }
    }

    private func play(_ action: Action, _ walk: Walk) {
        switch action {
        case .tap(let square): walk.tap(BoardGeometry.name(square))
        case .undo: walk.press("game_undo")
        case .redo: walk.press("game_redo")
        case .hint: walk.press("game_hint")
        case .flip: walk.press("game_flip")
        case .offerDraw: twice("game_offer_draw", walk)
        case .resign: twice("game_resign", walk)
        case .tick, .answer: break  // time and search do these by themselves
        default: Issue.record("no element does \(action)")
        }
    }

    /// What is asked about first.
    private func twice(_ key: String, _ walk: Walk) {
        walk.press(key)
        walk.host.update()
        walk.press(key)
    }
}
