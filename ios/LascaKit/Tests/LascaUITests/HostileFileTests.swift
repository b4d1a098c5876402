// What other apps and the disk do to the screen of saved games: files of any bytes, texts that follow each other, refusals.
import Foundation
import LascaCore
import LascaKit
import LascaTesting
import SwiftUI
import Testing

@testable import LascaUI

@MainActor @Suite(.serialized) struct HostileFileTests {
    private func file(_ data: Data) throws -> URL {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try data.write(to: place)
        return place
    }

    private nonisolated static let hostile: [(String, Data)] = {
        var noise = SplitMix(seed: 7)
        return [
            ("empty", Data()), ("zeros", Data(count: 100_000)),
            ("no letters", Data([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80])),
            ("noise", Data((0..<200_000).map { _ in UInt8(truncatingIfNeeded: noise.next()) })),
            ("a letter cut at the limit", Data(repeating: 0x61, count: GameShelf.longest) + Data("ä".utf8)),
            ("line ends", Data(String(repeating: "\r\n\u{2028}\u{85}", count: 20_000).utf8)),
            ("combining", Data(String(repeating: "\u{301}", count: 50_000).utf8)),
            ("other way", Data("\u{202e}rules: lasca.eu\u{202c}\nשלום".utf8)),
        ]
    }()

    @Test(arguments: hostile.indices) func whateverIsInAFileTheSheetSaysWhyThereIsNoGame(_ index: Int) async throws {
        let place = try file(Self.hostile[index].1)
        defer { try? FileManager.default.removeItem(at: place) }
        let walk = Walk()
        await walk.settle { walk.model.host.opened }
        walk.host._open(place)
        await walk.settle { walk.model.received != nil && !walk.shows(walk.word("my_games_paste_looking")) }
        #expect(walk.model.received != nil && !walk.model.unreadable)
        #expect(walk.find(walk.word("my_games_paste_add")) == nil)
        // The field scrolls; all else is whole.
        #expect(walk.elements.allSatisfy { $0.type != nil || !$0.clipped })
        walk.press("screen_cancel")
        #expect(walk.model.received == nil)
    }

    @Test func aGameAfterAMarkOfByteOrderOrWithLineEndsOfOtherSystemsIsFound() async throws {
        let record = try Fixtures.text("records/v1/agreed.txt")
        for text in ["\u{feff}" + record, record.replacingOccurrences(of: "\n", with: "\r\n")] {
            let place = try file(Data(text.utf8))
            defer { try? FileManager.default.removeItem(at: place) }
            let walk = Walk()
            await walk.settle { walk.model.host.opened }
            walk.host._open(place)
            await walk.settle { walk.find(walk.word("my_games_paste_add")) != nil }
            #expect(walk.find(walk.word("my_games_paste_add")) != nil)
        }
    }

    @Test func aLongFileInLettersOfTwoBytesIsReadToItsEnd() async throws {
        let records = try ["agreed", "new-game"].map { try Fixtures.text("records/v1/\($0).txt") }
        let words = String(repeating: String(repeating: "é", count: 999) + "\n", count: 5_000)
        let place = try file(Data((words + records.joined(separator: "\n")).utf8))
        defer { try? FileManager.default.removeItem(at: place) }
        let walk = Walk()
        await walk.settle { walk.model.host.opened }
        walk.host._open(place)
        let found = walk.model.phrases.count("my_games_found", 2)
        await walk.settle { walk.shows(found) || walk.shows(walk.word("read_no_game")) }
        #expect(walk.shows(found))
    }

    @Test func aFileThatIsTooLongIsSaidToBe() async throws {
        let text = try Fixtures.text("records/v1/agreed.txt") + String(repeating: "é", count: 8_000_000)
        let place = try file(Data(text.utf8))
        defer { try? FileManager.default.removeItem(at: place) }
        let walk = Walk()
        await walk.settle { walk.model.host.opened }
        walk.host._open(place)
        let said = walk.word("read_too_long")
        await walk.settle { walk.shows(said) || walk.find(walk.word("my_games_paste_add")) != nil }
        #expect(walk.shows(said))
    }

    @Test func aSecondFileThatComesWhileTheFirstIsShownIsShownInItsPlace() async throws {
        let walk = Walk()
        await walk.settle { walk.model.host.opened }
        walk.model.receive(try Fixtures.text("records/v1/agreed.txt"))
        walk.host.update()
        await walk.settle { walk.find(walk.word("my_games_paste_add")) != nil }
        walk.model.receive("nothing of the kind")
        walk.host.update()
        await walk.settle { walk.find(walk.word("my_games_paste_add")) == nil }
        #expect(walk.find(walk.word("my_games_paste_add")) == nil, "the first file's game is no longer offered")
    }

    @Test func aFileThatComesOverTheEndOfAGameIsShownAndTheEndIsAfterIt() async throws {
        let walk = Walk()
        await walk.settle { walk.model.host.opened }
        walk.begin("kawu")
        walk.model.host.handle(.resign(side: .white))
        await walk.settle { walk.find(walk.word("end_again")) != nil }
        #expect(walk.find(walk.word("end_again")) != nil)
        walk.model.receive(try Fixtures.text("records/v1/agreed.txt"))
        walk.host.update()
        await walk.settle { walk.find(walk.word("my_games_paste_add")) != nil }
        #expect(walk.find(walk.word("my_games_paste_add")) != nil, "the system shows one sheet at a time")
        walk.press("screen_cancel")
        await walk.settle { walk.find(walk.word("end_again")) != nil }
        #expect(walk.find(walk.word("end_again")) != nil)
        walk.model.receive("nothing of the kind")
        walk.host.update()
        await walk.settle { walk.find(walk.word("screen_cancel")) != nil }
        walk.press("screen_cancel")
        walk.find(walk.word("end_home"))?.activate()
        #expect(!walk.model.covered && walk.model.path.isEmpty)
    }

    @Test func aFileThatComesOverTheListOfMovesOrAQuestionIsShown() async throws {
        for (key, shown) in [("game_moves", "screen_close"), ("game_resign", "game_keep_playing")] {
            let walk = Walk()
            await walk.settle { walk.model.host.opened }
            walk.begin("kawu")
            walk.press(key)
            #expect(walk.find(walk.word(shown)) != nil)
            walk.model.receive(try Fixtures.text("records/v1/agreed.txt"))
            walk.host.update()
            await walk.settle { walk.find(walk.word("my_games_paste_add")) != nil }
            #expect(walk.find(walk.word("my_games_paste_add")) != nil)
            walk.press("screen_cancel")
            #expect(walk.find(walk.word(shown)) == nil)
        }
    }

    @Test func ofANameWithoutEndAGameKeepsWhatItCanAndTheScreenIsWhole() async throws {
        let walk = Walk()
        await walk.settle { walk.model.host.opened }
        walk.model.path = [.newGame(computer: false)]
        walk.host.update()
        let endless = String(repeating: "Anna Maria ", count: 1000)
        let field = try #require(walk.elements.first { $0.type != nil && $0.label == walk.word("new_game_name_white") })
        field.enter(endless)
        let shown = walk.elements.first { $0.type != nil && $0.label == walk.word("new_game_name_white") }?.value
        #expect(shown?.count == GameStore.longestTitle)
        walk.press("new_game_start")
        await walk.settle { walk.squares.count == 25 }
        #expect(walk.model.host.snapshot?.whiteName.count ?? 0 > 70)
        for node in walk.host.root.all where node.label?.contains("Anna") == true {
            #expect(walk.host._room.contains(node.frame), "\(node.frame)")
        }
    }

    @Test func aFileThatCannotBeReadIsTold() async throws {
        let walk = Walk()
        await walk.settle { walk.model.host.opened }
        walk.host._open(FileManager.default.temporaryDirectory.appendingPathComponent("nothing-\(UUID().uuidString)"))
        await walk.settle { walk.model.received != nil }
        #expect(walk.shows(walk.word("my_games_file_failed")))
        walk.press("screen_cancel")
        walk.model.receive("")
        walk.host.update()
        #expect(!walk.shows(walk.word("my_games_file_failed")), "the next one is another")
    }

    private func list(_ folder: MemoryFolder) async throws -> Walk {
        let walk = Walk(folder: folder)
        await walk.settle { walk.model.host.opened }
        walk.begin("kawu")
        walk.model.path = [.myGames]
        walk.host.update()
        await walk.settle { walk.model.host.id != nil && walk.find("kawu") != nil || walk.shows("kawu") }
        return walk
    }

    @Test func whatTheDiskDidNotDeleteIsNotSaidToBeGone() async throws {
        let folder = MemoryFolder()
        let walk = try await list(folder)
        walk.model.disk.flush()
        folder.fail()
        walk.press("my_games_delete")
        func says(_ key: String) -> Bool { walk.host.root.all.contains { $0.label == walk.word(key) } }
        // That the game itself could not be saved is told over it.
        await walk.settle { says("my_games_disk_failed") && !says("screen_undo") }
        #expect(says("my_games_disk_failed"))
        #expect(!says("screen_undo"), "there is nothing to take back")
        folder.heal()
        #expect(folder.all.keys.contains { $0.hasSuffix(GameStore.game) })
    }

    @Test func aDeletionThatCannotBeTakenBackNowCanBeLater() async throws {
        let folder = MemoryFolder()
        let walk = try await list(folder)
        walk.press("my_games_delete")
        await walk.settle { folder.all.keys.contains { $0.hasSuffix(".deleted") } }
        folder.fail()
        walk.press("screen_undo")
        await walk.settle {
            walk.shows(walk.word("my_games_disk_failed")) && walk.find(walk.word("screen_undo")) != nil
        }
        folder.heal()
        walk.press("screen_undo")
        await walk.settle { folder.all.keys.contains { $0.hasSuffix(GameStore.game) } }
        #expect(folder.all.keys.contains { $0.hasSuffix(GameStore.game) })
        #expect(!folder.all.keys.contains { $0.hasSuffix(".deleted") })
    }

    @Test func whoLeavesTheListEmptiesItsBinAndAKilledAppsBinIsEmptiedThenToo() async throws {
        let folder = MemoryFolder()
        try folder.write("old.deleted", "from a life before")
        let walk = try await list(folder)
        walk.press("my_games_delete")
        await walk.settle { folder.all.keys.filter { $0.hasSuffix(".deleted") }.count == 2 }
        #expect(folder.all.keys.filter { $0.hasSuffix(".deleted") }.count == 2, "it can be taken back")
        walk.model.path = [.learn]
        walk.host.update()
        await walk.settle { !folder.all.keys.contains { $0.hasSuffix(".deleted") } }
        #expect(!folder.all.keys.contains { $0.hasSuffix(".deleted") })
    }

    @Test func whatWasDeletedComesBackAfterTheWindowWasTurned() async throws {
        let folder = MemoryFolder()
        let walk = try await list(folder)
        walk.turn(to: CGSize(width: 1194, height: 834))
        await walk.settle { walk.find(walk.word("my_games_delete")) != nil }
        walk.press("my_games_delete")
        await walk.settle { folder.all.keys.contains { $0.hasSuffix(".deleted") } }
        walk.turn(to: CGSize(width: 507, height: 834))
        await walk.settle { walk.find(walk.word("screen_undo")) != nil }
        walk.press("screen_undo")
        await walk.settle { !folder.all.keys.contains { $0.hasSuffix(".deleted") } }
        #expect(!folder.all.keys.contains { $0.hasSuffix(".deleted") })
        await walk.settle { walk.shows("kawu") }
        #expect(walk.find(walk.word("my_games_delete")) != nil)
    }

    @Test func aGameIsOfTheDayWhereThePlayerIs() throws {
        let late = Date(timeIntervalSince1970: 1_700_006_400)  // 15 November 2023, 00:00 in Greenwich
        #expect(AppModel.day(late, in: try #require(TimeZone(secondsFromGMT: -5 * 3600))) == "2023-11-14")
        #expect(AppModel.day(late, in: try #require(TimeZone(secondsFromGMT: 14 * 3600))) == "2023-11-15")
    }
}

/// Numbers that come again with the same seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
