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
    /// The moves of the game; it follows every update, of which a screen may miss some.
    public private(set) var list = MoveLines()
    /// Grows with every action and every other game, so that a screen sees that something happened.
    public private(set) var step = 0
    /// What is wrong with keeping the game, until it is told.
    public var trouble: Trouble?
    /// The save file of the game.
    public private(set) var id: String?
    /// Whether the disk has answered `open`. Until then the game before sleeps, and nothing can be done to it.
    public private(set) var opened = false
    /// How the player scales the computer's pauses: 0 none, 1 natural.
    @ObservationIgnored public var pace: () -> Double = { 1 }
    /// The player's habits of input: they win over those that a save holds. Nil leaves the game its own.
    @ObservationIgnored public var input: () -> InputRules? = { nil }
    /// Told of every update, for whoever must not miss one: a screen sees only the latest.
    @ObservationIgnored public var onUpdate: (Update) -> Void = { _ in }

    @ObservationIgnored private(set) var session: Session?
    @ObservationIgnored private var wishes = 0
    @ObservationIgnored private var gone: String?
    @ObservationIgnored private var waking: Task<Void, Never>?
    /// Whether the game is on a screen that a person sees.
    @ObservationIgnored private var seen = false
    let time: HostTime
    private let saving: Saving
    private let thinking: Thinking

    public convenience init(
        _ saved: SavedGame, time: HostTime = .device, disk: DiskLane = DiskLane(),
        lasting: @escaping Lasting = DiskLane.beside
    ) {
        self.init(Saving(saved: saved, disk: disk, lasting: lasting), Thinker(time), time)
    }

    init(_ saving: Saving, _ thinker: Thinker, _ time: HostTime) {
        (self.saving, self.time, thinking) = (saving, time, Thinking(thinker))
    }

    deinit { waking?.cancel() }

    /// Loads the game `wanted`, or the one played last, away from the main actor; whether it came.
    @discardableResult public func open(_ wanted: String? = nil) async -> Bool {
        wishes += 1
        gone = nil
        let wish = wishes
        if opened { sleep() }
        opened = false
        let loaded = await saving.load(wanted, nowMs: time.now())
        // A game begun or asked for meanwhile is the newer wish.
        guard wish == wishes else { return false }
        opened = true
        // One that was left meanwhile is to be deleted.
        let next = loaded.id == nil || loaded.id != gone ? loaded.session : nil
        if let next { arrived(loaded.id, next) } else if seen { wake() }
        if next != nil, let id = loaded.id { note(id) }
        trouble = loaded.trouble ?? trouble
        step += 1
        return next != nil
    }

    /// What nobody sees yet neither thinks nor plays by itself.
    private func arrived(_ id: String?, _ next: Session) {
        if !seen { _ = next.handle(action: .background, nowMs: time.now()) }
        if let input = input() { _ = next.handle(action: .setInput(input: input), nowMs: time.now()) }
        take(id, next)
    }

    /// Begins a game, or throws why it cannot be set up; then nothing has changed. It thinks as soon as it is seen.
    public func begin(_ game: NewGame) throws(NewGameError) {
        let next = try NewGameError.only { try Session(newGame: game, nowMs: time.now()) }
        take(Saving.newID(), next)
        save()
        note(id)
    }

    /// Does `action`; without a game, or while another one is on its way, nothing happens.
    public func handle(_ action: Action) {
        guard let session, opened else { return }
        let update = session.handle(action: action, nowMs: time.now())
        (snapshot, changes) = (update.snapshot, update.changes)
        list.follow(update.changes, update.snapshot) { moves($0, $1) }
        step += 1
        if update.saveDue { save() }
        onUpdate(update)
        follow()
        if case .moveNow = action { thinking.hurry() }
    }

    /// The game is hidden: nothing runs, and the process lasts until all is on disk.
    public func hide() {
        seen = false
        if opened { sleep() }
        saving.last()
    }

    /// The game is seen, perhaps by a person with other habits of input.
    public func show() {
        seen = true
        if let input = input() { handle(.setInput(input: input)) }
        wake()
    }

    private func wake() {
        handle(.foreground)
    }

    private func sleep() {
        handle(.background)
        waking?.cancel()
        thinking.forget()
        save()
    }

    /// Returns when all that was given to the disk is done.
    func written() async { await saving.written() }

    /// The present state, with the clocks as they are now.
    public func look() -> Snapshot? { opened ? session?.snapshot(nowMs: time.now()) : nil }

    /// The clocks as they are now; nil in a game without, and as for `look`.
    public func clocks() -> Clocks? { opened ? session?.clocks(nowMs: time.now()) : nil }

    /// Moves of the game, undone ones included.
    public func moves(_ from: Int32, _ to: Int32) -> [MoveLine] { session?.moves(fromPly: from, toPly: to) ?? [] }

    /// Makes the whole game as text when it is called, on any thread.
    public var record: @Sendable () -> String { { [session] in session?.record() ?? "" } }

    /// Makes the short text for play far away when it is called, on any thread.
    public var message: @Sendable () -> String { { [session] in session?.message() ?? "" } }

    /// Makes the shown position as a text that a new game can begin with when it is called, on any thread.
    public var position: @Sendable () -> String { { [session] in session?.position() ?? "" } }

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

    /// Has this game in place of the one before.
    func take(_ id: String?, _ next: Session?) {
        // A search holds its session: told to stop, it lets go at once.
        _ = session?.handle(action: .background, nowMs: time.now())
        thinking.forget()
        wishes += 1
        (self.id, session, opened) = (id, next, true)
        (snapshot, changes) = (next?.snapshot(nowMs: time.now()), [])
        list.restart(snapshot) { moves($0, $1) }
        step += 1
        follow()
    }

    /// Of a game that nobody sees nothing runs, however it came to be there.
    private func follow() {
        waking?.cancel()
        guard seen, let session, let snapshot else { return }
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
        saving.keep(id, session.save(nowMs: time.now())) { [weak self] in self?.trouble = .notSaved }
    }

    private func note(_ id: String?) { saving.note(id) { [weak self] in self?.trouble = .notSaved } }
}
