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
        #expect(same.width >= square.width * 0.9, "the board comes first")
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

    @Test func aPointerIsAnsweredByEverySquareAndButton() {
        let walk = Walk()
        walk.begin("lasca.eu")
        #expect(walk.host.front.all.filter(\.hovers).count >= 25 + 4)
        walk.model.path = []
        walk.host.update()
        #expect(walk.host.front.all.filter(\.hovers).count >= 6, "the card, two buttons, three tiles")
    }
}
