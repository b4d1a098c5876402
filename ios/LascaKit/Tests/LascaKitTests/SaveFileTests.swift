// Saves from elsewhere: of every version of the format, and of the Android app's host, whose file this app writes byte for
// byte as well. Twin of the Android app's HandedOverTest.
import Foundation
import LascaCore
import LascaTesting
import Testing

@testable import LascaKit

@MainActor @Suite struct SaveFileTests {
    private let time = HandTime()

    private func host(_ folder: any Folder) -> GameHost {
        GameHost(SavedGame(folder, store: GameStore(folder)), time: time.time, disk: DiskLane())
    }

    private struct Expected: Decodable {
        let file, rules, position, status: String
        let ply: Int32
        let undone: [String]
        let result: String?
    }

    @Test func everySaveOfEachEarlierFormatOpensInTheHostAsItWasWritten() async throws {
        let versions = try Fixtures.names("records").filter { $0.hasPrefix("v") }
        var opened = 0
        for version in versions {
            let rows = try Fixtures.rows("records/\(version)/expected.jsonl", Expected.self)
            let files = try Fixtures.names("records/\(version)").filter { $0.hasSuffix(".txt") }
            #expect(rows.map(\.file).sorted() == files, "every save says what it holds")
            for row in rows {
                try await open(row, Fixtures.text("records/\(version)/\(row.file)"))
                opened += 1
            }
        }
        #expect(!versions.isEmpty && opened >= 13)
        print("counted: \(opened) saves of \(versions.count) earlier format opened by the Swift host")
    }

    private func open(_ row: Expected, _ text: String) async throws {
        let folder = MemoryFolder()
        try folder.write("old" + GameStore.game, text)
        let host = host(folder)
        #expect(await host.open("old"), "\(row.file)")
        #expect(host.trouble == nil, "\(row.file)")
        host.handle(.cancel)
        let snapshot = try #require(host.snapshot)
        #expect(snapshot.rules == .named(row.rules), "\(row.file)")
        #expect(snapshot.ply == row.ply, "\(row.file)")
        #expect(host.moves(snapshot.ply + 1, 999).map(\.text) == row.undone, "\(row.file)")
        let over = if case .over = snapshot.stage { true } else { false }
        #expect(over == (row.status != "ongoing"), "\(row.file)")
        #expect(row.position.split(separator: " ;").first.map(String.init) == snapshot.position, "\(row.file)")
        #expect(row.result.map { host.record().contains("result: \($0)\n") } ?? !host.record().contains("result:"))
        // What this version writes of it opens again and stays the same, and the list shows it.
        host.hide()
        await host.written()
        let now = try #require(folder.all["old" + GameStore.game])
        let again = try Session.load(text: now, nowMs: 0)
        #expect(again.save(nowMs: 0) == now && again.position() == row.position, "\(row.file)")
        #expect(try summary(text: text).ply == row.ply, "\(row.file)")
    }

    /// The game that both apps play for the file: clocks, names, a move taken back with consent, a draw on offer, half a move.
    private func played(_ host: GameHost) async throws {
        let time = TimeControl(totalMs: 300_000, incrementMs: 3000)
        try host.begin(
            NewGame(
                rules: .named("kawu"), white: .human, black: .human, whiteTime: time, blackTime: time, start: .initial,
                turning: .faceToFace, takebacks: .byConsent, seed: 77, input: Settings().input,
                whiteName: "Anna = \"B\"", blackName: "Björn", date: "2026-01-02", goal: nil))
        let steps: [(Int64, Action)] = [
            (2000, .play(text: "c3-d4")), (4500, .play(text: "e5xc3")), (1234, .play(text: "b2xd4")),
            (0, .undo), (800, .reply(side: .black, accept: true)), (0, .flip), (0, .offerDraw(side: .white)),
            (350, .tap(square: 4)),
        ]
        for (wait, action) in steps {
            _ = self.time.step(to: self.time.now + wait)
            host.handle(action)
        }
        host.hide()
        await host.written()
    }

    @Test func thisHostWritesTheFileThatAndroidsWritesByteForByte() async throws {
        let folder = MemoryFolder()
        let host = host(folder)
        try await played(host)
        let id = try #require(host.id)
        #expect(try folder.all[id + GameStore.game] == Fixtures.text("records/handed-over.lasca"))
    }

    @Test func theFileThatAndroidsHostWroteOpensAndIsWrittenBackByteForByte() async throws {
        let text = try Fixtures.text("records/handed-over.lasca")
        let (folder, own) = (MemoryFolder(), host(MemoryFolder()))
        try await played(own)
        try folder.write("theirs" + GameStore.game, text)
        let host = host(folder)
        #expect(await host.open("theirs"))
        #expect(host.snapshot?.columns == own.snapshot?.columns)
        #expect(host.snapshot?.marks == own.snapshot?.marks)
        #expect(host.snapshot?.clocks == own.snapshot?.clocks)
        #expect(host.snapshot?.offer == own.snapshot?.offer)
        #expect(host.moves(0, 99) == own.moves(0, 99))
        #expect(host.moves(0, 99).map(\.text) == ["c3-d4", "e5xc3", "b2xd4"], "one of them taken back")
        host.hide()
        await host.written()
        #expect(folder.all["theirs" + GameStore.game] == text)
    }
}
