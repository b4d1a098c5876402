// A screen opened in a setting: laid out between bars, touched, drawn, with whatever stands over it.
// Knows Robolectric; must not know which screen it is.
package game.lasca.seen

import android.app.Activity
import android.content.Intent
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Insets
import android.graphics.Rect
import android.os.Build
import android.os.Bundle
import android.os.Looper
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.view.WindowInsets
import android.view.WindowManager
import android.widget.TextView
import game.lasca.LascaApp
import game.lasca.play.answered
import game.lasca.play.windows
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import java.util.concurrent.TimeUnit

/** An open screen. */
class Window<A : Activity>(val controller: ActivityController<A>, private val pane: Pane?) {
    /** The screen. */
    val activity: A get() = controller.get()

    /** Whether [settle] waits for other apps, too. */
    var patient = true

    /** Its views. */
    val decor: View get() = activity.window.decorView

    /** All windows, the lowest first. */
    fun roots(): List<View> = windows().filter(::ownedByTop)
        .sortedBy { (it.layoutParams as WindowManager.LayoutParams).type }

    private fun ownedByTop(view: View) = view === decor || view.context !is Activity || (view.layoutParams as WindowManager.LayoutParams).type != 1

    /** The window on top. */
    val top: View get() = roots().last()

    /** Waits until disk and main thread have nothing to do. */
    fun settle() {
        val app = RuntimeEnvironment.getApplication() as LascaApp
        idle()
        repeat(2) {
            app.disk.submit {}.get(20, TimeUnit.SECONDS)
            idle()
        }
        if (patient) answered()
        if (pane != null) roots().forEach { inset(it, pane) }
        idle()
    }

    private fun inset(root: View, pane: Pane) {
        val d = activity.resources.displayMetrics.density
        fun px(dp: Int) = (dp * d).toInt()
        val place = root.layoutParams as WindowManager.LayoutParams
        val height = activity.resources.displayMetrics.heightPixels
        val tall = place.height == ViewGroup.LayoutParams.MATCH_PARENT
        // A window is told of the bars that lie over it: a sheet that is not as high as the screen has none above.
        val above = if (tall || root.height >= height) px(pane.top) else 0
        val bars = Insets.of(0, above, px(pane.bar), px(pane.bottom))
        val cut = Insets.of(px(pane.left), 0, px(pane.right), 0)
        // Older ones have no way to say so; there the bars are the system's own.
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            root.dispatchApplyWindowInsets(
                WindowInsets.Builder().setInsets(WindowInsets.Type.systemBars(), bars).setInsets(WindowInsets.Type.displayCutout(), cut).build(),
            )
        }
        val width = activity.resources.displayMetrics.widthPixels
        root.measure(
            View.MeasureSpec.makeMeasureSpec(if (place.width > 0) place.width else width, View.MeasureSpec.EXACTLY),
            View.MeasureSpec.makeMeasureSpec(height, if (tall) View.MeasureSpec.EXACTLY else View.MeasureSpec.AT_MOST),
        )
        root.layout(0, 0, root.measuredWidth, root.measuredHeight)
    }

    /** The view of the top window that reads or is called [words]. */
    fun named(words: String): View = checkNotNull(find(words)) { "no “$words” among ${texts()}" }

    /** As [named], null if there is none. */
    fun find(words: String): View? = all(top).filter { it.isShown }.firstOrNull { view ->
        view.contentDescription?.toString() == words || (view as? TextView)?.text?.toString() == words
    } ?: all(top).filter { it.isShown && it.isClickable }.firstOrNull { it.contentDescription?.toString()?.startsWith("$words,") == true }

    /** All that can be read in the top window. */
    fun texts(): List<String> = all(top).filter { it.isShown }.mapNotNull { (it as? TextView)?.text?.toString() ?: it.contentDescription?.toString() }.toList()

    /** Presses what is called [words]. */
    fun press(words: String) {
        var view: View = named(words)
        while (!view.isClickable) view = view.parent as View
        touch(view)
    }

    /** What this screen has led to, null if nowhere; then it is in front again. */
    fun led(): Intent? = shadowOf(activity).nextStartedActivity?.also { controller.pause().resume() }

    /** Touches the middle of [view], scrolled into sight first. */
    fun touch(view: View) {
        view.requestRectangleOnScreen(Rect(0, 0, view.width, view.height), true)
        idle()
        val at = IntArray(2)
        view.getLocationInWindow(at)
        view.rootView.touch(at[0] + view.width / 2f, at[1] + view.height / 2f)
        settle()
    }

    /** Everything that is on the screen. */
    fun picture(): Bitmap {
        val metrics = activity.resources.displayMetrics
        val all = Bitmap.createBitmap(metrics.widthPixels, metrics.heightPixels, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(all)
        for (root in roots()) {
            val place = root.layoutParams as WindowManager.LayoutParams
            if (place.flags and WindowManager.LayoutParams.FLAG_DIM_BEHIND != 0) canvas.drawColor(Color.argb((place.dimAmount * 255).toInt(), 0, 0, 0))
            val spot = Rect()
            Gravity.apply(place.gravity, root.width, root.height, Rect(0, 0, all.width, all.height), place.x, place.y, spot)
            canvas.save()
            canvas.translate(spot.left.toFloat(), spot.top.toFloat())
            root.draw(canvas)
            canvas.restore()
        }
        return all
    }

    /** The screen is made again, as when the device is turned; what stood over it goes with it. */
    fun turn() {
        val over = roots().drop(1)
        controller.recreate()
        over.forEach { it.visibility = View.GONE }
        controller.visible().windowFocusChanged(true)
        settle()
    }

    /** Closes the screen. */
    fun close() {
        roots().drop(1).forEach { it.visibility = View.GONE }
        controller.pause().stop().destroy()
        idle()
    }

    companion object {
        /** Opens a screen. */
        fun <A : Activity> open(type: Class<A>, pane: Pane?, intent: Intent? = null, state: Bundle? = null): Window<A> {
            val controller = if (intent == null) Robolectric.buildActivity(type) else Robolectric.buildActivity(type, intent)
            if (state == null) controller.setup() else controller.setup(state)
            controller.windowFocusChanged(true)
            return Window(controller, pane).also { it.settle() }
        }

        /** Runs what waits on the main thread. */
        fun idle() = shadowOf(Looper.getMainLooper()).idle()

        /** All views below [root], itself first. */
        fun all(root: View): Sequence<View> = sequence {
            yield(root)
            if (root is ViewGroup) for (i in 0 until root.childCount) yieldAll(all(root.getChildAt(i)))
        }

        /** A finger at these pixels of the window. */
        fun View.touch(x: Float, y: Float) {
            val down = android.os.SystemClock.uptimeMillis()
            for (action in listOf(android.view.MotionEvent.ACTION_DOWN, android.view.MotionEvent.ACTION_UP)) {
                val event = android.view.MotionEvent.obtain(down, android.os.SystemClock.uptimeMillis(), action, x, y, 0)
                event.source = android.view.InputDevice.SOURCE_TOUCHSCREEN
                dispatchTouchEvent(event)
                event.recycle()
            }
            idle()
        }
    }
}
