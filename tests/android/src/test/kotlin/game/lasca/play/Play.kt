// The game screen under a test's finger: real touches into its windows, the picture that comes of them, work in the background.
// Knows Robolectric and the app; calls none of the app's own methods to play.
package game.lasca.play

import android.app.Instrumentation
import android.content.Context
import android.content.ContextWrapper
import android.content.Intent
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Rect
import android.os.Build
import android.os.Bundle
import android.os.Looper
import android.os.Parcel
import android.os.SystemClock
import android.view.Gravity
import android.view.InputDevice
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import android.view.WindowManager
import android.view.inspector.WindowInspector
import androidx.test.platform.app.InstrumentationRegistry
import game.lasca.LascaApp
import game.lasca.R
import game.lasca.board.BoardGeometry
import game.lasca.board.BoardView
import game.lasca.core.InputRules
import game.lasca.core.NewGame
import game.lasca.core.RuleSet
import game.lasca.core.Rules
import game.lasca.core.Seat
import game.lasca.core.Start
import game.lasca.core.Takebacks
import game.lasca.core.TimeControl
import game.lasca.core.Turning
import game.lasca.screen.GameActivity
import game.lasca.screen.SettingsActivity
import game.lasca.seen.Window
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadow.api.Shadow
import org.robolectric.shadows.ShadowViewRootImpl
import java.io.File
import java.util.concurrent.TimeUnit
import kotlin.math.abs

/** The app of this test. */
val app: LascaApp get() = RuntimeEnvironment.getApplication() as LascaApp

/** Runs what the main thread has to do, animations included. */
fun idle() = shadowOf(Looper.getMainLooper()).idle()

/** Lets [ms] pass. */
fun pass(ms: Long) = shadowOf(Looper.getMainLooper()).idleFor(ms, TimeUnit.MILLISECONDS)

/** Every square is tapped, nothing plays itself. */
val PLAIN = InputRules(autoComplete = false, finalSquare = false, oneTapForced = false, autoForced = false, quickInput = false, confirm = false, hintSteps = false)

/** The three rule sets. */
val LASCA_EU = Rules(RuleSet.LASCA_EU, rejump = false, demote = true, quietLimit = null)
val KAWU = Rules(RuleSet.KAWU, rejump = true, demote = false, quietLimit = 60)
val LASKER = Rules(RuleSet.LASKER1911, rejump = false, demote = false, quietLimit = null)

/** A new game of two people unless told otherwise. */
fun newGame(
    rules: Rules = LASCA_EU,
    white: Seat = Seat.Human,
    black: Seat = Seat.Human,
    start: Start = Start.Initial,
    time: TimeControl? = null,
    turning: Turning = Turning.FIXED,
    input: InputRules = PLAIN,
) = NewGame(rules, white, black, time, time, start, turning, Takebacks.BY_CONSENT, 7, input, "", "", "", null)

/** Waits until disk and search have done what they were given, and the main thread what came of it. */
fun settle() {
    idle()
    app.disk.submit {}.get(60, TimeUnit.SECONDS)
    idle()
    app.thinking.submit {}.get(60, TimeUnit.SECONDS)
    answered()
}

/** Waits until other apps have answered what they were asked, and the main thread has done what came of it. */
fun answered() {
    val end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60)
    while (app.outside.waiting > 0 && System.nanoTime() < end) Thread.yield()
    idle()
}

/** The open game screen. */
class Play(val controller: ActivityController<GameActivity>) {
    val activity: GameActivity get() = controller.get()
    val decor: View get() = activity.window.decorView
    val board: BoardView get() = checkNotNull(activity.findViewById<BoardView>(R.id.game_board))
    private val statusView: View get() = checkNotNull(activity.findViewById<View>(R.id.game_status))
    private val voice: View get() = checkNotNull(activity.findViewById<View>(R.id.game_voice))
    val snapshot get() = checkNotNull(app.host.snapshot)

    /** The status line as a screen reader hears it, and as it is read. */
    val spoken: String get() = voice.contentDescription?.toString().orEmpty().removeSuffix("\u200B")

    /** As [spoken]; if [raw] with the sign that lets the same words be said once more. */
    fun spoken(raw: Boolean): String = if (raw) voice.contentDescription?.toString().orEmpty() else spoken
    val status: String get() = texts(statusView).joinToString(" ")

    /** What the status line tells who explores it by touch. */
    val told: String get() = called(statusView)

    /** Touches a square where its middle is on the screen. */
    fun tap(square: String) = tap(index(square))

    fun tap(square: Int) {
        val at = IntArray(2)
        board.getLocationInWindow(at)
        decor.touch(at[0] + board.geometry.pixelX(square).toFloat(), at[1] + board.geometry.pixelY(square).toFloat())
    }

    /** Drags what stands on a square to another one, by one touch. */
    fun drag(from: Int, to: Int) {
        val at = IntArray(2)
        board.getLocationInWindow(at)
        val (x, y) = board.geometry.run { at[0] + pixelX(from).toFloat() to at[1] + pixelY(from).toFloat() }
        val (dx, dy) = board.geometry.run { (pixelX(to) - pixelX(from)).toFloat() to (pixelY(to) - pixelY(from)).toFloat() }
        decor.finger(MotionEvent.ACTION_DOWN, x, y)
        for (step in 1..4) decor.finger(MotionEvent.ACTION_MOVE, x + dx * step / 4, y + dy * step / 4)
        decor.finger(MotionEvent.ACTION_UP, x + dx, y + dy)
        idle()
    }

    /** Presses what is called [name] in the topmost window. */
    fun press(name: String) {
        val root = windows().last()
        val view = checkNotNull(all(root).firstOrNull { it.isShown && it.isClickable && called(it) == name }) {
            "nothing to press called “$name”: ${all(root).filter { it.isShown && it.isClickable }.map(::called).toList()}"
        }
        view.requestRectangleOnScreen(android.graphics.Rect(0, 0, view.width, view.height), true)
        idle()
        val at = IntArray(2)
        view.getLocationInWindow(at)
        root.touch(at[0] + view.width / 2f, at[1] + view.height / 2f)
    }

    fun press(id: Int) = press(activity.getString(id))

    /** Whether something called [id] can be pressed in the topmost window. */
    fun offers(id: Int): Boolean = all(windows().last()).any { it.isShown && it.isClickable && it.isEnabled && called(it) == activity.getString(id) }

    /** Sends a key to the window on top. */
    fun key(code: Int, meta: Int = 0) {
        focusOnTop()
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) {
            val now = SystemClock.uptimeMillis()
            windows().last().viewRootImpl.dispatchInputEvent(KeyEvent(now, now, action, code, 0, meta))
        }
        idle()
    }

    /** The window's picture. */
    fun picture(): Bitmap = Bitmap.createBitmap(decor.width, decor.height, Bitmap.Config.ARGB_8888).also { decor.draw(Canvas(it)) }

    /** All windows as one picture, with the dimming behind sheets. */
    fun screen(): Bitmap {
        val all = picture()
        val canvas = Canvas(all)
        for (view in windows().dropWhile { it !== decor }.drop(1)) {
            val p = view.layoutParams as WindowManager.LayoutParams
            if (p.flags and WindowManager.LayoutParams.FLAG_DIM_BEHIND != 0) canvas.drawColor((p.dimAmount * 255).toInt() shl 24)
            val at = Rect()
            Gravity.apply(p.gravity, view.width, view.height, Rect(0, 0, all.width, all.height), p.x, p.y, at)
            canvas.save()
            canvas.translate(at.left.toFloat(), at.top.toFloat())
            view.draw(canvas)
            canvas.restore()
        }
        return all
    }

    /** Holds a finger on a square until the inspector opens, and lifts it at once. */
    fun hold(square: String) {
        val at = IntArray(2)
        board.getLocationInWindow(at)
        val x = at[0] + board.geometry.pixelX(index(square)).toFloat()
        val y = at[1] + board.geometry.pixelY(index(square)).toFloat()
        decor.finger(MotionEvent.ACTION_DOWN, x, y)
        pass(360)
        decor.finger(MotionEvent.ACTION_UP, x, y)
        idle()
    }

    /** The player goes to Settings, touches the switch called [id] and comes back to the game. */
    fun switch(id: Int) = comeBack {
        val settings = Window.open(SettingsActivity::class.java, null)
        settings.press(activity.getString(id))
        settings.close()
    }

    /** The screen is left, [elsewhere] is done, and the player is back. */
    fun comeBack(elsewhere: () -> Unit = {}) {
        controller.pause().stop()
        elsewhere()
        controller.restart().start().resume().windowFocusChanged(true)
        settle()
    }

    /** The squares whose dashed landing mark is in the picture. */
    fun landings(picture: Bitmap = picture()): Set<String> {
        val at = IntArray(2)
        board.getLocationInWindow(at)
        val mark = board.theme.marks.mark
        return (0 until BoardGeometry.SQUARES).filter { square -> marked(picture, square, at, mark) }.map(BoardGeometry::name).toSet()
    }

    // All eight straight dashes of the square, each probed at its middle.
    private fun marked(picture: Bitmap, square: Int, at: IntArray, mark: Int): Boolean {
        val unit = board.geometry.unit
        val x = at[0] + board.geometry.pixelX(square)
        val y = at[1] + board.geometry.pixelY(square)
        var hits = 0
        for (along in listOf(-0.115, 0.115)) for (side in listOf(-0.40, 0.40)) {
            if (near(picture.getPixel((x + side * unit).toInt(), (y + along * unit).toInt()), mark)) hits++
            if (near(picture.getPixel((x + along * unit).toInt(), (y + side * unit).toInt()), mark)) hits++
        }
        check(hits == 8 || hits <= 2) { "$hits of 8 dashes on ${BoardGeometry.name(square)}" }
        return hits == 8
    }

    private fun near(pixel: Int, colour: Int) = listOf(16, 8, 0).all { abs((pixel shr it and 255) - (colour shr it and 255)) <= 12 }

    /** The process dies and the app comes back; only disk and [keepBundle] the saved state are left. */
    fun die(keepBundle: Boolean = true): Play {
        val bundle = Bundle()
        controller.pause().stop().saveInstanceState(bundle)
        settle()
        controller.destroy()
        forgetProcess()
        return if (keepBundle) open(throughParcel(bundle)) else open(null)
    }

    /** The process is ended at once, with the screen in sight: nothing is told before. What the disk was asked to do is done. */
    fun fall(): Play {
        settle()
        forgetProcess()
        windows().drop(1).forEach { it.visibility = View.GONE }
        return open(null)
    }

    private fun throughParcel(bundle: Bundle): Bundle {
        val parcel = Parcel.obtain()
        parcel.writeBundle(bundle)
        parcel.setDataPosition(0)
        return checkNotNull(parcel.readBundle(javaClass.classLoader)).also { parcel.recycle() }
    }

    companion object {
        fun index(square: String): Int = (0 until BoardGeometry.SQUARES).first { BoardGeometry.name(it) == square }

        /** Begins a game and opens its screen. */
        fun start(game: NewGame): Play {
            idle()
            settle()
            check(app.host.begin(game) == null) { "cannot be set up" }
            return open(null)
        }

        /** Opens the game screen on whatever the app has. */
        fun open(state: Bundle?): Play {
            val controller = Robolectric.buildActivity(GameActivity::class.java, Intent(app, GameActivity::class.java))
            if (state == null) controller.setup() else controller.create(state).start().restoreInstanceState(state).resume().visible()
            controller.windowFocusChanged(true)
            settle()
            return Play(controller)
        }

        /** As when the system ends the process: what was in memory is gone, the app starts again. */
        fun forgetProcess() {
            val fresh = TestApp()
            ContextWrapper::class.java.getDeclaredMethod("attachBaseContext", Context::class.java).apply { isAccessible = true }.invoke(fresh, app.baseContext)
            for (field in LascaApp::class.java.declaredFields.filter { it.name.endsWith("\$delegate") }) {
                field.isAccessible = true
                field.set(app, field.get(fresh))
            }
            app.host.open()
        }
    }
}

/** All views below [root], itself first. */
fun all(root: View): Sequence<View> = sequence {
    yield(root)
    if (root is ViewGroup) for (i in 0 until root.childCount) yieldAll(all(root.getChildAt(i)))
}

/** What a view is called: its description, its text. */
fun called(view: View): String = (view.contentDescription ?: (view as? android.widget.TextView)?.text)?.toString().orEmpty()

/** The texts one sees within [root]. */
fun texts(root: View): List<String> = all(root).filter { it.isShown }.filterIsInstance<android.widget.TextView>().map { it.text.toString() }.filter { it.isNotEmpty() }.toList()

/** All windows that are seen, the topmost last. */
fun windows(): List<View> = windowViews().filter { it.isShown && it.width > 0 }

// Before Android 10 nobody is told; the list that WindowInspector gives since then is this one.
@Suppress("UNCHECKED_CAST")
private fun windowViews(): List<View> {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) return WindowInspector.getGlobalWindowViews()
    val all = Class.forName("android.view.WindowManagerGlobal")
    return all.getDeclaredField("mViews").apply { isAccessible = true }.get(all.getMethod("getInstance").invoke(null)) as List<View>
}

/** Gives the window on top the focus, as the system does: without it no key reaches a sheet. */
fun focusOnTop() {
    val top = windows().lastOrNull { (it.layoutParams as WindowManager.LayoutParams).type <= WindowManager.LayoutParams.LAST_APPLICATION_WINDOW } ?: return
    if (top.hasWindowFocus()) return
    Shadow.extract<ShadowViewRootImpl>(top.viewRootImpl).callWindowFocusChanged(true)
    idle()
}

val instrumentation: Instrumentation get() = InstrumentationRegistry.getInstrumentation()

/** Touches a window as the input system would after choosing it. */
fun View.touch(x: Float, y: Float) {
    finger(MotionEvent.ACTION_DOWN, x, y)
    finger(MotionEvent.ACTION_UP, x, y)
    idle()
}

private var downAt = 0L

/** One event of a finger. */
fun View.finger(action: Int, x: Float, y: Float) {
    val now = SystemClock.uptimeMillis()
    if (action == MotionEvent.ACTION_DOWN) downAt = now
    val event = MotionEvent.obtain(downAt, now, action, x, y, 0)
    event.source = InputDevice.SOURCE_TOUCHSCREEN
    dispatchTouchEvent(event)
    event.recycle()
}

/** A file of the shared fixtures. */
fun fixture(path: String): File = File(checkNotNull(System.getProperty("lasca.root")), "tests/fixtures/$path")
