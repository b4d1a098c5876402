// Stands for SwiftUI's events: appearing, changes, touch, keys, pointer, feedback.
import Foundation

public enum _Gesture {
    case tap(@MainActor (CGPoint) -> Void)
    case press(@MainActor () -> Void)
}

public struct _Drag {
    public let changed: @MainActor (CGPoint, CGPoint) -> Void
    public let ended: @MainActor (CGPoint, CGPoint) -> Void
}

/// developer.apple.com/documentation/swiftui/sensoryfeedback (iOS 17)
public struct SensoryFeedback: Equatable, Sendable {
    public let _name: String
    public enum Weight: Equatable, Sendable { case light, medium, heavy }
    public static let selection = Self(_name: "selection"), success = Self(_name: "success")
    public static let error = Self(_name: "error"), warning = Self(_name: "warning")
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {
        .init(_name: "impact \(weight)")
    }
}

public struct HoverEffect: Sendable {
    public static let automatic = Self(), highlight = Self(), lift = Self()
}

/// developer.apple.com/documentation/swiftui/gesture
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    nonisolated var _drag: _Drag? { get }
}

/// developer.apple.com/documentation/swiftui/draggesture
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var startLocation: CGPoint
        public var location: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }
    let least: CGFloat
    let change: (@MainActor (Value) -> Void)?
    let end: (@MainActor (Value) -> Void)?
    /// developer.apple.com/documentation/swiftui/draggesture/init(minimumdistance:coordinatespace:) (iOS 17)
    @MainActor @preconcurrency public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        (least, change, end) = (minimumDistance, nil, nil)
    }
    nonisolated init(
        _ least: CGFloat, _ change: (@MainActor (Value) -> Void)?, _ end: (@MainActor (Value) -> Void)?
    ) {
        (self.least, self.change, self.end) = (least, change, end)
    }
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
        let (action, before) = (_Unchecked(action), change)
        return DragGesture(
            least,
            { value in
                before?(value)
                action.value(value)
            }, end)
    }
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
        let (action, before) = (_Unchecked(action), end)
        return DragGesture(
            least, change,
            { value in
                before?(value)
                action.value(value)
            })
    }
    /// developer.apple.com/documentation/swiftui/gesture/updating(_:body:)
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> DragGesture {
        let (state, body, before) = (_Unchecked(state), _Unchecked(body), change)
        let reset = end
        return DragGesture(
            least,
            { value in
                var transaction = Transaction()
                body.value(value, &state.value.slot.box.value, &transaction)
                before?(value)
            },
            { value in
                state.value.slot.box.value = state.value.start
                reset?(value)
            })
    }
    nonisolated public var _drag: _Drag? {
        let (least, change, end) = (least, change, end)
        // It is one from where the finger has come far enough; before that nobody hears of it.
        let begun = _Begun()
        func value(_ start: CGPoint, _ now: CGPoint) -> Value? {
            let value = Value(startLocation: start, location: now)
            let (x, y) = (value.translation.width, value.translation.height)
            begun.is = begun.is || (x * x + y * y).squareRoot() >= least
            return begun.is ? value : nil
        }
        return _Drag(
            changed: { if let value = value($0, $1) { change?(value) } },
            ended: {
                if let value = value($0, $1) { end?(value) }
                begun.is = false
            })
    }
    private final class _Begun: @unchecked Sendable {
        var `is` = false
    }
}

public struct Transaction {}

public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()
    public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation() }
    public func delay(_ delay: TimeInterval) -> Animation { self }
}

/// developer.apple.com/documentation/swiftui/vectorarithmetic
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

/// developer.apple.com/documentation/swiftui/animatable; its value is always that of the animation's end here
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: AnimatableData { get set }
}

@MainActor public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct AnyTransition: Sendable { public static let opacity = AnyTransition(), identity = AnyTransition() }

extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        let action = _Unchecked(action)
        return living { _, context in
            let life = context.kept("appear") { _Life() }
            if context.environment._covered { return life.last = nil }
            guard life.last == nil else { return }
            life.last = true
            context.host.after.append { action.value?() }
        }
    }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        let action = _Unchecked(action)
        return living { _, context in
            let life = context.kept("disappear") { _Life() }
            guard context.environment._covered else { return life.ending = { action.value?() } }
            if let ending = life.ending { context.host.after.append(ending) }
            life.ending = nil
        }
    }
    /// developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:) (iOS 17)
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        let (value, action) = (_Unchecked(value), _Unchecked(action))
        return living { _, context in
            let life = context.kept("change") { _Life() }
            let (old, new) = (life.last as? V, value.value)
            life.last = new
            if let old, old != new { context.host.after.append { action.value(old, new) } }
            if old == nil && initial { context.host.after.append { action.value(new, new) } }
        }
    }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable @MainActor () async -> Void
    ) -> some View {
        task(id: 0, priority: priority, action)
    }
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable @MainActor () async -> Void
    ) -> some View {
        let value = _Unchecked(value)
        return living { _, context in
            let life = context.kept("task") { _Life() }
            if context.environment._covered {
                life.ending?()
                return (life.last, life.ending) = (nil, nil)
            }
            if let last = life.last as? T, last == value.value { return }
            life.last = value.value
            life.ending?()
            let task = Task { await action() }
            life.ending = { task.cancel() }
        }
    }
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        let action = _Unchecked(action)
        return wrap(.layers) { $0.gestures.append(.tap { _ in action.value() }) }
    }
    /// developer.apple.com/documentation/swiftui/view/ontapgesture(count:coordinatespace:perform:) (iOS 17)
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        let action = _Unchecked(action)
        return wrap(.layers) { $0.gestures.append(.tap { action.value($0) }) }
    }
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let action = _Unchecked(action)
        return wrap(.layers) { $0.gestures.append(.press { action.value() }) }
    }
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        let drag = _Unchecked(mask.contains(.gesture) ? gesture._drag : nil)
        return wrap(.layers) { $0.drag = drag.value }
    }
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        wrap(.layers) { $0.hovers = true }
    }
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        wrap(.layers) { $0.hovers = true }
    }
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        let (value, feedback) = (_Unchecked(trigger), _Unchecked(feedback))
        return living { node, context in
            let life = context.kept("feedback") { _Life() }
            let (old, new) = (life.last as? T, value.value)
            life.last = new
            if let old, old != new, let felt = feedback.value(old, new) { context.host._felt.append(felt._name) }
        }
    }
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { unchanged }
    nonisolated public func transition(_ t: AnyTransition) -> some View { unchanged }
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        let items = _Unchecked(menuItems())
        return living { node, context in node.menu.append(_record(items.value, context.at("context"))) }
    }
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let items = _Unchecked(content())
        return living { node, context in node.menu.append(_record(items.value, context.at("swipe"))) }
    }
}

/// developer.apple.com/documentation/swiftui/coordinatespaceprotocol (iOS 17)
public protocol CoordinateSpaceProtocol {}

/// developer.apple.com/documentation/swiftui/localcoordinatespace (iOS 17)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// developer.apple.com/documentation/swiftui/gesturemask (iOS 13)
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: Self = [], gesture = Self(rawValue: 1), subviews = Self(rawValue: 2)
    public static let all: Self = [.gesture, .subviews]
}
