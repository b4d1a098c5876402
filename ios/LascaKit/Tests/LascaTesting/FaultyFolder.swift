// A folder in memory whose k-th operation fails, or is the last thing the process does. Twin of the Android app's.
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

/// The folder; `at` counts its operations from 1, reads among them, 0 for none.
public final class FaultyFolder: Folder, @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String: String]
    private var times: [String: Int64] = [:]
    private var count = 0
    private let (at, fault): (Int, Fault)

    public init(_ texts: [String: String] = [:], at: Int = 0, fault: Fault = .fails) {
        (self.texts, self.at, self.fault) = (texts, at, fault)
    }

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
