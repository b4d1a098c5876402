// Whole games on the walked screen: by touching squares, by VoiceOver's actions alone, by keys alone.
import Accessibility
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

@MainActor @Suite(.serialized) struct GameWalkTests {
    private func squares(_ move: String) -> [String] {
        move.filter { $0 != "*" }.split { $0 == "-" || $0 == "x" }.map(String.init)
    }

    @Test(arguments: try LaskerGame.all())
    func aGameOfLaskersIsPlayedByTouchingEachSquareAndTakenBackByUndo(_ game: LaskerGame) async throws {
        let walk = Walk()
        walk.begin(game.rules, game.start)
        for move in game.moves {
            let way = squares(move)
            walk.tap(way[0])
            for (index, square) in way.enumerated().dropFirst() {
                let landings = walk.squares.filter {
                    $0.label?.contains(walk.word("spoken_landing").suffix(13)) == true
                }
                #expect(landings.contains { $0.identifier == square }, "\(move) at \(index)")
                walk.tap(square)
            }
        }
        if let final = game.final { #expect(walk.model.host.snapshot?.position == final) }
        #expect(Int(walk.model.host.snapshot?.ply ?? 0) == game.moves.count)
        for _ in 0..<game.moves.count { walk.model.host.handle(.undo) }
        #expect(walk.model.host.snapshot?.ply == 0)
    }

    @Test func aWholeGameIsPlayedByTheActionsOfVoiceOverAlone() async throws {
        let game = try #require(try LaskerGame.all().first)
        let walk = Walk("de")
        walk.begin(game.rules, game.start)
        _ = walk.announced
        for move in game.moves {
            let snapshot = try #require(walk.model.host.snapshot)
            let choice = try #require(snapshot.columns.flatMap(\.moves).first { $0.text == move })
            let origin = try #require(walk.square(squares(move)[0]))
            #expect(origin.perform(walk.model.speech.choice(choice)), "\(move): \(origin.actions.map(\.name))")
            let said = walk.announced
            #expect(said.count == 1, "\(move) is said once: \(said)")
        }
        if let final = game.final { #expect(walk.model.host.snapshot?.position == final) }
    }

    @Test func everySquareIsAButtonWithItsOwnLabelInReadingOrder() throws {
        let walk = Walk()
        walk.begin("lasca.eu")
        #expect(walk.squares.count == 25)
        #expect(Set(walk.squares.compactMap(\.label)).count == 25)
        #expect(walk.squares.allSatisfy { $0.traits.contains(.isButton) && $0.action != nil })
        #expect(walk.squares.first?.identifier == "a7")
        #expect(walk.squares.allSatisfy { $0.frame.width >= 76 && $0.frame.height >= 44 })
        // A finger that goes over the board is told a square everywhere, and one only.
        let frames = walk.squares.map(\.frame)
        let board = frames.reduce(CGRect.null) { $0.union($1) }
        let unit = try #require(walk.square("d4")).frame.height
        #expect(abs(board.width - 7.48 * unit) < 0.1 && abs(board.height - 7.92 * unit) < 0.1)
        for x in 0..<60 {
            for y in 0..<60 {
                let point = CGPoint(
                    x: board.minX + (Double(x) + 0.5) / 60 * board.width,
                    y: board.minY + (Double(y) + 0.5) / 60 * board.height)
                #expect(frames.filter { $0.contains(point) }.count == 1, "\(point)")
            }
        }
        walk.press("game_flip")
        #expect(walk.squares.first?.identifier == "g1")
    }

    @Test func rotorsGoAsTheBoardIsRead() throws {
        let walk = Walk()
        walk.begin("lasca.eu")
        for _ in 0..<2 {
            let rotors = walk.host.front.all.flatMap(\.rotors)
            let mine = try #require(rotors.first { $0.name == walk.word("spoken_rotor_mine") })
            let read = walk.squares.compactMap(\.label).filter(mine.entries.contains)
            #expect(mine.entries == read && read.count == 11)
            walk.press("game_flip")
        }
    }

    @Test func theBoardHasItsRotorsMagicTapAndEscape() throws {
        let walk = Walk()
        walk.begin("lasca.eu")
        walk.tap("c3")
        let rotors = walk.host.front.all.flatMap(\.rotors)
        let names = ["mine", "enemy", "movable", "landings"].map { walk.word("spoken_rotor_\($0)") }
        let entries = Dictionary(uniqueKeysWithValues: rotors.map { ($0.name, $0.entries.count) })
        #expect(names.map { entries[$0] } == [11, 11, 4, 2])
        _ = walk.announced
        #expect(walk.host.front.magic())
        #expect(walk.announced == ["White to move"])
        #expect(walk.host.front.escapes())
        #expect(walk.model.host.snapshot?.marks.chosen.isEmpty == true)
    }

    @Test func theStatusLineAnswersWhatIsAsked() throws {
        let walk = Walk()
        walk.begin("lasca.eu")
        for name in ["c3", "d4"] { walk.tap(name) }
        let status = try #require(walk.host.front.all.first { $0.identifier == "status" })
        _ = walk.announced
        for key in ["game_status", "game_read_position", "game_read_last", "game_read_duty", "game_read_clocks"] {
            #expect(status.perform(walk.word(key)), "\(key)")
        }
        let said = walk.announced
        #expect(said.count == 5)
        #expect(said[1].contains("d 4, white soldier, 1 high, 0 prisoners. "))
        #expect(said[2] == "Last move: White: c 3 to d 4")
    }

    @Test func aTallColumnGivesItsPiecesOnRequestAndTheStateApart() throws {
        let walk = Walk()
        walk.begin("lasca.eu", "w c3Wbbbw g7b a1w")
        let column = try #require(walk.square("c3"))
        let state = try #require(walk.model.host.snapshot?.columns.first { $0.pieces.count == 5 })
        #expect(column.custom.map(\.value) == [walk.model.speech.pieces(state)])
        #expect(column.custom.map(\.value) == ["white officer, 3 black soldiers, white soldier"])
        #expect(column.custom.map(\.label) == [walk.word("spoken_column_pieces")], "not an order")
        #expect(column.value == walk.word("spoken_can_move"))
        #expect(!column.actions.isEmpty)
    }

    @Test func aRefusedTouchSaysWhyInTheStatusLineAndAloud() throws {
        let walk = Walk()
        walk.begin("lasca.eu", "w a1w c3w d4b g7b")
        _ = walk.announced
        walk.tap("a1")
        #expect(walk.shows("a1 cannot move: c3 must capture"))
        #expect(walk.announced == ["a 1 cannot move: c 3 must capture"])
        #expect(walk.sounds.played == [.refusal])
        #expect(walk.host._felt == ["warning"])
    }

    @Test func aTouchFallsOnTheColumnThatIsSeenThere() throws {
        let walk = Walk()
        walk.begin("lasca.eu")
        let board = try #require(
            walk.host.front.all.first { node in node.gestures.contains { if case .tap = $0 { true } else { false } } })
        let target = try #require(walk.square("c3"))
        let point = CGPoint(x: target.frame.midX - board.frame.minX, y: target.frame.midY - board.frame.minY)
        for case .tap(let run) in board.gestures { run(point) }
        walk.host.update()
        #expect(walk.model.host.snapshot?.marks.chosen.map(BoardGeometry.name) == ["c3"])
        let drag = try #require(walk.host.front.all.compactMap(\.drag).first)
        let goal = try #require(walk.square("d4"))
        let end = CGPoint(x: goal.frame.midX - board.frame.minX, y: goal.frame.midY - board.frame.minY)
        drag.changed(point, CGPoint(x: point.x + 5, y: point.y))
        drag.changed(point, end)
        drag.ended(point, end)
        walk.host.update()
        #expect(walk.model.host.snapshot?.ply == 1)
    }

    @Test func aCaptureIsDraggedOverItsLandingsLegByLeg() throws {
        let walk = Walk()
        walk.begin("lasca.eu", "w c3w d4b f6b a7b")
        func drag() throws -> _Drag { try #require(walk.host.front.all.compactMap(\.drag).first) }
        func middle(_ name: String) throws -> CGPoint {
            let board = try #require(walk.host.front.all.first { $0.drag != nil }).frame
            let square = try #require(walk.square(name)).frame
            return CGPoint(x: square.midX - board.minX, y: square.midY - board.minY)
        }
        let start = try middle("c3")
        try drag().changed(start, CGPoint(x: start.x + 14, y: start.y))
        walk.host.update()
        #expect(walk.model.host.snapshot?.marks.chosen.map(BoardGeometry.name) == ["c3"], "its landings are seen")
        try drag().changed(start, middle("e5"))
        walk.host.update()
        #expect(walk.model.host.snapshot?.marks.chosen.map(BoardGeometry.name) == ["c3", "e5"])
        #expect(walk.model.host.snapshot?.ply == 0)
        try drag().ended(start, middle("g7"))
        walk.host.update()
        #expect(walk.model.host.moves(1, 1).map(\.text) == ["c3xe5xg7*"])
    }

    @Test func theComputerAnswersAndAHintIsShownWithItsSentence() async throws {
        let walk = Walk()
        walk.press("home_play_computer")
        walk.press("new_game_start")
        walk.tap("c3")
        walk.tap("d4")
        await walk.settle { walk.model.host.snapshot?.ply == 2 }
        #expect(walk.model.host.snapshot?.ply == 2)
        walk.press("game_hint")
        await walk.settle { walk.model.host.snapshot?.hint?.line.isEmpty == false }
        #expect(walk.model.host.snapshot?.hint?.line.isEmpty == false)
        #expect(walk.host.svg.contains("#0b4f9e") || walk.host.svg.contains("rgb(11,79,158)"))
    }

    @Test func resigningIsAskedAboutAndTheEndIsTold() async throws {
        let walk = Walk()
        walk.begin("lasca.eu")
        walk.press("game_resign")
        #expect(walk.shows(walk.word("game_resign_sure")))
        walk.press("game_keep_playing")
        #expect(walk.model.host.snapshot?.ply == 0)
        walk.press("game_resign")
        walk.press("game_resign")
        await walk.settle { walk.shows(walk.word("end_again")) }
        #expect(walk.shows(walk.word("end_black_wins")))
        #expect(walk.shows(walk.word("end_white_resigned")))
        walk.press("end_home")
        #expect(walk.model.path.isEmpty)
    }

    @Test func aDrawIsOfferedAndTheOtherSideAccepts() async throws {
        let walk = Walk()
        walk.begin("lasca.eu")
        walk.press("game_offer_draw")
        walk.press("game_offer_draw")
        walk.press("game_accept")
        await walk.settle { walk.shows(walk.word("end_draw")) }
        #expect(walk.shows(walk.word("end_draw")))
    }

    @Test func earlierMovesAreLookedAtAndPlayedOnFrom() throws {
        let walk = Walk()
        walk.begin("lasca.eu")
        for name in ["c3", "d4", "e5", "c3"] { walk.tap(name) }
        walk.press("game_moves")
        #expect(walk.shows("c3–d4"))
        let first = try #require(walk.model.host.moves(1, 1).first)
        walk.find(walk.model.speech.move(first, height: false))?.activate()
        walk.press("screen_close")
        #expect(walk.model.host.snapshot?.lookingBack == true)
        walk.press("game_play_from_here")
        #expect(walk.model.host.snapshot?.ply == 1)
    }

    @Test func aLongPressInspectsAColumnPieceByPiece() throws {
        let walk = Walk()
        walk.begin("lasca.eu", "w c3Wbbw g7b")
        let square = try #require(walk.square("c3"))
        for case .press(let run) in square.all.flatMap(\.gestures) { run() }
        walk.host.update()
        #expect(walk.shows("2 black soldiers"))
        #expect(walk.shows(walk.word("inspector_white")), "\(walk.host.front.texts)")
    }

    @Test func aHeldWaypointTakesTheLastLegBackAndAnyOtherSquareIsLookedInto() throws {
        let walk = Walk()
        walk.begin("lasca.eu", "w a1wb g1w b2b d4b f6b b6b g3b")
        func hold(_ name: String) throws {
            for case .press(let run) in try #require(walk.square(name)).all.flatMap(\.gestures) { run() }
            walk.host.update()
        }
        func way() -> [String] { walk.model.host.snapshot?.marks.chosen.map(BoardGeometry.name) ?? [] }
        for name in ["a1", "c3", "e5"] { walk.tap(name) }
        #expect(way() == ["a1", "c3", "e5"])
        try hold("c3")
        #expect(way() == ["a1", "c3"])
        #expect(!walk.shows(walk.word("inspector_white")))
        try hold("c3")
        #expect(way() == ["a1", "c3"], "the column stands there")
        #expect(walk.shows(walk.word("inspector_white")))
    }

    @Test func escapeTakesBackLegChoiceHintAndLookOneAfterTheOther() async throws {
        let walk = Walk()
        walk.begin("lasca.eu", "w c3wb g1w d4b d6bw a7b")
        func marks() -> [String] { walk.model.host.snapshot?.marks.chosen.map(BoardGeometry.name) ?? [] }
        walk.tap("c3")
        walk.tap("e5")
        #expect(walk.host.front.escapes() && marks() == ["c3"])
        #expect(walk.host.front.escapes() && marks().isEmpty)
        walk.press("game_hint")
        await walk.settle { walk.model.host.snapshot?.marks.arrows.isEmpty == false }
        #expect(walk.host.front.escapes() && walk.model.host.snapshot?.hint == nil)
        for name in ["c3", "e5", "c7"] { walk.tap(name) }
        walk.model.host.handle(.look(ply: 0))
        walk.host.update()
        walk.key(.escape)
        #expect(walk.model.host.snapshot?.lookingBack == false && walk.model.host.snapshot?.ply == 1)
    }

    @Test func theInspectorLooksAheadCaptureByCapture() throws {
        let walk = Walk()
        walk.begin("lasca.eu", "w c3Wwwbbw g7b")
        let square = try #require(walk.square("c3"))
        for case .press(let run) in square.all.flatMap(\.gestures) { run() }
        walk.host.update()
        func card() throws -> [String] {
            try #require(walk.host.root.all.first { $0.identifier == "inspector" }).texts
        }
        let prisoners = walk.word("inspector_prisoners")
        #expect(try card().filter { $0 == "1" || $0 == "2–3" || $0 == "4–5" || $0 == "6" }.count == 4)
        #expect(try card().filter { $0 == prisoners }.count == 1)
        #expect(walk.find(walk.word("inspector_fewer")) == nil, "it begins with the present")
        for _ in 1...3 { walk.press("inspector_more") }
        let told = try card()
        #expect(told.contains("After 3 captures") && told.contains(walk.word("inspector_black")), "\(told)")
        #expect(told.contains("1–2") && told.contains("2 black soldiers") && told.contains("3"), "\(told)")
        #expect(told.filter { $0 == prisoners }.count == 1, "the last white one is a prisoner now")
        for _ in 1...2 { walk.press("inspector_more") }
        #expect(walk.find(walk.word("inspector_more")) == nil, "one piece is left")
        #expect(try !card().contains(prisoners))
        walk.press("inspector_fewer")
        #expect(try card().contains("After 4 captures"))
    }
}
