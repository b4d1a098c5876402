// What a list of changes looks like on the way: the board before each leg and the column that moves.
// Pure: it moves pieces about as the changes say, and decides nothing; the snapshot that follows is the truth.
package game.lasca.board

import game.lasca.core.Change
import game.lasca.core.ColumnState
import game.lasca.core.Cue
import game.lasca.core.Jump
import game.lasca.core.Piece
import game.lasca.core.Role

/** One thing to be seen moving. */
sealed interface Leg {
    /** The columns while it moves; the mover stands on its origin. */
    val columns: List<ColumnState>

    /** The change it shows. */
    val change: Change

    /** A column goes from square to square. */
    data class Step(override val columns: List<ColumnState>, override val change: Change, val from: Int, val to: Int) : Leg

    /** A column leaps; [uncovered] are the columns once the taken piece has left its own. */
    data class Leap(
        override val columns: List<ColumnState>,
        override val change: Change,
        val jump: Jump,
        val uncovered: List<ColumnState>,
    ) : Leg

    /** The commander on [square] becomes an officer. */
    data class Crown(override val columns: List<ColumnState>, override val change: Change, val square: Int) : Leg
}

/** The legs of [changes], starting from [columns]; stops where a change does not fit what is on the board. */
fun legs(columns: List<ColumnState>, changes: List<Change>): List<Leg> {
    val legs = ArrayList<Leg>()
    var now = columns.map { it.copy(cue = Cue.STILL) }
    for (change in changes) {
        when (change) {
            is Change.Stepped -> {
                if (now.none { it.square == change.from }) return legs
                legs += Leg.Step(now, change, change.from, change.to)
                now = now.moved(change.from, change.to)
            }
            is Change.Jumped -> {
                val jump = change.jump
                if (now.none { it.square == jump.from } || now.none { it.square == jump.over }) return legs
                val uncovered = now.uncovered(jump.over)
                legs += Leg.Leap(now, change, jump, uncovered)
                now = uncovered.map { if (it.square == jump.from) it.copy(square = jump.to, pieces = it.pieces + jump.prisoner) else it }
            }
            is Change.Promoted -> {
                legs += Leg.Crown(now, change, change.square)
                now = now.map { if (it.square == change.square) it.copy(pieces = it.pieces.crowned()) else it }
            }
            else -> Unit
        }
    }
    return legs
}

private fun List<ColumnState>.moved(from: Int, to: Int) = map { if (it.square == from) it.copy(square = to) else it }

private fun List<ColumnState>.uncovered(square: Int) = mapNotNull {
    if (it.square != square) it else if (it.pieces.size == 1) null else it.copy(pieces = it.pieces.drop(1))
}

private fun List<Piece>.crowned() = mapIndexed { i, piece -> if (i == 0) piece.copy(role = Role.OFFICER) else piece }
