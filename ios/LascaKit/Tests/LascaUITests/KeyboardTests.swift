// The app by keys alone: Tab from control to control, arrows and letters on the board, commands of the menu bar.
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

@MainActor @Suite(.serialized) struct KeyboardTests {
    /// Takes the cursor to a square by its rank and its file, and presses Return.
    private func choose(_ name: String, _ walk: Walk) {
        let square = (0..<BoardGeometry.squares).first { BoardGeometry.name($0) == name } ?? 0
        func digit(_ index: Int) -> KeyEquivalent { KeyEquivalent(Character("\(index + 1)")) }
        walk.key(digit(BoardGeometry.rank(square)))
        walk.key(digit(BoardGeometry.file(square)), .shift)
        walk.key(.return)
    }

    @Test func aWholeGameOfLaskersIsPlayedFromHomeToItsEndByKeysAlone() async throws {
        let game = try #require(try LaskerGame.all().first { $0.start == nil && $0.rules == "lasker-1911" })
        let walk = Walk()
        await walk.settle { walk.model.host.opened }
        walk.tab(to: "home_two_players")
        walk.tab(to: "rules_lasker_1911")
        walk.tab(to: "new_game_start")
        #expect(walk.host._focused?.isFocusable == true, "the board has the keys at once")
        for (index, move) in game.moves.enumerated() {
            let way = move.filter { $0 != "*" }.split { $0 == "-" || $0 == "x" }.map(String.init)
            for square in way where Int(walk.model.host.snapshot?.ply ?? 0) == index { choose(square, walk) }
            #expect(Int(walk.model.host.snapshot?.ply ?? 0) == index + 1, "\(move)")
        }
        #expect(walk.model.host.snapshot?.position == game.final)
    }

    @Test func arrowsMoveTheCursorAndLettersDoWhatTheButtonsDo() throws {
        let walk = Walk()
        walk.begin("lasca.eu")
        walk.key(.upArrow)  // the cursor shows itself on d4
        walk.key(.downArrow)  // c3
        walk.key(.return)
        #expect(walk.model.host.snapshot?.marks.chosen.map(BoardGeometry.name) == ["c3"])
        walk.key(.escape)
        #expect(walk.model.host.snapshot?.marks.chosen.isEmpty == true)
        walk.key(.space)
        walk.key(.upArrow)
        walk.key(.space)
        #expect(walk.model.host.snapshot?.ply == 1)
        walk.key("u")
        #expect(walk.model.host.snapshot?.ply == 0)
        walk.key("r")
        #expect(walk.model.host.snapshot?.ply == 1)
        walk.key("f")
        #expect(walk.model.host.snapshot?.bottom == .black)
        walk.key("h")
        #expect(walk.model.host.snapshot?.hint != nil)
        walk.key("i")
        #expect(walk.shows(walk.word("inspector_white")))
        _ = walk.announced
        walk.key("l")
        #expect(walk.announced.count == 1)
        #expect(!walk.host._press("q"), "other keys are not swallowed")
    }

    @Test func everyScreenIsReachedAndLeftByKeysAlone() async throws {
        let walk = Walk()
        await walk.settle { walk.model.host.opened }
        func go(_ keys: [String], _ place: Place) {
            for key in keys { walk.tab(to: key) }
            #expect(walk.model.path.last == place, "\(keys)")
        }
        go(["home_play_computer"], .newGame(computer: true))
        back(walk)
        go(["home_two_players"], .newGame(computer: false))
        back(walk)
        go(["home_my_games"], .myGames)
        walk.tab(to: "my_games_paste")
        #expect(walk.shows(walk.word("my_games_paste_text")))
        walk.tab(to: "screen_cancel")
        walk.tab(to: "my_games_import")
        panel(walk, exports: false)
        back(walk)
        go(["home_learn", "learn_capture_title"], .lesson(1))
        back(walk)
        go(["learn_rules_title"], .rules)
        back(walk)
        go(["learn_ideas_title", "learn_\(Library.ideas[0].id)_title"], .idea(0))
        for key in [KeyEquivalent.upArrow, .leftArrow, .escape] { walk.key(key) }
        back(walk)
        back(walk)
        go(["learn_games_title", "learn_\(Library.heritage[0].id)_title"], .replay(0))
        for key in ["replay_next", "replay_last", "replay_first"] { walk.tab(to: key) }
        back(walk)
        back(walk)
        go(["learn_history_title"], .page(.history))
        back(walk)
        back(walk)
        go(["home_settings", "about_privacy_title"], .page(.privacy))
        back(walk)
        go(["about_licences_title"], .page(.licences))
        back(walk)
        back(walk)
        go(["home_two_players", "new_game_start"], .game)
        walk.tab(to: "game_moves")
        walk.tab(to: "screen_close")
        walk.tab(to: "game_rules")
        #expect(walk.model.path == [.game, .rules])
        walk.key("o", .command)
        await walk.settle { walk.shows(walk.word("my_games_export")) && !walk.shows(walk.word("my_games_loading")) }
        walk.tab(to: "my_games_export")
        panel(walk, exports: true)
    }

    /// The system's own panel for files is open; it is left without a choice.
    private func panel(_ walk: Walk, exports: Bool, _ source: SourceLocation = #_sourceLocation) {
        let open = walk.host.root.all.compactMap(\.file).first
        #expect(open?.isExport == exports, sourceLocation: source)
        open?.answer(nil)
        walk.host.update()
        #expect(!walk.host.root.all.contains { $0.file != nil }, sourceLocation: source)
    }

    /// Goes on with Tab to the bar's way back, and presses Space.
    private func back(_ walk: Walk, _ source: SourceLocation = #_sourceLocation) {
        let depth = walk.model.path.count
        for _ in 0..<200 {
            walk.key(.tab)
            guard walk.host._focused?.label == "back" else { continue }
            walk.key(.space)
            break
        }
        #expect(walk.model.path.count == depth - 1, sourceLocation: source)
    }

    /// Whether the sign of the keys is drawn: it goes where the keys go to another control.
    private func cursorIsSeen(_ walk: Walk) -> Bool {
        let seen = walk.host.svg
        walk.key(.tab)
        defer { walk.key(.tab, .shift) }
        return walk.host.svg != seen
    }

    @Test func aHeldArrowGoesOnAndNothingElseDoes() {
        let walk = Walk()
        walk.begin("lasca.eu", "w a1w c3w d4b g7b")
        walk.key(.leftArrow)
        func drawn() -> String { walk.host.svg }
        let before = drawn()
        #expect(walk.host._press(.rightArrow, phase: .repeat))
        #expect(drawn() != before)
        let bottom = walk.model.host.snapshot?.bottom
        #expect(!walk.host._press("f", phase: .repeat))
        #expect(walk.model.host.snapshot?.bottom == bottom)
    }

    @Test func aTouchHidesTheCursorWhichOnlyKeysShow() throws {
        let walk = Walk(size: Shots.pad)
        walk.begin("lasca.eu")
        #expect(!cursorIsSeen(walk))
        walk.tap("c3")
        #expect(walk.host._focused?.isFocusable == true && !cursorIsSeen(walk), "after a touch")
        walk.key(.upArrow)
        #expect(cursorIsSeen(walk), "the first key shows where the keys are: at the touch")
        walk.key(.leftArrow)
        walk.key(.upArrow)
        walk.key(.rightArrow)
        walk.key(.escape)
        #expect(cursorIsSeen(walk))
        for case .press(let run) in try #require(walk.square("e3")).all.flatMap(\.gestures) { run() }
        walk.host.update()
        #expect(!cursorIsSeen(walk), "after a long touch")
        walk.key(.return)
        #expect(walk.model.host.snapshot?.marks.chosen.map(BoardGeometry.name) == ["e3"])
        #expect(cursorIsSeen(walk))
        let board = try #require(walk.host.front.all.first { $0.drag != nil })
        let from = try #require(walk.square("c3")).frame, to = try #require(walk.square("d4")).frame
        func point(_ frame: CGRect) -> CGPoint {
            CGPoint(x: frame.midX - board.frame.minX, y: frame.midY - board.frame.minY)
        }
        board.drag?.changed(point(from), point(to))
        board.drag?.ended(point(from), point(to))
        walk.host.update()
        #expect(walk.model.host.snapshot?.ply == 1 && !cursorIsSeen(walk), "after a drag")
    }

    @Test func theMenuBarLeadsThroughTheAppAndActsOnTheGameOnlyWhereItIsSeen() async throws {
        let walk = Walk()
        await walk.settle { walk.model.host.opened }
        walk.key("n", .command)
        #expect(walk.model.path == [.newGame(computer: true)])
        walk.key("o", .command)
        #expect(walk.model.path == [.myGames])
        walk.key("l", .command)
        #expect(walk.model.path == [.learn])
        walk.key(",", .command)
        #expect(walk.model.path == [.settings])
        walk.begin("lasca.eu")
        for name in ["c3", "d4"] { walk.tap(name) }
        walk.key("z", .command)
        #expect(walk.model.host.snapshot?.ply == 0)
        walk.key("z", [.command, .shift])
        #expect(walk.model.host.snapshot?.ply == 1)
        walk.key("f", .command)
        #expect(walk.model.host.snapshot?.bottom == .black)
        walk.key("h", [.command, .option])
        #expect(walk.model.host.snapshot?.hint != nil)
        walk.model.path = [.myGames]
        walk.host.update()
        #expect(!walk.host._press("z", .command), "a game that is not seen is not changed")
        #expect(walk.model.host.snapshot?.ply == 1)
    }
}
