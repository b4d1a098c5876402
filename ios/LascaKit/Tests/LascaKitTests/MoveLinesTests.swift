// The list of moves follows what the session tells, and a half-made capture stands where it will be in the game.
import LascaCore
import LascaTesting
import Testing

@testable import LascaKit

@Suite struct MoveLinesTests {
    /// A game whose list follows each of its updates.
    private final class Followed {
        let session: Session
        var list = MoveLines()

        init() throws {
            let start = "w b2wW d2BbbbwwWwww c3b e3w g3w c5b e5b a7WBbb g7b"
            session = try Session(newGame: .between("lasca.eu", start), nowMs: 0)
        }

        /// What a list shows after this.
        func shows(_ action: Action) -> [String] {
            let update = session.handle(action: action, nowMs: 0)
            list.follow(update.changes, update.snapshot) { session.moves(fromPly: $0, toPly: $1) }
            return list.shown(update.snapshot).map(\.text)
        }
    }

    private let whole = ["b2xd4xb6", "d2xf4"]

    @Test func aHalfMadeCaptureHidesWhatWasUndoneAndTakingItAwayBringsThatBack() throws {
        let game = try Followed()
        for text in whole { _ = game.shows(.play(text: text)) }
        for _ in 0..<2 { _ = game.shows(.undo) }
        #expect(game.shows(.tap(square: 4)) == whole)
        #expect(game.shows(.tap(square: 12)) == ["b2xd4"])
        #expect(game.shows(.cancel) == whole)
    }

    @Test func whatRedoPlaysAgainChangesNothingAndAMovePlayedAnewReplacesAllAfterIt() throws {
        let game = try Followed()
        for text in whole { _ = game.shows(.play(text: text)) }
        for _ in 0..<2 { _ = game.shows(.undo) }
        #expect(game.shows(.redo) == whole)
        _ = game.shows(.undo)
        #expect(game.shows(.play(text: "b2xd4xf6")) == ["b2xd4xf6"])
    }
}
