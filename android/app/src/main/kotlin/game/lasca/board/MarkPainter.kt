// Paints the marks of one drawing that belong to the board: trail and landings below the columns, the rest above.
// Knows layers, not their meaning.
package game.lasca.board

import android.graphics.Canvas

/** The marks of [drawing], ready to paint. */
class MarkPainter(drawing: BoardDrawing, unit: Float, palette: Palette) {
    private val trail = Layer(drawing.trail, unit, palette)
    private val landings = Layer(drawing.landings, unit, palette)
    private val brackets = Layer(drawing.brackets, unit, palette)
    private val cursor = Layer(drawing.cursor, unit, palette)
    private val crosses = Layer(drawing.crosses, unit, palette)
    private val waypoints = Layer(drawing.waypoints, unit, palette)
    private val hint = Layer(drawing.hint, unit, palette)

    /** What lies under the columns. */
    fun drawBelow(canvas: Canvas, opacity: Float) {
        trail.draw(canvas, opacity)
        landings.draw(canvas, opacity)
    }

    /** The brackets, over the columns and under their badges. */
    fun drawBrackets(canvas: Canvas, opacity: Float) = brackets.draw(canvas, opacity)

    /** What lies over the badges. */
    fun drawAbove(canvas: Canvas, opacity: Float) {
        cursor.draw(canvas, 1f)
        crosses.draw(canvas, opacity)
        waypoints.draw(canvas, opacity)
        hint.draw(canvas, opacity)
    }
}
