// What comes over a screen, and what every screen brings with it, under a finger: drags within a sheet, touches beside it, names, keys.
package game.lasca.screen

import android.media.AudioManager
import android.view.MotionEvent
import android.widget.ScrollView
import game.lasca.R
import game.lasca.core.Action
import game.lasca.play.Play
import game.lasca.play.all
import game.lasca.play.app
import game.lasca.play.finger
import game.lasca.play.idle
import game.lasca.play.newGame
import game.lasca.play.pass
import game.lasca.play.settle
import game.lasca.play.touch
import game.lasca.play.windows
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
class OverScreensTest {
    private fun played(plies: Int): Play {
        val play = Play.start(newGame())
        repeat(plies) { ply ->
            val moves = play.snapshot.columns.flatMap { it.moves }
            val move = moves.getOrNull((ply * 7 + 3) % maxOf(1, moves.size)) ?: return@repeat
            app.host.handle(Action.Play(move.text))
            settle()
        }
        return play
    }

    @Test
    @Config(qualifiers = "en-rGB-w800dp-h360dp-land-notnight-mdpi")
    fun `earlier moves are reached by a finger in the moves' sheet of a phone that lies`() {
        val play = played(24)
        play.press(R.string.game_menu)
        play.press(R.string.game_moves)
        val root = windows().last()
        val list = all(root).filterIsInstance<MoveList>().first()
        val first = list.firstVisiblePosition
        assertTrue("$first", first > 0)
        val scroll = generateSequence(list.parent) { it.parent }.filterIsInstance<ScrollView>().first()
        assertTrue("the sheet scrolls, too", scroll.canScrollVertically(1) || scroll.canScrollVertically(-1))
        val at = IntArray(2)
        list.getLocationInWindow(at)
        val x = at[0] + list.width / 2f
        root.finger(MotionEvent.ACTION_DOWN, x, at[1] + 20f)
        for (step in 1..20) {
            pass(16)
            root.finger(MotionEvent.ACTION_MOVE, x, at[1] + 20f + step * 8f)
        }
        root.finger(MotionEvent.ACTION_UP, x, at[1] + 180f)
        idle()
        assertTrue("from $first to ${list.firstVisiblePosition}", list.firstVisiblePosition < first)
    }

    @Test
    @Config(qualifiers = "en-rGB-w800dp-h1280dp-port-notnight-mdpi")
    fun `a touch beside a sheet closes it, one on it does not`() {
        val play = Play.start(newGame())
        play.press(R.string.game_menu)
        val before = windows().size
        val sheet = windows().last()
        sheet.touch(sheet.width / 2f, 6f)
        assertEquals(before, windows().size)
        sheet.touch(20f, sheet.height - 40f)
        assertEquals(before - 1, windows().size)
    }

    @Test
    @Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
    fun `each screen is called by its own title, and the volume keys are for its sounds`() {
        for ((screen, title) in listOf(SettingsActivity::class.java to R.string.game_settings, MyGamesActivity::class.java to R.string.home_my_games, LearnActivity::class.java to R.string.home_learn)) {
            val window = Window.open(screen, null)
            assertEquals(window.activity.getString(title), window.activity.title.toString())
            assertEquals(AudioManager.STREAM_MUSIC, window.activity.volumeControlStream)
            window.close()
        }
    }
}
