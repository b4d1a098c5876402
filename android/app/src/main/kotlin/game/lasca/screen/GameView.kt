// The parts of the game screen filled from a snapshot: board, captions, status, strip, list, actions, inspector.
// Words and shows; what is asked of it goes to GameViewInput. Knows no host.
package game.lasca.screen

import android.graphics.Rect
import android.view.View
import game.lasca.R
import game.lasca.board.BoardAccessibility
import game.lasca.board.BoardInput
import game.lasca.board.BoardView
import game.lasca.core.Action
import game.lasca.core.Change
import game.lasca.core.Clocks
import game.lasca.core.ColumnState
import game.lasca.core.MoveLine
import game.lasca.core.Snapshot
import game.lasca.core.Stage
import game.lasca.core.Update
import game.lasca.host.ClockSide
import game.lasca.host.Hand
import game.lasca.host.Settings
import game.lasca.host.Trouble
import game.lasca.look.Compat
import game.lasca.look.Kit
import game.lasca.look.chip
import game.lasca.look.iconButton
import game.lasca.text.ResourcePhrases
import game.lasca.text.Status
import game.lasca.text.StatusWording
import game.lasca.text.Wording

/** What a person asks for on the game screen. */
interface GameViewInput : BoardInput {
    /** Something for the session. */
    fun act(action: Action)

    /** One of the five actions. */
    fun press(action: BoardAction)

    /** The rules that are played by. */
    fun rules()

    /** Out of the game. */
    fun leave()

    /** The list of all moves. */
    fun moves()

    /** How the game ended, and what can be done now. */
    fun end()

    /** Back within the game, or out of it. */
    fun close()
}

/** The views of the game screen and what they show. */
class GameView(private val kit: Kit, settings: Settings, private val input: GameViewInput) {
    private val phrases = ResourcePhrases(kit.context.resources, kit.context.packageName)

    /** Words as they are written. */
    val wording = Wording(phrases)

    /** Words as they are spoken. */
    val spoken = Wording(phrases, settings.verbosity, settings.spelling, speech = true)

    /** Words of the status line. */
    val status = StatusWording(wording)
    private val spokenStatus = StatusWording(spoken)

    /** The board. */
    val board = BoardView(kit.context, kit.theme, input)
    private val captions = Captions(kit, wording, spoken, settings.clockSide) { input.press(BoardAction.UNDO) }
    private val statusView = StatusView(kit)
    private val actions = ActionsView(kit, settings.hand == Hand.LEFT, input::press)
    private val strip = MoveStrip(kit, { wording.written(it.text) }, ::look)
    private val list = MoveList(kit, { wording.written(it.text) }, { spoken.move(it, height = false) }, ::look)
    private val panel = InspectorView(kit, wording, card = false)
    private val card = InspectorView(kit, wording, card = true)
    private val chip = kit.chip("", input::rules)
    private val voice = Voice(spoken, spokenStatus, settings.clockWarnings)
    private val offers = StatusActions(kit.context, input)
    private var shown: Snapshot? = null
    private var special: ((StatusWording) -> Status?)? = null

    /** Whether a refusal is told; then a touch of the line leads to the rules that it comes from. */
    private var refused = false
    private var slow = false
    private var pointed: Int? = null
    private val bounds = Rect()

    /** The whole screen. */
    val layout: GameLayout

    init {
        val back = kit.iconButton(R.drawable.ic_back, kit.words(R.string.screen_back), input::leave)
        val tape = kit.row(Kit.stretch(strip), kit.iconButton(R.drawable.ic_list, kit.words(R.string.game_moves), input::moves))
        strip.layoutParams.height = kit.dp(GamePlan.STRIP)
        board.id = R.id.game_board
        statusView.id = R.id.game_status
        layout = GameLayout(
            kit,
            GameParts(back, chip, captions.top, board, captions.bottom, statusView, tape, actions, list, panel, card, PointerView(kit)),
            settings.hand == Hand.LEFT,
            settings.clockSide == ClockSide.LEFT,
        )
        layout.onPlan = { layout.post { shown?.let { lists(it); line(it) } } }
        board.accessibility = BoardAccessibility(board, spoken, input::act) { statusView.say(it) }.apply { boardActions = spokenActions() }
        card.setOnClickListener { input.close() }
        layout.closing = { input.close() }
        restyle(settings)
        empty()
    }

    // What a screen reader offers for the board as a whole.
    private fun spokenActions(): List<Pair<String, () -> Unit>> = listOf(
        kit.words(R.string.game_status) to { tell(Voice.Asked.STATUS) },
        kit.words(R.string.game_read_position) to { tell(Voice.Asked.POSITION) },
        kit.words(R.string.game_read_last) to { tell(Voice.Asked.LAST) },
        kit.words(R.string.game_read_duty) to { tell(Voice.Asked.DUTY) },
        kit.words(R.string.game_read_clocks) to { tell(Voice.Asked.CLOCKS) },
        kit.words(R.string.game_undo) to { input.press(BoardAction.UNDO) },
        kit.words(R.string.game_hint) to { input.press(BoardAction.HINT) },
        kit.words(R.string.game_deselect) to { input.act(Action.Cancel) },
    )

    /** Applies what the player chose about the board. */
    fun restyle(settings: Settings) = board.dress(settings)

    /** No game is there, or not yet. */
    fun empty() {
        shown = null
        statusView.show(Status(kit.words(R.string.game_loading)), emptyList())
        BoardAction.entries.forEach { actions.allow(it, false) }
    }

    /** Another game, or this one after a pause. */
    fun begin(snapshot: Snapshot, moves: (Int, Int) -> List<MoveLine>) {
        strip.clear()
        special = null
        refused = false
        slow = false
        board.show(snapshot, emptyList(), another = true)
        show(snapshot, moves)
        statusView.say(voice.begin(snapshot), once = true)
    }

    /** What an action brought. */
    fun update(update: Update, moves: (Int, Int) -> List<MoveLine>) {
        val snapshot = update.snapshot
        special = update.changes.firstNotNullOfOrNull { special(it, snapshot) }
        refused = update.changes.any { it is Change.Refused }
        if (snapshot.beside.prompt != shown?.beside?.prompt) slow = false
        update.changes.forEach { if (it is Change.Moved && !it.again) strip.moved(it.line) }
        board.show(snapshot, update.changes)
        show(snapshot, moves)
        val urgent = update.changes.any { it is Change.Ended || it is Change.FlagFell }
        voice.update(update)?.let { statusView.say(it, urgent) }
    }

    // What is told of a change, as it is written and as it is spoken; null if nothing is.
    private fun special(change: Change, snapshot: Snapshot): ((StatusWording) -> Status?)? {
        val words = { by: StatusWording -> if (change is Change.Refused) by.refused(change.refusal, snapshot) else by.news(change) }
        return words.takeIf { it(status) != null }
    }

    /** The computer has thought for a while. */
    fun slow() {
        slow = true
        shown?.let(::line)
    }

    private fun show(snapshot: Snapshot, moves: (Int, Int) -> List<MoveLine>) {
        shown = snapshot
        captions.show(snapshot)
        layout.turned = snapshot.facing != snapshot.bottom
        line(snapshot)
        chip.text = kit.words(GameLines.rulesName(snapshot.rules.set))
        val controls = snapshot.controls
        actions.allow(BoardAction.UNDO, controls.canUndo)
        actions.allow(BoardAction.REDO, controls.canRedo)
        actions.allow(BoardAction.HINT, controls.canHint)
        actions.allow(BoardAction.FLIP, true)
        actions.allow(BoardAction.MENU, true)
        strip.show(snapshot, moves)
        lists(snapshot)
        board.accessibility?.changed()
    }

    private fun line(snapshot: Snapshot) {
        val words = { by: StatusWording -> special?.invoke(by) ?: ended(snapshot, by) ?: by.status(snapshot, slow) }
        statusView.show(words(status), offers.of(snapshot, slow), words(spokenStatus))
        val answer = if (snapshot.stage is Stage.Over) input::end else if (refused) input::rules else null
        statusView.opens(answer)
    }

    // Where no sheet comes over the board by itself, the line says why the game ended.
    private fun ended(snapshot: Snapshot, by: StatusWording): Status? {
        val over = snapshot.stage as? Stage.Over ?: return null
        return if (layout.tiny && !snapshot.lookingBack) Status(by.ended(over.outcome, snapshot.rules.quietLimit)) else null
    }

    private fun lists(snapshot: Snapshot) {
        if (list.visibility == View.VISIBLE) list.show(strip.moves, snapshot)
        if (layout.inspects || inspecting) {
            val square = pointed ?: snapshot.marks.last?.landings?.lastOrNull()
            panel.show(snapshot.columns.firstOrNull { it.square == square } ?: snapshot.columns.maxByOrNull { it.pieces.size })
        }
        card.square?.let { square -> if (card.visibility == View.VISIBLE) follow(snapshot.columns.firstOrNull { it.square == square }) }
    }

    // A column that has gone takes its inspector with it: an empty one would lie on the board.
    private fun follow(column: ColumnState?) = if (column == null) layout.pointAt(null) else card.show(column)

    private fun look(ply: Int) = input.act(Action.Look(ply))

    /** Whether the inspector was opened and can be closed. */
    val inspecting: Boolean get() = layout.pointing

    /** Opens the inspector for what stands on [square]; null or an empty square closes it. */
    fun inspect(square: Int?) {
        val column = square?.let { at -> shown?.columns?.firstOrNull { it.square == at } }
        if (column == null) {
            layout.pointAt(null)
            return
        }
        pointed = column.square
        panel.show(column)
        if (layout.inspects) {
            statusView.say(spoken.whole(column))
            return
        }
        card.show(column)
        board.bounds(column.square, bounds)
        // Where the status line is hidden it cannot speak; then the inspector is announced as what has opened.
        val words = spoken.whole(column)
        for (view in listOf(card, panel)) Compat.paneTitle(view, if (layout.hidesStatus) words else kit.words(R.string.game_inspect))
        layout.pointAt(bounds)
        if (!layout.hidesStatus) statusView.say(words)
    }

    /** The keys or a pointer went to [square]. */
    fun pointed(square: Int) {
        pointed = square
        if (panel.visibility == View.VISIBLE) shown?.columns?.firstOrNull { it.square == square }?.let(panel::show)
    }

    /** Says what [what] asks for, on demand. */
    fun tell(what: Voice.Asked) {
        shown?.let { statusView.say(voice.answer(what, it)) }
    }

    /** Shows the clocks as they are [now]; how many milliseconds until they change, null if none runs. */
    fun clocks(now: Clocks): Long? = shown?.let { captions.clocks(now, it.beside) }

    /** Tells what is wrong with keeping the game. */
    fun trouble(trouble: Trouble) = tell(Refusals(kit.context).words(trouble))

    /** Says [words] in the status line until something happens. */
    fun tell(words: String) {
        special = { Status(words) }
        refused = false
        shown?.let(::line) ?: statusView.show(Status(words), emptyList())
        statusView.say(words)
    }
}
