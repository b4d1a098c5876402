// One drawing made ready to paint, with the places of its columns.
// Knows layers and places, not why a column moves. Paints it still or with one column on its way; makes no object while it paints.
package game.lasca.board

import android.graphics.Canvas

/** A whole board ready to paint, at the panel's corner. */
class BoardScene(drawing: BoardDrawing, private val unit: Float, palette: Palette, painter: ColumnPainter) {
    private val columns: Array<PaintedColumn> = drawing.columns.map(painter::prepare).toTypedArray()
    private val marks = MarkPainter(drawing, unit, palette)

    /** How the frame differs from the still picture; kept and changed by who animates. */
    class Pose {
        /** Which column is on its way (index into the scene), −1 for none. */
        var mover = -1
        var dx = 0f
        var dy = 0f
        var rise = 0f

        /** How far the chosen column's lift and ring have come, 0 to 1. */
        var chosen = 1f

        /** Opacity of landings, trail and what lies above the columns. */
        var marks = 1f

        /** Opacity of the brackets. */
        var brackets = 1f

        /** Back to the still picture. */
        fun rest() {
            mover = -1
            dx = 0f
            dy = 0f
            rise = 0f
            chosen = 1f
            marks = 1f
            brackets = 1f
        }
    }

    /** Which of the columns stands on [square], −1 if none. */
    fun index(square: Int): Int = columns.indexOfFirst { it.drawing.square == square }

    /** Paints the board; the mover comes last, over all other columns. */
    fun draw(canvas: Canvas, pose: Pose) {
        marks.drawBelow(canvas, pose.marks)
        for (i in columns.indices) if (i != pose.mover) columns[i].draw(canvas, 0f, 0f, 0f, pose.chosen, 1f)
        marks.drawBrackets(canvas, pose.brackets)
        for (i in columns.indices) if (i != pose.mover) columns[i].drawBadge(canvas, 0f, 0f, 1f)
        marks.drawAbove(canvas, pose.marks)
    }

    /** Paints the columns, without any marks, after [part] of the board's turn. */
    fun drawTurning(canvas: Canvas, part: Double) {
        for (i in columns.indices) {
            val spot = columns[i].drawing.spot
            val u = spot.x - BoardGeometry.WIDTH / 2
            val v = spot.y - BoardGeometry.HEIGHT / 2
            val dx = ((BoardTurn.x(u, v, part) - u) * unit).toFloat()
            val dy = ((BoardTurn.y(u, v, part) - v) * unit).toFloat()
            columns[i].draw(canvas, dx, dy, 0f, 0f, 1f)
            columns[i].drawBadge(canvas, dx, dy, 1f)
        }
    }

    /** Paints the column on its way, if there is one. */
    fun drawMover(canvas: Canvas, pose: Pose) {
        if (pose.mover < 0) return
        val mover = columns[pose.mover]
        mover.draw(canvas, pose.dx, pose.dy, pose.rise, pose.chosen, 1f)
        mover.drawBadge(canvas, pose.dx, pose.dy - pose.rise, 1f)
    }
}
