// Everything that leads anywhere is touched twice before it has led there: it leads there once, and begins one game.
package game.lasca.hostile

import android.app.Activity
import android.content.Intent
import android.view.View
import android.widget.EditText
import game.lasca.board.BoardView
import game.lasca.play.app
import game.lasca.play.called
import game.lasca.play.newGame
import game.lasca.screen.GameActivity
import game.lasca.screen.HomeActivity
import game.lasca.screen.LearnActivity
import game.lasca.screen.LessonActivity
import game.lasca.screen.Library
import game.lasca.screen.MyGamesActivity
import game.lasca.screen.NewGameActivity
import game.lasca.screen.ReplayActivity
import game.lasca.screen.SettingsActivity
import game.lasca.seen.Games
import game.lasca.seen.Window
import game.lasca.seen.Window.Companion.touch
import game.lasca.seen.clear
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
class TwiceTest {
    private fun led(): List<Intent> = generateSequence { shadowOf(RuntimeEnvironment.getApplication()).nextStartedActivity }.toList()

    private inline fun <reified A : Activity> screen(vararg extras: Pair<String, String>): () -> Window<*> = {
        val intent = Intent(RuntimeEnvironment.getApplication(), A::class.java)
        extras.forEach { (key, value) -> intent.putExtra(key, value) }
        Window.open(A::class.java, null, intent)
    }

    private fun pressable(window: Window<*>) =
        Window.all(window.top).filter { it.isShown && it.isClickable && it.isEnabled && it !is BoardView && it !is EditText }.toList()

    private fun View.twice() {
        requestRectangleOnScreen(android.graphics.Rect(0, 0, width, height), true)
        Window.idle()
        val at = IntArray(2)
        getLocationInWindow(at)
        val root = rootView
        repeat(2) { root.touch(at[0] + width / 2f, at[1] + height / 2f) }
    }

    // How many of its views led anywhere; each is touched in a window of its own once one before has led away.
    private fun touch(open: () -> Window<*>): Int {
        var ways = 0
        val touched = HashSet<String>()
        var window = open()
        led()
        while (true) {
            val view = pressable(window).firstOrNull { touched.add(called(it)) } ?: break
            val before = app.store.all().map { it.id }
            val top = window.top
            val name = called(view)
            view.twice()
            window.settle()
            val led = led()
            val begun = app.store.all().count { it.id !in before }
            assertTrue("“$name” leads to ${led.map { it.component?.className ?: it.action }}", led.size <= 1)
            assertTrue("“$name” begins $begun games", begun <= 1)
            assertTrue("“$name” opens ${window.roots().size - 1} sheets", window.roots().size <= 2)
            if (led.isEmpty() && window.top === top && !window.activity.isFinishing) continue
            ways++
            window.clear()
            window = open()
            led()
        }
        window.clear()
        return ways
    }

    @Test
    fun `everything on Home, New game and My games`() {
        assertEquals(6, touch(screen<HomeActivity>()))
        assertTrue(touch(screen<NewGameActivity>(NewGameActivity.OPPONENT to NewGameActivity.COMPUTER)) >= 3)
        assertTrue(touch(screen<NewGameActivity>(NewGameActivity.OPPONENT to NewGameActivity.PERSON)) >= 3)
        val games = touch {
            Games.shelve()
            Window.open(MyGamesActivity::class.java, null)
        }
        assertTrue("$games", games >= 10)
    }

    @Test
    fun `everything to learn from`() {
        assertEquals(7, touch(screen<LearnActivity>()))
        assertTrue(touch(screen<LearnActivity>(LearnActivity.LIST to LearnActivity.IDEAS)) >= 7)
        assertTrue(touch(screen<LearnActivity>(LearnActivity.LIST to LearnActivity.GAMES)) >= 6)
        assertTrue(touch(screen<LessonActivity>(LessonActivity.LIST to LearnActivity.IDEAS, LessonActivity.ITEM to "guards")) >= 2)
        assertTrue(touch(screen<LessonActivity>(LessonActivity.LIST to Library.LESSONS, LessonActivity.ITEM to "release")) >= 1)
        assertTrue(touch(screen<ReplayActivity>(ReplayActivity.ITEM to "game_1")) >= 2)
    }

    @Test
    fun `everything in Settings and around the board`() {
        assertTrue(touch(screen<SettingsActivity>()) >= 4)
        val game = touch {
            check(app.host.begin(newGame()) == null)
            Window.open(GameActivity::class.java, null)
        }
        assertTrue("$game", game >= 3)
    }

    // A list without moves has nothing to press.
    @Test
    fun `everything in every sheet`() = SheetScenes.ALL.filter { it.kept != "GameSheets.MOVES" }.forEach { scene -> assertTrue(scene.kept, touch(scene.open) >= 1) }
}
