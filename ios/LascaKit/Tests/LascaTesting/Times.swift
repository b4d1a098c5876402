// Times for tests: they go on when somebody waits, when they are let go, or by hand. Know the host's time; no test.
import Foundation
import LascaKit

/// A time that goes on only when somebody waits for it.
public final class FakeTime: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Int64 = 1_000_000
    public init() {}
    public var now: Int64 { lock.withLock { value } }
    public func advance(_ ms: Int64) { lock.withLock { value += ms } }
    /// Waiting takes no time of ours.
    public var time: HostTime {
        HostTime(
            now: { self.now },
            wait: { ms in
                await Task.yield()
                try Task.checkCancellation()
                self.advance(ms)
            })
    }
}

/// A time in which every wait takes until it is let go, but for waits of no length.
public final class HeldTime: @unchecked Sendable {
    private let lock = NSLock()
    private var held = true
    public init() {}
    private var isHeld: Bool { lock.withLock { held } }
    /// From now on nobody waits.
    public func letGo() { lock.withLock { held = false } }
    public var time: HostTime {
        HostTime(
            now: { 1_000_000 },
            wait: { ms in
                while ms > 0 && self.isHeld { try await Task.sleep(for: .milliseconds(1)) }
                try Task.checkCancellation()
            })
    }
}

/// A time that stands still until a test lets it go on, and then wakes who waited, in order.
public final class HandTime: @unchecked Sendable {
    private typealias Sleeper = (id: Int, at: Int64, wake: CheckedContinuation<Void, any Error>)
    private let lock = NSLock()
    private var value: Int64
    private var sleepers: [Sleeper] = []
    private var gone: Set<Int> = []
    private var count = 0

    public init(_ begins: Int64 = 0) { value = begins }
    public var now: Int64 { lock.withLock { value } }
    /// Whether nobody waits.
    public var isIdle: Bool { lock.withLock { sleepers.isEmpty } }
    public var time: HostTime { HostTime(now: { self.now }, wait: { try await self.wait($0) }) }

    /// Goes on to the next waker until `end`, or to `end`; whether somebody was woken.
    public func step(to end: Int64) -> Bool {
        let due: Sleeper? = lock.withLock {
            let index = sleepers.indices.filter { sleepers[$0].at <= end }.min { sleepers[$0].at < sleepers[$1].at }
            guard let index else {
                value = max(value, end)
                return nil
            }
            value = max(value, sleepers[index].at)
            return sleepers.remove(at: index)
        }
        due?.wake.resume()
        return due != nil
    }

    private func wait(_ ms: Int64) async throws {
        try Task.checkCancellation()
        guard ms > 0 else { return }
        let id = lock.withLock {
            count += 1
            return count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wake in
                let late = lock.withLock {
                    if gone.remove(id) != nil { return true }
                    sleepers.append((id, value + ms, wake))
                    return false
                }
                if late { wake.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func cancel(_ id: Int) {
        let sleeper: Sleeper? = lock.withLock {
            guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
                gone.insert(id)
                return nil
            }
            return sleepers.remove(at: index)
        }
        sleeper?.wake.resume(throwing: CancellationError())
    }
}

/// Returns when `condition` holds, or after four seconds at least, which a test that fails then tells.
@MainActor public func until(_ condition: () -> Bool) async {
    for _ in 0..<20_000 where !condition() {
        await Task.yield()
        try? await Task.sleep(for: .microseconds(200))
    }
}
