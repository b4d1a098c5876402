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
