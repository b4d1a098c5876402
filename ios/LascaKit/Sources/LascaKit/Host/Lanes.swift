// Where work runs and what time it is: one queue for the disk, the search beside it, the main actor later.
// Knows no game; tests give a time of their own.
import Dispatch
import Foundation

/// The host's time: monotonic milliseconds, and waiting for them.
public struct HostTime: Sendable {
    /// Monotonic milliseconds. They go on while the device sleeps.
    public let now: @Sendable () -> Int64
    /// Returns after so many milliseconds, or throws when the task is cancelled.
    public let wait: @Sendable (Int64) async throws -> Void

    public init(now: @escaping @Sendable () -> Int64, wait: @escaping @Sendable (Int64) async throws -> Void) {
        (self.now, self.wait) = (now, wait)
    }

    /// The device's own.
    public static let device: HostTime = {
        let start = ContinuousClock.now
        return HostTime(
            now: {
                let passed = start.duration(to: .now).components
                return passed.seconds * 1000 + passed.attoseconds / 1_000_000_000_000_000
            },
            wait: { try await Task.sleep(for: .milliseconds($0)) })
    }()
}

/// Runs what must be done although the app is left, beside the main actor: the process is not put to sleep before it
/// returns. Work that waits for nothing else needs no such care.
public typealias Lasting = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

/// One queue, so that writes keep their order.
public struct DiskLane: Sendable {
    private let queue = DispatchQueue(label: "game.lasca.disk", qos: .utility)

    public init() {}

    /// Runs work on a thread of its own, without a system that lets the process last.
    public static let beside: Lasting = { DispatchQueue.global(qos: .utility).async(execute: $0) }

    /// Runs `work` after all that was given before.
    func run(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    /// What `work` gives, after all that was given before. The caller's thread does not wait.
    public func value<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { answer in
            queue.async { answer.resume(with: Result { try work() }) }
        }
    }

    /// Returns when all that was given before is done. The caller's thread waits: never that of the main actor.
    public func flush() { queue.sync {} }
}
