// What must never be seen: clipped or cut texts, words broken in the middle, small or covered controls, anything under the bars.
// Knows views; must not know a screen.
package game.lasca.seen

import android.graphics.Rect
import android.view.View
import android.view.ViewGroup
import android.view.WindowManager
import android.widget.EditText
import android.widget.HorizontalScrollView
import android.widget.ListView
import android.widget.ScrollView
import android.widget.TextView
import game.lasca.board.BoardGeometry
import game.lasca.board.BoardView
import game.lasca.screen.GameLayout
import kotlin.math.ceil
import kotlin.math.sqrt

/** Looks for faults in the window [root], of which [pane] says what the bars take. */
class Faults(private val root: View, private val pane: Pane) {
    private val density = root.resources.displayMetrics.density
    private val least = (48 * density).toInt() - 1
    private val found = ArrayList<String>()

    /** The faults, one line each. */
    fun all(): List<String> {
        visit(root)
        overlaps()
        neighbours()
        return found
    }

    private fun visit(view: View) {
        if (view.visibility != View.VISIBLE || view.alpha == 0f) return
        if (view is TextView) text(view)
        if (view is BoardView) board(view)
        if (view.isClickable && view.isEnabled) control(view)
        if ((view is TextView && view.text.isNotEmpty()) || view.isClickable) place(view)
        if (view is ViewGroup) for (i in 0 until view.childCount) visit(view.getChildAt(i))
    }

    private fun text(view: TextView) {
        val layout = view.layout ?: return
        if (view.text.isEmpty() && view.hint.isNullOrEmpty()) return
        val room = view.width - view.compoundPaddingLeft - view.compoundPaddingRight
        for (line in 0 until layout.lineCount) {
            if (layout.getEllipsisCount(line) > 0) fault("ellipsised", view)
        }
        if (view !is EditText && layout.height > view.height - view.compoundPaddingTop - view.compoundPaddingBottom + SLACK) fault("clipped below", view)
        for (word in view.text.split(' ', '\n', '\u200B', '\u00A0', '–', '-', '/')) {
            if (word.length > 1 && ceil(view.paint.measureText(word)).toInt() > room + SLACK && !hyphenated(view, word)) fault("word “$word” wider than its $room px", view)
        }
    }

    // A long word that the line breaker split with a hyphen is whole again for the reader.
    private fun hyphenated(view: TextView, word: String): Boolean {
        val layout = view.layout
        val start = view.text.indexOf(word)
        return (0 until layout.lineCount).any { line ->
            val end = layout.getLineEnd(line)
            end in start + 1 until start + word.length && layout.getLineRight(line) > layout.paint.measureText(view.text, layout.getLineStart(line), end) + 1
        }
    }

    private fun control(view: View) {
        if (view.width < least || view.height < least) fault("control of ${(view.width / density).toInt()} × ${(view.height / density).toInt()} dp", view)
        if (name(view).isEmpty()) fault("control without a name", view)
    }

    // A square is hit within a diamond of side √2 s; from a phone of 360 dp upwards that must be a finger's width.
    private fun board(view: BoardView) {
        val side = view.geometry.unitDp * sqrt(2.0)
        if (minOf(pane.width, pane.height) >= 360 && side < 48) fault("squares of %.1f dp to hit".format(side), view)
        for (column in view.snapshot?.columns.orEmpty()) {
            val tall = BoardGeometry.halfHeight(column.pieces.size)
            if (tall > 0.93 + 1e-9) fault("column of ${column.pieces.size} leaves its square", view)
        }
        place(view)
    }

    private fun place(view: View) {
        val whole = Rect(0, 0, view.width, view.height)
        val seen = Rect(whole)
        if (root is ViewGroup) root.offsetDescendantRectToMyCoords(view, seen)
        scrolled(view, seen)
        val scrolls = scrollers(view)
        val safe = safe()
        if (scrolls.none { it is HorizontalScrollView } && (seen.left < safe.left || seen.right > safe.right)) fault("beyond the sides", view)
        val sheet = (root.layoutParams as? WindowManager.LayoutParams)?.type != WindowManager.LayoutParams.TYPE_BASE_APPLICATION
        scrolls.lastOrNull { it is ScrollView && sheet }?.let { outer ->
            // How far it is scrolled is no matter of where it stands.
            val top = Rect(0, outer.scrollY, outer.width, outer.scrollY + outer.height)
            (root as ViewGroup).offsetDescendantRectToMyCoords(outer, top)
            // What a page scrolls under a bar it also scrolls out from under it; a sheet's first line has nowhere to go.
            if (top.top < safe.top) fault("scrolls under the bar above: ${top.top} in $safe", view)
        }
        if (scrolls.isEmpty() && (seen.top < safe.top || seen.bottom > safe.bottom)) fault("under a bar or beyond the window: $seen in $safe", view)
    }

    // offsetDescendantRectToMyCoords already takes scrolling into account; nothing more is needed for what does not scroll.
    private fun scrolled(view: View, rect: Rect) {
        if (rect.isEmpty && view.width > 0 && view.height > 0) fault("nowhere", view)
    }

    private fun scrollers(view: View): List<View> = generateSequence(view.parent as? View) { it.parent as? View }
        .filter { it is ScrollView || it is HorizontalScrollView }.toList()

    private fun safe(): Rect {
        fun px(dp: Int) = (dp * density).toInt()
        val isWhole = root.height >= root.resources.displayMetrics.heightPixels
        return Rect(px(pane.left), if (isWhole) px(pane.top) else 0, root.width - px(pane.right + pane.bar), root.height - px(pane.bottom))
    }

    private fun overlaps() {
        val controls = Window.all(root).filter { it.isShown && it.isClickable && it.isEnabled && it.width > 0 }.map { it to rect(it) }.toList()
        for (i in controls.indices) for (j in i + 1 until controls.size) {
            val (a, ra) = controls[i]
            val (b, rb) = controls[j]
            if (within(a, b) || within(b, a) || scrollers(a) != scrollers(b)) continue
            val shared = Rect()
            if (shared.setIntersect(ra, rb) && shared.width() > SLACK && shared.height() > SLACK) fault("covers “${name(b)}”", a)
        }
    }

    // The parts of the game screen each have a place of their own; only the inspector's card may lie over them.
    private fun neighbours() {
        val layout = Window.all(root).filterIsInstance<GameLayout>().firstOrNull() ?: return
        val parts = (0 until layout.childCount).map(layout::getChildAt).filter { it.isShown && it.elevation == 0f }
        for (i in parts.indices) for (j in i + 1 until parts.size) {
            val shared = Rect()
            if (shared.setIntersect(rect(parts[i]), rect(parts[j])) && shared.width() > SLACK && shared.height() > SLACK) fault("lies over ${parts[j].javaClass.simpleName}", parts[i])
        }
    }

    // Of a row of a list only what the list lets be seen.
    private fun rect(view: View): Rect {
        val whole = box(view)
        val list = generateSequence(view.parent as? View) { it.parent as? View }.firstOrNull { it is ListView } ?: return whole
        return whole.apply { if (!intersect(box(list))) setEmpty() }
    }

    private fun box(view: View) = Rect(0, 0, view.width, view.height).also { (root as ViewGroup).offsetDescendantRectToMyCoords(view, it) }

    private fun within(inner: View, outer: View) = generateSequence(inner.parent) { it.parent }.any { it === outer }

    private fun name(view: View): String = view.contentDescription?.toString()?.ifEmpty { null } ?: (view as? TextView)?.let { it.text.ifEmpty { it.hint ?: "" } }?.toString().orEmpty()

    private fun fault(what: String, view: View) {
        found += "$what: ${view.javaClass.simpleName} “${name(view).take(60)}”"
    }

    private companion object {
        const val SLACK = 2
    }
}
