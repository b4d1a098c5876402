// The store of saved games: ids that never meet a kept file, titles that follow their game wherever it goes, a search that
// looks at what a person can see. Twin of the Android app's.
import Foundation
import LascaCore
import LascaTesting
import Testing

@testable import LascaKit

@MainActor @Suite struct StoreTests {
    private let folder = MemoryFolder()

    /// A clock that stands, as one that was set back shows a time again.
    private var store: GameStore { GameStore(folder, nowMs: { 5 }) }

    private func titles() throws -> [String: String] {
        Dictionary(uniqueKeysWithValues: try store.all().map { ($0.id, $0.title) })
    }

    @Test func theStoreListsRenamesDeletesAndRestores() throws {
        let (first, second) = (try store.add("one"), try store.add("two", title: "Second"))
        #expect(first != second)
        #expect(try store.all().map(\.id) == [second, first])
        try store.rename(first, " a\tb ")
        try store.delete(second)
        #expect(try store.all().map(\.title) == ["a b"])
        try store.restore(second)
        #expect(try store.all().count == 2)
        #expect(store.search(try store.all(), "SEC", words: { _ in "" }).map(\.id) == [second])
    }

    @Test func underAClockThatWasSetBackNoDamagedGameIsOverwritten() throws {
        for text in ["first", "second", "third"] { try store.setAside(try store.add(text)) }
        #expect(folder.all.values.sorted() == ["first", "second", "third"])
    }

    @Test func aGameWhoseDamagedNamesakeLiesThereIsSetAsideBesideIt() throws {
        try folder.write("a.damaged", "older")
        try folder.write("a" + GameStore.game, "newer")
        try store.rename("a.damaged", "Old")
        try store.rename("a", "New")
        try store.setAside("a")
        #expect(try Set(store.all().map { "\($0.title): \($0.text)" }) == ["Old: older", "New: newer"])
    }

    @Test func aGameThatIsSetAsideKeepsItsTitle() throws {
        let id = try store.add("nonsense", title: "Evening")
        try store.setAside(id)
        #expect(try store.all().map(\.title) == ["Evening"])
        #expect(try titles()[id] == nil)
    }

    @Test func aRescuedGameAndTheDamagedOneBothKeepTheTitle() throws {
        let session = try Session(newGame: .between("lasca.eu"), nowMs: 0)
        for move in ["c3-d4", "e5xc3"] { _ = session.handle(action: .play(text: move), nowMs: 0) }
        let cut = session.save(nowMs: 0).replacingOccurrences(of: "e5xc3", with: "e5xq9")
        let id = try store.add(cut, title: "Evening")
        let found = SavedGame(folder, store: store).load(id, nowMs: 0)
        #expect(found.trouble == .damaged(rescued: true) && found.id != id)
        #expect(try store.all().map(\.title) == ["Evening", "Evening"])
    }

    @Test func anEmptiedBinLeavesNoTitleBehind() throws {
        let (kept, gone) = (try store.add("one", title: "Kept"), try store.add("two", title: "Gone"))
        try store.delete(gone)
        try store.emptyBin()
        #expect(try titles() == [kept: "Kept"])
        #expect(folder.all["titles"] == "\(kept)\tKept\n")
        // A clock that was set back gives the id again: its game is another one.
        try folder.write(gone + GameStore.game, "three")
        #expect(try titles()[gone] == "")
    }

    @Test func aSearchLooksAtTitleWordsAndMovesButNotAtSwitches() throws {
        let session = try Session(newGame: .between("lasca.eu", black: .computer(level: 3)), nowMs: 0)
        _ = session.handle(action: .play(text: "c3-d4"), nowMs: 0)
        let id = try store.add(session.save(nowMs: 0), title: "Evening")
        func found(_ query: String) throws -> [String] {
            store.search(try store.all(), query, words: { _ in "Anna" }).map(\.id)
        }
        for query in ["evening", "ANNA", "c3-d4", "even c3", " "] { #expect(try found(query) == [id], "\(query)") }
        for query in ["white", "computer", "record"] { #expect(try found(query).isEmpty, "\(query)") }
    }
}
