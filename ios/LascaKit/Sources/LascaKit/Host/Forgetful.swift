// A game that is not kept: a folder that forgets, and a host upon it, for lessons and what is only looked at.
// Knows folder and host; must not know what is learnt. Twin of nothing: Android's lessons hold their session themselves.
import LascaCore

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

extension GameHost {
    /// A host for a game that is not kept; it is seen from the beginning, by the screen that makes it.
    public static func forgetful(time: HostTime) -> GameHost {
        let folder = ForgetfulFolder()
        let host = GameHost(SavedGame(folder, store: GameStore(folder)), time: time)
        host.show()
        return host
    }

    /// The game as a text that the screen which made it can go on with.
    public var kept: String { session?.save(nowMs: time.now()) ?? "" }

    /// Goes on with such a text; whether it was one.
    public func resume(_ kept: String) -> Bool {
        guard let next = try? Session.load(text: kept, nowMs: time.now()) else { return false }
        take(nil, next)
        return true
    }
}
