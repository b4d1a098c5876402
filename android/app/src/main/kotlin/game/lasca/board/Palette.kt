// Gives each ink of the board its colour in a theme.
// Knows colours only.
package game.lasca.board

import game.lasca.look.Theme

/** The colours of one theme by their meaning. */
class Palette(private val theme: Theme) {
    /** The colour of [ink]; of a side's gradient, its middle. */
    fun colour(ink: Ink): Int = when (ink) {
        Ink.BOARD -> theme.board.panel
        Ink.BOARD_EDGE -> theme.board.edge
        Ink.TILE -> theme.board.tile
        Ink.TILE_EDGE -> theme.board.tileEdge
        Ink.COORDINATE -> theme.board.coordinate
        Ink.WHITE_TOP -> theme.white.top
        Ink.WHITE_SIDE -> theme.white.middle
        Ink.WHITE_SEAM -> theme.white.seam
        Ink.WHITE_CONTOUR -> theme.white.contour
        Ink.WHITE_GROOVE -> theme.white.groove
        Ink.WHITE_LIP -> theme.white.lip
        Ink.WHITE_BRASS -> theme.white.brass
        Ink.BLACK_TOP -> theme.black.top
        Ink.BLACK_SIDE -> theme.black.middle
        Ink.BLACK_SEAM -> theme.black.seam
        Ink.BLACK_CONTOUR -> theme.black.contour
        Ink.BLACK_GROOVE -> theme.black.groove
        Ink.BLACK_LIP -> theme.black.lip
        Ink.BLACK_BRASS -> theme.black.brass
        Ink.MARK -> theme.marks.mark
        Ink.MARK_CASE -> theme.marks.markCase
        Ink.HINT -> theme.marks.hint
        Ink.HINT_CASE -> theme.marks.hintCase
        Ink.HINT_TEXT -> theme.marks.hintText
        Ink.BADGE -> theme.marks.badge
        Ink.BADGE_TEXT -> theme.marks.badgeText
        Ink.BADGE_CASE -> theme.marks.badgeCase
        Ink.SHADE -> theme.marks.shade
    }

    /** The colour at both edges of a side's gradient, null for an even ink. */
    fun edge(ink: Ink): Int? = when (ink) {
        Ink.WHITE_SIDE -> theme.white.edge
        Ink.BLACK_SIDE -> theme.black.edge
        else -> null
    }
}
