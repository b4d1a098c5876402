// Not SwiftUI: one recorded view: what it looks like, what it says, what can be done with it.
import Foundation

@MainActor public final class _Node {
    public enum Kind {
        case group, layers, spacer, control, divider
        case stack(horizontal: Bool, spacing: CGFloat, at: CGFloat)
        case zstack(Alignment)
        case text(String, _TextStyle)
        case symbol(String, _TextStyle)
        case fill(Color)
        case padding(EdgeInsets)
        case frame(_Frame)
        case position(CGPoint), offset(CGSize), aspect(CGFloat), fixed(horizontal: Bool, vertical: Bool)
        case scroll(Axis.Set)
        case backed(Alignment, front: Bool)
        case sized(@MainActor (CGSize) -> _Node)
        case drawing(@MainActor (CGSize) -> String)
        case faded(Double), turned(Double, CGFloat)
        case fits(Axis.Set)
        case page(inset: CGFloat, color: Color, dims: Bool)
        case clipped(@MainActor (CGRect) -> Path)
    }
    public struct Custom {
        public let label: String
        public let value: String
        public let important: Bool
    }
    public struct Action {
        public let name: String
        public let run: @MainActor () -> Void
    }
    public struct Rotor {
        public let name: String
        public let entries: [String]
    }
    /// Whether pictures are wanted now.
    static var painting = false
    public let kind: Kind
    public internal(set) var children: [_Node] { didSet { flattened = nil } }
    private var flattened: [_Node]?
    public internal(set) var label: String?
    public internal(set) var value: String?
    public internal(set) var hint: String?
    public internal(set) var key: String?
    public internal(set) var identifier: String?
    public internal(set) var traits: AccessibilityTraits = []
    public internal(set) var inputLabels: [String] = []
    public internal(set) var custom: [Custom] = []
    public internal(set) var actions: [Action] = []
    public internal(set) var gestures: [_Gesture] = []
    public internal(set) var magicTap: (@MainActor () -> Void)?
    public internal(set) var escape: (@MainActor () -> Void)?
    public internal(set) var rotors: [Rotor] = []
    public internal(set) var priority = 0.0
    public internal(set) var action: (@MainActor () -> Void)?
    public internal(set) var type: (@MainActor (String) -> Void)?
    public internal(set) var shortcut: KeyPress?
    /// Takes a file or an address that was sent to the app.
    public internal(set) var opens: (@MainActor (URL) -> Void)?
    /// Whether the keyboard can stop here, and who wants to know when it does.
    public internal(set) var isFocusable = false
    var focusing: _Focusing?
    /// Where in the tree it is recorded, the same from run to run.
    var place: UInt64 = 0
    public internal(set) var keys: [(@MainActor (KeyPress) -> KeyPress.Result)] = []
    public internal(set) var drag: _Drag?
    public internal(set) var menu: [_Node] = []
    public internal(set) var feedback: SensoryFeedback?
    public internal(set) var file: _FilePanel?
    public internal(set) var hovers = false
    /// Whether a timer makes it anew.
    public internal(set) var ticks = false
    public internal(set) var isEnabled = true
    public internal(set) var isHidden = false
    public internal(set) var isModal = false
    public internal(set) var isElement = false
    public internal(set) var isFocused = false
    public internal(set) var clipped = false
    /// Where the last layout put it.
    public internal(set) var frame = CGRect.zero
    var tag: Any?
    /// Which of its siblings it is drawn over: those of a lower one.
    var layer = 0.0
    var sizes: [_Offer: CGSize] = [:]
    var shares: [_Offer: (sizes: [CGSize], gaps: CGFloat)] = [:]
    weak var host: _Host?

    init(_ kind: Kind, _ children: [_Node] = []) { (self.kind, self.children) = (kind, children) }

    /// This node and all below, menus included, that is not hidden from a screen reader.
    public var all: [_Node] {
        var found: [_Node] = []
        visit(hidden: false) { found.append($0) }
        return found
    }

    /// Calls `body` with this node and all below, menus included.
    func visit(hidden: Bool, _ body: (_Node) -> Void) {
        if isHidden && !hidden { return }
        body(self)
        for child in children { child.visit(hidden: hidden, body) }
        for item in menu { item.visit(hidden: hidden, body) }
    }

    /// The controls and elements below, but no more than `limit`.
    func controls(_ limit: Int, _ found: inout [_Node]) {
        if isHidden || found.count >= limit { return }
        if action != nil || isElement { return found.append(self) }
        for child in children { child.controls(limit, &found) }
        for item in menu { item.controls(limit, &found) }
    }

    /// The one control or element below, else the node itself.
    var told: _Node {
        var found: [_Node] = []
        controls(2, &found)
        return found.count == 1 ? found[0] : self
    }

    /// What a screen reader stops at, in order: controls, labelled elements, and texts that belong to none.
    public var elements: [_Node] {
        if isHidden { return [] }
        if action != nil || isElement || type != nil { return [self] + menu.flatMap(\.elements) }
        if case .text = kind { return [self] }
        return (children.flatMap(\.elements) + menu.flatMap(\.elements)).sorted { $0.priority > $1.priority }
    }

    /// All that is read of this node and what it is made of.
    public var texts: [String] { all.compactMap(\.label) }

    public var spoken: String { label ?? children.flatMap(\.texts).joined(separator: ", ") }

    /// Does what a tap or a double tap with VoiceOver does, and shows the result.
    public func activate() {
        guard isEnabled, let action else { return }
        action()
        host?.update()
    }

    /// Replaces the text of a field.
    public func enter(_ text: String) {
        type?(text)
        host?.update()
    }

    public func perform(_ name: String) -> Bool {
        guard let action = actions.first(where: { $0.name == name }) else { return false }
        action.run()
        host?.update()
        return true
    }

    public func magic() -> Bool { fire(\.magicTap) }
    public func escapes() -> Bool { fire(\.escape) }

    private func fire(_ what: KeyPath<_Node, (@MainActor () -> Void)?>) -> Bool {
        guard let run = all.last(where: { $0[keyPath: what] != nil })?[keyPath: what] else { return false }
        run()
        host?.update()
        return true
    }

    /// These in the order in which they are drawn.
    static func drawn<T>(_ all: [T], _ node: (T) -> _Node) -> [T] {
        all.enumerated().sorted { (node($0.element).depth, $0.offset) < (node($1.element).depth, $1.offset) }
            .map(\.element)
    }

    /// Its own layer, or that of the one view which it changes.
    private var depth: Double { layer != 0 || children.count != 1 ? layer : children[0].depth }

    /// Nodes that are laid out in place of groups.
    var flat: [_Node] {
        if let flattened { return flattened }
        let nodes = children.flatMap { child -> [_Node] in
            if case .group = child.kind { return child.flat }
            return [child]
        }
        flattened = nodes
        return nodes
    }
}

public struct _TextStyle: Sendable {
    var size: CGFloat
    var weight: Font.Weight
    var design: Font.Design
    var color: Color
    var alignment = TextAlignment.leading
    var limit: Int?
    var shrinks: CGFloat = 1
}

public struct _Frame {
    var width: CGFloat?
    var height: CGFloat?
    var minWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var maxHeight: CGFloat?
    var alignment = Alignment.center
}

// A test that fails would otherwise print the whole window, which is a circle.
extension _Node: CustomReflectable {
    nonisolated public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension _Host: CustomReflectable {
    nonisolated public var customMirror: Mirror { Mirror(self, children: [:]) }
}
