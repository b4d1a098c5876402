// The choices at a new game before it begins, as text between starts, and the game they make.
// Knows what can be chosen; whether it can be played only the core says. Twin of the Android app's.
import LascaCore

/// The person's side against the computer.
public enum SideChoice: String, CaseIterable, Sendable {
    case white, black, random

    /// The side; nil where it is left to chance.
    public var side: Side? {
        switch self {
        case .white: .white
        case .black: .black
        case .random: nil
        }
    }
}

/// The clock fields at a new game.
public enum ClockChoice: String, CaseIterable, Sendable { case none, five, ten, own }

/// All choices; the defaults are those of a first start.
public struct NewGameDraft: Equatable, Sendable {
    public var computer = true
    public var level = Int(choices.firstLevel)
    public var side = SideChoice.white
    public var whiteName = ""
    public var blackName = ""
    public var turning = Turning.sameSide
    public var set = RuleSet.lascaEu
    public var rejump = false
    public var demote = false
    /// Plies without progress to a draw; 0 for never.
    public var quiet = 0
    public var clock = ClockChoice.none
    public var minutes = Int(choices.firstMinutes)
    public var blackMinutes = Int(choices.firstHandicapMinutes)
    public var handicap = false
    public var incrementSeconds = 0
    public var takebacks = Takebacks.byConsent
    /// The start as text, empty for the usual one.
    public var position = ""

    public init() {}

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

    /// The game; `named` are the rule sets the core knows by name.
    public func newGame(_ named: [Rules], _ input: InputRules, seed: Int64, date: String) -> NewGame {
        let forTwo = NewGame(
            rules: rules(named), white: .human, black: .human, whiteTime: time(minutes),
            blackTime: time(handicap ? blackMinutes : minutes),
            start: position.isEmpty ? .initial : .position(text: position), turning: turning, takebacks: takebacks,
            seed: seed, input: input, whiteName: whiteName.trimmed, blackName: blackName.trimmed, date: date, goal: nil)
        return computer ? gameAgainstComputer(game: forTwo, level: Int32(level), side: side.side) : forTwo
    }

    /// The rules that are chosen.
    public func rules(_ named: [Rules]) -> Rules {
        named.first { $0.set == set }
            ?? Rules(set: .own, rejump: rejump, demote: demote, quietLimit: quiet > 0 ? Int32(quiet) : nil)
    }

    private func time(_ own: Int) -> TimeControl? {
        let minute: Int64 = 60_000
        return switch clock {
        case .none: nil
        case .five: TimeControl(totalMs: 5 * minute, incrementMs: 0)
        case .ten: TimeControl(totalMs: 10 * minute, incrementMs: 0)
        case .own: TimeControl(totalMs: Int64(own) * minute, incrementMs: Int64(incrementSeconds) * 1000)
        }
    }

    /// One line a choice, for `init(text:)`.
    public var text: String {
        [
            ("computer", "\(computer)"), ("level", "\(level)"), ("side", side.rawValue), ("white", line(whiteName)),
            ("black", line(blackName)), ("turning", "\(turning)"), ("set", "\(set)"), ("rejump", "\(rejump)"),
            ("demote", "\(demote)"), ("quiet", "\(quiet)"), ("clock", clock.rawValue), ("minutes", "\(minutes)"),
            ("black_minutes", "\(blackMinutes)"), ("handicap", "\(handicap)"), ("increment", "\(incrementSeconds)"),
            ("takebacks", "\(takebacks)"), ("position", line(position)),
        ].map { "\($0.0)=\($0.1)" }.joined(separator: "\n")
    }

    /// What `text` wrote; whatever is missing or strange has its default.
    public init(text: String) {
        var lines: [String: String] = [:]
        for line in text.split(separator: "\n") {
            guard let sign = line.firstIndex(of: "=") else { continue }
            lines[String(line[..<sign])] = String(line[line.index(after: sign)...])
        }
        func flag(_ key: String, _ value: inout Bool) { if let read = lines[key].flatMap(Bool.init) { value = read } }
        func number(_ key: String, _ value: inout Int, _ allowed: [Int]) {
            if let read = lines[key].flatMap({ Int($0) }), allowed.contains(read) { value = read }
        }
        func one<T: CaseIterable>(_ key: String, _ value: inout T) {
            if let read = T.allCases.first(where: { "\($0)" == lines[key] }) { value = read }
        }
        flag("computer", &computer)
        number("level", &level, Self.levels)
        one("side", &side)
        (whiteName, blackName) = (lines["white"] ?? "", lines["black"] ?? "")
        one("turning", &turning)
        one("set", &set)
        flag("rejump", &rejump)
        flag("demote", &demote)
        number("quiet", &quiet, Self.quiets)
        one("clock", &clock)
        number("minutes", &minutes, Self.minuteChoices)
        number("black_minutes", &blackMinutes, Self.minuteChoices)
        flag("handicap", &handicap)
        number("increment", &incrementSeconds, Self.increments)
        one("takebacks", &takebacks)
        position = lines["position"] ?? ""
    }

    private func line(_ words: String) -> String { words.split(separator: "\n").joined(separator: " ") }
}

extension String {
    /// Without blanks at both ends.
    var trimmed: String {
        var out = Substring(self)
        while out.first?.isWhitespace == true { out.removeFirst() }
        while out.last?.isWhitespace == true { out.removeLast() }
        return String(out)
    }
}
