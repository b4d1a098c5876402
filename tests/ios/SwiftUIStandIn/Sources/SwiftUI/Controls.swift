// Stands for SwiftUI's controls.
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// developer.apple.com/documentation/swiftui/buttonrole (iOS 15)
public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive"), cancel = ButtonRole(name: "cancel")
}

/// developer.apple.com/documentation/swiftui/button
public struct Button<Label: View> {
    public typealias Body = Never
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    nonisolated public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        (self.role, self.action, self.label) = (role, action, label())
    }
}

extension Button where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(verbatim: String(title)) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// developer.apple.com/documentation/swiftui/button/init(_:systemimage:role:action:) (iOS 15)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}

extension Button: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let inner = context.with { if !$0._plainButtons && $0._ink == nil { $0._ink = .accentColor } }
        let child = _record(label, inner.at("b"))
        let node = _control([context.environment.isEnabled ? child : _Node(.faded(0.4), [child])], context)
        node.label = child.spoken
        node.traits.formUnion(.isButton)
        node.action = action
        return node
    }
}

@MainActor func _control(_ children: [_Node], _ context: _Context) -> _Node {
    let node = _Node(.control, children)
    (node.isEnabled, node.place) = (context.environment.isEnabled, context.at("control").path)
    return node
}

public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { .init() }
}

/// developer.apple.com/documentation/swiftui/toggle
public struct Toggle<Label: View> {
    public typealias Body = Never
    let isOn: Binding<Bool>
    let label: Label
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.isOn, self.label) = (isOn, label())
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
}

extension Toggle: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let label = _record(label, context.at("l"))
        let track = Capsule().fill(
            isOn.wrappedValue ? context.environment._text : context.environment._text.opacity(0.2))
        let mark = _record(track.frame(width: 50, height: 30), context.at("x"))
        let row = _Node(.stack(horizontal: true, spacing: 12, at: 0.5), [label, _Node(.spacer), mark])
        let node = _control([row], context)
        node.label = label.spoken
        node.value = isOn.wrappedValue ? "1" : "0"
        node.traits.formUnion([.isButton, .isToggle])
        node.action = { isOn.wrappedValue.toggle() }
        return node
    }
}

/// developer.apple.com/documentation/swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    public typealias Body = Never
    let selection: Binding<SelectionValue>
    let (content, label): (Content, Label)
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        (self.selection, self.content, self.label) = (selection, content(), label())
    }
}

extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
}

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { nonisolated public init() {} }
public struct MenuPickerStyle: PickerStyle { nonisolated public init() {} }
public struct InlinePickerStyle: PickerStyle { nonisolated public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }

extension Picker: View, _Primitive {
    /// Every choice becomes a button of its own; a menu's are reached through its row.
    public func _node(_ context: _Context) -> _Node {
        let style = context.environment._pickerStyle
        let label = _record(label, context.at("l"))
        // The words of a segmented control do not grow with the type, as Apple's do not.
        let inner = style == "segmented" ? context.with { $0.dynamicTypeSize = .large } : context
        let choices = _record(content, inner.at("c")).flat.filter { $0.tag is SelectionValue }
        var shown: String?
        for choice in choices {
            guard let value = choice.tag as? SelectionValue else { continue }
            let chosen = value == selection.wrappedValue
            if chosen { shown = choice.spoken }
            choice.label = choice.spoken
            choice.traits.formUnion(chosen ? [.isButton, .isSelected] : .isButton)
            choice.action = { selection.wrappedValue = value }
            choice.place = context.at("choice \(value)").path
            choice.isEnabled = context.environment.isEnabled
        }
        if style == "segmented" {
            let cells = choices.map { choice -> _Node in
                _Node(.frame(_Frame(maxWidth: .infinity, minHeight: 32)), [choice])
            }
            let boxed = zip(cells, choices).map { cell, choice in
                choice.traits.contains(.isSelected)
                    ? _Node(.backed(.center, front: false), [cell, _outline(context)]) : cell
            }
            return _Node(.stack(horizontal: true, spacing: 0, at: 0.5), boxed)
        }
        if style == "inline" {
            let rows = choices.map { choice in
                let mark = _record(Text(verbatim: choice.traits.contains(.isSelected) ? "✓" : ""), context.at("m"))
                return _Node(.stack(horizontal: true, spacing: 8, at: 0.5), [choice, _Node(.spacer), mark])
            }
            return _Node(.stack(horizontal: false, spacing: 12, at: 0), [label] + rows)
        }
        let now = _record(Text(verbatim: shown ?? "").foregroundStyle(.secondary), context.at("n"))
        // As Apple's on iPhone and iPad: only the row of a form or list shows the label of a menu.
        let parts = context.environment._inRows ? [label, _Node(.spacer), now] : [now]
        let beside = !context.environment.dynamicTypeSize.isAccessibilitySize
        let node = _control([_Node(.stack(horizontal: beside, spacing: 12, at: beside ? 0.5 : 0), parts)], context)
        (node.label, node.value) = (label.spoken, shown)
        node.traits.formUnion(.isButton)
        node.action = {}
        node.menu = choices
        return node
    }

    @MainActor private func _outline(_ context: _Context) -> _Node {
        _record(RoundedRectangle(cornerRadius: 10).stroke(context.environment._text, lineWidth: 1.5), context.at("o"))
    }
}

/// developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label: View> {
    public typealias Body = Never
    let text: Binding<String>
    let label: Label
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        (self.text, label) = (text, Text(titleKey))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        (self.text, label) = (text, Text(titleKey))
    }
}

extension TextField: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let title = _record(label, context.at("l"))
        let shown = text.wrappedValue.isEmpty ? title.spoken : text.wrappedValue
        let color = context.environment._text.opacity(text.wrappedValue.isEmpty ? 0.5 : 1)
        // Of a field that scrolls the first lines are seen.
        let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
        let seen = lines.prefix(context.environment._fieldLines ?? lines.count).joined(separator: "\n")
        let inner = _record(Text(verbatim: seen).foregroundStyle(color), context.at("v"))
        let node = _control(
            [_Node(.frame(_Frame(maxWidth: .infinity, minHeight: 24, alignment: .leading)), [inner])], context)
        (node.label, node.value) = (title.spoken, text.wrappedValue)
        node.type = { text.wrappedValue = $0 }
        return node
    }
}

/// developer.apple.com/documentation/swiftui/stepper
public struct Stepper<Label: View> {
    public typealias Body = Never
    let (up, down): (@MainActor () -> Void, @MainActor () -> Void)
    let label: Label
    nonisolated public init<V: Strideable & Sendable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
    ) where V.Stride: Sendable {
        let value = _Unchecked(value)
        up = { value.value.wrappedValue = min(value.value.wrappedValue.advanced(by: step), bounds.upperBound) }
        down = { value.value.wrappedValue = max(value.value.wrappedValue.advanced(by: 0 - step), bounds.lowerBound) }
        self.label = label()
    }
}

extension Stepper: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let title = _record(label, context.at("l"))
        let keys = _record(Text(verbatim: "−   +"), context.at("k"))
        let node = _control(
            [_Node(.stack(horizontal: true, spacing: 12, at: 0.5), [title, _Node(.spacer), keys])], context)
        node.label = title.spoken
        node.action = up
        node.actions = [.init(name: "increment", run: up), .init(name: "decrement", run: down)]
        return node
    }
}

/// developer.apple.com/documentation/swiftui/menu (iOS 14)
public struct Menu<Label: View, Content: View> {
    public typealias Body = Never
    let (content, label): (Content, Label)
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }
}

extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}

extension Menu: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let child = _record(label, context.at("l"))
        let node = _control([child], context)
        node.label = child.spoken
        node.traits.formUnion(.isButton)
        node.action = {}
        node.menu = [_record(content, context.at("m"))]
        return node
    }
}

/// developer.apple.com/documentation/swiftui/sharelink (iOS 16)
public struct ShareLink<Label: View> {
    public typealias Body = Never
    let label: Label
    let text: () -> String
    nonisolated public init<I: Transferable, Image, Icon>(
        item: I, preview: SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        text = { item._handedOver() as? String ?? "" }
    }
}

/// developer.apple.com/documentation/swiftui/sharepreview (iOS 16)
public struct SharePreview<Image, Icon> {}

extension SharePreview where Image == Never, Icon == Never {
    nonisolated public init<S: StringProtocol>(_ title: S) {}
}

extension ShareLink: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let child = _record(label, context.at("l"))
        let node = _control([child], context)
        node.label = child.spoken
        node.traits.formUnion(.isButton)
        let host = context.host
        node.action = { [text] in host._shared.append(text()) }
        return node
    }
}

/// developer.apple.com/documentation/swiftui/progressview (iOS 14)
public struct ProgressView: View, _Primitive {
    public typealias Body = Never
    nonisolated public init() {}
    public func _node(_ context: _Context) -> _Node { _record(Text(verbatim: "…"), context.at("p")) }
}

extension View {
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let plain = style is PlainButtonStyle
        return inside { $0._plainButtons = plain }
    }
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        let name = style is SegmentedPickerStyle ? "segmented" : style is InlinePickerStyle ? "inline" : "menu"
        return inside { $0._pickerStyle = name }
    }
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
        let tag = _Unchecked(tag)
        return wrap(.layers) { $0.tag = tag.value }
    }
    nonisolated public func labelsHidden() -> some View { unchanged }
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        inside { $0.isEnabled = $0.isEnabled && !disabled }
    }
    nonisolated public func tint(_ tint: Color?) -> some View { unchanged }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { unchanged }
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { unchanged }
    nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { unchanged }
}

public struct SubmitLabel: Sendable { public static let done = Self(), search = Self() }
