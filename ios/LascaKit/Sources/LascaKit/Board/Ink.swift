// The colours of the board by their meaning; a theme gives each its number when it is painted.
// So the shapes of a board are the same by day, by night and in high contrast. Twin of the Android app's Ink.
// Knows no colour and no theme.

/// What a shape is coloured with. `…Side` is the gradient edge – middle – edge across a disc, from x −0.39 to 0.39.
public enum Ink: String, CaseIterable, Sendable {
    case board
    case boardEdge = "board_edge"
    case tile
    case tileEdge = "tile_edge"
    case coordinate
    case whiteTop = "white_top"
    case whiteSide = "white_side"
    case whiteSeam = "white_seam"
    case whiteContour = "white_contour"
    case whiteGroove = "white_groove"
    case whiteLip = "white_lip"
    case whiteBrass = "white_brass"
    case blackTop = "black_top"
    case blackSide = "black_side"
    case blackSeam = "black_seam"
    case blackContour = "black_contour"
    case blackGroove = "black_groove"
    case blackLip = "black_lip"
    case blackBrass = "black_brass"
    case mark
    case markCase = "mark_case"
    case hint
    case hintCase = "hint_case"
    case hintText = "hint_text"
    case badge
    case badgeText = "badge_text"
    case badgeCase = "badge_case"
    case shade
}
