// Stands for SwiftUI's layout and drawing modifiers.
import Foundation
import Observation

public struct _Modified<Content: View> {
    public typealias Body = Never
    let content: Content
    var kind: _Node.Kind?
    var environment: (@MainActor (inout EnvironmentValues) -> Void)?
    var change: (@MainActor (_Node, _Context) -> Void)?
}

extension _Modified: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let inner = environment.map { context.with($0) } ?? context
        let child = _record(content, inner.at("m"))
        let node = kind.map { _Node($0, [child]) } ?? child
        change?(node, inner)
        return node
    }
}

extension View {
    nonisolated func wrap(_ kind: _Node.Kind, _ change: @escaping @MainActor (_Node) -> Void) -> _Modified<Self> {
        _Modified(content: self, kind: kind, change: { node, _ in change(node) })
    }
    nonisolated func wrap(_ kind: _Node.Kind) -> _Modified<Self> { _Modified(content: self, kind: kind) }
    nonisolated func inside(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> _Modified<Self> {
        _Modified(content: self, environment: change)
    }
    /// What changes nothing that is recorded here.
    nonisolated var unchanged: _Modified<Self> { _Modified(content: self) }
    /// Changes what is told about the one control inside, or else about the view as a whole.
    nonisolated func tell(_ change: @escaping @MainActor (_Node, EnvironmentValues) -> Void) -> _Modified<Self> {
        _Modified(
            content: self, kind: .layers,
            change: { node, context in
                change(node.told, context.environment)
            })
    }
    /// Something that needs the place and what is kept there.
    nonisolated func living(_ change: @escaping @MainActor (_Node, _Context) -> Void) -> _Modified<Self> {
        _Modified(content: self, kind: .layers, change: change)
    }

    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return wrap(
            .padding(
                EdgeInsets(
                    top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
    }
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { wrap(.padding(insets)) }
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrap(.frame(_Frame(width: width, height: height, alignment: alignment)))
    }
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrap(
            .frame(
                _Frame(
                    minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
                    alignment: alignment)))
    }
    nonisolated public func fixedSize() -> some View { wrap(.fixed(horizontal: true, vertical: true)) }
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        wrap(.fixed(horizontal: horizontal, vertical: vertical))
    }
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        wrap(.position(CGPoint(x: x, y: y)))
    }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        wrap(.offset(CGSize(width: x, height: y)))
    }
    nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        wrap(.aspect(ratio ?? 1))
    }
    nonisolated public func layoutPriority(_ value: Double) -> some View { unchanged }
    nonisolated public func opacity(_ opacity: Double) -> some View { wrap(.faded(opacity)) }
    nonisolated public func rotationEffect(_ angle: Angle) -> some View { wrap(.turned(angle.degrees, 1)) }
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        wrap(.turned(0, scale))
    }
    nonisolated public func zIndex(_ value: Double) -> some View { wrap(.layers) { $0.layer = value } }
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View {
        let shape = _Unchecked(shape)
        return wrap(.clipped { shape.value.path(in: $0) })
    }
    nonisolated public func clipped() -> some View { wrap(.clipped { Rectangle().path(in: $0) }) }
    nonisolated public func contentShape<S: Shape>(_ shape: S) -> some View { unchanged }
    nonisolated public func ignoresSafeArea() -> some View { unchanged }
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { _Identified(content: self, id: "\(id)") }
    nonisolated public func drawingGroup() -> some View { unchanged }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { unchanged }

    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        _Backed(content: self, other: content(), alignment: alignment, front: false)
    }
    nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View {
        background { Rectangle().fill(style) }
    }
    nonisolated public func background<S: ShapeStyle, T: InsettableShape>(_ style: S, in shape: T) -> some View {
        background { shape.fill(style) }
    }
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        _Backed(content: self, other: content(), alignment: alignment, front: true)
    }
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        _Inset(content: self, other: content(), edge: edge)
    }
}

public struct _Identified<Content: View> {
    public typealias Body = Never
    let content: Content
    let id: String
}

extension _Identified: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let node = _record(content, context.at("id=\(id)"))
        node.identifier = node.identifier ?? id
        return node
    }
}

public struct _Backed<Content: View, Other: View> {
    public typealias Body = Never
    let (content, other, alignment, front): (Content, Other, Alignment, Bool)
}

extension _Backed: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let inner = _Node(.layers, [_record(content, context.at("c"))])
        return _Node(.backed(alignment, front: front), [inner, _record(other, context.at("b"))])
    }
}

public struct _Inset<Content: View, Other: View> {
    public typealias Body = Never
    let (content, other, edge): (Content, Other, VerticalEdge)
}

extension _Inset: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let inner = _Node(.frame(_Frame(maxHeight: .infinity)), [_record(content, context.at("c"))])
        let bar = _record(other, context.at("b"))
        return _Node(
            .stack(horizontal: false, spacing: 0, at: 0.5), edge == .top ? [bar, inner] : [inner, bar])
    }
}
