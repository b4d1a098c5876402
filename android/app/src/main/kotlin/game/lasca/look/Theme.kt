// Every colour of the app as plain ARGB numbers, and how a window chooses its table.
// Knows no Android class, so that the contrast ratios of these tables are a plain JVM test.
package game.lasca.look

/** The four boards a player can choose; [HIGH_CONTRAST] replaces every colour of the window, the others only the board's. */
enum class BoardTheme { WOOD, SLATE, FELT, HIGH_CONTRAST }

/** The ground, words and edges of a window. */
data class PaperColours(
    /** The window itself. */
    val ground: Int,
    /** Cards, the status line, sheets. */
    val surface: Int,
    /** Segment tracks, the search field, grounds of icons. */
    val sunken: Int,
    /** Decorative hairlines. */
    val line: Int,
    /** Edges that carry meaning: outlined buttons, switches. */
    val lineStrong: Int,
    /** Words. */
    val text: Int,
    /** Second lines and labels. */
    val text2: Int,
    /** Words on [inverseGround]. */
    val inverse: Int,
    /** The main button, a running clock, the current move. */
    val inverseGround: Int,
    /** Links. */
    val accent: Int,
    /** A fallen flag, a damaged file. */
    val error: Int,
    /** Progress. */
    val brass: Int,
    /** The shadow under the two things that float. */
    val shadow: Int,
)

/** The board without its columns. */
data class BoardColours(
    /** The panel with the unused squares. */
    val panel: Int,
    /** The panel's edge. */
    val edge: Int,
    /** The 25 squares. */
    val tile: Int,
    /** The hairline inside a square. */
    val tileEdge: Int,
    /** Letters and digits in the frame. */
    val coordinate: Int,
)

/** One side's pieces. */
data class DiscColours(
    /** The face. */
    val top: Int,
    /** The band, in its middle. */
    val middle: Int,
    /** The band, at both edges. */
    val edge: Int,
    /** The line between two bands. */
    val seam: Int,
    /** The outline of a run. */
    val contour: Int,
    /** The rings in a soldier's face. */
    val groove: Int,
    /** The inner rim of the face. */
    val lip: Int,
    /** The sign of an officer. */
    val brass: Int,
)

/** Everything drawn over the columns, each mark a core and its casing. */
data class MarkColours(
    /** The core of every mark of the move. */
    val mark: Int,
    /** Its casing. */
    val markCase: Int,
    /** The core of advice. */
    val hint: Int,
    /** Its casing. */
    val hintCase: Int,
    /** Numbers on [hint]. */
    val hintText: Int,
    /** The pill with a column's height. */
    val badge: Int,
    /** The number on it. */
    val badgeText: Int,
    /** Its casing. */
    val badgeCase: Int,
    /** The contact shadow, opaque; drawn at 16 % and 22 %. */
    val shade: Int,
)

/** All colours of one window. */
data class Theme(
    /** Whether the window is dark, and so the bars' icons light. */
    val dark: Boolean,
    /** Whether this is the high-contrast table. */
    val highContrast: Boolean,
    val paper: PaperColours,
    val board: BoardColours,
    val white: DiscColours,
    val black: DiscColours,
    val marks: MarkColours,
) {
    companion object {
        /** The table of a window with this board, by day or by night. */
        fun of(board: BoardTheme, dark: Boolean): Theme {
            val base = if (dark) ThemeTables.DARK else ThemeTables.LIGHT
            return when (board) {
                BoardTheme.WOOD -> base
                BoardTheme.SLATE -> base.copy(board = if (dark) ThemeTables.SLATE_DARK else ThemeTables.SLATE_LIGHT)
                BoardTheme.FELT -> base.copy(board = if (dark) ThemeTables.FELT_DARK else ThemeTables.FELT_LIGHT)
                BoardTheme.HIGH_CONTRAST -> ThemeTables.HIGH_CONTRAST
            }
        }
    }
}
