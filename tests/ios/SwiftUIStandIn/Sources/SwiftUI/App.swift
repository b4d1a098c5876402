// Stands for SwiftUI's app, scenes and commands.
import Foundation

/// Scenes and commands without a body of their own tell the recorder what they are.
@MainActor protocol _PrimitiveScene {
    func _window(_ context: _Context) -> _Node
    func _menus(_ context: _Context) -> [_Node]
}

@MainActor protocol _PrimitiveCommands {
    func _items(_ context: _Context) -> [_Node]
}

@MainActor func _recordWindow<S: Scene>(_ scene: S, _ context: _Context) -> _Node {
    if let primitive = scene as? any _PrimitiveScene { return primitive._window(context) }
    return _recordWindow(scene.body, context.at(S.self))
}

@MainActor func _recordMenus<S: Scene>(_ scene: S, _ context: _Context) -> [_Node] {
    if let primitive = scene as? any _PrimitiveScene { return primitive._menus(context) }
    return _recordMenus(scene.body, context.at(S.self))
}

@MainActor func _recordItems<C: Commands>(_ commands: C, _ context: _Context) -> [_Node] {
    if let primitive = commands as? any _PrimitiveCommands { return primitive._items(context) }
    return _recordItems(commands.body, context.at(C.self))
}

/// developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    public static func main() { _ = Self().body }
}

@resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View> {
    let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension WindowGroup: Scene, _PrimitiveScene {
    public var body: Never { fatalError("a primitive scene has no body") }
    func _window(_ context: _Context) -> _Node { _record(content, context.at("window")) }
    func _menus(_ context: _Context) -> [_Node] { [] }
}

/// developer.apple.com/documentation/swiftui/commands (iOS 14)
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

@resultBuilder public struct CommandsBuilder {
    public static func buildExpression<C: Commands>(_ content: C) -> C { content }
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> _CommandsTuple<repeat each C> {
        _CommandsTuple(content: (repeat each content))
    }
}

public struct _CommandsTuple<each C: Commands> {
    let content: (repeat each C)
}

extension _CommandsTuple: Commands, _PrimitiveCommands {
    public var body: Never { fatalError("a primitive has no body") }
    func _items(_ context: _Context) -> [_Node] {
        var items: [_Node] = []
        var index = 0
        for part in repeat each content {
            items += _recordItems(part, context.at("\(index)"))
            index += 1
        }
        return items
    }
}

public struct CommandGroupPlacement: Sendable {
    public static let newItem = Self(), undoRedo = Self(), appSettings = Self(), help = Self()
}

public struct CommandGroup<Content: View> {
    public let _content: Content
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        _content = addition()
    }
}

extension CommandGroup: Commands, _PrimitiveCommands {
    public var body: Never { fatalError("a primitive has no body") }
    func _items(_ context: _Context) -> [_Node] { [_record(_content, context.at("group"))] }
}

public struct CommandMenu<Content: View> {
    public let _content: Content
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { _content = content() }
}

extension CommandMenu: Commands, _PrimitiveCommands {
    public var body: Never { fatalError("a primitive has no body") }
    func _items(_ context: _Context) -> [_Node] { [_record(_content, context.at("menu"))] }
}

extension Scene {
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        _Commanded(scene: self, commands: content())
    }
}

struct _Commanded<S: Scene, C: Commands> {
    let (scene, commands): (S, C)
}

extension _Commanded: Scene, _PrimitiveScene {
    var body: Never { fatalError("a primitive scene has no body") }
    func _window(_ context: _Context) -> _Node { _recordWindow(scene, context) }
    func _menus(_ context: _Context) -> [_Node] { _recordMenus(scene, context) + _recordItems(commands, context) }
}

extension View {
    /// developer.apple.com/documentation/swiftui/view/onopenurl(perform:) (iOS 14)
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        let action = _Unchecked(action)
        return wrap(.layers) { $0.opens = { action.value($0) } }
    }
}
