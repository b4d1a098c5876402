// The whole board as shapes: made once an update from what the core says, only moved within a frame.
// Decides by the snapshot what is marked and in which order; knows no canvas, no colour, no word.
// Pure; the iOS app has its twin, and both are held to tests/fixtures/drawing.
package game.lasca.board

import game.lasca.core.ColumnState
import game.lasca.core.MoveLine
import game.lasca.core.Side
import game.lasca.core.Snapshot
import kotlin.math.max
import kotlin.math.min

/** One column: all shapes are around the middle of its square, which is at [spot]. */
data class ColumnDrawing(
    val square: Int,
    val spot: Spot,
    /** How far body and ring stand above the square, in s. */
    val lift: Double,
    /** Upside down, for the player on the other side of the device. */
    val turned: Boolean,
    val shadow: List<Shape>,
    /** Ring or foot arc, behind the body. */
    val behind: List<Shape>,
    val body: List<Shape>,
    /** Over the brackets of all columns. */
    val badge: List<Shape>,
)

/** The board in layers, in painting order but for the badges, which are painted after [brackets]. */
data class BoardDrawing(
    val trail: List<Shape>,
    val landings: List<Shape>,
    val columns: List<ColumnDrawing>,
    val brackets: List<Shape>,
    val cursor: List<Shape>,
    val crosses: List<Shape>,
    val waypoints: List<Shape>,
    val hint: List<Shape>,
) {
    /** One line a shape, for the golden lists. */
    fun text(): List<String> = buildList {
        layer("trail", trail)
        layer("landings", landings)
        for (column in columns) {
            val name = BoardGeometry.name(column.square)
            val at = Shape.Area(Outline.Oval(column.spot.x, column.spot.y, column.lift, 0.0), Ink.SHADE).text().removePrefix("area shade oval ")
            add("column $name $at${if (column.turned) " turned" else ""}")
            layer("shadow", column.shadow)
            layer("behind", column.behind)
            layer("body", column.body)
            layer("badge", column.badge)
        }
        layer("brackets", brackets)
        layer("cursor", cursor)
        layer("crosses", crosses)
        layer("waypoints", waypoints)
        layer("hint", hint)
    }

    private fun MutableList<String>.layer(name: String, shapes: List<Shape>) = shapes.forEach { add("$name: ${it.text()}") }

    companion object {
        /** The picture of [snapshot]; [cursor] is the square of the keys, if they are used. */
        fun of(snapshot: Snapshot, geometry: BoardGeometry, style: BoardStyle, cursor: Int?): BoardDrawing =
            BoardArtist(snapshot, geometry, style).draw(cursor)

        /** Panel, squares and coordinates: what no move changes. */
        fun ground(geometry: BoardGeometry, style: BoardStyle): List<Shape> = GroundShapes.of(geometry, style.coordinates)
    }
}

private class BoardArtist(private val snapshot: Snapshot, private val geometry: BoardGeometry, private val style: BoardStyle) {
    private val shapes = ColumnShapes(geometry.unitDp)
    private val marks = snapshot.marks
    private val chosen = marks.chosen.lastOrNull()
    private val turned = snapshot.facing != snapshot.bottom
    private val occupied = snapshot.columns.mapTo(HashSet()) { it.square }
    private val beside = if (turned) 0.53 else -0.53

    fun draw(cursor: Int?) = BoardDrawing(
        trail = trail(),
        landings = if (style.landings) marks.landings.flatMap { MarkShapes.landing(spot(it.square)) } else emptyList(),
        columns = snapshot.columns.map(::column).sortedWith(compareBy({ it.spot.y }, { it.spot.x })),
        brackets = brackets(),
        cursor = cursor?.let { MarkShapes.cursor(spot(it)) }.orEmpty(),
        crosses = crosses(),
        waypoints = waypoints(),
        hint = hint(),
    )

    private fun spot(square: Int) = Spot(geometry.x(square), geometry.y(square))

    private fun trail(): List<Shape> {
        val way = numbered.ifEmpty { marks.last?.way() } ?: return emptyList()
        val footprint = if (way[0] in occupied) emptyList() else MarkShapes.footprint(spot(way[0]))
        return MarkShapes.trail(way.map(::spot), strong = numbered.isNotEmpty()) + footprint
    }

    // The half-made capture, or the last one of several jumps where it was not seen as it was made: origin, then landings.
    private val numbered: List<Int> = when {
        marks.chosen.size > 1 -> marks.chosen
        style.numbered -> marks.last?.takeIf { it.landings.size > 1 }?.way().orEmpty()
        else -> emptyList()
    }

    private fun MoveLine.way(): List<Int> = listOf(origin) + landings

    private fun column(state: ColumnState): ColumnDrawing {
        val height = state.pieces.size
        val ring = state.square == chosen
        val moved = chosen == null || marks.chosen.size == 1
        return ColumnDrawing(
            square = state.square,
            spot = spot(state.square),
            lift = if (ring) LIFT else 0.0,
            turned = turned,
            shadow = shapes.shadow(height),
            behind = when {
                ring -> MarkShapes.ring(height)
                moved && state.square == marks.last?.landings?.lastOrNull() -> MarkShapes.footArc(height)
                else -> emptyList()
            },
            body = shapes.body(state.pieces) + if (style.guards) MarkShapes.guards(height, 1 + state.guards) else emptyList(),
            badge = if (style.badgeFrom in 1..height) badge(height) else emptyList(),
        )
    }

    // The pill keeps a height of 13.5 to 20 dp; where it is smaller than its measure it moves in a little.
    private fun badge(height: Int): List<Shape> {
        val scale = min(max(BADGE_HEIGHT * geometry.unitDp, 13.5), 20.0) / (BADGE_HEIGHT * geometry.unitDp)
        val x = if (scale >= 1) 0.51 else 0.47
        val halfWidth = (if (height < 10) 0.27 else 0.35) * scale / 2
        val halfHeight = BADGE_HEIGHT * scale / 2
        val casing = 0.03 * scale
        val size = 0.2 * scale
        return listOf(
            Shape.Area(Outline.Box(x, 0.0, halfWidth + casing, halfHeight + casing, halfHeight + casing), Ink.BADGE_CASE),
            Shape.Area(Outline.Box(x, 0.0, halfWidth, halfHeight, halfHeight), Ink.BADGE),
            Shape.Label(x, size * 0.355, size, 600, height.toString(), Ink.BADGE_TEXT),
        )
    }

    private fun brackets(): List<Shape> =
        snapshot.columns.filter { it.square in marks.brackets }.flatMap { MarkShapes.brackets(spot(it.square), it.pieces.size) }

    private fun crosses(): List<Shape> {
        if (!style.landings) return emptyList()
        return marks.landings.mapNotNull { it.jumped }.distinct().flatMap { MarkShapes.cross(beside(it)) }
    }

    private fun waypoints(): List<Shape> = numbered.indices.drop(1).flatMap { i ->
        val square = numbered[i]
        when {
            square in numbered.drop(i + 1) -> emptyList()
            square in occupied -> MarkShapes.waypoint(beside(square), i, hint = false, turned)
            else -> MarkShapes.waypoint(spot(square), i, hint = false, turned)
        }
    }

    private fun beside(square: Int) = Spot(geometry.x(square) + beside, geometry.y(square))

    private fun hint(): List<Shape> {
        val way = marks.arrows.firstOrNull() ?: return emptyList()
        val numbers = (1 until way.size - 1).flatMap { MarkShapes.waypoint(spot(way[it]), it, hint = true, turned) }
        val later = marks.arrows.drop(1).flatMapIndexed { i, next -> MarkShapes.later(next.map(::spot), i + 2, turned) }
        return later + MarkShapes.arrow(way.map(::spot)) + numbers
    }

    private companion object {
        const val LIFT = 0.06
        const val BADGE_HEIGHT = 0.26
    }
}
