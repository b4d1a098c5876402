// A column as shapes around the middle of its square: shadow, bands, seams, studs, face, contour.
// Knows pieces only; whether the column is chosen or moved is drawn by MarkShapes. Twin of the iOS app's.
package game.lasca.board

import game.lasca.core.Piece
import game.lasca.core.Role
import game.lasca.core.Side
import kotlin.math.max
import kotlin.math.min

private const val RX = BoardGeometry.RADIUS_X
private const val RY = BoardGeometry.RADIUS_Y

/** Builds the picture of columns for squares of [unitDp] dp: lines are never thinner than 1 dp. */
class ColumnShapes(unitDp: Double) {
    private val hair = max(0.012, 1 / unitDp)

    /** The contact shadow of a column of [height] pieces: two flat ellipses at its foot. */
    fun shadow(height: Int): List<Shape> {
        val y = foot(height) + 0.02
        return listOf(
            Shape.Area(Outline.Oval(0.0, y, RX + 0.05, RY + 0.05), Ink.SHADE, 0.16),
            Shape.Area(Outline.Oval(0.0, y, RX + 0.025, RY + 0.025), Ink.SHADE, 0.22),
        )
    }

    /** The column itself; [pieces] from the top. */
    fun body(pieces: List<Piece>): List<Shape> = buildList {
        val height = pieces.size
        val thickness = BoardGeometry.thickness(height)
        val top = -foot(height)
        for (i in height - 1 downTo 0) add(band(top + i * thickness, top + (i + 1) * thickness, pieces[i].side))
        for (i in 1 until height) if (pieces[i - 1].side == pieces[i].side) add(seam(top + i * thickness, pieces[i].side, height >= 10 && i % 5 == 0))
        for (i in 1 until height) if (pieces[i].role == Role.OFFICER) add(stud(top + (i + 0.5) * thickness, pieces[i].side, thickness))
        addAll(face(top, pieces[0]))
        addAll(contours(pieces, top, thickness))
        add(frontEdge(top, pieces[0].side))
    }

    /** The brass ring of an officer of [side], around the middle of its face. */
    fun officerRing(side: Side): List<Shape> = listOf(Shape.Line(ring(0.0, 0.56), side.ink(Ink.WHITE_BRASS, Ink.BLACK_BRASS), 0.045))

    /** The brass dot of an officer of [side], around the middle of its face. */
    fun officerDot(side: Side): List<Shape> = listOf(Shape.Area(ring(0.0, 0.30), side.ink(Ink.WHITE_BRASS, Ink.BLACK_BRASS)))

    /** y of the middle of the face of a column of [height] pieces. */
    fun faceY(height: Int): Double = -foot(height)

    /** y of the middle of the lowest disc's lower edge. */
    private fun foot(height: Int): Double = height * BoardGeometry.thickness(height) / 2

    private fun band(upper: Double, lower: Double, side: Side): Shape = Shape.Area(
        Outline.Trace(
            listOf(
                Stroke.Move(-RX, upper),
                Stroke.Line(-RX, lower),
                Stroke.Arc(0.0, lower, RX, RY, 180.0, -180.0),
                Stroke.Line(RX, upper),
                Stroke.Arc(0.0, upper, RX, RY, 0.0, 180.0),
                Stroke.Close,
            ),
        ),
        side.ink(Ink.WHITE_SIDE, Ink.BLACK_SIDE),
    )

    // Every fifth seam of a tall column is heavier: a ruler to count by.
    private fun seam(y: Double, side: Side, heavy: Boolean): Shape =
        Shape.Line(front(y, hair / 2), side.ink(Ink.WHITE_SEAM, Ink.BLACK_SEAM), if (heavy) hair * 1.9 else hair)

    private fun stud(middle: Double, side: Side, thickness: Double): Shape {
        val r = min(0.055, 0.34 * thickness)
        return Shape.Area(Outline.Box(0.0, middle + RY, 2 * r, r, r), side.ink(Ink.WHITE_BRASS, Ink.BLACK_BRASS))
    }

    private fun face(y: Double, commander: Piece): List<Shape> {
        val side = commander.side
        val groove = side.ink(Ink.WHITE_GROOVE, Ink.BLACK_GROOVE)
        val brass = side.ink(Ink.WHITE_BRASS, Ink.BLACK_BRASS)
        return listOf(
            Shape.Area(ring(y, 1.0), side.ink(Ink.WHITE_TOP, Ink.BLACK_TOP)),
            Shape.Line(ring(y, 0.965), side.ink(Ink.WHITE_LIP, Ink.BLACK_LIP), hair),
            Shape.Line(ring(y, 0.80), groove, hair),
        ) + when (commander.role) {
            Role.SOLDIER -> listOf(Shape.Line(ring(y, 0.74), groove, hair * 0.7, 0.55))
            Role.OFFICER -> listOf(Shape.Line(ring(y, 0.56), brass, 0.045), Shape.Area(ring(y, 0.30), brass))
        }
    }

    /** Each run of one side is outlined in its own colour; between two runs the upper one's line closes it. */
    private fun contours(pieces: List<Piece>, top: Double, thickness: Double): List<Shape> = buildList {
        var first = 0
        while (first < pieces.size) {
            var end = first
            while (end < pieces.size && pieces[end].side == pieces[first].side) end++
            val upper = top + first * thickness
            val lower = top + end * thickness
            val strokes = buildList {
                add(Stroke.Move(-RX, upper))
                add(Stroke.Line(-RX, lower))
                add(Stroke.Arc(0.0, lower, RX, RY, 180.0, -180.0))
                add(Stroke.Line(RX, upper))
                if (first == 0) add(Stroke.Arc(0.0, upper, RX, RY, 0.0, -180.0))
            }
            add(Shape.Line(Outline.Trace(strokes), pieces[first].side.ink(Ink.WHITE_CONTOUR, Ink.BLACK_CONTOUR), hair))
            first = end
        }
    }

    private fun frontEdge(y: Double, side: Side): Shape =
        Shape.Line(front(y, hair / 2), side.ink(Ink.WHITE_SEAM, Ink.BLACK_SEAM), hair)

    private fun front(y: Double, inset: Double) =
        Outline.Trace(listOf(Stroke.Move(-(RX - inset), y), Stroke.Arc(0.0, y, RX - inset, RY - inset / 2, 180.0, -180.0)))

    private fun ring(y: Double, scale: Double) = Outline.Oval(0.0, y, RX * scale, RY * scale)

    private fun Side.ink(white: Ink, black: Ink): Ink = when (this) {
        Side.WHITE -> white
        Side.BLACK -> black
    }
}
