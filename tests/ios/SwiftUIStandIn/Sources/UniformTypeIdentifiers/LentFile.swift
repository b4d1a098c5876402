// Stands for what Apple's Foundation has and Linux's has not: files of other apps are lent, work lasts
// although the app is left. Tests read what is still lent, and whether something lasts.
import Dispatch
import Foundation

extension URL {
    /// developer.apple.com/documentation/foundation/nsurl/startaccessingsecurityscopedresource() (iOS 8)
    public func startAccessingSecurityScopedResource() -> Bool {
        _Lent.shared.add(path, 1)
        return true
    }
    /// developer.apple.com/documentation/foundation/nsurl/stopaccessingsecurityscopedresource() (iOS 8)
    public func stopAccessingSecurityScopedResource() { _Lent.shared.add(path, -1) }
}

/// How often each file was taken and not given back. Not part of Apple's framework.
public final class _Lent: @unchecked Sendable {
    public static let shared = _Lent()
    private let lock = NSLock()
    private var counts: [String: Int] = [:]
    private var taken = 0
    func add(_ path: String, _ by: Int) {
        lock.withLock {
            counts[path, default: 0] += by
            taken += max(0, by)
        }
    }
    /// Files that are still lent.
    public var open: [String] { lock.withLock { counts.filter { $0.value != 0 }.keys.sorted() } }
    /// How often a file was ever taken.
    public var ever: Int { lock.withLock { taken } }
}

extension ProcessInfo {
    /// developer.apple.com/documentation/foundation/processinfo/performexpiringactivity(withreason:using:) (iOS 8.2)
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        _Lasting.shared.add(1)
        DispatchQueue.global().async {
            block(_Lasting.shared.isOver)
            _Lasting.shared.add(-1)
        }
    }
}

/// The process as the system lets it last. Not part of Apple's framework.
public final class _Lasting: @unchecked Sendable {
    public static let shared = _Lasting()
    private let lock = NSLock()
    private var (running, asked, over) = (0, 0, false)
    func add(_ by: Int) {
        lock.withLock {
            running += by
            asked += max(0, by)
        }
    }
    /// Whether the system gives no time at all.
    public var isOver: Bool {
        get { lock.withLock { over } }
        set { lock.withLock { over = newValue } }
    }
    /// Whether the process may not be put to sleep now.
    public var lasts: Bool { lock.withLock { running > 0 } }
    /// How often it was asked for.
    public var ever: Int { lock.withLock { asked } }
}
