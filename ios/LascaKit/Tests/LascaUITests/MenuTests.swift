// The menu of the game and what waits for an answer: each row is pressed and does what it says.
import Accessibility
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

@MainActor @Suite(.serialized) struct MenuTests {
    @Test func everyRowOfTheMenuLeadsSomewhere() throws {
        let walk = Walk()
        walk.begin("kawu")
        for name in ["c3", "d4"] { walk.tap(name) }
        walk.press("game_moves")
        #expect(walk.shows("c3–d4"))
        walk.press("screen_close")
        walk.press("game_share")
        #expect(walk.host._shared.last == walk.model.host.record())
        #expect(walk.host._shared.last?.contains("rules: kawu") == true)
        walk.press("game_share_message")
        #expect(walk.host._shared.last == walk.model.host.message())
        walk.press("game_share_position")
        #expect(walk.host._shared.last == walk.model.host.position())
        #expect(walk.host._shared.last?.hasPrefix(walk.model.host.snapshot?.position ?? "?") == true)
        walk.press("game_rules")
        #expect(walk.model.path == [.game, .rules] && walk.shows(walk.word("learn_rules_title")))
        walk.model.path = [.game]
        walk.host.update()
        walk.press("game_settings")
        #expect(walk.model.path == [.game, .settings])
        walk.model.path = [.game]
        walk.host.update()
        walk.press("game_new")
        #expect(walk.model.path == [.newGame(computer: false)], "against whom this one is")
        #expect(walk.model.host.snapshot?.ply == 1, "the game is only left")
    }

    private static let own = "own rejump=yes demote=no quiet=40"

    @Test func menuTitleAndRefusalLeadToTheRulesOfTheGame() throws {
        for named in ["kawu", "lasker-1911", Self.own] {
            let (walk, rules) = (Walk(), Rules.named(named))
            walk.begin(named)
            let demo = Library.demos.first { $0.rules == rules }
            let lead = demo.map { walk.phrases.phrase("learn_\($0.id)_lead") } ?? "40"
            let name = GameLines(walk.phrases).rules(rules.set)
            let ways = [
                { walk.press("game_rules") },
                { walk.host.front.all.first { $0.action != nil && $0.label?.contains(name) == true }?.activate() },
                {
                    walk.tap("c7")
                    let status = walk.host.front.all.first { $0.identifier == "status" }
                    for case .tap(let run) in status?.all.flatMap(\.gestures) ?? [] { run(.zero) }
                },
            ]
            for (index, way) in ways.enumerated() {
                way()
                walk.host.update()
                #expect(walk.model.path == [.game, .rules], "\(name), way \(index)")
                #expect(walk.shows(lead), "\(name): \(walk.host.front.texts)")
                walk.model.path = [.game]
                walk.host.update()
            }
            walk.tap("c7")
            let status = try #require(walk.host.front.all.first { $0.identifier == "status" })
            #expect(status.perform(walk.word("game_rules")), "and by voice")
        }
    }

    @Test func fromTheRulesOfAnotherSetOneIsBackAtTheMixtureOfTheGame() {
        let walk = Walk()
        walk.begin(Self.own)
        walk.model.path = [.game, .rules]
        walk.host.update()
        let mixture = walk.host.front.texts
        walk.press("rules_kawu")
        #expect(walk.host.front.texts != mixture)
        walk.press("rules_own_short")
        #expect(walk.host.front.texts == mixture)
    }

    @Test func aTextThatCanBeSharedIsMadeOnlyWhenItIsShared() {
        let made = Count()
        let link = ShareText({ made.next() }, name: "Anna and Ben") { Text("end_share") }
        _ = (link.body, link.body)
        #expect(made.all == 0)
        #expect(link.text._handedOver() as? String == "1" && made.all == 1)
    }

    private final class Count: @unchecked Sendable {
        private(set) var all = 0
        func next() -> String {
            all += 1
            return "\(all)"
        }
    }

    @Test func aClockIsPausedAndResumed() throws {
        let walk = Walk()
        let time = TimeControl(totalMs: 300_000, incrementMs: 0)
        #expect(walk.model.begin(.between("lasca.eu", time: time)) == nil)
        walk.host.update()
        for name in ["c3", "d4"] { walk.tap(name) }
        #expect(walk.model.host.snapshot?.clocks?.running == .black)
        walk.press("game_pause")
        #expect(walk.model.host.snapshot?.paused == true)
        walk.press("game_resume")
        #expect(walk.model.host.snapshot?.paused == false)
    }

    @Test func theScreenStaysOnWhileAClockRunsInSightAndNoLonger() {
        let walk = Walk()
        #expect(walk.model.begin(.between("lasca.eu", time: TimeControl(totalMs: 300_000, incrementMs: 0))) == nil)
        walk.host.update()
        #expect(!walk.screen.kept, "no clock runs before the first move")
        for name in ["c3", "d4"] { walk.tap(name) }
        #expect(walk.screen.kept)
        walk.press("game_pause")
        #expect(!walk.screen.kept)
        walk.press("game_resume")
        #expect(walk.screen.kept)
        walk.model.go(.rules)
        walk.host.update()
        #expect(!walk.screen.kept, "what nobody sees needs no light")
        walk.model.path = [.game]
        walk.host.update()
        walk.model.host.handle(.resume)
        walk.host.update()
        #expect(walk.screen.kept)
        walk.model.host.handle(.resign(side: .black))
        walk.host.update()
        #expect(!walk.screen.kept)
    }

    @Test func aTimerRunsOnlyWhileAClockDoes() throws {
        let walk = Walk()
        var timers: Int { walk.host.root.all.filter(\.ticks).count }
        let time = TimeControl(totalMs: 300_000, incrementMs: 0)
        #expect(walk.model.begin(.between("lasca.eu", time: time)) == nil)
        walk.host.update()
        #expect(timers == 0, "before the first move")
        for name in ["c3", "d4"] { walk.tap(name) }
        #expect(timers == 1 && walk.model.host.clocks() == walk.model.host.look()?.clocks)
        walk.press("game_pause")
        #expect(timers == 0 && walk.model.host.clocks()?.running == nil, "paused")
        walk.press("game_resume")
        #expect(timers == 1)
        walk.model.host.handle(.resign(side: .white))
        walk.host.update()
        #expect(timers == 0, "after the end")
    }

    @Test func whatWaitsForAnAnswerIsAnsweredByItsButtons() async throws {
        let walk = Walk(settings: { $0.confirm = true })
        var input = Settings()
        input.confirm = true
        walk.begin("lasca.eu", input: input.input)
        for name in ["c3", "d4"] { walk.tap(name) }
        #expect(walk.model.host.snapshot?.stage == .confirming)
        walk.press("game_cancel")
        #expect(walk.model.host.snapshot?.stage == .choosing && walk.model.host.snapshot?.ply == 0)
        for name in ["c3", "d4"] { walk.tap(name) }
        walk.press("game_confirm")
        #expect(walk.model.host.snapshot?.ply == 1)
        walk.press("game_offer_draw")
        walk.press("game_offer_draw")
        walk.press("game_decline")
        #expect(walk.model.host.snapshot?.offer == nil)
        #expect(walk.model.host.snapshot?.isOver == false)
    }

    @Test func inTheSmallestWindowClocksAreSeenAndWhatWaitsIsAnswered() async throws {
        let walk = Walk(size: Shots.tiny)
        let time = TimeControl(totalMs: 300_000, incrementMs: 0)
        #expect(walk.model.begin(.between("lasca.eu", time: time)) == nil)
        walk.host.update()
        let clocks = [Side.white, .black].map { walk.model.wording.clock($0, 300_000) }
        #expect(clocks.allSatisfy { walk.shows($0) }, "\(walk.host.front.texts)")
        for name in ["c3", "d4"] { walk.tap(name) }
        walk.press("game_pause")
        walk.press("game_resume")
        #expect(walk.model.host.snapshot?.paused == false)
        let status = try #require(walk.host.front.all.first { $0.identifier == "status" })
        _ = walk.announced
        #expect(status.perform(walk.word("game_read_clocks")) && walk.announced.count == 1)
        walk.press("game_offer_draw")
        walk.press("game_offer_draw")
        walk.press("game_accept")
        #expect(walk.model.host.snapshot?.isOver == true)
    }

    /// 364 less what the stand-in's bars take is 320: as large as Android's GamePlan makes them in such a window.
    @Test(arguments: [Hand.right, .left], [ClockSide.right, .left])
    func inTheSmallestWindowAllIsWithinAndSquaresAreAsLargeAsAFinger(_ hand: Hand, _ side: ClockSide) throws {
        let walk = Walk(size: CGSize(width: 320, height: 364), settings: { ($0.hand, $0.clockSide) = (hand, side) })
        let time = TimeControl(totalMs: 300_000, incrementMs: 0)
        #expect(walk.model.begin(.between("lasca.eu", time: time)) == nil)
        walk.host.update()
        let square = try #require(walk.square("d4")).frame
        #expect(square.height >= 34, "\(square)")
        let room = CGRect(x: 0, y: 24, width: 320, height: 320).insetBy(dx: -0.5, dy: -0.5)
        for node in walk.host.front.all where node.isElement && !node.frame.isEmpty {
            #expect(room.contains(node.frame), "\(node.label ?? "") at \(node.frame)")
            #expect(!node.clipped)
        }
        let undo = try #require(walk.host.front.all.first { $0.label == walk.word("game_undo") && $0.action != nil })
        #expect((undo.frame.midX < square.minX) == (hand == .left))
        walk.press("end_home")
        #expect(walk.model.path.isEmpty, "the way out is in the menu")
    }

    @Test func theClockStandsAtTheSideThatWasChosen() throws {
        for (side, leads) in [(ClockSide.right, false), (.left, true)] {
            let walk = Walk(settings: { $0.clockSide = side })
            let time = TimeControl(totalMs: 300_000, incrementMs: 0)
            #expect(walk.model.begin(.between("lasca.eu", time: time)) == nil)
            walk.host.update()
            let clocks = walk.host.front.all.filter { node in
                if case .text(let words, _) = node.kind { words == "5:00" } else { false }
            }
            #expect(clocks.count == 2 && clocks.allSatisfy { ($0.frame.midX < 196) == leads })
        }
    }

    @Test func faceToFaceTheFarPlayerHasAnUndoAndReadsWhatIsDue() async throws {
        let walk = Walk()
        await walk.settle { walk.model.host.opened }
        walk.press("home_two_players")
        walk.press("new_game_face_to_face")
        walk.press("new_game_start")
        #expect(!walk.isTurned("status"))
        func board() -> CGRect? { walk.square("a1")?.frame.union(walk.square("g7")?.frame ?? .zero) }
        func status() -> CGRect? { walk.host.front.all.first { $0.identifier == "status" }?.frame }
        let (stands, near) = (board(), try #require(status()))
        #expect(near.minY >= stands?.maxY ?? .infinity)
        for name in ["c3", "d4"] { walk.tap(name) }
        #expect(walk.isTurned("status"), "Black sits on the far side")
        #expect(try #require(status()).maxY <= stands?.minY ?? 0, "and reads what is due on that side")
        #expect(board() == stands, "the board stays where it is")
        func undos() -> [_Node] {
            walk.host.front.all.filter { $0.label == walk.word("game_undo") && $0.action != nil }
        }
        #expect(undos().count == 2 && undos().allSatisfy(\.isEnabled))
        let far = try #require(undos().first)
        #expect(far.frame.maxY <= walk.square("a7")?.frame.minY ?? 0 && far.frame.width >= 44)
        far.activate()
        #expect(walk.model.host.snapshot?.ply == 0 && !walk.isTurned("status"))
        #expect(undos().allSatisfy { !$0.isEnabled })
        walk.begin("lasca.eu")
        #expect(undos().count == 1, "where the board stays as it is")
    }

    @Test func whoComesToAGameHearsHowItStandsOnce() {
        let walk = Walk()
        walk.begin("lasca.eu")
        #expect(walk.announced == ["White to move"])
        walk.model.go(.rules)
        walk.host.update()
        walk.model.path = [.game]
        walk.host.update()
        #expect(walk.announced.isEmpty, "back from the rules it is the same game")
        walk.model.path = []
        walk.host.update()
        walk.model.path = [.game]
        walk.host.update()
        #expect(walk.announced == ["White to move"])
        walk.begin("kawu")
        #expect(walk.announced == ["White to move"], "another game")
    }

    @Test func whatIsSaidWaitsItsTurnButForTheEndOfAGame() async {
        let walk = Walk()
        walk.begin("lasca.eu")
        _ = walk.announced
        for name in ["c3", "d4"] { walk.tap(name) }
        walk.press("game_offer_draw")
        walk.press("game_offer_draw")
        walk.press("game_decline")
        let said = _Announcements.shared.takeAll()
        #expect(said.count == 3 && said.allSatisfy { $0.priority == .low }, "\(said)")
        walk.press("game_resign")
        walk.press("game_resign")
        #expect(_Announcements.shared.takeAll().map(\.priority) == [.high])
        let time = TimeControl(totalMs: 90_000, incrementMs: 0)
        #expect(walk.model.begin(.between("lasca.eu", time: time)) == nil)
        walk.host.update()
        for name in ["c3", "d4"] { walk.tap(name) }
        _ = walk.announced
        await walk.settle { walk.model.host.snapshot?.isOver == true }
        let fell = _Announcements.shared.takeAll()
        // Whether the clock is told to run low before depends on how far time had gone when it was looked at.
        #expect(fell.last?.priority == .high, "\(fell)")
    }

    @Test func theComputerIsToldToMoveNow() async throws {
        // Time stands still for the answer's natural pause, and until `patience` for the person's.
        let (pause, patience) = (HeldTime().time, HeldTime())
        let wait: @Sendable (Int64) async throws -> Void = {
            try await ($0 == 800 ? patience.time : pause).wait($0)
        }
        let walk = Walk(time: HostTime(now: pause.now, wait: wait))
        #expect(walk.model.begin(.between("lasca.eu", white: .computer(level: 8), black: .human)) == nil)
        walk.host.update()
        await walk.settle()
        #expect(walk.find(walk.word("game_move_now")) == nil, "not at once")
        patience.letGo()
        await walk.settle { walk.find(walk.word("game_move_now")) != nil }
        walk.press("game_move_now")
        // Time stands still: the answer does not wait for its natural pause any more.
        await walk.settle { walk.model.host.snapshot?.ply == 1 }
        #expect(walk.model.host.snapshot?.ply == 1)
        #expect(walk.find(walk.word("game_move_now")) == nil, "on a person's turn there is nothing to tell")
    }

    @Test func soundAndHapticsAreSwitchedApart() async throws {
        for (sound, haptics) in [(true, false), (false, true), (false, false), (true, true)] {
            let walk = Walk(settings: { ($0.sound, $0.haptics) = (sound, haptics) })
            walk.begin("lasca.eu", "w a1w c3w d4b g7b")
            walk.tap("a1")
            #expect(walk.sounds.played == (sound ? [.refusal] : []))
            #expect(walk.host._felt == (haptics ? ["warning"] : []))
        }
    }
}
