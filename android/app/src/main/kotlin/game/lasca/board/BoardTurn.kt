// Where a column is while the board turns for the player on the other side: round the board's middle as on a turntable, upright all the way.
// Straight ways would bring all columns together in the middle. Pure; the iOS app has its twin.
package game.lasca.board

import kotlin.math.cos
import kotlin.math.sin

/** The way from the place that a column had to the one it gets; all lengths in s from the panel's middle, parts of the way from 0 to 1. */
object BoardTurn {
    /** So much nearer to the middle they are half way, or the corners would leave the panel. */
    private const val INWARD = 0.34

    /** How far to the right of the middle a column is whose place will be at [u], [v], after [part] of the way. */
    fun x(u: Double, v: Double, part: Double): Double = reach(part) * (u * cos(angle(part)) - v * sin(angle(part)))

    /** How far below the middle, likewise. */
    fun y(u: Double, v: Double, part: Double): Double = reach(part) * (u * sin(angle(part)) + v * cos(angle(part)))

    private fun angle(part: Double) = Math.PI * (1 - part)

    private fun reach(part: Double) = 1 - INWARD * sin(Math.PI * part)
}
