// Not SwiftUI: runs a view and all that it is made of, keeps its state between runs, and remembers what a person could
// see, touch, type or be told.
import Foundation

/// Where in the tree the recorder is, and what holds there.
@MainActor public struct _Context {
    public let host: _Host
    public var environment: EnvironmentValues
    public var path: String

    func at(_ part: String) -> _Context {
        var out = self
        out.path += "/" + part
        return out
    }

    func with(_ change: (inout EnvironmentValues) -> Void) -> _Context {
        var out = self
        change(&out.environment)
        return out
    }

    /// Ties the property wrappers of a view to what they held when this place was last recorded.
    func link(_ view: Any) {
        for child in Mirror(reflecting: view).children {
            (child.value as? any _Linked)?._link(self, child.label ?? "")
        }
    }

    /// The object kept at this place, made the first time.
    func kept<T: AnyObject>(_ name: String, _ make: () -> T) -> T {
        let key = path + "." + name
        host.touched.insert(key)
        if let old = host.kept[key] as? T { return old }
        let new = make()
        host.kept[key] = new
        return new
    }
}

@MainActor protocol _Linked {
    func _link(_ context: _Context, _ name: String)
}

@MainActor public func _record<V: View>(_ view: V, _ context: _Context) -> _Node {
    if let primitive = view as? any _Primitive { return primitive._node(context) }
    let inner = context.at("\(V.self)")
    inner.link(view)
    return _record(view.body, inner)
}

/// A window: it keeps state, runs the view again after each action, lays it out and draws it.
@MainActor public final class _Host {
    private let make: @MainActor (_Context) -> _Node
    public private(set) var root = _Node(.group)
    public private(set) var svg = ""
    public var size: CGSize { didSet { update() } }
    public var environment: EnvironmentValues { didSet { update() } }
    var kept: [String: AnyObject] = [:]
    var touched: Set<String> = []
    var after: [@MainActor () -> Void] = []
    /// Sheets and dialogs of this run, and how much of the window the last one wants.
    var overlays: [_Node] = []
    var share: CGFloat = 1
    public var _tasks: [String: Task<Void, Never>] = [:]
    public var _stored: [String: String] = [:]
    /// Texts that were given to the share sheet.
    public var _shared: [String] = []
    /// Haptics that were asked for.
    public var _felt: [String] = []

    public init<V: View>(
        _ view: V, size: CGSize = CGSize(width: 393, height: 852), environment: EnvironmentValues = EnvironmentValues()
    ) {
        (self.size, self.environment) = (size, environment)
        make = { _record(view, $0) }
        update()
    }

    /// Records, then runs what appeared or changed, until nothing changes any more.
    public func update() {
        for _ in 0..<8 {
            (touched, after, overlays) = ([], [], [])
            let base = make(_Context(host: self, environment: environment, path: ""))
            root = overlays.isEmpty ? base : _Node(.zstack(.center), [base] + overlays)
            var lines: [String] = []
            let fit = root.fit(size)
            root.place(CGRect(origin: .zero, size: fit).centred(in: CGRect(origin: .zero, size: size)), &lines)
            for node in root._everything { node.host = self }
            svg = _svgPage(lines, size, environment)
            for key in kept.keys where !touched.contains(key) {
                (kept[key] as? _Life)?.end()
                kept[key] = nil
            }
            if after.isEmpty { return }
            for run in after { run() }
        }
    }

    /// Lets pending tasks of views run, then records again.
    public func settle() async {
        for _ in 0..<20 { await Task.yield() }
        update()
    }

    /// What lies on top: the last sheet or dialog, else everything.
    public var front: _Node { root.all.last { $0.isModal } ?? root }
}

/// What happens when a view comes, changes and goes.
@MainActor final class _Life {
    var last: Any?
    var ending: (@MainActor () -> Void)?
    func end() { ending?() }
}

extension CGRect {
    func centred(in box: CGRect) -> CGRect {
        CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
    }
}
