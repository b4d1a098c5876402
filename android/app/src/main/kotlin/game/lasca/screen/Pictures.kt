// The board's own drawings as views: small boards, lone columns, progress bars.
// Knows the kit and the drawings; must not know a screen.
package game.lasca.screen

import android.graphics.drawable.GradientDrawable
import android.view.View
import android.widget.ImageView
import android.widget.LinearLayout
import game.lasca.board.BoardWindow
import game.lasca.board.LoneColumn
import game.lasca.board.SmallBoard
import game.lasca.board.SmallPosition
import game.lasca.look.Kit
import game.lasca.look.Space
import game.lasca.look.Theme
import kotlin.math.roundToInt

/** A still board [width] dp wide; says nothing by itself, the row around it does. */
fun Kit.boardPicture(
    position: SmallPosition,
    width: Int,
    window: BoardWindow = BoardWindow.WHOLE,
    corner: Int = 4,
    colours: Theme = theme,
): ImageView = silent(
    SmallBoard(colours, position, dp(100) / 100f, window, dp(corner).toFloat()),
    dp(width),
    (dp(width) * window.height / window.width).roundToInt(),
)

/** A column [width] dp wide, from its letters, commander first. */
fun Kit.columnPicture(letters: String, width: Int): ImageView {
    val picture = LoneColumn(theme, LoneColumn.pieces(letters), dp(width), dp(100) / 100f)
    return silent(picture, picture.intrinsicWidth, picture.intrinsicHeight)
}

private fun Kit.silent(picture: android.graphics.drawable.Drawable, width: Int, height: Int) = ImageView(context).apply {
    setImageDrawable(picture)
    scaleType = ImageView.ScaleType.FIT_XY
    importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
    layoutParams = LinearLayout.LayoutParams(width, height)
}

/** [count] bars side by side, [height] dp high, brass where [done] says so. */
fun Kit.progressBars(count: Int, height: Int, name: CharSequence, done: (Int) -> Boolean): LinearLayout = row().apply {
    for (i in 0 until count) {
        val bar = View(context).apply {
            background = ground(if (done(i)) theme.paper.brass else theme.paper.line, height / 2f).also { outline(it, done(i)) }
            layoutParams = LinearLayout.LayoutParams(0, dp(height), 1f).apply { if (i > 0) marginStart = dp(Space.TINY) }
        }
        addView(bar)
    }
    contentDescription = name
    importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_YES
}

// In high contrast both colours are bright: what is to do is hollow.
private fun Kit.outline(bar: GradientDrawable, done: Boolean) {
    if (!theme.highContrast || done) return
    bar.setColor(0)
    bar.setStroke(dp(1), theme.paper.line)
}
