// The save of the game being played: brought back after the process died, set aside when it is damaged.
// Runs on the disk's lane; knows the folder and loads sessions; must not know a screen. Twin of the Android app's.
import Foundation
import LascaCore

/// What `SavedGame.load` found: a session, or the reason why there is none.
struct Loaded: Sendable {
    var id: String?
    var session: Session?
    var trouble: Trouble?
}

/// The current game in the folder of all games.
public struct SavedGame: Sendable {
    private let folder: any Folder
    /// All saved games.
    public let store: GameStore

    private let session: @Sendable (String, Int64) throws -> Session

    /// `session` makes a session of a save.
    public init(
        _ folder: any Folder, store: GameStore,
        session: @escaping @Sendable (String, Int64) throws -> Session = { try Session.load(text: $0, nowMs: $1) }
    ) { (self.folder, self.store, self.session) = (folder, store, session) }

    /// Writes the game in one go.
    func write(_ id: String, _ text: String) throws { try folder.write(store.fileName(id), text) }

    /// Notes which game is being played; nil: none is.
    func note(_ id: String?) throws { try folder.write(Self.currentFile, id ?? Self.none) }

    /// The game played last: the noted one, else the latest; nil if there is none.
    public func current() throws -> String? {
        let names = try folder.names()
        let noted = names.contains(Self.currentFile) ? try folder.read(Self.currentFile) : ""
        let id = noted.trimmingCharacters(in: .whitespacesAndNewlines)
        if id == Self.none { return nil }
        if names.contains(store.fileName(id)) { return id }
        return try store.latest()
    }

    /// Loads the game `wanted`, or the one played last. A damaged one is set aside, and what can be read of it goes on.
    func load(_ wanted: String?, nowMs: Int64) -> Loaded {
        do {
            guard let id = try wanted ?? current(), try folder.names().contains(store.fileName(id)) else {
                return Loaded()
            }
            return try read(id, nowMs)
        } catch {
            return Loaded(trouble: .unreadable)
        }
    }

    private func read(_ id: String, _ nowMs: Int64) throws -> Loaded {
        // What cannot be read now is no damage: it stays where it is.
        let text = try store.text(id)
        do {
            return Loaded(id: id, session: try self.session(text, nowMs))
        } catch let error as LoadError {
            // A fault of the app's own says nothing against the save: it stays where it is.
            if case .Unreadable(let error) = error, error.why == .failed { return Loaded(trouble: .unreadable) }
            // First what can be saved, then the damaged file out of the way: whenever the process ends, one of them is
            // found again.
            let readable: String? = if case .Unreadable(let error) = error { error.readable } else { nil }
            let rescued = try readable.map { try rescue($0, of: id, nowMs) }
            try store.setAside(id)
            return rescued ?? Loaded(trouble: .damaged(rescued: false))
        }
    }

    private func rescue(_ readable: String, of damaged: String, _ nowMs: Int64) throws -> Loaded {
        guard let session = try? self.session(readable, nowMs) else {
            return Loaded(trouble: .damaged(rescued: false))
        }
        let id = try store.freeId()
        try write(id, session.save(nowMs: nowMs))
        try store.copyTitle(damaged, id)
        return Loaded(id: id, session: session, trouble: .damaged(rescued: true))
    }

    /// The file that names the game being played; no game has this ending.
    private static let currentFile = "current"
    private static let none = "-"
}
