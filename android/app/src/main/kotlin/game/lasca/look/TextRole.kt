// The type roles: size, line, weight and face of every text, and the app's spaces and corners.
// Knows no Android class.
package game.lasca.look

/** What a text is for; decides how it is set. Sizes and lines in sp. */
enum class TextRole(val size: Float, val line: Float, val serif: Boolean, val medium: Boolean, val tabular: Boolean = false) {
    WORDMARK(58f, 60f, serif = true, medium = true),
    RESULT(28f, 34f, serif = true, medium = true),
    TITLE(20f, 26f, serif = true, medium = true),
    NAME(16f, 22f, serif = false, medium = true),
    ROW(16f, 22f, serif = false, medium = false),
    SECOND(14f, 20f, serif = false, medium = false),
    SECOND_STRONG(14f, 20f, serif = false, medium = true),
    CAPTION(13f, 18f, serif = false, medium = false),
    HEAD(13f, 18f, serif = false, medium = true),
    LABEL(12f, 16f, serif = false, medium = true),
    DATE(12f, 16f, serif = false, medium = false),
    CLOCK(24f, 40f, serif = false, medium = true, tabular = true),
    MOVES(14f, 20f, serif = false, medium = false, tabular = true),
}

/** Distances in dp. */
object Space {
    const val TINY = 4
    const val SMALL = 8
    const val MIDDLE = 12
    const val SCREEN = 16
    const val SECTION = 20
    const val LARGE = 24
    const val HUGE = 32

    /** The least side of anything one can touch. */
    const val TARGET = 48
}

/** Corner radii in dp. */
object Corner {
    const val CURRENT_MOVE = 8
    const val THUMB = 10
    const val OPTION = 12
    const val TRACK = 14
    const val BUTTON = 16
    const val LARGE_BUTTON = 18
    const val CARD = 20
    const val SHEET = 28
}
