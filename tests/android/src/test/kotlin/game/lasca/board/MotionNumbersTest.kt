// How long things take on the board and how far they go: the numbers of tests/fixtures/motion.json, which the iPhone app's test reads too.
package game.lasca.board

import game.lasca.play.fixture
import org.junit.Assert.assertEquals
import org.junit.Test

class MotionNumbersTest {
    @Test
    fun `the animator's numbers are those that both apps share`() {
        val here = mapOf(
            "step_ms" to MoveAnimator.STEP, "jump_ms" to MoveAnimator.JUMP, "jump_rises_s" to MoveAnimator.RISE,
            "tuck_ms" to MoveAnimator.TUCK, "tuck_from" to MoveAnimator.TUCK_FROM, "gap_ms" to MoveAnimator.GAP,
            "longest_ms" to MoveAnimator.LONGEST, "promotion_ms" to MoveAnimator.PROMOTION,
            "promotion_later_ms" to MoveAnimator.PROMOTION_LATER, "promotion_over" to MoveAnimator.OVER,
            "promotion_beyond" to MoveAnimator.BEYOND, "marks_ms" to MoveAnimator.MARKS, "chosen_ms" to MoveAnimator.CHOSEN,
            "brackets_ms" to MoveAnimator.BRACKETS, "flash_ms" to MoveAnimator.FLASH, "nudge_s" to MoveAnimator.NUDGE,
            "turn_ms" to MoveAnimator.TURN,
        )
        val shared = Regex("\"(\\w+)\": ([0-9.]+)").findAll(fixture("motion.json").readText()).associate { it.groupValues[1] to it.groupValues[2].toFloat() }
        assertEquals(shared, here)
    }
}
