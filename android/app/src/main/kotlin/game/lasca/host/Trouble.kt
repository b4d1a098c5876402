// What can go wrong with keeping a game, for the screen to tell.
// Knows no words.
package game.lasca.host

/** Something a person should know. */
sealed interface Trouble {
    /** The saved game could not be loaded and was set aside; if [rescued], the game goes on from its last readable move. */
    data class Damaged(val rescued: Boolean) : Trouble

    /** The game cannot be written; it is still in memory. */
    data object NotSaved : Trouble

    /** The saved games cannot be read at all. */
    data object Unreadable : Trouble

    /** The core failed in the middle of a game, which goes on from what was saved of it last, or waits on disk. */
    data object Failed : Trouble
}
