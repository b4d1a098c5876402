// Somebody does anything that can be done, in any order: presses, types, turns the device, leaves, is killed, sends files.
// Whatever it was, the app goes on, its screens are whole and named, the disk has the game, and nothing is kept alive.
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

@MainActor @Suite(.serialized) struct MonkeyTests {
    private static let steps = 120
    private static let sizes = [
        Shots.phone, Shots.wide, Shots.pad, Shots.upright, Shots.split, Shots.small, CGSize(width: 320, height: 400),
    ]
    private static let words = [
        "", "Anna", "\u{202e}לסקה", String(repeating: "👩‍👩‍👧 ", count: 3_000), "a\u{0}\r\n\tb", "w a1W g7b", "lasca",
        "Lasca record 1\nrules: kawu\n\n1. c3-d4",
    ]

    /// One life after the other on one disk.
    @MainActor private final class Monkey {
        var numbers: SplitMix
        let folder = MemoryFolder()
        var walk: Walk
        var done: [String] = []

        init(_ seed: UInt64) {
            numbers = SplitMix(seed: seed)
            walk = Walk()
            walk = born([:])
        }

        func born(_ stored: [String: String]) -> Walk {
            let language = ["en", "de", "it"].randomElement(using: &numbers) ?? "en"
            let size = MonkeyTests.sizes.randomElement(using: &numbers) ?? Shots.phone
            return Walk(language, size: size, folder: folder, stored: stored)
        }

        func act() async {
            switch Int.random(in: 0..<100, using: &numbers) {
            case 0..<70: touch(walk.host.front.all)
            case 70..<80: touch(walk.host.menus.flatMap(\.all))
            case 80..<85: phase()
            case 85..<88:
                done.append("escape")
                _ = walk.host.root.escapes()
            case 88..<92:
                done.append("turn")
                walk.host.size = MonkeyTests.sizes.randomElement(using: &numbers) ?? Shots.phone
            case 92..<95:
                done.append("receive")
                walk.model.receive(MonkeyTests.words.randomElement(using: &numbers))
                walk.host.update()
            case 95..<98: setting()
            default: await killed()
            }
            await walk.settle()
        }

        private func touch(_ nodes: [_Node]) {
            let open = nodes.filter {
                $0.isEnabled && ($0.action != nil || $0.type != nil || $0.file != nil || !$0.gestures.isEmpty)
            }
            guard let node = open.randomElement(using: &numbers) else { return }
            done.append(node.label ?? node.identifier ?? "?")
            if let file = node.file {
                file.answer(Bool.random(using: &numbers) ? nil : URL(fileURLWithPath: "/nowhere/at-all.txt"))
            } else if let type = node.type {
                type(MonkeyTests.words.randomElement(using: &numbers) ?? "")
            } else if let action = node.action {
                action()
            }
            for case .press(let run) in node.gestures where Bool.random(using: &numbers) { run() }
            walk.host.update()
        }

        private func phase() {
            let phase = [ScenePhase.active, .active, .inactive, .background].randomElement(using: &numbers) ?? .active
            done.append("\(phase)")
            walk.host.environment.scenePhase = phase
        }

        private func setting() {
            done.append("setting")
            walk.model.settings.settings.confirm.toggle()
            walk.model.settings.settings.hand = Bool.random(using: &numbers) ? .left : .right
            walk.model.settings.settings.board = BoardTheme.allCases.randomElement(using: &numbers) ?? .wood
            walk.host.environment._voiceOver.toggle()
            walk.host.update()
        }

        /// What is on disk is the game: killed without a word it comes back as it was.
        private func killed() async {
            done.append("killed")
            walk.model.disk.flush()
            let (id, record) = (walk.model.host.id, walk.model.host.record())
            walk.host._close()
            walk = born(walk.host._stored)
            await walk.settle { walk.model.host.opened }
            #expect(walk.model.host.id == id && walk.model.host.record() == record, "\(history)")
        }

        var history: String { done.suffix(12).joined(separator: " · ") }
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func whateverIsDoneInWhateverOrderTheAppAndItsGameStayWhole(_ seed: UInt64) async throws {
        weak var (model, host): (AppModel?, GameHost?) = (nil, nil)
        weak var window: _Host?
        weak var walker: Walk?
        do {
            let monkey = Monkey(seed)
            for step in 0..<Self.steps {
                await monkey.act()
                let wrong = faults(monkey.walk)
                #expect(wrong.isEmpty, "seed \(seed), step \(step): \(wrong.prefix(3)) after \(monkey.history)")
                if !wrong.isEmpty { break }
            }
            (model, host) = (monkey.walk.model, monkey.walk.model.host)
            (window, walker) = (monkey.walk.host, monkey.walk)
            monkey.walk.host.environment.scenePhase = .background
            monkey.walk.model.disk.flush()
            monkey.walk.host._close()
        }
        for _ in 0..<5_000 where model != nil || host != nil { try? await Task.sleep(for: .microseconds(500)) }
        #expect(model == nil && host == nil, "seed \(seed): window \(window != nil), walk \(walker != nil)")
    }

    private func faults(_ walk: Walk) -> [String] {
        var faults: [String] = []
        if !walk.host._settles { faults.append("the window never comes to rest") }
        let fields = Set(walk.host.root.all.filter { $0.type != nil }.flatMap(\.all).map(ObjectIdentifier.init))
        for node in walk.host.root.all {
            if node.action != nil && node.label?.isEmpty != false { faults.append("no name at \(node.frame)") }
            // A name of thousands of letters is cut where one line is all it has; and Apple's bars shorten their own.
            let shown = node.label ?? "", inBar = node.frame.minY < walk.host._room.minY + 52
            if node.clipped && shown.count < 60 && !inBar && !fields.contains(ObjectIdentifier(node)) {
                faults.append("cut: \(shown)")
            }
        }
        let game = walk.model.host
        if game.opened, game.look()?.columns != game.snapshot?.columns { faults.append("another game is shown") }
        return faults
    }
}
