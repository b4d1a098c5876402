// How large the board is in every window: a table of sizes, at the usual size of type and at twice that.
// Pure; which views stand where is GameLayoutTest's and PictureTest's business.
package game.lasca.screen

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.junit.runners.JUnit4

@RunWith(JUnit4::class)
class GamePlanTest {
    private val usual = GameNeeds(caption = 56f, bareCaption = 44f, status = 58f, bareStatus = 50f, actions = 68f, bareActions = 56f)
    private val large = GameNeeds(caption = 60f, bareCaption = 60f, status = 106f, bareStatus = 106f, actions = 56f, bareActions = 56f)

    private val windows = (320..1280 step 20).flatMap { width -> (320..1280 step 20).map { width.toFloat() to it.toFloat() } }

    @Test
    fun `a square is never below 34 dp in a window of 320 x 320 dp or more`() {
        val small = windows.map { (w, h) -> Triple(w, h, GamePlan.of(w, h, usual).board / 7.48f) }.filter { it.third < 34f }
        assertEquals("", small.joinToString("\n"))
    }

    @Test
    fun `nor in large type, but in windows lower than a line of it and such a board`() {
        val small = windows.map { (w, h) -> Triple(w, h, GamePlan.of(w, h, large).board / 7.48f) }.filter { it.third < 34f }
        assertEquals("", small.filterNot { it.second < 340 && it.third > 32f }.joinToString("\n"))
    }

    @Test
    fun `the board is within the window with all that stands above, below or beside it`() {
        for (needs in listOf(usual, large)) for ((w, h) in windows) {
            val plan = GamePlan.of(w, h, needs)
            val (across, along) = when (plan.arrangement) {
                Arrangement.STACKED -> 0f to stackedBesides(plan, needs)
                Arrangement.BESIDE -> GamePlan.PANEL to 0f
                Arrangement.TABLET -> 0f to GamePlan.BAR + 2 * needs.caption + needs.status + needs.actions + 200f
                Arrangement.TINY -> 56f to 48f
            }
            assertTrue("$w × $h: $plan", plan.board + across <= w && plan.boardHeight + along <= h)
        }
    }

    private fun stackedBesides(plan: GamePlan, needs: GameNeeds): Float {
        val caption = if (plan.secondLines) needs.caption else needs.bareCaption
        return (if (plan.bar == Bar.LINE) GamePlan.BAR else 0f) + 2 * caption + (if (plan.secondLines) needs.status else needs.bareStatus) +
            (if (plan.strip) GamePlan.STRIP else 0f) + (if (plan.actionNames) needs.actions else needs.bareActions)
    }

    @Test
    fun `the shape of a window decides, as long as its board is large enough`() {
        val expected = mapOf(
            (411f to 891f) to Arrangement.STACKED, (673f to 841f) to Arrangement.STACKED, (891f to 411f) to Arrangement.BESIDE,
            (568f to 320f) to Arrangement.BESIDE, (520f to 320f) to Arrangement.TINY, (800f to 1280f) to Arrangement.TABLET, (1280f to 800f) to Arrangement.BESIDE,
            (320f to 320f) to Arrangement.TINY, (480f to 360f) to Arrangement.TINY, (540f to 360f) to Arrangement.TINY, (560f to 360f) to Arrangement.BESIDE,
            (600f to 760f) to Arrangement.STACKED, (560f to 450f) to Arrangement.TINY, (320f to 440f) to Arrangement.TINY,
        )
        for ((window, arrangement) in expected) assertEquals("$window", arrangement, GamePlan.of(window.first, window.second, usual).arrangement)
    }

    @Test
    fun `a window on its way to another size may have no room and still has a plan`() {
        for ((w, h) in listOf(0f to 0f, 40f to 600f, 600f to 20f)) assertTrue(GamePlan.of(w, h, usual).board >= 1f)
    }
}
