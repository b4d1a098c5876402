// What is heard and felt of a game, as calls on an injected player; sound and touch are switched apart.
package game.lasca.play

import android.app.Activity
import android.content.Intent
import android.media.SoundPool
import android.view.HapticFeedbackConstants
import game.lasca.R
import game.lasca.board.MoveAnimator
import game.lasca.core.Action
import game.lasca.core.Start
import game.lasca.feedback.Feedback
import game.lasca.feedback.PoolPlayer
import game.lasca.feedback.Sound
import game.lasca.screen.LessonActivity
import game.lasca.screen.Library
import game.lasca.screen.ReplayActivity
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadow.api.Shadow
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
        assertTrue("between two jumps the board rests for a moment: $legs", legs[1] > TUCKED + MoveAnimator.GAP - FRAME)
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
    fun `all samples are loaded before the first is played`() {
        // Its constructor looks for the phone's bluetooth, which is not there.
        val pool = Shadow.newInstanceOf(SoundPool::class.java)
        val loaded = ArrayList<Int>()
        pool.setOnLoadCompleteListener { _, id, _ -> loaded += id }
        val samples = listOf(R.raw.sound_step, R.raw.sound_capture, R.raw.sound_promotion, R.raw.sound_refusal, R.raw.sound_end)
        Feedback(PoolPlayer(app) { pool }, { true }, { false }).prepare()
        samples.forEach { shadowOf(pool).notifyResourceLoaded(it, true) }
        assertEquals(5, loaded.toSet().size)
        assertTrue("none is played by it", samples.none { shadowOf(pool).wasResourcePlayed(it) })
    }

    @Test
    fun `sounds are made ready before the first touch on every board, unless they are off`() {
        val ways = listOf(
            { Play.start(newGame()).controller.get() as Activity },
            { Window.open(LessonActivity::class.java, null, Intent().putExtra(LessonActivity.LIST, Library.LESSONS)).activity },
            { Window.open(ReplayActivity::class.java, null, Intent().putExtra(ReplayActivity.ITEM, "game_1")).activity },
        )
        for (open in ways) for (wanted in listOf(true, false)) {
            app.settings.update { copy(sound = wanted) }
            TestApp.loads = 0
            val screen = open()
            assertEquals("$screen, $wanted", wanted, TestApp.loads > 0)
            screen.finish()
        }
        app.settings.update { copy(sound = true) }
    }

    @Test
    fun `sounds switched on during a game are made ready when it is come back to`() {
        app.settings.update { copy(sound = false) }
        val play = Play.start(newGame())
        TestApp.loads = 0
        play.switch(R.string.settings_sound)
        assertTrue(TestApp.loads > 0)
    }

    @Test
    fun `an empty square that is held is not felt`() {
        val play = Play.start(newGame())
        play.hold("d4")
        assertEquals(-1, touched(play))
        play.hold("c3")
        assertEquals(HapticFeedbackConstants.LONG_PRESS, touched(play))
    }

    @Test
    fun `a held column is felt, unless touch is switched off`() {
        for (wanted in listOf(true, false)) {
            app.settings.update { copy(haptics = wanted) }
            val play = Play.start(newGame())
            play.hold("c3")
            assertEquals(if (wanted) HapticFeedbackConstants.LONG_PRESS else -1, touched(play))
            play.controller.pause().stop().destroy()
        }
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

        /** From a landing until the taken piece is beneath, and the next jump. */
        const val TUCKED = MoveAnimator.JUMP * MoveAnimator.TUCK_FROM + MoveAnimator.TUCK
    }
}
