// What stands open over a game when the game changes beneath it.
package game.lasca.hostile

import game.lasca.R
import game.lasca.core.Stage
import game.lasca.core.Turning
import game.lasca.play.Play
import game.lasca.play.all
import game.lasca.play.called
import game.lasca.play.idle
import game.lasca.play.newGame
import game.lasca.play.pass
import game.lasca.play.settle
import game.lasca.screen.CaptionView
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
class StaleTest {
    @Test
    fun `the sheet of an end that the far player takes back beside it goes`() {
        val play = Play.start(newGame(turning = Turning.FACE_TO_FACE))
        play.tap("c3")
        play.tap("d4")
        pass(1_000)
        play.press(R.string.game_menu)
        play.press(R.string.game_resign)
        play.press(R.string.game_resign)
        pass(1_000)
        assertTrue(play.offers(R.string.end_again))
        val undo = all(play.decor).first { it.isShown && it.isClickable && it.parent is CaptionView && called(it) == play.activity.getString(R.string.game_undo) }
        assertTrue(undo.performClick())
        idle()
        settle()
        assertFalse("${play.snapshot.stage}", play.snapshot.stage is Stage.Over)
        assertFalse("the sheet still says who has won", play.offers(R.string.end_again))
    }
}
