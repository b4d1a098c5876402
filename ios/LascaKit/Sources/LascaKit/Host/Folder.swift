// The few operations on files that the stores need, so that tests can let each of them fail.
// Knows files; must not know what a game is. Twin of the Android app's.
import Foundation

/// A flat folder of texts. Every operation may throw; none leaves a half-written text behind.
public protocol Folder: Sendable {
    /// The names of all texts.
    func names() throws -> [String]
    /// The text called `name`; what in it are no letters stands as U+FFFD.
    func read(_ name: String) throws -> String
    /// Writes or replaces a text: afterwards it is the old one or the new one, never a part.
    func write(_ name: String, _ text: String) throws
    /// Gives a text another name, replacing what has it.
    func rename(_ from: String, _ to: String) throws
    /// Removes a text.
    func delete(_ name: String) throws
    /// When a text was last written, in milliseconds since 1970.
    func modified(_ name: String) throws -> Int64
}

/// A folder on disk, made when it is first written to.
public struct DiskFolder: Folder {
    private let place: URL

    public init(_ place: URL) { self.place = place }

    /// Where games are kept on this device: they go into its backup.
    public static var games: DiskFolder {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return DiskFolder((support.first ?? FileManager.default.temporaryDirectory).appendingPathComponent("games"))
    }

    public func names() throws -> [String] {
        guard FileManager.default.fileExists(atPath: place.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: place.path).filter { !$0.hasSuffix(Self.part) }
    }

    public func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: place.appendingPathComponent(name)), as: UTF8.self)
    }

    public func write(_ name: String, _ text: String) throws {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let part = place.appendingPathComponent(name + Self.part)
        try Data(text.utf8).write(to: part)
        let file = try FileHandle(forWritingTo: part)
        try file.synchronize()
        try file.close()
        try rename(name + Self.part, name)
    }

    public func rename(_ from: String, _ to: String) throws {
        let (from, to) = (place.appendingPathComponent(from).path, place.appendingPathComponent(to).path)
        // The system's own call replaces in one step, which FileManager does not promise.
        guard Foundation.rename(from, to) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    public func delete(_ name: String) throws {
        try FileManager.default.removeItem(at: place.appendingPathComponent(name))
    }

    public func modified(_ name: String) throws -> Int64 {
        let facts = try FileManager.default.attributesOfItem(atPath: place.appendingPathComponent(name).path)
        guard let date = facts[.modificationDate] as? Date else { throw CocoaError(.fileReadUnknown) }
        return Int64(date.timeIntervalSince1970 * 1000)
    }

    private static let part = ".part"
}
