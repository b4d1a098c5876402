// The app dies and is started again: the scene is back where it was, on the same game, with its clock standing.
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import LascaUI

@MainActor @Suite(.serialized) struct RestartTests {
    private let folder = MemoryFolder()

    /// Starts the app with what the scene kept; all else of the dead process is gone but the disk.
    private func started(_ stored: [String: String] = [:]) async -> Walk {
        let walk = Walk(folder: folder, stored: stored)
        await walk.settle { walk.model.host.opened }
        return walk
    }

    @Test(
        arguments: [
            [.game], [.newGame(computer: true)], [.newGame(computer: false)], [.myGames], [.learn],
            [.learn, .lesson(2)],
            [.learn, .ideas, .idea(1)], [.learn, .rules], [.learn, .heritage, .replay(1)], [.learn, .page(.history)],
            [.settings],
            [.settings, .page(.privacy)], [.game, .settings], [],
        ] as [[Place]])
    func theSceneComesBackToEveryPlaceWithItsGame(_ path: [Place]) async throws {
        let walk = await started()
        walk.begin("kawu")
        for name in ["c3", "d4"] { walk.tap(name) }
        walk.model.path = path
        walk.host.update()
        walk.model.host.hide()
        walk.model.disk.flush()
        let kept = walk.host._stored
        let again = await started(kept)
        #expect(again.model.path == path)
        #expect(again.model.host.snapshot?.ply == 1)
        #expect(again.model.host.snapshot?.rules.set == .kawu)
        #expect(again.host.root.all.count == walk.host.root.all.count, "it shows the same")
    }

    @Test func anOldGameComesBackAtItsMoveUntilItIsLeft() async throws {
        let walk = await started()
        walk.model.path = [.learn, .heritage, .replay(1)]
        walk.host.update()
        for _ in 0..<3 { walk.press("replay_next") }
        let shown = try #require(walk.host.root.all.first { $0.identifier == "place" }).texts
        let again = await started(walk.host._stored)
        #expect(again.host.root.all.first { $0.identifier == "place" }?.texts == shown)
        again.press("replay_next")
        again.model.path = [.learn, .heritage]
        again.host.update()
        again.model.path = [.learn, .heritage, .replay(1)]
        again.host.update()
        #expect(again.shows(again.word("replay_start")))
    }

    @Test func aLessonComesBackWithItsMovesAndIsTheOneThatOneHasGoneOnTo() async throws {
        let walk = await started()
        walk.model.path = [.learn, .lesson(0)]
        walk.host.update()
        for name in ["c3", "d4"] { walk.tap(name) }
        let board = walk.squares.map { [$0.label, $0.value] }
        let again = await started(walk.host._stored)
        #expect(again.shows(again.word("learn_\(Library.lessons[0].id)_done")))
        #expect(again.squares.map { [$0.label, $0.value] } == board)
        again.press("learn_next")
        let third = await started(again.host._stored)
        #expect(third.model.path == [.learn, .lesson(0)])
        #expect(third.shows(third.word("learn_\(Library.lessons[1].id)_title")))
    }

    @Test func closedByHandTheAppIsBackOnTheGameWithItsClockStanding() async throws {
        let walk = await started()
        let time = TimeControl(totalMs: 300_000, incrementMs: 0)
        #expect(walk.model.begin(.between("lasca.eu", time: time)) == nil)
        walk.host.update()
        for name in ["c3", "d4"] { walk.tap(name) }
        walk.model.host.hide()
        walk.model.disk.flush()
        let again = await started()
        #expect(again.model.path == [.game])
        #expect(again.squares.count == 25)
        #expect(again.model.host.snapshot?.paused == true)
        again.press("game_resume")
        #expect(again.model.host.snapshot?.paused == false)
    }

    @Test func afterAnEndedGameAndFromHomeItsCardSaysHowItStands() async throws {
        let walk = await started()
        walk.begin("kawu")
        walk.model.host.handle(.resign(side: .white))
        walk.model.host.hide()
        walk.model.disk.flush()
        let again = await started()
        #expect(again.model.path.isEmpty)
        #expect(again.shows(again.word("home_go_on")) && again.shows("kawu"))
        again.find(again.word("home_go_on"))?.activate()
        #expect(again.squares.count == 25)
    }

    @Test func aPlaceThatIsNoMoreIsLeftOut() async {
        let walk = await started(["path": Place.text([.game, .settings])])
        #expect(walk.model.path.isEmpty, "there is no game to be back on")
        let other = await started(["path": "[{\"cellar\":{}}]"])
        #expect(other.model.path.isEmpty)
        let far = await started(["path": Place.text([.learn, .lesson(99)])])
        #expect(far.model.path == [.learn, .lesson(99)], "an empty page, with the way back")
    }

    @Test func aSceneWhoseGameIsNoMoreIsBackOnHomeWithTheGamesThatAre() async throws {
        let walk = await started()
        walk.begin("kawu")
        walk.tap("c3")
        walk.tap("d4")
        walk.begin("lasca.eu")
        walk.model.host.hide()
        walk.model.disk.flush()
        let (kept, gone) = (walk.host._stored, try #require(walk.model.host.id))
        try folder.delete(walk.model.shelf.store.fileName(gone))
        let again = await started(kept)
        #expect(again.model.path.isEmpty, "another game is not shown in its place")
        #expect(again.model.host.snapshot?.rules.set == .kawu && again.model.host.snapshot?.ply == 1)
        #expect(again.shows(again.word("home_go_on")) && again.model.host.trouble == nil)
        again.find(again.word("home_go_on"))?.activate()
        #expect(again.squares.count == 25)
        let last = try #require(again.model.host.id)
        again.model.host.hide()
        again.model.disk.flush()
        try folder.delete(again.model.shelf.store.fileName(last))
        let empty = await started(again.host._stored)
        #expect(empty.model.path.isEmpty && empty.model.host.snapshot == nil && empty.model.host.trouble == nil)
        #expect(empty.find(empty.word("home_play_computer")) != nil)
    }

    @Test func aDamagedGameThatCouldBeReadInPartIsShownAgainAndTold() async throws {
        let walk = await started()
        walk.begin("kawu")
        for name in ["c3", "d4"] { walk.tap(name) }
        walk.model.host.hide()
        walk.model.disk.flush()
        let file = walk.model.shelf.store.fileName(try #require(walk.model.host.id))
        try folder.write(file, try folder.read(file).replacingOccurrences(of: "c3-d4", with: "c3-d4 z9"))
        let again = await started(walk.host._stored)
        #expect(again.model.host.trouble == .damaged(rescued: true))
        #expect(again.model.path == [.game])
        #expect(again.shows(again.word("status_rescued")))
    }

    @Test func theComputerThinksOnlyWhereItsGameIsSeen() async throws {
        let walk = await started()
        #expect(walk.model.begin(.between("lasca.eu", white: .computer(level: 1))) == nil)
        walk.host.update()
        walk.model.path = [.settings]
        walk.host.update()
        for _ in 0..<100 { await walk.settle() }
        #expect(walk.model.host.snapshot?.ply == 0, "in the settings nobody sees it")
        walk.model.disk.flush()
        let hidden = await startedIn(.background, walk.host._stored)
        hidden.model.path = [.game]
        hidden.host.update()
        for _ in 0..<100 { await hidden.settle() }
        #expect(hidden.squares.count == 25 && hidden.model.host.snapshot?.ply == 0, "a screen nobody sees")
        let asked = _Lasting.shared.ever
        hidden.host.environment.scenePhase = .active
        await hidden.settle { hidden.model.host.snapshot?.ply == 1 }
        #expect(hidden.model.host.snapshot?.ply == 1)
        hidden.host.environment.scenePhase = .inactive
        #expect(_Lasting.shared.ever == asked, "under the notifications the game goes on")
        hidden.host.environment.scenePhase = .background
        #expect(_Lasting.shared.ever == asked + 1, "the system lets the process last until the game is written")
        await hidden.settle { !_Lasting.shared.lasts }
        #expect(!_Lasting.shared.lasts)
    }

    private func startedIn(_ phase: ScenePhase, _ stored: [String: String]) async -> Walk {
        let walk = Walk(folder: folder, stored: stored, change: { $0.scenePhase = phase })
        await walk.settle { walk.model.host.opened }
        return walk
    }
}
