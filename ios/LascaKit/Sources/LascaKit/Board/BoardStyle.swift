// What the player chose about the board's drawing. Pure; filled from the settings by the screen.

/// How much is drawn; the defaults are those of a first start.
public struct BoardStyle: Equatable, Sendable {
    /// Letters and digits in the frame.
    public var coordinates = true
    /// The least height that shows its number; 0 never shows one.
    public var badgeFrom = 2
    /// Dashed landings and the crosses beside what they would take.
    public var landings = true
    /// The line along a column's guards.
    public var guards = false
    /// Numbers on the landings of the last capture, where there are several: nobody saw it made leg by leg.
    public var numbered = false

    public init(
        coordinates: Bool = true, badgeFrom: Int = 2, landings: Bool = true, guards: Bool = false,
        numbered: Bool = false
    ) {
        (self.coordinates, self.badgeFrom, self.landings, self.guards) = (coordinates, badgeFrom, landings, guards)
        self.numbered = numbered
    }
}
