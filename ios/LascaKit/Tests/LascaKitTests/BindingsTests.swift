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

    @Test(arguments: try LaskerGame.all())
    func aGameOfLaskersIsPlayedByItsMovesAndEndsAsPrinted(_ game: LaskerGame) throws {
        let session = try self.game(game.rules, game.start)
        for move in game.moves {
            let update = session.handle(action: .play(text: move), nowMs: 0)
            #expect(update.changes.contains { if case .moved = $0 { true } else { false } }, "\(move)")
        }
        guard let final = game.final else { return }
        #expect(session.snapshot(nowMs: 0).position == final)
        #expect(try Session.load(text: session.record(), nowMs: 0).snapshot(nowMs: 0).position == final)
    }

    private struct Row: Decodable {
        let name, rules, position: String
        let moves: [String]
        let status: String
        let sample: Sample?
        struct Sample: Decodable { let move, after, status: String }
    }

    @Test func everyRuleFixtureHasItsMovesItsResultAndWhatItsSampleLeadsTo() throws {
        let files = try Fixtures.names("rules").map { "rules/\($0)" } + ["lasker/positions.jsonl"]
        var (read, rows) = (0, 0)
        for file in files {
            let all = try Fixtures.rows(file, Row.self)
            #expect(!all.isEmpty, "\(file)")
            for row in all { try hold(row, file) }
            (read, rows) = (read + 1, rows + all.count)
        }
        #expect(read == files.count && files.count >= 4)
        print("counted: \(read) files of rules of \(files.count), \(rows) positions through the Swift bindings")
    }

    private func hold(_ row: Row, _ file: String) throws {
        let session = try game(row.rules, row.position)
        let snapshot = session.snapshot(nowMs: 0)
        #expect(Self.status(snapshot) == row.status, "\(file): \(row.name)")
        let legal = try legalMoves(rules: .named(row.rules), position: row.position)
        #expect(Self.sorted(legal) == row.moves, "\(file): \(row.name)")
        guard case .choosing = snapshot.stage else { return }
        if !snapshot.columns.contains(where: \.more) {
            #expect(Self.sorted(snapshot.columns.flatMap { $0.moves.map(\.text) }) == row.moves, "\(file): \(row.name)")
        }
        guard let sample = row.sample else { return }
        let after = session.handle(action: .play(text: sample.move), nowMs: 0).snapshot
        #expect(Self.status(after) == sample.status, "\(file): \(row.name)")
        let position = session.position()
        #expect(position == sample.after && position.hasPrefix(after.position), "\(file): \(row.name)")
    }

    private static func sorted(_ moves: [String]) -> [String] {
        moves.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func status(_ snapshot: Snapshot) -> String {
        guard case .over(let outcome) = snapshot.stage else { return "ongoing" }
        return switch outcome {
        case .win(let winner, _): winner == .white ? "white-wins" : "black-wins"
        case .draw: "draw"
        }
    }

    private struct Count: Decodable {
        let name, rules, position: String
        let nodes: [Int64]
    }

    @Test func everyCountOfMovesIsThatOfTheFixtures() throws {
        let files = try Fixtures.names("perft").map { "perft/\($0)" }
        var (read, counts) = (0, 0)
        for file in files {
            for row in try Fixtures.rows(file, Count.self) {
                // The deep ones take the core long; the bindings hand over each count alike.
                for (index, nodes) in row.nodes.enumerated() where nodes <= 20_000 {
                    let counted = try perft(
                        rules: .named(row.rules), position: row.position, depth: Int32(index + 1))
                    #expect(counted == nodes, "\(row.name), depth \(index + 1)")
                    counts += 1
                }
            }
            read += 1
        }
        #expect(read == files.count && counts > 100)
        print("counted: \(read) files of counts of \(files.count), \(counts) counts through the Swift bindings")
    }

    @Test func aTextThatIsNoGameGivesATypedError() {
        #expect(throws: LoadError.self) { try Session.load(text: "good morning", nowMs: 0) }
        #expect(throws: LoadError.self) { try summary(text: "") }
        #expect(actionFromJson(text: "{") == nil)
    }

    @Test(arguments: [Int32.min, -1, 25, Int32.max])
    func aNumberThatIsNoSquaresIsRefusedAndTheBoardStaysAsItIs(_ number: Int32) throws {
        let session = try game("lasca.eu", nil)
        let before = session.snapshot(nowMs: 0)
        for action: Action in [.tap(square: number), .drop(from: number, to: 12), .drop(from: 8, to: number)] {
            let update = session.handle(action: action, nowMs: 0)
            let refusal = Refusal(square: nil, why: .notAMove, instead: [])
            #expect(update.changes == [.refused(refusal: refusal)])
            #expect(update.snapshot == before)
        }
    }

    @Test func aPanicOfTheCoreIsCaught() { #expect(catchesPanics()) }
}
