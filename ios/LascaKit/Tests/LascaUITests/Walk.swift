// The app as a test walks it: a window of the stand-in, touched by the names of what is on it.
import Accessibility
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

/// One window with the app in it.
@MainActor final class Walk {
    let model: AppModel
    let host: _Host
    let folder: any Folder
    let phrases: CataloguePhrases
    let sounds = Sounds()
    let screen = Screen()

    final class Sounds: SoundPlayer {
        var played: [Sound] = []
        func play(_ sound: Sound) { played.append(sound) }
    }

    final class Screen: ScreenKeeper {
        var kept = false
        func keep(_ on: Bool) { kept = on }
    }

    init(
        _ language: String = "en", size: CGSize = CGSize(width: 393, height: 852), folder: any Folder = MemoryFolder(),
        stored: [String: String] = [:], time: HostTime = FakeTime().time,
        change: (inout EnvironmentValues) -> Void = { _ in }, settings: (inout LascaKit.Settings) -> Void = { _ in }
    ) {
        let phrases = CataloguePhrases(language)
        let store = SettingsStore(UserDefaults(suiteName: "lasca-walk-\(UUID().uuidString)") ?? .standard)
        store.settings.motion = .off
        settings(&store.settings)
        (self.phrases, self.folder) = (phrases, folder)
        model = AppModel(folder: folder, settings: store, time: time, phrases: phrases, sounds: sounds, screen: screen)
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: language)
        (environment.horizontalSizeClass, environment.verticalSizeClass) = Self.classes(size)
        environment._strings = { key, words in
            phrases.find(
                key,
                words.map { word in
                    if let text = word as? _Argument._Text { return Word(text.text) }
                    return Word(word as? Int ?? 0)
                }) ?? key
        }
        change(&environment)
        host = _Host(
            scene: LascaScene(model: model), size: size, bars: Self.bars(size), stored: stored, environment: environment
        )
        _ = _Announcements.shared.take()
    }

    /// Apple's size classes: a large phone on its side is wide but not high.
    private static func classes(_ size: CGSize) -> (UserInterfaceSizeClass, UserInterfaceSizeClass) {
        let high = size.height >= 500
        return (size.width >= (high ? 700 : 900) ? .regular : .compact, high ? .regular : .compact)
    }

    /// Turns the window, or changes its size.
    func turn(to size: CGSize) {
        (host.environment.horizontalSizeClass, host.environment.verticalSizeClass) = Self.classes(size)
        host.size = size
        host.update()
    }

    /// What the bars of a device with such a window take: clock and island, home indicator.
    private static func bars(_ size: CGSize) -> EdgeInsets {
        switch size {
        case Shots.phone: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        case Shots.wide: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59)
        case Shots.small, Shots.se: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        default: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        }
    }

    func word(_ key: String) -> String { phrases.phrase(key) }

    /// Waits until tasks of views and of the host have done what they can.
    func settle(until condition: () -> Bool = { true }) async {
        for _ in 0..<4_000 {
            await host.settle()
            if condition() { return }
            try? await Task.sleep(for: .microseconds(500))
        }
    }

    /// Lets a while go by in which something might come that should not.
    func passes() async {
        for _ in 0..<40 {
            await host.settle()
            try? await Task.sleep(for: .milliseconds(5))
            host.update()
        }
    }

    /// What a person can reach now.
    var elements: [_Node] { host.front.elements }

    func find(_ label: String) -> _Node? {
        host.front.all.first { $0.label == label && $0.action != nil && $0.isEnabled }
            ?? host.front.all.first { $0.action != nil && $0.isEnabled && $0.label?.hasPrefix(label) == true }
    }

    /// Presses what is called so by the key of its text.
    func press(_ key: String, _ source: SourceLocation = #_sourceLocation) {
        guard let node = find(word(key)) else {
            Issue.record(
                "nothing to press called \(word(key)): \(elements.compactMap(\.label))", sourceLocation: source)
            return
        }
        node.activate()
    }

    func square(_ name: String) -> _Node? { host.front.all.first { $0.identifier == name && $0.isElement } }

    /// Touches a square's element.
    func tap(_ name: String, _ source: SourceLocation = #_sourceLocation) {
        guard let node = square(name) else {
            Issue.record("no square \(name)", sourceLocation: source)
            return
        }
        node.activate()
    }

    /// Leads the column on one square with a finger to another.
    func drag(_ from: String, _ to: String, _ source: SourceLocation = #_sourceLocation) {
        guard let board = host.front.all.first(where: { $0.drag != nil }), let drag = board.drag,
            let (one, other) = square(from).flatMap({ one in square(to).map { (one.frame, $0.frame) } })
        else {
            Issue.record("no column to lead from \(from) to \(to)", sourceLocation: source)
            return
        }
        let start = CGPoint(x: one.midX - board.frame.minX, y: one.midY - board.frame.minY)
        let end = CGPoint(x: other.midX - board.frame.minX, y: other.midY - board.frame.minY)
        drag.changed(start, end)
        drag.ended(start, end)
        host.update()
    }

    /// Whether what is called so by its identifier stands upside down.
    func isTurned(_ identifier: String) -> Bool {
        host.root.all.contains { node in
            node.identifier == identifier
                && node.all.contains { if case .turned(180, _) = $0.kind { true } else { false } }
        }
    }

    /// Presses a key, which something must care for.
    func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], _ source: SourceLocation = #_sourceLocation) {
        #expect(host._press(key, modifiers), "nothing cares for \(key.character)", sourceLocation: source)
    }

    /// Goes on with Tab to what is called so, or begins so, by the key of its text, and presses Space.
    func tab(to key: String, _ source: SourceLocation = #_sourceLocation) {
        for _ in 0..<200 {
            self.key(.tab, [], source)
            guard let label = host._focused?.label, label == word(key) || label.hasPrefix(word(key) + ",") else {
                continue
            }
            return self.key(.space, [], source)
        }
        Issue.record("Tab never comes to \(word(key))", sourceLocation: source)
    }

    var squares: [_Node] { host.front.all.filter { $0.isElement && $0.identifier?.count == 2 } }
    func shows(_ text: String) -> Bool { host.front.all.contains { $0.label?.contains(text) == true } }
    var announced: [String] { _Announcements.shared.take() }

    /// Begins a game of two people under these rules from a position, whose habit it is to tap every square.
    func begin(_ rules: String, _ start: String? = nil, input: InputRules = plainInput) {
        model.host.input = { input }
        #expect(model.begin(.between(rules, start, input: input)) == nil)
        host.update()
    }
}

extension Walk: CustomReflectable {
    nonisolated var customMirror: Mirror { Mirror(self, children: [:]) }
}
