// A clean-room stand-in for Apple's SwiftUI, for machines without it: signatures follow the public documentation,
// API of iOS 17 and older only; which of them were looked up and which are from memory, ios/apis.md says. It re-exports
// nothing. Names that begin with an underscore are not SwiftUI's.
import Foundation

/// developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    /// Not SwiftUI's: asked without a look at what the view is, which is dear.
    @MainActor @preconcurrency func _recorded(_ context: _Context) -> _Node
}

extension View {
    public func _recorded(_ context: _Context) -> _Node {
        let inner = context.at(Self.self)
        inner.link(self)
        return body._recorded(inner)
    }
}

extension Never: View {
    public var body: Never { fatalError("a primitive view has no body") }
}

/// Views without a body of their own tell the recorder what they are.
@MainActor public protocol _Primitive {
    func _node(_ context: _Context) -> _Node
}

extension View where Self: _Primitive, Body == Never {
    public var body: Never { fatalError("a primitive view has no body") }
    public func _recorded(_ context: _Context) -> _Node { _node(context) }
}

/// developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(repeat each content)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { .init(.first(first)) }
    public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { .init(.second(second)) }
}

public struct EmptyView: Sendable {
    public typealias Body = Never
    nonisolated public init() {}
}

extension EmptyView: View, _Primitive {
    public func _node(_ context: _Context) -> _Node { _Node(.group) }
}

public struct TupleView<T> {
    public typealias Body = Never
    let parts: [any View]
    nonisolated init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
        var parts: [any View] = []
        for part in repeat each content { parts.append(part) }
        self.parts = parts
    }
}

extension TupleView: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        _Node(.group, parts.enumerated().map { _record($1, context.at("\($0)")) })
    }
}

public struct _ConditionalContent<T: View, F: View> {
    public typealias Body = Never
    enum Storage { case first(T), second(F) }
    let storage: Storage
    nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        switch storage {
        case .first(let view): _Node(.group, [_record(view, context.at("t"))])
        case .second(let view): _Node(.group, [_record(view, context.at("f"))])
        }
    }
}

extension Optional: View where Wrapped: View { public typealias Body = Never }
extension Optional: _Primitive where Wrapped: View {
    public func _node(_ context: _Context) -> _Node {
        _Node(.group, map { [_record($0, context.at("o"))] } ?? [])
    }
}

/// developer.apple.com/documentation/swiftui/group
public struct Group<Content: View> {
    public typealias Body = Never
    let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, _Primitive {
    public func _node(_ context: _Context) -> _Node { _Node(.group, [_record(content, context.at("g"))]) }
}

/// developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content
}

extension ForEach where Content: View {
    public typealias Body = Never
    nonisolated public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        (self.data, self.id, self.content) = (data, { $0.id }, content)
    }
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
    }
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
}

extension ForEach: View where Content: View {}
extension ForEach: _Primitive where Content: View {
    public func _node(_ context: _Context) -> _Node {
        let ids = data.map(id)
        precondition(Set(ids).count == ids.count, "ForEach: two elements have the same id")
        return _Node(.group, zip(data, ids).map { _record(content($0), context.at("#\($1)")) })
    }
}

/// developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier> {
    public typealias Body = Never
    let record: @MainActor (_Context) -> _Node
}

extension _ViewModifier_Content: View, _Primitive {
    public func _node(_ context: _Context) -> _Node { record(context) }
}

public struct ModifiedContent<Content, Modifier> {
    public typealias Body = Never
    let content: Content
    let modifier: Modifier
}

extension ModifiedContent: View, _Primitive where Content: View, Modifier: ViewModifier {
    public func _node(_ context: _Context) -> _Node {
        let inner = content
        context.link(modifier)
        return _record(modifier.body(content: .init { _record(inner, $0.at("c")) }), context.at("m"))
    }
}

extension View {
    nonisolated public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// developer.apple.com/documentation/swiftui/previewprovider
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
