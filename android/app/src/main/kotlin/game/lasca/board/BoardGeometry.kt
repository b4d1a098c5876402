// Where each square lies on the screen, in both orientations, and which square a touch means.
// Units: s, the side of one square, origin at the panel's upper left corner; pixels only where named so.
// Pure: no android.*; the iOS app has its twin.
package game.lasca.board

import game.lasca.core.Side
import kotlin.math.abs
import kotlin.math.floor
import kotlin.math.min
import kotlin.math.sqrt

/** The board fitted into a view. [left], [top] and [unit] (one square) are pixels, [unitDp] is one square in dp. */
data class BoardGeometry(
    val left: Double,
    val top: Double,
    val unit: Double,
    val unitDp: Double,
    val bottom: Side,
) {
    /** Middle of a square from the panel's left edge, in s. */
    fun x(square: Int): Double = FRAME_X + 0.5 + if (bottom == Side.WHITE) file(square) else 6 - file(square)

    /** Middle of a square from the panel's upper edge, in s. */
    fun y(square: Int): Double = FRAME_Y + 0.5 + if (bottom == Side.WHITE) 6 - rank(square) else rank(square)

    /** Middle of a square in the view's pixels. */
    fun pixelX(square: Int): Double = left + x(square) * unit

    /** Middle of a square in the view's pixels. */
    fun pixelY(square: Int): Double = top + y(square) * unit

    /** Whether a pixel of the view lies on the panel. */
    fun onPanel(pixelX: Double, pixelY: Double): Boolean =
        pixelX >= left && pixelX < left + WIDTH * unit && pixelY >= top && pixelY < top + HEIGHT * unit

    /**
     * The square meant by a touch: first the column whose picture is hit, else the square nearest by |dx| + |dy|;
     * null outside the panel. [heights] is the number of pieces on each square.
     */
    fun squareAt(pixelX: Double, pixelY: Double, heights: IntArray): Int? {
        if (!onPanel(pixelX, pixelY)) return null
        val px = (pixelX - left) / unit
        val py = (pixelY - top) / unit
        var nearest = 0
        var distance = Double.MAX_VALUE
        for (square in 0 until SQUARES) {
            val dx = abs(px - x(square))
            val dy = abs(py - y(square))
            if (heights[square] > 0 && onColumn(dx, dy, heights[square])) return square
            if (dx + dy < distance) {
                distance = dx + dy
                nearest = square
            }
        }
        return nearest
    }

    private fun onColumn(dx: Double, dy: Double, height: Int): Boolean {
        if (dx > RADIUS_X) return false
        val straight = height * thickness(height) / 2
        return dy <= straight + RADIUS_Y * sqrt(1 - (dx / RADIUS_X) * (dx / RADIUS_X))
    }

    companion object {
        /** Playable squares. */
        const val SQUARES = 25

        /** Frame at the left and right, in s. */
        const val FRAME_X = 0.24

        /** Frame above and below, in s. */
        const val FRAME_Y = 0.46

        /** The panel's width in s. */
        const val WIDTH = 7 + 2 * FRAME_X

        /** The panel's height in s. */
        const val HEIGHT = 7 + 2 * FRAME_Y

        /** Half axes of a disc's face, in s. */
        const val RADIUS_X = 0.39
        const val RADIUS_Y = 0.27

        /** 0 for file a to 6 for file g: two ranks hold seven squares, a c e g and b d f. */
        fun file(square: Int): Int = square % 7 * 2 % 7

        /** 0 for rank 1 to 6 for rank 7. */
        fun rank(square: Int): Int = square / 7 * 2 + if (square % 7 >= 4) 1 else 0

        /** Thickness of one disc in a column of [height] pieces, in s. */
        fun thickness(height: Int): Double = min(0.14, 1.32 / height)

        /** Half the height of a drawn column, in s; at most 0.93. */
        fun halfHeight(height: Int): Double = RADIUS_Y + height * thickness(height) / 2

        /** The square's name, "a1" to "g7". */
        fun name(square: Int): String = "${'a' + file(square)}${rank(square) + 1}"

        /** The largest board that fits, in the middle of [width] × [height] pixels; [density] is pixels for one dp. */
        fun fit(width: Int, height: Int, density: Float, bottom: Side): BoardGeometry {
            val unit = min(width / WIDTH, height / HEIGHT)
            // On whole pixels: pictures made once are then copied as they are, without being smoothed again each frame.
            val left = floor((width - WIDTH * unit) / 2)
            val top = floor((height - HEIGHT * unit) / 2)
            return BoardGeometry(left, top, unit, unit / density, bottom)
        }
    }
}
