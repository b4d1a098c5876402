// Not SwiftUI: runs a view and all that it is made of, keeps its state between runs, and remembers what a person could
// see, touch, type or be told.
import Foundation

/// Where in the tree the recorder is, and what holds there.
@MainActor public struct _Context {
    public let host: _Host
    private(set) var box: _EnvironmentBox
    /// Read in place: it is large, and every view looks at it.
    public var environment: EnvironmentValues { _read { yield box.values } }
    /// The way from the root, as one number: texts would grow long.
    public var path: UInt64 = 0xcbf2_9ce4_8422_2325

    init(host: _Host, environment: EnvironmentValues) {
        (self.host, box) = (host, _EnvironmentBox(environment))
    }

    func at(_ part: String) -> _Context {
        var out = self
        for byte in part.utf8 { out.path = (out.path ^ UInt64(byte)) &* 0x100_0000_01b3 }
        out.path = (out.path ^ 47) &* 0x100_0000_01b3
        return out
    }

    func at(_ type: Any.Type) -> _Context {
        var out = self
        out.path = (out.path ^ UInt64(UInt(bitPattern: ObjectIdentifier(type).hashValue))) &* 0x100_0000_01b3
        return out
    }

    func with(_ change: (inout EnvironmentValues) -> Void) -> _Context {
        var out = self
        var values = environment
        change(&values)
        out.box = _EnvironmentBox(values)
        return out
    }

    /// Ties the property wrappers of a view to what they held when this place was last recorded.
    func link<V>(_ view: V) {
        let type = ObjectIdentifier(V.self)
        // To look into a view is dear, and most have nothing to tie.
        if Self.free.contains(type) { return }
        var isFree = true
        for child in Mirror(reflecting: view).children {
            guard let linked = child.value as? any _Linked else { continue }
            linked._link(self, child.label ?? "")
            isFree = false
        }
        if isFree { Self.free.insert(type) }
    }

    /// Types of views without property wrappers.
    private static var free: Set<ObjectIdentifier> = []

    /// The object kept at this place, made the first time.
    func kept<T: AnyObject>(_ name: String, _ make: () -> T) -> T {
        let key = at(name).path
        host.touched.insert(key)
        if let old = host.kept[key] as? T { return old }
        let new = make()
        host.kept[key] = new
        return new
    }
}

final class _EnvironmentBox {
    let values: EnvironmentValues
    init(_ values: EnvironmentValues) { self.values = values }
}

@MainActor protocol _Linked {
    func _link(_ context: _Context, _ name: String)
}

@MainActor public func _record<V: View>(_ view: V, _ context: _Context) -> _Node {
    view._recorded(context)
}

/// A window: it keeps state, runs the view again after each action, lays it out and draws it.
@MainActor public final class _Host {
    private let make: @MainActor (_Context) -> _Node
    private let makeMenus: @MainActor (_Context) -> [_Node]
    /// The commands of the menu bar, which Command held shows on iPad.
    public private(set) var menus: [_Node] = []
    /// The place of what has the keyboard's focus.
    var focus: UInt64?
    public private(set) var root = _Node(.group)
    public var size: CGSize { didSet { update() } }
    public var environment: EnvironmentValues { didSet { update() } }
    /// What the device's own bars and round corners take of the window: nothing is laid out there but grounds.
    public var _bars = EdgeInsets() { didSet { update() } }
    /// Where things may stand.
    public var _room: CGRect {
        CGRect(
            x: _bars.leading, y: _bars.top, width: size.width - _bars.leading - _bars.trailing,
            height: size.height - _bars.top - _bars.bottom)
    }
    var kept: [UInt64: AnyObject] = [:]
    var touched: Set<UInt64> = []
    var after: [@MainActor () -> Void] = []
    /// Sheets and dialogs of this run, and how much of the window the last one wants.
    var overlays: [_Node] = []
    var share: CGFloat = 1
    /// On what depths a sheet is up.
    var sheets: Set<Int> = []
    var sheetGround: Color?
    var dims = true
    /// What the window's content wants its scheme to be, and what it is therefore.
    var preferred: ColorScheme?
    private var scheme: ColorScheme?
    /// Whether the last run came to an end by itself: what answers to its own answer would flicker for ever.
    public private(set) var _settles = true
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
        (make, makeMenus) = ({ _record(view, $0) }, { _ in [] })
        update()
    }

    /// A window of an app's scene, with its menu bar.
    public init<S: Scene>(
        scene: S, size: CGSize = CGSize(width: 393, height: 852), bars: EdgeInsets = EdgeInsets(),
        stored: [String: String] = [:], environment: EnvironmentValues = EnvironmentValues()
    ) {
        (self.size, _bars, self.environment, _stored) = (size, bars, environment, stored)
        (make, makeMenus) = ({ _recordWindow(scene, $0) }, { _recordMenus(scene, $0) })
        update()
    }

    /// What happens when a file or an address is sent to the app.
    public func _open(_ url: URL) {
        root.all.compactMap(\.opens).first?(url)
        update()
    }

    /// Records, then runs what appeared or changed, until nothing changes any more.
    public func update() {
        _settles = false
        for _ in 0..<8 {
            (touched, after, overlays, preferred) = ([], [], [], nil)
            let context = _Context(host: self, environment: seen)
            let base = make(context)
            root = overlays.isEmpty ? base : _Node(.zstack(.center), [base] + overlays)
            menus = makeMenus(context.at("menus"))
            _ = drawn(false)
            for node in [root] + menus { node.visit(hidden: true) { $0.host = self } }
            followFocus()
            for key in kept.keys where !touched.contains(key) {
                (kept[key] as? _Life)?.end()
                kept[key] = nil
            }
            let turns = preferred != scheme
            scheme = preferred
            if after.isEmpty && !turns { return _settles = true }
            for run in after { run() }
        }
    }

    /// The environment with the scheme that the window has.
    private var seen: EnvironmentValues {
        var values = environment
        if let scheme { values.colorScheme = scheme }
        return values
    }

    /// The window as a picture.
    public var svg: String { _svgPage(drawn(true), size, seen, ground) }

    /// What reaches below the device's bars: the first ground as wide as all that may be used.
    private var ground: Color? {
        for node in root.all where node.frame.width > _room.width - 1 {
            if case .fill(let color) = node.kind { return color }
        }
        return nil
    }

    /// Lays the window out; paints it only if asked, as a picture costs more than all the rest.
    private func drawn(_ painting: Bool) -> [String] {
        _Node.painting = painting
        defer { _Node.painting = false }
        var lines: [String] = []
        let fit = root.fit(_room.size)
        root.place(CGRect(origin: .zero, size: fit).centred(in: _room), &lines)
        return lines
    }

    /// Lets pending tasks of views run, then records again.
    public func settle() async {
        for _ in 0..<20 { await Task.yield() }
        update()
    }

    /// The window is closed: its views go, and what they hold.
    public func _close() {
        for life in kept.values { (life as? _Life)?.end() }
        for task in _tasks.values { task.cancel() }
        (kept, _tasks, after, overlays, menus) = ([:], [:], [], [], [])
        root = _Node(.group)
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
