// The app's windows as one picture, and where touches and keys go: does what the window manager does on a phone.
// Knows views and bitmaps; must not know Swing.
package game.lasca.desktop

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Rect
import android.os.SystemClock
import android.view.Gravity
import android.view.InputDevice
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.view.WindowManager
import android.view.inspector.WindowInspector

/** The windows over [base], the top screen's own. */
class Panes {
    /** The window of the screen on top. */
    var base: View? = null

    private var bitmap: Bitmap? = null
    private var focused: View? = null
    private var downTime = 0L
    private var touched: View? = null

    private fun all(): List<View> = WindowInspector.getGlobalWindowViews().dropWhile { it !== base }.filter { it.isShown && it.width > 0 }

    private fun layout(view: View) = view.layoutParams as WindowManager.LayoutParams

    private fun place(view: View): Rect {
        val below = base ?: return Rect()
        val p = layout(view)
        return Rect().also { Gravity.apply(p.gravity, view.width, view.height, Rect(0, 0, below.width, below.height), p.x, p.y, it) }
    }

    /** Gives the keys to the top window that takes them. */
    fun focusTop() {
        val top = all().lastOrNull { layout(it).flags and WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE == 0 }
        if (top === focused) return
        focused?.takeIf { it.isAttachedToWindow }?.viewRootImpl?.windowFocusChanged(false)
        top?.viewRootImpl?.windowFocusChanged(true)
        focused = top
    }

    /** All windows as one picture, with the dimming behind dialogs. */
    fun picture(): Bitmap? {
        val below = base ?: return null
        val all = bitmap?.takeIf { it.width == below.width && it.height == below.height }
            ?: Bitmap.createBitmap(maxOf(1, below.width), maxOf(1, below.height), Bitmap.Config.ARGB_8888).also { bitmap = it }
        val canvas = Canvas(all)
        for (view in all()) {
            val p = layout(view)
            if (p.flags and WindowManager.LayoutParams.FLAG_DIM_BEHIND != 0) canvas.drawColor(Color.argb((p.dimAmount * 255).toInt(), 0, 0, 0))
            val at = place(view)
            canvas.save()
            canvas.translate(at.left.toFloat(), at.top.toFloat())
            view.draw(canvas)
            canvas.restore()
        }
        return all
    }

    /** A mouse event as the touch of a finger; the other button, hovering and the wheel as a mouse's. */
    fun pointer(action: Int, x: Int, y: Int, buttons: Int, scroll: Float) {
        val now = SystemClock.uptimeMillis()
        if (action == MotionEvent.ACTION_DOWN) {
            downTime = now
            touched = target(x, y)
        }
        val window = (if (action == MotionEvent.ACTION_DOWN || action == MotionEvent.ACTION_MOVE || action == MotionEvent.ACTION_UP) touched else null) ?: target(x, y) ?: return
        val at = place(window)
        val properties = arrayOf(MotionEvent.PointerProperties().apply { toolType = if (buttons == 0 && action != MotionEvent.ACTION_HOVER_MOVE) MotionEvent.TOOL_TYPE_FINGER else MotionEvent.TOOL_TYPE_MOUSE })
        val place = MotionEvent.PointerCoords().apply {
            this.x = (x - at.left).toFloat()
            this.y = (y - at.top).toFloat()
            setAxisValue(MotionEvent.AXIS_VSCROLL, scroll)
        }
        val outside = action == MotionEvent.ACTION_DOWN && !at.contains(x, y)
        val what = if (outside) MotionEvent.ACTION_OUTSIDE else action
        val mouse = buttons != 0 || action == MotionEvent.ACTION_HOVER_MOVE || action == MotionEvent.ACTION_SCROLL
        val source = if (mouse) InputDevice.SOURCE_MOUSE else InputDevice.SOURCE_TOUCHSCREEN
        val event = MotionEvent.obtain(downTime, now, what, 1, properties, arrayOf(place), 0, buttons, 1f, 1f, 0, 0, source, 0)
        if (action == MotionEvent.ACTION_SCROLL || action == MotionEvent.ACTION_HOVER_MOVE) window.dispatchGenericMotionEvent(event) else window.dispatchTouchEvent(event)
        event.recycle()
    }

    // A dialog takes every touch, unless it lets those beside it through.
    private fun target(x: Int, y: Int): View? = all().asReversed().firstOrNull { view ->
        val p = layout(view)
        val modal = p.flags and (WindowManager.LayoutParams.FLAG_NOT_TOUCH_MODAL or WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE) == 0
        p.flags and WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE == 0 && (modal || place(view).contains(x, y))
    }

    /** A key to the window that has the focus. */
    fun key(down: Boolean, code: Int, meta: Int) {
        val window = all().lastOrNull { layout(it).flags and WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE == 0 } ?: return
        val now = SystemClock.uptimeMillis()
        window.viewRootImpl.dispatchInputEvent(KeyEvent(now, now, if (down) KeyEvent.ACTION_DOWN else KeyEvent.ACTION_UP, code, 0, meta))
    }
}
