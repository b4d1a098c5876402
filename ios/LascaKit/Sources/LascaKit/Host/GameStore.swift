// All saved games of this device: any number, the latest first, with titles, search, a bin, import and export.
// Knows texts and names; what is in a text only the core knows. Twin of the Android app's.
import Foundation

/// A saved game as the list sees it.
public struct StoredGame: Equatable, Identifiable, Sendable {
    /// Its name in the folder, fit for a file.
    public let id: String
    /// What the player called it; empty if nothing.
    public let title: String
    /// The game as the session saved it.
    public let text: String
    /// When it was last played, in milliseconds since 1970.
    public let playedMs: Int64
}

/// Saved games in a folder. Every function may throw and has then changed nothing.
public struct GameStore: Sendable {
    private let folder: any Folder
    private let nowMs: @Sendable () -> Int64

    public init(_ folder: any Folder, nowMs: @escaping @Sendable () -> Int64 = Self.wallClock) {
        (self.folder, self.nowMs) = (folder, nowMs)
    }

    /// Milliseconds since 1970.
    public static let wallClock: @Sendable () -> Int64 = { Int64(Date.now.timeIntervalSince1970 * 1000) }

    /// All games, the latest played first, those set aside as damaged among them. A text that cannot be read is listed as
    /// empty, so that it can be seen and kept.
    public func all() throws -> [StoredGame] {
        let titles = (try? titles()) ?? [:]
        return try folder.names().filter { $0.hasSuffix(Self.game) || $0.hasSuffix(Self.damaged) }.map { name in
            let id = Self.id(name)
            return StoredGame(
                id: id, title: titles[id] ?? "", text: (try? folder.read(name)) ?? "",
                playedMs: try folder.modified(name))
        }
        .sorted { ($1.playedMs, $0.id) < ($0.playedMs, $1.id) }
    }

    /// The id of the game played last that nobody has set aside; nil if there is none.
    public func latest() throws -> String? {
        try folder.names().filter { $0.hasSuffix(Self.game) }.map { (try folder.modified($0), $0) }
            .max { $0 < $1 }
            .map { Self.id($0.1) }
    }

    /// The games in which every word of `query` occurs: in the title, among the moves or in what `words` adds (rules, names).
    public func search(_ games: [StoredGame], _ query: String, words: (StoredGame) -> String) -> [StoredGame] {
        let parts = query.lowercased().split(separator: " ")
        if parts.isEmpty { return games }
        return games.filter { game in
            let moves = game.text.range(of: Self.headEnd).map { game.text[$0.upperBound...] } ?? ""
            let all = "\(game.title) \(words(game)) \(moves)".lowercased()
            return parts.allSatisfy { all.contains($0) }
        }
    }

    /// The text of a game.
    public func text(_ id: String) throws -> String { try folder.read(fileName(id)) }

    /// Keeps `text` as a new game and returns its id.
    @discardableResult public func add(_ text: String, title: String = "") throws -> String {
        let id = try freeId()
        try folder.write(fileName(id), text)
        if !title.isEmpty { try rename(id, title) }
        return id
    }

    /// Keeps each of `texts` as a new game and returns their ids; if one cannot be written, none is kept.
    @discardableResult public func addAll(_ texts: [String]) throws -> [String] {
        let ids = try freeIds(texts.count)
        do {
            for (id, text) in zip(ids, texts) { try folder.write(fileName(id), text) }
        } catch {
            // A disk that could not write may not delete either: the game is then one more, never one less.
            for id in ids { try? folder.delete(fileName(id)) }
            throw error
        }
        return ids
    }

    /// An id that no game has.
    public func freeId() throws -> String { try freeIds(1)[0] }

    private func freeIds(_ count: Int) throws -> [String] {
        let taken = Set(try folder.names())
        let base = String(nowMs(), radix: 36)
        let all = (0...).lazy.map { $0 == 0 ? base : "\(base)-\($0)" }
        let endings = [Self.game, Self.bin, Self.damaged]
        return Array(all.filter { id in !endings.contains { taken.contains(id + $0) } }.prefix(count))
    }

    /// The name of a game's file in the folder. One that was set aside keeps its ending in its id.
    public func fileName(_ id: String) -> String { id.hasSuffix(Self.damaged) ? id : id + Self.game }

    private static func id(_ name: String) -> String { name.hasSuffix(game) ? String(name.dropLast(game.count)) : name }

    /// Calls a game `title`; empty gives it back the name of its players.
    public func rename(_ id: String, _ title: String) throws {
        // Titles that cannot be read now must not be overwritten with this one alone.
        var titles = try titles()
        // By code points: an accent on a line's end would be one character with it. What joins letters is left alone.
        let words = title.unicodeScalars.split {
            $0.properties.generalCategory == .control || CharacterSet.newlines.contains($0)
        }
        let clean = words.map(String.init).joined(separator: " ").trimmingCharacters(in: .whitespacesAndNewlines)
        titles[id] = clean.isEmpty ? nil : String(clean.prefix(Self.longestTitle))
        try keep(titles)
    }

    /// Gives the game `to` the title of the game `from`, which keeps it.
    func copyTitle(_ from: String, _ to: String) throws {
        if let title = try titles()[from] { try rename(to, title) }
    }

    private func keep(_ titles: [String: String]) throws {
        let lines = titles.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
        try folder.write(Self.titlesFile, lines.joined())
    }

    /// Puts a game into the bin.
    public func delete(_ id: String) throws { try folder.rename(fileName(id), id + Self.bin) }

    /// Takes a game out of the bin.
    public func restore(_ id: String) throws { try folder.rename(id + Self.bin, fileName(id)) }

    /// Removes for good what is in the bin, and the titles of games that are no more.
    public func emptyBin() throws {
        for name in try folder.names() where name.hasSuffix(Self.bin) { try folder.delete(name) }
        let (names, titles) = (Set(try folder.names()), try titles())
        let left = titles.filter { names.contains(fileName($0.key)) }
        if left.count < titles.count { try keep(left) }
    }

    /// Sets a damaged game aside with its title, so that nothing overwrites it: under another name it stays in the folder.
    public func setAside(_ id: String) throws {
        if id.hasSuffix(Self.damaged) { return }
        let own = id + Self.damaged
        // A damaged game of that name is kept as well.
        let aside = try folder.names().contains(own) ? try freeId() + Self.damaged : own
        try copyTitle(id, aside)
        try folder.rename(id + Self.game, aside)
    }

    /// The texts as one text, a blank line between them.
    public static func join(_ texts: [String]) -> String {
        texts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) + "\n" }.joined(separator: "\n")
    }

    private func titles() throws -> [String: String] {
        guard try folder.names().contains(Self.titlesFile) else { return [:] }
        var titles: [String: String] = [:]
        for line in try folder.read(Self.titlesFile).unicodeScalars.split(separator: "\n") {
            guard let tab = line.firstIndex(of: "\t"), tab > line.startIndex else { continue }
            titles[String(line[..<tab])] = String(line[line.index(after: tab)...])
        }
        return titles
    }

    /// The ending of a saved game.
    public static let game = ".lasca"
    /// The longest title, in characters.
    public static let longestTitle = 80
    /// A record's head, up to the first empty line, holds switches that nobody looks for.
    private static let headEnd = "\n\n"
    private static let bin = ".deleted"
    private static let damaged = ".damaged"
    private static let titlesFile = "titles"
}
