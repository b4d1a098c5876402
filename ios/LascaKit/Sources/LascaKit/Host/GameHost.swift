// The one owner of the game being played: session, time, search, save. Main actor; what takes long runs elsewhere.
// Asks the session about everything that concerns the game; knows no screen and no word. Twin of the Android app's.
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
    /// The player's habits of input: they win over those that a save holds. Nil leaves the game its own.
    @ObservationIgnored public var input: () -> InputRules? = { nil }
    /// Told of every update, for whoever must not miss one: a screen sees only the latest.
    @ObservationIgnored public var onUpdate: (Update) -> Void = { _ in }

    @ObservationIgnored private var session: Session?
    @ObservationIgnored private var wishes = 0
    @ObservationIgnored private var gone: String?
    @ObservationIgnored private var waking: Task<Void, Never>?
    private let time: HostTime
    private let keeper: Keeper
    private let thinking: Thinking

    public convenience init(_ saved: SavedGame, time: HostTime = .device, disk: DiskLane = DiskLane()) {
        self.init(Keeper(saved: saved, disk: disk), Thinker(time), time)
    }

    init(_ keeper: Keeper, _ thinker: Thinker, _ time: HostTime) {
        (self.keeper, self.time, thinking) = (keeper, time, Thinking(thinker))
    }

    deinit { waking?.cancel() }

    /// Loads the game `wanted`, or the one played last, away from the main actor; whether it came.
    @discardableResult public func open(_ wanted: String? = nil) async -> Bool {
        wishes += 1
        gone = nil
        let wish = wishes
        let loaded = await keeper.load(wanted, nowMs: time.now())
        opened = true
        // A game begun or asked for meanwhile is the newer wish; one that was left meanwhile is to be deleted.
        guard wish == wishes, loaded.id == nil || loaded.id != gone else { return false }
        if let session = loaded.session {
            if let input = input() { _ = session.handle(action: .setInput(input: input), nowMs: time.now()) }
            take(loaded.id, session)
        }
        if let id = loaded.id { note(id) }
        trouble = loaded.trouble ?? trouble
        step += 1
        return loaded.session != nil
    }

    /// Begins a game, or throws why it cannot be set up; then nothing has changed.
    public func begin(_ game: NewGame) throws(SetupError) {
        take(Keeper.newID(), try Session.checked(game, time.now()))
        save()
        note(id)
    }

    /// Does `action`; without a game nothing happens.
    public func handle(_ action: Action) {
        guard let session else { return }
        let update = session.handle(action: action, nowMs: time.now())
        (snapshot, changes) = (update.snapshot, update.changes)
        step += 1
        if update.saveDue { save() }
        onUpdate(update)
        follow()
    }

    /// The app is hidden: nothing runs, the game is on disk when this returns.
    public func hide() {
        handle(.background)
        waking?.cancel()
        thinking.forget()
        save()
        keeper.flush()
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

    /// Leaves the game `id`, played or on its way here: what is asked of the disk after this finds its last state, and
    /// nothing is written to it any more.
    public func leave(_ id: String) {
        gone = id
        if self.id == id { close() }
    }

    private func take(_ id: String?, _ next: Session?) {
        // A search holds its session: told to stop, it lets go at once.
        _ = session?.handle(action: .background, nowMs: time.now())
        thinking.forget()
        wishes += 1
        (self.id, session, opened) = (id, next, true)
        (snapshot, changes) = (next?.snapshot(nowMs: time.now()), [])
        step += 1
        follow()
    }

    private func follow() {
        waking?.cancel()
        guard let session, let snapshot else { return }
        if let at = snapshot.wakeMs {
            let (wait, delay) = (time.wait, max(0, at - time.now()))
            waking = Task { [weak self] in
                if (try? await wait(delay)) != nil, !Task.isCancelled { self?.handle(.tick) }
            }
        }
        thinking.follow(session, snapshot, pace) { [weak self] thought in
            if self?.session === session { self?.handle(.answer(thought: thought)) }
        }
    }

    private func save() {
        guard let session, let id else { return }
        keeper.keep(id, session.save(nowMs: time.now())) { [weak self] in self?.trouble = .notSaved }
    }

    private func note(_ id: String?) { keeper.note(id) { [weak self] in self?.trouble = .notSaved } }
}
