// The states of the game screen that are looked at, reached by touching the board and the buttons.
// Positions are the core's own lessons; a move is taken from what the core says can be played.
package game.lasca.seen

import android.view.MotionEvent
import game.lasca.LascaApp
import game.lasca.R
import game.lasca.board.BoardView
import game.lasca.core.Action
import game.lasca.core.MoveChoice
import game.lasca.core.NewGame
import game.lasca.core.Seat
import game.lasca.core.Start
import game.lasca.core.TimeControl
import game.lasca.core.Turning
import game.lasca.core.lessons
import game.lasca.screen.GameActivity
import game.lasca.seen.Window.Companion.touch
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import java.util.concurrent.TimeUnit

/** Scenes of the game. */
object GameScenes {
    private val app: LascaApp get() = RuntimeEnvironment.getApplication() as LascaApp
    private const val MINUTES = 60_000L

    private fun scene(name: String, game: () -> NewGame, then: Window<GameActivity>.() -> Unit = {}) = Scene(name) { pane ->
        check(app.host.begin(game()) == null) { "the core refuses $name" }
        Window.open(GameActivity::class.java, pane).apply(then)
    }

    private fun lesson(id: String): NewGame {
        val item = lessons().first { it.id == id }
        return Games.fresh("Anna", "Ben", start = item.start).copy(rules = item.rules)
    }

    private val middle: NewGame
        get() = Games.fresh(level = 5, start = Start.Record(Games.played(Games.fresh(), 30).record(), 30))

    private val Window<GameActivity>.board: BoardView get() = checkNotNull(activity.findViewById(R.id.game_board))

    private fun Window<GameActivity>.spot(square: Int): Pair<Float, Float> {
        val at = IntArray(2)
        board.getLocationInWindow(at)
        return at[0] + board.geometry.pixelX(square).toFloat() to at[1] + board.geometry.pixelY(square).toFloat()
    }

    private fun Window<GameActivity>.tap(square: Int) {
        val (x, y) = spot(square)
        decor.touch(x, y)
        settle()
    }

    private fun Window<GameActivity>.choice(fits: (MoveChoice) -> Boolean): Pair<Int, MoveChoice> {
        val columns = checkNotNull(app.host.snapshot).columns
        return columns.flatMap { column -> column.moves.map { column.square to it } }.first { fits(it.second) }
    }

    private fun Window<GameActivity>.hold(square: Int) {
        val (x, y) = spot(square)
        val down = android.os.SystemClock.uptimeMillis()
        for ((action, wait) in listOf(MotionEvent.ACTION_DOWN to 380L, MotionEvent.ACTION_UP to 0L)) {
            val event = MotionEvent.obtain(down, android.os.SystemClock.uptimeMillis(), action, x, y, 0)
            event.source = android.view.InputDevice.SOURCE_TOUCHSCREEN
            decor.dispatchTouchEvent(event)
            pass(wait)
        }
        settle()
    }

    private fun pass(ms: Long) = shadowOf(android.os.Looper.getMainLooper()).idleFor(ms, TimeUnit.MILLISECONDS)

    /** In the order in which the contact sheets show them. */
    val ALL: List<Scene> = listOf(
        scene("game-start", { Games.fresh(level = 5) }),
        scene("game-must", { middle.copy(white = Seat.Human, black = Seat.Human, start = lesson("several_jumps").start) }) { tap(choice { true }.first) },
        scene("game-half", { lesson("several_jumps") }) {
            val (origin, move) = choice { it.landings.size > 1 }
            tap(origin)
            tap(move.landings[0])
        },
        scene("game-hint", { middle }) {
            press(activity.getString(R.string.game_hint))
            app.thinking.submit {}.get(60, TimeUnit.SECONDS)
            settle()
        },
        scene("game-face", {
            val time = TimeControl(5 * MINUTES, 0)
            middle.copy(white = Seat.Human, black = Seat.Human, whiteName = "Anna", blackName = "Ben", whiteTime = time, blackTime = time, turning = Turning.FACE_TO_FACE)
        }),
        scene("game-inspect", { middle }) { hold(checkNotNull(app.host.snapshot).columns.maxBy { it.pieces.size }.square) },
        scene("game-menu", { middle }) { press(activity.getString(R.string.game_menu)) },
        scene("game-over", { lesson("end") }) {
            val (origin, move) = choice { true }
            tap(origin)
            move.landings.forEach { tap(it) }
            pass(1_500)
            settle()
        },
    )

    private fun Window<GameActivity>.playFirst() {
        val (origin, move) = choice { true }
        tap(origin)
        move.landings.forEach { tap(it) }
    }

    private fun Window<GameActivity>.pressWord(id: Int) = press(activity.getString(id))

    private fun Window<GameActivity>.fromMenu(id: Int) {
        pressWord(R.string.game_menu)
        pressWord(id)
    }

    /** Further states, searched for faults only. */
    val MORE: List<Scene> = listOf(
        scene("game-back", { Games.fresh("Anna", "Ben", start = middle.start) }) {
            app.host.handle(Action.Look(10))
            settle()
        },
        scene("game-confirm", { Games.fresh("Anna", "Ben") }) {
            app.settings.update { copy(confirm = true) }
            app.host.show(activity)
            playFirst()
            app.settings.update { copy(confirm = false) }
        },
        scene("game-offer", { Games.fresh("Anna", "Ben", start = middle.start) }) {
            fromMenu(R.string.game_offer_draw)
            pressWord(R.string.game_offer_draw)
        },
        scene("game-sure", { middle }) { fromMenu(R.string.game_resign) },
        scene("game-moves", { middle }) { fromMenu(R.string.game_moves) },
        scene("game-end-asked", { lesson("end") }) {
            playFirst()
            pass(1_500)
            settle()
            if (find(activity.getString(R.string.end_again)) == null) touch(checkNotNull(activity.findViewById<android.view.View>(R.id.game_status)))
        },
    )
}
