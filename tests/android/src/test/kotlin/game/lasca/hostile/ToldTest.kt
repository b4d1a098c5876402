// What is wrong with a saved game is told, whichever screen comes first.
package game.lasca.hostile

import android.content.Intent
import game.lasca.R
import game.lasca.host.GameStore
import game.lasca.play.Play
import game.lasca.play.app
import game.lasca.play.idle
import game.lasca.play.settle
import game.lasca.screen.HomeActivity
import game.lasca.seen.Games
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
class ToldTest {
    private fun launch(save: String): Window<HomeActivity> {
        settle()
        app.folder.write("zz${GameStore.GAME}", save)
        app.folder.write("current", "zz")
        Play.forgetProcess()
        return Window.open(HomeActivity::class.java, null, Intent(Intent.ACTION_MAIN))
    }

    @Test
    fun `a game rescued at the start is told on the game's screen, to which Home leads at once`() {
        val record = Games.played(Games.fresh("Anna", "Ben"), 12).record()
        val move = Regex("[a-g][1-7][-x][a-g][1-7]").findAll(record).last().value
        val home = launch(record.replace(move, "a1-a9"))
        assertEquals("GameActivity", shadowOf(home.activity).nextStartedActivity?.component?.className?.substringAfterLast('.'))
        val play = Play.open(null)
        assertEquals(play.activity.getString(R.string.status_rescued), play.status)
        play.comeBack()
        assertEquals("told once", false, play.status == play.activity.getString(R.string.status_rescued))
    }

    @Test
    fun `a game that cannot be rescued is told by Home`() {
        val home = launch("no game at all")
        assertNotNull(home.find(home.activity.getString(R.string.status_damaged)))
        home.close()
        val play = Play.open(null)
        idle()
        assertEquals("told once", false, play.status == play.activity.getString(R.string.status_damaged))
    }
}
