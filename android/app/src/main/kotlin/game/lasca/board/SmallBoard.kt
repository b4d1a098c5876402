// A board as a still picture: thumbnails of games, and crops that show a rule. No coordinates, no numbers.
// Knows columns and marks as the core gives them; nobody can touch it.
package game.lasca.board

import android.graphics.Canvas
import android.graphics.ColorFilter
import android.graphics.Paint
import android.graphics.Path
import android.graphics.PixelFormat
import android.graphics.Rect
import android.graphics.drawable.Drawable
import game.lasca.core.ColumnState
import game.lasca.core.Landing
import game.lasca.core.Side
import game.lasca.look.Theme

/** Which part of the panel is seen, in s from its upper left corner. */
data class BoardWindow(val x: Double, val y: Double, val width: Double, val height: Double) {
    companion object {
        /** All of it. */
        val WHOLE = BoardWindow(0.0, 0.0, BoardGeometry.WIDTH, BoardGeometry.HEIGHT)

        /** [across] × [up] squares; with White below, [file] is the leftmost and [rank] the lowest, from 0. */
        fun squares(file: Int, rank: Int, across: Double, up: Double): BoardWindow =
            BoardWindow(BoardGeometry.FRAME_X + file, BoardGeometry.FRAME_Y + 7 - rank - up, across, up)
    }
}

/** What stands on a small board. */
data class SmallPosition(val columns: List<ColumnState>, val bottom: Side, val landings: List<Landing> = emptyList())

/** A still picture of [position]; [density] is pixels for one dp, [corner] the radius in pixels. */
class SmallBoard(
    private val theme: Theme,
    private val position: SmallPosition,
    private val density: Float,
    private val window: BoardWindow = BoardWindow.WHOLE,
    private val corner: Float = 0f,
) : Drawable() {
    private class Placed(val layer: Layer, val x: Float, val y: Float)

    private var placed = emptyList<Placed>()
    private val clip = Path()
    private val panel = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = theme.board.panel }

    // Half of it is cut off with the corners: 1 dp stays.
    private val edge = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        strokeWidth = 2 * density
        color = theme.board.edge
    }

    override fun onBoundsChange(bounds: Rect) {
        if (bounds.isEmpty) return
        val unit = bounds.width() / window.width
        val geometry = BoardGeometry(0.0, 0.0, unit, unit / density, position.bottom)
        val shapes = ColumnShapes(geometry.unitDp)
        placed = buildList {
            add(place(GroundShapes.of(geometry, coordinates = false), unit))
            add(place(position.landings.flatMap { MarkShapes.landing(Spot(geometry.x(it.square), geometry.y(it.square))) }, unit))
            position.columns.sortedBy { geometry.y(it.square) }.forEach {
                val column = shapes.shadow(it.pieces.size) + shapes.body(it.pieces)
                add(place(column, unit, geometry.x(it.square), geometry.y(it.square)))
            }
            val jumped = position.landings.mapNotNull { it.jumped }.distinct()
            add(place(jumped.flatMap { MarkShapes.cross(Spot(geometry.x(it) + CROSS_X, geometry.y(it))) }, unit))
        }
        clip.reset()
        clip.addRoundRect(0f, 0f, bounds.width().toFloat(), bounds.height().toFloat(), corner, corner, Path.Direction.CW)
    }

    private fun place(shapes: List<Shape>, unit: Double, x: Double = 0.0, y: Double = 0.0) =
        Placed(Layer(shapes, unit.toFloat(), Palette(theme)), ((x - window.x) * unit).toFloat(), ((y - window.y) * unit).toFloat())

    override fun draw(canvas: Canvas) {
        canvas.save()
        canvas.translate(bounds.left.toFloat(), bounds.top.toFloat())
        canvas.clipPath(clip)
        if (window != BoardWindow.WHOLE) canvas.drawPath(clip, panel)
        for (i in placed.indices) {
            val part = placed[i]
            canvas.save()
            canvas.translate(part.x, part.y)
            part.layer.draw(canvas, 1f)
            canvas.restore()
        }
        if (window != BoardWindow.WHOLE) canvas.drawPath(clip, edge)
        canvas.restore()
    }

    override fun setAlpha(alpha: Int) = Unit

    override fun setColorFilter(filter: ColorFilter?) = Unit

    @Deprecated("Required by Drawable")
    override fun getOpacity(): Int = PixelFormat.TRANSLUCENT

    private companion object {
        const val CROSS_X = -0.53
    }
}
