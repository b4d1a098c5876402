// How a game's end is shown: once, one sheet at a time, and every way on from it.
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

@MainActor @Suite struct EndTests {
    private func ended() async -> Walk {
        let walk = Walk()
        #expect(walk.model.begin(.between("lasca.eu")) == nil)
        walk.host.update()
        for name in ["c3", "d4"] { walk.tap(name) }
        walk.model.host.handle(.resign(side: .black))
        walk.host.update()
        await walk.settle { walk.shows(walk.word("end_again")) }
        return walk
    }

    @Test func whatWentWrongIsToldBeforeTheEndsSheetWhichComesBack() async {
        let walk = await ended()
        walk.model.host.trouble = .notSaved
        walk.host.update()
        await walk.settle { walk.shows(walk.word("status_saved_not")) }
        #expect(walk.shows(walk.word("status_saved_not")))
        #expect(walk.find(walk.word("end_again")) == nil, "under a sheet the system would forget the alert")
        walk.press("screen_close")
        await walk.settle { walk.shows(walk.word("end_again")) }
        #expect(walk.model.host.trouble == nil && walk.shows(walk.word("end_again")))
    }

    @Test func theEndsSheetGoesForTheListAndStaysAwayOnceItWasClosed() async {
        var walk = await ended()
        // The sheet leaves the bar above it to be touched.
        let moves = walk.host.root.all.first { $0.label == walk.word("game_moves") && $0.action != nil }
        moves?.activate()
        await walk.settle { walk.find(walk.word("screen_close")) != nil }
        #expect(walk.find(walk.word("end_again")) == nil && walk.find(walk.word("screen_close")) != nil)
        walk = await ended()
        walk.model.go(.rules)
        walk.host.update()
        #expect(walk.find(walk.word("end_again")) == nil, "the rules have the window")
        walk.model.path = [.game]
        await walk.passes()
        #expect(walk.find(walk.word("end_again")) == nil, "once is enough")
    }

    @Test func theEndWaitsForTheListAndTheListIsFoundAfterIt() async {
        let walk = Walk()
        walk.begin("lasca.eu")
        for name in ["c3", "d4"] { walk.tap(name) }
        walk.press("game_moves")
        walk.model.host.handle(.resign(side: .black))
        walk.host.update()
        await walk.passes()
        #expect(walk.find(walk.word("end_again")) == nil, "the list is up")
        walk.press("screen_close")
        await walk.settle { walk.shows(walk.word("end_again")) }
        walk.press("end_review")
        walk.press("game_moves")
        #expect(walk.find(walk.word("screen_close")) != nil)
    }

    @Test func everyWayOnFromTheEndOfAGame() async throws {
        var walk = await ended()
        walk.press("end_share")
        #expect(walk.host._shared.last == walk.model.host.record())
        walk.press("end_review")
        #expect(walk.model.host.snapshot?.shownPly == 0 && walk.model.host.snapshot?.lookingBack == true)
        #expect(walk.find(walk.word("end_again")) == nil, "the sheet makes way for the board")
        walk.press("game_to_the_game")
        #expect(walk.model.host.snapshot?.lookingBack == false)
        walk = await ended()
        walk.press("end_again")
        #expect(walk.model.path == [.newGame(computer: false)])
        walk = Walk()
        #expect(walk.model.begin(.between("lasca.eu", black: .computer(level: 3))) == nil)
        walk.host.update()
        walk.model.host.handle(.resign(side: .white))
        walk.host.update()
        await walk.settle { walk.shows(walk.word("end_again")) }
        walk.press("end_again")
        #expect(walk.model.path == [.newGame(computer: true)], "against the same kind of opponent")
        #expect(walk.shows(walk.word("new_game_opponent")))
        walk = await ended()
        walk.press("end_home")
        #expect(walk.model.path.isEmpty && walk.shows(walk.word("home_go_on")))
    }
}
