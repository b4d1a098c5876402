// Whole games against the computer through touches, through keys, and through the accessibility tree alone, in German.
// The player is scripted: it knows what it sees or hears, and calls none of the app's own methods.
package game.lasca.play

import android.os.Bundle
import android.view.KeyEvent
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import game.lasca.R
import game.lasca.board.BoardGeometry
import game.lasca.core.Cue
import game.lasca.core.Seat
import game.lasca.core.Stage
import game.lasca.host.Pace
import game.lasca.screen.HomeActivity
import game.lasca.screen.NewGameActivity
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.util.Random

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h891dp-port-notnight-mdpi")
class WholeGameTest {
    private fun against(level: Int): Play {
        app.settings.update { copy(pace = Pace.INSTANT, autoComplete = false) }
        return Play.start(newGame(KAWU, black = Seat.Computer(level)))
    }

    private val over get() = app.host.snapshot?.stage is Stage.Over

    /** Until it is a person's turn again, or the game is over. */
    private fun await() {
        repeat(20) {
            settle()
            pass(200)
            if (app.host.snapshot?.stage !is Stage.Thinking) return
        }
        error("the computer does not answer")
    }

    @Test
    fun `a whole game is played by taps on what the picture shows, until it ends`() {
        val play = against(2)
        val chance = Random(1911)
        var taps = 0
        while (!over) {
            val own = play.snapshot.columns.filter { it.cue == Cue.MOVABLE || it.cue == Cue.MUST_CAPTURE }
            play.tap(own[chance.nextInt(own.size)].square)
            while (true) {
                val landings = play.landings().sorted()
                if (landings.isEmpty()) break
                play.tap(landings[chance.nextInt(landings.size)])
            }
            await()
            check(++taps < 400) { "the game does not end" }
        }
        pass(1000)
        assertTrue(texts(windows().last()).joinToString(), texts(windows().last()).any { it == play.activity.getString(R.string.end_again) || "." in it })
        assertTrue(play.offers(R.string.end_review))
    }

    @Test
    @Config(qualifiers = "+de-rDE")
    fun `a whole game is played only through the accessibility tree, in German`() {
        val play = begunWithoutSight()
        val chance = Random(3)
        val nodes = checkNotNull(play.board.accessibilityNodeProvider)
        var turns = 0
        while (!toldOver(play)) {
            val before = play.spoken
            val (id, action) = choose(nodes, chance)
            val focused = act(nodes, id, AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS)
            assertTrue(focused)
            if (chance.nextBoolean()) assertTrue(act(nodes, id, action)) else touchThrough(nodes, id, chance)
            assertNotEquals("something is said", before, play.spoken)
            assertTrue("the focus stays where it was", node(nodes, id).isAccessibilityFocused)
            hearAnswer(play)
            assertTrue("the focus stays through the computer's move", node(nodes, id).isAccessibilityFocused)
            check(++turns < 300) { "the game does not end" }
        }
        assertTrue("what was told is so", over)
    }

    /** From Home into a game against the computer by what the screens' elements are called. */
    private fun begunWithoutSight(): Play {
        val home = Window.open(HomeActivity::class.java, null)
        home.click("Gegen den Computer")
        val chosen = Window.open(NewGameActivity::class.java, null, home.led())
        for (words in listOf("Leicht", "kawu", "Beginnen")) chosen.click(words)
        assertEquals("GameActivity", chosen.led()?.component?.className?.substringAfterLast('.'))
        return Play.open(null)
    }

    private fun Window<*>.click(words: String) {
        var view = named(words)
        while (!view.isClickable) view = view.parent as View
        assertTrue(words, view.performAccessibilityAction(AccessibilityNodeInfo.ACTION_CLICK, null))
        settle()
    }

    private fun toldOver(play: Play) = Regex("(Weiß|Schwarz) gewinnt, |Remis, ").containsMatchIn(play.spoken)

    /** Until something else is heard than one's own move: the computer's, or the end. */
    private fun hearAnswer(play: Play) {
        repeat(50) {
            if (!play.spoken.startsWith("Weiß: ") || toldOver(play)) return
            settle()
            pass(200)
        }
        error("nothing is heard of the computer")
    }

    private fun node(nodes: AccessibilityNodeProvider, id: Int) = checkNotNull(nodes.createAccessibilityNodeInfo(id))

    private fun act(nodes: AccessibilityNodeProvider, id: Int, action: Int): Boolean = nodes.performAction(id, action, Bundle()).also { idle() }

    /** One of the named moves that the nodes offer. */
    private fun choose(nodes: AccessibilityNodeProvider, chance: Random): Pair<Int, Int> {
        val moves = (1..25).flatMap { id ->
            node(nodes, id).actionList.filter { it.id >= 0x01000000 && it.label != null }.map {
                assertTrue("${it.label}", it.label.toString().contains("ziehen") || it.label.toString().contains("schlagen"))
                id to it.id
            }
        }
        return moves[chance.nextInt(moves.size)]
    }

    /** Selects by double tap, then lands where a node says one can, until the move is whole. */
    private fun touchThrough(nodes: AccessibilityNodeProvider, id: Int, chance: Random) {
        assertTrue(act(nodes, id, AccessibilityNodeInfo.ACTION_CLICK))
        assertEquals("ausgewählt", node(nodes, id).stateDescription)
        while (true) {
            val landings = (1..25).filter { "mögliches Feld" in node(nodes, it).text }
            if (landings.isEmpty()) return
            act(nodes, landings[chance.nextInt(landings.size)], AccessibilityNodeInfo.ACTION_CLICK)
        }
    }

    @Test
    fun `a whole game is played by keyboard alone`() = byKeys(listOf(KeyEvent.KEYCODE_ENTER, KeyEvent.KEYCODE_SPACE), jumps = true)

    @Test
    fun `a whole game is played by D-pad alone`() = byKeys(listOf(KeyEvent.KEYCODE_DPAD_CENTER), jumps = false)

    private fun byKeys(press: List<Int>, jumps: Boolean) {
        val play = against(1)
        val chance = Random(5)
        repeat(6) { if (!play.board.isFocused) play.key(KeyEvent.KEYCODE_DPAD_DOWN) }
        assertTrue("the board has the keys", play.board.isFocused)
        var turns = 0
        while (!over) {
            val own = play.snapshot.columns.filter { it.moves.isNotEmpty() }
            val column = own[chance.nextInt(own.size)]
            val move = column.moves[chance.nextInt(column.moves.size)]
            for (square in listOf(column.square) + move.landings) {
                go(play, square, jumps && chance.nextBoolean())
                play.key(press[chance.nextInt(press.size)])
            }
            await()
            assertTrue("the keys stay on the board", play.board.isFocused)
            check(++turns < 300) { "the game does not end" }
        }
    }

    /** Moves the cursor to [square] with arrows, or first jumps to its rank. */
    private fun go(play: Play, square: Int, jump: Boolean) {
        if (jump) play.key(KeyEvent.KEYCODE_1 + BoardGeometry.rank(square))
        repeat(12) {
            val at = play.board.cursor
            if (at == square) return
            val ranks = BoardGeometry.rank(square) - BoardGeometry.rank(at)
            val files = BoardGeometry.file(square) - BoardGeometry.file(at)
            play.key(
                when {
                    ranks > 0 -> KeyEvent.KEYCODE_DPAD_UP
                    ranks < 0 -> KeyEvent.KEYCODE_DPAD_DOWN
                    files > 0 -> KeyEvent.KEYCODE_DPAD_RIGHT
                    else -> KeyEvent.KEYCODE_DPAD_LEFT
                },
            )
        }
        assertEquals(square, play.board.cursor)
    }
}
