// Shapes made ready for a canvas: paths and paints once, so that painting a frame makes no object.
// Knows canvas and colours; must not know what the shapes mean.
package game.lasca.board

import android.graphics.Canvas
import android.graphics.LinearGradient
import android.graphics.Paint
import android.graphics.Path
import android.graphics.RectF
import android.graphics.Shader
import android.graphics.Typeface
import game.lasca.look.Compat

/** Some shapes at one size of the board: [unit] pixels a square. */
class Layer(shapes: List<Shape>, private val unit: Float, private val palette: Palette) {
    private val size = shapes.size
    private val paths = arrayOfNulls<Path>(size)
    private val texts = arrayOfNulls<String>(size)
    private val paints = arrayOfNulls<Paint>(size)
    private val xs = FloatArray(size)
    private val ys = FloatArray(size)
    private val turned = BooleanArray(size)
    private val alphas = IntArray(size)

    init {
        shapes.forEachIndexed { i, shape ->
            val paint = paint(shape)
            paints[i] = paint
            alphas[i] = paint.alpha
            when (shape) {
                is Shape.Area -> paths[i] = path(shape.outline)
                is Shape.Line -> paths[i] = path(shape.outline)
                is Shape.Label -> {
                    texts[i] = shape.text
                    xs[i] = shape.x.toFloat() * unit
                    ys[i] = shape.baseline.toFloat() * unit
                    turned[i] = shape.turned
                }
            }
        }
    }

    /** Paints all shapes; [opacity] from 0 to 1. Nothing is made here. */
    fun draw(canvas: Canvas, opacity: Float) {
        for (i in 0 until size) {
            val paint = paints[i] ?: continue
            paint.alpha = (alphas[i] * opacity).toInt()
            val path = paths[i]
            if (path != null) canvas.drawPath(path, paint) else label(canvas, i, paint)
        }
    }

    /** What the shapes cover, their strokes included. */
    @Suppress("DEPRECATION") // computeBounds without the flag is Android 15's
    fun bounds(out: RectF) {
        val one = RectF()
        out.setEmpty()
        for (i in 0 until size) {
            val paint = paints[i] ?: continue
            val path = paths[i]
            if (path != null) {
                path.computeBounds(one, true)
                val edge = if (paint.style == Paint.Style.STROKE) paint.strokeWidth / 2 else 0f
                one.inset(-edge, -edge)
            } else {
                val half = paint.measureText(texts[i].orEmpty()) / 2
                one.set(xs[i] - half, ys[i] - paint.textSize, xs[i] + half, ys[i] + paint.textSize)
            }
            out.union(one)
        }
    }

    private fun label(canvas: Canvas, i: Int, paint: Paint) {
        val text = texts[i] ?: return
        if (!turned[i]) {
            canvas.drawText(text, xs[i], ys[i], paint)
            return
        }
        canvas.save()
        canvas.rotate(180f, xs[i], ys[i])
        canvas.drawText(text, xs[i], ys[i], paint)
        canvas.restore()
    }

    private fun paint(shape: Shape) = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        color = palette.colour(shape.ink)
        when (shape) {
            is Shape.Area -> {
                palette.edge(shape.ink)?.let { shader = gradient(it, palette.colour(shape.ink)) }
                alpha = (shape.alpha * 255 + 0.5).toInt()
            }
            is Shape.Line -> {
                style = Paint.Style.STROKE
                strokeWidth = shape.width.toFloat() * unit
                strokeCap = Paint.Cap.ROUND
                strokeJoin = Paint.Join.ROUND
                alpha = (shape.alpha * 255 + 0.5).toInt()
            }
            is Shape.Label -> {
                textAlign = Paint.Align.CENTER
                textSize = shape.size.toFloat() * unit
                typeface = if (shape.weight > 500) Typeface.create(Typeface.SANS_SERIF, Typeface.BOLD) else Compat.sans(medium = true)
                fontFeatureSettings = "tnum"
            }
        }
    }

    private fun gradient(edge: Int, middle: Int): Shader {
        val radius = BoardGeometry.RADIUS_X.toFloat() * unit
        return LinearGradient(-radius, 0f, radius, 0f, intArrayOf(edge, middle, edge), null, Shader.TileMode.CLAMP)
    }

    private fun path(outline: Outline): Path = Path().apply {
        when (outline) {
            is Outline.Oval -> addOval(box(outline.x, outline.y, outline.radiusX, outline.radiusY), Path.Direction.CW)
            is Outline.Box -> {
                val radius = outline.radius.toFloat() * unit
                addRoundRect(box(outline.x, outline.y, outline.halfWidth, outline.halfHeight), radius, radius, Path.Direction.CW)
            }
            is Outline.Trace -> outline.strokes.forEach { add(it) }
        }
    }

    private fun Path.add(stroke: Stroke) = when (stroke) {
        is Stroke.Move -> moveTo(px(stroke.x), px(stroke.y))
        is Stroke.Line -> lineTo(px(stroke.x), px(stroke.y))
        is Stroke.Bend -> quadTo(px(stroke.controlX), px(stroke.controlY), px(stroke.x), px(stroke.y))
        is Stroke.Arc -> arcTo(box(stroke.x, stroke.y, stroke.radiusX, stroke.radiusY), stroke.start.toFloat(), stroke.sweep.toFloat())
        Stroke.Close -> close()
    }

    private fun px(value: Double): Float = value.toFloat() * unit

    private fun box(x: Double, y: Double, rx: Double, ry: Double) = RectF(px(x - rx), px(y - ry), px(x + rx), px(y + ry))
}
