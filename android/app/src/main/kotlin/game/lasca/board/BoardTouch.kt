// Reads fingers, mouse and pen on the board: tap on release, hold, drag, the other button, hovering.
// Knows pixels and squares; what they mean is the core's.
package game.lasca.board

import android.view.InputDevice
import android.view.MotionEvent
import android.view.PointerIcon
import android.view.ViewConfiguration
import kotlin.math.hypot

/** The touches of one [board]. */
class BoardTouch(private val board: BoardView, private val input: BoardInput) {
    private val slop = ViewConfiguration.get(board.context).scaledTouchSlop
    private val hold = Runnable { held() }
    private var square: Int? = null
    private var downX = 0f
    private var downY = 0f
    private var active = false
    private var dragging = false
    private var heldAt = 0L
    private var hovered: Int? = null
    private var told = false

    /** A finger, or the main button. */
    fun onTouch(event: MotionEvent): Boolean {
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN -> down(event)
            MotionEvent.ACTION_POINTER_DOWN -> cancel()
            MotionEvent.ACTION_MOVE -> if (active) move(event)
            MotionEvent.ACTION_UP -> if (active) up(event)
            MotionEvent.ACTION_CANCEL -> cancel()
        }
        return true
    }

    private fun down(event: MotionEvent) {
        cancel()
        told = event.buttonState and MotionEvent.BUTTON_SECONDARY != 0
        if (told) {
            board.squareAt(event.x, event.y)?.let { input.onInspect(it, held = false) }
            return
        }
        active = true
        square = board.squareAt(event.x, event.y)
        // Around it a page may scroll: it must not take the finger that is about to carry a column off.
        if (board.drags && square?.let(::canDrag) == true) board.parent?.requestDisallowInterceptTouchEvent(true)
        downX = event.x
        downY = event.y
        if (square != null) board.postDelayed(hold, HOLD_MS)
    }

    private fun held() {
        val at = square ?: return
        heldAt = android.os.SystemClock.uptimeMillis()
        val hold = board.snapshot?.holds?.firstOrNull { it.square == at }
        if (hold == null) {
            input.onInspect(at, held = board.snapshot?.columns?.any { it.square == at } == true)
        } else {
            board.finish()
            input.onHeld(hold.action)
        }
    }

    private fun move(event: MotionEvent) {
        val from = square
        if (dragging) {
            carry(event)
            return
        }
        if (hypot(event.x - downX, event.y - downY) <= slop || board.squareAt(event.x, event.y) == from) return
        board.removeCallbacks(hold)
        if (heldAt == 0L && board.drags && from != null && canDrag(from)) {
            dragging = true
            board.parent?.requestDisallowInterceptTouchEvent(true)
            board.finish()
            if (board.snapshot?.marks?.chosen?.lastOrNull() != from) input.onTap(from)
            carry(event)
        }
    }

    private fun canDrag(from: Int): Boolean {
        val column = board.snapshot?.columns?.firstOrNull { it.square == from }
        return column?.canMove == true
    }

    // Over a landing that does not complete the move, the leg is made at once and the finger goes on with the column.
    private fun along(event: MotionEvent): Boolean {
        val from = square ?: return false
        val at = board.squareAt(event.x, event.y) ?: return false
        val landing = board.snapshot?.marks?.landings?.firstOrNull { it.square == at }
        if (landing == null || landing.completes) return false
        board.carry(null, 0f, 0f)
        input.onDrop(from, at)
        board.finish()
        if (board.snapshot?.marks?.chosen?.lastOrNull() != at) {
            reset()
            return true
        }
        square = at
        return false
    }

    private fun carry(event: MotionEvent) {
        if (along(event)) return
        val from = square ?: return
        val above = ABOVE * board.geometry.unit.toFloat()
        board.carry(from, event.x - board.geometry.pixelX(from).toFloat(), event.y - board.geometry.pixelY(from).toFloat() - above)
    }

    private fun up(event: MotionEvent) {
        board.removeCallbacks(hold)
        val from = square
        val to = board.squareAt(event.x, event.y)
        when {
            heldAt != 0L -> input.onInspectEnd(android.os.SystemClock.uptimeMillis() - heldAt)
            dragging && from != null -> {
                board.carry(null, 0f, 0f)
                if (to != from) input.onDrop(from, to)
            }
            to == null -> input.onOutside()
            to == from || hypot(event.x - downX, event.y - downY) <= slop -> {
                board.finish()
                input.onTap(to)
            }
        }
        reset()
    }

    /** Forgets the touch: nothing was meant. */
    private fun cancel() {
        board.removeCallbacks(hold)
        if (dragging) board.carry(null, 0f, 0f)
        if (heldAt != 0L) input.onInspectEnd(Long.MAX_VALUE)
        reset()
    }

    private fun reset() {
        active = false
        dragging = false
        heldAt = 0L
        square = null
    }

    /** The other button of a mouse or pen. */
    fun onGeneric(event: MotionEvent): Boolean {
        val other = event.actionMasked == MotionEvent.ACTION_BUTTON_PRESS && event.actionButton and OTHER_BUTTONS != 0
        if (!other) return false
        // A button that touched the board as well has told of itself before.
        if (told) {
            told = false
            return true
        }
        val at = board.squareAt(event.x, event.y) ?: return false
        input.onInspect(at, held = false)
        return true
    }

    /** A pointer that hovers; a finger's hovering belongs to the screen reader. */
    fun onHover(event: MotionEvent): Boolean {
        if (!event.isFromSource(InputDevice.SOURCE_MOUSE) && !event.isFromSource(InputDevice.SOURCE_STYLUS)) return false
        val at = if (event.actionMasked == MotionEvent.ACTION_HOVER_EXIT) null else board.squareAt(event.x, event.y)
        if (at != hovered) {
            hovered = at
            val kind = if (at == null) PointerIcon.TYPE_ARROW else PointerIcon.TYPE_HAND
            board.pointerIcon = PointerIcon.getSystemIcon(board.context, kind)
            if (at != null) input.onPointed(at)
        }
        return true
    }

    private companion object {
        const val HOLD_MS = 350L
        const val ABOVE = 0.6f
        const val OTHER_BUTTONS = MotionEvent.BUTTON_SECONDARY or MotionEvent.BUTTON_STYLUS_PRIMARY
    }
}
