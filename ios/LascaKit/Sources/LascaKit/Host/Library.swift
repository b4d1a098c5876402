// What there is to learn from, as the core lists it, and the sessions that show it. Holds no words.
import LascaCore

/// The library's shelves.
public enum Library {
    /// The lessons in their order.
    public static var lessons: [LibraryItem] { LascaCore.lessons() }
    /// Boards on which one idea of strategy is worth a soldier.
    public static var ideas: [LibraryItem] { LascaCore.ideas() }
    /// Lasker's games and his proposition.
    public static var heritage: [LibraryItem] { LascaCore.heritage() }
    /// The boards that show how the rule sets differ.
    public static var demos: [LibraryItem] { ruleDemos() }

    /// The position an item starts from, for a picture; `tap` touches a square first, to show where it can go.
    public static func position(_ item: LibraryItem, tap: Bool = false) -> Snapshot? {
        let input = InputRules(
            autoComplete: false, finalSquare: false, oneTapForced: false, autoForced: false, quickInput: false,
            confirm: false, hintSteps: false)
        guard let session = try? Session(newGame: gameToLearn(item: item, input: input), nowMs: 0) else { return nil }
        let snapshot = session.snapshot(nowMs: 0)
        guard tap, let square = snapshot.columns.first(where: { !$0.moves.isEmpty })?.square else { return snapshot }
        return session.handle(action: .tap(square: square), nowMs: 0).snapshot
    }
}

/// A folder that forgets: for games that are only looked at, such as lessons.
public struct ForgetfulFolder: Folder {
    public init() {}
    public func names() -> [String] { [] }
    public func read(_ name: String) -> String { "" }
    public func write(_ name: String, _ text: String) {}
    public func rename(_ from: String, _ to: String) {}
    public func delete(_ name: String) {}
    public func modified(_ name: String) -> Int64 { 0 }
}

extension Session {
    /// A session of a game, or why there can be none.
    static func checked(_ game: NewGame, _ nowMs: Int64) throws(NewGameError) -> Session {
        do { return try Session(newGame: game, nowMs: nowMs) } catch let refused as NewGameError {
            throw refused
        } catch {
            preconditionFailure("the core throws NewGameError only: \(error)")
        }
    }
}

extension GameHost {
    /// A host for a game that is not kept.
    public static func forgetful(time: HostTime) -> GameHost {
        let folder = ForgetfulFolder()
        return GameHost(SavedGame(folder, store: GameStore(folder)), time: time)
    }
}
