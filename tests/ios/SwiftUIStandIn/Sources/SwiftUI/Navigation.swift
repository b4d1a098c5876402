// Stands for SwiftUI's navigation and lists.
import Foundation

/// developer.apple.com/documentation/swiftui/navigationstack (iOS 16); its path here is always an array
public struct NavigationStack<Data, Root: View> {
    public typealias Body = Never
    let path: (depth: () -> [AnyHashable], pop: () -> Void)
    let root: Root
    @MainActor @preconcurrency public init<Element: Hashable>(
        path: Binding<[Element]>, @ViewBuilder root: () -> Root
    ) where Data == [Element] {
        self.path = ({ path.wrappedValue.map { AnyHashable($0) } }, { _ = path.wrappedValue.popLast() })
        self.root = root()
    }
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == [Never] {
        (path, self.root) = (({ [] }, {}), root())
    }
}

extension NavigationStack: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let (bar, destinations) = (_Bar(), _Destinations())
        defer { destinations.make = [:] }
        let inner = context.with { ($0._bar, $0._destinations) = (bar, destinations) }
        let stack = path.depth()
        var content = _record(root, inner.with { if !stack.isEmpty { $0._covered = true } }.at("root"))
        if let top = stack.last, let make = inner.environment._destinations?.make[ObjectIdentifier(type(of: top.base))]
        {
            bar.reset()
            let popping = _Unchecked(path.pop)
            let pop: @MainActor () -> Void = { popping.value() }
            let level = inner.with { $0._dismiss = DismissAction { pop() } }.at("level\(stack.count)")
            bar.back = pop
            content = make(top.base, level)
        }
        return bar.frame(around: content, inner)
    }
}

/// What the views of a stack said they show for a value; let go with the bar, for the same reason.
final class _Destinations: @unchecked Sendable {
    var make: [ObjectIdentifier: @MainActor (Any, _Context) -> _Node] = [:]
}

/// What titles and toolbars of the content put into the bars.
@MainActor final class _Bar {
    var title: _Node?
    var hidden = false
    var leading: [_Node] = []
    var trailing: [_Node] = []
    var bottom: [_Node] = []
    var principal: _Node?
    var back: (@MainActor () -> Void)?
    var search: _Node?
    var ground: Color?
    nonisolated init() {}
    func reset() { (title, principal, search, leading, trailing, bottom, hidden) = (nil, nil, nil, [], [], [], false) }

    /// What the views put here, around them. It is then let go: a button's action holds its view, the view its
    /// environment, and that this bar, a circle that would keep a closed window for ever.
    func frame(around content: _Node, _ context: _Context) -> _Node {
        defer {
            reset()
            back = nil
        }
        var rows: [_Node] = []
        var left = leading
        if let toggle = context.environment._sideToggle {
            let button = _record(
                Button(action: toggle) { Image(systemName: "sidebar.leading") }, context.at("toggle"))
            button.all.first { $0.action != nil }?.label = "sidebar"
            left.insert(button, at: 0)
        }
        if let back {
            let button = _record(
                Button(action: back) { Image(systemName: "chevron.backward") }, context.at("back"))
            button.all.first { $0.action != nil }?.label = "back"
            left.insert(button, at: 0)
        }
        if !hidden && (title != nil || principal != nil || !left.isEmpty || !trailing.isEmpty) {
            let middle = principal ?? title ?? _Node(.group)
            let side = { (nodes: [_Node], at: Alignment) in
                _Node(
                    .frame(_Frame(maxWidth: .infinity, minHeight: 44, alignment: at)),
                    [_Node(.stack(horizontal: true, spacing: 16, at: 0.5), nodes)])
            }
            let row = _Node(
                .stack(horizontal: true, spacing: 8, at: 0.5),
                [side(left, .leading), middle, side(trailing, .trailing)])
            rows.append(_Node(.padding(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)), [row]))
        }
        if let search {
            rows.append(_Node(.padding(EdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 16)), [search]))
        }
        rows.append(_Node(.frame(_Frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)), [content]))
        if !bottom.isEmpty {
            let row = _Node(.stack(horizontal: true, spacing: 16, at: 0.5), bottom)
            rows.append(_Node(.padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)), [row]))
        }
        let all = _Node(.stack(horizontal: false, spacing: 0, at: 0.5), rows)
        return ground.map { _Node(.zstack(.center), [_Node(.fill($0)), all]) } ?? all
    }
}

/// developer.apple.com/documentation/swiftui/navigationsplitviewvisibility (iOS 16)
public struct NavigationSplitViewVisibility: Equatable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic"), all = Self(name: "all")
    public static let doubleColumn = Self(name: "doubleColumn"), detailOnly = Self(name: "detailOnly")
}

/// developer.apple.com/documentation/swiftui/navigationsplitview (iOS 16). As on iPad the side is hidden in an upright
/// window until it is asked for.
public struct NavigationSplitView<Sidebar: View, Detail: View> {
    public typealias Body = Never
    let visibility: Binding<NavigationSplitViewVisibility>
    let (sidebar, detail): (Sidebar, Detail)
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        (visibility, self.sidebar, self.detail) = (columnVisibility, sidebar(), detail())
    }
}

extension NavigationSplitView: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let upright = context.host.size.width < context.host.size.height
        let shown = visibility.wrappedValue == .automatic ? !upright : visibility.wrappedValue != .detailOnly
        let (left, right) = (_Bar(), _Bar())
        let side = shown ? _record(sidebar, context.with { $0._bar = left }.at("side")) : _Node(.group)
        let toggle: @MainActor () -> Void = { visibility.wrappedValue = .all }
        let main = _record(
            detail,
            context.with {
                $0._bar = right
                $0._sideToggle = shown ? nil : toggle
            }.at("main"))
        let row = _Node(
            .frame(_Frame(maxWidth: .infinity, maxHeight: .infinity)), [right.frame(around: main, context.at("r"))])
        guard shown else { return row }
        let column = _Node(
            .frame(_Frame(width: 320, maxHeight: .infinity)), [left.frame(around: side, context.at("l"))])
        return _Node(.stack(horizontal: true, spacing: 0, at: 0), [column, row])
    }
}

/// developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)-4jswo (iOS 16): pushing is done by the
/// stack's path, which the recorder reaches through `_push`.
public enum ToolbarItemPlacement: Sendable {
    case topBarLeading, topBarTrailing, principal, bottomBar, confirmationAction, cancellationAction, primaryAction
}

@MainActor @preconcurrency public protocol ToolbarContent {
    func _place(_ bar: _ToolbarTarget, _ context: _Context)
}

@MainActor public struct _ToolbarTarget { let bar: _Bar }

public struct ToolbarItem<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
    nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
}

extension ToolbarItem: ToolbarContent {
    public func _place(_ target: _ToolbarTarget, _ context: _Context) {
        // What stands in a bar does not grow with the type, as Apple's does not.
        let node = _record(content, context.with { $0.dynamicTypeSize = .large }.at("\(placement)"))
        switch placement {
        case .topBarLeading, .cancellationAction: target.bar.leading.append(node)
        case .topBarTrailing, .confirmationAction, .primaryAction: target.bar.trailing.append(node)
        case .principal: target.bar.principal = node
        case .bottomBar: target.bar.bottom.append(node)
        }
    }
}

public struct ToolbarItemGroup<Content: View> {
    let item: ToolbarItem<Content>
    nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
        item = ToolbarItem(placement: placement, content: content)
    }
}

extension ToolbarItemGroup: ToolbarContent {
    public func _place(_ target: _ToolbarTarget, _ context: _Context) { item._place(target, context) }
}

public struct _ToolbarTuple<each Content: ToolbarContent> {
    let content: (repeat each Content)
}

extension _ToolbarTuple: ToolbarContent {
    public func _place(_ target: _ToolbarTarget, _ context: _Context) {
        for (index, part) in Mirror(reflecting: content).children.enumerated() {
            (part.value as? any ToolbarContent)?._place(target, context.at("\(index)"))
        }
    }
}

@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarTuple<repeat each C> {
        _ToolbarTuple(content: (repeat each content))
    }
}

public enum NavigationBarItem {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public enum ToolbarPlacement: Sendable { case navigationBar, bottomBar }
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

extension View {
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let destination = _Unchecked(destination)
        return living { _, context in
            context.environment._destinations?.make[ObjectIdentifier(D.self)] = { value, place in
                guard let value = value as? D else { return _Node(.group) }
                return _record(destination.value(value), place.at("\(value)"))
            }
        }
    }
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        living { _, context in
            let node = _record(title.font(.headline), context.with { $0.dynamicTypeSize = .large }.at("title"))
            node.traits.formUnion(.isHeader)
            context.environment._bar?.title = node
        }
    }
    nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        unchanged
    }
    nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
        living { _, context in if hides { context.environment._bar?.back = nil } }
    }
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let content = _Unchecked(content())
        return living { _, context in
            if let bar = context.environment._bar { content.value._place(_ToolbarTarget(bar: bar), context.at("bar")) }
        }
    }
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        living { _, context in if visibility == .hidden { context.environment._bar?.hidden = true } }
    }
    /// developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:) (iOS 16)
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        living { _, context in context.environment._bar?.ground = style._color(context.environment) }
    }
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        unchanged
    }
    /// developer.apple.com/documentation/swiftui/view/toolbarcolorscheme(_:for:) (iOS 16)
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { unchanged }
    /// developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:) (iOS 15)
    nonisolated public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View {
        let text = _Unchecked(text)
        return living { _, context in
            let field = _record(TextField("search", text: text.value), context.at("search"))
            field.all.first { $0.type != nil }?.label = prompt?._shown(context.environment) ?? "search"
            context.environment._bar?.search = field
        }
    }
}

/// developer.apple.com/documentation/swiftui/list
public struct List<SelectionValue: Hashable, Content: View> {
    public typealias Body = Never
    let content: Content
}

extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension List: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        _rows(_record(content, context.with { $0._inRows = true }.at("list")))
    }
}

/// developer.apple.com/documentation/swiftui/form
public struct Form<Content: View> {
    public typealias Body = Never
    let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        _rows(_record(content, context.with { $0._inRows = true }.at("form")))
    }
}

@MainActor func _rows(_ content: _Node) -> _Node {
    var rows: [_Node] = []
    for node in content.flat {
        rows.append(
            _Node(
                .padding(EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)),
                [
                    _Node(.frame(_Frame(maxWidth: .infinity, minHeight: 24, alignment: .leading)), [node])
                ]))
        rows.append(_Node(.divider))
    }
    return _Node(.scroll(.vertical), [_Node(.stack(horizontal: false, spacing: 0, at: 0), rows)])
}

/// developer.apple.com/documentation/swiftui/section
public struct Section<Parent: View, Content: View, Footer: View> {
    public typealias Body = Never
    let (header, content, footer): (Parent, Content, Footer)
}

extension Section where Parent == Text, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (Text(titleKey), content(), EmptyView())
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (EmptyView(), content(), EmptyView())
    }
}

extension Section {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        (self.header, self.content, self.footer) = (header(), content(), footer())
    }
}

extension Section: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let small = context.with { $0._font = Font.footnote.weight(.medium) }
        let head = _record(header, small.at("h"))
        head.all.first { $0.label != nil }?.traits.formUnion(.isHeader)
        return _Node(.group, [head, _record(content, context.at("c")), _record(footer, small.at("f"))])
    }
}

public protocol ListStyle {}
public struct PlainListStyle: ListStyle { nonisolated public init() {} }
public struct InsetGroupedListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }

extension View {
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { unchanged }
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { unchanged }
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { unchanged }
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { unchanged }
    nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View { unchanged }
}
