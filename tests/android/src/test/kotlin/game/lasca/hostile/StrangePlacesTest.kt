// Devices that are set in ways we did not choose: a language we do not speak, its digits, its direction, a clock that is wrong.
package game.lasca.hostile

import android.content.Intent
import android.view.View
import game.lasca.R
import game.lasca.host.GameStore
import game.lasca.play.Play
import game.lasca.play.app
import game.lasca.play.newGame
import game.lasca.play.texts
import game.lasca.screen.HomeActivity
import game.lasca.screen.MyGamesActivity
import game.lasca.seen.Games
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
class StrangePlacesTest {
    @Test
    @Config(qualifiers = "ar-rEG-ldrtl-w411dp-h891dp-port-notnight-mdpi")
    fun `where the app speaks English for want of a language, it writes English digits from left to right`() {
        Games.shelve()
        val screen = Window.open(MyGamesActivity::class.java, null)
        assertNotNull("${screen.texts()}", screen.find("White to move, move 21"))
        assertEquals(View.LAYOUT_DIRECTION_LTR, screen.decor.layoutDirection)
        screen.close()
        val home = Window.open(HomeActivity::class.java, null, Intent())
        assertEquals(View.LAYOUT_DIRECTION_LTR, home.decor.layoutDirection)
    }

    @Test
    @Config(qualifiers = "it-rCH-w411dp-h891dp-port-notnight-mdpi")
    fun `a language we speak stays as it is, its country too`() {
        val play = Play.start(newGame())
        assertTrue("${texts(play.decor)}", "Bianco" in texts(play.decor))
        assertEquals("CH", play.activity.resources.configuration.locales[0].country)
    }

    @Test
    @Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
    fun `a long name ends before a sign that would be cut in half`() {
        app.disk.submit {}.get()
        val id = app.store.add(Games.played(Games.fresh(), 3).save(0))
        app.store.rename(id, "x".repeat(GameStore.LONGEST_TITLE - 1) + "\uD83D\uDC51")
        assertEquals("x".repeat(GameStore.LONGEST_TITLE - 1), app.store.all().single().title)
    }

    @Test
    @Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
    fun `with a clock from before all games the one played last is still the one that is gone on with`() {
        val play = Play.start(newGame())
        play.tap("c3")
        play.tap("d4")
        val last = app.host.id
        app.disk.submit {}.get()
        val old = Games.shelve()
        java.io.File(app.filesDir, "games/$last${GameStore.GAME}").setLastModified(0)
        // Without a word before: a game that is hidden first is written again, now.
        val back = play.fall()
        assertEquals(last, app.host.id)
        assertEquals(1, back.snapshot.ply)
        assertTrue(old.all { id -> app.store.all().any { it.id == id } })
        assertNotNull(back.activity.getString(R.string.game_menu))
    }
}
