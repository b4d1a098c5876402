// What keeps the screen on. Knows nothing; when, AppModel says.

/// Keeps the screen on, or leaves it to the system again; the app gives one, tests listen.
@MainActor public protocol ScreenKeeper: AnyObject {
    func keep(_ on: Bool)
}
