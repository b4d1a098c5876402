// Pictures of every screen out of the real view code; LASCA_SHOTS names the folder they go to. Checked always: every
// control has a name, no text is cut, a touched thing is large enough.
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

/// One picture: a screen in a window of a size, a look, a language and a size of type.
struct Shot: Sendable, CustomTestStringConvertible {
    let screen, name: String
    var language = "en"
    var size = Shots.phone
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
    /// Half of a tablet that lies.
    static let split = CGSize(width: 590, height: 834)
    /// The smallest phone, and enlarged.
    static let se = CGSize(width: 375, height: 667)
    static let small = CGSize(width: 320, height: 568)
    /// The smallest part of a tablet.
    static let tiny = CGSize(width: 320, height: 320)
    static let midgame = "w b2wW c3b e3w g3w d2BbbbwWwwww a7Wbbb c5b e5b g7b"

    /// Every screen, in what state it is pictured.
    static let screens = [
        "home", "game-start", "game-capture", "game-hint", "game-tall", "game-inspector", "game-end", "game-clocks",
        "game-numbered", "moves", "new-game", "new-game-two", "my-games", "paste", "learn", "lesson", "rules", "ideas",
        "heritage",
        "replay", "history", "settings",
    ]

    /// Those that the README shows (`tests/ios/shots --pictures`).
    static let shown = ["game-capture", "game-hint-pad"]

    /// Every screen in every window, look, language and size of type.
    static let all: [Shot] = everywhere + largest + games

    /// Every screen in the largest type, on the usual phone and on the smallest as it comes and enlarged.
    private static let largest = screens.flatMap { screen -> [Shot] in
        [
            Shot(screen: screen, name: screen + "-largest-type-de", language: "de", type: .accessibility5),
            Shot(
                screen: screen, name: screen + "-largest-type-dark-it", language: "it", dark: true,
                type: .accessibility5),
            Shot(screen: screen, name: screen + "-largest-type-se", size: se, type: .accessibility5),
            Shot(screen: screen, name: screen + "-largest-type-se-de", language: "de", size: se, type: .accessibility5),
            Shot(
                screen: screen, name: screen + "-largest-type-small-it", language: "it", size: small,
                type: .accessibility5),
        ]
    }

    /// The game in the smallest window, and in the largest type beside a panel.
    private static let games = screens.filter { $0.hasPrefix("game") }.flatMap { screen -> [Shot] in
        [
            Shot(screen: screen, name: screen + "-tiny-de", language: "de", size: tiny),
            Shot(screen: screen, name: screen + "-largest-type-landscape", size: wide, type: .accessibility5),
            Shot(
                screen: screen, name: screen + "-largest-type-pad-de", language: "de", size: pad, type: .accessibility5),
            Shot(
                screen: screen, name: screen + "-largest-type-upright-it", language: "it", size: upright,
                type: .accessibility5),
        ]
    }

    private static let everywhere = screens.flatMap { screen -> [Shot] in
        [
            Shot(screen: screen, name: screen),
            Shot(screen: screen, name: screen + "-dark-de", language: "de", dark: true),
            Shot(screen: screen, name: screen + "-contrast-it", language: "it", board: .highContrast),
            Shot(screen: screen, name: screen + "-large-type-de", language: "de", type: .accessibility2),
            Shot(screen: screen, name: screen + "-landscape", size: wide),
            Shot(screen: screen, name: screen + "-pad", size: pad),
            Shot(screen: screen, name: screen + "-pad-upright-dark", size: upright, dark: true),
            Shot(screen: screen, name: screen + "-split-de", language: "de", size: split),
            Shot(screen: screen, name: screen + "-small-it", language: "it", size: small),
            Shot(screen: screen, name: screen + "-larger-type-de", language: "de", type: .accessibility3),
        ]
    }
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
        try await show(scene.screen, walk)
        let nodes = walk.host.root.all
        for node in nodes where node.action != nil {
            #expect(node.label?.isEmpty == false, "a control without a name at \(node.frame)")
        }
        for node in nodes where node.clipped { Issue.record("cut: \(node.label ?? "") in \(node.frame)") }
        keepsMargins(nodes)
        var texts: [String: [(String, CGRect)]] = [:]
        staysInside(walk.host.root, nil, "", &texts)
        standsApart(texts)
        if scene.screen == "game-end" { isCutByNoSheet(walk) }
        if scene.screen == "game-inspector" { coversNotItsColumn(walk, walk.host._room) }
        // In large type, and on the smallest phone, one scrolls.
        if scene.type == .large && ![Shots.small, Shots.tiny].contains(scene.size) {
            let rows = scene.size == Shots.wide ? ["end_share", "game_undo", "end_home"] : []
            let end = (["end_again", "end_review"] + rows).map(walk.word)
            let window = walk.host._room
            switch scene.screen {
            case "lesson": isSeen(walk.host.root, window) { $0.identifier == "task" || $0.identifier?.count == 2 }
            case "replay": isSeen(walk.host.root, window) { $0.identifier == "place" || $0.identifier?.count == 2 }
            case "game-end": isSeen(walk.host.root, window) { $0.action != nil && end.contains($0.label ?? "") }
            default: break
            }
        }
        try draw(scene.name, walk)
    }

    /// No text touches the edge of what lies under it; a card that floats has margins of its own.
    private func keepsMargins(_ nodes: [_Node]) {
        for ground in nodes {
            guard case .backed = ground.kind else { continue }
            let floating = ground.children.flatMap(\.all).first { $0.identifier == "inspector" }
            let over = Set((floating?.all ?? []).map(ObjectIdentifier.init))
            for text in ground.all where !over.contains(ObjectIdentifier(text)) {
                guard case .text(let words, _) = text.kind, !words.trimmingCharacters(in: .whitespaces).isEmpty,
                    ground.frame.insetBy(dx: -1, dy: -1).contains(text.frame)
                else { continue }
                let margin = min(text.frame.minX - ground.frame.minX, ground.frame.maxX - text.frame.maxX)
                #expect(margin >= 6, "\(words) touches its frame")
            }
        }
    }

    /// No text goes out of the width of what holds it; gathers the texts of each page and each scrolled part.
    private func staysInside(
        _ node: _Node, _ holder: CGRect?, _ page: String, _ texts: inout [String: [(String, CGRect)]]
    ) {
        var (holder, page) = (holder, page)
        // A card that floats lies over what it covers, and within its own margins.
        if node.identifier == "inspector" { (holder, page) = (node.frame, page + "/card") }
        switch node.kind {
        case .text(let words, _) where !words.trimmingCharacters(in: .whitespaces).isEmpty:
            texts[page, default: []].append((words, node.frame))
            if let holder {
                let inside = node.frame.minX >= holder.minX - 1 && node.frame.maxX <= holder.maxX + 1
                #expect(inside, "\(words) passes its margin")
            }
        case .scroll(let axes):
            page += "/\(node.frame)"
            holder = axes.contains(.horizontal) ? nil : node.frame
        case .page: (holder, page) = (node.frame, page + "/page\(texts.count)")
        case .offset, .position, .turned, .drawing: holder = nil
        case .group: break
        default:
            if let now = holder {
                let left = max(now.minX, node.frame.minX), right = min(now.maxX, node.frame.maxX)
                holder = CGRect(x: left, y: 0, width: max(0, right - left), height: 0)
            }
        }
        for child in node.children { staysInside(child, holder, page, &texts) }
    }

    /// No two texts lie over each other.
    private func standsApart(_ texts: [String: [(String, CGRect)]]) {
        for page in texts.values {
            for (index, (words, frame)) in page.enumerated() {
                for (other, place) in page[..<index] where place.insetBy(dx: 2, dy: 2).intersects(frame) {
                    Issue.record("\(words) lies over \(other)")
                }
            }
        }
    }

    /// The inspector's card stands in the window, beside its column.
    private func coversNotItsColumn(_ walk: Walk, _ window: CGRect) {
        guard let card = walk.host.root.all.first(where: { $0.identifier == "inspector" })?.frame else { return }
        #expect(window.insetBy(dx: -1, dy: -1).contains(card), "the card at \(card)")
        let tile = walk.square("d2")?.frame ?? .zero
        let column = tile.insetBy(dx: tile.width / 4, dy: 0)
        #expect(!card.intersects(column.insetBy(dx: 4, dy: 4)), "the card at \(card) covers \(column)")
    }

    /// A sheet over a screen that stays in use covers a text or leaves it be.
    private func isCutByNoSheet(_ walk: Walk) {
        guard case .page(_, _, dims: false) = walk.host.front.kind, let sheet = walk.host.front.children.first else {
            return
        }
        let (over, top) = (Set(walk.host.front.all.map(ObjectIdentifier.init)), sheet.frame.minY)
        for node in walk.host.root.all where !over.contains(ObjectIdentifier(node)) {
            guard case .text(let words, _) = node.kind else { continue }
            let cut = node.frame.minY < top - 1 && node.frame.maxY > top + 1
            #expect(!cut, "the sheet cuts \(words)")
        }
    }

    /// What has to be seen without scrolling.
    private func isSeen(_ node: _Node, _ window: CGRect, _ wanted: (_Node) -> Bool) {
        var window = window
        if case .scroll = node.kind { window = window.intersection(node.frame) }
        if wanted(node) {
            let seen = window.insetBy(dx: -1, dy: -1).contains(node.frame)
            #expect(seen, "\(node.identifier ?? node.label ?? "") at \(node.frame) is out of sight")
        }
        for child in node.children { isSeen(child, window, wanted) }
    }

    /// Writes the picture; or, of one that the README shows, holds what is drawn to the sum that was written with it.
    private func draw(_ name: String, _ walk: Walk) throws {
        let folder = ProcessInfo.processInfo.environment["LASCA_SHOTS"]
        guard folder != nil || Shots.shown.contains(name) else { return }
        let svg = walk.host.svg
        let sum = svg.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let line = String(sum, radix: 16)
        guard let folder else {
            let file = Fixtures.root.appendingPathComponent("ios/pictures/\(name).sum")
            let kept = try? String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
            #expect(kept == line, "the README's picture is not of the present screen: tests/ios/shots --pictures")
            return
        }
        let place = URL(fileURLWithPath: folder)
        try svg.write(to: place.appendingPathComponent("\(name).svg"), atomically: true, encoding: .utf8)
        try line.write(to: place.appendingPathComponent("\(name).sum"), atomically: true, encoding: .utf8)
    }

    private func show(_ screen: String, _ walk: Walk) async throws {
        if let place = Self.places[screen] { walk.model.path = place }
        switch screen {
        case "home":
            walk.begin("lasca.eu", Shots.midgame)
            walk.model.path = []
        case "my-games":
            walk.begin("kawu", Shots.midgame)
            walk.begin("lasca.eu")
            walk.model.host.hide()
            walk.model.disk.flush()
            walk.model.path = [.myGames]
        case "paste": walk.model.received = try Fixtures.text("records/v1/agreed.txt")
        default: try await game(screen, walk)
        }
        walk.host.update()
        let waits = ["my_games_loading", "my_games_paste_looking"].map(walk.word)
        await walk.settle { !walk.shows(waits[0]) && !walk.shows(waits[1]) }
    }

    private static let places: [String: [Place]] = [
        "learn": [.learn], "lesson": [.lesson(1)], "rules": [.rules], "ideas": [.ideas], "heritage": [.heritage],
        "replay": [.heritage, .replay(0)],
        "new-game": [.newGame(computer: true)], "new-game-two": [.newGame(computer: false)],
        "history": [.page(.history)], "settings": [.settings], "paste": [.myGames],
    ]

    private func game(_ screen: String, _ walk: Walk) async throws {
        switch screen {
        case "game-start": walk.begin("lasca.eu")
        case "game-capture", "game-inspector":
            walk.begin("lasker-1911", Shots.midgame)
            walk.tap("b2")
            walk.tap("d4")
            guard screen == "game-inspector" else { return }
            for case .press(let run) in try #require(walk.square("d2")).all.flatMap(\.gestures) { run() }
        case "game-numbered":
            walk.begin("lasca.eu", "w c3w d4b d6b f6b b6b a7b g1w")
            for name in ["c3", "e5", "c7"] where walk.model.host.snapshot?.ply == 0 { walk.tap(name) }
        case "game-hint": try await hint(walk)
        case "game-tall": walk.begin("lasca.eu", "w a1w d4WWWWWwwwwwwbbbbbbbbb e1b")
        case "game-end":
            walk.begin("lasca.eu")
            walk.model.host.handle(.resign(side: .white))
            await walk.settle { walk.shows(walk.word("end_again")) }
        case "game-clocks":
            let time = TimeControl(totalMs: 300_000, incrementMs: 0)
            #expect(walk.model.begin(.between("kawu", black: .computer(level: 5), time: time)) == nil)
        case "moves":
            walk.begin("lasca.eu")
            for move in ["c3-d4", "e5xc3", "b2xd4", "c5xe3", "f2xd4"] { walk.model.host.handle(.play(text: move)) }
            walk.host.update()
            walk.press("game_moves")
        default: break
        }
    }

    private func hint(_ walk: Walk) async throws {
        walk.begin("lasca.eu", Shots.midgame)
        walk.press("game_hint")
        await walk.settle { walk.model.host.snapshot?.hint?.line.isEmpty == false }
    }
}
