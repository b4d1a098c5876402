// A row of equally wide children that becomes two columns, then one, when a child's words would not fit on their line.
// Knows only measuring; this is how segments and options survive German and a doubled font.
package game.lasca.look

import android.content.Context
import android.view.View
import android.view.ViewGroup
import android.widget.TextView
import kotlin.math.ceil
import kotlin.math.max

/** Lays its children out in as many equal columns as their natural widths allow. */
class EqualRow(context: Context, private val gap: Int) : ViewGroup(context) {
    private var columns = 1

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val room = width - paddingLeft - paddingRight
        val shown = shown()
        columns = choices(shown.size).first { it == 1 || fits(shown, cell(room, it)) }
        val cell = MeasureSpec.makeMeasureSpec(cell(room, columns), MeasureSpec.EXACTLY)
        val free = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
        var height = 0
        for (line in shown.chunked(columns)) {
            line.forEach { it.measure(cell, free) }
            val tallest = line.maxOf { it.measuredHeight }
            line.forEach { it.measure(cell, MeasureSpec.makeMeasureSpec(tallest, MeasureSpec.EXACTLY)) }
            height += tallest + gap
        }
        setMeasuredDimension(width, resolveSize(max(0, height - gap) + paddingTop + paddingBottom, heightSpec))
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
        var y = paddingTop
        val ltr = layoutDirection == LAYOUT_DIRECTION_LTR
        for (line in shown().chunked(columns)) {
            line.forEachIndexed { i, child ->
                val place = if (ltr) i else columns - 1 - i
                val x = paddingLeft + place * (child.measuredWidth + gap)
                child.layout(x, y, x + child.measuredWidth, y + child.measuredHeight)
            }
            y += line.maxOf { it.measuredHeight } + gap
        }
    }

    private fun shown(): List<View> = (0 until childCount).map { getChildAt(it) }.filter { it.visibility != GONE }

    private fun cell(room: Int, columns: Int) = (room - gap * (columns - 1)) / columns

    private fun choices(count: Int): List<Int> = if (count == 4) listOf(4, 2, 1) else listOf(max(1, count), 1).distinct()

    private fun fits(children: List<View>, width: Int): Boolean {
        val free = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
        return children.all {
            if (it is ViewGroup) return@all longestWord(it) <= width - it.paddingLeft - it.paddingRight
            it.measure(free, free)
            it.measuredWidth <= width
        }
    }

    // What is more than a text may wrap its words, but not break them.
    private fun longestWord(view: View): Int = when (view) {
        is ViewGroup -> (0 until view.childCount).maxOfOrNull { longestWord(view.getChildAt(it)) } ?: 0
        is TextView -> view.text.split(' ').maxOf { ceil(view.paint.measureText(it)).toInt() }
        else -> view.layoutParams.width
    }
}
