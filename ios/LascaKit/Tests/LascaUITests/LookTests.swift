// What the system asks of every screen: contrast, night, no colour alone, larger type, a pointer.
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

@MainActor @Suite(.serialized) struct LookTests {
    private func drawn(
        _ place: Place = .game, change: @escaping (inout EnvironmentValues) -> Void = { _ in },
        settings: @escaping (inout LascaKit.Settings) -> Void = { _ in }
    ) -> String {
        let walk = Walk(change: change, settings: settings)
        walk.begin("lasker-1911", Shots.midgame)
        walk.model.path = [place]
        walk.host.update()
        // The page beneath the window is the system's.
        return walk.host.svg.components(separatedBy: "\n").filter { !$0.contains("width=\"100%\"") }
            .joined(separator: "\n")
    }

    @Test func increaseContrastPutsTheThemeOfHighContrastInPlaceOfAnyOther() {
        let asked = drawn(change: { $0._contrast = .increased })
        #expect(asked == drawn(settings: { $0.board = .highContrast }))
        #expect(asked != drawn())
    }

    @Test func nightFollowsTheSystemUnlessThePlayerChose() {
        let (day, night) = (drawn(), drawn(change: { $0.colorScheme = .dark }))
        #expect(day != night)
        #expect(drawn(settings: { $0.brightness = .dark }) == night)
        #expect(drawn(change: { $0.colorScheme = .dark }, settings: { $0.brightness = .light }) == day)
    }

    @Test(arguments: BoardTheme.allCases, Brightness.allCases)
    func theWindowsSchemeFollowsTheSettingsAndNeverItself(_ board: BoardTheme, _ brightness: Brightness) {
        for system in [ColorScheme.light, .dark] {
            let walk = Walk(
                change: { $0.colorScheme = system }, settings: { ($0.board, $0.brightness) = (board, brightness) })
            #expect(walk.host._settles, "\(board), \(brightness) in a \(system) system flickers")
            walk.model.settings.settings.board = .highContrast
            walk.model.settings.settings.brightness = .dark
            walk.host.update()
            walk.model.settings.settings.board = board
            walk.model.settings.settings.brightness = brightness
            walk.host.update()
            #expect(walk.host._settles)
            let fresh = Walk(
                change: { $0.colorScheme = system }, settings: { ($0.board, $0.brightness) = (board, brightness) })
            #expect(walk.host.svg == fresh.host.svg, "back from night it is as it was")
        }
    }

    /// The sizes of phones and parts of tablets, whole and without their bars.
    @Test(arguments: [(320.0, 568.0), (375, 667), (393, 852), (440, 956), (590, 834), (507, 700)])
    func theBoardKeepsItsSizeWhateverIsSaidBelowIt(_ width: Double, _ height: Double) async throws {
        for language in ["en", "de", "it"] {
            let walk = Walk(language, size: CGSize(width: width, height: height))
            walk.begin("lasker-1911", Shots.midgame)
            func board() throws -> CGRect {
                let (one, other) = (try #require(walk.square("a1")), try #require(walk.square("g7")))
                return one.frame.union(other.frame)
            }
            let usual = try board()
            #expect(usual.width >= min(0.7 * width, 0.42 * height), "\(language) at \(width): \(usual)")
            walk.tap("g3")
            #expect(try board() == usual, "a touch was refused")
            walk.tap("b2")
            walk.tap("d4")
            #expect(try board() == usual, "in the middle of a capture")
            for case .press(let run) in try #require(walk.square("d2")).all.flatMap(\.gestures) { run() }
            walk.host.update()
            #expect(walk.host.root.all.contains { $0.identifier == "inspector" })
            #expect(try board() == usual, "a column is looked into")
            walk.tap("f6")
            #expect(!walk.host.root.all.contains { $0.identifier == "inspector" }, "the next touch closes the card")
            walk.press("game_hint")
            await walk.settle { walk.model.host.snapshot?.hint?.line.isEmpty == false }
            #expect(try board() == usual, "a hint is told")
        }
    }

    /// A phone of the usual size, between its bars, shows the moves, and nearly all of the board that its width allows.
    @Test func theNewestMovesAreInSightOnAUsualPhone() throws {
        let full = BoardGeometry.fit(width: Shots.phone.width - 16, height: Shots.phone.height, bottom: .white).unit * 7
        for language in ["en", "de", "it"] {
            let walk = Walk(language, size: Shots.phone)
            walk.begin("lasker-1911", Shots.midgame)
            #expect(walk.host.front.all.contains { $0.action != nil && $0.label == walk.word("game_moves") })
            let (one, other) = (try #require(walk.square("a1")), try #require(walk.square("g7")))
            #expect(one.frame.union(other.frame).width >= 0.93 * full, "\(language)")
        }
    }

    @Test func whatIsChosenIsMarkedByAShapeWhereColourAloneMustNotTellIt() {
        func marks(_ svg: String) -> Int { svg.components(separatedBy: ">c</text>").count }
        let plain = drawn(.newGame(computer: true))
        let told = drawn(.newGame(computer: true), change: { $0._differentiate = true })
        #expect(marks(told) == marks(plain) + 4, "level, side, rules and clock")
    }

    @Test func largerTypeIsLargerEverywhereAndTheBoardKeepsItsSize() throws {
        func walk(_ type: DynamicTypeSize) -> Walk {
            let walk = Walk(change: { $0.dynamicTypeSize = type })
            walk.begin("lasker-1911", Shots.midgame)
            return walk
        }
        let (usual, large) = (walk(.large), walk(.accessibility3))
        let (square, same) = (try #require(usual.square("d4")).frame, try #require(large.square("d4")).frame)
        #expect(same.height >= square.height * 0.9, "the board comes first")
        for place in [Place.settings, .learn, .newGame(computer: true), .rules] {
            for walk in [usual, large] {
                walk.model.path = [place]
                walk.host.update()
            }
            let heights = [usual, large].map { $0.host.front.all.map(\.frame.maxY).max() ?? 0 }
            #expect(heights[1] > heights[0], "\(place) grows")
            for node in large.host.root.all where node.clipped { Issue.record("cut: \(node.label ?? "") on \(place)") }
        }
    }

    /// 200 % but for the type that lies between two of Apple's sizes on the smallest phone.
    @Test(arguments: [(393.0, 852.0, 2.0), (375, 812, 2), (375, 667, 1.9)])
    func inAGameLettersGrowToTwiceTheirSize(_ width: Double, _ height: Double, _ least: Double) throws {
        let heights = try [DynamicTypeSize.large, .accessibility5].map { type -> CGFloat in
            let size = CGSize(width: width, height: height)
            let walk = Walk(size: size, change: { $0.dynamicTypeSize = type })
            walk.begin("lasca.eu")
            let square = try #require(walk.square("d4")).frame.height
            #expect(square >= 34, "\(square)")
            let status = try #require(walk.host.front.all.first { $0.identifier == "status" })
            let title = status.all.first { if case .text(let words, _) = $0.kind { words != " " } else { false } }
            return try #require(title).frame.height
        }
        #expect(heights[1] >= least * heights[0], "\(heights)")
    }

    @Test func aPointerIsAnsweredByEverySquareAndButton() {
        let walk = Walk()
        walk.begin("lasca.eu")
        #expect(walk.host.front.all.filter(\.hovers).count >= 25 + 4)
        walk.model.path = []
        walk.host.update()
        #expect(walk.host.front.all.filter(\.hovers).count >= 6, "the card, two buttons, three tiles")
    }

    @Test func whereTheSystemIsWrittenFromTheRightTheBoardIsAsEverywhere() async {
        var frames: [[CGRect]] = []
        for direction in LayoutDirection.allCases {
            let walk = Walk(change: { $0.layoutDirection = direction })
            await walk.settle { walk.model.host.opened }
            walk.begin("lasca.eu", Shots.midgame)
            frames.append(walk.host.root.all.filter { !($0.label ?? "").isEmpty }.map(\.frame))
        }
        #expect(frames[0].count > 40 && frames[0] == frames[1])
    }
}
