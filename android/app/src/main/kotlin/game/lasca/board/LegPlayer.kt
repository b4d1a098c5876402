// Makes the legs of a move ready to play at one size of the board.
// Knows drawing and geometry; which legs there are is Legs'.
package game.lasca.board

import game.lasca.core.ColumnState
import game.lasca.core.Marks
import game.lasca.core.Snapshot

/** Turns legs into scenes. [before] is the state they start from; only its columns change. */
class LegPlayer(
    private val before: Snapshot,
    private val geometry: BoardGeometry,
    private val style: BoardStyle,
    private val palette: Palette,
    private val painter: ColumnPainter,
) {
    private val unit = geometry.unit.toFloat()
    private val bare = before.copy(marks = Marks(emptyList(), emptyList(), emptyList(), emptyList(), emptyList(), emptyList(), null, null), hint = null)

    /** [leg] ready to play, with [gap] milliseconds after it. */
    fun play(leg: Leg, gap: Float): PlayedLeg = when (leg) {
        is Leg.Step -> {
            val scene = scene(leg.columns)
            val mover = scene.index(leg.from)
            PlayedLeg(
                scene, scene, mover, mover, dx(leg.from, leg.to), dy(leg.from, leg.to), 0f, null, 0f, 0f,
                MoveAnimator.STEP, MoveAnimator.STEP + gap, leg.change,
            )
        }
        is Leg.Leap -> leap(leg, gap)
        is Leg.Promotion -> {
            val scene = scene(leg.columns)
            val ends = MoveAnimator.PROMOTION + MoveAnimator.PROMOTION_LATER
            PlayedLeg(scene, scene, -1, -1, 0f, 0f, 0f, null, 0f, 0f, 1f, ends, leg.change, promotion(leg))
        }
    }

    private fun promotion(leg: Leg.Promotion): Promotion? {
        val column = leg.columns.firstOrNull { it.square == leg.square } ?: return null
        val shapes = ColumnShapes(geometry.unitDp)
        val side = column.pieces[0].side
        val turned = bare.facing != bare.bottom
        val up = shapes.faceY(column.pieces.size) * if (turned) -1 else 1
        return Promotion(
            geometry.x(leg.square).toFloat() * unit, (geometry.y(leg.square) + up).toFloat() * unit, turned,
            painter.layer(shapes.officerRing(side)), painter.layer(shapes.officerDot(side)),
        )
    }

    private fun leap(leg: Leg.Leap, gap: Float): PlayedLeg {
        val jump = leg.jump
        val early = scene(leg.columns)
        val late = scene(leg.uncovered)
        val mover = leg.columns.first { it.square == jump.from }
        val taken = mover.copy(square = jump.over, pieces = listOf(jump.taken))
        // It ends as the lowest disc of the column that took it.
        val sink = (mover.pieces.size * BoardGeometry.thickness(mover.pieces.size + 1) / 2).toFloat() * unit
        val facing = if (bare.facing == bare.bottom) 1f else -1f
        return PlayedLeg(
            early, late, early.index(jump.from), late.index(jump.from), dx(jump.from, jump.to), dy(jump.from, jump.to),
            MoveAnimator.RISE * unit, painter.prepare(drawing(listOf(taken)).columns.first()),
            dx(jump.over, jump.to), dy(jump.over, jump.to) + sink * facing,
            MoveAnimator.JUMP, MoveAnimator.JUMP * MoveAnimator.TUCK_FROM + MoveAnimator.TUCK + gap, leg.change,
        )
    }

    private fun dx(from: Int, to: Int) = (geometry.x(to) - geometry.x(from)).toFloat() * unit

    private fun dy(from: Int, to: Int) = (geometry.y(to) - geometry.y(from)).toFloat() * unit

    private fun scene(columns: List<ColumnState>) = BoardScene(drawing(columns), unit, palette, painter)

    private fun drawing(columns: List<ColumnState>) = BoardDrawing.of(bare.copy(columns = columns), geometry, style, null)
}
