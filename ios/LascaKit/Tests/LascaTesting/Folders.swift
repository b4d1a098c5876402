// Folders in memory: one whose k-th operation fails or is the last thing the process does, one whose writes wait.
// Twin of the Android app's.
import Foundation
import LascaKit

/// How the k-th operation goes wrong.
public enum Fault: CaseIterable, Sendable {
    /// It throws and changes nothing; the next ones work again.
    case fails
    /// It throws and so does every one after it: the disk is full, or gone.
    case staysBroken
    /// The process dies before it: nothing after it reaches the disk.
    case diesBefore
    /// The process dies right after it.
    case diesAfter

    /// Whether the process lives on, so that it can tell.
    public var lives: Bool { self == .fails || self == .staysBroken }
}

/// Texts in memory; `at` counts the operations from 1, reads among them, 0 for none that goes wrong.
public final class MemoryFolder: Folder, @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String: String]
    private var times: [String: Int64] = [:]
    private var count = 0
    private var at: Int
    private let fault: Fault

    public init(_ texts: [String: String] = [:], at: Int = 0, fault: Fault = .staysBroken) {
        (self.texts, self.at, self.fault) = (texts, at, fault)
    }

    /// From now on every operation works.
    public func heal() { lock.withLock { at = 0 } }
    /// From now on every operation fails.
    public func fail() { lock.withLock { at = 1 } }
    /// What lies there.
    public var all: [String: String] { lock.withLock { texts } }
    /// How many operations were asked for.
    public var operations: Int { lock.withLock { count } }

    private func operation<T>(_ work: () throws -> T) throws -> T {
        try lock.withLock {
            count += 1
            guard at > 0, count >= at, count == at || fault != .fails else { return try work() }
            if count == at, fault == .diesAfter { _ = try work() }
            throw CocoaError(.fileWriteOutOfSpace)
        }
    }

    public func names() throws -> [String] { try operation { texts.keys.sorted() } }
    public func read(_ name: String) throws -> String {
        try operation {
            guard let text = texts[name] else { throw CocoaError(.fileReadNoSuchFile) }
            return text
        }
    }
    public func write(_ name: String, _ text: String) throws {
        try operation { (texts[name], times[name]) = (text, Int64(count)) }
    }
    public func rename(_ from: String, _ to: String) throws {
        try operation {
            guard let text = texts.removeValue(forKey: from) else { throw CocoaError(.fileReadNoSuchFile) }
            (texts[to], times[to]) = (text, times[from])
        }
    }
    public func delete(_ name: String) throws { try operation { texts[name] = nil } }
    public func modified(_ name: String) throws -> Int64 { try operation { times[name] ?? 0 } }
}

/// Texts in memory; every write waits while it is held.
public final class HeldFolder: Folder, @unchecked Sendable {
    private let folder = MemoryFolder()
    private let gate = NSCondition()
    private var held = false
    private var waiting = 0

    public init() {}
    public var all: [String: String] { folder.all }
    /// Whether a write stands before the gate.
    public var holdsAWrite: Bool { gate.withLock { waiting > 0 } }
    /// From now on every write waits.
    public func hold() { gate.withLock { held = true } }
    /// Nobody waits any more.
    public func letGo() {
        gate.withLock {
            held = false
            gate.broadcast()
        }
    }

    public func names() throws -> [String] { try folder.names() }
    public func read(_ name: String) throws -> String { try folder.read(name) }
    public func write(_ name: String, _ text: String) throws {
        gate.withLock {
            waiting += 1
            while held { gate.wait() }
            waiting -= 1
        }
        try folder.write(name, text)
    }
    public func rename(_ from: String, _ to: String) throws { try folder.rename(from, to) }
    public func delete(_ name: String) throws { try folder.delete(name) }
    public func modified(_ name: String) throws -> Int64 { try folder.modified(name) }
}
