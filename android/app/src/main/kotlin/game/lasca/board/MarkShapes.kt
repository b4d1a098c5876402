// Every mark of the board as shapes: each is drawn twice, casing then core.
// Knows places and numbers, not why something is marked; that is BoardDrawing's. Twin of the iOS app's.
package game.lasca.board

import kotlin.math.hypot

private const val RX = BoardGeometry.RADIUS_X
private const val RY = BoardGeometry.RADIUS_Y

/** A place on the board in s. */
data class Spot(val x: Double, val y: Double)

/** The marks. Those of a column are around its middle, those of the board where they lie. */
object MarkShapes {
    /** A square on which the chosen column may land. */
    fun landing(at: Spot): List<Shape> {
        val strokes = buildList {
            for (turn in 0 until 4) {
                fun spot(u: Double, v: Double): Spot = when (turn) {
                    0 -> Spot(at.x + u, at.y + v)
                    1 -> Spot(at.x - v, at.y + u)
                    2 -> Spot(at.x - u, at.y - v)
                    else -> Spot(at.x + v, at.y - u)
                }
                val from = spot(HALF - LEG, -HALF)
                val corner = spot(HALF, -HALF)
                val to = spot(HALF, -HALF + LEG)
                add(Stroke.Move(from.x, from.y))
                add(Stroke.Bend(corner.x, corner.y, to.x, to.y))
                for (middle in DASHES) {
                    val a = spot(HALF, middle - DASH / 2)
                    val b = spot(HALF, middle + DASH / 2)
                    add(Stroke.Move(a.x, a.y))
                    add(Stroke.Line(b.x, b.y))
                }
            }
        }
        return dual(Outline.Trace(strokes), 0.05, 0.09)
    }

    /** The ring around a chosen column of [height] pieces, drawn behind it. */
    fun ring(height: Int): List<Shape> {
        val straight = height * BoardGeometry.thickness(height) / 2
        val rx = RX + 0.045
        val ry = RY + 0.045
        val outline = Outline.Trace(
            listOf(
                Stroke.Move(-rx, -straight),
                Stroke.Arc(0.0, -straight, rx, ry, 180.0, 180.0),
                Stroke.Line(rx, straight),
                Stroke.Arc(0.0, straight, rx, ry, 0.0, 180.0),
                Stroke.Close,
            ),
        )
        return dual(outline, 0.06, 0.115)
    }

    /** The arc at the foot of the column that moved last. */
    fun footArc(height: Int): List<Shape> {
        val y = height * BoardGeometry.thickness(height) / 2
        val arc = Outline.Trace(
            listOf(Stroke.Move(-(RX + 0.055), y), Stroke.Arc(0.0, y, RX + 0.055, RY + 0.055, 180.0, -180.0)),
        )
        return dual(arc, 0.04, 0.085)
    }

    /** Four corners on the box of a column that must capture. */
    fun brackets(at: Spot, height: Int): List<Shape> {
        val a = RX + 0.055
        val b = BoardGeometry.halfHeight(height) + 0.055
        val strokes = buildList {
            for (sx in SIGNS) for (sy in SIGNS) {
                add(Stroke.Move(at.x + sx * (a - ARM), at.y + sy * b))
                add(Stroke.Line(at.x + sx * (a - TURN), at.y + sy * b))
                add(Stroke.Bend(at.x + sx * a, at.y + sy * b, at.x + sx * a, at.y + sy * (b - TURN)))
                add(Stroke.Line(at.x + sx * a, at.y + sy * (b - ARM)))
            }
        }
        return dual(Outline.Trace(strokes), 0.05, 0.09)
    }

    /** The way of a move: the last one's thin, that of a half-made capture as strong as a landing. */
    fun trail(spots: List<Spot>, strong: Boolean): List<Shape> =
        if (strong) dual(way(spots), 0.05, 0.09) else dual(way(spots), 0.035, 0.075)

    /** The sign of an empty origin. */
    fun footprint(at: Spot): List<Shape> {
        val oval = Outline.Oval(at.x, at.y, 0.13, 0.09)
        return listOf(Shape.Area(oval, Ink.TILE)) + dual(oval, 0.045, 0.09)
    }

    /** The sign beside a column that a landing would take. */
    fun cross(at: Spot): List<Shape> {
        val arm = 0.055
        val strokes = listOf(
            Stroke.Move(at.x - arm, at.y - arm),
            Stroke.Line(at.x + arm, at.y + arm),
            Stroke.Move(at.x + arm, at.y - arm),
            Stroke.Line(at.x - arm, at.y + arm),
        )
        return listOf(
            Shape.Area(disc(at, 0.165), Ink.MARK),
            Shape.Area(disc(at, 0.135), Ink.MARK_CASE),
            Shape.Line(Outline.Trace(strokes), Ink.MARK, 0.045),
        )
    }

    /** A numbered disc on a landing of a half-made capture, or with [hint] on one of the advice. */
    fun waypoint(at: Spot, number: Int, hint: Boolean, turned: Boolean): List<Shape> = listOf(
        Shape.Area(disc(at, 0.165), if (hint) Ink.HINT_CASE else Ink.MARK_CASE),
        Shape.Area(disc(at, 0.135), if (hint) Ink.HINT else Ink.MARK),
        Shape.Label(
            at.x,
            at.y + if (turned) -0.07 else 0.07,
            0.195,
            700,
            number.toString(),
            if (hint) Ink.HINT_TEXT else Ink.MARK_CASE,
            turned,
        ),
    )

    /** One line from the origin through all landings, one head at the end; [scale] makes it thinner for what comes after the move advised. */
    fun arrow(spots: List<Spot>, scale: Double = 1.0): List<Shape> {
        val start = spots[0].towards(spots[1], 0.42)
        val end = spots.last().towards(spots[spots.size - 2], 0.08)
        val before = spots[spots.size - 2]
        val length = hypot(spots.last().x - before.x, spots.last().y - before.y)
        val ux = (spots.last().x - before.x) / length
        val uy = (spots.last().y - before.y) / length
        val bx = end.x - ux * HEAD * scale
        val by = end.y - uy * HEAD * scale
        val half = HEAD_HALF * scale
        val notch = NOTCH * scale
        val head = Outline.Trace(
            listOf(
                Stroke.Move(end.x, end.y),
                Stroke.Line(bx - uy * half, by + ux * half),
                Stroke.Line(bx + ux * notch, by + uy * notch),
                Stroke.Line(bx + uy * half, by - ux * half),
                Stroke.Close,
            ),
        )
        val shaft = way(listOf(start) + spots.subList(1, spots.size - 1) + Spot(bx + ux * 0.06 * scale, by + uy * 0.06 * scale))
        return listOf(
            Shape.Line(shaft, Ink.HINT_CASE, 0.135 * scale),
            Shape.Area(head, Ink.HINT_CASE),
            Shape.Line(head, Ink.HINT_CASE, 0.075 * scale),
            Shape.Line(shaft, Ink.HINT, 0.075 * scale),
            Shape.Area(head, Ink.HINT),
            Shape.Line(head, Ink.HINT, 0.02 * scale),
        )
    }

    /** A later move of the advice: a thinner arrow with its number where the line leaves the first square. */
    fun later(spots: List<Spot>, number: Int, turned: Boolean): List<Shape> =
        arrow(spots, LATER) + waypoint(spots[0].towards(spots[1], LEAVING), number, hint = true, turned)

    /** Where the keys are. */
    fun cursor(at: Spot): List<Shape> = dual(Outline.Box(at.x, at.y, 0.46, 0.46, 0.08), 0.035, 0.075)

    /** Along the bands of the owner above the first prisoner. */
    fun guards(height: Int, owned: Int): List<Shape> {
        val thickness = BoardGeometry.thickness(height)
        val top = -height * thickness / 2
        val line = listOf(Stroke.Move(-0.45, top), Stroke.Line(-0.45, top + owned * thickness))
        return dual(Outline.Trace(line), 0.04, 0.08)
    }

    private fun dual(outline: Outline, core: Double, casing: Double): List<Shape> =
        listOf(Shape.Line(outline, Ink.MARK_CASE, casing), Shape.Line(outline, Ink.MARK, core))

    private fun way(spots: List<Spot>) =
        Outline.Trace(spots.mapIndexed { i, spot -> if (i == 0) Stroke.Move(spot.x, spot.y) else Stroke.Line(spot.x, spot.y) })

    private fun disc(at: Spot, radius: Double) = Outline.Oval(at.x, at.y, radius, radius)

    private fun Spot.towards(other: Spot, distance: Double): Spot {
        val length = hypot(other.x - x, other.y - y)
        return Spot(x + (other.x - x) / length * distance, y + (other.y - y) / length * distance)
    }

    private val SIGNS = doubleArrayOf(-1.0, 1.0)
    private val DASHES = doubleArrayOf(-0.115, 0.115)
    private const val HALF = 0.40
    private const val LEG = 0.14
    private const val DASH = 0.09
    private const val ARM = 0.15
    private const val TURN = 0.07
    private const val HEAD = 0.25
    private const val HEAD_HALF = 0.155
    private const val NOTCH = 0.05
    private const val LATER = 0.6

    /** From the middle of a square to its corner. */
    private const val LEAVING = 0.7071
}
