// What the player chose about the board's drawing. Pure; filled from the settings by the screen.
package game.lasca.board

/** How much is drawn; the defaults are those of a first start. */
data class BoardStyle(
    /** Letters and digits in the frame. */
    val coordinates: Boolean = true,
    /** The least height that shows its number; 0 never shows one. */
    val badgeFrom: Int = 2,
    /** Dashed landings and the crosses beside what they would take. */
    val landings: Boolean = true,
    /** The line along a column's guards. */
    val guards: Boolean = false,
    /** Numbers on the landings of the last capture, for who saw no column move. */
    val numbered: Boolean = false,
)
