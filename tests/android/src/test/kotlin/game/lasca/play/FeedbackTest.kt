// What is heard and felt of a game, as calls on an injected player; sound and touch are switched apart.
package game.lasca.play

import game.lasca.core.Start
import game.lasca.feedback.Sound
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w360dp-h740dp-port-notnight-mdpi")
class FeedbackTest {
    @Before
    fun silence() = TestApp.heard.clear()

    private fun touched(play: Play) = shadowOf(play.board).lastHapticFeedbackPerformed()

    @Test
    fun `each leg is heard once, when it lands`() {
        val play = Play.start(newGame(LASKER, start = Start.Position("w b4w g1w c5b e5b")))
        play.tap("b4")
        play.tap("d6")
        assertEquals(listOf(Sound.CAPTURE), TestApp.heard)
        play.tap("f4")
        play.tap("a1")
        assertEquals(1, TestApp.heard.count { it == Sound.CAPTURE })
    }

    @Test
    fun `a promotion, a refusal and the end have their own sounds`() {
        val play = Play.start(newGame(LASKER, start = Start.Position("w b6w a1w g5b")))
        play.tap("g5")
        assertEquals(listOf(Sound.REFUSAL), TestApp.heard)
        play.tap("b6")
        play.tap("c7")
        assertTrue(TestApp.heard.toString(), TestApp.heard.containsAll(listOf(Sound.STEP, Sound.PROMOTION)))
        app.host.handle(game.lasca.core.Action.Resign(game.lasca.core.Side.BLACK))
        idle()
        assertEquals(Sound.END, TestApp.heard.last())
    }

    @Test
    fun `touch without sound, sound without touch`() {
        app.settings.update { copy(sound = false, haptics = true) }
        val play = Play.start(newGame())
        play.tap("c3")
        play.tap("d4")
        assertEquals(emptyList<Sound>(), TestApp.heard)
        val felt = touched(play)
        assertTrue("$felt", felt >= 0)
        app.settings.update { copy(sound = true, haptics = false) }
        play.tap("e5")
        play.tap("c3")
        assertEquals(1, TestApp.heard.size)
    }
}
