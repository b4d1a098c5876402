// The game screen: shows what the session says and hands it what a person does. Layout, menus and dialogs; no logic of the game.
// Knows the host; must not know rules.
package game.lasca.screen

import android.os.Bundle
import android.os.Handler
import android.os.Looper
import android.view.KeyEvent
import android.view.View
import android.view.WindowManager
import game.lasca.R
import game.lasca.board.moves
import game.lasca.core.Action
import game.lasca.core.Change
import game.lasca.core.Clocks
import game.lasca.core.Prompt
import game.lasca.core.Snapshot
import game.lasca.core.Stage
import game.lasca.core.Update
import game.lasca.feedback.Feedback
import game.lasca.host.GameListener
import game.lasca.host.Hand
import game.lasca.host.Settings
import game.lasca.host.Trouble
import game.lasca.look.Compat
import game.lasca.look.Kept

/** The screen of the game being played. */
class GameActivity : ScreenActivity(), GameListener {
    private val main = Handler(Looper.getMainLooper())
    private lateinit var view: GameView
    private lateinit var feedback: Feedback
    private val clockTick = Runnable { app.host.clocks()?.let(::tickClocks) }
    private val slowTick = Runnable { view.slow() }
    private var forgetBack: (() -> Unit)? = null
    private var visible = false
    private var again: Kept? = null

    /** The settings this screen shows and plays by. */
    private var followed: Settings? = null
    private val endSheet = Runnable { showEnd() }
    private val sheets by lazy {
        GameSheets(this, kit, app.host, app.settings.settings.hand == Hand.LEFT, { view.layout.besideBoard }, ::act) { view.tell(getString(R.string.my_games_disk_failed)) }
    }

    override fun content(state: Bundle?): View {
        feedback = app.feedback
        view = GameView(kit, app.settings.settings, GameInput())
        title = getString(R.string.game_screen)
        again = kept
        return view.layout
    }

    // Its parts are put in their places, and given their words, when they are made.
    override fun look(settings: Settings): List<Any> =
        super.look(settings) + settings.run { listOf(hand, clockSide, verbosity, spelling, clockWarnings) }

    override fun onStart() {
        super.onStart()
        visible = true
        followed = app.settings.settings.also(view::restyle)
        prepareSounds()
        reveal(app.host.snapshot.takeIf { app.host.opened })
        app.host.show(this)
        app.host.listen(this)
    }

    // The settings may be changed in another window while this one stays in sight; the player comes back to it with a touch.
    override fun onWindowFocusChanged(hasFocus: Boolean) {
        super.onWindowFocusChanged(hasFocus)
        val settings = app.settings.settings
        if (!hasFocus || !visible || settings == followed) return
        followed = settings.also(view::restyle)
        prepareSounds()
        app.host.show(this)
    }

    override fun onStop() {
        visible = false
        app.host.hide(this)
        app.host.forget(this)
        main.removeCallbacksAndMessages(null)
        view.board.finish()
        super.onStop()
    }

    override fun onDestroy() {
        sheets.close()
        super.onDestroy()
    }

    override fun onGame(snapshot: Snapshot?) {
        sheets.close()
        reveal(snapshot)
    }

    private fun reveal(snapshot: Snapshot?) {
        main.removeCallbacks(endSheet)
        if (snapshot != null) view.begin(snapshot, app.host::moves)
        // The core may fail at telling the moves, too: then there is no game any more.
        if (snapshot == null || app.host.snapshot == null) {
            window.clearFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON)
            view.empty()
            return
        }
        followed(snapshot.clocks?.running?.let { app.host.look() } ?: snapshot)
        // Where a sheet has room is known once the screen is laid out.
        again?.let { sheet -> view.layout.post { if (visible) open(sheet) } }
        again = null
    }

    private fun open(sheet: Kept) = when (sheet.kind) {
        GameSheets.MENU -> GameInput().press(BoardAction.MENU)
        GameSheets.MOVES -> GameInput().moves()
        GameSheets.DRAW, GameSheets.RESIGN -> app.host.snapshot?.let { sheets.sure(sheet.kind, it) }
        else -> showEnd(asked = true)
    }

    override fun onUpdate(update: Update) {
        view.update(update, app.host::moves)
        for (change in update.changes) {
            if (change is Change.Refused) view.board.refuse(change.refusal.square)
            if (change is Change.Ended) main.postDelayed(endSheet, END_SHEET_MS)
            if (!change.moves()) feedback.play(change, view.board)
        }
        if (update.snapshot.stage !is Stage.Over) {
            main.removeCallbacks(endSheet)
            sheets.takeBackEnd()
        }
        followed(update.snapshot)
    }

    override fun onTrouble(trouble: Trouble): Boolean {
        view.trouble(trouble)
        return true
    }

    // Timers run only while the screen is seen and something can change. The clocks in the snapshot are as they are now.
    private fun followed(snapshot: Snapshot) {
        main.removeCallbacks(clockTick)
        main.removeCallbacks(slowTick)
        val running = snapshot.clocks?.running != null
        val keep = WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON
        if (running) window.addFlags(keep) else window.clearFlags(keep)
        if (!visible) return
        snapshot.clocks?.takeIf { running }?.let(::tickClocks)
        (snapshot.beside.prompt as? Prompt.MoveNow)?.let { main.postDelayed(slowTick, it.afterMs) }
        followBack(snapshot)
    }

    private fun tickClocks(now: Clocks) {
        val next = view.clocks(now)
        if (visible && next != null) main.postDelayed(clockTick, next)
    }

    // Back leads out of the game unless there is something to take back first.
    private fun followBack(snapshot: Snapshot) {
        val inner = snapshot.back != null || view.inspecting
        if (inner && forgetBack == null) forgetBack = Compat.onBack(this) { back() }
        if (!inner) {
            forgetBack?.invoke()
            forgetBack = null
        }
    }

    private fun back() {
        if (view.inspecting) return inspect(null)
        app.host.snapshot?.back?.let(::act) ?: finish()
    }

    @Deprecated("Android 13 and later call what followBack registers")
    override fun onBackPressed() = back()

    private fun act(action: Action) {
        app.host.handle(action)
    }

    private fun inspect(square: Int?) {
        view.inspect(square)
        app.host.snapshot?.let(::followBack)
    }

    // In the smallest window the sheet would lie on the board: there the line says all, and the sheet comes when it is asked for.
    private fun showEnd(asked: Boolean = false) {
        val snapshot = app.host.snapshot ?: return
        if (!visible || snapshot.stage !is Stage.Over) return
        val tiny = view.layout.tiny
        if (asked || !tiny) sheets.end(snapshot, view.status, if (tiny) view.layout.height else view.layout.belowBoard, tiny)
    }

    override fun onKeyDown(keyCode: Int, event: KeyEvent): Boolean = GameKeys.press(keyCode, event, GameInput(), view) || super.onKeyDown(keyCode, event)

    override fun onProvideKeyboardShortcuts(data: MutableList<android.view.KeyboardShortcutGroup>, menu: android.view.Menu?, deviceId: Int) {
        data += GameKeys.help(this)
    }

    /** What the parts of the screen ask for. */
    private inner class GameInput : GameViewInput {
        override fun onTap(square: Int) {
            if (view.inspecting) inspect(null)
            view.pointed(square)
            act(Action.Tap(square))
        }

        override fun onDrop(from: Int, to: Int?) = act(if (to == null) Action.Cancel else Action.Drop(from, to))

        override fun onHeld(action: Action) {
            feedback.held(view.board)
            act(action)
        }

        override fun onInspect(square: Int, held: Boolean) {
            if (held) feedback.held(view.board)
            inspect(square)
        }

        override fun onInspectEnd(afterMs: Long) {
            if (afterMs > PIN_MS) inspect(null)
        }

        override fun onOutside() {
            if (view.inspecting) inspect(null) else if (app.host.snapshot?.controls?.canCancel == true) act(Action.Cancel)
        }

        override fun onLanded(change: Change) = feedback.play(change, view.board)

        override fun onPointed(square: Int) = view.pointed(square)

        override fun act(action: Action) = this@GameActivity.act(action)

        override fun press(action: BoardAction) {
            when (action) {
                BoardAction.UNDO -> act(Action.Undo)
                BoardAction.REDO -> act(Action.Redo)
                BoardAction.HINT -> act(Action.Hint)
                BoardAction.FLIP -> act(Action.Flip)
                BoardAction.MENU -> app.host.snapshot?.let { sheets.menu(it, view.status, view.spoken) }
            }
        }

        override fun rules() = go<ReadActivity>(ReadActivity.PAGE to ReadActivity.RULES)

        override fun leave() = finish()

        override fun moves() {
            val snapshot = app.host.snapshot ?: return
            sheets.moves(snapshot, view.wording, view.spoken)
        }

        override fun end() = showEnd(asked = true)

        override fun close() {
            if (view.inspecting) inspect(null) else back()
        }
    }

    private companion object {
        const val END_SHEET_MS = 600L
        const val PIN_MS = 150L
    }
}
