// Stands for SwiftUI's keyboard: focus, keys, shortcuts; and types on it as a person with full keyboard access does.
import Foundation

/// developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public let character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
    public static let upArrow = Self("\u{F700}"), downArrow = Self("\u{F701}"), leftArrow = Self("\u{F702}")
    public static let rightArrow = Self("\u{F703}"), escape = Self("\u{1B}"), `return` = Self("\r")
    public static let space = Self(" "), delete = Self("\u{8}"), tab = Self("\t")
}

public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = Self(rawValue: 2), control = Self(rawValue: 4), option = Self(rawValue: 8)
    public static let command = Self(rawValue: 16)
}

/// developer.apple.com/documentation/swiftui/keypress (iOS 17)
public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2), up = Self(rawValue: 4)
    }
    public let key: KeyEquivalent
    public let modifiers: EventModifiers
    public var phase: Phases = .down
    public var characters: String { String(key.character) }
}

/// What a view that can have the focus wants to know.
@MainActor struct _Focusing {
    let has: @MainActor () -> Bool
    let tell: @MainActor (Bool) -> Void
}

extension View {
    /// developer.apple.com/documentation/swiftui/view/focusable(_:) (iOS 17)
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        living { node, context in
            (node.isFocusable, node.place) = (isFocusable, context.at("focus").path)
        }
    }
    /// developer.apple.com/documentation/swiftui/view/focused(_:) (iOS 15)
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        let box = _Unchecked(condition.box)
        return wrap(.layers) { $0.focusing = _Focusing(has: { box.value.value }, tell: { box.value.value = $0 }) }
    }
    /// developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:) (iOS 17)
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        let (box, value) = (_Unchecked(binding.box), _Unchecked(value))
        return living { _, context in
            let life = context.kept("default focus") { _Life() }
            guard life.last == nil else { return }
            life.last = true
            context.host.after.append { box.value.value = value.value }
        }
    }
    /// developer.apple.com/documentation/swiftui/view/onkeypress(phases:action:) (iOS 17)
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        let action = _Unchecked(action)
        return wrap(.layers) { $0.keys.append { phases.contains($0.phase) ? action.value($0) : .ignored } }
    }
    /// developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:) (iOS 14)
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        tell { node, _ in node.shortcut = KeyPress(key: key, modifiers: modifiers) }
    }
}

/// developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority (iOS 17)
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = Self(), userInitiated = Self()
}

extension _Host {
    /// What the Tab key stops at, in order.
    public var _stops: [_Node] { front.all.filter { $0.place != 0 && ($0.isFocusable || $0.isEnabled) } }

    /// What has the focus.
    public var _focused: _Node? { _stops.first { $0.place == focus } }

    /// Presses a key: a shortcut of the window or of the menu bar, else a key of what has the focus and of all around it,
    /// else Tab moves on, Space and Return press the control. False if nothing cared.
    public func _press(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], phase: KeyPress.Phases = .down) -> Bool {
        defer { update() }
        let shortcuts = (front.all + menus.flatMap(\.all)).filter { $0.isEnabled && $0.action != nil }
        let hit = shortcuts.first { $0.shortcut?.key == key && $0.shortcut?.modifiers == modifiers }
        if let run = hit?.action {
            run()
            return true
        }
        if key == .tab { return move(modifiers.contains(.shift) ? -1 : 1) }
        let around = way(root)
        let press = KeyPress(key: key, modifiers: modifiers, phase: phase)
        for node in around.reversed() where node.keys.contains(where: { $0(press) == .handled }) { return true }
        guard key == .space || key == .return, let run = around.last?.action else { return false }
        run()
        return true
    }

    /// Types a text into what has the focus.
    public func _type(_ text: String) {
        _focused?.type?(text)
        update()
    }

    private func move(_ by: Int) -> Bool {
        let stops = _stops
        guard !stops.isEmpty else { return false }
        let now = stops.firstIndex { $0.place == focus }
        let next = now.map { ($0 + by + stops.count) % stops.count } ?? (by > 0 ? 0 : stops.count - 1)
        focused(stops[next].place)
        return true
    }

    private func focused(_ place: UInt64?) {
        for node in way(root) { node.focusing?.tell(false) }
        focus = place
        for node in way(root) { node.focusing?.tell(true) }
    }

    /// From the root down to what has the focus.
    private func way(_ node: _Node) -> [_Node] {
        if node.place != 0 && node.place == focus { return [node] }
        for child in node.children + node.menu {
            let found = way(child)
            if !found.isEmpty { return [node] + found }
        }
        return []
    }

    /// After the tree was recorded: a focus whose view is gone is nobody's, and one that a view asked for is given to it.
    func followFocus() {
        if _focused == nil { focus = nil }
        let around = way(root)
        for node in front.all {
            guard let focusing = node.focusing, focusing.has(), !around.contains(where: { $0 === node }),
                let inner = node.all.first(where: \.isFocusable)
            else { continue }
            return focused(inner.place)
        }
    }
}
