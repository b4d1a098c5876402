// Where a host's game is kept: read and written on the disk's lane, in order, never on the main actor.
// Knows lane and save; must not know the rules of a game. Twin of the Android app's.
import Foundation

/// Keeps the game being played.
struct Saving: Sendable {
    let saved: SavedGame
    let disk: DiskLane
    var lasting: Lasting = DiskLane.beside
    /// Hears that the disk refused.
    typealias Refused = @MainActor @Sendable () -> Void

    /// Loads the game `wanted`, or the one played last.
    func load(_ wanted: String?, nowMs: Int64) async -> Loaded {
        await withCheckedContinuation { answer in
            disk.run { [saved] in answer.resume(returning: saved.load(wanted, nowMs: nowMs)) }
        }
    }

    /// Writes a game, after all that was to be written before.
    func keep(_ id: String, _ text: String, refused: @escaping Refused) {
        onDisk(refused) { try $0.write(id, text) }
    }

    /// Notes which game is being played.
    func note(_ id: String?, refused: @escaping Refused) { onDisk(refused) { try $0.note(id) } }

    /// The process lasts until all that was given before is written. Nobody waits for it.
    func last() {
        lasting { [disk] in disk.flush() }
    }

    /// Returns when all that was given before is done. The caller's thread does not wait.
    func written() async { _ = try? await disk.value {} }

    private func onDisk(_ refused: @escaping Refused, _ work: @escaping @Sendable (SavedGame) throws -> Void) {
        disk.run { [saved] in
            do { try work(saved) } catch { Task { await refused() } }
        }
    }

    /// Unique without asking the disk: the wall clock, and a count within the process.
    @MainActor static func newID() -> String {
        count += 1
        return String(GameStore.wallClock(), radix: 36) + "-\(count)"
    }

    @MainActor private static var count = 0
}
