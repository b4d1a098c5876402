// What can go wrong with keeping a game, for the screen to tell.
// Knows no words. Twin of the Android app's.

/// Something a person should know.
public enum Trouble: Equatable, Sendable {
    /// The saved game could not be loaded and was set aside; if rescued, it goes on from its last readable move.
    case damaged(rescued: Bool)
    /// The game cannot be written; it is still in memory.
    case notSaved
    /// The saved games cannot be read at all.
    case unreadable
}
