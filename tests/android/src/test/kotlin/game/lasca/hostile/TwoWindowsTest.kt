// More than one of our screens at a time: two windows of the game, settings beside it, the same thing opened twice.
package game.lasca.hostile

import android.content.Intent
import game.lasca.core.Seat
import game.lasca.play.Play
import game.lasca.play.app
import game.lasca.play.idle
import game.lasca.play.newGame
import game.lasca.play.pass
import game.lasca.play.settle
import game.lasca.screen.MyGamesActivity
import game.lasca.screen.NewGameActivity
import game.lasca.seen.Games
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
class TwoWindowsTest {
    @Test
    fun `the computer answers in the game's window while another window of the game is hidden`() {
        val first = Play.start(newGame(black = Seat.Computer(2)))
        val second = Play.open(null)
        first.controller.pause().stop()
        idle()
        second.tap("c3")
        second.tap("d4")
        settle()
        pass(10_000)
        settle()
        assertEquals("the computer has answered", 2, second.snapshot.ply)
        second.controller.pause().stop()
        settle()
        assertTrue("with both hidden the clock stands", app.host.snapshot?.clocks?.running == null)
    }

    @Test
    fun `Start pressed twice begins one game`() {
        val screen = Window.open(NewGameActivity::class.java, null, Intent().putExtra(NewGameActivity.OPPONENT, NewGameActivity.PERSON))
        screen.press("Start")
        val id = app.host.id
        screen.press("Start")
        assertEquals(id, app.host.id)
        assertEquals(1, app.store.all().size)
    }

    @Test
    fun `two games touched at once open the first`() {
        Games.shelve()
        val screen = Window.open(MyGamesActivity::class.java, null)
        screen.press("Anna and Ben")
        settle()
        val id = app.host.id
        screen.press("White and Black")
        settle()
        assertEquals(id, app.host.id)
        assertEquals(1, generateSequence { shadowOf(screen.activity).nextStartedActivity }.count())
    }
}
