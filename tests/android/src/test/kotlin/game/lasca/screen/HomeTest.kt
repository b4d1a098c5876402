// Home by touches into its window: where each button leads, and what the card offers.
package game.lasca.screen

import android.content.Intent
import android.content.pm.PackageManager
import game.lasca.LascaApp
import game.lasca.R
import game.lasca.core.Stage
import game.lasca.play.Play
import game.lasca.seen.Games
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-hdpi")
class HomeTest {
    private val app get() = RuntimeEnvironment.getApplication() as LascaApp

    private fun Window<*>.started(): String? = led()?.component?.shortClassName?.substringAfterLast('.')

    private fun home(intent: Intent? = null) = Window.open(HomeActivity::class.java, null, intent)

    @Test
    fun `every button of home leads to its screen`() {
        val home = home()
        val ways = mapOf(
            R.string.home_play_computer to "NewGameActivity", R.string.home_two_players to "NewGameActivity", R.string.home_learn to "LearnActivity",
            R.string.home_my_games to "MyGamesActivity", R.string.home_settings to "SettingsActivity",
        )
        for ((word, screen) in ways) {
            home.press(home.activity.getString(word))
            assertEquals(screen, home.started())
        }
    }

    @Test
    fun `from the first launch three touches lead to the first move`() {
        val home = home(Intent(Intent.ACTION_MAIN))
        assertNull(home.started())
        home.press("Play the computer")
        val asked = home.led()
        val newGame = Window.open(NewGameActivity::class.java, null, asked)
        newGame.press("Start")
        assertEquals("GameActivity", newGame.started())
        val play = Play.open(null)
        assertEquals(Stage.Choosing, play.snapshot.stage)
        assertEquals(0, play.snapshot.ply)
        val column = play.snapshot.columns.first { it.moves.isNotEmpty() }
        play.drag(column.square, column.moves.first().landings.first())
        assertTrue("the computer may have answered already", play.snapshot.ply >= 1)
    }

    @Test
    fun `without a game home offers the first lesson, with one it offers to go on`() {
        val home = home()
        assertNotNull(home.find("First steps"))
        home.close()
        app.host.begin(Games.fresh(level = 5))
        val again = home()
        assertNull(again.find("First steps"))
        again.press("Continue")
        assertEquals("GameActivity", again.started())
    }

    @Test
    fun `a relaunch goes straight back to the game, a return to home does not`() {
        app.host.begin(Games.fresh(level = 5))
        val launched = home(Intent(Intent.ACTION_MAIN))
        assertEquals("GameActivity", launched.started())
        launched.controller.pause().stop().start().resume()
        launched.settle()
        assertNull(launched.started())
    }

    @Test
    fun `a finished game is not gone back to by itself`() {
        val over = Games.played(Games.fresh("Anna", "Ben"), 4).also { it.handle(game.lasca.core.Action.Resign(it.snapshot(0).turn), 0) }
        app.host.open(app.store.add(over.save(0)))
        app.disk.submit {}.get()
        Window.idle()
        assertTrue(app.host.snapshot?.stage is Stage.Over)
        assertNull(home(Intent(Intent.ACTION_MAIN)).started())
    }

    @Test
    fun `nothing but the launcher and the way in for texts is open to other apps, and no permission is asked for`() {
        val flags = PackageManager.GET_ACTIVITIES or PackageManager.GET_PERMISSIONS or PackageManager.GET_PROVIDERS or PackageManager.GET_SERVICES or PackageManager.GET_RECEIVERS
        val all = app.packageManager.getPackageInfo(app.packageName, flags)
        val open = all.activities.orEmpty().filter { it.exported }.map { it.name.substringAfterLast('.') }
        assertEquals(listOf("HomeActivity", "ReceiveActivity"), open.sorted())
        assertTrue(all.requestedPermissions.isNullOrEmpty())
        assertTrue(all.services.isNullOrEmpty() && all.receivers.isNullOrEmpty())
        assertTrue(all.providers.orEmpty().none { it.exported })
    }
}
