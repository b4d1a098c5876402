// What a list of changes looks like on the way: the board before each leg and the column that moves.
// Pure: it puts down the columns that the changes bring, and decides nothing; the snapshot that follows is the truth.
package game.lasca.board

import game.lasca.core.Change
import game.lasca.core.ColumnState
import game.lasca.core.Cue
import game.lasca.core.Jump
import game.lasca.core.Stand

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
    data class Promotion(override val columns: List<ColumnState>, override val change: Change, val square: Int) : Leg
}

/** The legs of [changes], starting from [columns]; stops where these are not the board on which the changes were made. */
fun legs(columns: List<ColumnState>, changes: List<Change>): List<Leg> {
    val legs = ArrayList<Leg>()
    var now = columns.map { it.copy(cue = Cue.STILL) }
    for (change in changes) {
        when (change) {
            is Change.Stepped -> {
                if (now.none { it.square == change.step.from }) return legs
                legs += Leg.Step(now, change, change.step.from, change.step.to)
            }
            is Change.Jumped -> {
                val jump = change.jump
                if (now.none { it.square == jump.from }) return legs
                legs += Leg.Leap(now, change, jump, now.with(listOf(change.uncovered)))
            }
            is Change.Promoted -> legs += Leg.Promotion(now, change, change.square)
            is Change.Stood -> now = now.with(change.stands)
            else -> Unit
        }
    }
    return legs
}

// Columns are painted in the order of their squares.
private fun List<ColumnState>.with(stands: List<Stand>): List<ColumnState> {
    val kept = filter { column -> stands.none { it.square == column.square } }
    return (kept + stands.mapNotNull { it.column }).sortedBy { it.square }
}
