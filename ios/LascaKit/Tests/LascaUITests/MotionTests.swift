// What moves on the board: every move leg by leg, whoever made it; nothing for those who want less motion.
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

@MainActor @Suite(.serialized) struct MotionTests {
    private func walk(_ time: HeldTime, reduced: Bool = false) -> Walk {
        Walk(
            time: time.time, change: { $0._reduceMotion = reduced },
            settings: {
                $0.motion = .normal
                $0.pace = .instant
            })
    }

    private func computer(_ walk: Walk) async {
        #expect(walk.model.begin(.between("lasca.eu", black: .computer(level: 2))) == nil)
        walk.host.update()
        walk.model.host.handle(.play(text: "c3-d4"))
        walk.host.update()
        await walk.settle { walk.model.host.snapshot?.ply == 2 }
        #expect(walk.model.host.snapshot?.ply == 2)
    }

    @Test func theComputersAnswerIsShownOnItsWayAndTheBoardStaysUsable() async {
        let time = HeldTime()
        let walk = walk(time)
        await computer(walk)
        let moving = walk.host.svg
        time.letGo()
        var arrived = moving
        await walk.settle {
            arrived = walk.host.svg
            return arrived != moving
        }
        #expect(arrived != moving, "the answer moves before it stands")
        walk.key("u")
        #expect(walk.model.host.snapshot?.ply == 0)
    }

    @Test func aTouchEndsTheMovementAtOnce() async throws {
        let walk = walk(HeldTime())
        walk.begin("lasca.eu")
        for name in ["c3", "d4"] { walk.tap(name) }
        let moving = walk.host.svg
        let mover = try #require(walk.model.host.snapshot?.columns.first { !$0.moves.isEmpty }?.square)
        walk.tap(BoardGeometry.name(mover))
        walk.key(.escape)
        #expect(walk.host.svg != moving)
        #expect(walk.model.host.snapshot?.ply == 1)
    }

    @Test func whatMovesIsHeardAndFeltWhenItLands() async throws {
        let time = HeldTime()
        let walk = walk(time)
        walk.begin("lasca.eu", "w c3w d4b g7b")
        walk.tap("c3")
        walk.tap("e5")
        #expect(walk.model.host.snapshot?.ply == 1)
        await walk.settle()
        #expect(walk.sounds.played.isEmpty && walk.host._felt.isEmpty, "it is still on its way")
        time.letGo()
        await walk.settle { !walk.host._felt.isEmpty }
        #expect(walk.sounds.played == [.capture])
        #expect(walk.host._felt == ["impact heavy"])
    }

    @Test func aTouchThatEndsAMovementLetsItBeHeard() async throws {
        let walk = walk(HeldTime())
        walk.begin("lasca.eu")
        for name in ["c3", "d4"] { walk.tap(name) }
        await walk.settle()
        #expect(walk.sounds.played.isEmpty)
        walk.tap("a5")
        #expect(walk.sounds.played.first == .step)
    }

    /// Touches `square`, which is refused; whether what is seen then is another picture once all time has passed.
    private func nudges(_ walk: Walk, _ time: HeldTime, _ square: String) async -> Bool {
        walk.tap(square)
        let nudged = walk.host.svg
        time.letGo()
        await walk.settle { walk.host.svg != nudged }
        return walk.host.svg != nudged
    }

    @Test func aColumnThatMayNotMoveIsSeenToSaySo() async {
        let time = HeldTime()
        let walk = walk(time)
        walk.begin("lasca.eu", "w a1w c3w d4b g7b")
        #expect(await nudges(walk, time, "a1"))
    }

    @Test func inALessonAsWell() async throws {
        let time = HeldTime()
        let walk = walk(time)
        walk.model.path = [.learn, .lesson(0)]
        walk.host.update()
        let start = try #require(Library.position(Library.lessons[0]))
        let still = try #require(start.columns.first { $0.moves.isEmpty && !$0.canMove }?.square)
        #expect(await nudges(walk, time, BoardGeometry.name(still)))
    }

    @Test func whoWantsLessMotionSeesNoNudge() async {
        let time = HeldTime()
        let walk = walk(time, reduced: true)
        walk.begin("lasca.eu", "w a1w c3w d4b g7b")
        walk.tap("a1")
        let now = walk.host.svg
        time.letGo()
        await walk.settle()
        #expect(walk.host.svg == now)
    }

    @Test func whoWantsLessMotionSeesTheBoardAsItIsAtOnce() async {
        let time = HeldTime()
        let walk = walk(time, reduced: true)
        await computer(walk)
        let now = walk.host.svg
        time.letGo()
        await walk.settle()
        #expect(walk.host.svg == now)
    }

    @Test func aTakenPieceIsSeenUntilItIsBeneathTheColumnThatTookIt() async {
        let time = HeldTime()
        let walk = walk(time)
        let top = Color(Theme.of(.wood, dark: false).colour(.blackTop))._css
        func blackTops() -> Int { walk.host.svg.components(separatedBy: top).count }
        walk.begin("lasca.eu", "w c3w d4b g7b")
        let before = blackTops()
        for name in ["c3", "e5"] { walk.tap(name) }
        #expect(walk.model.host.snapshot?.ply == 1)
        #expect(blackTops() == before, "the taken piece is drawn on its way")
        time.letGo()
        await walk.settle { blackTops() < before }
        #expect(blackTops() == before - 1, "then it is beneath")
    }
}
