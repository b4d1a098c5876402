// The board's places and shapes: the golden lists that both apps keep, the table of contrasts, the layout of windows.
import Foundation
import LascaCore
import LascaTesting
import Testing

@testable import LascaKit

@Suite struct BoardTests {
    private struct Style: Decodable {
        var coordinates: Bool?
        var badge_from: Int?
        var landings: Bool?
        var guards: Bool?
        var numbered: Bool?
    }

    private func drawn(_ file: URL) throws -> String {
        let data = try Data(contentsOf: file)
        let scene = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        func json(_ value: Any) throws -> String {
            String(
                decoding: try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed), as: UTF8.self)
        }
        let wish = try #require(scene["new_game"])
        let new = try #require(newGameFromJson(text: try json(wish)))
        let session = try Session(newGame: new, nowMs: 0)
        for action in scene["actions"] as? [Any] ?? [] {
            let text = try json(action)
            _ = session.handle(action: try #require(actionFromJson(text: text)), nowMs: 0)
        }
        if scene["think"] as? Bool == true, let ticket = session.snapshot(nowMs: 0).hint?.ticket {
            let thought = try #require(session.think(ticket: ticket))
            _ = session.handle(action: .answer(thought: thought), nowMs: 0)
        }
        let snapshot = session.snapshot(nowMs: 0)
        let unit = try #require(scene["unit_dp"] as? NSNumber).doubleValue
        let geometry = BoardGeometry(left: 0, top: 0, unit: unit, bottom: snapshot.bottom)
        let wanted = try scene["style"].map { try JSONDecoder().decode(Style.self, from: Data(try json($0).utf8)) }
        let style = BoardStyle(
            coordinates: wanted?.coordinates ?? true, badgeFrom: wanted?.badge_from ?? 2,
            landings: wanted?.landings ?? true, guards: wanted?.guards ?? false,
            numbered: wanted?.numbered ?? false)
        let cursor = (scene["cursor"] as? NSNumber).map { Square(truncating: $0) }
        let ground = GroundShapes.of(geometry, coordinates: style.coordinates).map { "ground: \($0.text)" }
        return (ground + BoardDrawing.of(snapshot, geometry, style, cursor: cursor).text).joined(separator: "\n") + "\n"
    }

    @Test func everySceneIsDrawnAsItsGoldenListSays() throws {
        let scenes = try Fixtures.files("drawing", "json")
        #expect(scenes.count >= 8)
        for file in scenes {
            let golden = try String(
                contentsOf: file.deletingPathExtension().appendingPathExtension("txt"), encoding: .utf8)
            let text = try drawn(file)
            #expect(text == golden, "\(file.lastPathComponent)")
        }
    }

    @Test func aColumnOf22StaysWithinItsSquareAndTheNextOnes() {
        for height in 1...22 { #expect(BoardGeometry.halfHeight(height) <= 0.931) }
    }

    @Test(arguments: [Side.white, .black]) func everySquareIsHitWhereItIsDrawn(_ bottom: Side) {
        let geometry = BoardGeometry.fit(width: 390, height: 500, bottom: bottom)
        for square in 0..<BoardGeometry.squares {
            #expect(geometry.square(at: geometry.point(square), heights: [Int](repeating: 0, count: 25)) == square)
            #expect(BoardGeometry.square(file: BoardGeometry.file(square), rank: BoardGeometry.rank(square)) == square)
        }
        #expect(geometry.square(at: CGPoint(x: 1, y: 1), heights: [Int](repeating: 0, count: 25)) == nil)
    }

    @Test func aTallColumnIsHitWhereItStandsOverFreeGround() {
        let geometry = BoardGeometry.fit(width: 374, height: 396, bottom: .white)
        var heights = [Int](repeating: 0, count: 25)
        heights[11] = 22
        let above = geometry.point(11)
        let point = CGPoint(x: above.x + 0.2 * geometry.unit, y: above.y - 0.8 * geometry.unit)
        #expect(geometry.square(at: point, heights: heights) == 11)
    }

    @Test func arrowsLeadFromSquareToSquareAndBack() {
        for square in 0..<BoardGeometry.squares {
            for (arrow, back) in [(BoardArrow.left, BoardArrow.right), (.up, .down)] {
                guard let next = arrow.next(from: square, bottom: .white) else { continue }
                #expect(back.next(from: next, bottom: .white) != nil)
            }
        }
        #expect(BoardArrow.right.next(from: 0, bottom: .white) == 1)
        #expect(BoardArrow.right.next(from: 1, bottom: .black) == 0)
    }

    private func ratio(_ one: UInt32, _ other: UInt32) -> Double {
        func luminance(_ colour: UInt32) -> Double {
            let parts = [16, 8, 0].map { shift -> Double in
                let value = Double((colour >> UInt32(shift)) & 0xFF) / 255
                return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    @Test(arguments: BoardTheme.allCases, [false, true])
    func everyPairOfColoursKeepsItsContrast(_ board: BoardTheme, _ dark: Bool) {
        let theme = Theme.of(board, dark: dark)
        let (paper, marks) = (theme.paper, theme.marks)
        let texts = [
            (paper.text, paper.ground), (paper.text2, paper.ground), (paper.text, paper.surface),
            (paper.text2, paper.surface), (paper.text2, paper.sunken), (paper.inverse, paper.inverseGround),
            (theme.board.coordinate, theme.board.panel), (paper.accent, paper.ground), (paper.error, paper.ground),
            (paper.brass, paper.ground), (theme.white.top, theme.black.top), (marks.mark, marks.markCase),
            (marks.hint, marks.hintCase), (marks.badgeText, marks.badge), (theme.white.brass, theme.white.top),
            (theme.black.brass, theme.black.top),
        ]
        for (one, other) in texts { #expect(ratio(one, other) >= 4.5) }
        let graphics = [
            (paper.lineStrong, paper.ground), (theme.white.top, theme.board.tile), (theme.black.top, theme.board.tile),
            (marks.badge, theme.board.panel), (theme.switchOn, 0xFFFFFF), (theme.switchOn, paper.ground),
            (theme.switchOn, paper.surface),
        ]
        for (one, other) in graphics { #expect(ratio(one, other) >= 3) }
        for ground in [theme.board.panel, theme.board.tile, theme.white.top, theme.black.top] {
            #expect(max(ratio(marks.mark, ground), ratio(marks.markCase, ground)) >= 3.3)
            #expect(max(ratio(marks.hint, ground), ratio(marks.hintCase, ground)) >= 3.3)
        }
    }

    @Test func theNumbersOfMotionAreThoseThatBothAppsShare() throws {
        typealias M = MotionPolicy
        let shared = try JSONDecoder().decode([String: Double].self, from: Data(try Fixtures.text("motion.json").utf8))
        let here = [
            "step_ms": M.step, "jump_ms": M.jump, "jump_rises_s": M.rise, "tuck_ms": M.tuck, "tuck_from": M.tuckFrom,
            "gap_ms": M.gap, "longest_ms": M.longest, "promotion_ms": M.promotion,
            "promotion_later_ms": M.promotionLater, "promotion_over": M.over, "promotion_beyond": M.beyond,
            "marks_ms": M.marks, "chosen_ms": M.chosen, "brackets_ms": M.brackets, "flash_ms": M.flash,
            "nudge_s": M.nudge, "turn_ms": M.turn,
        ]
        #expect(shared == here)
    }

    @Test func theLayoutFollowsTheWindow() {
        #expect(GameLayout.of(width: 393, height: 760) == .stacked)
        #expect(GameLayout.of(width: 700, height: 720) == .stacked)
        #expect(GameLayout.of(width: 820, height: 1100) == .tall)
        #expect(GameLayout.of(width: 320, height: 504) == .low)
        #expect(GameLayout.of(width: 320, height: 276) == .tiny)
        #expect(GameLayout.of(width: 400, height: 300) == .tiny)
        if case .beside(let panel) = GameLayout.of(width: 852, height: 393) {
            #expect(panel >= 200)
        } else {
            Issue.record("a wide window has its panel beside the board")
        }
    }

    /// 276 is what a bar leaves of 320. As on Android, but there windows with less than 320 are given up.
    @Test func noSquareIsBelow34PointsInAWindowOf320By320OrMore() {
        for width in stride(from: 320.0, through: 1280, by: 10) {
            for height in stride(from: 276.0, through: 1280, by: 2) {
                var (layout, room) = (GameLayout.of(width: width, height: height), height)
                if !layout.hasBar {
                    room += 44
                    layout = .of(width: width, height: room, barless: true)
                }
                #expect(layout.square(width, room) >= 34, "\(layout) in \(width) × \(room)")
            }
        }
    }

    /// Whatever height the bar has: a layout without it is one that it stays away from, and the other way round.
    @Test(arguments: [32.0, 44, 52, 60]) func noWindowGoesToAndFroBetweenALayoutWithABarAndOneWithout(_ bar: Double) {
        for width in stride(from: 300.0, through: 900, by: 7) {
            for height in stride(from: 200.0, through: 900, by: 7) {
                let first = GameLayout.of(width: width, height: height)
                guard !first.hasBar else { continue }
                let second = GameLayout.of(width: width, height: height + bar, barless: true)
                #expect(!second.hasBar, "\(first), then \(second) in \(width) × \(height)")
            }
        }
    }

    @Test func noTwoColumnsMeetAndNoneLeavesThePanelWhileTheBoardTurns() {
        let geometry = BoardGeometry(left: 0, top: 0, unit: 1, bottom: .black)
        let (right, down) = (BoardGeometry.width / 2, BoardGeometry.height / 2)
        for part in stride(from: 0.0, through: 1, by: 0.01) {
            let places = (0..<BoardGeometry.squares).map { square -> Spot in
                let (u, v) = (geometry.x(square) - right, geometry.y(square) - down)
                return Spot(x: BoardTurn.x(u, v, part), y: BoardTurn.y(u, v, part))
            }
            for (index, place) in places.enumerated() {
                #expect(abs(place.x) <= right - 0.3 && abs(place.y) <= down - 0.3)
                for other in places[..<index] { #expect(hypot(place.x - other.x, place.y - other.y) > 0.9) }
                let from = BoardGeometry(left: 0, top: 0, unit: 1, bottom: .white)
                guard part == 0 else { continue }
                #expect(abs(place.x + right - from.x(Square(index))) < 1e-9)
                #expect(abs(place.y + down - from.y(Square(index))) < 1e-9)
            }
        }
    }
}
