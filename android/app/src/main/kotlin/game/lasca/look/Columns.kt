// A list that stands in columns of one width where there is room: read from left to right, then down.
// Knows only sizes.
package game.lasca.look

import android.annotation.SuppressLint
import android.content.Context
import android.view.ViewGroup

/** Lays its children out in [count] columns; those beside each other are equally high. */
@SuppressLint("ViewConstructor")
class Columns(context: Context, private val count: Int) : ViewGroup(context) {
    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val across = MeasureSpec.makeMeasureSpec(width / count, MeasureSpec.EXACTLY)
        var height = 0
        for (first in 0 until childCount step count) {
            val row = first until minOf(first + count, childCount)
            row.forEach { getChildAt(it).measure(across, MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)) }
            val high = row.maxOf { getChildAt(it).measuredHeight }
            row.forEach { getChildAt(it).measure(across, MeasureSpec.makeMeasureSpec(high, MeasureSpec.EXACTLY)) }
            height += high
        }
        setMeasuredDimension(width, height)
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
        var y = 0
        for (i in 0 until childCount) {
            val child = getChildAt(i)
            val x = i % count * (width / count)
            child.layout(x, y, x + child.measuredWidth, y + child.measuredHeight)
            if (i % count == count - 1) y += child.measuredHeight
        }
    }
}
