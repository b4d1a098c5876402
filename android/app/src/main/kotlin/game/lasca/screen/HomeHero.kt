// The picture at the head of Home: a corner of the board with one tall column, the game's name in the free square beside it.
// Knows the drawing; must not know what Home offers.
package game.lasca.screen

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.graphics.RectF
import android.util.TypedValue
import android.view.View
import android.widget.FrameLayout
import android.widget.LinearLayout
import android.widget.TextView
import game.lasca.R
import game.lasca.board.BoardGeometry
import game.lasca.board.ColumnShapes
import game.lasca.board.GroundShapes
import game.lasca.board.Layer
import game.lasca.board.LoneColumn
import game.lasca.board.Palette
import game.lasca.look.Corner
import game.lasca.look.Kit
import game.lasca.look.Space
import game.lasca.look.TextRole
import kotlin.math.min

/** The head of Home; [upright] over the rest of the screen, else at its left. */
@SuppressLint("ViewConstructor")
class HomeHero(private val kit: Kit, private val upright: Boolean) : FrameLayout(kit.context) {
    private val words: LinearLayout
    private val name: TextView
    private val path = Path()

    // On black the panel is as black as the page: only an edge says where it ends.
    private val edge = if (!kit.theme.highContrast) null else Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        strokeWidth = 2f * kit.dp(1)
        color = kit.theme.board.edge
    }
    private var unit = 0f
    private var tiles: Layer? = null
    private var columns = emptyList<Pair<Layer, Pair<Float, Float>>>()

    /** Pixels at the top that only the panel may fill. */
    var topEdge = 0
        set(value) {
            field = value
            requestLayout()
        }

    /** Pixels at the left that only the panel may fill. */
    var leftEdge = 0
        set(value) {
            field = value
            requestLayout()
        }

    init {
        setWillNotDraw(false)
        name = kit.text(TextRole.WORDMARK, context.getString(R.string.home_name)).apply {
            letterSpacing = -0.02f
            includeFontPadding = false
            setLineSpacing(0f, 1f)
        }
        words = kit.column(name)
        if (!kit.largePrint && (upright || resources.configuration.screenHeightDp >= LOW)) {
            val line = kit.text(TextRole.SECOND, context.getString(R.string.home_line), kit.theme.board.coordinate)
            words.addView(Kit.margins(line, top = kit.dp(Space.SMALL)))
        }
        addView(words)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val window = kit.dp(resources.configuration.screenHeightDp)
        val most = if (upright) window * SHARE else MeasureSpec.getSize(heightSpec).toFloat()
        val scale = scale(width - leftEdge, most)
        unit = kit.dp(SQUARE) * scale
        val height = if (upright) topEdge + (kit.dp(MODEL_HEIGHT) * scale).toInt() else MeasureSpec.getSize(heightSpec)
        val size = WORDMARK * min(scale * WORDMARK_ROOM, maxOf(kit.tightScale, scale))
        name.setTextSize(TypedValue.COMPLEX_UNIT_PX, kit.dp(size).toFloat())
        val free = (columnLeft(width) - nameLeft(width) - kit.dp(Space.SMALL)).toInt()
        words.measure(MeasureSpec.makeMeasureSpec(free, MeasureSpec.AT_MOST), MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED))
        setMeasuredDimension(width, height)
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
        val middle = tileTop() + unit / 2
        val y = (middle - words.measuredHeight / 2f).toInt()
        val x = nameLeft(width)
        words.layout(x, y, x + words.measuredWidth, y + words.measuredHeight)
        prepare()
    }

    private fun scale(width: Int, most: Float): Float {
        val wide = width / kit.dp(MODEL_WIDTH).toFloat()
        return if (upright) min(min(wide, most / kit.dp(MODEL_HEIGHT)), WIDEST) else wide
    }

    // Over a wide window's page the name stands on the page's own left edge.
    private fun nameLeft(width: Int): Int {
        val page = if (upright) (width - kit.dp(HomeActivity.PAGE)) / 2 + kit.dp(Space.SCREEN) else 0
        return leftEdge + maxOf(kit.dp(Space.LARGE), page)
    }

    private fun tileLeft(width: Int) = width - unit * FROM_RIGHT

    private fun columnLeft(width: Int) = tileLeft(width) + unit * (0.5f - BoardGeometry.RADIUS_X.toFloat())

    private fun tileTop() = if (upright) topEdge + unit * FROM_TOP else height / 2f - unit / 2

    private fun prepare() {
        val palette = Palette(kit.theme)
        val shapes = ColumnShapes((unit / kit.dp(1)).toDouble())
        val x = tileLeft(width) / unit + 0.5
        val y = tileTop() / unit + 0.5
        val places = (-4..4).flatMap { dx -> (-4..4).map { dy -> dx to dy } }.filter { (dx, dy) -> (dx + dy) % 2 == 0 && dx in -1..1 }
        tiles = Layer(
            places.filter { (dx, _) -> dx != 0 }.plus(0 to 0).plus(if (upright) emptyList() else listOf(0 to 2, 0 to -2)).flatMap { (dx, dy) ->
                GroundShapes.tile(x + dx, y + dy)
            },
            unit, palette,
        )
        columns = listOf(Triple("b", 1, -1), Triple("WWwbbbb", 0, 0), Triple("w", 1, 1)).map { (letters, dx, dy) ->
            val pieces = LoneColumn.pieces(letters)
            Layer(shapes.shadow(pieces.size) + shapes.body(pieces), unit, palette) to (((x + dx) * unit).toFloat() to ((y + dy) * unit).toFloat())
        }
        val r = kit.dp(Corner.SHEET).toFloat()
        path.reset()
        val radii = if (upright) floatArrayOf(0f, 0f, 0f, 0f, r, r, r, r) else floatArrayOf(0f, 0f, r, r, r, r, 0f, 0f)
        path.addRoundRect(RectF(0f, 0f, width.toFloat(), height.toFloat()), radii, Path.Direction.CW)
    }

    override fun onDraw(canvas: Canvas) {
        canvas.save()
        canvas.clipPath(path)
        canvas.drawColor(kit.theme.board.panel)
        tiles?.draw(canvas, 1f)
        for (i in columns.indices) {
            val (layer, at) = columns[i]
            canvas.save()
            canvas.translate(at.first, at.second)
            layer.draw(canvas, 1f)
            canvas.restore()
        }
        canvas.restore()
        edge?.let { canvas.drawPath(path, it) }
    }

    private companion object {
        const val LOW = 480
        const val MODEL_WIDTH = 411
        const val MODEL_HEIGHT = 304
        const val SQUARE = 112
        const val SHARE = 0.4f
        const val WIDEST = 1.8f
        const val WORDMARK = 58f
        const val WORDMARK_ROOM = 1.05f
        const val FROM_RIGHT = 165f / 112
        const val FROM_TOP = 118f / 112
    }
}
