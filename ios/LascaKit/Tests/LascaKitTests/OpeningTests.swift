// A game that is opened: with the player's present habits of input, and never again once it was left to be deleted; a
// search that was cancelled before it began.
import Foundation
import LascaCore
import LascaTesting
import Testing

@testable import LascaKit

@MainActor @Suite struct OpeningTests {
    private let time = FakeTime()

    private func host(_ folder: any Folder, _ disk: DiskLane = DiskLane()) -> GameHost {
        GameHost(SavedGame(folder, store: GameStore(folder)), time: time.time, disk: disk)
    }

    private static func confirming(_ input: InputRules) -> InputRules {
        InputRules(
            autoComplete: input.autoComplete, finalSquare: input.finalSquare, oneTapForced: input.oneTapForced,
            autoForced: input.autoForced, quickInput: input.quickInput, confirm: true, hintSteps: input.hintSteps)
    }

    @Test func theSettingsWinOverTheHabitsOfInputInASave() async throws {
        let folder = MemoryFolder()
        let first = host(folder)
        try first.begin(.between("lasca.eu", input: plainInput))
        let id = try #require(first.id)
        first.hide()
        await first.written()
        let again = host(folder)
        again.input = { Self.confirming(plainInput) }
        #expect(await again.open(id))
        again.handle(.tap(square: 8))
        again.handle(.tap(square: 12))
        #expect(again.snapshot?.stage == .confirming, "what was played waits to be confirmed, as the settings say")
        again.hide()
        await again.written()
        #expect(folder.all[id + GameStore.game]?.contains("\"confirm\":true") == true)
    }

    @Test func withoutSettingsASaveKeepsItsHabits() async throws {
        let folder = MemoryFolder()
        let first = host(folder)
        try first.begin(.between("lasca.eu", input: Self.confirming(plainInput)))
        first.hide()
        await first.written()
        let again = host(folder)
        await again.open()
        again.handle(.tap(square: 8))
        again.handle(.tap(square: 12))
        #expect(again.snapshot?.stage == .confirming)
    }

    @Test func aMoveThatPlaysItselfDoesSoInAGameThatIsOpened() async throws {
        let folder = MemoryFolder()
        let first = host(folder)
        try first.begin(.between("lasca.eu", "w c3w d4b f6b a7b", input: plainInput))
        first.hide()
        await first.written()
        let again = host(folder)
        again.input = {
            InputRules(
                autoComplete: true, finalSquare: true, oneTapForced: true, autoForced: true, quickInput: false,
                confirm: false, hintSteps: false)
        }
        await again.open()
        again.show()
        again.handle(.tap(square: 8))
        for _ in 0..<2_000 where again.snapshot?.ply == 0 { await Task.yield() }
        #expect(again.snapshot?.ply == 1, "the only move is played by one touch")
    }

    @Test func aGameThatIsDeletedWhileItIsLoadedDoesNotArrive() async throws {
        let folder = MemoryFolder()
        let store = GameStore(folder)
        let (disk, id) = (DiskLane(), try store.add(Fixtures.text("records/v1/new-game.txt")))
        let host = host(folder, disk)
        async let opened = host.open(id)
        await Task.yield()
        host.leave(id)
        try await disk.value { try store.delete(id) }
        #expect(await opened == false)
        #expect(host.id == nil && host.snapshot == nil && host.opened)
        host.hide()
        await host.written()
        #expect(try store.all().isEmpty)
        try store.restore(id)
        #expect(await host.open(id), "brought back, it opens again")
    }

    @Test func aGameThatIsLeftHasItsLastStateOnDiskBeforeWhatComesAfter() async throws {
        let folder = HeldFolder()
        let (store, disk) = (GameStore(folder), DiskLane())
        let host = host(folder, disk)
        try host.begin(.between("lasca.eu"))
        let id = try #require(host.id)
        folder.hold()
        host.handle(.play(text: "c3-d4"))
        host.leave(id)
        async let deleted: Void = disk.value { try store.delete(id) }
        folder.letGo()
        try await deleted
        host.hide()
        await host.written()
        #expect(try store.all().isEmpty, "the save that waited did not bring it back")
        try store.restore(id)
        #expect(try store.text(id).contains("c3-d4"))
    }

    @Test func aSearchCancelledBeforeItBeganDoesNotHideTheGameThatIsShownAgain() async throws {
        let host = host(MemoryFolder())
        try host.begin(.between("lasca.eu", white: .computer(level: 1)))
        host.hide()
        host.show()
        for _ in 0..<20_000 where host.snapshot?.ply == 0 {
            await Task.yield()
            try? await Task.sleep(for: .microseconds(200))
        }
        #expect(host.snapshot?.ply == 1)
    }
}
