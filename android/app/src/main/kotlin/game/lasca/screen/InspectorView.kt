// A column told piece by piece: in the card that points at it, or in the panel of wide windows.
// Words what the core says of the column; knows no session.
package game.lasca.screen

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.view.Gravity
import android.view.View
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.ScrollView
import game.lasca.R
import game.lasca.board.LoneColumn
import game.lasca.core.ColumnState
import game.lasca.core.Piece
import game.lasca.core.Run
import game.lasca.core.Side
import game.lasca.look.Corner
import game.lasca.look.Kit
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.hairline
import game.lasca.text.Wording

/** The inspector. [card]: it floats over the board with a pointer, else it is a panel. */
@SuppressLint("ViewConstructor")
class InspectorView(private val kit: Kit, private val wording: Wording, private val card: Boolean) : ScrollView(kit.context) {
    private val body = kit.column()
    private var shown: ColumnState? = null

    init {
        isFocusable = false
        background = kit.ground(kit.theme.paper.surface, Corner.CARD, kit.theme.paper.line)
        val pad = kit.dp(Space.SCREEN)
        setPadding(pad, pad, pad, pad)
        if (card) elevation = kit.dp(ELEVATION).toFloat()
        addView(body)
    }

    /** Whose column is shown, null if none. */
    val square: Int? get() = shown?.square

    /** Shows [column], or nothing. */
    fun show(column: ColumnState?) {
        if (column == shown) return
        shown = column
        body.removeAllViews()
        if (column == null) return
        body.addView(head(column))
        var first = 1
        column.runs.forEachIndexed { i, run ->
            // The first run of the other side begins the prisoners.
            if (i > 0 && run.side != column.runs[i - 1].side && run.side != column.runs[0].side) body.addView(prisoners())
            body.addView(row(run, first, i == 0))
            first += run.count
        }
        body.addView(Kit.margins(kit.hairline(), top = kit.dp(Space.MIDDLE), bottom = kit.dp(Space.MIDDLE)))
        body.addView(kit.text(TextRole.SECOND, commands(column)))
        contentDescription = wording.whole(column)
    }

    private fun head(column: ColumnState): View = kit.row(
        kit.text(TextRole.TITLE, wording.square(column.square)),
        Kit.margins(
            kit.text(TextRole.SECOND, kit.words(R.string.inspector_height, column.pieces.size), kit.theme.paper.text2),
            left = kit.dp(Space.SMALL),
        ).apply { layoutParams.width = LinearLayout.LayoutParams.WRAP_CONTENT },
    ).apply { gravity = Gravity.BOTTOM }

    private fun row(run: Run, first: Int, commander: Boolean): View {
        val last = first + run.count - 1
        val numbers = if (last == first) first.toString() else kit.words(R.string.inspector_range, first, last)
        val disc = ImageView(kit.context)
        disc.setImageDrawable(LoneColumn(kit.theme, listOf(Piece(run.side, run.role)), kit.dp(DISC), resources.displayMetrics.density))
        val words = kit.text(if (commander) TextRole.SECOND_STRONG else TextRole.SECOND, wording.run(run).replaceFirstChar { it.uppercaseChar() })
        return kit.row(
            kit.text(TextRole.CAPTION, numbers, kit.theme.paper.text2).apply { minWidth = kit.dp(NUMBERS) },
            disc.apply { layoutParams = LinearLayout.LayoutParams(kit.dp(DISC), kit.dp(DISC)) },
            Kit.stretch(words).apply { (layoutParams as LinearLayout.LayoutParams).marginStart = kit.dp(Space.MIDDLE) },
        ).apply { minimumHeight = kit.dp(ROW) }
    }

    private fun prisoners(): View = kit.row(
        Kit.stretch(kit.hairline()),
        Kit.margins(kit.text(TextRole.CAPTION, kit.words(R.string.inspector_prisoners), kit.theme.paper.text2), kit.dp(Space.SMALL), 0, kit.dp(Space.SMALL))
            .apply { layoutParams.width = LinearLayout.LayoutParams.WRAP_CONTENT },
        Kit.stretch(kit.hairline()),
    ).apply {
        for (i in listOf(0, 2)) getChildAt(i).layoutParams = LinearLayout.LayoutParams(0, kit.dp(1), 1f)
    }

    private fun commands(column: ColumnState): String {
        val now = kit.words(if (column.pieces[0].side == Side.WHITE) R.string.inspector_white else R.string.inspector_black)
        val next = column.pieces.getOrNull(1) ?: return now + " " + kit.words(R.string.inspector_gone)
        return now + " " + kit.words(R.string.inspector_after, wording.piece(next))
    }

    private companion object {
        const val ELEVATION = 8
        const val DISC = 26
        const val ROW = 32
        const val NUMBERS = 44
    }
}

/** The little triangle between the card and its column. */
@SuppressLint("ViewConstructor")
class PointerView(kit: Kit) : View(kit.context) {
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = kit.theme.paper.surface }
    private val path = Path()

    /** Whether it points up, to a column above the card. */
    var up: Boolean = false

    init {
        elevation = kit.dp(8).toFloat()
        outlineProvider = null
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) {
        path.rewind()
        path.moveTo(0f, if (up) h.toFloat() else 0f)
        path.lineTo(w / 2f, if (up) 0f else h.toFloat())
        path.lineTo(w.toFloat(), if (up) h.toFloat() else 0f)
        path.close()
    }

    override fun onDraw(canvas: Canvas) = canvas.drawPath(path, fill)
}
