// The page of a lesson or an old game: head, words, board, status, foot.
// Knows only how much room each wants: board, task and buttons are always in sight, the words scroll when they must.
package game.lasca.screen

import android.annotation.SuppressLint
import android.view.View
import android.view.ViewGroup
import android.widget.FrameLayout
import android.widget.LinearLayout
import android.widget.ScrollView
import game.lasca.board.BoardGeometry
import game.lasca.look.Compat
import game.lasca.look.Kit
import game.lasca.look.Space

/** Under one another where there is height, the board beside the rest where there is width, the board first where there is neither. */
@SuppressLint("ViewConstructor")
class LessonPage(private val kit: Kit, private val head: View, words: View, private val board: View, status: View, foot: View) : ViewGroup(kit.context) {
    private enum class Shape { TALL, WIDE, SMALL }

    private val shape = when {
        kit.wide -> Shape.WIDE
        (if (kit.largePrint) LARGE_PRINT_HEIGHT else SMALL_HEIGHT) > kit.context.resources.configuration.screenHeightDp -> Shape.SMALL
        else -> Shape.TALL
    }
    private val text = padded(words, Space.SCREEN)
    private val below = kit.column(if (shape == Shape.SMALL) near(status) else padded(status, Space.SCREEN), foot)
    private val first = if (shape == Shape.SMALL) BoardFirst(kit, board) else null
    private val scroll = ScrollView(kit.context).apply {
        isFocusable = false
        if (shape != Shape.SMALL) kit.fading(this)
    }

    init {
        setBackgroundColor(kit.theme.paper.ground)
        if (first != null) {
            scroll.addView(kit.column(first, below, head, text))
        } else {
            scroll.addView(text)
            listOf(head, board, below).forEach(::addView)
        }
        addView(scroll)
        Compat.watchEdges(this) { setPadding(it.left, it.top, it.right, it.bottom) }
    }

    private fun padded(view: View, side: Int) = FrameLayout(kit.context).apply {
        setPadding(kit.dp(side), kit.dp(Space.MIDDLE), kit.dp(side), kit.dp(Space.SMALL))
        addView(view, FrameLayout.LayoutParams(-1, -2))
    }

    private fun near(line: View) = FrameLayout(kit.context).apply {
        setPadding(kit.dp(Space.SMALL), 0, kit.dp(Space.SMALL), kit.dp(Space.TINY))
        addView(line, FrameLayout.LayoutParams(-1, -2))
        minimumHeight = taskRoom(kit)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val height = MeasureSpec.getSize(heightSpec)
        val w = width - paddingLeft - paddingRight
        val h = height - paddingTop - paddingBottom
        when (shape) {
            Shape.TALL -> measureTall(minOf(w, kit.dp(PAGE)), h)
            Shape.WIDE -> measureWide(w, h - 2 * kit.dp(Space.SCREEN))
            Shape.SMALL -> {
                first?.most = h - taskRoom(kit)
                scroll.measure(exactly(w), exactly(h))
            }
        }
        setMeasuredDimension(width, height)
    }

    private fun measureTall(page: Int, h: Int) {
        val free = h - measured(head, page) - measured(below, page)
        val wanted = measured(text, page)
        val least = minOf(wanted, free - (free * LEAST_BOARD).toInt())
        val wide = page - 2 * kit.dp(Space.SMALL)
        val hit = minOf(leastBoard(kit), (free / RATIO).toInt())
        val across = minOf(wide, maxOf(((free - least) / RATIO).toInt(), hit))
        board.measure(exactly(across), exactly((across * RATIO).toInt()))
        scroll.measure(exactly(page), exactly(minOf(wanted, free - board.measuredHeight)))
    }

    private fun measureWide(w: Int, h: Int) {
        val across = minOf((h / RATIO).toInt(), (w * BOARD_SHARE).toInt())
        board.measure(exactly(across), exactly((across * RATIO).toInt()))
        val panel = minOf(w - across - kit.dp(Space.SCREEN), kit.dp(PAGE))
        val free = h - measured(head, panel) - measured(below, panel)
        scroll.measure(exactly(panel), exactly(minOf(measured(text, panel), free.coerceAtLeast(0))))
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) = when (shape) {
        Shape.TALL -> layoutTall()
        Shape.WIDE -> layoutWide()
        Shape.SMALL -> place(scroll, paddingLeft, paddingTop)
    }

    private fun layoutTall() {
        val x = within(head.measuredWidth)
        val foot = height - paddingBottom - below.measuredHeight
        place(head, x, paddingTop)
        place(scroll, x, head.bottom)
        val spare = foot - scroll.bottom - board.measuredHeight
        place(board, within(board.measuredWidth), scroll.bottom + (spare * ABOVE).toInt())
        place(below, x, foot)
    }

    private fun layoutWide() {
        val margin = kit.dp(Space.SCREEN)
        val both = board.measuredWidth + head.measuredWidth
        val x = maxOf(paddingLeft + margin, within(both))
        val y = paddingTop + (height - paddingTop - paddingBottom - board.measuredHeight) / 2
        place(board, x, y)
        place(head, board.right, paddingTop + margin)
        place(scroll, board.right, head.bottom)
        place(below, board.right, height - paddingBottom - margin - below.measuredHeight)
    }

    /** Where something [across] wide begins in the middle of what bars and cut-outs leave. */
    private fun within(across: Int) = paddingLeft + (width - paddingLeft - paddingRight - across) / 2

    private fun place(view: View, x: Int, y: Int) = view.layout(x, y, x + view.measuredWidth, y + view.measuredHeight)

    private fun measured(view: View, across: Int): Int {
        view.measure(exactly(across), MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED))
        return view.measuredHeight
    }

    private fun exactly(size: Int) = MeasureSpec.makeMeasureSpec(size.coerceAtLeast(0), MeasureSpec.EXACTLY)

    companion object {
        private const val RATIO = BoardGeometry.HEIGHT / BoardGeometry.WIDTH

        /** Below this height in dp a window has room for the board and two lines of words, no more. */
        const val SMALL_HEIGHT = 440

        // In large print a phone has room for no more, either.
        private const val LARGE_PRINT_HEIGHT = 840
        private const val BOARD_SHARE = 0.56
        private const val PAGE = 640
        private const val TASK_LINE = 24

        // Room for two lines of a task in the smallest windows, in pixels.
        private fun taskRoom(kit: Kit): Int = kit.dp(2 * TASK_LINE * kit.tightScale + Space.TINY)

        /** The board has at least this part of the height that head, task and buttons leave. */
        private const val LEAST_BOARD = 0.6

        /** This part of spare height lies above the board. */
        private const val ABOVE = 0.4

        // A square's least side in dp, whole pixels allowed for: the diamond in which a touch means it is then 48 dp wide.
        private const val LEAST_SQUARE = 34.2

        /** The least width of a board that can be hit, in pixels. */
        fun leastBoard(kit: Kit): Int = kit.dp(LEAST_SQUARE * BoardGeometry.WIDTH)
    }
}

/**
 * The board as large as [most] pixels of height let it be, so that the task is in sight below it; but never so small that a square
 * is hard to hit. Then the task's first line is in sight, and the page scrolls to the rest.
 */
@SuppressLint("ViewConstructor")
private class BoardFirst(private val kit: Kit, private val board: View) : ViewGroup(kit.context) {
    /** The most height there is for it. */
    var most = 0

    private var air = 0

    init {
        layoutParams = LinearLayout.LayoutParams(-1, -2)
        addView(board)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val least = LessonPage.leastBoard(kit)
        val wanted = ((most - 2 * kit.dp(Space.TINY)) * BoardGeometry.WIDTH / BoardGeometry.HEIGHT).toInt()
        air = if (wanted < least) 0 else kit.dp(Space.TINY)
        val across = minOf(width - 2 * kit.dp(Space.SMALL), maxOf(wanted, least))
        val high = (across * BoardGeometry.HEIGHT / BoardGeometry.WIDTH).toInt()
        board.measure(MeasureSpec.makeMeasureSpec(across, MeasureSpec.EXACTLY), MeasureSpec.makeMeasureSpec(high, MeasureSpec.EXACTLY))
        setMeasuredDimension(width, high + 2 * air)
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
        val x = (width - board.measuredWidth) / 2
        board.layout(x, air, x + board.measuredWidth, air + board.measuredHeight)
    }
}
