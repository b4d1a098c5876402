// Paints columns: shadow, what is behind, body, badge, each where the frame says. Pictures of equal columns are made once.
// Knows a column's drawing, not why it is where it is.
package game.lasca.board

import android.graphics.Canvas

/** The columns of one drawing, ready to paint. */
class ColumnPainter(private val unit: Float, private val palette: Palette) {
    private val layers = HashMap<List<Shape>, Layer>()
    private val sprites = HashMap<List<Shape>, Sprite>()

    /** Makes [drawing] ready; layers of earlier drawings are used again. */
    fun prepare(drawing: ColumnDrawing) = PaintedColumn(
        drawing,
        // On whole pixels a still column is as sharp as when it was made.
        x = Math.round(drawing.spot.x * unit).toFloat(),
        y = Math.round(drawing.spot.y * unit).toFloat(),
        lift = drawing.lift.toFloat() * unit,
        shadow = sprite(drawing.shadow),
        behind = layer(drawing.behind),
        body = sprite(drawing.body),
        badge = sprite(drawing.badge),
    )

    /** Makes shapes ready that change from frame to frame. */
    fun layer(shapes: List<Shape>): Layer {
        if (layers.size > KEPT) layers.clear()
        return layers.getOrPut(shapes) { Layer(shapes, unit, palette) }
    }

    private fun sprite(shapes: List<Shape>): Sprite {
        if (sprites.size > KEPT) sprites.clear()
        return sprites.getOrPut(shapes) { Sprite(Layer(shapes, unit, palette)) }
    }

    private companion object {
        /** Far more than one game shows at once; a long evening must not fill the memory. */
        const val KEPT = 100
    }
}

/** One column ready to paint; pixels from the panel's corner. */
class PaintedColumn(
    val drawing: ColumnDrawing,
    val x: Float,
    val y: Float,
    private val lift: Float,
    private val shadow: Sprite,
    private val behind: Layer,
    private val body: Sprite,
    private val badge: Sprite,
) {
    /** Shadow, ring or arc, and discs; moved by [dx], [dy] and raised by [rise] pixels over its shadow. */
    fun draw(canvas: Canvas, dx: Float, dy: Float, rise: Float, chosen: Float, opacity: Float) {
        canvas.save()
        canvas.translate(x + dx, y + dy)
        if (drawing.turned) canvas.rotate(180f)
        shadow.draw(canvas, opacity)
        canvas.translate(0f, -lift * chosen - rise)
        behind.draw(canvas, opacity * chosen)
        body.draw(canvas, opacity)
        canvas.restore()
    }

    /** The number of its pieces. */
    fun drawBadge(canvas: Canvas, dx: Float, dy: Float, opacity: Float) {
        canvas.save()
        canvas.translate(x + dx, y + dy)
        if (drawing.turned) canvas.rotate(180f)
        badge.draw(canvas, opacity)
        canvas.restore()
    }
}
