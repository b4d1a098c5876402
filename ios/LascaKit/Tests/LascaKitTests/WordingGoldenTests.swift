// Every sentence of the game in three languages: what the Android app's tests wrote into tests/fixtures/wording, word for
// word. Its twin is WordingGoldenTest.kt, which writes the files; both go through the same scripts and facts in one order.
import Foundation
import LascaCore
import LascaTesting
import Testing

@testable import LascaKit

@Suite struct WordingGoldenTests {
    @Test(arguments: ["en", "de", "it"])
    func everySentenceIsTheAndroidAppsWordForWord(_ language: String) throws {
        let phrases = UsedPhrases(CataloguePhrases(language))
        let said = try Sentences(phrases).all()
        let golden = try Fixtures.text("wording/\(language).txt").split(separator: "\n").map(String.init)
        #expect(golden.count > 900)
        for (number, (one, other)) in zip(said, golden).enumerated() where one != other {
            Issue.record("line \(number + 1): \(one) instead of \(other)")
            return
        }
        #expect(said.count == golden.count)
        let unsaid = try templates(phrases.inner).subtracting(phrases.used)
        #expect(unsaid.isEmpty, "templates that no sentence here is made of: \(unsaid.sorted())")
    }

    /// The keys of whole sentences and of what they are made of; those that a screen names itself are not among them.
    private func templates(_ phrases: CataloguePhrases) throws -> Set<String> {
        let kinds = [
            "spoken_", "status_", "refused_", "end_", "fact_", "hint_", "count_", "taken_", "list_", "side_", "level_",
            "standing_", "rules_", "read_",
        ]
        let screens = try Fixtures.sources("ios/LascaKit/Sources/LascaUI")
        // Dates are written by each system in its own way; what the end's sheet adds, WordingTests hold.
        return phrases.keys.filter { key in
            kinds.contains { key.hasPrefix($0) } && !screens.contains("\"\(key)\"")
        }.subtracting([
            "standing_today", "standing_rules_date", "end_you_win", "end_you_lose", "end_moves", "end_hints",
        ])
    }
}

/// The same texts, noting what was asked for.
final class UsedPhrases: Phrases, @unchecked Sendable {
    var language: String { inner.language }
    let inner: CataloguePhrases
    private let lock = NSLock()
    private var keys: Set<String> = []
    init(_ inner: CataloguePhrases) { self.inner = inner }
    var used: Set<String> { lock.withLock { keys } }

    func find(_ key: String, _ words: [Word]) -> String? {
        lock.withLock { _ = keys.insert(key) }
        return inner.find(key, words)
    }

    func find(_ key: String, count: Int, _ words: [Word]) -> String? {
        lock.withLock { _ = keys.insert(key) }
        return inner.find(key, count: count, words)
    }
}

/// All that is said, each sentence once, in the order of the golden files.
private final class Sentences {
    private let phrases: any Phrases
    private let written: Wording
    private let spoken: Wording
    private let brief: Wording
    private var seen: Set<String> = []
    private var lines: [String] = []

    init(_ phrases: any Phrases) {
        self.phrases = phrases
        written = Wording(phrases)
        spoken = Wording(phrases, speech: true)
        brief = Wording(phrases, verbosity: .short, spelling: .words, speech: true)
    }

    private func add(_ kind: String, _ text: String?) {
        guard let text, !text.isEmpty, seen.insert("\(kind): \(text)").inserted else { return }
        lines.append("\(kind): \(text)")
    }

    func all() throws -> [String] {
        for file in try Fixtures.files("sessions", "json") {
            let text = try String(contentsOf: file, encoding: .utf8)
            let script = try #require(scriptFromJson(text: text))
            let session = try Session(newGame: script.newGame, nowMs: 0)
            update([], session.snapshot(nowMs: 0))
            for step in script.steps {
                let update = session.handle(action: step.action, nowMs: step.atMs)
                self.update(update.changes, update.snapshot)
            }
        }
        try facts()
        return lines
    }

    private func update(_ changes: [Change], _ snapshot: Snapshot) {
        let words = StatusWording(written)
        add("status", line(words.status(snapshot)))
        add("slow", line(words.status(snapshot, slow: true)))
        add("said", Voice(spoken, clockWarnings: true).update(changes, snapshot))
        for asked in Voice.Asked.allCases {
            add("\(asked)", Voice(spoken, clockWarnings: true).answer(asked, snapshot))
        }
        for change in changes {
            if case .refused(let refusal) = change { add("refused", line(words.refused(refusal, snapshot))) }
            add("news", words.news(change).map(line))
        }
        for square in 0..<BoardGeometry.squares {
            add("state", written.state(square, snapshot))
            add("node", brief.node(square, snapshot))
        }
        for column in snapshot.columns where column.pieces.count > 1 { add("whole", spoken.whole(column)) }
        for choice in snapshot.columns.flatMap(\.moves) { add("choice", spoken.choice(choice)) }
        let games = GameLines(phrases)
        for side in [snapshot.beside.near, snapshot.beside.far] {
            add("caption", "\(games.called(side.called)); \(written.tally(side.tally))")
        }
        add("game", "\(games.name(GameFacts(snapshot))); \(games.standing(GameFacts(snapshot)))")
        add("rules", games.rules(snapshot.rules.set))
    }

    private func line(_ status: Status) -> String { "\(status.title) | \(status.detail) | \(status.sign)" }
}

/// What no script comes to: each fact, reason and error there is.
extension Sentences {
    private static let squares: [[Square]] = [[], [8], [8, 9, 10]]

    fileprivate func facts() throws {
        let start = try Session(newGame: .between("lasca.eu"), nowMs: 0)
        let chosen = start.handle(action: .tap(square: 8), nowMs: 0).snapshot
        let quiet = try Session(newGame: .between("lasca.eu"), nowMs: 0).snapshot(nowMs: 0)
        for snapshot in [quiet, chosen] {
            for why in RefusalWhy.allCases {
                for instead in Self.squares {
                    let refusal = Refusal(square: 12, why: why, instead: instead)
                    add("refused", line(StatusWording(written).refused(refusal, snapshot)))
                    add("said", StatusWording(brief).refused(refusal, snapshot).title)
                }
            }
        }
        outcomes()
        news()
        hints(quiet)
        pieces()
        errors()
    }

    private func outcomes() {
        let words = StatusWording(written)
        for by in WinReason.allCases {
            for side in [Side.white, .black] { add("end", words.ended(.win(winner: side, by: by))) }
        }
        for by in DrawReason.allCases {
            for limit: Int32? in [nil, 1, 60] { add("end", words.ended(.draw(by: by), limit)) }
        }
    }

    private func news() {
        let words = StatusWording(written)
        for kind in OfferKind.allCases {
            for side in [Side.white, .black] {
                let offer = Offer(by: side, to: side.other, kind: kind)
                add("news", words.news(.declined(offer: offer)).map(line))
                add("news", words.news(.accepted(offer: offer)).map(line))
            }
        }
        for side in [Side.white, .black] {
            for seconds: Int32 in [60, 30, 10] {
                add("news", words.news(.clockLow(side: side, seconds: seconds)).map(line))
            }
            add("news", words.news(.flagFell(side: side)).map(line))
        }
        add("news", words.news(.goalMet).map(line))
        add("news", words.news(.goalFailed).map(line))
    }

    private var everyFact: [Fact] {
        [
            .onlyMove, .winsByForce(moves: 1), .winsByForce(moves: 3), .promotes(square: 24),
            .captures(count: 1, officers: 0), .captures(count: 3, officers: 1), .captures(count: 3, officers: 2),
            .frees(soldiers: 1, officers: 0), .frees(soldiers: 2, officers: 1), .frees(soldiers: 0, officers: 2),
            .gainsGuards(square: 12, guards: 1), .gainsGuards(square: 12, guards: 2), .stopsPromotion(square: 3),
            .savesCommander(square: 12, role: .soldier), .savesCommander(square: 12, role: .officer),
            .forcesCapture(square: nil), .forcesCapture(square: 16), .blocks(columns: 1, square: 12),
            .blocks(columns: 2, square: 12),
        ]
    }

    private func hints(_ snapshot: Snapshot) {
        func line(_ text: String, _ origin: Square, _ landing: Square) -> MoveLine {
            MoveLine(
                ply: 1, number: 1, numbered: .opens, side: .white, text: text, origin: origin, landings: [landing],
                jumps: [], promotes: false, height: 1)
        }
        let moves = [line("c3-d4", 8, 12), line("e5xc3", 16, 8), line("b2xd4", 4, 12)]
        let details: [HintDetail] = [
            .nothing, .officers(count: 1), .officers(count: 2), .more, .line, .also(fact: .onlyMove),
        ]
        for step in HintStep.allCases {
            for fact in [nil] + everyFact.map(Optional.some) {
                for detail in details + [fact].compactMap({ $0.map { .also(fact: $0) } }) {
                    let hint = HintState(
                        ticket: 1, step: step, columns: [8, 9], line: moves, fact: fact, detail: detail)
                    add("hint", self.line(StatusWording(written).status(snapshot.hinting(hint))))
                }
            }
        }
    }

    private func pieces() {
        for side in [Side.white, .black] {
            add("side", written.side(side))
            for role in [Role.soldier, .officer] {
                for count: Int32 in [1, 2, 11] { add("run", written.run(Run(side: side, role: role, count: count))) }
                add("taken", written.taken(Piece(side: side, role: role)))
            }
        }
        for square in 0..<BoardGeometry.squares {
            add("square", "\(written.square(square)), \(spoken.square(square)), \(brief.square(square))")
        }
        for squares in Self.squares { add("squares", "\(written.squares(squares))|") }
        for list in [[landing(3)], [landing(3), landing(21, back: true)], [landing(21, back: true)]] {
            add("landings", written.landings(list))
        }
        let games = GameLines(phrases)
        for level in 1...10 { add("level", "\(games.levelName(level)); \(games.levelLine(level))") }
        for set in RuleSet.allCases { add("rules", games.rules(set)) }
        let promoted = MoveLine(
            ply: 3, number: 2, numbered: .opens, side: .white, text: "b6-c7*", origin: 18, landings: [22], jumps: [],
            promotes: true, height: 1)
        add("move", spoken.move(promoted))
    }

    private func landing(_ square: Square, back: Bool = false) -> Landing {
        Landing(
            square: square, jumped: nil, taken: nil, freed: nil, completes: true, promotes: false, backToOrigin: back)
    }

    private func errors() {
        let words = Refusals(phrases)
        for why in ReadWhy.allCases {
            let error = ReadError(why: why, line: 3, column: 14, readable: nil)
            add("error", words.words(LoadError.Unreadable(error: error)))
            add("error", words.words(NewGameError.Record(error: error)))
        }
        add("error", words.words(NewGameError.OneClock))
    }
}

extension Snapshot {
    fileprivate func hinting(_ hint: HintState) -> Snapshot {
        let told = Beside(
            pairing: beside.pairing, near: beside.near, far: beside.far, topic: .hint, prompt: beside.prompt)
        return Snapshot(
            rules: rules, white: white, black: black, whiteName: whiteName, blackName: blackName,
            beside: told, columns: columns, turn: turn, bottom: bottom,
            facing: facing, turning: turning, person: person, computer: computer,
            acting: acting, stage: stage, question: question,
            paused: paused, lookingBack: lookingBack, marks: marks, hint: hint, clocks: clocks,
            offer: offer, goal: goal, controls: controls, back: back, holds: holds, ply: ply, shownPly: shownPly,
            lastPly: lastPly, listed: listed, numbers: numbers, situation: situation, takebacks: takebacks,
            hints: hints, wakeMs: wakeMs)
    }
}
