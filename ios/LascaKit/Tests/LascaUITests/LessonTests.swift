// Lessons by touches: each is missed and met as the core judges, heard, felt and said as a game is.
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

@MainActor @Suite(.serialized) struct LessonTests {
    private func started(_ language: String = "en") async -> Walk {
        let walk = Walk(language)
        await walk.settle { walk.model.host.opened }
        return walk
    }

    /// The squares of a legal move of a lesson that meets its goal, or of one that does not; nil if there is none.
    private func way(_ item: LibraryItem, meets: Bool) throws -> [Square]? {
        func session() throws -> Session {
            try Session(newGame: gameToLearn(item: item, input: LascaKit.Settings().input), nowMs: 0)
        }
        for column in try session().snapshot(nowMs: 0).columns {
            for move in column.moves {
                let goal = try session().handle(action: .play(text: move.text), nowMs: 0).snapshot.goal
                if goal?.said == (meets ? .reached : .missed) { return [column.square] + move.landings }
            }
        }
        return nil
    }

    @Test func everyLessonIsMissedAndMetByTouchingTheSquaresOfAMoveAsTheCoreJudges() async throws {
        let walk = await started("de")
        walk.press("home_learn")
        walk.press("learn_steps_begin")
        var missed = 0
        for (index, item) in Library.lessons.enumerated() {
            if index > 0 {
                _ = walk.announced
                walk.press("learn_next")
                let title = walk.word("learn_\(Library.lessons[index].id)_title")
                #expect(walk.announced.first?.contains(title) == true, "the next lesson is told")
            }
            #expect(walk.shows(walk.word("learn_\(item.id)_title")) && walk.squares.count == 25)
            if let other = try way(item, meets: false) {
                missed += 1
                for square in other { walk.tap(BoardGeometry.name(square)) }
                #expect(walk.shows(walk.word("learn_not_yet")), "\(item.id)")
                #expect(!walk.model.settings.lessonsDone.contains(item.id))
                walk.press("game_undo")
                #expect(walk.shows(walk.word("learn_\(item.id)_task")), "\(item.id)")
            }
            for square in try #require(try way(item, meets: true)) { walk.tap(BoardGeometry.name(square)) }
            #expect(walk.shows(walk.word("learn_\(item.id)_done")), "\(item.id)")
        }
        #expect(walk.model.settings.lessonsDone == Set(Library.lessons.map(\.id)))
        #expect(missed == Library.lessons.count, "each has a move that is not asked for")
        walk.press("learn_finish")
        #expect(walk.shows(walk.word("learn_rules_title")))
    }

    @Test func nextWaitsForTheGoalAndAMoveIsTakenBackUntilItIsReached() async throws {
        let walk = await started()
        let index = try #require(Library.lessons.firstIndex { $0.id == "release" })
        walk.model.path = [.learn, .lesson(index)]
        walk.host.update()
        func next() -> Bool { walk.find(walk.word("learn_next")) != nil }
        func again() -> Bool {
            walk.host.front.all.contains { $0.label == walk.word("game_undo") && $0.frame.height >= 56 }
        }
        #expect(!next() && !again())
        for square in try #require(try way(Library.lessons[index], meets: false)) {
            walk.tap(BoardGeometry.name(square))
        }
        #expect(!next() && again(), "it was something else")
        walk.press("game_undo")
        #expect(!again())
        for square in try #require(try way(Library.lessons[index], meets: true)) {
            walk.tap(BoardGeometry.name(square))
        }
        #expect(next() && !again())
    }

    @Test func aLessonThatIsSkippedIsFollowedByTheNextAndTheLastByTheList() async {
        let walk = await started()
        walk.model.path = [.learn, .lesson(Library.lessons.count - 2)]
        walk.host.update()
        walk.press("learn_skip")
        #expect(walk.shows(walk.word("learn_\(Library.lessons[Library.lessons.count - 1].id)_title")))
        #expect(walk.model.settings.lessonsDone.isEmpty)
        walk.press("learn_skip")
        #expect(walk.model.path == [.learn])
    }

    @Test(arguments: [(Place.lesson(0), false, true), (.lesson(0), true, false), (.replay(0), false, false)])
    func whereAFingerScrollsTheBoardsPageItLeadsNoColumn(_ place: Place, _ large: Bool, _ leads: Bool) {
        let walk = Walk(change: { if large { $0.dynamicTypeSize = .accessibility3 } })
        walk.model.path = [place]
        walk.host.update()
        #expect(walk.squares.count == 25)
        #expect(walk.host.front.all.contains { $0.drag != nil } == leads)
    }

    @Test func aLessonIsHeardFeltAndSaid() async throws {
        let walk = await started()
        walk.press("home_learn")
        walk.press("learn_steps_begin")
        _ = walk.announced
        for name in ["c3", "d4"] { walk.tap(name) }
        #expect(walk.sounds.played == [.step] && walk.host._felt == ["impact light"])
        #expect(walk.announced.contains { $0.contains("c 3 to d 4") })
        let must = try #require(Library.lessons.firstIndex { $0.id == "must_capture" })
        walk.model.path = [.learn, .lesson(must)]
        walk.host.update()
        let start = try #require(Library.position(Library.lessons[must]))
        let still = try #require(start.columns.first { $0.pieces[0].side == .white && $0.moves.isEmpty && !$0.canMove })
        walk.tap(BoardGeometry.name(still.square))
        #expect(walk.sounds.played.last == .refusal && walk.host._felt.last == "warning")
    }

    /// How many lines of guards are drawn: each has a core of 0.04 squares.
    private func guards(_ walk: Walk) throws -> Int {
        let width = String(format: "stroke-width=\"%.3f\"", 0.04 * (try #require(walk.square("d4")).frame.height))
        return walk.host.svg.components(separatedBy: width).count - 1
    }

    @Test func lessonsShowTheGuardsOfEveryColumnAndGamesWhoeverWantsThem() async throws {
        let walk = await started()
        walk.begin("lasca.eu")
        #expect(try guards(walk) == 0)
        walk.model.settings.settings.guards = true
        walk.host.update()
        #expect(try guards(walk) == 22)
        walk.model.settings.settings.guards = false
        walk.model.path = [.learn, .lesson(0)]
        walk.host.update()
        let columns = try #require(Library.position(Library.lessons[0])).columns.count
        #expect(try guards(walk) == columns)
    }

    @Test func whoLearnsSeesWhereAColumnCanGoWhateverIsShownInGames() async {
        let walk = await started()
        walk.model.path = [.learn, .lesson(0)]
        walk.host.update()
        walk.tap("c3")
        let shown = walk.host.svg
        walk.model.settings.settings.showLandings = false
        walk.host.update()
        #expect(walk.host.svg == shown)
    }

    @Test func whoConfirmsMovesIsAskedToInLessonsAsWell() async {
        let walk = await started()
        walk.model.settings.settings.confirm = true
        walk.press("home_learn")
        walk.press("learn_steps_begin")
        walk.tap("c3")
        walk.tap("d4")
        #expect(walk.shows("Play c3–d4?"))
        #expect(walk.model.settings.lessonsDone.isEmpty)
        walk.tap("d4")
        #expect(walk.model.settings.lessonsDone == [Library.lessons[0].id])
    }
}
