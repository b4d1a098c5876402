// The crossing: Lasker's games, the rule fixtures and the session scripts through the generated Swift.
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import Testing

@Suite struct BindingsTests {
    private func game(_ rules: String, _ start: String?) throws -> Session {
        try Session(newGame: .between(rules, start), nowMs: 0)
    }

    private func position(_ session: Session) -> String {
        let record = session.record()
        let start = (try? Session.load(text: record, nowMs: 0))?.snapshot(nowMs: 0)
        return text(start ?? session.snapshot(nowMs: 0))
    }

    /// A snapshot as position text (N3), by its pieces alone.
    private func text(_ snapshot: Snapshot) -> String {
        let columns = snapshot.columns.map { column in
            BoardGeometry.name(column.square)
                + column.pieces.map { piece in
                    let letter = piece.side == .white ? "w" : "b"
                    return piece.role == .officer ? letter.uppercased() : letter
                }.joined()
        }
        return ([snapshot.turn == .white ? "w" : "b"] + columns).joined(separator: " ")
    }

    @Test(arguments: try LaskerGame.all())
    func aGameOfLaskersIsPlayedByItsMovesAndEndsAsPrinted(_ game: LaskerGame) throws {
        let session = try self.game(game.rules, game.start)
        for move in game.moves {
            let update = session.handle(action: .play(text: move), nowMs: 0)
            #expect(update.changes.contains { if case .moved = $0 { true } else { false } }, "\(move)")
        }
        guard let final = game.final else { return }
        #expect(text(session.snapshot(nowMs: 0)) == final)
        #expect(position(session) == final)
    }

    private struct Row: Decodable {
        let name, rules, position: String
        let moves: [String]
        let status: String
    }

    @Test(arguments: ["rules/positions.jsonl", "rules/setups.jsonl", "lasker/positions.jsonl"])
    func everyRuleFixtureHasItsMovesAndItsResult(_ file: String) throws {
        let rows = try Fixtures.rows(file, Row.self)
        #expect(!rows.isEmpty)
        for row in rows {
            let session = try game(row.rules, row.position)
            let snapshot = session.snapshot(nowMs: 0)
            let over = if case .over(let outcome) = snapshot.stage { Self.name(outcome) } else { "ongoing" }
            #expect(over == row.status, "\(row.name)")
            guard over == "ongoing", !snapshot.columns.contains(where: \.more) else { continue }
            let moves = snapshot.columns.flatMap { $0.moves.map(\.text) }.sorted {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
            #expect(moves == row.moves, "\(row.name)")
        }
    }

    private static func name(_ outcome: Outcome) -> String {
        switch outcome {
        case .win(let winner, _): winner == .white ? "white-wins" : "black-wins"
        case .draw: "draw"
        }
    }

    @Test func aGameSavedByAnyVersionOpensAndStaysTheSame() throws {
        for file in try Fixtures.files("records/v1", "txt") {
            let text = try String(contentsOf: file, encoding: .utf8)
            let session = try Session.load(text: text, nowMs: 0)
            let saved = session.save(nowMs: 0)
            #expect(try Session.load(text: saved, nowMs: 0).save(nowMs: 0) == saved, "\(file.lastPathComponent)")
            #expect(try Session.load(text: text, nowMs: 0).record() == session.record())
        }
    }

    @Test func aTextThatIsNoGameGivesATypedError() {
        #expect(throws: LoadError.self) { try Session.load(text: "good morning", nowMs: 0) }
        #expect(throws: LoadError.self) { try summary(text: "") }
        #expect(actionFromJson(text: "{") == nil)
    }

    @Test func aPanicOfTheCoreIsCaught() { #expect(catchesPanics()) }
}
