// The desktop's world without its window: screens over screens, what is shared, and the next start.
package game.lasca.play

import android.app.Activity
import android.content.Context
import android.content.ContextWrapper
import android.content.Intent
import android.view.View
import game.lasca.R
import game.lasca.board.BoardView
import game.lasca.desktop.DesktopApp
import game.lasca.desktop.Stage
import game.lasca.host.SettingsStore
import game.lasca.look.BoardTheme
import game.lasca.screen.GameActivity
import game.lasca.screen.HomeActivity
import game.lasca.screen.LearnActivity
import game.lasca.screen.NewGameActivity
import org.junit.AfterClass
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.BeforeClass
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.io.File
import java.util.concurrent.TimeUnit

@RunWith(RobolectricTestRunner::class)
@Config(application = DesktopApp::class, qualifiers = "en-rGB-w411dp-h731dp-port-notnight-mdpi")
class DesktopTest {
    private val told = ArrayList<String>()
    private val stage = Stage(app) { told += it }
    private val desktop get() = app as DesktopApp

    private fun step() {
        pass(300)
        settle()
        stage.follow()
        pass(300)
        settle()
    }

    private fun press(id: Int) {
        val root = windows().last()
        val word = checkNotNull(stage.top).getString(id)
        val view = checkNotNull(all(root).firstOrNull { it.isShown && it.isClickable && called(it) == word }) { "no $word" }
        val at = IntArray(2)
        view.getLocationInWindow(at)
        root.touch(at[0] + view.width / 2f, at[1] + view.height / 2f)
        step()
    }

    private fun tap(square: String) {
        val board = checkNotNull(stage.top?.findViewById<BoardView>(R.id.game_board))
        val at = IntArray(2)
        board.getLocationInWindow(at)
        val index = Play.index(square)
        board.rootView.touch(at[0] + board.geometry.pixelX(index).toFloat(), at[1] + board.geometry.pixelY(index).toFloat())
        step()
    }

    private inline fun <reified A : Activity> assertTop() = assertEquals(A::class.java, stage.top?.javaClass)

    /** The app as the next start makes it, with nothing in memory. */
    private fun next(): DesktopApp {
        val fresh = DesktopApp()
        ContextWrapper::class.java.getDeclaredMethod("attachBaseContext", Context::class.java).apply { isAccessible = true }.invoke(fresh, app.baseContext)
        fresh.host.open()
        fresh.disk.submit {}.get(60, TimeUnit.SECONDS)
        idle()
        return fresh
    }

    @Test
    fun `screens open over each other, what is shared is told, and the next start has the game`() {
        stage.start(Intent(app, HomeActivity::class.java))
        assertTop<HomeActivity>()
        press(R.string.home_two_players)
        assertTop<NewGameActivity>()
        press(R.string.new_game_start)
        assertTop<GameActivity>()
        tap("c3")
        tap("d4")
        press(R.string.game_menu)
        press(R.string.game_share)
        assertTrue("$told", told.any { it.startsWith("Lasca record") })
        press(R.string.game_menu)
        press(R.string.game_share)
        assertEquals("and again", 2, told.count { it.startsWith("Lasca record") })
        windows().drop(1).forEach { it.visibility = View.GONE }
        stage.end()
        settle()
        assertEquals(1, next().host.snapshot?.ply)
    }

    @Test
    fun `one list of Learn opens over another, the game's screen only once`() {
        for (list in listOf(null, LearnActivity.IDEAS)) {
            stage.start(Intent(app, LearnActivity::class.java).putExtra(LearnActivity.LIST, list))
            step()
            assertEquals(list, stage.top?.intent?.getStringExtra(LearnActivity.LIST))
        }
        val below = stage.top
        repeat(2) { stage.start(Intent(app, GameActivity::class.java)) }
        stage.top?.finish()
        step()
        assertEquals(below, stage.top)
        stage.end()
    }

    @Test
    fun `settings are there at the next start`() {
        app.settings.update { copy(board = BoardTheme.FELT) }
        app.getSharedPreferences(SettingsStore.NAME, Context.MODE_PRIVATE).edit().putBoolean("written", true).commit()
        desktop.keep()
        assertTrue(File(place, "settings.xml").readText().contains("felt", ignoreCase = true))
    }

    companion object {
        private lateinit var place: File

        @BeforeClass
        @JvmStatic
        fun folder() {
            place = File.createTempFile("lasca", "desktop").apply { delete(); mkdirs() }
            System.setProperty("lasca.data", place.path)
        }

        @AfterClass
        @JvmStatic
        fun forget() {
            System.clearProperty("lasca.data")
            place.deleteRecursively()
        }
    }
}
