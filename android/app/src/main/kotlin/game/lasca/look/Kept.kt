// What stands over a screen and must still be there when the screen is made again.
// Knows texts; must not know what they mean.
package game.lasca.look

/** A sheet to be opened again: its screen's name for it, what it is [about], and the [text] typed in it so far. */
data class Kept(val kind: String, val about: String = "", val text: String = "")

/** A screen that sheets stand over, one at a time. */
interface SheetHolder {
    /** [sheet] has opened. */
    fun opened(sheet: Sheet)

    /** [sheet] has gone. */
    fun closed(sheet: Sheet)
}
