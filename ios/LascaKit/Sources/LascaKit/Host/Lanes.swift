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

/// One queue, so that writes keep their order.
public struct DiskLane: Sendable {
    private let queue = DispatchQueue(label: "game.lasca.disk", qos: .utility)

    public init() {}

    /// Runs `work` after all that was given before.
    func run(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    /// What `work` gives, after all that was given before. The caller's thread does not wait.
    public func value<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { answer in
            queue.async { answer.resume(with: Result { try work() }) }
        }
    }

    /// Returns when all that was given before is done.
    public func flush() { queue.sync {} }
}
