// Where the shared fixtures lie, a time that tests move, folders that fail. Knows no test.
import Foundation
import LascaKit

/// Files of tests/fixtures.
public enum Fixtures {
    /// The project's folder.
    public static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { path, _ in
        path.deletingLastPathComponent()
    }

    /// A file's text.
    public static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent("tests/fixtures/\(path)"), encoding: .utf8)
    }

    /// The rows of a .jsonl file.
    public static func rows<Row: Decodable>(_ path: String, _ type: Row.Type) throws -> [Row] {
        let decoder = JSONDecoder()
        return try text(path).split(separator: "\n").map { try decoder.decode(type, from: Data($0.utf8)) }
    }

    /// All Swift of a folder of the project, as one text.
    public static func sources(_ folder: String) throws -> String {
        let place = root.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)?.allObjects ?? []
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
            .map { try String(contentsOf: $0, encoding: .utf8) }
            .joined(separator: "\n")
    }

    /// The names of all that lies in a folder, in order.
    public static func names(_ folder: String) throws -> [String] {
        let place = root.appendingPathComponent("tests/fixtures/\(folder)").path
        return try FileManager.default.contentsOfDirectory(atPath: place).sorted()
    }

    /// The files of a folder with this ending, in order.
    public static func files(_ folder: String, _ ending: String) throws -> [URL] {
        let place = root.appendingPathComponent("tests/fixtures/\(folder)")
        return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == ending }
            .sorted { $0.path < $1.path }
    }
}

/// One of Lasker's games.
public struct LaskerGame: Decodable, Sendable {
    public let id, rules: String
    public let start: String?
    public let moves: [String]
    /// The last position; missing where only the result is known.
    public let final: String?
    public let passes: [String]
    public struct Fails: Decodable, Sendable {
        public let rules: String
        public let ply: Int
    }
    public let fails: [Fails]

    /// The five of 1911.
    public static func all() throws -> [LaskerGame] {
        try Fixtures.rows("lasker/games.jsonl", LaskerGame.self).filter {
            $0.id.hasPrefix("lasker-1911-") && $0.final != nil
        }
    }
}

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

/// Texts in memory; operation number `failing` and all after it fail.
public final class MemoryFolder: Folder, @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String: String] = [:]
    private var times: [String: Int64] = [:]
    private var count = 0
    private var failing: Int

    public init(failing: Int = .max) { self.failing = failing }

    /// From now on every operation works.
    public func heal() { lock.withLock { failing = .max } }
    /// From now on every operation fails.
    public func fail() { lock.withLock { failing = 0 } }
    public var all: [String: String] { lock.withLock { texts } }
    public var operations: Int { lock.withLock { count } }

    private func operation<T>(_ work: () throws -> T) throws -> T {
        try lock.withLock {
            count += 1
            if count > failing { throw CocoaError(.fileWriteOutOfSpace) }
            return try work()
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
        try operation {
            texts[name] = text
            times[name] = Int64(count)
        }
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
