// The disk fails or the process ends at the k-th operation, reads included, for every k and every deed: no game and no
// title is lost, or a person is told. What is asked of the disk is as the screens ask it. Twin of the Android app's.
import Foundation
import LascaCore
import LascaTesting
import Testing

@testable import LascaKit

@MainActor @Suite struct NeverLostTests {
    private let time = FakeTime()

    private func store(_ folder: any Folder) -> GameStore { GameStore(folder, nowMs: { 77 }) }

    /// Three games, two of them with titles.
    private let shelf = [
        "first.lasca": "the first game", "second.lasca": "the second game", "third.lasca": "the third game",
        "titles": "first\tAnna\nsecond\tBen\n",
    ]

    private func games(_ files: [String: String]) -> [String] {
        files.filter { $0.key != "titles" && $0.key != "current" }.values.sorted()
    }

    private func titles(_ files: [String: String]) throws -> [String: String] {
        Dictionary(uniqueKeysWithValues: try store(MemoryFolder(files)).all().map { ($0.id, $0.title) })
    }

    /// Does a deed with every fault at every operation; `check` looks at what is left, and whether the deed said that it
    /// failed.
    private func everyFault(
        _ deed: (GameStore) throws -> Void, _ check: (Comment, [String: String], Fault, Bool) throws -> Void
    ) throws {
        let clean = MemoryFolder(shelf)
        try deed(store(clean))
        #expect(clean.operations > 0)
        for fault in Fault.allCases {
            for at in 1...clean.operations {
                let folder = MemoryFolder(shelf, at: at, fault: fault)
                var failed = false
                do { try deed(store(folder)) } catch { failed = true }
                try check("\(fault) at \(at)", folder.all, fault, failed)
            }
        }
    }

    @Test func aGameIsRenamedOrKeepsItsNameAndNoOtherLosesItsOwn() throws {
        try everyFault({ try $0.rename("third", "Carl") }) { place, left, fault, failed in
            #expect(games(left) == games(shelf), place)
            let titles = try titles(left)
            #expect([titles["first"], titles["second"]] == ["Anna", "Ben"], place)
            #expect(["Carl", ""].contains(titles["third"]), place)
            if failed && fault.lives { #expect(titles["third"] == "", place) }
        }
    }

    @Test func aGameIsDeletedOrIsNotAndNoOtherIs() throws {
        try everyFault({ try $0.delete("second") }) { place, left, fault, failed in
            #expect(games(left) == games(shelf), "\(place): until the bin is emptied the text is there")
            let listed = Set(try titles(left).keys)
            #expect(listed.isSuperset(of: ["first", "third"]), place)
            if failed && fault.lives { #expect(listed.contains("second"), place) }
        }
    }

    @Test func aDeletionTakenBackLeavesTheGameWhereItWasOrInTheBin() throws {
        let deed: (GameStore) throws -> Void = {
            try $0.delete("second")
            try $0.restore("second")
        }
        try everyFault(deed) { place, left, _, failed in
            #expect(games(left) == games(shelf), place)
            let title = try titles(left)["second"]
            if !failed { #expect(title == "Ben", place) }
        }
    }

    @Test func emptyingTheBinTakesWhatIsInItAndNothingElse() throws {
        let deed: (GameStore) throws -> Void = {
            try $0.delete("second")
            try $0.emptyBin()
        }
        try everyFault(deed) { place, left, _, _ in
            #expect(left["first.lasca"] == "the first game" && left["third.lasca"] == "the third game", place)
        }
    }

    @Test func anImportIsKeptWholeOrNotAtAllUnlessTheDiskIsGoneAndNoOlderGameIsTouched() throws {
        let deed: (GameStore) throws -> Void = { try $0.addAll(["new one", "new two", "new three"]) }
        try everyFault(deed) { place, left, fault, failed in
            #expect(Set(games(left)).isSuperset(of: games(shelf)), place)
            if failed && fault == .fails { #expect(games(left) == games(shelf), place) }
        }
    }

    @Test func aListIsWholeOrToldAndLookingChangesNothing() throws {
        let deed: (GameStore) throws -> Void = { store in
            let all = try store.all()
            let joined = GameStore.join(all.map(\.text))
            #expect(all.count == 3 && all.allSatisfy { $0.text.isEmpty || joined.contains($0.text) })
        }
        try everyFault(deed) { place, left, _, _ in #expect(left == shelf, place) }
    }

    private func host(_ folder: any Folder, _ disk: DiskLane = DiskLane()) -> GameHost {
        GameHost(SavedGame(folder, store: store(folder)), time: time.time, disk: disk)
    }

    /// A life of two games: begun, played, hidden, changed over, put away. What was surely kept: the moves of each.
    private func life(_ folder: any Folder) async throws -> (safe: [String: Int32], told: Bool) {
        let host = host(folder)
        var safe: [String: Int32] = [:]
        var told = false
        func done() async {
            await host.written()
            // What the disk refused is told by tasks of the main actor.
            for _ in 0..<20 { await Task.yield() }
            if host.trouble != nil { told = true } else if let id = host.id { safe[id] = host.snapshot?.ply ?? 0 }
            host.trouble = nil
        }
        await host.open()
        await done()
        try host.begin(.between("lasca.eu"))
        host.show()
        await done()
        let first = host.id
        for move in ["c3-d4", "e5xc3", "b2xd4"] {
            host.handle(.play(text: move))
            await done()
        }
        host.hide()
        await done()
        try host.begin(.between("lasca.eu"))
        await done()
        host.handle(.play(text: "c3-b4"))
        await done()
        await host.open(first)
        await done()
        host.show()
        host.handle(.undo)
        await done()
        host.close()
        await done()
        return (safe, told)
    }

    @Test(arguments: Fault.allCases)
    func twoGamesAreLivedThroughWithAFaultAtEveryOperationAndEachIsThereAsFarAsItWasKept(_ fault: Fault) async throws {
        let clean = MemoryFolder()
        let (safe, _) = try await life(clean)
        #expect(clean.operations > 15 && safe.count == 2)
        for at in 1...clean.operations {
            let folder = MemoryFolder(at: at, fault: fault)
            let (safe, told) = try await life(folder)
            if fault.lives { #expect(told, "\(fault) at \(at)") }
            for (id, plies) in safe {
                let again = host(MemoryFolder(folder.all))
                await again.open(id)
                #expect(again.trouble == nil && again.id == id, "\(fault) at \(at)")
                #expect((again.snapshot?.lastPly ?? -1) >= plies, "\(fault) at \(at): \(id)")
            }
        }
    }

    @Test func ofADamagedGameTheReadablePartOrTheFileItselfIsFoundAfterEveryFault() async throws {
        let whole = MemoryFolder()
        let host = host(whole)
        await host.open()
        try host.begin(.between("lasca.eu"))
        for move in ["c3-d4", "e5xc3", "b2xd4"] { host.handle(.play(text: move)) }
        await host.written()
        let name = try #require(whole.all.keys.first { $0.hasSuffix(GameStore.game) })
        let text = try #require(whole.all[name])
        let end = try #require(text.range(of: "b2xd4"))
        let cut = String(text[..<text.index(end.lowerBound, offsetBy: 3)])
        let damaged = [name: cut, "current": String(name.dropLast(GameStore.game.count))]
        let clean = MemoryFolder(damaged)
        await self.host(clean).open()
        for fault in Fault.allCases {
            for at in 1...clean.operations {
                let folder = MemoryFolder(damaged, at: at, fault: fault)
                await self.host(folder).open()
                #expect(folder.all.values.contains(cut), "\(fault) at \(at): the damaged text is kept")
                let again = self.host(MemoryFolder(folder.all))
                await again.open()
                #expect(again.snapshot?.ply == 2, "\(fault) at \(at): two moves are back")
            }
        }
    }

    @Test func whatIsNotEvenLettersIsDamagedWithItsReadablePartAndNothingElseSuffers() async throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("lasca-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let disk = DiskFolder(place)
        let host = host(disk)
        await host.open()
        try host.begin(.between("lasca.eu"))
        for move in ["c3-d4", "e5xc3", "b2xd4"] { host.handle(.play(text: move)) }
        await host.written()
        let id = try #require(host.id)
        try store(disk).rename(id, "Anna")
        for (name, old, new) in [
            ("titles", "nna", "n\u{7f}a"), ("current", id, "\u{7f}"), (id + ".lasca", "b2xd4", "b2x\u{7f}4"),
        ] {
            let file = place.appendingPathComponent(name)
            let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: old, with: new)
            try Data(text.utf8.map { $0 == 0x7f ? 0xff : $0 }).write(to: file)
        }
        let again = self.host(disk)
        await again.open()
        #expect(again.trouble == .damaged(rescued: true))
        #expect(again.snapshot?.ply == 2)
        let listed = try store(disk).all()
        #expect(listed.map(\.id).contains(id + ".damaged"), "what was set aside is seen in the list")
        #expect(listed.count == 2)
        try store(disk).rename("other", "Ben")
        #expect(try disk.read("titles").contains("\(id)\tA"), "one strange letter costs no other title")
    }

    @Test func whatWasSetAsideIsDeletedAndBroughtBackFromTheList() throws {
        let folder = MemoryFolder(["a.lasca": "x", "a.damaged": "y"])
        let store = store(folder)
        #expect(Set(try store.all().map(\.id)) == ["a", "a.damaged"])
        try store.delete("a.damaged")
        #expect(try store.all().map(\.id) == ["a"])
        try store.restore("a.damaged")
        #expect(folder.all == ["a.lasca": "x", "a.damaged": "y"])
        #expect(try SavedGame(folder, store: store).current() == "a", "what is damaged is not the latest game")
    }

    @Test func aTitleOfAnyLettersIsOneLineAndComesBackAsItWas() throws {
        let store = store(MemoryFolder())
        let id = try store.add("x")
        for (given, kept) in [
            (String(repeating: "👨‍👩‍👧‍👦", count: 10_000), String(repeating: "👨‍👩‍👧‍👦", count: 80)),
            ("שלום عالم", "שלום عالم"), ("a\u{0}\u{1}\tb\u{85}c\u{2028}d\u{7f}\r\ne", "a b c d e"),
            ("\u{1b}", ""), ("é", "é"), ("\u{301}x", "\u{301}x"),
        ] {
            try store.rename(id, given)
            #expect(try store.all().map(\.title) == [kept])
        }
    }
}
