// The one owner of the game being played: session, time, search, save. Main actor; what takes long runs elsewhere.
// Asks the session about everything that concerns the game; knows no screen and no word. Twin of the Android app's.
import Dispatch
import Foundation
import LascaCore
import Observation

/// The game being played on this device.
@MainActor @Observable public final class GameHost {
    /// All that a screen shows; nil before the disk has answered, and if there is no game.
    public private(set) var snapshot: Snapshot?
    /// What the last action changed, in playing order: to animate, speak and sound.
    public private(set) var changes: [Change] = []
    /// Grows with every action and every other game, so that a screen sees that something happened.
    public private(set) var step = 0
    /// What is wrong with keeping the game, until it is told.
    public var trouble: Trouble?
    /// The save file of the game.
    public private(set) var id: String?
    /// Whether the disk has answered `open`.
    public private(set) var opened = false
    /// How the player scales the computer's pauses: 0 none, 1 natural.
    @ObservationIgnored public var pace: () -> Double = { 1 }

    @ObservationIgnored private var session: Session?
    @ObservationIgnored private var asked: Int64?
    @ObservationIgnored private var waking: Task<Void, Never>?
    @ObservationIgnored private var thinking: Task<Void, Never>?
    private let saved: SavedGame
    private let time: HostTime
    private let disk: DiskLane
    private let searching = DispatchQueue(label: "game.lasca.thinking", qos: .userInitiated)

    public init(_ saved: SavedGame, time: HostTime = .device, disk: DiskLane = DiskLane()) {
        (self.saved, self.time, self.disk) = (saved, time, disk)
    }

    deinit {
        waking?.cancel()
        thinking?.cancel()
    }

    /// Loads the game `wanted`, or the one played last, away from the main actor.
    public func open(_ wanted: String? = nil) async {
        let (saved, now, disk) = (saved, time.now(), disk)
        let loaded = await withCheckedContinuation { answer in
            disk.run { answer.resume(returning: saved.load(wanted, nowMs: now)) }
        }
        if let session = loaded.session { take(loaded.id, session) }
        if let id = loaded.id { note(id) }
        (opened, trouble) = (true, loaded.trouble ?? trouble)
        step += 1
    }

    /// Begins a game, or throws why it cannot be set up; then nothing has changed.
    public func begin(_ game: NewGame) throws(SetupError) {
        let next: Session
        do { next = try Session(newGame: game, nowMs: time.now()) } catch let refused as SetupError {
            throw refused
        } catch {
            preconditionFailure("the core throws SetupError only: \(error)")
        }
        let wanted = Self.newID()
        take(wanted, next)
        save()
        note(wanted)
    }

    /// Does `action`; without a game nothing happens.
    public func handle(_ action: Action) {
        guard let session else { return }
        let update = session.handle(action: action, nowMs: time.now())
        (snapshot, changes) = (update.snapshot, update.changes)
        step += 1
        if update.saveDue { save() }
        follow()
    }

    /// The app is hidden: nothing runs, the game is on disk when this returns.
    public func hide() {
        handle(.background)
        asked = nil
        waking?.cancel()
        thinking?.cancel()
        save()
        disk.flush()
    }

    /// The app is seen again.
    public func show() { handle(.foreground) }

    /// The present state, with the clocks as they are now.
    public func look() -> Snapshot? { session?.snapshot(nowMs: time.now()) }

    /// Moves of the game, undone ones included.
    public func moves(_ from: Int32, _ to: Int32) -> [MoveLine] { session?.moves(fromPly: from, toPly: to) ?? [] }

    /// The whole game as text.
    public var record: String { session?.record() ?? "" }

    /// The short text for play far away.
    public var message: String { session?.message() ?? "" }

    /// Puts the game away; it stays on disk.
    public func close() {
        save()
        take(nil, nil)
        note(nil)
    }

    private func take(_ id: String?, _ next: Session?) {
        // A search holds its session: told to stop, it lets go at once.
        _ = session?.handle(action: .background, nowMs: time.now())
        waking?.cancel()
        thinking?.cancel()
        (self.id, session, asked, opened) = (id, next, nil, true)
        (snapshot, changes) = (next?.snapshot(nowMs: time.now()), [])
        step += 1
        follow()
    }

    private func follow() {
        waking?.cancel()
        guard let snapshot else { return }
        if let at = snapshot.wakeMs {
            let (wait, delay) = (time.wait, max(0, at - time.now()))
            waking = Task { [weak self] in
                guard (try? await wait(delay)) != nil, !Task.isCancelled else { return }
                self?.handle(.tick)
            }
        }
        if case .thinking(let ticket) = snapshot.stage {
            think(ticket, pace())
        } else if let hint = snapshot.hint, hint.step == .asked {
            think(hint.ticket, 0)
        }
    }

    private func think(_ ticket: Int64, _ pace: Double) {
        guard let session, ticket != asked else { return }
        let (time, begun, lane) = (time, time.now(), searching)
        asked = ticket
        thinking = Task { [weak self] in
            guard let thought = await Self.search(session, ticket, lane, time) else { return }
            let rest = Int64(Double(thought.pauseMs) * pace) - (time.now() - begun)
            guard (try? await time.wait(max(0, rest))) != nil, !Task.isCancelled, let self, self.session === session
            else {
                return
            }
            handle(.answer(thought: thought))
        }
    }

    /// Searches on a thread of its own, as it would block those of Swift's tasks. Cancelling the task stops the search
    /// itself: the session hears that it is hidden.
    private nonisolated static func search(
        _ session: Session, _ ticket: Int64, _ lane: DispatchQueue, _ time: HostTime
    ) async -> Thought? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { answer in
                lane.async { answer.resume(returning: session.think(ticket: ticket)) }
            }
        } onCancel: {
            _ = session.handle(action: .background, nowMs: time.now())
        }
    }
}

extension GameHost {
    private func save() {
        guard let session, let id else { return }
        let text = session.save(nowMs: time.now())
        onDisk { try $0.write(id, text) }
    }

    private func note(_ id: String?) { onDisk { try $0.note(id) } }

    private func onDisk(_ work: @escaping @Sendable (SavedGame) throws -> Void) {
        disk.run { [saved] in
            do { try work(saved) } catch {
                Task { @MainActor [weak self] in self?.trouble = .notSaved }
            }
        }
    }

    /// Unique without asking the disk: the wall clock, and a count within the process.
    private static func newID() -> String {
        count += 1
        return String(GameStore.wallClock(), radix: 36) + "-\(count)"
    }

    private static var count = 0
}
