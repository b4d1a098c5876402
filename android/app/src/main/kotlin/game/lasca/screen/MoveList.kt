// All moves, two to a row, as a list that makes only the rows one sees; a touch shows the board after that move.
// Knows texts and plies; no session.
package game.lasca.screen

import android.annotation.SuppressLint
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.BaseAdapter
import android.widget.FrameLayout
import android.widget.LinearLayout
import android.widget.ListView
import android.widget.TextView
import game.lasca.core.MoveLine
import game.lasca.core.Side
import game.lasca.core.Snapshot
import game.lasca.look.Corner
import game.lasca.look.Kit
import game.lasca.look.Space
import game.lasca.look.TextRole

/** The list. [words] writes a move, [spoken] says it, [look] is called with the ply of a touched one. */
@SuppressLint("ViewConstructor")
class MoveList(
    private val kit: Kit,
    private val words: (MoveLine) -> String,
    private val spoken: (MoveLine) -> String,
    private val look: (Int) -> Unit,
) : ListView(kit.context) {
    private var rows: List<List<MoveLine>> = emptyList()
    private var current = 0
    private var half: MoveLine? = null

    private val source = object : BaseAdapter() {
        override fun getCount(): Int = maxOf(1, rows.size)

        override fun getItem(position: Int): Any = rows.getOrNull(position).orEmpty()

        override fun getItemId(position: Int): Long = position.toLong()

        override fun getView(position: Int, old: View?, parent: ViewGroup?): View {
            val row = old as? MoveRow ?: MoveRow()
            row.show(rows.getOrNull(position).orEmpty())
            return row
        }

        override fun areAllItemsEnabled(): Boolean = false

        override fun isEnabled(position: Int): Boolean = false
    }

    init {
        divider = null
        contentDescription = kit.words(game.lasca.R.string.game_moves)
        isVerticalScrollBarEnabled = false
        itemsCanFocus = true
        // In a sheet that scrolls too, a drag over the moves is the list's as long as it can go on.
        isNestedScrollingEnabled = true
        background = kit.ground(kit.theme.paper.surface, Corner.CARD, kit.theme.paper.line)
        setPadding(kit.dp(Space.MIDDLE), kit.dp(Space.SMALL), kit.dp(Space.MIDDLE), kit.dp(Space.SMALL))
        clipToPadding = true
        clipToOutline = true
        adapter = source
    }

    /** Shows what [snapshot] lists of [lines], which are all moves there are. */
    fun show(lines: List<MoveLine>, snapshot: Snapshot) {
        half = snapshot.marks.half
        current = snapshot.listed.marked
        rows = (lines.take(snapshot.listed.kept) + listOfNotNull(half)).groupBy { it.number }.values.toList()
        source.notifyDataSetChanged()
        val at = rows.indexOfFirst { row -> row.any { it.ply == current } }
        if (at >= 0) setSelection(at)
    }

    private inner class MoveRow : LinearLayout(kit.context) {
        private val number = kit.text(TextRole.MOVES, "", kit.theme.paper.text2)
        private val white = move()
        private val black = move()
        private val cells = listOf(white, black).map(::cell)
        private val empty = kit.text(TextRole.SECOND, kit.words(game.lasca.R.string.game_no_moves), kit.theme.paper.text2).apply {
            setPadding(kit.dp(Space.SMALL), kit.dp(Space.MIDDLE), 0, kit.dp(Space.MIDDLE))
        }

        init {
            gravity = Gravity.CENTER_VERTICAL
            // The moves say themselves whose they are; a number alone would be one stop more.
            number.importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
            addView(number, LayoutParams(number.paint.measureText(WIDEST).toInt() + kit.dp(Space.SMALL), LayoutParams.WRAP_CONTENT))
            cells.forEach { addView(it, LayoutParams(0, LayoutParams.WRAP_CONTENT, 1f)) }
            addView(empty)
        }

        // The mark of the current move is as wide as its words.
        private fun cell(move: View) = FrameLayout(kit.context).apply {
            addView(move, FrameLayout.LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT))
        }

        private fun move(): TextView = kit.text(TextRole.MOVES, "").apply {
            minHeight = kit.dp(ROW)
            minWidth = kit.dp(ROW)
            gravity = Gravity.CENTER_VERTICAL
            setPadding(kit.dp(Space.SMALL), kit.dp(INSET), kit.dp(Space.SMALL), kit.dp(INSET))
        }

        fun show(lines: List<MoveLine>) {
            val nothing = lines.isEmpty()
            empty.visibility = if (nothing) VISIBLE else GONE
            for (part in cells + number) part.visibility = if (nothing) GONE else VISIBLE
            if (nothing) return
            number.text = kit.words(game.lasca.R.string.game_move_number, lines.first().number)
            fill(white, lines.firstOrNull { it.side == Side.WHITE })
            fill(black, lines.firstOrNull { it.side == Side.BLACK })
        }

        private fun fill(view: TextView, line: MoveLine?) {
            val marked = line != null && line.ply == current
            val whole = line.takeIf { it != half }
            // In a narrow cell of large type a long capture goes on below, behind a jump and not within a square's name.
            view.text = line?.let(words).orEmpty().let { if (whole == line) it else kit.unfinished(it) }.replace("x", "x\u200B")
            view.contentDescription = whole?.let(spoken)
            view.isEnabled = whole != null
            view.visibility = if (line == null) INVISIBLE else VISIBLE
            view.importantForAccessibility = if (whole == null) View.IMPORTANT_FOR_ACCESSIBILITY_NO else View.IMPORTANT_FOR_ACCESSIBILITY_YES
            view.setTextColor(if (marked) kit.theme.paper.inverse else kit.theme.paper.text)
            kit.touchable(view, if (marked) kit.ground(kit.theme.paper.inverseGround, Corner.CURRENT_MOVE) else null, Corner.CURRENT_MOVE, INSET)
            view.isSelected = marked
            view.setOnClickListener { if (whole != null) look(whole.ply) }
        }
    }

    private companion object {
        const val WIDEST = "88."
        const val ROW = 48
        const val INSET = 7
    }
}
