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

    /// Lets time go on to a moment, waking who waits until then, while somebody moves.
    private func go(_ time: HandTime, _ walk: Walk? = nil, to end: Int64) async {
        repeat {
            if let walk { await walk.settle { !time.isIdle } } else { await until { !time.isIdle } }
        } while time.step(to: end)
    }

    private func walk(_ time: HandTime) -> Walk { Walk(time: time.time, settings: { $0.motion = .normal }) }

    @Test func theBoardTurnsToTheMoverOnlyWhenTheMoveHasBeenSeen() async {
        func sameSide(_ time: HostTime, reduced: Bool = false) -> Walk {
            let walk = Walk(time: time, change: { $0._reduceMotion = reduced }, settings: { $0.motion = .normal })
            #expect(walk.model.begin(.between("lasca.eu", turning: .sameSide)) == nil)
            walk.host.update()
            for name in ["c3", "d4"] { walk.tap(name) }
            #expect(walk.model.host.snapshot?.bottom == .black)
            return walk
        }
        let time = HeldTime()
        var walk = sameSide(time.time)
        await walk.settle()
        #expect(walk.squares.first?.identifier == "a7", "White's move is seen as White saw it")
        time.letGo()
        await walk.settle { walk.squares.first?.identifier == "g1" }
        #expect(walk.squares.first?.identifier == "g1")
        walk = sameSide(HeldTime().time)
        walk.tap("e5")
        #expect(walk.squares.first?.identifier == "g1", "a touch ends the turning too")
        #expect(sameSide(HeldTime().time, reduced: true).squares.first?.identifier == "g1")
    }

    @Test func theColumnsGoRoundTheMiddleToTheirNewSquaresWhenTheMoveHasEnded() async throws {
        let time = HandTime()
        let walk = walk(time)
        #expect(walk.model.begin(.between("lasca.eu", turning: .sameSide)) == nil)
        walk.host.update()
        func place(_ name: String) throws -> CGPoint {
            let frame = try #require(walk.square(name)).frame
            return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
        }
        let (corner, far) = (try place("e3"), try place("c5"))
        for name in ["c3", "d4"] { walk.tap(name) }
        await go(time, walk, to: 17 + 159)
        #expect(walk.squares.first?.identifier == "a7", "nothing turns while a column moves")
        await go(time, walk, to: 17 + 160)
        await walk.settle { walk.squares.first?.identifier == "g1" }
        #expect(walk.squares.first?.identifier == "g1")
        #expect(try place("e3") == corner && place("c5") == far, "they set out from where they stood")
        await go(time, walk, to: 17 + 160 + 17)
        await walk.settle { (try? place("e3")) == far }
        #expect(try place("e3") == far && place("c5") == corner)
        func hidden() -> Int { walk.host.svg.components(separatedBy: "<g opacity=\"0\">").count - 1 }
        await go(time, walk, to: 17 + 160 + 17 + 349)
        #expect(hidden() > 0, "marks wait until the board has turned")
        await go(time, walk, to: 17 + 160 + 17 + 350)
        await walk.settle { hidden() == 0 }
        #expect(hidden() == 0)
    }

    @Test func afterADraggedMoveTheBoardTurnsInItsTimeToo() async throws {
        let time = HandTime()
        let walk = walk(time)
        #expect(walk.model.begin(.between("lasca.eu", turning: .sameSide)) == nil)
        walk.host.update()
        func place(_ name: String) throws -> CGPoint {
            let frame = try #require(walk.square(name)).frame
            return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
        }
        let (corner, far) = (try place("e3"), try place("c5"))
        walk.drag("c3", "d4")
        #expect(walk.squares.first?.identifier == "g1")
        #expect(try place("e3") == corner && place("c5") == far, "they set out from where they stood")
        await go(time, walk, to: 17)
        await walk.settle { (try? place("e3")) == far }
        #expect(try place("e3") == far && place("c5") == corner)
    }

    @Test func whoSeesNoMotionSeesTheWayOfACaptureNumberedUntilTheNextMove() {
        func ways(_ svg: String) -> [Int] { ["1", "2"].map { svg.components(separatedBy: ">\($0)</text>").count } }
        func walked(_ change: @escaping (inout LascaKit.Settings) -> Void, reduced: Bool = false) -> Walk {
            let walk = Walk(change: { $0._reduceMotion = reduced }, settings: change)
            walk.begin("lasca.eu", "w c3w d4b f6b a7b")
            return walk
        }
        for walk in [walked { $0.motion = .off }, walked({ $0.motion = .normal }, reduced: true)] {
            let before = ways(walk.host.svg)
            walk.model.host.handle(.play(text: "c3xe5xg7*"))
            walk.host.update()
            #expect(ways(walk.host.svg) == before.map { $0 + 1 }, "on each landing its number")
            walk.tap("a7")
            walk.tap("b6")
            #expect(walk.model.host.snapshot?.ply == 2 && ways(walk.host.svg) == before)
        }
        let walk = walked { $0.motion = .normal }
        let before = ways(walk.host.svg)
        walk.model.host.handle(.play(text: "c3xe5xg7*"))
        walk.host.update()
        walk.key(.escape)
        #expect(ways(walk.host.svg) == before, "what was seen moving needs no numbers")
    }

    @Test func aJumpRisesLandsAndHasItsPrisonerBeneathInItsTime() async throws {
        let time = HandTime()
        let walk = walk(time)
        walk.begin("lasca.eu", "w c3w d4b g7b")
        for name in ["c3", "e5"] { walk.tap(name) }
        await go(time, walk, to: 20)
        func height() throws -> CGFloat {
            let (mover, goal) = (try #require(walk.square("c3")).frame, try #require(walk.square("e5")).frame)
            return (goal.midY - mover.midY) / goal.height
        }
        #expect(abs(try height() - 0.25) < 0.01, "on its way up")
        await go(time, walk, to: 17 + 110)
        await walk.settle { (try? height()) == 0 }
        #expect(abs(try height()) < 0.01, "and down")
        await go(time, walk, to: 17 + 219)
        #expect(walk.sounds.played.isEmpty)
        await go(time, walk, to: 17 + 220)
        await walk.settle { !walk.sounds.played.isEmpty }
        #expect(walk.sounds.played == [.capture])
        let moving = walk.host.svg
        await go(time, walk, to: 17 + 271)
        #expect(walk.host.svg == moving, "the prisoner is still on its way")
        await go(time, walk, to: 17 + 272)
        await walk.settle { walk.host.svg != moving }
        #expect(walk.host.svg != moving)
    }

    @Test func anOfficersSignGrowsWhereASoldierIsPromoted() async throws {
        let time = HandTime()
        let walk = walk(time)
        walk.begin("lasca.eu", "w d6w a1w g3b")
        for name in ["d6", "c7"] { walk.tap(name) }
        await go(time, walk, to: 17 + 160 + 17 + 61)
        #expect(walk.sounds.played == [.step, .promotion])
        await walk.settle { walk.host.svg.components(separatedBy: "scale(1.05)").count == 3 }
        #expect(walk.host.svg.components(separatedBy: "scale(1.05)").count == 3, "dot and ring")
        await go(time, walk, to: 17 + 160 + 17 + 240)
        await walk.settle { !walk.host.svg.contains("scale(1.05)") }
        #expect(!walk.host.svg.contains("scale(1.05)"))
    }

    @Test func marksAppearAndTheBracketsOfARefusalGoAndComeBack() async {
        let time = HeldTime()
        let walk = walk(time)
        func hidden() -> Int { walk.host.svg.components(separatedBy: "<g opacity=\"0\">").count - 1 }
        walk.begin("lasca.eu", "w a1w c3w d4b g7b")
        await walk.settle()
        #expect(hidden() == 0)
        walk.tap("c3")
        #expect(hidden() >= 3, "trail and landings, ring, what lies above")
        walk.tap("a1")
        #expect(hidden() == 1, "the brackets")
        time.letGo()
        await walk.settle { hidden() == 0 }
        #expect(hidden() == 0)
    }

    @Test func aTouchLetsEveryLegOfAMoveBeHeard() {
        let walk = walk(HeldTime())
        walk.begin("lasca.eu", "w c3w d4b f6b a7b")
        walk.model.host.handle(.play(text: "c3xe5xg7*"))
        walk.host.update()
        #expect(walk.sounds.played.isEmpty)
        walk.tap("a7")
        #expect(walk.sounds.played.prefix(3) == [.capture, .capture, .promotion])
    }

    /// When the jumps of the computer's two, or of a person's, land.
    private func landings(_ black: Seat) async throws -> [Int64] {
        let new = NewGame.between("lasca.eu", "w g1w d4w d6w c7b", black: black)
        let session = try Session(newGame: new, nowMs: 0)
        _ = session.handle(action: .play(text: "g1-f2"), nowMs: 0)
        let before = session.snapshot(nowMs: 0)
        var action = Action.play(text: "c7xe5xc3")
        if case .thinking(let ticket) = before.stage {
            action = .answer(thought: try #require(session.think(ticket: ticket)))
        }
        let update = session.handle(action: action, nowMs: 0)
        let (time, animator, noted) = (HandTime(), MoveAnimator(), Landed())
        let motion = MotionPolicy(.normal, reduced: false)
        animator.play(update.changes, from: before, to: update.snapshot, motion, wait: time.time.wait) { _ in
            noted.times.append(time.now)
        }
        for moment in stride(from: Int64(1), through: 2_000, by: 1) where noted.times.count < 2 {
            await go(time, to: moment)
        }
        return noted.times
    }

    @MainActor private final class Landed { var times: [Int64] = [] }

    @Test func betweenTwoJumpsOfTheComputersLiesAMomentAndNoneBetweenAPersons() async throws {
        let first = Int64(17 + 220)
        #expect(try await landings(.human) == [first, first + 272 - 220 + 17 + 220])
        #expect(try await landings(.computer(level: 1)) == [first, first + 272 - 220 + 60 + 17 + 220])
    }
}
