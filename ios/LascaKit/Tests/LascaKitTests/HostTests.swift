// The one owner of the game: saves in order and whole, comes back after every kind of death, searches beside the main
// actor and stops when told, lets go of everything.
import Foundation
import LascaCore
import LascaTesting
import Testing

@testable import LascaKit

@MainActor @Suite struct HostTests {
    private let time = FakeTime()

    /// A host whose game is in sight.
    private func host(_ folder: any Folder, _ disk: DiskLane = DiskLane()) -> GameHost {
        let host = GameHost(SavedGame(folder, store: GameStore(folder)), time: time.time, disk: disk)
        host.show()
        return host
    }

    private func game(white: Seat = .human, black: Seat = .human) -> NewGame {
        .between("lasca.eu", white: white, black: black, input: Settings().input)
    }

    @Test func aMoveIsOnDiskWhenTheAppIsHidden() async throws {
        let (folder, disk) = (MemoryFolder(), DiskLane())
        let host = host(folder, disk)
        try host.begin(game())
        host.handle(.play(text: "c3-d4"))
        host.hide()
        await host.written()
        let again = self.host(folder)
        await again.open()
        #expect(again.snapshot?.ply == 1)
        #expect(again.snapshot?.columns == host.look()?.columns)
    }

    @Test func theListOfMovesFollowsEveryUpdateThoughAScreenSeesOnlyTheLatest() throws {
        let host = host(MemoryFolder())
        try host.begin(game())
        for move in ["c3-d4", "e5xc3", "b2xd4"] { host.handle(.play(text: move)) }
        for _ in 0..<2 { host.handle(.undo) }
        // As many moves as before, and the update that brought the last one is not the latest.
        for move in ["e5xc3", "d2xb4"] { host.handle(.play(text: move)) }
        host.handle(.flip)
        #expect(host.list.lines.map(\.text) == ["c3-d4", "e5xc3", "d2xb4"])
        #expect(host.list.lines == host.moves(1, 3))
    }

    @Test func whereverTheDiskStopsTheGameComesBackOrItIsTold() async throws {
        for operation in 0..<12 {
            let (folder, disk) = (MemoryFolder(at: operation + 1), DiskLane())
            let host = host(folder, disk)
            try host.begin(game())
            for move in ["c3-d4", "e5xc3", "b2xd4"] { host.handle(.play(text: move)) }
            disk.flush()
            for _ in 0..<50 { await Task.yield() }
            try? await Task.sleep(for: .milliseconds(20))
            folder.heal()
            let again = self.host(folder)
            await again.open()
            let plies = again.snapshot?.ply ?? 0
            #expect(plies == 3 || host.trouble == .notSaved, "operation \(operation): \(plies) plies")
            #expect(host.snapshot?.ply == 3)
        }
    }

    @Test func aDamagedSaveIsSetAsideAndItsReadablePartGoesOn() async throws {
        let folder = MemoryFolder()
        let host = host(folder)
        try host.begin(game())
        for move in ["c3-d4", "e5xc3", "b2xd4"] { host.handle(.play(text: move)) }
        host.hide()
        await host.written()
        let name = try #require(folder.all.keys.first { $0.hasSuffix(GameStore.game) })
        let text = try #require(folder.all[name])
        try folder.write(name, text.replacingOccurrences(of: "b2xd4", with: "b2xq9"))
        let again = self.host(folder)
        await again.open()
        #expect(again.trouble == .damaged(rescued: true))
        #expect(again.snapshot?.ply == 2)
        #expect(folder.all.keys.contains { $0.hasSuffix(".damaged") })
    }

    @Test func aSaveOnWhichTheCoreItselfFailsStaysWhereItIs() throws {
        let folder = MemoryFolder()
        let name = "x" + GameStore.game
        try folder.write(name, "a sound game")
        let failed = LoadError.Unreadable(error: ReadError(why: .failed, line: 1, column: 1, readable: nil))
        let saved = SavedGame(folder, store: GameStore(folder), session: { _, _ in throw failed })
        let found = saved.load(nil, nowMs: 0)
        #expect(found.session == nil)
        #expect(found.trouble == .unreadable)
        #expect(folder.all == [name: "a sound game"])
    }

    @Test func aForeignFileIsSetAsideAndNothingIsLost() async throws {
        let folder = MemoryFolder()
        try folder.write("x" + GameStore.game, "\u{0}\u{1} not a game")
        let host = host(folder)
        await host.open()
        #expect(host.trouble == .damaged(rescued: false))
        #expect(host.snapshot == nil)
        #expect(folder.all.values.contains("\u{0}\u{1} not a game"))
    }

    @Test func aGameThatCannotBeSetUpChangesNothing() throws {
        let host = host(MemoryFolder())
        try host.begin(game())
        let before = host.snapshot
        #expect(throws: NewGameError.self) { try host.begin(game(black: .computer(level: 77))) }
        #expect(host.snapshot == before)
    }

    @Test func theComputerAnswersFromBesideTheMainActor() async throws {
        let host = host(MemoryFolder())
        try host.begin(game(black: .computer(level: 2)))
        host.handle(.play(text: "c3-d4"))
        if case .thinking = host.snapshot?.stage {} else { Issue.record("it is the computer's turn") }
        await until { host.snapshot?.ply == 2 }
        #expect(host.snapshot?.ply == 2)
    }

    @Test func undoWhileTheComputerThinksDropsItsAnswer() async throws {
        let host = host(MemoryFolder())
        try host.begin(game(black: .computer(level: 8)))
        host.handle(.play(text: "c3-d4"))
        host.handle(.undo)
        #expect(host.snapshot?.ply == 0)
        for _ in 0..<200 { await Task.yield(); try? await Task.sleep(for: .milliseconds(1)) }
        #expect(host.snapshot?.ply == 0)
    }

    // Whether a search has begun when it is told to stop is the threads' affair: of many one at least is met under way.
    @Test nonisolated func aHiddenSessionStopsItsSearchInTheCore() async throws {
        let game = NewGame.between("lasca.eu", white: .computer(level: 10), black: .human, input: Settings().input)
        let met = try await Task.detached {
            let whole = try Self.searched(game) { _ in }
            return try (0..<40).contains { rounds in
                let stopped = try Self.searched(game) { session in
                    for _ in 0..<rounds * 20 { _ = session.snapshot(nowMs: 0) }
                    _ = session.handle(action: .background, nowMs: 0)
                }
                return stopped > 0 && stopped < whole
            }
        }.value
        #expect(met, "no search was stopped under way")
    }

    /// The nodes of a new game's first search on a thread of its own, 0 if it never began, while this one does `meanwhile`.
    private nonisolated static func searched(
        _ game: NewGame, _ meanwhile: (Session) -> Void
    ) throws -> Int64 {
        let session = try Session(newGame: game, nowMs: 0)
        guard case .thinking(let ticket) = session.snapshot(nowMs: 0).stage else { return 0 }
        let answer = DispatchQueue.global()
        let group = DispatchGroup()
        let nodes = NodeCount()
        answer.async(group: group) { nodes.count = session.think(ticket: ticket)?.nodes ?? 0 }
        meanwhile(session)
        group.wait()
        return nodes.count
    }

    @Test func aHostThatIsDroppedTakesItsSearchAndItsTimersAlong() async throws {
        weak var gone: GameHost?
        do {
            let host = host(MemoryFolder())
            gone = host
            try host.begin(game(white: .computer(level: 10), black: .computer(level: 10)))
            await Task.yield()
        }
        await until { gone == nil }
        #expect(gone == nil)
    }

    @Test func aWholeGameOfTwoComputersEndsOrGoesOnWithoutAPerson() async throws {
        let host = host(MemoryFolder())
        host.pace = { 0 }
        try host.begin(game(white: .computer(level: 1), black: .computer(level: 1)))
        await until { (host.snapshot?.ply ?? 0) >= 20 }
        #expect((host.snapshot?.ply ?? 0) >= 20)
        host.close()
        #expect(host.snapshot == nil)
    }

    @Test func settingsAreReadAsTheyWereWrittenAndDamagedOnesFallBack() throws {
        let name = "lasca-test-\(UUID().uuidString)"
        let kept = try #require(UserDefaults(suiteName: name))
        defer { kept.removePersistentDomain(forName: name) }
        let store = SettingsStore(kept)
        store.settings.board = .felt
        store.settings.badgeFrom = 4
        store.settings.sound = false
        store.lessonsDone = ["capture"]
        let again = SettingsStore(kept)
        #expect(again.settings == store.settings)
        #expect(again.lessonsDone == ["capture"])
        kept.set("purple", forKey: "board")
        kept.set(3, forKey: "badge_from")
        #expect(SettingsStore(kept).settings.board == .wood)
        #expect(SettingsStore(kept).settings.badgeFrom == 2)
    }

    @Test func aDraftComesBackFromItsText() {
        var draft = Draft()
        (draft.computer, draft.level, draft.side, draft.set) = (false, 9, .random, .own)
        (draft.whiteName, draft.clock, draft.minutes, draft.handicap) = ("Anna = B", .own, 25, true)
        #expect(Draft(text: draft.text) == draft)
        #expect(Draft(text: "level=99\nclock=never") == Draft())
    }

    @Test func theDiskWritesWholeFilesOrNone() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("lasca-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let folder = DiskFolder(place)
        #expect(try folder.names().isEmpty)
        try folder.write("a", "first")
        try folder.write("a", "second")
        try folder.rename("a", "b")
        #expect(try folder.names() == ["b"])
        #expect(try folder.read("b") == "second")
        #expect(try folder.modified("b") > 0)
        try folder.delete("b")
        #expect(throws: (any Error).self) { try folder.read("b") }
    }
}

/// Written by one thread, read by another after it has waited for the first.
private final class NodeCount: @unchecked Sendable {
    var count: Int64 = 0
}
