// Stands for SwiftUI's layout containers.
import Foundation

/// developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View> {
    public typealias Body = Never
    let (alignment, spacing, content): (VerticalAlignment, CGFloat?, Content)
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
}

extension HStack: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let kind = _Node.Kind.stack(horizontal: true, spacing: spacing ?? 8, at: alignment.at)
        let row = _record(content, context.at("h"))
        return _Node(
            kind, context.environment.layoutDirection == .leftToRight ? [row] : _Node(.group, [row]).flat.reversed())
    }
}

/// developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View> {
    public typealias Body = Never
    let (alignment, spacing, content): (HorizontalAlignment, CGFloat?, Content)
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
}

extension VStack: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let kind = _Node.Kind.stack(horizontal: false, spacing: spacing ?? 8, at: alignment.at)
        return _Node(kind, [_record(content, context.at("v"))])
    }
}

/// developer.apple.com/documentation/swiftui/lazyvstack (iOS 14)
public struct LazyVStack<Content: View> {
    public typealias Body = Never
    let stack: VStack<Content>
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyVStack: View, _Primitive {
    public func _node(_ context: _Context) -> _Node { stack._node(context) }
}

/// developer.apple.com/documentation/swiftui/lazyhstack (iOS 14)
public struct LazyHStack<Content: View> {
    public typealias Body = Never
    let stack: HStack<Content>
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyHStack: View, _Primitive {
    public func _node(_ context: _Context) -> _Node { stack._node(context) }
}

/// developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View> {
    public typealias Body = Never
    let (alignment, content): (Alignment, Content)
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}

extension ZStack: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        _Node(.zstack(alignment), [_record(content, context.at("z"))])
    }
}

public struct Spacer: Sendable {
    public typealias Body = Never
    nonisolated public init(minLength: CGFloat? = nil) {}
}

extension Spacer: View, _Primitive {
    public func _node(_ context: _Context) -> _Node { _Node(.spacer) }
}

public struct Divider: Sendable {
    public typealias Body = Never
    nonisolated public init() {}
}

extension Divider: View, _Primitive {
    public func _node(_ context: _Context) -> _Node { _Node(.divider) }
}

public struct GeometryProxy: Sendable {
    public let size: CGSize
    public let safeAreaInsets = EdgeInsets()
}

/// developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content: View> {
    public typealias Body = Never
    let content: (GeometryProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        _Node(.sized { _record(content(GeometryProxy(size: $0)), context.at("r")) })
    }
}

/// developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View> {
    public typealias Body = Never
    let (axes, content): (Axis.Set, Content)
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        (self.axes, self.content) = (axes, content())
    }
}

extension ScrollView: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let inner = _record(content, context.at("s"))
        if axes.contains(.horizontal) { return _Node(.scroll(axes), [inner]) }
        return _Node(.scroll(axes), [_Node(.stack(horizontal: false, spacing: 8, at: 0.5), [inner])])
    }
}

public struct ScrollViewProxy: Sendable {
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// developer.apple.com/documentation/swiftui/scrollviewreader (iOS 14)
public struct ScrollViewReader<Content: View> {
    public typealias Body = Never
    let content: (ScrollViewProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View, _Primitive {
    public func _node(_ context: _Context) -> _Node { _record(content(ScrollViewProxy()), context.at("p")) }
}

/// developer.apple.com/documentation/swiftui/viewthatfits (iOS 16)
public struct ViewThatFits<Content: View> {
    public typealias Body = Never
    let (axes, content): (Axis.Set, Content)
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }
}

extension ViewThatFits: View, _Primitive {
    public func _node(_ context: _Context) -> _Node { _Node(.fits(axes), [_record(content, context.at("f"))]) }
}

/// developer.apple.com/documentation/swiftui/timelineview (iOS 15)
public struct TimelineView<Schedule, Content: View> {
    public typealias Body = Never
    public struct Context: Sendable { public let date: Date }
    let content: (Context) -> Content
    nonisolated public init(
        _ schedule: PeriodicTimelineSchedule, @ViewBuilder content: @escaping (Context) -> Content
    ) where Schedule == PeriodicTimelineSchedule {
        self.content = content
    }
}

public struct PeriodicTimelineSchedule: Sendable {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { Self() }
}

extension TimelineView: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let node = _record(content(Context(date: .now)), context.at("time"))
        node.ticks = true
        return node
    }
}
