// Why a text is no game, or a game cannot be set up, in words.
// Words typed errors of the core; knows no screen. Twin of the Android app's.
import LascaCore

/// Words errors.
public struct Refusals: Sendable {
    private let phrases: any Phrases

    public init(_ phrases: any Phrases) { self.phrases = phrases }

    /// Why a text cannot be read or gone on with.
    public func words(_ refused: LoadError) -> String {
        switch refused {
        case .Unreadable(let error): words(error)
        case .Unplayable(let error): words(error)
        }
    }

    /// What of the text can be read, as record text; nil if nothing.
    public func readable(_ refused: LoadError) -> String? {
        if case .Unreadable(let error) = refused { error.readable } else { nil }
    }

    /// Why a game cannot begin.
    public func words(_ refused: NewGameError) -> String {
        switch refused {
        case .Position(let error), .Record(let error): words(error)
        case .Level, .QuietLimit, .Time, .OneClock, .Ply: phrases.phrase("new_game_refused")
        }
    }

    /// Why one of several games cannot be read.
    public func words(_ error: ReadError) -> String {
        let key: String
        switch error.why {
        case .empty: return phrases.phrase("read_empty")
        case .tooLong: return phrases.phrase("read_too_long")
        case .noGame: return phrases.phrase("read_no_game")
        case .version: return phrases.phrase("read_version")
        case .failed: return phrases.phrase("read_failed")
        case .header: key = "read_header"
        case .rules: key = "read_rules"
        case .position: key = "read_position"
        case .move: key = "read_move"
        case .illegalMove: key = "read_illegal_move"
        case .outcome: key = "read_outcome"
        case .cutShort: key = "read_cut_short"
        }
        return phrases.phrase("read_at", Word(error.line), Word(error.column), Word(phrases.phrase(key)))
    }
}
