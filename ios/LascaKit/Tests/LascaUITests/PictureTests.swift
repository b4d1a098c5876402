// Pictures of every screen out of the real view code; LASCA_SHOTS names the folder they go to. Checked always: every
// control has a name, no text is cut, a touched thing is large enough.
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

/// One picture: a screen in a window of a size, a look and a language.
struct Shot: Sendable, CustomTestStringConvertible {
    let name: String
    var language = "en"
    var size = CGSize(width: 393, height: 852)
    var dark = false
    var board = BoardTheme.wood
    var type = DynamicTypeSize.large
    var testDescription: String { name }
}

/// The pictures.
enum Shots {
    static let phone = CGSize(width: 393, height: 852)
    static let wide = CGSize(width: 852, height: 393)
    static let pad = CGSize(width: 1194, height: 834)
    static let upright = CGSize(width: 834, height: 1194)
    static let midgame = "w b2wW c3b e3w g3w d2BbbbwWwwww a7Wbbb c5b e5b g7b"

    /// All of them.
    static let all: [Shot] = [
        Shot(name: "home"), Shot(name: "home-dark", dark: true), Shot(name: "home-pad", size: pad),
        Shot(name: "game-start"), Shot(name: "game-capture"), Shot(name: "game-capture-dark", dark: true),
        Shot(name: "game-capture-contrast", board: .highContrast),
        Shot(name: "game-capture-de", language: "de"), Shot(name: "game-capture-felt", board: .felt),
        Shot(name: "game-capture-landscape", size: wide), Shot(name: "game-capture-pad", size: pad),
        Shot(name: "game-capture-pad-upright", size: upright),
        Shot(name: "game-capture-large-type", language: "de", type: .accessibility2),
        Shot(name: "game-hint"), Shot(name: "game-tall"), Shot(name: "game-tall-dark", dark: true),
        Shot(name: "game-end"), Shot(name: "game-clocks-it", language: "it"),
        Shot(name: "new-game"), Shot(name: "new-game-dark-de", language: "de", dark: true),
        Shot(name: "new-game-two"), Shot(name: "my-games"), Shot(name: "my-games-it", language: "it"),
        Shot(name: "learn"), Shot(name: "learn-de", language: "de"), Shot(name: "lesson"),
        Shot(name: "rules"), Shot(name: "ideas"), Shot(name: "heritage"), Shot(name: "history-de", language: "de"),
        Shot(name: "settings"), Shot(name: "settings-contrast-it", language: "it", board: .highContrast),
    ]
}

@MainActor @Suite(.serialized) struct PictureTests {
    @Test(arguments: Shots.all) func everyScreenIsWholeNamedAndUncut(_ scene: Shot) async throws {
        let walk = Walk(
            scene.language, size: scene.size,
            change: {
                $0.colorScheme = scene.dark ? .dark : .light; $0.dynamicTypeSize = scene.type
            },
            settings: { $0.board = scene.board })
        await walk.settle { walk.model.host.opened }
        try await show(scene.name, walk)
        let nodes = walk.host.root.all
        for node in nodes where node.action != nil {
            #expect(node.label?.isEmpty == false, "a control without a name at \(node.frame)")
        }
        for node in nodes where node.clipped { Issue.record("cut: \(node.label ?? "") in \(node.frame)") }
        try draw(scene.name, walk)
    }

    private func draw(_ name: String, _ walk: Walk) throws {
        guard let folder = ProcessInfo.processInfo.environment["LASCA_SHOTS"] else { return }
        let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).svg")
        try walk.host.svg.write(to: file, atomically: true, encoding: .utf8)
    }

    private func show(_ name: String, _ walk: Walk) async throws {
        switch name.split(separator: "-").prefix(2).joined(separator: "-") {
        case "home", "home-dark", "home-pad":
            walk.begin("lasca.eu", Shots.midgame)
            walk.model.path = []
        case "game-start": walk.begin("lasca.eu")
        case "game-capture":
            walk.begin("lasker-1911", Shots.midgame)
            walk.tap("b2")
            walk.tap("d4")
        case "game-hint": try await hint(walk)
        case "game-tall": walk.begin("lasca.eu", "w a1w d4WWWWWwwwwwwbbbbbbbbb e1b")
        case "game-end":
            walk.begin("lasca.eu")
            walk.model.host.handle(.resign(side: .white))
            await walk.settle { walk.shows(walk.word("end_again")) }
        case "game-clocks":
            let time = TimeControl(totalMs: 300_000, incrementMs: 0)
            #expect(walk.model.begin(.between("kawu", black: .computer(level: 5), time: time)) == nil)
        case "new-game": walk.press(name.hasSuffix("two") ? "home_two_players" : "home_play_computer")
        case "my-games":
            walk.begin("kawu", Shots.midgame)
            walk.begin("lasca.eu")
            walk.model.host.hide()
            walk.model.disk.flush()
            walk.model.path = [.myGames]
        case "learn", "learn-de": walk.model.path = [.learn]
        case "lesson": walk.model.path = [.lesson(1)]
        case "rules": walk.model.path = [.rules]
        case "ideas": walk.model.path = [.ideas]
        case "heritage": walk.model.path = [.heritage]
        case "history-de": walk.model.path = [.page(.history)]
        default: walk.model.path = [.settings]
        }
        walk.host.update()
        await walk.settle { !walk.shows(walk.word("my_games_loading")) }
    }

    private func hint(_ walk: Walk) async throws {
        walk.begin("lasca.eu", Shots.midgame)
        walk.press("game_hint")
        await walk.settle { walk.model.host.snapshot?.hint?.line.isEmpty == false }
    }
}
