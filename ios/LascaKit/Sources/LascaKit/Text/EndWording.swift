// What is said at the end of a game: to the person who played a computer, or to both at one device.
// Forms sentences only through phrases; who won and why the core says. Twin of the Android app's sheet.
import LascaCore

/// Words of the end.
public struct EndWording {
    private let phrases: any Phrases
    private let status: StatusWording

    public init(_ wording: Wording) { (phrases, status) = (wording.phrases, StatusWording(wording)) }

    /// "You win", "White wins", "Draw".
    public func result(_ outcome: Outcome, _ snapshot: Snapshot) -> String {
        switch snapshot.situation.ending {
        case .won: phrases.phrase("end_you_win")
        case .lost: phrases.phrase("end_you_lose")
        case .drawn, nil: status.winner(outcome)
        }
    }

    /// Why, after how many moves, and with how many hints.
    public func reason(_ outcome: Outcome, _ snapshot: Snapshot) -> String {
        let why =
            snapshot.situation.ending == nil
            ? status.reason(outcome, snapshot.rules.quietLimit) : status.ended(outcome, snapshot.rules.quietLimit)
        let moves = phrases.count("end_moves", snapshot.numbers.played)
        let hints = snapshot.hints == 0 ? "" : ", " + phrases.count("end_hints", snapshot.hints)
        return why.prefix(1).uppercased() + why.dropFirst() + ". " + moves + hints + "."
    }
}
