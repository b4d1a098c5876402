// The one owner of the game being played: session, time, search, save. Main thread only; what takes long goes to the lanes.
// Asks the session about everything that concerns the game; knows no screen, no word, no android.*.
package game.lasca.host

import game.lasca.core.Action
import game.lasca.core.Clocks
import game.lasca.core.InputRules
import game.lasca.core.MoveLine
import game.lasca.core.NewGame
import game.lasca.core.Session
import game.lasca.core.NewGameException
import game.lasca.core.Snapshot
import game.lasca.core.Thought
import game.lasca.core.Update

/**
 * The game being played on this device. [now] is monotonic milliseconds, [newId] names a new game, [pace] scales the computer's pauses, [input] is
 * how the player wants to touch now, whatever a saved game was played with; [search] thinks.
 */
class GameHost(
    saved: SavedGame,
    private val lanes: Lanes,
    private val now: () -> Long,
    private val newId: () -> String,
    pace: () -> Double,
    log: (String) -> Unit,
    private val input: () -> InputRules,
    private val make: (NewGame, Long) -> Session = ::Session,
    search: (Session, Long) -> Thought? = Session::think,
) {
    private val saving = Saving(saved, lanes, log) { tell(Trouble.NotSaved) }
    private val thinking = Thinking(lanes, now, pace, search) { tell(Trouble.Failed) }
    private val listeners = LinkedHashSet<GameListener>()
    private var session: Session? = null
    private var cancelWake: () -> Unit = {}
    private var wishes = 0
    private val watching = HashSet<Any>()
    private var untold: Trouble? = null

    /** Whether something was saved of the game since it came: then it is worth loading again when the core fails. */
    private var kept = false
    private val seen: Boolean get() = watching.isNotEmpty()

    /** The save file of the game, null before the disk has answered for the first time and if there is no game. */
    var id: String? = null
        private set

    /** All that a screen shows; null as [id]. */
    var snapshot: Snapshot? = null
        private set

    /** Whether the disk has answered [open]. Until then the game before sleeps, and nothing can be done to it. */
    var opened: Boolean = false
        private set

    /** Tells [listener] what happens from now on, and what is wrong and nobody could tell yet. */
    fun listen(listener: GameListener) {
        listeners.add(listener)
        untold?.let { if (listener.onTrouble(it)) untold = null }
    }

    /** Ends [listen]. */
    fun forget(listener: GameListener) = listeners.remove(listener)

    /** Loads the game [wanted], or the one played last; [GameListener.onGame] tells when it is there. */
    fun open(wanted: String? = null) = load(wanted)

    private fun load(wanted: String?, told: Trouble? = null) {
        // Where the core fails at this, the game before is wished for again: this wish is the newer one.
        if (opened) sleep()
        opened = false
        val wish = ++wishes
        // A game begun or asked for meanwhile is the newer wish.
        saving.load(wanted, now) { loaded ->
            if (wish == wishes) arrived(loaded) else loaded.session?.close()
            told?.let(::tell)
        }
    }

    private fun arrived(loaded: Loaded) {
        opened = true
        val next = loaded.session
        if (next != null) arrived(loaded.id, next) else stay()
        loaded.trouble?.let(::tell)
        loaded.id?.let(saving::note)
    }

    // What nobody sees yet neither thinks nor plays by itself.
    private fun arrived(id: String?, next: Session) {
        if (!seen) answered { next.handle(Action.Background, now()) }
        take(id, next)
    }

    // The game asked for is not there: the one before goes on.
    private fun stay() {
        if (seen) wake()
        tellGame()
    }

    /** Begins a game, or says why it cannot be set up; then nothing has changed. It thinks as soon as a window of it is seen. */
    fun begin(game: NewGame): NewGameException? {
        val next = try { answered { make(game, now()) } } catch (refused: NewGameException) { return refused }
        take(newId(), next ?: return NewGameException.Record(FAILED))
        if (snapshot == null) return NewGameException.Record(FAILED)
        save()
        saving.note(id)
        return null
    }

    /** Does [action]; null if there is no game, or another one is on its way. */
    fun handle(action: Action): Update? {
        val update = ask { it.handle(action, now()) } ?: return null
        snapshot = update.snapshot
        if (update.saveDue) save()
        follow()
        listeners.toList().forEach { it.onUpdate(update) }
        if (action is Action.MoveNow) thinking.hurry()
        return update
    }

    /** The game's window [window] is hidden. Once none is seen nothing runs, and the game is on disk. */
    fun hide(window: Any) {
        watching -= window
        if (!seen && opened) sleep()
    }

    /** The game's window [window] is seen again, perhaps with other habits of input. */
    fun show(window: Any) {
        watching += window
        handle(Action.SetInput(input()))
        wake()
    }

    private fun wake() {
        handle(Action.Foreground)
    }

    private fun sleep() {
        handle(Action.Background)
        thinking.forget()
        cancelWake()
        if (session != null) save()
    }

    /** The present state, with the clocks as they are now; null as [handle]. */
    fun look(): Snapshot? = ask { it.snapshot(now()) }

    /** The clocks as they are now; null as [handle], and in a game without. */
    fun clocks(): Clocks? = ask { it.clocks(now()) }

    /** Moves of the game, undone ones included. */
    fun moves(fromPly: Int, toPly: Int): List<MoveLine> = ask(session) { it.moves(fromPly, toPly) }.orEmpty()

    /** The whole game as text. */
    fun record(): String = ask(session) { it.record() }.orEmpty()

    /** The short text for play far away. */
    fun message(): String = ask(session) { it.message() }.orEmpty()

    /** The position that is shown as text. */
    fun position(): String = ask(session) { it.position() }.orEmpty()

    /** Puts the game away; it stays on disk. */
    fun close() {
        session?.let { save() }
        take(null, null)
        saving.note(null)
    }

    private fun take(id: String?, next: Session?) {
        // A search holds its session: told that it is hidden, it lets go at once.
        session?.use { before -> answered { before.handle(Action.Background, now()) } }
        wishes += 1
        this.id = id
        session = next
        kept = false
        thinking.forget()
        opened = true
        snapshot = ask { it.handle(Action.SetInput(input()), now()).snapshot }
        if (next !== session) return
        follow()
        tellGame()
    }

    private fun <T : Any> ask(playing: Session? = session?.takeIf { opened }, what: (Session) -> T?): T? =
        playing?.let { answered(::failed) { what(it) } }

    // A session in which the core failed is asked for nothing more, not even for its save. What was saved last goes on; if that fails before
    // anything more of it was saved, it waits on disk.
    private fun failed() {
        val lost = id
        session?.close()
        session = null
        id = null
        snapshot = null
        thinking.forget()
        cancelWake()
        if (kept) {
            kept = false
            load(lost, Trouble.Failed)
        } else {
            tellGame()
            tell(Trouble.Failed)
        }
    }

    // Of a game that nobody sees nothing runs, however it came to be there.
    private fun follow() {
        cancelWake()
        if (!seen) return
        val playing = session ?: return
        val shown = snapshot ?: return
        shown.wakeMs?.let { at -> cancelWake = lanes.later((at - now()).coerceAtLeast(0)) { handle(Action.Tick) } }
        thinking.follow(playing, shown) { if (playing === session) handle(Action.Answer(it)) }
    }

    private fun save() {
        val text = ask(session) { it.save(now()) } ?: return
        id?.let { saving.keep(it, text) }
        kept = true
    }

    private fun tellGame() = listeners.toList().forEach { it.onGame(snapshot) }

    private fun tell(trouble: Trouble) {
        untold = trouble.takeUnless { listeners.toList().map { it.onTrouble(trouble) }.any { told -> told } }
    }
}
