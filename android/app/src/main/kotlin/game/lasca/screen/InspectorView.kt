// A column told piece by piece: in the card that points at it, or in the panel of wide windows.
// Words what the core says of the column; knows no session.
package game.lasca.screen

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.text.Layout
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.ScrollView
import android.widget.TextView
import game.lasca.R
import game.lasca.board.LoneColumn
import game.lasca.core.ColumnState
import game.lasca.core.PeeledRun
import game.lasca.core.Piece
import game.lasca.core.Side
import game.lasca.core.peeled
import game.lasca.look.Corner
import game.lasca.look.Kit
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.enable
import game.lasca.look.hairline
import game.lasca.look.iconButton
import game.lasca.text.Wording

/** The inspector. [card]: it floats over the board with a pointer, else it is a panel. */
@SuppressLint("ViewConstructor")
class InspectorView(private val kit: Kit, private val wording: Wording, private val card: Boolean) : ScrollView(kit.context) {
    private val body = kit.column()
    private var shown: ColumnState? = null
    private val parts = kit.column()
    private val less = step(R.drawable.ic_minus, R.string.inspector_fewer, -1)
    private val more = step(R.drawable.ic_plus, R.string.inspector_more, 1)
    private var state: TextView? = null
    private var taken = 0

    /** Closes a panel that stands in another's place; null where it stays. */
    var close: (() -> Unit)? = null
        set(value) {
            val other = (field == null) != (value == null)
            field = value
            if (other) shown?.let(::fill)
        }

    /** In the smallest windows type grows only so far, and there are no discs. */
    var tight: Boolean = false
        set(value) {
            if (field == value) return
            field = value
            shown?.let(::fill)
        }

    init {
        isFocusable = false
        isVerticalScrollBarEnabled = false
        isVerticalFadingEdgeEnabled = true
        background = kit.ground(kit.theme.paper.surface, Corner.CARD, kit.theme.paper.line)
        if (card) elevation = kit.dp(ELEVATION).toFloat()
        addView(body)
    }

    override fun getSolidColor(): Int = kit.theme.paper.surface

    /** Whose column is shown, null if none. */
    val square: Int? get() = shown?.square

    /** Shows [column], or nothing. */
    fun show(column: ColumnState?) {
        if (column == shown) return
        shown = column
        taken = 0
        scrollTo(0, 0)
        if (column == null) body.removeAllViews() else fill(column)
    }

    private fun fill(column: ColumnState) {
        val pad = kit.dp(if (tight) Space.SMALL else Space.SCREEN)
        setPadding(pad, pad, pad, pad)
        body.removeAllViews()
        body.addView(head(column))
        body.addView(parts)
        if (column.pieces.size > 1) body.addView(stepper()) else state = null
        peel(column)
    }

    // The stepper stays where it is, so that whoever steps on by keys or by ear is still on its button.
    private fun peel(column: ColumnState) {
        parts.removeAllViews()
        rows(column)
        parts.addView(kit.hairline())
        parts.addView(Kit.margins(text(TextRole.SECOND, commands(column)), top = kit.dp(Space.SMALL)))
        for ((button, by) in listOf(less to -1, more to 1)) button.enable(taken + by in column.pieces.indices)
        val words = if (taken == 0) kit.words(R.string.inspector_now) else resources.getQuantityString(R.plurals.inspector_peeled, taken, taken)
        state?.text = words
        contentDescription = if (taken == 0) wording.whole(column) else Voice.sentence(listOf(words, left(column), commands(column)))
    }

    private fun left(column: ColumnState) = wording.commas(peeled(column.pieces, taken).map { wording.run(it.run) })

    // What is left when the commanders above have been taken.
    private fun rows(column: ColumnState) {
        val left = peeled(column.pieces, taken)
        // One width for the numbers of all rows, however far the column is peeled.
        val widest = (if (taken == 0) left else peeled(column.pieces, 0)).map(::range).maxBy { it.length }
        left.forEachIndexed { i, part ->
            if (part.beginsPrisoners) parts.addView(prisoners())
            parts.addView(row(part, i == 0, widest))
        }
    }

    private fun text(role: TextRole, words: CharSequence, colour: Int = kit.theme.paper.text): TextView = kit.text(role, words, colour).apply {
        hyphenationFrequency = Layout.HYPHENATION_FREQUENCY_NONE
        if (tight) {
            setTextSize(TypedValue.COMPLEX_UNIT_DIP, role.size * kit.tightScale)
            setLineSpacing(0f, 1f)
        }
    }

    private fun head(column: ColumnState): View = kit.row(
        text(TextRole.TITLE, wording.square(column.square)),
        Kit.margins(
            Kit.stretch(text(TextRole.SECOND, kit.words(R.string.inspector_height, column.pieces.size), kit.theme.paper.text2)),
            left = kit.dp(Space.SMALL),
        ).apply { (layoutParams as LinearLayout.LayoutParams).weight = 1f },
    ).apply { close?.let { addView(kit.iconButton(R.drawable.ic_close, kit.words(R.string.screen_close), it)) } }

    private fun row(part: PeeledRun, commander: Boolean, widest: String): View {
        val run = part.run
        val numbers = text(TextRole.CAPTION, range(part), kit.theme.paper.text2)
        numbers.minWidth = numbers.paint.measureText(widest).toInt() + kit.dp(Space.SMALL)
        val disc = ImageView(kit.context)
        val wide = kit.dp(DISC * kit.fontScale.coerceIn(1f, DISC_LIMIT))
        disc.setImageDrawable(LoneColumn(kit.theme, listOf(Piece(run.side, run.role)), wide, resources.displayMetrics.density))
        disc.layoutParams = LinearLayout.LayoutParams(wide, wide)
        val words = text(if (commander) TextRole.SECOND_STRONG else TextRole.SECOND, wording.run(run).replaceFirstChar { it.uppercaseChar() })
        val line = if (tight) kit.row(numbers, Kit.stretch(words)) else kit.row(numbers, disc, Kit.stretch(words))
        if (!tight) (words.layoutParams as LinearLayout.LayoutParams).marginStart = kit.dp(Space.SMALL)
        line.minimumHeight = kit.dp(ROW)
        return line
    }

    private fun range(part: PeeledRun) = if (part.last == part.first) part.first.toString() else kit.words(R.string.inspector_range, part.first, part.last)

    private fun prisoners(): View = kit.row(
        Kit.stretch(kit.hairline()),
        Kit.margins(text(TextRole.CAPTION, kit.words(R.string.inspector_prisoners), kit.theme.paper.text2), kit.dp(Space.SMALL), kit.dp(Space.TINY), kit.dp(Space.SMALL))
            .apply { layoutParams.width = LinearLayout.LayoutParams.WRAP_CONTENT },
        Kit.stretch(kit.hairline()),
    ).apply {
        for (i in listOf(0, 2)) getChildAt(i).layoutParams = LinearLayout.LayoutParams(0, kit.dp(1), 1f)
    }

    private fun step(icon: Int, name: Int, by: Int) = kit.iconButton(icon, kit.words(name)) {
        taken += by
        shown?.let(::peel)
    }

    private fun stepper(): View {
        for (button in listOf(less, more)) (button.parent as? ViewGroup)?.removeView(button)
        val words = text(TextRole.CAPTION, "", kit.theme.paper.text2).apply {
            gravity = Gravity.CENTER
            accessibilityLiveRegion = ACCESSIBILITY_LIVE_REGION_POLITE
        }
        state = words
        return kit.row(less, Kit.stretch(words), more)
    }

    private fun commands(column: ColumnState): String {
        val now = kit.words(if (column.pieces[taken].side == Side.WHITE) R.string.inspector_white else R.string.inspector_black)
        if (taken > 0) return now
        val next = column.next ?: return now + " " + kit.words(R.string.inspector_gone)
        return now + " " + kit.words(R.string.inspector_after, wording.piece(next))
    }

    private companion object {
        const val ELEVATION = 8
        const val DISC = 26
        const val DISC_LIMIT = 1.4f
        const val ROW = 32
    }
}

/** The little triangle between the card and its column. */
@SuppressLint("ViewConstructor")
class PointerView(kit: Kit) : View(kit.context) {
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = kit.theme.paper.surface }
    private val path = Path()

    /** Whether it points up, to a column above the card. */
    var up: Boolean = false
        set(value) {
            if (field == value) return
            field = value
            shape()
            invalidate()
        }

    init {
        elevation = kit.dp(8).toFloat()
        outlineProvider = null
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) = shape()

    private fun shape() {
        val tip = if (up) 0f else height.toFloat()
        val base = height - tip
        path.rewind()
        path.moveTo(0f, base)
        path.lineTo(width / 2f, tip)
        path.lineTo(width.toFloat(), base)
        path.close()
    }

    override fun onDraw(canvas: Canvas) = canvas.drawPath(path, fill)
}
