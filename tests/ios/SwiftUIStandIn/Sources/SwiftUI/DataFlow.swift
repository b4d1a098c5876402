// Stands for SwiftUI's data flow: state, bindings, environment.
import Foundation
import Observation

/// developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {}

final class _Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

final class _Slot<Value> {
    var box: _Box<Value>
    init(_ value: Value) { box = _Box(value) }
}

/// developer.apple.com/documentation/swiftui/state
@propertyWrapper public struct State<Value>: DynamicProperty {
    let slot: _Slot<Value>
    public init(wrappedValue value: Value) { slot = _Slot(value) }
    public init(initialValue value: Value) { slot = _Slot(value) }
    public var wrappedValue: Value {
        get { slot.box.value }
        nonmutating set { slot.box.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let box = slot.box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: _Linked {
    func _link(_ context: _Context, _ name: String) { slot.box = context.kept(name) { slot.box } }
}

/// developer.apple.com/documentation/swiftui/scenestorage; only what Lasca stores: texts
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    let slot: _Slot<Value>
    let key: String
    public init(wrappedValue: Value, _ key: String) where Value == String {
        (slot, self.key) = (_Slot(wrappedValue), key)
    }
    public var wrappedValue: Value {
        get { slot.box.value }
        nonmutating set { slot.box.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let box = slot.box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension SceneStorage: _Linked {
    func _link(_ context: _Context, _ name: String) {
        slot.box = context.kept(name) { _Box(context.host._stored[key] as? Value ?? slot.box.value) }
        context.host._stored[key] = slot.box.value as? String
    }
}

/// developer.apple.com/documentation/swiftui/binding
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let (get, set): (() -> Value, (Value) -> Void)
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

/// developer.apple.com/documentation/swiftui/bindable (iOS 17)
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// developer.apple.com/documentation/swiftui/environment
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    let path: KeyPath<EnvironmentValues, Value>
    let slot = _Slot<_EnvironmentBox?>(nil)
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }
    public var wrappedValue: Value { (slot.box.value?.values ?? EnvironmentValues())[keyPath: path] }
}

extension Environment: _Linked {
    func _link(_ context: _Context, _ name: String) { slot.box = _Box(context.box) }
}

/// developer.apple.com/documentation/swiftui/gesturestate
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    let slot: _Slot<Value>
    let start: Value
    public init(wrappedValue: Value) { (slot, start) = (_Slot(wrappedValue), wrappedValue) }
    public var wrappedValue: Value { slot.box.value }
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState: _Linked {
    func _link(_ context: _Context, _ name: String) { slot.box = context.kept(name) { slot.box } }
}

/// developer.apple.com/documentation/swiftui/focusstate
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    let slot: _Slot<Value>
    public init() where Value == Bool { slot = _Slot(false) }
    public init<T: Hashable>() where Value == T? { slot = _Slot(nil) }
    public var wrappedValue: Value {
        get { slot.box.value }
        nonmutating set { slot.box.value = newValue }
    }
    public var projectedValue: Binding { Binding(box: slot.box) }
    public struct Binding { let box: _Box<Value> }
}

extension FocusState: _Linked {
    func _link(_ context: _Context, _ name: String) { slot.box = context.kept(name) { slot.box } }
}

/// developer.apple.com/documentation/swiftui/accessibilityfocusstate
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    let slot: _Slot<Value>
    public init() where Value == Bool { slot = _Slot(false) }
    public init<T: Hashable>() where Value == T? { slot = _Slot(nil) }
    public var wrappedValue: Value {
        get { slot.box.value }
        nonmutating set { slot.box.value = newValue }
    }
    public var projectedValue: Binding { Binding(box: slot.box) }
    public struct Binding { let box: _Box<Value> }
}

extension AccessibilityFocusState: _Linked {
    func _link(_ context: _Context, _ name: String) { slot.box = context.kept(name) { slot.box } }
}

/// developer.apple.com/documentation/swiftui/scaledmetric (iOS 14)
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    let usual: Value
    let slot = _Slot(DynamicTypeSize.large)
    public init(wrappedValue: Value) { usual = wrappedValue }
    public var wrappedValue: Value { usual * Value(slot.box.value._factor) }
}

extension ScaledMetric: _Linked {
    func _link(_ context: _Context, _ name: String) { slot.box = _Box(context.environment.dynamicTypeSize) }
}
