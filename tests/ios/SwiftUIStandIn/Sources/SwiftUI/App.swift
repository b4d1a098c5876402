// Stands for SwiftUI's app, scenes and commands: type-checked here, never run.
import Foundation

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

extension WindowGroup: Scene {
    public var body: Never { fatalError("a primitive scene has no body") }
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

extension _CommandsTuple: Commands {
    public var body: Never { fatalError("a primitive has no body") }
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

extension CommandGroup: Commands {
    public var body: Never { fatalError("a primitive has no body") }
}

public struct CommandMenu<Content: View> {
    public let _content: Content
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { _content = content() }
}

extension CommandMenu: Commands {
    public var body: Never { fatalError("a primitive has no body") }
}

extension Scene {
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        _Commanded(scene: self, commands: content())
    }
}

struct _Commanded<S: Scene, C: Commands> {
    let (scene, commands): (S, C)
}

extension _Commanded: Scene {
    var body: Never { fatalError("a primitive scene has no body") }
}

extension View {
    /// developer.apple.com/documentation/swiftui/view/onopenurl(perform:) (iOS 14)
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { inside { _ in } }
}
