// The process dies, or the core fails: what comes back of the game. Twin of the Android app's tests of its host.
import Foundation
import LascaCore
import LascaTesting
import Testing

@testable import LascaKit

@MainActor @Suite struct CrashTests {
    private let time = FakeTime()

    /// A host whose game is in sight.
    private func host(_ folder: any Folder, search: @escaping Thinker.Search = { $0.think(ticket: $1) }) -> GameHost {
        let saving = Saving(saved: SavedGame(folder, store: GameStore(folder)), disk: DiskLane())
        let host = GameHost(saving, Thinker(time.time, search: search), time.time)
        host.show()
        return host
    }

    @Test func aHalfMadeCaptureComesBackAsItWasOrAsTheLastWholeMove() async throws {
        let folder = MemoryFolder()
        let host = host(folder)
        try host.begin(.between("lasca.eu", "w b2wW d2BbbbwwWwww c3b e3w g3w c5b e5b a7WBbb g7b"))
        host.handle(.tap(square: 4))
        host.handle(.tap(square: 12))
        #expect(host.snapshot?.stage == .jumping)
        host.hide()
        await host.written()
        let again = self.host(folder)
        await again.open()
        #expect(again.snapshot?.ply == 0)
        if again.snapshot?.stage == .jumping { #expect(again.snapshot?.marks.chosen == host.snapshot?.marks.chosen) }
    }

    @Test(arguments: ["", "lasca", "\u{0}\u{1}\u{2}", "rules: lasca.eu\nnonsense"])
    func aDamagedSaveIsSetAsideToldAndNeverOverwritten(_ text: String) async throws {
        let folder = MemoryFolder()
        try folder.write("a" + GameStore.game, text)
        try folder.write("current", "a")
        let host = host(folder)
        await host.open()
        if case .damaged = host.trouble {} else { Issue.record("it is told") }
        try host.begin(.between("lasca.eu"))
        host.hide()
        await host.written()
        #expect(folder.all.values.contains(text))
    }

    @Test func aGameBegunWhileTheDiskIsAskedForTheOldOneStays() async throws {
        let folder = MemoryFolder()
        let first = host(folder)
        try first.begin(.between("lasca.eu"))
        first.handle(.play(text: "c3-d4"))
        first.hide()
        await first.written()
        let next = host(folder)
        async let opened: Bool = next.open()
        try next.begin(.between("kawu"))
        _ = await opened
        next.hide()
        await next.written()
        #expect(next.snapshot?.rules.set == .kawu)
        #expect(folder.all.keys.filter { $0.hasSuffix(GameStore.game) }.count == 2, "both games are kept")
    }

    @Test func aGameAskedForArrivesWhateverHappensInTheOldOneMeanwhile() async throws {
        let folder = MemoryFolder()
        let first = host(folder)
        try first.begin(.between("kawu"))
        let wanted = first.id
        try first.begin(.between("lasca.eu"))
        async let opened: Bool = first.open(wanted)
        await Task.yield()
        first.handle(.play(text: "c3-d4"))
        _ = await opened
        #expect(first.id == wanted && first.snapshot?.rules.set == .kawu)
    }

    /// A search on its own thread that asks the core only when it is let, and what the core then said.
    private final class Seen: @unchecked Sendable {
        private let lock = NSLock()
        private let gate = DispatchSemaphore(value: 0)
        private var (starts, answers): (Int, [Thought?]) = (0, [])
        var begun: Bool { lock.withLock { starts > 0 } }
        var said: [Thought?] { lock.withLock { answers } }
        func letGo() { gate.signal() }
        func search(_ session: Session, _ ticket: Int64) -> Thought? {
            lock.withLock { starts += 1 }
            gate.wait()
            let thought = session.think(ticket: ticket)
            lock.withLock { answers.append(thought) }
            return thought
        }
    }

    @Test func aHostThatIsDroppedCancelsItsSearchAndThatReachesTheCore() async throws {
        for dropped in [false, true] {
            let seen = Seen()
            var host: GameHost? = host(MemoryFolder(), search: { seen.search($0, $1) })
            try host?.begin(.between("lasca.eu", white: .computer(level: 2)))
            await until { seen.begun }
            if dropped { host = nil }
            seen.letGo()
            await until { !seen.said.isEmpty }
            #expect((seen.said[0] == nil) == dropped, "told that nobody waits, the core does not search")
            host?.close()
        }
    }

    private struct Foreign: Error {}

    @Test func whateverGeneratedCodeThrowsIsToldAsAFaultOfTheCore() {
        let failed = ReadError(why: .failed, line: 1, column: 1, readable: nil)
        #expect(throws: LoadError.Unreadable(error: failed)) { try LoadError.only { throw Foreign() } }
        #expect(throws: NewGameError.Record(error: failed)) { try NewGameError.only { throw Foreign() } }
        let own = LoadError.Unplayable(error: .Level(level: 11))
        #expect(throws: own) { try LoadError.only { throw own } }
        #expect(throws: NewGameError.Level(level: 11)) { try NewGameError.only { throw NewGameError.Level(level: 11) } }
    }

    @Test func aSearchWithoutAnAnswerLeavesTheGameInThePlayersHand() async throws {
        let folder = MemoryFolder()
        let host = host(folder, search: { _, _ in nil })
        try host.begin(.between("lasca.eu", black: .computer(level: 3)))
        host.handle(.play(text: "c3-d4"))
        for _ in 0..<50 { await Task.yield() }
        #expect(host.snapshot?.ply == 1)
        host.handle(.undo)
        #expect(host.snapshot?.ply == 0)
        host.hide()
        await host.written()
        let again = self.host(folder)
        await again.open()
        #expect(again.snapshot?.ply == 0 && again.trouble == nil)
    }
}
