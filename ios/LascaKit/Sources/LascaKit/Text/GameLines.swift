// What a list says of a game: its name, how it stands, its rules and when it was played.
// Words data of the core; decides nothing about the game. Twin of the Android app's.
import Foundation
import LascaCore

/// What `GameLines` words: the part that a summary and a snapshot share.
public struct GameFacts: Equatable, Sendable {
    public let pairing: Pairing
    public let mover: Mover
    public let nextNumber: Int32
    public let outcome: Outcome?
    public let rules: Rules

    public init(_ it: Summary) {
        (pairing, mover, nextNumber) = (it.pairing, it.mover, it.nextNumber)
        (outcome, rules) = (it.outcome, it.rules)
    }

    public init(_ it: Snapshot) {
        (pairing, mover, nextNumber, rules) = (it.beside.pairing, it.situation.mover, it.numbers.next, it.rules)
        if case .over(let outcome) = it.stage { self.outcome = outcome } else { outcome = nil }
    }
}

/// Words games for lists.
public struct GameLines: Sendable {
    private let phrases: any Phrases

    public init(_ phrases: any Phrases) { self.phrases = phrases }

    /// "Computer, Medium", "Anna and Ben".
    public func name(_ game: GameFacts) -> String {
        switch game.pairing {
        case .computers: phrases.phrase("standing_two_computers")
        case .against(let level): phrases.phrase("standing_against", Word(levelName(Int(level))))
        case .people: phrases.phrase("standing_two_people")
        case .named(let white, let black):
            phrases.phrase("standing_named", Word(called(white)), Word(called(black)))
        }
    }

    /// What a side is called.
    public func called(_ called: Called) -> String {
        switch called {
        case .named(let name): name
        case .you: phrases.phrase("game_you")
        case .computer: phrases.phrase("game_computer")
        case .white: phrases.phrase("new_game_white")
        case .black: phrases.phrase("new_game_black")
        }
    }

    /// "Your turn, move 19", or how it ended.
    public func standing(_ game: GameFacts) -> String {
        if let outcome = game.outcome { return StatusWording(Wording(phrases)).ended(outcome, game.rules.quietLimit) }
        let key =
            switch game.mover {
            case .you: "standing_yours"
            case .computer: "standing_computers"
            case .white: "standing_white"
            case .black: "standing_black"
            }
        return phrases.phrase(key, Word(game.nextNumber))
    }

    /// The name of a rule set.
    public func rules(_ set: RuleSet) -> String {
        switch set {
        case .lascaEu: phrases.phrase("rules_lasca_eu")
        case .kawu: phrases.phrase("rules_kawu")
        case .lasker1911: phrases.phrase("rules_lasker_1911")
        case .own: phrases.phrase("rules_own")
        }
    }

    /// "kawu · today, 9:20".
    public func rulesAndDate(_ rules: Rules, playedMs: Int64, now: Date, locale: Locale) -> String {
        let played = Date(timeIntervalSince1970: Double(playedMs) / 1000)
        let date: String
        if Calendar.current.isDate(played, inSameDayAs: now) {
            let time = played.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
            date = phrases.phrase("standing_today", Word(time))
        } else {
            date = played.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
        }
        return phrases.phrase("standing_rules_date", Word(self.rules(rules.set)), Word(date))
    }

    /// The three named levels by name, the others by number.
    public func levelName(_ level: Int) -> String {
        switch choice(level)?.name {
        case .easy: phrases.phrase("level_easy")
        case .medium: phrases.phrase("level_medium")
        case .hard: phrases.phrase("level_hard")
        case nil: phrases.phrase("level_number", Word(level))
        }
    }

    /// "Club, level 5 of 10".
    public func levelLine(_ level: Int) -> String {
        guard let rank = choice(level)?.rank else { return levelName(level) }
        let key =
            switch rank {
            case .novice: "level_novice"
            case .casual: "level_casual"
            case .club: "level_club"
            case .strong: "level_strong"
            case .expert: "level_expert"
            case .master: "level_master"
            }
        return phrases.phrase("level_line", Word(phrases.phrase(key)), Word(level))
    }

    private func choice(_ level: Int) -> LevelChoice? {
        Drafts.choices.levels.first { Int($0.level) == level }
    }
}
