// What there is to learn from, as the core lists it, and how its boards stand. Holds no words and no game that is played.
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

    /// What a list shows of an item, as `position` says: asked of the core once.
    @MainActor public static func picture(_ item: LibraryItem, tap: Bool = false) -> SmallPosition? {
        let key = item.id + (tap ? " touched" : "")
        if let known = pictures[key] { return known }
        let picture = position(item, tap: tap).map {
            SmallPosition($0.columns, bottom: $0.bottom, landings: $0.marks.landings)
        }
        pictures[key] = picture
        return picture
    }

    @MainActor private static var pictures: [String: SmallPosition] = [:]
}
