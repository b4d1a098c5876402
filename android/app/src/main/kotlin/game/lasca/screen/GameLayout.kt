// Puts the parts of the game screen in their places, as GamePlan decides for the window.
// Knows views and lengths; must not know the game.
package game.lasca.screen

import android.annotation.SuppressLint
import android.graphics.Rect
import android.view.View
import android.view.ViewGroup
import game.lasca.look.Compat
import game.lasca.look.Edges
import game.lasca.look.Kit
import game.lasca.look.Space
import kotlin.math.max
import kotlin.math.min
import kotlin.math.roundToInt

/** The views of the game screen. */
class GameParts(
    val bar: View,
    val top: CaptionView,
    val board: View,
    val bottom: CaptionView,
    val status: StatusView,
    val strip: View,
    val actions: ActionsView,
    val list: View,
    val inspector: View,
    val card: View,
    val pointer: PointerView,
)

/** The game screen. [leftHanded]: panel and buttons are on the left of wide windows. */
@SuppressLint("ViewConstructor")
class GameLayout(private val kit: Kit, private val parts: GameParts, private val leftHanded: Boolean) : ViewGroup(kit.context) {
    private var edges = Edges(0, 0, 0, 0)
    private var anchor: Rect? = null

    /** How the window is arranged now. */
    lateinit var plan: GamePlan
        private set

    /** Told when the arrangement has changed. */
    var onPlan: (GamePlan) -> Unit = {}

    init {
        setBackgroundColor(kit.theme.paper.ground)
        val p = parts
        for (view in listOf(p.bar, p.top, p.board, p.bottom, p.status, p.strip, p.actions, p.list, p.inspector, p.card, p.pointer)) addView(view)
        p.card.visibility = GONE
        p.pointer.visibility = GONE
        clipChildren = false
        Compat.watchEdges(this) {
            edges = it
            requestLayout()
        }
    }

    /** Shows the inspector's card for the column within [bounds] of the board, or takes it away. */
    fun pointAt(bounds: Rect?) {
        anchor = bounds?.let(::Rect)
        val show = if (bounds == null) GONE else VISIBLE
        parts.card.visibility = show
        parts.pointer.visibility = show
        requestLayout()
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val width = MeasureSpec.getSize(widthMeasureSpec)
        val height = MeasureSpec.getSize(heightMeasureSpec)
        val room = width - edges.left - edges.right
        val tall = height - edges.top - edges.bottom
        val density = resources.displayMetrics.density
        val chosen = GamePlan.of(room / density, tall / density, needs(room))
        if (!::plan.isInitialized || chosen != plan) {
            plan = chosen
            apply(chosen)
        }
        setMeasuredDimension(width, height)
    }

    private fun apply(plan: GamePlan) {
        val p = parts
        val stacked = plan.arrangement == Arrangement.STACKED
        p.bar.visibility = if (plan.bar) VISIBLE else GONE
        p.strip.visibility = if (plan.strip && stacked) VISIBLE else GONE
        p.list.visibility = if (plan.arrangement == Arrangement.BESIDE || plan.arrangement == Arrangement.TABLET) VISIBLE else GONE
        p.inspector.visibility = if (plan.arrangement == Arrangement.TABLET) VISIBLE else GONE
        val tiny = plan.arrangement == Arrangement.TINY
        p.top.visibility = if (tiny) GONE else VISIBLE
        p.bottom.bare = tiny
        val second = plan.secondLines && kit.fontScale < LARGE_TYPE
        p.top.roomy = second
        p.bottom.roomy = second
        p.status.roomy = plan.secondLines
        p.status.plain = tiny
        p.actions.named = plan.actionNames && kit.fontScale < LARGE_TYPE
        p.actions.upright = tiny
        onPlan(plan)
    }

    private fun needs(width: Int): GameNeeds {
        val density = resources.displayMetrics.density
        val second = kit.fontScale < LARGE_TYPE
        return GameNeeds(
            caption = max(CAPTION, if (second) sp(CAPTION_LINES) + 2 else 0f),
            bareCaption = max(BARE_CAPTION, sp(NAME_LINE) + 2),
            status = parts.status.reserved(true) / density,
            bareStatus = parts.status.reserved(false) / density,
            actions = if (second) max(ACTIONS, sp(LABEL_LINE) + ICON) else BARE_ACTIONS,
            bareActions = BARE_ACTIONS,
        )
    }

    private fun sp(lines: Float) = lines * kit.fontScale

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        if (!::plan.isInitialized) return
        val area = Rect(edges.left, edges.top, r - l - edges.right, b - t - edges.bottom)
        when (plan.arrangement) {
            Arrangement.STACKED -> stack(area)
            Arrangement.BESIDE -> beside(area)
            Arrangement.TABLET -> tablet(area)
            Arrangement.TINY -> tiny(area)
        }
        anchor?.let { card(area, it) }
    }

    private val boardWidth get() = px(plan.board)
    private val boardHeight get() = px(plan.boardHeight)

    private fun px(dp: Float) = (dp * resources.displayMetrics.density).roundToInt()

    /** Measures [view] at [width], of [height] or as high as it wants, and puts it there; returns its lower edge. */
    private fun place(view: View, x: Int, y: Int, width: Int, height: Int? = null): Int {
        if (view.visibility == GONE) return y
        val high = if (height == null) MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED) else MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY)
        view.measure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY), high)
        view.layout(x, y, x + width, y + view.measuredHeight)
        return y + view.measuredHeight
    }

    private fun wanted(view: View, width: Int): Int {
        if (view.visibility == GONE) return 0
        view.measure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY), MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED))
        return view.measuredHeight
    }

    private fun stack(area: Rect) {
        val p = parts
        val gap = px(GamePlan.GAP)
        val column = min(area.width(), boardWidth + 2 * px(Space.SMALL.toFloat()))
        val x = area.left + (area.width() - column) / 2
        val side = px(Space.SCREEN.toFloat())
        val inner = column - 2 * side
        val barHeight = if (plan.bar) px(GamePlan.BAR) else 0
        val stripHeight = if (plan.strip) px(GamePlan.STRIP) else 0
        val actions = wanted(p.actions, column)
        val status = wanted(p.status, inner)
        val captions = wanted(p.top, inner) + wanted(p.bottom, inner)
        val used = barHeight + captions + boardHeight + 3 * gap + status + stripHeight + actions
        val air = max(0, area.height() - used)
        var y = place(p.bar, x + gap, area.top, column - gap - side, barHeight) + (air * UPPER_AIR / (1 + UPPER_AIR)).toInt()
        y = place(p.top, x + side, y, inner) + gap
        y = place(p.board, area.left + (area.width() - boardWidth) / 2, y, boardWidth, boardHeight) + gap
        y = place(p.bottom, x + side, y, inner) + gap
        val actionsTop = area.bottom - actions
        place(p.actions, x, actionsTop, column, actions)
        // A status with buttons may need the strip's place, or the caption's; the board never moves for it.
        val below = place(p.status, x + side, min(y, actionsTop - status), inner)
        val stripTop = actionsTop - stripHeight
        if (plan.strip) p.strip.visibility = if (below <= stripTop) VISIBLE else INVISIBLE
        place(p.strip, x + side, stripTop, inner, stripHeight)
    }

    private fun beside(area: Rect) {
        val p = parts
        val side = px(Space.SCREEN.toFloat())
        val panel = min(area.width() - boardWidth - 3 * side, px(WIDEST_PANEL))
        val free = area.width() - boardWidth - panel - 2 * side
        val left = area.left + max(side / 2, free / 2 - side / 2)
        val boardX = if (leftHanded) left + panel + side else left
        val panelX = if (leftHanded) left else left + boardWidth + 2 * side
        val boardY = area.top + (area.height() - boardHeight) / 2
        place(p.board, boardX, boardY, boardWidth, boardHeight)
        val bottomHeight = wanted(p.bottom, panel)
        val bottomTop = boardY + boardHeight - bottomHeight
        place(p.bottom, panelX, bottomTop, panel)
        val actions = wanted(p.actions, panel)
        place(p.actions, panelX, bottomTop - actions, panel, actions)
        var y = place(p.top, panelX, boardY, panel) + px(GamePlan.GAP)
        y = place(p.status, panelX, y, panel) + px(Space.SMALL.toFloat())
        val room = bottomTop - actions - px(Space.SMALL.toFloat()) - y
        p.list.visibility = if (room >= px(LEAST_LIST)) VISIBLE else GONE
        place(p.list, panelX, y, panel, max(0, room))
    }

    private fun tablet(area: Rect) {
        val p = parts
        val gap = px(GamePlan.GAP)
        val x = area.left + (area.width() - boardWidth) / 2
        val inset = px(Space.MIDDLE.toFloat())
        var y = place(p.bar, x - inset, area.top, boardWidth + inset, px(GamePlan.BAR))
        y = place(p.top, x, y, boardWidth) + gap
        y = place(p.board, x, y, boardWidth, boardHeight) + gap
        y = place(p.bottom, x, y, boardWidth) + gap
        y = place(p.status, x, y, boardWidth) + px(Space.SCREEN.toFloat())
        val actions = wanted(p.actions, boardWidth)
        place(p.actions, x, area.bottom - actions, boardWidth, actions)
        val lower = max(0, area.bottom - actions - px(Space.SMALL.toFloat()) - y)
        val half = (boardWidth - px(Space.SCREEN.toFloat())) / 2
        val inspectorX = if (leftHanded) x + boardWidth - half else x
        place(p.inspector, inspectorX, y, half, lower)
        place(p.list, if (leftHanded) x else x + boardWidth - half, y, half, lower)
    }

    private fun tiny(area: Rect) {
        val p = parts
        val gap = px(GamePlan.GAP)
        val buttons = area.width() - boardWidth - 2 * gap
        val boardX = if (leftHanded) area.left + gap + buttons else area.left + gap
        place(p.board, boardX, area.top + gap, boardWidth, boardHeight)
        place(p.actions, if (leftHanded) area.left else boardX + boardWidth + gap, area.top, buttons, boardHeight)
        val y = area.top + boardHeight + gap
        val high = area.bottom - y
        p.bottom.measure(MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED), MeasureSpec.makeMeasureSpec(high, MeasureSpec.EXACTLY))
        val clock = min(p.bottom.measuredWidth, area.width() / 3)
        place(p.bottom, area.right - clock, y, clock, high)
        place(p.status, area.left + 2 * gap, y, area.width() - clock - 3 * gap, high)
    }

    // Above the column, else below, else beside; never over the column itself.
    private fun card(area: Rect, column: Rect) {
        val p = parts
        val width = min(px(CARD * max(1f, min(kit.fontScale, CARD_SCALE))), area.width() - 2 * px(Space.SMALL.toFloat()))
        p.card.measure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY), MeasureSpec.makeMeasureSpec(area.height(), MeasureSpec.AT_MOST))
        val pw = px(POINTER_WIDTH)
        val ph = px(POINTER_HEIGHT)
        val at = Rect(column)
        at.offset(p.board.left, p.board.top)
        val tall = p.card.measuredHeight
        val above = at.top - ph - tall >= area.top
        val below = at.bottom + ph + tall <= area.bottom
        p.pointer.up = !above
        if (above || below) {
            val x = (at.centerX() - width / 2).coerceIn(area.left + px(8f), max(area.left + px(8f), area.right - width - px(8f)))
            val y = if (above) at.top - ph - tall else at.bottom + ph
            p.card.layout(x, y, x + width, y + tall)
            val py = if (above) at.top - ph else at.bottom
            place(p.pointer, (at.centerX() - pw / 2).coerceIn(x + px(20f), x + width - px(20f) - pw), py, pw, ph)
            p.pointer.visibility = VISIBLE
        } else {
            val right = area.right - at.right >= at.left - area.left
            val room = (if (right) area.right - at.right else at.left - area.left) - 2 * ph
            val narrow = min(width, max(room, px(LEAST_CARD)))
            p.card.measure(MeasureSpec.makeMeasureSpec(narrow, MeasureSpec.EXACTLY), MeasureSpec.makeMeasureSpec(area.height(), MeasureSpec.AT_MOST))
            val x = if (right) at.right + ph else at.left - ph - narrow
            val y = (at.centerY() - p.card.measuredHeight / 2).coerceIn(area.top, max(area.top, area.bottom - p.card.measuredHeight))
            p.card.layout(x, y, x + narrow, y + p.card.measuredHeight)
            p.pointer.visibility = INVISIBLE
        }
    }

    private companion object {
        const val LARGE_TYPE = 1.5f
        const val UPPER_AIR = 0.6f
        const val WIDEST_PANEL = 420f
        const val LEAST_LIST = 56f
        const val CAPTION = 56f
        const val BARE_CAPTION = 44f
        const val CAPTION_LINES = 40f
        const val NAME_LINE = 22f
        const val LABEL_LINE = 16f
        const val ACTIONS = 68f
        const val ICON = 52f
        const val BARE_ACTIONS = 56f
        const val CARD = 246f
        const val CARD_SCALE = 1.4f
        const val LEAST_CARD = 180f
        const val POINTER_WIDTH = 24f
        const val POINTER_HEIGHT = 12f
    }
}
