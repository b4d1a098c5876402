// The core itself fails while a screen to learn on, or a new game's, asks it for a board: the screen stays without it, or goes, and nothing falls.
package game.lasca.host

import android.app.Activity
import android.content.Intent
import game.lasca.R
import game.lasca.core.NewGame
import game.lasca.core.Session
import game.lasca.play.TestApp
import game.lasca.play.app
import game.lasca.screen.LearnActivity
import game.lasca.screen.LessonActivity
import game.lasca.screen.Library
import game.lasca.screen.NewGameActivity
import game.lasca.screen.ReadActivity
import game.lasca.screen.ReplayActivity
import game.lasca.seen.Window
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The app whose sessions fail as [faults] say. */
class FailingApp : TestApp() {
    /** Which call fails. */
    var faults = Faults(0, from = false)

    override fun newSession(game: NewGame, nowMs: Long): Session = faults.of { FaultySession(super.newSession(game, nowMs), faults) }
}

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi", application = FailingApp::class)
class FailingScreensTest {
    private val failing get() = app as FailingApp

    private inline fun <reified A : Activity> open(vararg extras: Pair<String, String>): Window<A> {
        val intent = Intent(app, A::class.java)
        extras.forEach { (key, value) -> intent.putExtra(key, value) }
        return Window.open(A::class.java, null, intent)
    }

    private val screens = mapOf<String, () -> Unit>(
        "ideas" to { open<LearnActivity>(LearnActivity.LIST to LearnActivity.IDEAS).close() },
        "rules" to { open<ReadActivity>(ReadActivity.PAGE to ReadActivity.RULES).close() },
        "new game" to { open<NewGameActivity>(NewGameActivity.OPPONENT to NewGameActivity.COMPUTER).close() },
        "lesson" to { open<LessonActivity>(LessonActivity.LIST to Library.LESSONS, LessonActivity.ITEM to "release").close() },
        "replay" to {
            val screen = open<ReplayActivity>(ReplayActivity.ITEM to "game_1")
            if (!screen.activity.isFinishing) screen.press(screen.activity.getString(R.string.replay_next))
            screen.close()
        },
    )

    @Test
    fun `whichever call of a screen's session fails, once or for good, the screen does not fall`() {
        for ((name, visit) in screens) {
            failing.faults = Faults(0, from = false)
            visit()
            val calls = failing.faults.calls
            assertTrue("$name asks for a session", calls >= 2)
            for (from in listOf(false, true)) for (k in 1..minOf(calls, MOST)) {
                failing.faults = Faults(k, from)
                visit()
                assertTrue("$name, $k of $calls", failing.faults.failed > 0)
            }
        }
    }

    @Test
    fun `an old game whose board fails on the way says so`() {
        val screen = open<ReplayActivity>(ReplayActivity.ITEM to "game_1")
        failing.faults.at = failing.faults.calls + 1
        screen.press(screen.activity.getString(R.string.replay_next))
        assertNotNull(screen.find(screen.activity.getString(R.string.status_failed)))
        screen.close()
    }

    private companion object {
        /** A list asks the same of each of its items. */
        const val MOST = 8
    }
}
