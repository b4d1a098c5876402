// What is heard and felt of a game, as calls on an injected player; sound and touch are switched apart.
package game.lasca.play

import game.lasca.core.Action
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
import org.robolectric.shadows.ShadowChoreographer
import java.time.Duration

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w360dp-h740dp-port-notnight-mdpi")
class FeedbackTest {
    @Before
    fun silence() = TestApp.heard.clear()

    private fun touched(play: Play) = shadowOf(play.board).lastHapticFeedbackPerformed()

    @Test
    fun `each leg is heard once, when it lands`() {
        Play.start(newGame(LASKER, start = Start.Position("w a1w g1w b2b b4b g7b")))
        // Frames come when time passes, and not all at once.
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(Duration.ofMillis(FRAME))
        app.host.handle(Action.Play("a1xc3xa5"))
        val heard = ArrayList(listOf(TestApp.heard.size))
        repeat(100) {
            pass(FRAME)
            heard += TestApp.heard.size
        }
        ShadowChoreographer.setPaused(false)
        assertEquals(listOf(0, 1, 2), heard.distinct())
        val legs = listOf(heard.indexOf(1), heard.indexOf(2) - heard.indexOf(1)).map { it * FRAME }
        assertTrue("a jump takes its time before it is heard: $legs", legs.all { it >= LEG })
        assertEquals(listOf(Sound.CAPTURE, Sound.CAPTURE), TestApp.heard)
    }

    @Test
    fun `a promotion, a refusal and the end have their own sounds`() {
        val play = Play.start(newGame(LASKER, start = Start.Position("w b6w a1w g5b")))
        play.tap("g5")
        assertEquals(listOf(Sound.REFUSAL), TestApp.heard)
        play.tap("b6")
        play.tap("c7")
        assertTrue(TestApp.heard.toString(), TestApp.heard.containsAll(listOf(Sound.STEP, Sound.PROMOTION)))
        app.host.handle(Action.Resign(game.lasca.core.Side.BLACK))
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

    private companion object {
        const val FRAME = 15L
        const val LEG = 200L
    }
}
