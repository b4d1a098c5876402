// Whatever is done on whichever screen in whatever order: nothing breaks, nothing is lost, nothing is cut. Seeded; longer with
//   tests/android/run -Dtest=MonkeyTest -Dtouches=20000 -Dmonkey=1
package game.lasca.hostile

import android.os.Looper
import android.view.View
import game.lasca.R
import game.lasca.core.Action
import game.lasca.core.Seat
import game.lasca.core.Session
import game.lasca.play.Play
import game.lasca.play.all
import game.lasca.play.app
import game.lasca.play.newGame
import game.lasca.play.pass
import game.lasca.play.settle
import game.lasca.seen.Faults
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import java.util.Random

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-hdpi")
class MonkeyTest {
    private val touches = System.getProperty("lasca.touches")?.toIntOrNull() ?: 150
    private val seed = System.getProperty("lasca.monkey")?.toLongOrNull() ?: 2026L

    /** The game on disk is the one in memory. */
    private fun kept() {
        settle()
        val id = app.host.id ?: return
        app.host.look() ?: return
        val saved = app.store.text(id)
        Session.load(saved, 0).use { assertEquals("disk and memory", app.host.record(), it.record()) }
    }

    private fun seen(monkey: Monkey) {
        val windows = monkey.reachable
        assertTrue("a screen and at most one sheet: ${windows.size} windows", windows.size in 1..2)
        assertTrue("the screen is dead", monkey.top.get().window.decorView in windows)
        assertTrue("${app.outside.waiting} still wait", app.outside.waiting == 0)
    }

    // Names and searches that nobody would type are cut where they must be; all else is whole.
    private fun whole(monkey: Monkey) {
        val window = Window(monkey.top, monkey.setting.pane)
        window.settle()
        val found = Faults(window.top, monkey.setting.pane).all()
        assertEquals("${monkey.setting.label}: ${found.joinToString("; ")}", 0, found.size)
    }

    private fun run(seed: Long, wild: Boolean) {
        println("monkey: seed $seed, $touches touches, ${if (wild) "wild" else "tame"}")
        settle()
        game.lasca.seen.Games.shelve()
        val monkey = Monkey(seed, wild)
        monkey.launch()
        repeat(touches) { i ->
            try {
                monkey.act()
                if (i % OFTEN == 0) {
                    kept()
                    seen(monkey)
                    if (!wild) whole(monkey)
                }
            } catch (fault: Throwable) {
                throw AssertionError("seed $seed, touch $i, after\n  ${monkey.trail.joinToString("\n  ")}\n$fault", fault)
            }
        }
        monkey.end()
        kept()
        pass(60_000)
        assertTrue("something still waits for its time", shadowOf(Looper.getMainLooper()).isIdle)
    }

    @Test
    fun `a tame monkey on all screens`() = run(seed, wild = false)

    @Test
    fun `a wild monkey on all screens`() = run(seed + 1, wild = true)

    @Test
    fun `three hundred quick touches of Undo, Redo, Hint and Flip while a computer thinks`() {
        val chance = Random(seed)
        val play = Play.start(newGame(black = Seat.Computer(3)))
        val ids = listOf(R.string.game_undo, R.string.game_redo, R.string.game_hint, R.string.game_flip)
        repeat(300) {
            val name = play.activity.getString(ids[chance.nextInt(ids.size)])
            val button = all(play.decor).first { it.isShown && it.contentDescription == name && it.isClickable }
            val at = IntArray(2)
            button.getLocationInWindow(at)
            play.decor.touchAt(at[0] + button.width / 2f, at[1] + button.height / 2f)
            val moves = play.snapshot.columns.flatMap { it.moves }
            if (chance.nextInt(3) == 0 && moves.isNotEmpty()) app.host.handle(Action.Play(moves[chance.nextInt(moves.size)].text))
            if (chance.nextInt(4) == 0) pass(chance.nextInt(1_500).toLong())
            if (chance.nextInt(9) == 0) settle()
        }
        settle()
        pass(20_000)
        settle()
        kept()
        val shown = play.snapshot
        assertTrue("${shown.ply} of ${shown.lastPly}", shown.ply in 0..shown.lastPly)
        assertEquals(shown, play.board.snapshot)
    }

    private fun View.touchAt(x: Float, y: Float) = with(Window) { touch(x, y) }

    private companion object {
        const val OFTEN = 10
    }
}
