// Stands for SwiftUI's accessibility modifiers: the recorder keeps what VoiceOver would be told.
import Foundation

/// developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: Set<Int8> = []
    public init() {}
    private init(_ bit: Int8) { bits = [bit] }
    public static let isButton = Self(1), isSelected = Self(2), isHeader = Self(3), isToggle = Self(4)
    public static let updatesFrequently = Self(5), isModal = Self(6), isStaticText = Self(7), isImage = Self(8)
    public typealias Element = AccessibilityTraits
    public func contains(_ member: Self) -> Bool { bits.isSuperset(of: member.bits) }
    public func union(_ other: Self) -> Self { changed { $0.formUnion(other.bits) } }
    public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other.bits) } }
    public func symmetricDifference(_ other: Self) -> Self { changed { $0.formSymmetricDifference(other.bits) } }
    @discardableResult public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        bits.formUnion(new.bits)
        return (true, new)
    }
    @discardableResult public mutating func remove(_ member: Self) -> Self? {
        bits.subtract(member.bits)
        return member
    }
    @discardableResult public mutating func update(with new: Self) -> Self? {
        bits.formUnion(new.bits)
        return new
    }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
    private func changed(_ change: (inout Set<Int8>) -> Void) -> Self {
        var out = self
        change(&out.bits)
        return out
    }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = Self(name: "ignore"), contain = Self(name: "contain"), combine = Self(name: "combine")
}

public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    public static let `default` = Self(name: "default"), escape = Self(name: "escape")
    public static let magicTap = Self(name: "magicTap")
}

/// developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey (iOS 15)
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: LocalizedStringKey
    public init(_ label: LocalizedStringKey, id: String) { self.label = label }
    public init(_ labelKey: LocalizedStringKey) { label = labelKey }
}

/// Stands for AXCustomContent.Importance of the Accessibility framework.
public enum AXCustomContent {
    public enum Importance: UInt, Sendable { case `default`, high }
}

/// developer.apple.com/documentation/swiftui/accessibilityrotorcontent (iOS 15)
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    var _entries: [String] { get }
}

public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    let label: String
    nonisolated public init(_ label: Text, id: ID, in namespace: Namespace.ID) {
        self.label = label._shown(EnvironmentValues())
    }
    public var _entries: [String] { [label] }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public var _entries: [String] { data.flatMap { content($0)._entries } }
}

extension ForEach where Content: AccessibilityRotorContent {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
    }
}

/// developer.apple.com/documentation/swiftui/namespace
@propertyWrapper public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {}
    public init() {}
    public var wrappedValue: ID { ID() }
}

@resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

extension View {
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        tell { $0.label = label._shown($1) }
    }
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(key))
    }
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        tell { $0.value = value._shown($1) }
    }
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        tell { $0.hint = hint._shown($1) }
    }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        tell { node, _ in node.traits.formUnion(traits) }
    }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        tell { node, _ in node.traits.remove(traits) }
    }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { wrap(.layers) { $0.isHidden = hidden } }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        tell { node, _ in node.identifier = identifier }
    }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        wrap(.layers) { $0.priority = sortPriority }
    }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        wrap(.layers) { node in
            if children == .contain { return }
            node.isElement = true
            guard children == .combine else { return }
            node.label = node.label ?? node.children.flatMap(\.texts).joined(separator: ", ")
            node.action = node.children.flatMap(\.all).first { $0.action != nil }?.action
        }
    }
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        tell { node, environment in node.inputLabels = inputLabels.map { $0._shown(environment) } }
    }
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        tell { node, environment in
            guard let value else { return }
            let label = Text(key.label)._shown(environment)
            node.custom.append(
                .init(label: label, value: value._shown(environment), important: importance == .high))
        }
    }
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        let handler = _Unchecked(handler)
        return tell { node, _ in
            switch actionKind.name {
            case "magicTap": node.magicTap = { handler.value() }
            case "escape": node.escape = { handler.value() }
            default: node.action = { handler.value() }
            }
        }
    }
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        let handler = _Unchecked(handler)
        return tell { $0.actions.append(.init(name: name._shown($1), run: { handler.value() })) }
    }
    /// developer.apple.com/documentation/swiftui/view/accessibilityactions(_:) (iOS 16): each button is an action.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        let content = _Unchecked(content())
        return living { node, context in
            let buttons = _record(content.value, context.at("actions")).all.filter { $0.action != nil }
            let target = node.told
            for button in buttons {
                if let run = button.action { target.actions.append(.init(name: button.spoken, run: run)) }
            }
        }
    }
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        let entries = _Unchecked(entries)
        return wrap(.layers) {
            $0.rotors.append(.init(name: label._shown(EnvironmentValues()), entries: entries.value()._entries))
        }
    }
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        let (box, value) = (_Unchecked(binding.box), _Unchecked(value))
        return tell { node, _ in node.isFocused = box.value.value == value.value }
    }
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        unchanged
    }
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { unchanged }
    nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
        unchanged
    }
}
