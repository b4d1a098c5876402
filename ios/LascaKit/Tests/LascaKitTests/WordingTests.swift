// The words: every key in three languages with the same places; the templates as they are spoken.
import Foundation
import LascaCore
import LascaTesting
import Testing

@testable import LascaKit

@Suite struct WordingTests {
    private func snapshot(_ position: String, rules: String = "lasca.eu") throws -> (Session, Snapshot) {
        let session = try Session(newGame: .between(rules, position), nowMs: 0)
        return (session, session.snapshot(nowMs: 0))
    }

    private func speech(_ language: String, _ verbosity: Verbosity = .full) -> Wording {
        Wording(CataloguePhrases(language), verbosity: verbosity, speech: true)
    }

    private static let spoken: [(String, [String])] = [
        (
            "en",
            [
                "d 4, white officer, column of 4: white officer, 2 black soldiers, white soldier",
                "d 4, white officer, 4 high, 2 prisoners", "e 1, empty", "a 3, white soldier",
            ]
        ),
        (
            "de",
            [
                "d 4, weißer Offizier, Turm aus 4: weißer Offizier, 2 schwarze Soldaten, weißer Soldat",
                "d 4, weißer Offizier, Höhe 4, 2 Gefangene", "e 1, leer", "a 3, weißer Soldat",
            ]
        ),
        (
            "it",
            [
                "d 4, ufficiale bianco, colonna di 4: ufficiale bianco, 2 soldati neri, soldato bianco",
                "d 4, ufficiale bianco, altezza 4, 2 prigionieri", "e 1, vuota", "a 3, soldato bianco",
            ]
        ),
    ]

    @Test(arguments: spoken) func squaresAreSpokenAsTheTemplatesSay(_ language: String, _ expected: [String]) throws {
        let (_, snapshot) = try snapshot("w a3w d4Wbbw g7b")
        let column = snapshot.columns.first { BoardGeometry.name($0.square) == "d4" }
        let words = speech(language)
        #expect(words.content(12, column) == expected[0])
        #expect(speech(language, .short).content(12, column) == expected[1])
        #expect(words.content(2, nil) == expected[2])
        #expect(words.content(7, snapshot.columns.first) == expected[3])
    }

    @Test func aLandingSaysWhatItTakesAndAMoveIsOneSentence() throws {
        let (session, start) = try snapshot("w c3w d4bw g7b")
        let words = speech("en")
        #expect(words.state(8, start) == "must capture")
        #expect(StatusWording(words).spoken(start) == "White to move, capture is mandatory: c 3")
        let chosen = session.handle(action: .tap(square: 8), nowMs: 0).snapshot
        #expect(words.node(16, chosen) == "e 5, empty, legal landing, captures black soldier on d 4")
        let update = session.handle(action: .tap(square: 16), nowMs: 0)
        let line = try #require(update.snapshot.marks.last)
        #expect(
            words.move(line)
                == "White: c 3 captures d 4, lands on e 5; column of 2 on e 5, white soldier freed on d 4")
    }

    @Test func aRefusalSaysWhyAndWhatWouldDo() throws {
        let (session, _) = try snapshot("w a1w c3w d4b g7b")
        let update = session.handle(action: .tap(square: 0), nowMs: 0)
        let refusal = update.changes.compactMap { if case .refused(let it) = $0 { it } else { nil } }.first
        let words = StatusWording(Wording(CataloguePhrases("de")))
        let found = try #require(refusal)
        let status = words.refused(found, update.snapshot)
        #expect(status.sign == .duty)
        #expect(status.title.contains("a1") && status.title.contains("c3"))
    }

    @Test func anEndSaysWhoWonAndExactlyWhy() throws {
        let (session, _) = try snapshot("w c3w d4b")
        let update = session.handle(action: .play(text: "c3xe5"), nowMs: 0)
        let words = StatusWording(Wording(CataloguePhrases("en")))
        guard case .over(let outcome) = update.snapshot.stage else { return #expect(Bool(false)) }
        #expect(words.ended(outcome) == "White wins, Black has no column left")
        let spoken = Voice(speech("en"), clockWarnings: true).update(update.changes, update.snapshot)
        #expect(spoken?.hasSuffix(". White wins, Black has no column left") == true)
    }

    @Test func theEndIsToldToThePersonWhoPlayedTheComputer() throws {
        let words = EndWording(Wording(CataloguePhrases("en")))
        func end(_ action: Action, _ rules: String = "lasca.eu", _ start: String = "w c3w d4b") throws -> [String] {
            let game = NewGame.between(rules, start, black: .computer(level: 1))
            let ended = try Session(newGame: game, nowMs: 0).handle(action: action, nowMs: 0).snapshot
            guard case .over(let outcome) = ended.stage else { return [] }
            return [words.result(outcome, ended), words.reason(outcome, ended)]
        }
        let won = try end(.play(text: "c3xe5"))
        #expect(won == ["You win", "White wins, Black has no column left. 1 move."])
        let lost = try end(.resign(side: .white))
        #expect(lost.first == "The computer wins")
        let drawn = try end(.play(text: "a1-b2"), "kawu", "w a1W g7B ; np=59")
        #expect(drawn.first == "Draw")
    }

    @Test(arguments: ["en", "de", "it"]) func everyKeyThatTheWordingFormsIsInTheCatalogue(_ language: String) throws {
        let phrases = CataloguePhrases(language)
        #expect(phrases.keys.count > 300)
        for side in ["white", "black"] {
            for end in ["no_column", "blocked", "resigned", "flag"] {
                #expect(phrases.keys.contains("end_\(side)_\(end)"))
            }
            for role in ["soldier", "officer"] { #expect(phrases.keys.contains("count_\(side)_\(role)")) }
        }
        for file in "abcdefg" { #expect(phrases.keys.contains("spoken_file_\(file)")) }
        for item in Library.lessons + Library.ideas {
            for part in ["title", "text", "task", "done"] { #expect(phrases.keys.contains("learn_\(item.id)_\(part)")) }
        }
        for item in Library.heritage { #expect(phrases.keys.contains("learn_\(item.id)_title")) }
        for demo in Library.demos {
            #expect(phrases.keys.contains("learn_\(demo.id)_lead"))
            for line in rulebook(rules: demo.rules) { #expect(phrases.keys.contains(line.key)) }
        }
        #expect(phrases.phrase("list_comma", "a", "b").contains("b"))
    }

    @Test func formatsPutWordsInTheirPlaces() {
        #expect(Format.fill("%2$@ and %1$lld, 100 %%", [7, "b"]) == "b and 7, 100 %")
        #expect(Format.fill("%lld of %@", [3, "x"]) == "3 of x")
        #expect(Format.fill("%1$@ %9$@", ["a"]) == "a ")
    }

    @Test func clocksAreWrittenAsPlayersReadThem() {
        #expect(ClockWords.digits(192_000) == "3:12")
        #expect(ClockWords.digits(191_001) == "3:12")
        #expect(ClockWords.digits(3_900_000) == "1:05:00")
        #expect(ClockWords.digits(9_450) == "0:09.4")
        #expect(ClockWords.digits(-5) == "0:00.0")
    }

    @Test(arguments: ["ar_EG", "ar_EG@numbers=arab", "fa_IR", "en_US", "th_TH@numbers=thai", "hi_IN@numbers=deva"])
    func wherePeopleWriteOtherDigitsThoseOfTheBoardAreWritten(_ place: String) throws {
        let rules = try #require(ruleDemos().first).rules
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        for language in ["en", "de", "it"] {
            let locale = Locale(identifier: place).written(in: language)
            #expect(locale.language.languageCode?.identifier == language)
            let lines = GameLines(CataloguePhrases(language))
            for played in [Int64(1_700_000_000_000), 1_600_000_000_000] {
                let words = lines.rulesAndDate(rules, playedMs: played, now: now, locale: locale)
                #expect(words.unicodeScalars.allSatisfy { $0.properties.numericType == nil || $0.isASCII }, "\(words)")
                #expect(words.contains { $0.isNumber }, "\(words)")
                let letters = words.unicodeScalars.filter(\.properties.isAlphabetic)
                #expect(letters.allSatisfy { $0.value < 0x250 }, "\(words)")
            }
        }
    }

    @Test func whoReadsTheClockByHalvesOfTheDayDoesSoHere() throws {
        let rules = try #require(ruleDemos().first).rules
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        func line(_ place: String, _ language: String) -> String {
            GameLines(CataloguePhrases(language)).rulesAndDate(
                rules, playedMs: 1_700_000_000_000, now: now, locale: Locale(identifier: place).written(in: language))
        }
        #expect(line("en_US", "en").hasSuffix("M"), "\(line("en_US", "en"))")
        #expect(!line("de_DE", "de").hasSuffix("M"), "\(line("de_DE", "de"))")
        #expect(line("en_GB@hours=h12", "en").lowercased().hasSuffix("m"), "\(line("en_GB@hours=h12", "en"))")
        #expect(!line("en_US@hours=h23", "en").hasSuffix("M"), "\(line("en_US@hours=h23", "en"))")
    }
}
