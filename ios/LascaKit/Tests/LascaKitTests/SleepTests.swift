// A game that nobody sees sleeps: no search, no timer, whoever asks for it; and the process lasts until it is on disk,
// without anybody waiting. Twin of the Android app's tests of its host.
import Foundation
import LascaCore
import LascaTesting
import Testing

@testable import LascaKit

@MainActor @Suite struct SleepTests {
    private let time = HandTime()
    private let searches = Count()

    private final class Count: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0
        var now: Int { lock.withLock { count } }
        func add() { lock.withLock { count += 1 } }
    }

    private func host(
        _ folder: any Folder, _ disk: DiskLane = DiskLane(), lasting: @escaping Lasting = DiskLane.beside
    ) -> GameHost {
        let saving = Saving(saved: SavedGame(folder, store: GameStore(folder)), disk: disk, lasting: lasting)
        let thinker = Thinker(time.time) { [searches] session, ticket in
            searches.add()
            return session.think(ticket: ticket)
        }
        return GameHost(saving, thinker, time.time)
    }

    /// Lets time pass and everything run that would.
    private func pass(_ ms: Int64) async {
        let end = time.now + ms
        repeat { for _ in 0..<40 { try? await Task.sleep(for: .milliseconds(1)) } } while time.step(to: end)
    }

    private func until(_ condition: () -> Bool) async {
        for _ in 0..<20_000 where !condition() {
            try? await Task.sleep(for: .microseconds(200))
            _ = time.step(to: time.now + 100)
        }
    }

    @Test func aLoadedGameThinksOnlyOnceSomebodyLooksAtIt() async throws {
        let folder = MemoryFolder()
        let first = host(folder)
        try first.begin(.between("lasca.eu", white: .computer(level: 1)))
        first.hide()
        await first.written()
        await pass(10_000)
        let before = searches.now
        let again = host(folder)
        #expect(await again.open())
        await pass(10_000)
        #expect(searches.now == before && time.isIdle, "nothing is searched, nothing waits")
        #expect(again.snapshot?.ply == 0)
        again.show()
        await until { again.snapshot?.ply == 1 }
        #expect(again.snapshot?.ply == 1 && searches.now == before + 1)
    }

    @Test func aGameBegunWhileNobodyLooksSleepsUntilSomebodyDoes() async throws {
        let host = host(MemoryFolder())
        let before = searches.now
        try host.begin(.between("lasca.eu", white: .computer(level: 1)))
        await pass(10_000)
        #expect(searches.now == before && time.isIdle && host.snapshot?.ply == 0)
        host.show()
        await until { host.snapshot?.ply == 1 }
        #expect(host.snapshot?.ply == 1 && searches.now == before + 1)
    }

    @Test func aClockOfALoadedGameStandsUntilItIsResumedWhereItIsSeen() async throws {
        let folder = MemoryFolder()
        let first = host(folder)
        let clock = TimeControl(totalMs: 300_000, incrementMs: 0)
        try first.begin(.between("lasca.eu", time: clock))
        first.handle(.play(text: "c3-d4"))
        first.hide()
        await first.written()
        let again = host(folder)
        await again.open()
        await pass(400_000)
        #expect(time.isIdle && again.look()?.clocks?.blackMs == 300_000)
        again.show()
        again.handle(.resume)
        await pass(1_000)
        #expect(!time.isIdle && again.look()?.clocks?.blackMs == 299_000)
        again.hide()
        await pass(400_000)
        #expect(time.isIdle && again.look()?.clocks?.blackMs == 299_000, "hidden it stands again")
    }

    @Test func whileAnotherGameIsOnItsWayTheOneBeforeSleepsWhoeverLooks() async throws {
        let (folder, disk) = (MemoryFolder(), DiskLane())
        let host = host(folder, disk)
        try host.begin(.between("lasca.eu"))
        let wanted = try #require(host.id)
        let clock = TimeControl(totalMs: 300_000, incrementMs: 0)
        try host.begin(.between("lasca.eu", black: .computer(level: 5), time: clock))
        let before = try #require(host.id)
        host.show()
        host.handle(.play(text: "c3-d4"))
        await host.written()
        let gate = DispatchSemaphore(value: 0)
        disk.run { gate.wait() }
        async let opened = host.open(wanted)
        for _ in 0..<10_000 where host.opened { await Task.yield() }
        host.show()
        host.handle(.undo)
        #expect(host.look() == nil && host.snapshot?.ply == 1, "nothing can be done to it")
        await pass(400_000)
        #expect(host.id == before && time.isIdle)
        gate.signal()
        #expect(await opened)
        #expect(host.id == wanted && host.snapshot?.stage == .choosing, "the new one may be played")
        let left = try Session.load(text: try #require(folder.all[before + GameStore.game]), nowMs: 0)
        #expect(left.snapshot(nowMs: 0).ply == 1, "the computer has not answered")
        #expect(left.snapshot(nowMs: 0).clocks?.blackMs == 300_000, "its clock stands")
    }

    @Test func aGameAskedForThatIsNotThereLeavesTheOneBeforeAsItWasAndAwake() async throws {
        let host = host(MemoryFolder())
        try host.begin(.between("lasca.eu", black: .computer(level: 2)))
        host.show()
        let id = host.id
        #expect(await host.open("nowhere") == false)
        #expect(host.id == id && host.opened)
        host.handle(.play(text: "c3-d4"))
        await until { host.snapshot?.ply == 2 }
        #expect(host.snapshot?.ply == 2)
    }

    // The writes stand still meanwhile: a host that waited for them here would never come back.
    @Test(.timeLimit(.minutes(1))) func hiddenTheProcessLastsUntilTheGameIsOnDiskAndNobodyWaits() async throws {
        let folder = HeldFolder()
        let (begun, done) = (Count(), Count())
        let host = host(
            folder,
            lasting: { work in
                begun.add()
                DiskLane.beside {
                    work()
                    done.add()
                }
            })
        try host.begin(.between("lasca.eu"))
        folder.hold()
        host.handle(.play(text: "c3-d4"))
        host.hide()
        #expect(begun.now == 1, "the process is asked to last")
        await until { folder.holdsAWrite }
        #expect(done.now == 0, "and does as long as something is to be written")
        folder.letGo()
        await until { done.now == 1 }
        let file = try #require(host.id) + GameStore.game
        #expect(done.now == 1 && folder.all[file]?.contains("c3-d4") == true)
    }
}
