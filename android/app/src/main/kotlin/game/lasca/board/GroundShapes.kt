// Panel, squares and coordinates as shapes: cached as a picture by whoever paints them.
// Pure; twin of the iOS app's.
package game.lasca.board

import game.lasca.core.Side
import kotlin.math.max

/** The board without columns and marks. */
object GroundShapes {
    /** All shapes of the empty board; on flipping, the coordinates change text, not place. */
    fun of(geometry: BoardGeometry, coordinates: Boolean): List<Shape> = buildList {
        val panel = Outline.Box(
            BoardGeometry.WIDTH / 2,
            BoardGeometry.HEIGHT / 2,
            BoardGeometry.WIDTH / 2 - 0.006,
            BoardGeometry.HEIGHT / 2 - 0.006,
            0.20,
        )
        add(Shape.Area(panel, Ink.BOARD))
        add(Shape.Line(panel, Ink.BOARD_EDGE, max(0.02, 1 / geometry.unitDp)))
        for (square in 0 until BoardGeometry.SQUARES) {
            addAll(tile(geometry.x(square), geometry.y(square)))
        }
        if (coordinates) addAll(labels(geometry))
    }

    /** A square of the board around ([x], [y]), in squares: a gap to the next one, and its edge. */
    fun tile(x: Double, y: Double): List<Shape> = listOf(
        Shape.Area(Outline.Box(x, y, 0.485, 0.485, 0.07), Ink.TILE),
        Shape.Line(Outline.Box(x, y, 0.47, 0.47, 0.06), Ink.TILE_EDGE, 0.02, 0.6),
    )

    // Between 10 and 14 dp. A rank stands beside the upper half of its squares: badge and marks of file a lie beside the middle.
    private fun labels(geometry: BoardGeometry): List<Shape> {
        val size = 0.2.coerceIn(10 / geometry.unitDp, 14 / geometry.unitDp)
        val white = geometry.bottom == Side.WHITE
        return (0 until 7).flatMap { i ->
            val along = i + 0.5
            val file = ('a' + if (white) i else 6 - i).toString()
            val rank = (if (white) 7 - i else i + 1).toString()
            listOf(
                Shape.Label(BoardGeometry.FRAME_X + along, BoardGeometry.HEIGHT - 0.16, size, 500, file, Ink.COORDINATE),
                Shape.Label(0.125, BoardGeometry.FRAME_Y + along - RANK, size, 500, rank, Ink.COORDINATE),
            )
        }
    }

    /** From the middle of a rank up to the foot of its digit. */
    private const val RANK = 0.27
}
