// My games against a disk that is slow and settings that changed: what is deleted stays deleted, and a game that is opened
// is played by the present habits.
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

@MainActor @Suite(.serialized) struct SavedGamesTests {
    @Test func theGameBeingPlayedIsDeletedAgainstASaveThatWaitsAndStaysSo() async throws {
        let folder = HeldFolder()
        let walk = Walk(folder: folder)
        await walk.settle { walk.model.host.opened }
        walk.begin("lasca.eu")
        walk.model.host.hide()
        walk.model.disk.flush()
        walk.model.host.show()
        let file = try #require(walk.model.host.id) + GameStore.game
        walk.model.path = [.myGames]
        walk.host.update()
        await walk.settle { walk.find(walk.word("my_games_delete")) != nil }
        folder.hold()
        walk.model.host.handle(.play(text: "c3-d4"))
        await walk.settle { folder.holdsAWrite }
        walk.press("my_games_delete")
        for _ in 0..<50 { await walk.host.settle() }
        folder.letGo()
        await walk.settle { walk.shows(walk.word("my_games_empty")) }
        walk.model.disk.flush()
        #expect(folder.all[file] == nil, "the save that waited did not bring the file back")
        walk.press("screen_undo")
        await walk.settle { folder.all[file] != nil }
        #expect(folder.all[file]?.contains("c3-d4") == true, "and undo brings it back with its last move")
    }

    @Test func aGameThatIsOpenedIsPlayedByTheSettings() async throws {
        let folder = MemoryFolder()
        let first = Walk(folder: folder)
        await first.settle { first.model.host.opened }
        first.begin("lasca.eu", input: plainInput)
        first.model.host.hide()
        first.model.disk.flush()
        let walk = Walk(folder: folder, settings: { ($0.confirm, $0.drag) = (true, false) })
        await walk.settle { walk.model.host.opened }
        #expect(walk.model.path == [.game])
        walk.host.update()
        let drag = try #require(walk.host.front.all.compactMap(\.drag).first)
        let (from, to) = (try #require(walk.square("c3")).frame, try #require(walk.square("d4")).frame)
        drag.changed(CGPoint(x: from.midX, y: from.midY), CGPoint(x: to.midX, y: to.midY))
        drag.ended(CGPoint(x: from.midX, y: from.midY), CGPoint(x: to.midX, y: to.midY))
        walk.host.update()
        #expect(walk.model.host.snapshot?.stage == .choosing, "dragging is off")
        for name in ["c3", "d4"] { walk.tap(name) }
        #expect(walk.model.host.snapshot?.stage == .confirming)
        walk.press("game_confirm")
        #expect(walk.model.host.snapshot?.ply == 1)
    }
}
