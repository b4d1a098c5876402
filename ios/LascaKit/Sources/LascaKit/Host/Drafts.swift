// The choices at a new game while they are being made; the core says what can be chosen and what comes of it.
// Knows what is typed. Twin of the Android app's.
import LascaCore

/// All choices, to be changed one by one.
public struct Draft: Equatable, Sendable {
    public var computer: Bool
    public var level: Int
    public var side: SideChoice
    public var whiteName: String
    public var blackName: String
    public var turning: Turning
    public var set: RuleSet
    public var rejump: Bool
    public var demote: Bool
    /// Plies without progress to a draw; 0 for never.
    public var quiet: Int
    public var clock: ClockChoice
    public var minutes: Int
    public var blackMinutes: Int
    public var handicap: Bool
    public var incrementSeconds: Int
    public var takebacks: Takebacks
    /// The start as text, empty for the usual one.
    public var position: String

    /// What `text` wrote; without one, the choices of a first start.
    public init(text: String = "") {
        let it = readDraft(text: text)
        (computer, level, side) = (it.computer, Int(it.level), it.side)
        (whiteName, blackName, turning) = (it.whiteName, it.blackName, it.turning)
        (set, rejump, demote, quiet) = (it.set, it.rejump, it.demote, Int(it.quiet))
        (clock, minutes, blackMinutes) = (it.clock, Int(it.minutes), Int(it.blackMinutes))
        (handicap, incrementSeconds) = (it.handicap, Int(it.incrementSeconds))
        (takebacks, position) = (it.takebacks, it.position)
    }

    /// One line a choice, for `init(text:)`.
    public var text: String { writeDraft(draft: made) }

    /// The game that it makes.
    public func newGame(_ input: InputRules, seed: Int64, date: String) -> NewGame {
        gameOfDraft(draft: made, input: input, seed: seed, date: date)
    }

    /// Whether it is asked how moves are taken back.
    public var asksTakebacks: Bool { LascaCore.asksTakebacks(draft: made) }

    private var made: NewGameDraft {
        NewGameDraft(
            computer: computer, level: Int32(level), side: side, whiteName: whiteName, blackName: blackName,
            turning: turning, set: set, rejump: rejump, demote: demote, quiet: Int32(quiet), clock: clock,
            minutes: Int32(minutes), blackMinutes: Int32(blackMinutes), handicap: handicap,
            incrementSeconds: Int32(incrementSeconds), takebacks: takebacks, position: position)
    }
}

/// What drafts are made of.
public enum Drafts {
    /// By which the computer differs from game to game.
    public static func seed() -> Int64 { Int64.random(in: 0...Int64.max) }
    /// What can be chosen, as the core says.
    public static let choices = newGameChoices()
    /// Minutes that can be chosen for one side.
    public static let minuteChoices = choices.minutes.map(Int.init)
    /// Seconds that can be added for each move.
    public static let increments = choices.increments.map(Int.init)
    /// Plies without progress after which own rules can call a draw.
    public static let quiets = choices.quietLimits.map(Int.init)
    /// All levels.
    public static let levels = choices.levels.map { Int($0.level) }
    /// Those that have a name of their own.
    public static let namedLevels = choices.levels.filter { $0.name != nil }.map { Int($0.level) }
}
