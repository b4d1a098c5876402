// Every screen but the game's: reached and used by fired actions.
import Accessibility
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

@MainActor @Suite(.serialized) struct ScreenTests {
    private func started(_ language: String = "en", folder: any Folder = MemoryFolder()) async -> Walk {
        let walk = Walk(language, folder: folder)
        await walk.settle { walk.model.host.opened }
        return walk
    }

    @Test func fromTheFirstLaunchThreeTouchesMakeTheFirstMoveTheThirdADrag() async {
        let walk = await started()
        walk.press("home_play_computer")
        walk.press("new_game_start")
        walk.drag("c3", "d4")
        #expect(walk.model.host.moves(1, 1).map(\.text) == ["c3-d4"])
    }

    @Test func aNewGameIsMadeOfItsChoices() async throws {
        let walk = await started()
        walk.press("home_play_computer")
        walk.press("level_hard")
        walk.press("new_game_black")
        walk.press("rules_kawu")
        walk.press("new_game_start")
        let snapshot = try #require(walk.model.host.snapshot)
        #expect(snapshot.white == .computer(level: 8))
        #expect(snapshot.person == .black)
        #expect(snapshot.bottom == .black)
        #expect(snapshot.rules.set == .kawu)
        #expect(Draft(text: walk.model.settings.draft).level == 8)
    }

    @Test(arguments: [
        (CGSize(width: 430, height: 932), CGSize(width: 932, height: 430)),
        (CGSize(width: 1194, height: 834), CGSize(width: 507, height: 834)),
    ])
    func aWindowThatIsTurnedKeepsWhatIsBeingMade(_ one: CGSize, _ other: CGSize) {
        let walk = Walk(size: one)
        walk.model.path = [.newGame(computer: false)]
        walk.host.update()
        func name() -> _Node? {
            walk.host.front.all.first { $0.type != nil && $0.label == walk.word("new_game_name_white") }
        }
        name()?.enter("Anna")
        walk.turn(to: other)
        walk.turn(to: one)
        #expect(walk.model.making?.whiteName == "Anna")
        walk.press("new_game_start")
        #expect(walk.model.host.snapshot?.whiteName == "Anna")
        #expect(walk.model.making == nil)
    }

    @Test func ownRulesAndOwnClocksUnfoldAndBegin() async throws {
        let walk = await started()
        walk.press("home_two_players")
        walk.press("rules_own_short")
        walk.press("new_game_own_rejump")
        walk.find(walk.phrases.phrase("new_game_clock_own"))?.activate()
        walk.press("new_game_clock_handicap")
        walk.host.front.all.first { $0.type != nil && $0.label == walk.word("new_game_name_white") }?.enter("Anna")
        walk.press("new_game_face_to_face")
        walk.press("new_game_start")
        let snapshot = try #require(walk.model.host.snapshot)
        #expect(snapshot.rules == Rules(set: .own, rejump: true, demote: false, quietLimit: nil))
        let clocks = try #require(snapshot.clocks)
        let times: [Int64] = [clocks.whiteMs, clocks.blackMs]
        #expect(times == [900_000, 300_000])
        #expect(snapshot.whiteName == "Anna")
        #expect(snapshot.turning == .faceToFace)
        #expect(walk.shows("15:00"))
    }

    @Test func aPastedPositionStartsAGameAndABadOneSaysWhy() async {
        let walk = await started()
        walk.press("home_two_players")
        let field = walk.host.front.all.first { $0.label == walk.word("new_game_position_hint") }
        field?.enter("w a1w z9")
        #expect(walk.find(walk.word("new_game_position_use")) == nil)
        walk.host.front.all.first { $0.label == walk.word("new_game_position_hint") }?.enter("w c3Wb g7b")
        walk.press("new_game_position_use")
        walk.press("new_game_start")
        #expect(walk.model.host.snapshot?.position == "w c3Wb g7b")
    }

    @Test func savedGamesAreFoundRenamedSharedDeletedAndBroughtBack() async throws {
        let walk = await started()
        walk.begin("lasker-1911")
        for name in ["c3", "d4"] { walk.tap(name) }
        walk.model.host.hide()
        walk.model.disk.flush()
        walk.model.path = [.myGames]
        walk.host.update()
        await walk.settle { walk.shows(walk.word("standing_two_people")) }
        walk.press("my_games_rename")
        walk.host.front.all.first { $0.label == walk.word("my_games_name") && $0.type != nil }?.enter("Evening")
        walk.press("my_games_save")
        await walk.settle { walk.shows("Evening") }
        walk.host.front.all.first { $0.type != nil }?.enter("lasker evening")
        #expect(walk.shows("Evening"))
        walk.host.front.all.first { $0.type != nil }?.enter("nobody")
        #expect(walk.shows(walk.phrases.phrase("my_games_nothing", "nobody")))
        walk.press("my_games_clear")
        walk.press("my_games_share_message")
        #expect(walk.host._shared.last?.contains("c3-d4") == true)
        walk.press("my_games_delete")
        await walk.settle { walk.shows(walk.word("my_games_empty")) }
        walk.press("screen_undo")
        await walk.settle { walk.shows("Evening") }
        #expect(walk.shows("Evening"))
    }

    @Test func aGameComesInByPasteAndByFileAndGoesOutAsAFile() async throws {
        let walk = await started()
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: place) }
        let record = try Fixtures.text("records/v1/agreed.txt")
        try "Look:\n\(record)".write(to: place, atomically: true, encoding: .utf8)
        walk.press("home_my_games")
        walk.press("my_games_import")
        try #require(walk.host.root.all.compactMap(\.file).first).answer(place)
        walk.host.update()
        await walk.settle { walk.find(walk.word("my_games_paste_add")) != nil }
        walk.press("my_games_paste_add")
        await walk.settle { walk.model.host.snapshot != nil }
        #expect(walk.squares.count == 25)
        walk.model.path = [.myGames]
        walk.host.update()
        await walk.settle { !walk.shows(walk.word("my_games_loading")) }
        walk.press("my_games_export")
        let panel = try #require(walk.host.root.all.compactMap(\.file).first)
        #expect(panel.isExport && panel.name == "lasca-games")
        let written = try await panel.data?()
        #expect(written.map { String(decoding: $0, as: UTF8.self) }?.hasPrefix("Lasca record") == true)
        panel.answer(place)
        walk.host.update()
        walk.press("my_games_paste")
        walk.host.front.all.first { $0.type != nil }?.enter("no game at all")
        _ = walk.announced
        await walk.settle { walk.shows(walk.word("read_no_game")) }
        #expect(walk.announced.last == walk.word("read_no_game"), "what appears is said")
        #expect(walk.shows(walk.word("read_no_game")))
    }

    @Test func aTextIsLookedThroughBesideTheMainActorAndItsBeginningShown() async throws {
        let walk = await started()
        let (gate, main) = (DispatchSemaphore(value: 0), Places())
        walk.model.find = { text in
            main.add(Thread.isMainThread)
            _ = gate.wait(timeout: .now() + 20)
            return GameShelf.find(text)
        }
        let record = try Fixtures.text("records/v1/agreed.txt")
        walk.model.received = String(repeating: "not a game\n", count: 9000) + record
        walk.host.update()
        await walk.settle { main.all.count == 1 }
        #expect(main.all == [false] && walk.shows(walk.word("my_games_paste_looking")))
        let field = try #require(walk.host.front.all.first { $0.type != nil })
        #expect(field.value?.count == 20_000)
        let commands = walk.host.menus.flatMap(\.all).filter { $0.shortcut != nil }
        #expect(!commands.isEmpty && commands.allSatisfy { !$0.isEnabled }, "no key changes what lies beneath")
        gate.signal()
        await walk.settle { walk.find(walk.word("my_games_paste_add")) != nil }
        #expect(walk.find(walk.word("my_games_paste_add")) != nil, "the game behind all that is shown is found")
        field.enter("e")
        await walk.settle { main.all.count == 2 }
        #expect(walk.find(walk.word("my_games_paste_add")) == nil, "what was found was not in this text")
        gate.signal()
        await walk.settle { walk.shows(walk.word("read_no_game")) }
        #expect(main.all == [false, false] && walk.shows(walk.word("read_no_game")))
    }

    private final class Places: @unchecked Sendable {
        private let lock = NSLock()
        private var places: [Bool] = []
        var all: [Bool] { lock.withLock { places } }
        func add(_ place: Bool) { lock.withLock { places.append(place) } }
    }

    @Test func ofAFileOfSeveralGamesAllSoundOnesComeAndTheDamagedAreTold() async throws {
        let walk = await started()
        let sound = try ["agreed", "new-game"].map { try Fixtures.text("records/v1/\($0).txt") }
        let broken = "Lasca record 1\nrules: of the house\n\n*\n"
        walk.model.received = (sound + [broken]).joined(separator: "\n")
        walk.host.update()
        await walk.settle { walk.shows(walk.model.phrases.count("my_games_found", 2)) }
        #expect(walk.shows(walk.model.phrases.count("my_games_found", 2)))
        #expect(walk.shows(walk.model.phrases.count("my_games_broken", 1)))
        let add = walk.model.phrases.count("my_games_paste_add_all", 2)
        try #require(walk.find(add)).activate()
        await walk.settle { walk.model.path == [.myGames] }
        #expect(try walk.folder.names().filter { $0.hasSuffix(GameStore.game) }.count == 2)
        #expect(walk.model.path == [.myGames])
    }

    @Test func rulesIdeasGamesAndHistoryAreReadAndTakenOver() async throws {
        let walk = await started("it")
        walk.press("home_learn")
        walk.press("learn_rules_title")
        #expect(walk.shows(walk.word("rule_4_3")))
        walk.model.path.removeLast()
        walk.host.update()
        walk.press("learn_history_title")
        #expect(walk.host.front.all.count > 5)
        walk.model.path.removeLast()
        walk.host.update()
        walk.press("learn_ideas_title")
        #expect(Library.ideas.count >= 6)
        walk.press("learn_\(Library.ideas[0].id)_title")
        walk.press("learn_play_on")
        #expect(walk.model.host.snapshot?.person != nil)
    }

    @Test func anOldGameIsSteppedThroughAndKeptOnlyWhenItIsTakenOver() async throws {
        let folder = MemoryFolder()
        let walk = await started(folder: folder)
        walk.begin("kawu")
        walk.model.disk.flush()
        let (played, kept) = (walk.model.host.id, folder.all)
        walk.model.path = [.learn, .heritage]
        walk.host.update()
        let old = try #require(Library.heritage.first)
        for _ in 0..<3 {
            walk.press("learn_\(old.id)_title")
            walk.press("replay_next")
            walk.press("replay_last")
            walk.press("replay_previous")
            walk.tap("c3")
            walk.model.path.removeLast()
            walk.host.update()
        }
        walk.model.disk.flush()
        #expect(folder.all == kept && walk.model.host.id == played, "who only looks keeps nothing")
        walk.press("learn_\(old.id)_title")
        #expect(walk.shows(walk.word("replay_start")))
        for _ in 0..<2 { walk.press("replay_next") }
        walk.press("learn_take_over")
        walk.press("replay_as_black")
        let snapshot = try #require(walk.model.host.snapshot)
        #expect(snapshot.ply == 2 && snapshot.person == .black && walk.model.host.id != played)
        walk.model.disk.flush()
        #expect(folder.all.keys.filter { $0.hasSuffix(GameStore.game) }.count == 2)
    }

    @Test func aBoardThatCannotBeShownOrPlayedOnSaysWhy() async {
        let walk = await started()
        let why = Refusals(walk.phrases).words(ReadError(why: .position, line: 1, column: 1, readable: nil))
        let start = Start.position(text: "no board")
        let item = LibraryItem(id: "nothing", rules: .named("kawu"), start: start, goal: nil)
        var environment = walk.host.environment
        environment.phrases = walk.phrases
        let view = LessonScreen(model: walk.model, items: [item], index: 0, kind: .idea)
        let host = _Host(view, environment: environment)
        let said = String(why.suffix(20))
        #expect(host.root.all.contains { $0.label?.hasSuffix(said) == true })
        host.root.all.first { $0.label == walk.word("learn_play_on") && $0.action != nil }?.activate()
        #expect(walk.model.host.snapshot == nil && host.root.all.contains { $0.label?.hasSuffix(said) == true })
    }

    @Test func everySettingIsSetByItsRow() async {
        let walk = await started()
        walk.press("home_settings")
        let before = walk.model.settings.settings
        for key in [
            "settings_coordinates", "settings_landings", "settings_guards", "settings_drag", "settings_complete",
            "settings_final", "settings_quick", "settings_one_tap", "settings_auto", "settings_confirm",
            "settings_hint_steps", "settings_sound", "settings_haptics", "settings_clock_warnings",
            "settings_board_felt", "settings_dark", "settings_motion_fast", "settings_hand_left",
            "settings_clock_side_left",
            "settings_pace_slow", "settings_verbosity_short", "settings_spelling_words", "settings_badge_never",
        ] { walk.press(key) }
        let now = walk.model.settings.settings
        #expect(now.coordinates != before.coordinates && now.input != before.input)
        #expect(now.board == .felt && now.brightness == .dark && now.hand == .left && now.pace == .slow)
        #expect(now.clockSide == .left)
        #expect(now.verbosity == .short && now.spelling == .words && now.badgeFrom == 0 && now.motion == .fast)
        walk.press("about_privacy_title")
        #expect(walk.host.front.all.count > 3)
        walk.model.path = [.settings]
        walk.host.update()
        walk.press("settings_language")
        #expect(OpenURLAction.log.last?.absoluteString == "app-settings:")
    }

    @Test func aGameThatWasSentIsShownAndADamagedOneIsTold() async throws {
        let folder = MemoryFolder()
        try folder.write("x" + GameStore.game, "nonsense")
        let walk = await started(folder: folder)
        #expect(walk.shows(walk.word("status_damaged")))
        walk.press("screen_close")
        walk.model.received = try Fixtures.text("records/v1/new-game.txt")
        walk.host.update()
        await walk.settle { walk.find(walk.word("my_games_paste_add")) != nil }
        walk.press("my_games_paste_add")
        await walk.settle { walk.model.host.snapshot != nil }
        #expect(walk.model.path == [.game])
    }

    @Test func onAWideWindowHomeStandsBesideTheGame() async {
        let walk = Walk(size: CGSize(width: 1194, height: 834))
        await walk.settle { walk.model.host.opened }
        walk.press("home_play_computer")
        walk.press("new_game_start")
        #expect(walk.squares.count == 25)
        #expect(walk.find(walk.word("home_learn")) == nil, "a game has the whole window")
        walk.find("sidebar")?.activate()
        #expect(walk.find(walk.word("home_learn")) != nil && walk.squares.count == 25)
        walk.tap("c3")
        #expect(walk.find(walk.word("home_learn")) != nil, "it stays as long as one stays")
    }

    @Test func onAPadTheGameThatLiesBeneathIsNeitherHeardNorTakenForGone() async throws {
        let walk = Walk(size: CGSize(width: 1194, height: 834), settings: { $0.motion = .off })
        await walk.settle { walk.model.host.opened }
        walk.begin("lasca.eu")
        walk.model.path = []
        walk.host.update()
        #expect(walk.squares.count == 25, "beside Home stands the game")
        walk.tap("c3")
        walk.model.path = [.game]
        walk.host.update()
        walk.tap("d4")
        #expect(walk.sounds.played == [.step] && walk.host._felt == ["impact light"])
        walk.key("z", .command)
        #expect(walk.model.host.snapshot?.ply == 0, "it is still on screen")
        walk.model.path = [.settings]
        walk.host.update()
        #expect(!walk.host._press("z", [.command, .shift]))
        #expect(!walk.model.gameShown)
    }

    @Test func onAnUprightPadHomeIsAskedForAndMakesWay() async {
        let walk = Walk(size: CGSize(width: 834, height: 1194))
        await walk.settle { walk.model.host.opened }
        #expect(walk.find(walk.word("home_learn")) == nil)
        walk.find("sidebar")?.activate()
        walk.press("home_two_players")
        #expect(walk.find(walk.word("home_learn")) == nil, "what was chosen has the whole window")
        walk.press("new_game_start")
        #expect(walk.squares.count == 25)
    }
}
