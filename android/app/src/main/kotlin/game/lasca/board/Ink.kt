// The colours of the board by their meaning; a theme gives each its number when it is painted.
// Knows no number; so the shapes of a board are the same by day, by night and in high contrast. Twin of the iOS app's Ink.
package game.lasca.board

/** What a shape is coloured with. `…_SIDE` is the gradient edge – middle – edge across a disc, from x −0.39 to 0.39. */
enum class Ink {
    BOARD, BOARD_EDGE, TILE, TILE_EDGE, COORDINATE,
    WHITE_TOP, WHITE_SIDE, WHITE_SEAM, WHITE_CONTOUR, WHITE_GROOVE, WHITE_LIP, WHITE_BRASS,
    BLACK_TOP, BLACK_SIDE, BLACK_SEAM, BLACK_CONTOUR, BLACK_GROOVE, BLACK_LIP, BLACK_BRASS,
    MARK, MARK_CASE, HINT, HINT_CASE, HINT_TEXT, BADGE, BADGE_TEXT, BADGE_CASE, SHADE,
}
