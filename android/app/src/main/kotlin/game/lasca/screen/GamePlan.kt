// How a game screen arranges itself in a window, decided by the window alone, and what it gives up when height is short.
// Pure; lengths in dp.
package game.lasca.screen

import game.lasca.board.BoardGeometry
import kotlin.math.max
import kotlin.math.min

/** The four ways to arrange the screen. */
enum class Arrangement { STACKED, BESIDE, TABLET, TINY }

/** Where the way out and the rule set stand: nowhere, on a line of their own, or beside what is there anyway. */
enum class Bar { NONE, LINE, WITHIN }

/** What the parts need in a window: heights in dp at the present font. */
data class GameNeeds(val caption: Float, val bareCaption: Float, val status: Float, val bareStatus: Float, val actions: Float, val bareActions: Float)

/** The arrangement of one window. */
data class GamePlan(
    val arrangement: Arrangement,
    /** The board's width in dp; its height follows. */
    val board: Float,
    val bar: Bar,
    val strip: Boolean,
    val secondLines: Boolean,
    val actionNames: Boolean,
) {
    /** The board's height in dp. */
    val boardHeight: Float get() = board * TALL

    companion object {
        private const val TALL = (BoardGeometry.HEIGHT / BoardGeometry.WIDTH).toFloat()

        /** Heights of the bar and the strip, the gap between board and caption. */
        const val BAR = 56f
        const val STRIP = 48f
        const val GAP = 4f

        /** The least height for list and inspector below a tablet's board: a column of both sides with what peels it. */
        const val LOWER = 234f

        /** The least width of the panel beside the board: five actions as wide as a finger. */
        const val PANEL = 240f

        /** What the smallest window keeps free above its board. */
        const val HAIR = 2f

        /** The width of a board whose squares are 34 dp, the least that a finger hits well. */
        val LEAST: Float = (34 * BoardGeometry.WIDTH).toFloat()

        /**
         * Chooses for a window of [width] × [height] dp, bars and cut-outs taken off: what its shape asks for, unless the board
         * would be too small there; then the first of the others that keeps it large enough, else the one with the largest.
         */
        fun of(width: Float, height: Float, needs: GameNeeds): GamePlan {
            val usual = byShape(width, height, needs)
            if (usual.board >= LEAST) return usual
            val others = listOf(stacked(width, height, needs), tiny(width, height, needs))
            val plan = others.firstOrNull { it.board >= LEAST } ?: (others + usual).maxBy { it.board }
            // A window on its way from one size to another may have no room at all.
            return if (plan.board < 1f) plan.copy(board = 1f) else plan
        }

        private fun byShape(width: Float, height: Float, needs: GameNeeds): GamePlan = when {
            width > NEAR_SQUARE * height -> beside(width, height)
            width < TINY_WIDTH && height < TINY_HEIGHT -> tiny(width, height, needs)
            width >= TABLET_WIDTH && height > NEAR_SQUARE * width -> tablet(width, height, needs)
            else -> stacked(width, height, needs)
        }

        private fun beside(width: Float, height: Float): GamePlan {
            val board = min((height - 2 * MARGIN) / TALL, width - PANEL - 3 * SIDE)
            return GamePlan(Arrangement.BESIDE, board, Bar.WITHIN, strip = false, secondLines = true, actionNames = true)
        }

        private fun tiny(width: Float, height: Float, needs: GameNeeds): GamePlan {
            val line = (needs.bareStatus - EDGES).coerceIn(LINE, TALL_LINE)
            val board = min(width - BUTTONS - 2 * GAP, (height - line - HAIR) / TALL)
            return GamePlan(Arrangement.TINY, board, Bar.NONE, strip = false, secondLines = false, actionNames = false)
        }

        private fun tablet(width: Float, height: Float, needs: GameNeeds): GamePlan {
            val rest = height - BAR - 2 * needs.caption - 2 * GAP - needs.status - needs.actions - LOWER - 3 * SIDE
            val board = min(width - 2 * SIDE, rest / TALL)
            return GamePlan(Arrangement.TABLET, board, Bar.LINE, strip = false, secondLines = true, actionNames = true)
        }

        private fun stacked(width: Float, height: Float, needs: GameNeeds): GamePlan {
            val margin = if (width < NARROW) GAP else MARGIN
            val full = min(width - 2 * margin, LARGEST)
            val always = 2 * GAP + GAP
            fun fits(bar: Bar, strip: Boolean, second: Boolean, names: Boolean): Boolean {
                val caption = if (second) needs.caption else needs.bareCaption
                val status = if (second) needs.status else needs.bareStatus
                val actions = if (names) needs.actions else needs.bareActions
                val sum = always + 2 * caption + status + actions + (if (bar == Bar.LINE) BAR else 0f) + (if (strip) STRIP else 0f)
                return sum + full * TALL <= height
            }
            fun plan(board: Float, bar: Bar, strip: Boolean, second: Boolean, names: Boolean) =
                GamePlan(Arrangement.STACKED, board, bar, strip, second, names)
            return when {
                fits(Bar.LINE, strip = true, second = true, names = true) -> plan(full, Bar.LINE, strip = true, second = true, names = true)
                width >= ROOMY -> {
                    // So wide that the board leaves room at its sides: the way out and the rule set go there, and the moves stay in sight.
                    val rest = height - always - max(needs.bareCaption, TARGET) - needs.bareCaption - needs.bareStatus - needs.actions - STRIP
                    plan(min(full - 2 * BESIDES, rest / TALL), Bar.WITHIN, strip = true, second = false, names = true)
                }
                fits(Bar.NONE, strip = true, second = true, names = true) -> plan(full, Bar.NONE, strip = true, second = true, names = true)
                fits(Bar.NONE, strip = false, second = true, names = true) -> plan(full, Bar.NONE, strip = false, second = true, names = true)
                fits(Bar.NONE, strip = false, second = false, names = true) -> plan(full, Bar.NONE, strip = false, second = false, names = true)
                else -> {
                    val rest = height - always - 2 * needs.bareCaption - needs.bareStatus - needs.bareActions
                    plan(min(full, rest / TALL), Bar.NONE, strip = false, second = false, names = false)
                }
            }
        }

        private const val NEAR_SQUARE = 1.25f
        private const val TABLET_WIDTH = 600f
        private const val TINY_WIDTH = 480f
        private const val TINY_HEIGHT = 430f
        private const val NARROW = 380f
        private const val ROOMY = 560f
        private const val TARGET = 48f
        private const val BESIDES = 56f
        private const val MARGIN = 8f
        private const val SIDE = 16f
        private const val BUTTONS = 56f
        private const val LINE = 48f
        private const val TALL_LINE = 64f

        /** The status line has no ground in the smallest window, and so no edges. */
        private const val EDGES = 2f

        /** Beyond this a board is no easier to play on. */
        private const val LARGEST = 960f
    }
}
