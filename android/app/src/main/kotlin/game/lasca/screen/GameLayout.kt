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

/** The game screen. [leftHanded]: panel and buttons are on the left of wide windows; [clocksLeft]: both clocks of the smallest one, too. */
@SuppressLint("ViewConstructor")
class GameLayout(private val kit: Kit, private val parts: GameParts, private val leftHanded: Boolean, private val clocksLeft: Boolean = false) : ViewGroup(kit.context) {
    private var edges = Edges(0, 0, 0, 0)
    private var anchor: Rect? = null

    /** How the window is arranged now. */
    lateinit var plan: GamePlan
        private set

    /** Whether the inspector always has a place of its own beside or below the board. */
    var inspects: Boolean = false
        private set(value) {
            if (field == value) return
            field = value
            post { onPlan(plan) }
        }

    /** Whether an opened inspector lies where the status line is. */
    val hidesStatus: Boolean get() = plan.arrangement == Arrangement.BESIDE || plan.arrangement == Arrangement.TINY

    /** Whether the inspector was opened for a column. */
    val pointing: Boolean get() = anchor != null

    /** Whether the far player is to move and reads from there. */
    var turned: Boolean = false
        set(value) {
            if (field == value) return
            field = value
            parts.status.rotation = if (value) HALF_TURN else 0f
            requestLayout()
        }

    /** What a sheet may take from below, in pixels: the room below the board, or a third of a window that has none. */
    val belowBoard: Int get() = (height - parts.board.bottom).let { if (it >= px(ENOUGH)) it else max(it, height * LEAST_SHEET / 100) }

    /** How wide a sheet at the panel's side of a wide window may be, in pixels, so that it covers the panel whole and the board nowhere. */
    val besideBoard: Int get() = (if (leftHanded) parts.board.left else width - parts.board.right) - px(Space.SMALL.toFloat())

    /** Whether the window is so small that only the board, four actions and one line fit: then nothing may come over the board by itself. */
    val tiny: Boolean get() = ::plan.isInitialized && plan.arrangement == Arrangement.TINY

    /** Closes the inspector. */
    var closing: () -> Unit = {}

    /** Told when the arrangement has changed. */
    var onPlan: (GamePlan) -> Unit = {}

    init {
        setBackgroundColor(kit.theme.paper.ground)
        val p = parts
        for (view in listOf(p.back, p.chip, p.top, p.board, p.bottom, p.status, p.strip, p.actions, p.list, p.inspector, p.card, p.pointer)) addView(view)
        p.card.visibility = GONE
        p.pointer.visibility = GONE
        clipChildren = false
        Compat.watchEdges(this) {
            edges = it
            requestLayout()
        }
    }

    /** Opens the inspector for the column within [bounds] of the board, or closes it. */
    fun pointAt(bounds: Rect?) {
        anchor = bounds?.let(::Rect)
        val floating = if (bounds != null && plan.arrangement != Arrangement.BESIDE) VISIBLE else GONE
        parts.card.visibility = floating
        parts.pointer.visibility = floating
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
        for (view in listOf(p.back, p.chip)) view.visibility = if (plan.bar == Bar.NONE) GONE else VISIBLE
        p.strip.visibility = if (plan.strip && stacked) VISIBLE else GONE
        p.list.visibility = if (plan.arrangement == Arrangement.BESIDE || plan.arrangement == Arrangement.TABLET) VISIBLE else GONE
        inspects = plan.arrangement == Arrangement.TABLET
        p.inspector.visibility = if (inspects) VISIBLE else GONE
        val tiny = plan.arrangement == Arrangement.TINY
        p.top.bare = tiny
        p.bottom.bare = tiny
        val second = plan.secondLines && kit.fontScale < LARGE_TYPE
        p.top.roomy = second
        p.bottom.roomy = second
        p.status.roomy = plan.secondLines
        p.status.plain = tiny
        p.actions.named = plan.actionNames && kit.fontScale < LARGE_TYPE
        p.actions.upright = tiny
        p.card.tight = tiny
        onPlan(plan)
    }

    private fun needs(width: Int): GameNeeds {
        val density = resources.displayMetrics.density
        val second = kit.fontScale < LARGE_TYPE
        return GameNeeds(
            caption = maxOf(CAPTION, if (second) sp(CAPTION_LINES) + 2 else 0f, parts.bottom.clockHeight / density),
            bareCaption = maxOf(BARE_CAPTION, sp(NAME_LINE) + 2, parts.bottom.clockHeight / density),
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
        covered.clear()
        when (plan.arrangement) {
            Arrangement.STACKED -> stack(area)
            Arrangement.BESIDE -> beside(area)
            Arrangement.TABLET -> tablet(area)
            Arrangement.TINY -> tiny(area)
        }
        if (parts.card.visibility == VISIBLE) anchor?.let { card(area, it) }
        // Only what changes is changed: a layout that always asked for the next one would never end.
        for (view in parts.run { listOf(back, chip, top, bottom, status, strip, actions, list) }) {
            val wanted = if (view in covered) INVISIBLE else VISIBLE
            if (view.visibility != GONE && view.visibility != wanted) view.visibility = wanted
        }
    }

    // What lies beneath the inspector, or has no room, in this layout.
    private val covered = ArrayList<View>()

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
        val barHeight = if (plan.bar == Bar.LINE) px(GamePlan.BAR) else 0
        val stripHeight = if (plan.strip) px(GamePlan.STRIP) else 0
        val actions = wanted(p.actions, column)
        val status = wanted(p.status, inner)
        val upper = if (plan.bar == Bar.WITHIN) max(wanted(p.top, inner), px(Space.TARGET.toFloat())) else wanted(p.top, inner)
        val captions = upper + wanted(p.bottom, inner)
        val used = barHeight + captions + boardHeight + 3 * gap + status + stripHeight + actions
        val air = max(0, area.height() - used)
        var y = area.top + barHeight + (air * UPPER_AIR / (1 + UPPER_AIR)).toInt()
        if (plan.bar == Bar.LINE) bar(x + gap, area.top, column - gap - side, barHeight)
        y = if (plan.bar == Bar.WITHIN) between(area, x + side, y, inner) + gap else place(p.top, x + side, y, inner) + gap
        y = place(p.board, area.left + (area.width() - boardWidth) / 2, y, boardWidth, boardHeight) + gap
        y = place(p.bottom, x + side, y, inner) + gap
        val actionsTop = area.bottom - actions
        place(p.actions, x, actionsTop, column, actions)
        val above = p.top.top - area.top
        // A status with buttons may need the strip's place, or the caption's; the board never moves for it.
        val below = if (turned && above >= status) y else place(p.status, x + side, min(y, actionsTop - status), inner)
        if (turned && above >= status) {
            place(p.status, x + side, area.top + (above - status) / 2, inner)
            covered += listOf(p.back, p.chip)
        }
        val stripTop = actionsTop - stripHeight
        if (below > stripTop) covered += p.strip
        place(p.strip, x + side, stripTop, inner, stripHeight)
    }

    /** The way out at the left end of a line, the rule set at its right end. */
    private fun bar(x: Int, y: Int, width: Int, height: Int) {
        val p = parts
        val back = px(Space.TARGET.toFloat())
        place(p.back, x, y + (height - back) / 2, back, back)
        p.chip.measure(MeasureSpec.makeMeasureSpec(width - back, MeasureSpec.AT_MOST), MeasureSpec.makeMeasureSpec(height, MeasureSpec.AT_MOST))
        p.chip.layout(x + width - p.chip.measuredWidth, y + (height - p.chip.measuredHeight) / 2, x + width, y + (height + p.chip.measuredHeight) / 2)
    }

    /** The upper caption over the board, between the way out and the rule set in the window's corners; returns its lower edge. */
    private fun between(area: Rect, x: Int, y: Int, width: Int): Int {
        val p = parts
        val gap = px(GamePlan.GAP)
        val side = px(Space.SCREEN.toFloat())
        val caption = wanted(p.top, width)
        val height = max(caption, px(Space.TARGET.toFloat()))
        bar(area.left + gap, y, area.width() - gap - side, height)
        val left = max(x, p.back.right + gap)
        place(p.top, left, y + (height - caption) / 2, min(x + width, p.chip.left - gap) - left)
        return y + height
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
        val bottomTop = boardY + boardHeight - wanted(p.bottom, panel)
        place(p.bottom, panelX, bottomTop, panel)
        val actions = wanted(p.actions, panel)
        place(p.actions, panelX, bottomTop - actions, panel, actions)
        val end = bottomTop - actions - px(Space.SMALL.toFloat())
        val line = px(Space.TARGET.toFloat())
        val gaps = px(GamePlan.GAP) + px(Space.SMALL.toFloat())
        val within = end - boardY - wanted(p.top, panel) - wanted(p.status, panel) - gaps >= line
        for (view in listOf(p.back, p.chip)) show(view, within)
        // The way out may stand a little higher than the board: then a line of moves fits into a phone's height.
        val head = max(area.top, boardY - px(Space.SMALL.toFloat()))
        if (within) bar(panelX, head, panel, line)
        var y = place(p.top, panelX, if (within) head + line else boardY, panel) + px(GamePlan.GAP)
        y = place(p.status, panelX, y, panel) + px(Space.SMALL.toFloat())
        lists(Rect(panelX, y, panelX + panel, end))
        if (pointing && !inspects) {
            // In a low window the column takes the place of all else beside the board.
            covered += listOf(p.back, p.chip, p.top, p.status, p.list, p.strip, p.actions, p.bottom)
            place(p.inspector, panelX, boardY, panel, boardHeight)
        }
    }

    // List and inspector where there is room for both, else the list, else one line of moves.
    private fun lists(room: Rect) {
        val p = parts
        val high = max(0, room.height())
        inspects = high >= px(BOTH)
        val half = if (inspects) (high - px(Space.MIDDLE.toFloat())) / 2 else high
        show(p.list, high >= px(LEAST_LIST))
        show(p.strip, high < px(LEAST_LIST) && high >= px(GamePlan.STRIP))
        show(p.inspector, inspects || pointing)
        place(p.list, room.left, room.top, room.width(), half)
        place(p.strip, room.left, room.top, room.width(), px(GamePlan.STRIP))
        p.inspector.close = if (inspects) null else closing
        if (inspects) place(p.inspector, room.left, room.bottom - half, room.width(), half)
    }

    private fun show(view: View, wanted: Boolean) {
        if (wanted != (view.visibility != GONE)) view.visibility = if (wanted) VISIBLE else GONE
    }

    private fun tablet(area: Rect) {
        val p = parts
        val gap = px(GamePlan.GAP)
        val x = area.left + (area.width() - boardWidth) / 2
        val inset = px(Space.MIDDLE.toFloat())
        bar(x - inset, area.top, boardWidth + inset, px(GamePlan.BAR))
        var y = place(p.top, x, area.top + px(GamePlan.BAR), boardWidth) + gap
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
        val top = area.top + px(GamePlan.HAIR)
        place(p.board, boardX, top, boardWidth, boardHeight)
        place(p.actions, if (leftHanded) area.left else boardX + boardWidth + gap, top, buttons, boardHeight)
        val y = top + boardHeight
        val high = area.bottom - y
        // Both clocks, one above the other as their sides are.
        for (caption in listOf(p.top, p.bottom)) {
            caption.measure(MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED), MeasureSpec.makeMeasureSpec(high / 2, MeasureSpec.EXACTLY))
        }
        val clock = min(max(p.top.measuredWidth, p.bottom.measuredWidth), area.width() / 3)
        val clockX = if (clocksLeft) area.left + 2 * gap else area.right - clock - 2 * gap
        place(p.top, clockX, y, clock, high / 2)
        place(p.bottom, clockX, y + high / 2, clock, high / 2)
        val before = if (clocksLeft && clock > 0) clock + gap else 0
        place(p.status, area.left + 2 * gap + before, y, area.width() - clock - 5 * gap, high)
    }

    // Above the column, else below, else beside; never over the column itself, and first within board and captions.
    private fun card(area: Rect, column: Rect) {
        val p = parts
        val at = Rect(column)
        at.offset(p.board.left, p.board.top)
        val near = if (plan.arrangement == Arrangement.STACKED) Rect(area.left, p.top.top, area.right, p.bottom.bottom) else area
        val upright = plan.arrangement != Arrangement.TINY
        if (!upright || !(overOrUnder(near, at) || overOrUnder(area, at))) aside(if (upright) near else area, at)
        // Nothing that can be pressed looks out from under it.
        val taken = Rect(p.card.left, p.card.top, p.card.right, p.card.bottom)
        for (view in listOf(p.back, p.chip, p.top, p.bottom, p.status, p.strip, p.actions)) {
            if (taken.intersects(view.left, view.top, view.right, view.bottom)) covered += view
        }
    }

    private fun overOrUnder(room: Rect, at: Rect): Boolean {
        val p = parts
        val width = min(px(CARD * kit.fontScale.coerceIn(1f, CARD_SCALE)), room.width() - 2 * px(Space.SMALL.toFloat()))
        p.card.measure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY), MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED))
        val pw = px(POINTER_WIDTH)
        val ph = px(POINTER_HEIGHT)
        val tall = p.card.measuredHeight
        val above = at.top - ph - tall >= room.top
        if (!above && at.bottom + ph + tall > room.bottom) return false
        val side = px(Space.SMALL.toFloat())
        val x = (at.centerX() - width / 2).coerceIn(room.left + side, max(room.left + side, room.right - width - side))
        val y = if (above) at.top - ph - tall else at.bottom + ph
        p.card.layout(x, y, x + width, y + tall)
        p.pointer.up = !above
        val inset = px(Space.SECTION.toFloat())
        place(p.pointer, (at.centerX() - pw / 2).coerceIn(x + inset, x + width - inset - pw), if (above) at.top - ph else at.bottom, pw, ph)
        p.pointer.visibility = VISIBLE
        return true
    }

    private fun aside(room: Rect, at: Rect) {
        val p = parts
        val gap = px(Space.SMALL.toFloat())
        val right = room.right - at.right >= at.left - room.left
        val free = (if (right) room.right - at.right else at.left - room.left) - 2 * gap
        val width = min(free, px(CARD * CARD_SCALE))
        p.card.measure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY), MeasureSpec.makeMeasureSpec(room.height(), MeasureSpec.AT_MOST))
        val x = if (right) at.right + gap else at.left - gap - width
        val y = (at.centerY() - p.card.measuredHeight / 2).coerceIn(room.top, max(room.top, room.bottom - p.card.measuredHeight))
        p.card.layout(x, y, x + width, y + p.card.measuredHeight)
        p.pointer.visibility = INVISIBLE
    }

    private companion object {
        const val LARGE_TYPE = 1.5f
        const val HALF_TURN = 180f
        const val LEAST_SHEET = 36
        const val ENOUGH = 160f
        const val UPPER_AIR = 0.6f
        const val WIDEST_PANEL = 420f
        // One whole row and the margins of the list.
        const val LEAST_LIST = 76f
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
        const val BOTH = 420f
        const val POINTER_WIDTH = 24f
        const val POINTER_HEIGHT = 12f
    }
}
