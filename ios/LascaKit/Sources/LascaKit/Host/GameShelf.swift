// The list of saved games as a screen shows it: each with what the core says of it, found by words, exported, received.
// Knows store and core; not for the main actor. Twin of the Android app's.
import LascaCore

/// A saved game with what the core says of it; no summary if its text is damaged.
public struct ShelfGame: Equatable, Identifiable, Sendable {
    public let stored: StoredGame
    public let summary: Summary?
    public var id: String { stored.id }
}

/// What a text from elsewhere holds: games as record texts, or why there is none.
public enum Found: Equatable, Sendable {
    /// A game, and what a list shows of it.
    case game(record: String, summary: Summary)
    /// Several games, and what is wrong with those that are damaged.
    case games(records: [String], damaged: [ReadError])
    /// None.
    case nothing(LoadError)
}

/// All games with their summaries. Every function may throw and has then changed nothing.
public struct GameShelf: Sendable {
    public let store: GameStore

    public init(_ store: GameStore) { self.store = store }

    /// All games, the latest played first.
    public func all() throws -> [ShelfGame] {
        try store.all().map { ShelfGame(stored: $0, summary: try? summary(text: $0.text)) }
    }

    /// The games in which every word of `query` occurs; `words` adds what the list shows of each.
    public func search(_ games: [ShelfGame], _ query: String, words: (ShelfGame) -> String) -> [ShelfGame] {
        let byID = Dictionary(uniqueKeysWithValues: games.map { ($0.id, $0) })
        return store.search(games.map(\.stored), query) { byID[$0.id].map(words) ?? "" }.compactMap { byID[$0.id] }
    }

    /// The game as record text, without the state of this device; as it is if it is damaged.
    public func record(_ game: ShelfGame) -> String { session(game)?.record() ?? game.stored.text }

    /// The short message of the game; as it is if it is damaged.
    public func message(_ game: ShelfGame) -> String { session(game)?.message() ?? game.stored.text }

    /// All games that can be read, as one text.
    public func export(_ games: [ShelfGame]) -> String {
        GameStore.join(games.filter { $0.summary != nil }.map(record))
    }

    private func session(_ game: ShelfGame) -> Session? { try? Session.load(text: game.stored.text, nowMs: 0) }

    /// The longest text that is looked at, in code points, as the core says.
    public static let longest = Int(longestFile())

    /// The longest text in bytes: what has more of them is too long whatever it holds.
    public static let longestBytes = 4 * longest

    /// Looks for games in a text from anywhere. A long text takes its time.
    public static func find(_ text: String) -> Found {
        let found = findGames(text: text.utf8.count > longest ? cut(text) : text)
        if found.games.count + found.damaged.count > 1 {
            return .games(records: found.games, damaged: found.damaged)
        }
        if let error = found.damaged.first { return .nothing(.Unreadable(error: error)) }
        let record = found.games.first ?? ""
        do throws(LoadError) {
            return .game(record: record, summary: try LoadError.only { try summary(text: record) })
        } catch {
            return .nothing(error)
        }
    }

    /// So much of a text that the core sees whether it is too long.
    private static func cut(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest + 1)))
    }
}
