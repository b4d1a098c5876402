// The board on the screen: measures itself, shows what the core says, turns touches and keys into squares.
// Knows the snapshot and the painters; what a touch means is decided by the core, what is said of it by the screen.
package game.lasca.board

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Rect
import android.os.Bundle
import android.os.Parcelable
import android.view.AbsSavedState
import android.view.Choreographer
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import game.lasca.core.Action
import game.lasca.core.Change
import game.lasca.core.Side
import game.lasca.core.Snapshot
import game.lasca.look.Compat
import game.lasca.look.Theme
import kotlin.math.ceil
import kotlin.math.min

/** What a person does on the board. */
interface BoardInput {
    /** A square was touched, or chosen by key. */
    fun onTap(square: Int)

    /** A column was dragged; [to] is null off the board. */
    fun onDrop(from: Int, to: Int?)

    /** A square was held that asks for this, which can be felt. */
    fun onHeld(action: Action)

    /** Any other square was held, which can be felt, or one was clicked with the other button; [held] as long as the finger stays. */
    fun onInspect(square: Int, held: Boolean)

    /** The finger that held a square has left, [afterMs] after it was told. */
    fun onInspectEnd(afterMs: Long)

    /** The unused part of the panel was touched. */
    fun onOutside()

    /** The change can be heard and felt now. */
    fun onLanded(change: Change)

    /** The keys went to a square, or the pointer hovers over it. */
    fun onPointed(square: Int)
}

/** Whether columns move in this change: the board plays it, and tells when it can be heard and felt. */
fun Change.moves(): Boolean = this is Change.Stepped || this is Change.Jumped || this is Change.Promoted

/** The board. Set [theme] and [style], then [show] what the session says. */
@SuppressLint("ViewConstructor")
class BoardView(context: Context, theme: Theme, private val input: BoardInput) : View(context), Choreographer.FrameCallback {
    private val animator = MoveAnimator { input.onLanded(it) }
    private val touch = BoardTouch(this, input)
    private var palette = Palette(theme)
    private var painter: ColumnPainter? = null
    private var ground: Bitmap? = null
    private var shown: Snapshot? = null
    private val heights = IntArray(BoardGeometry.SQUARES)
    private var frameAt = 0L
    private var waiting = false
    private var turnTo: Snapshot? = null

    /** Where the squares are now. */
    var geometry: BoardGeometry = BoardGeometry.fit(1, 1, 1f, Side.WHITE)
        private set

    /** The square of the keys. */
    var cursor: Int = FIRST_CURSOR
        private set

    /** No translation, no arcs: changes are cut. */
    var still: Boolean = false

    /** How fast columns move; 1 is the usual speed. */
    var speed: Float = 1f

    /** Whether columns can be dragged. */
    var drags: Boolean = true

    /** Colours of the board. */
    var theme: Theme = theme
        set(value) {
            field = value
            palette = Palette(value)
            remake()
        }

    /** What else is drawn. */
    var style: BoardStyle = BoardStyle()
        set(value) {
            if (field == value) return
            field = value
            remake()
        }

    /** The virtual nodes of the squares. */
    var accessibility: BoardAccessibility? = null

    init {
        isFocusable = true
        isFocusableInTouchMode = false
        defaultFocusHighlightEnabled = false
    }

    /** The state that is shown or being animated to. */
    val snapshot: Snapshot? get() = shown

    /** Whether something moves on the board. */
    val moving: Boolean get() = animator.running

    /** Shows [snapshot]; [changes] are played first, starting from what was shown before. Nothing moves towards [another] game. */
    fun show(snapshot: Snapshot, changes: List<Change>, another: Boolean = false) {
        finish()
        val before = shown
        val turned = before?.bottom != snapshot.bottom
        shown = snapshot
        for (square in heights.indices) heights[square] = 0
        for (column in snapshot.columns) heights[column.square] = column.pieces.size
        if (width == 0) {
            changes.forEach { if (it.moves()) input.onLanded(it) }
            return
        }
        accessibility?.giveBack()
        val legs = if (before == null || still) emptyList() else legs(before.columns, changes)
        changes.filter { change -> change.moves() && legs.none { it.change === change } }.forEach { input.onLanded(it) }
        animator.nudge = MoveAnimator.NUDGE * geometry.unit.toFloat()
        if (turned && (before == null || legs.isEmpty())) place(snapshot.bottom)
        // A person's touches bring one leg each; legs that come together are a computer's, or play themselves, and are to be seen one by one.
        val played = if (before == null) emptyList() else legs.mapIndexed { i, leg -> player(before).play(leg, if (legs.getOrNull(i + 1) is Leg.Leap) MoveAnimator.GAP else 0f) }
        if (turned && before != null && played.isNotEmpty()) {
            // A move is seen from where it was made; then the board turns.
            turnTo = snapshot
            animator.start(played.toTypedArray(), scene(snapshot.copy(bottom = before.bottom, facing = before.facing)), newTurn = false, still = true)
        } else {
            val turns = turned && before != null && !another
            animator.start(played.toTypedArray(), scene(snapshot), before?.shownPly != snapshot.shownPly, still, turns)
        }
        run()
    }

    private fun turn() {
        val now = turnTo ?: return
        turnTo = null
        place(now.bottom)
        animator.start(emptyArray(), scene(now), newTurn = true, still = still, turns = true)
    }

    /** Answers a refused touch on [square]. */
    fun refuse(square: Int?) {
        if (still) return
        animator.refuse(square)
        run()
    }

    /** Ends all movement at once. */
    fun finish() {
        animator.finish()
        turn()
        animator.finish()
        invalidate()
    }

    /** The square meant by a touch at these pixels of the view. */
    fun squareAt(x: Float, y: Float): Int? = geometry.squareAt(x.toDouble(), y.toDouble(), heights)

    /** Where a square and what stands on it are, in the view's pixels. */
    fun bounds(square: Int, out: Rect) {
        val half = geometry.unit / 2
        val tall = if (heights[square] > 0) BoardGeometry.halfHeight(heights[square]) * geometry.unit else 0.0
        val up = maxOf(half, tall)
        val x = geometry.pixelX(square)
        val y = geometry.pixelY(square)
        out.set((x - half).toInt(), (y - up).toInt(), ceil(x + half).toInt(), ceil(y + up).toInt())
    }

    /** Moves the column on [square] with a finger that is [dx], [dy] from its middle; null puts it down. */
    fun carry(square: Int?, dx: Float, dy: Float) {
        animator.carry(square, dx, dy)
        invalidate()
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val w = MeasureSpec.getSize(widthMeasureSpec)
        val h = MeasureSpec.getSize(heightMeasureSpec)
        val exact = MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.EXACTLY && MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.EXACTLY
        if (exact) {
            setMeasuredDimension(w, h)
            return
        }
        val bounded = MeasureSpec.getMode(heightMeasureSpec) != MeasureSpec.UNSPECIFIED
        val unit = if (bounded) min(w / BoardGeometry.WIDTH, h / BoardGeometry.HEIGHT) else w / BoardGeometry.WIDTH
        setMeasuredDimension((unit * BoardGeometry.WIDTH).toInt(), (unit * BoardGeometry.HEIGHT).toInt())
    }

    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) {
        super.onSizeChanged(w, h, oldw, oldh)
        remake()
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
        super.onLayout(changed, left, top, right, bottom)
        Compat.ownGestures(this, if (drags) edges() else emptyList())
    }

    // The outer files, as far from the bottom as the system allows.
    private fun edges(): List<Rect> {
        val density = resources.displayMetrics.density
        val high = min(height, (EXCLUDED_DP * density).toInt())
        val wide = (EDGE_DP * density).toInt()
        return listOf(Rect(0, height - high, wide, height), Rect(width - wide, height - high, width, height))
    }

    private fun remake() {
        if (width == 0 || height == 0) return
        val now = shown
        place(now?.bottom ?: Side.WHITE)
        turnTo = null
        if (now != null) {
            animator.finish()
            animator.start(emptyArray(), scene(now), newTurn = false, still = true)
        }
        invalidate()
    }

    private fun place(bottom: Side) {
        val density = resources.displayMetrics.density
        geometry = BoardGeometry.fit(width, height, density, bottom)
        val unit = geometry.unit.toFloat()
        painter = ColumnPainter(unit, palette)
        val bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(bitmap)
        // With the page's colour in its corners nothing of it is clear, and it is copied instead of blended.
        canvas.drawColor(theme.paper.ground)
        bitmap.setHasAlpha(false)
        canvas.translate(geometry.left.toFloat(), geometry.top.toFloat())
        Layer(BoardDrawing.ground(geometry, style), unit, palette).draw(canvas, 1f)
        ground = bitmap
    }

    private fun scene(snapshot: Snapshot): BoardScene {
        val keys = cursor.takeIf { isFocused && !isInTouchMode }
        val unit = geometry.unit.toFloat()
        val columns = painter ?: ColumnPainter(unit, palette).also { painter = it }
        return BoardScene(BoardDrawing.of(snapshot, geometry, style, keys), unit, palette, columns)
    }

    private fun player(before: Snapshot) = LegPlayer(before, geometry, style, palette, painter ?: ColumnPainter(geometry.unit.toFloat(), palette))

    private fun run() {
        invalidate()
        if (waiting || !animator.running) return
        waiting = true
        frameAt = 0L
        Choreographer.getInstance().postFrameCallback(this)
    }

    override fun doFrame(frameTimeNanos: Long) {
        waiting = false
        if (!isAttachedToWindow) {
            animator.finish()
            return
        }
        if (frameAt != 0L) animator.advance((frameTimeNanos - frameAt) / NANOS * speed)
        frameAt = frameTimeNanos
        if (turnTo != null && !animator.moving) turn()
        invalidate()
        if (!animator.running) return
        waiting = true
        Choreographer.getInstance().postFrameCallback(this)
    }

    override fun onDraw(canvas: Canvas) {
        val board = ground ?: return
        canvas.drawBitmap(board, 0f, 0f, null)
        canvas.save()
        canvas.translate(geometry.left.toFloat(), geometry.top.toFloat())
        animator.draw(canvas)
        canvas.restore()
    }

    @SuppressLint("ClickableViewAccessibility") // the squares are virtual nodes with actions of their own
    override fun onTouchEvent(event: MotionEvent): Boolean = touch.onTouch(event)

    override fun onGenericMotionEvent(event: MotionEvent): Boolean = touch.onGeneric(event) || super.onGenericMotionEvent(event)

    override fun onHoverEvent(event: MotionEvent): Boolean = touch.onHover(event) || super.onHoverEvent(event)

    override fun getAccessibilityNodeProvider(): android.view.accessibility.AccessibilityNodeProvider? = accessibility

    override fun dispatchHoverEvent(event: MotionEvent): Boolean = accessibility?.explore(event) == true || super.dispatchHoverEvent(event)

    override fun onKeyDown(keyCode: Int, event: KeyEvent): Boolean {
        val next = BoardKeys.next(cursor, keyCode, geometry.bottom)
        if (next != null) {
            point(next)
            return true
        }
        if (BoardKeys.chooses(keyCode)) {
            if (event.repeatCount == 0) input.onTap(cursor)
            return true
        }
        return super.onKeyDown(keyCode, event)
    }

    /** Puts the cursor of the keys on [square]. */
    fun point(square: Int) {
        cursor = square
        input.onPointed(square)
        refresh()
    }

    override fun onFocusChanged(gainFocus: Boolean, direction: Int, previouslyFocusedRect: Rect?) {
        super.onFocusChanged(gainFocus, direction, previouslyFocusedRect)
        refresh()
    }

    // The square of the keys and that of the screen reader outlive a turn of the device.
    override fun onSaveInstanceState(): Parcelable {
        super.onSaveInstanceState()
        return Bundle().apply {
            putInt(CURSOR, cursor)
            accessibility?.let { putInt(FOCUSED, it.kept) }
        }
    }

    override fun onRestoreInstanceState(state: Parcelable?) {
        super.onRestoreInstanceState(AbsSavedState.EMPTY_STATE)
        val kept = state as? Bundle ?: return
        cursor = kept.getInt(CURSOR, cursor)
        accessibility?.giveBack(kept.getInt(FOCUSED, NO_ID))
    }

    override fun onWindowFocusChanged(hasWindowFocus: Boolean) {
        super.onWindowFocusChanged(hasWindowFocus)
        accessibility?.giveBack()
    }

    private fun refresh() {
        val now = shown
        if (now != null && width > 0 && !animator.moving) animator.start(emptyArray(), scene(now), newTurn = false, still = true)
        invalidate()
    }

    private companion object {
        const val FIRST_CURSOR = 12
        const val CURSOR = "cursor"
        const val FOCUSED = "focused"
        const val EXCLUDED_DP = 200
        const val EDGE_DP = 40
        const val NANOS = 1_000_000f
    }
}
