// One column off the board: in captions, cards and lists, drawn as on it.
// Knows pieces; the height follows from the width and the number of pieces.
package game.lasca.board

import android.graphics.Canvas
import android.graphics.ColorFilter
import android.graphics.PixelFormat
import android.graphics.Rect
import android.graphics.drawable.Drawable
import game.lasca.core.Piece
import game.lasca.core.Role
import game.lasca.core.Side
import game.lasca.look.Theme
import kotlin.math.roundToInt

/** A picture [width] pixels wide of [pieces], commander first, with a little air around it. */
class LoneColumn(private val theme: Theme, private val pieces: List<Piece>, private val width: Int, private val density: Float) : Drawable() {
    private var layer: Layer? = null

    override fun getIntrinsicWidth(): Int = width

    override fun getIntrinsicHeight(): Int = height(pieces.size, width)

    override fun onBoundsChange(bounds: Rect) {
        val unit = width / SPAN
        val shapes = ColumnShapes(unit / density)
        layer = Layer(shapes.shadow(pieces.size) + shapes.body(pieces), unit.toFloat(), Palette(theme))
    }

    override fun draw(canvas: Canvas) {
        canvas.save()
        canvas.translate(bounds.exactCenterX(), bounds.exactCenterY())
        layer?.draw(canvas, 1f)
        canvas.restore()
    }

    override fun setAlpha(alpha: Int) = Unit

    override fun setColorFilter(filter: ColorFilter?) = Unit

    @Deprecated("Required by Drawable")
    override fun getOpacity(): Int = PixelFormat.TRANSLUCENT

    companion object {
        private const val AIR = 0.12

        /** Room for the shadow at the foot; the same above, so that the column stays in the middle. */
        private const val SHADOW = 0.03

        /** Width of the picture in s. */
        const val SPAN = 2 * BoardGeometry.RADIUS_X + AIR

        /** The picture's height in pixels for [pieces] pieces. */
        fun height(pieces: Int, width: Int): Int = (width / SPAN * (2 * BoardGeometry.halfHeight(pieces) + AIR + SHADOW)).roundToInt()

        /** Pieces from letters, commander first: w and b soldiers, W and B officers. */
        fun pieces(letters: String): List<Piece> = letters.map {
            Piece(if (it.lowercaseChar() == 'w') Side.WHITE else Side.BLACK, if (it.isUpperCase()) Role.OFFICER else Role.SOLDIER)
        }
    }
}
