// Stands for what Apple's Foundation has and Linux's has not: files of other apps are lent. Tests read what is still lent.
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
