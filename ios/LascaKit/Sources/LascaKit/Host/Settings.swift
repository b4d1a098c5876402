// What the player chose for all games: look, touch, sound, speech. Plain values with their defaults.
// Knows neither where they are kept (SettingsStore) nor what a screen does with them. Twin of the Android app's.
import LascaCore

/// Day or night.
public enum Brightness: String, CaseIterable, Codable, Sendable { case system, light, dark }

/// How long a computer waits before it answers.
public enum Pace: String, CaseIterable, Codable, Sendable {
    case instant, natural, slow

    /// What the core's natural pause is multiplied with.
    public var factor: Double {
        switch self {
        case .instant: 0
        case .natural: 1
        case .slow: 2
        }
    }
}

/// How much moves on the board. The system's own wish for less motion always wins.
public enum Motion: String, CaseIterable, Codable, Sendable { case off, fast, normal }

/// The hand that plays: where panel and buttons stand in wide windows, and the order of the actions.
public enum Hand: String, CaseIterable, Codable, Sendable { case right, left }

/// The end of a caption at which its clock stands: a hand may hide the other.
public enum ClockSide: String, CaseIterable, Codable, Sendable { case right, left }

/// How much of a column is spoken.
public enum Verbosity: String, CaseIterable, Codable, Sendable { case full, short }

/// How a square is spoken: "d 4" or "delta 4".
public enum Spelling: String, CaseIterable, Codable, Sendable { case letters, words }

/// All settings.
public struct Settings: Equatable, Sendable {
    public var board = BoardTheme.wood
    public var brightness = Brightness.system
    public var coordinates = true
    /// The least height that shows its number; 0 never shows one.
    public var badgeFrom = 2
    public var guards = false
    public var showLandings = true
    public var drag = true
    public var autoComplete = true
    public var finalSquare = true
    public var oneTapForced = false
    public var autoForced = false
    public var quickInput = false
    public var confirm = false
    public var hintSteps = false
    public var sound = true
    public var haptics = true
    public var pace = Pace.natural
    public var motion = Motion.normal
    public var hand = Hand.right
    public var clockSide = ClockSide.right
    public var verbosity = Verbosity.full
    public var spelling = Spelling.letters
    public var clockWarnings = true

    public init() {}

    /// The heights from which a number can be shown, 0 for never.
    public static let badgeChoices = [0, 2, 4]

    /// The habits of input among them.
    public var input: InputRules {
        InputRules(
            autoComplete: autoComplete, finalSquare: finalSquare, oneTapForced: oneTapForced, autoForced: autoForced,
            quickInput: quickInput, confirm: confirm, hintSteps: hintSteps)
    }

    /// What concerns the drawing of the board.
    public var style: BoardStyle {
        BoardStyle(coordinates: coordinates, badgeFrom: badgeFrom, landings: showLandings, guards: guards)
    }
}
