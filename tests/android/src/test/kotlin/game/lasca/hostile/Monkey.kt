// A monkey with one device: it touches whatever is there, types, turns, hides and kills the app, sends it strange texts.
// Knows the system's part (which screen is on top, what Back and other apps do); must not know what a screen is for.
package game.lasca.hostile

import android.app.Activity
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.os.Parcel
import android.os.SystemClock
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.view.WindowManager
import android.widget.EditText
import game.lasca.board.BoardView
import game.lasca.play.Play
import game.lasca.play.all
import game.lasca.play.answered
import game.lasca.play.app
import game.lasca.play.called
import game.lasca.play.finger
import game.lasca.play.focusOnTop
import game.lasca.play.idle
import game.lasca.play.pass
import game.lasca.play.settle
import game.lasca.play.windows
import game.lasca.screen.HomeActivity
import game.lasca.screen.ReceiveActivity
import game.lasca.seen.Games
import game.lasca.seen.Look
import game.lasca.seen.Pane
import game.lasca.seen.Print
import game.lasca.seen.Setting
import game.lasca.seen.Tongue
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import java.util.Random
import java.util.concurrent.ThreadPoolExecutor
import java.util.concurrent.TimeUnit

/** The monkey of this [seed]; [trail] is what it did. A [wild] one also types and sends texts that nobody would. */
class Monkey(seed: Long, private val wild: Boolean) {
    private val chance = Random(seed)
    private val stack = ArrayList<ActivityController<out Activity>>()

    /** The windows of each screen below the one on top, which the system hides with it. */
    private val hidden = ArrayList<List<View>>()

    /** How the device was held when a screen was made. */
    private val made = HashMap<ActivityController<out Activity>, Setting>()

    /** How the device is held now. */
    var setting = Setting(Pane.PHONE, Look.LIGHT, Tongue.EN, Print.USUAL)
        private set

    /** What was done, the latest last. */
    val trail = ArrayDeque<String>()

    /** The screen on top. */
    val top: ActivityController<out Activity> get() = stack.last()

    /** The windows that can be touched: the screen's, and what stands over it. */
    val reachable: List<View>
        get() = windows().filter { type(it) <= WindowManager.LayoutParams.LAST_APPLICATION_WINDOW }.sortedBy(::type)

    private fun type(window: View) = (window.layoutParams as WindowManager.LayoutParams).type

    private fun note(what: String) {
        trail += what
        if (trail.size > LONGEST_TRAIL) trail.removeFirst()
    }

    /** Starts the app as its icon does. */
    fun launch() {
        setting.apply()
        push(Intent(Intent.ACTION_MAIN).setClass(app, HomeActivity::class.java))
    }

    /** Does one thing. */
    fun act() {
        when (chance.nextInt(100)) {
            in 0..44 -> press()
            in 45..59 -> square()
            in 60..66 -> anywhere()
            in 67..74 -> key()
            in 75..78 -> type()
            in 79..82 -> drag()
            in 83..87 -> linger()
            in 88..91 -> turn()
            in 92..93 -> leave()
            in 94..95 -> receive()
            96 -> die()
            97 -> twoFingers()
            98 -> trim()
            else -> back()
        }
        follow()
    }

    private fun press() {
        val root = reachable.last()
        val views = all(root).filter { it.isShown && it.isClickable && it.isEnabled && it !is BoardView && it !is EditText }.toList()
        if (views.isEmpty()) return back()
        val view = views[chance.nextInt(views.size)]
        note("press “${called(view)}”")
        view.requestRectangleOnScreen(android.graphics.Rect(0, 0, view.width, view.height), true)
        idle()
        val at = IntArray(2)
        view.getLocationInWindow(at)
        tap(root, at[0] + view.width / 2f, at[1] + view.height / 2f)
    }

    // Without waiting for anything: the next touch may come while columns are on their way.
    private fun tap(root: View, x: Float, y: Float) {
        root.finger(MotionEvent.ACTION_DOWN, x, y)
        if (chance.nextInt(12) == 0) pass(400)
        root.finger(MotionEvent.ACTION_UP, x, y)
        if (chance.nextInt(3) > 0) idle()
    }

    private fun board(): BoardView? = all(reachable.last()).filterIsInstance<BoardView>().firstOrNull { it.isShown && it.snapshot != null }

    // Half of the touches are moves that are offered, or no game would get far.
    private fun square() {
        val board = board() ?: return press()
        val shown = checkNotNull(board.snapshot)
        val useful = shown.marks.landings.map { it.square }.ifEmpty { shown.columns.filter { it.moves.isNotEmpty() }.map { it.square } }
        val square = if (useful.isEmpty() || chance.nextBoolean()) chance.nextInt(SQUARES) else useful[chance.nextInt(useful.size)]
        note("square $square")
        val at = IntArray(2)
        board.getLocationInWindow(at)
        tap(reachable.last(), at[0] + board.geometry.pixelX(square).toFloat(), at[1] + board.geometry.pixelY(square).toFloat())
    }

    private fun anywhere() {
        val root = reachable.last()
        note("somewhere")
        val (x, y) = spot(root) ?: return
        tap(root, x, y)
    }

    // Not in a field: its magnifier needs a surface, which windows in tests have none of.
    private fun spot(root: View): Pair<Float, Float>? {
        val x = chance.nextFloat() * root.width
        val y = chance.nextFloat() * root.height
        val over = all(root).filterIsInstance<EditText>().any { field ->
            val at = IntArray(2)
            field.getLocationInWindow(at)
            field.isShown && x.toInt() in at[0]..at[0] + field.width && y.toInt() in at[1]..at[1] + field.height
        }
        return if (over) null else x to y
    }

    private fun drag() {
        val root = reachable.last()
        note("drag")
        val (x, y) = spot(root) ?: return
        root.finger(MotionEvent.ACTION_DOWN, x, y)
        repeat(chance.nextInt(6)) { root.finger(MotionEvent.ACTION_MOVE, chance.nextFloat() * root.width, chance.nextFloat() * root.height) }
        root.finger(if (chance.nextInt(4) == 0) MotionEvent.ACTION_CANCEL else MotionEvent.ACTION_UP, chance.nextFloat() * root.width, chance.nextFloat() * root.height)
        idle()
    }

    private fun twoFingers() {
        val root = reachable.last()
        note("two fingers")
        val now = SystemClock.uptimeMillis()
        val properties = Array(2) { i -> MotionEvent.PointerProperties().apply { id = i } }
        val spots = List(2) { spot(root) ?: return }
        val places = Array(2) { i -> MotionEvent.PointerCoords().apply { x = spots[i].first; y = spots[i].second } }
        val second = 1 shl MotionEvent.ACTION_POINTER_INDEX_SHIFT
        val steps = listOf(MotionEvent.ACTION_DOWN to 1, MotionEvent.ACTION_POINTER_DOWN or second to 2, MotionEvent.ACTION_POINTER_UP or second to 2, MotionEvent.ACTION_UP to 1)
        for ((action, fingers) in steps) {
            val event = MotionEvent.obtain(now, now, action, fingers, properties, places, 0, 0, 1f, 1f, 0, 0, android.view.InputDevice.SOURCE_TOUCHSCREEN, 0)
            root.dispatchTouchEvent(event)
            event.recycle()
        }
        idle()
    }

    private fun key() {
        val code = KEYS[chance.nextInt(KEYS.size)]
        note(KeyEvent.keyCodeToString(code))
        repeat(1 + chance.nextInt(3)) { send(code) }
    }

    private fun send(code: Int) {
        focusOnTop()
        val now = SystemClock.uptimeMillis()
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) reachable.lastOrNull()?.viewRootImpl?.dispatchInputEvent(KeyEvent(now, now, action, code, 0, 0))
        idle()
    }

    private fun back() {
        note(if (reachable.size > 1) "back in a sheet" else "back")
        repeat(1 + chance.nextInt(2)) { if (!top.get().isFinishing) send(KeyEvent.KEYCODE_BACK) }
    }

    private fun type() {
        val fields = all(reachable.last()).filterIsInstance<EditText>().filter { it.isShown }.toList().ifEmpty { return press() }
        val field = fields[chance.nextInt(fields.size)]
        val texts = listOf("", "Rosa", "w a1w g7b", Games.played(Games.fresh("Ida", "Tim"), chance.nextInt(30)).record())
        // Only a wild one takes a whole game for a name.
        val words = if (wild) text() else texts[chance.nextInt(if (field.maxLines == 1) texts.size - 1 else texts.size)]
        field.setText(words.also { note("type ${it.take(20)}") })
        idle()
    }

    private fun text(): String = when (chance.nextInt(7)) {
        0 -> ""
        1 -> Games.played(Games.fresh("x".repeat(10_000), "\u202Eمحمد\uD83D\uDC51"), chance.nextInt(40)).record()
        2 -> String(CharArray(chance.nextInt(300)) { chance.nextInt(0x10000).toChar() })
        3 -> "\uD83D\uDC51\uD800\u0000\n\t%s"
        4 -> "x".repeat(50_000)
        5 -> List(3) { Games.played(Games.fresh("Rosa $it", "Max"), chance.nextInt(20)).record() }.joinToString("\n").drop(chance.nextInt(9))
        else -> "w a1w g7b"
    }

    private fun linger() {
        val ms = listOf(1L, 40L, 300L, 2_000L, 20_000L)[chance.nextInt(5)]
        note("wait $ms")
        pass(ms)
        if (chance.nextInt(3) == 0) settle()
    }

    private fun turn() {
        fun <T> any(all: List<T>) = all[chance.nextInt(all.size)]
        setting = Setting(any(Pane.entries), any(Look.entries), any(Tongue.entries), any(Print.entries))
        note("turn ${setting.label}")
        setting.apply()
        again(top)
        idle()
    }

    private fun again(screen: ActivityController<out Activity>) {
        screen.recreate().visible().windowFocusChanged(true)
        made[screen] = setting
    }

    // Another app comes to the front; meanwhile nothing of ours may run.
    private fun leave() {
        note("leave")
        top.pause().stop()
        settle()
        val ear = Ear()
        app.host.listen(ear)
        pass(chance.nextInt(60_000).toLong())
        check(ear.updates == 0) { "${ear.updates} updates while nobody looks" }
        check(searchStands()) { "a search goes on while nobody looks: ${threads()}" }
        app.host.forget(ear)
        top.restart().start().resume().windowFocusChanged(true)
        idle()
    }

    // A thread that has just done its work counts as busy for a moment longer.
    private fun searchStands(): Boolean {
        val lane = app.thinking as ThreadPoolExecutor
        val end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20)
        while (lane.activeCount > 0 && System.nanoTime() < end) Thread.yield()
        return lane.activeCount == 0
    }

    private fun threads() = Thread.getAllStackTraces().filterKeys { "thinking" in it.name }.mapValues { it.value.take(12) }

    private fun receive() {
        note("receive")
        push(Intent(Intent.ACTION_SEND).setClass(app, ReceiveActivity::class.java).setType("text/plain").putExtra(Intent.EXTRA_TEXT, if (wild) text() else Games.played(Games.fresh("Ida", "Tim"), 9).record()))
        answered()
    }

    private fun die() {
        note("die")
        val state = Bundle()
        top.pause().stop().saveInstanceState(state)
        settle()
        val type = top.get().javaClass
        val intent = top.get().intent
        stack.reversed().forEach { it.destroy() }
        stack.clear()
        hidden.clear()
        idle()
        Play.forgetProcess()
        val parcel = Parcel.obtain()
        parcel.writeBundle(state)
        parcel.setDataPosition(0)
        val back = Robolectric.buildActivity(type, intent)
        back.create(parcel.readBundle(javaClass.classLoader)).start().restoreInstanceState(state).resume().visible().windowFocusChanged(true)
        parcel.recycle()
        stack += back
        made[back] = setting
        idle()
    }

    private fun trim() {
        note("trim")
        @Suppress("DEPRECATION")
        listOf(Activity::onLowMemory, { it.onTrimMemory(android.content.ComponentCallbacks2.TRIM_MEMORY_RUNNING_CRITICAL) }).forEach { it(top.get()) }
        app.onLowMemory()
    }

    /** Does what the system does after a touch: opens what was started, closes what is finished. */
    private fun follow() {
        idle()
        while (true) {
            val started = shadowOf(app).nextStartedActivity
            when {
                started != null -> start(started)
                top.get().isFinishing -> pop()
                else -> return
            }
            idle()
        }
    }

    private fun start(intent: Intent) {
        when {
            intent.component?.packageName == app.packageName -> push(intent)
            intent.action == Intent.ACTION_OPEN_DOCUMENT || intent.action == Intent.ACTION_CREATE_DOCUMENT -> {
                val place = Uri.parse("content://elsewhere/${chance.nextInt()}")
                shadowOf(app.contentResolver).registerInputStream(place, text().byteInputStream())
                shadowOf(app.contentResolver).registerOutputStream(place, java.io.ByteArrayOutputStream())
                val chosen = chance.nextInt(3) > 0
                shadowOf(top.get()).receiveResult(intent, if (chosen) Activity.RESULT_OK else Activity.RESULT_CANCELED, if (chosen) Intent().setData(place) else null)
                answered()
                top.pause().resume()
            }
            else -> top.pause().resume()
        }
    }

    private fun push(intent: Intent) {
        @Suppress("UNCHECKED_CAST")
        val type = Class.forName(checkNotNull(intent.component).className) as Class<out Activity>
        val below = stack.indexOfLast { it.get().javaClass == type && !it.get().isFinishing }
        if (intent.flags and Intent.FLAG_ACTIVITY_CLEAR_TOP != 0 && below >= 0) {
            while (stack.size > below + 1) pop()
            return
        }
        note("→ ${type.simpleName}")
        val before = stack.lastOrNull()
        val covered = reachable
        before?.pause()
        val next = Robolectric.buildActivity(type, intent).setup()
        next.windowFocusChanged(true)
        before?.stop()
        covered.forEach { it.visibility = View.INVISIBLE }
        hidden += covered
        stack += next
        made[next] = setting
    }

    private fun pop() {
        val gone = stack.removeLast()
        note("← ${gone.get().javaClass.simpleName}")
        gone.pause()
        hidden.removeLastOrNull()?.forEach { it.visibility = View.VISIBLE }
        stack.lastOrNull()?.let {
            it.restart().start().resume().windowFocusChanged(true)
            if (made[it] != setting) again(it)
        }
        gone.stop().destroy()
        idle()
        if (stack.isEmpty()) launch()
    }

    /** Puts everything away. */
    fun end() {
        top.pause().stop()
        stack.reversed().forEach { it.destroy() }
        stack.clear()
        settle()
        RuntimeEnvironment.setFontScale(1f)
    }

    private class Ear : game.lasca.host.GameListener {
        var updates = 0

        override fun onGame(snapshot: game.lasca.core.Snapshot?) = Unit

        override fun onUpdate(update: game.lasca.core.Update) {
            updates++
        }

        override fun onTrouble(trouble: game.lasca.host.Trouble) = false
    }

    private companion object {
        const val LONGEST_TRAIL = 25
        const val SQUARES = 25
        val KEYS = listOf(
            KeyEvent.KEYCODE_TAB, KeyEvent.KEYCODE_DPAD_UP, KeyEvent.KEYCODE_DPAD_DOWN, KeyEvent.KEYCODE_DPAD_LEFT, KeyEvent.KEYCODE_DPAD_RIGHT,
            KeyEvent.KEYCODE_ENTER, KeyEvent.KEYCODE_DPAD_CENTER, KeyEvent.KEYCODE_ESCAPE, KeyEvent.KEYCODE_U, KeyEvent.KEYCODE_R, KeyEvent.KEYCODE_H,
            KeyEvent.KEYCODE_F, KeyEvent.KEYCODE_M, KeyEvent.KEYCODE_I, KeyEvent.KEYCODE_L, KeyEvent.KEYCODE_P, KeyEvent.KEYCODE_1, KeyEvent.KEYCODE_7,
            KeyEvent.KEYCODE_BACK, // Not MENU: the framework's own click for it asks for a service that these tests lack.
        )
    }
}
