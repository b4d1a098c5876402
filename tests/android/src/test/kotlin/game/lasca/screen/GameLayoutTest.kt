// What every window shows of a game, however it is shaped: the way out, the rule set, the moves, both clocks; and what a sheet leaves of the board.
// Measures views and windows; that nothing is cut or covered is PictureTest's business.
package game.lasca.screen

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Rect
import android.view.Gravity
import android.view.KeyEvent
import android.view.View
import android.view.WindowManager
import game.lasca.R
import game.lasca.board.BoardView
import game.lasca.core.Start
import game.lasca.core.TimeControl
import game.lasca.core.Turning
import game.lasca.host.ClockSide
import game.lasca.host.Hand
import game.lasca.play.Play
import game.lasca.play.all
import game.lasca.play.app
import game.lasca.play.called
import game.lasca.play.newGame
import game.lasca.play.pass
import game.lasca.play.settle
import game.lasca.play.texts
import game.lasca.play.windows
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

@RunWith(RobolectricTestRunner::class)
class GameLayoutTest {
    private val capture = Start.Position("w b2wW d2BbbbwwWwww c3b e3w g3w c5b e5b a7WBbb g7b")

    private fun inWindow(width: Int, height: Int, font: Float = 1f, then: () -> Unit) {
        RuntimeEnvironment.setQualifiers("en-rGB-w${width}dp-h${height}dp-${if (width > height) "land" else "port"}-notnight-mdpi")
        RuntimeEnvironment.setFontScale(font)
        then()
    }

    private fun seen(play: Play, name: String): Boolean = all(play.decor).any { it.isShown && it.width > 0 && called(it) == name }

    private fun close(play: Play) {
        play.controller.pause().stop().destroy()
        settle()
    }

    @Test
    fun `phones, foldables and tablets show the way out, the rule set and the moves`() {
        for ((width, height) in listOf(411 to 891, 891 to 411, 673 to 841, 690 to 700, 800 to 1280, 1280 to 800)) inWindow(width, height) {
            val play = Play.start(newGame())
            val where = "$width × $height"
            assertTrue(where, seen(play, play.activity.getString(R.string.screen_back)))
            assertTrue(where, seen(play, play.activity.getString(R.string.rules_lasca_eu)))
            assertTrue(where, all(play.decor).any { it.isShown && it.height > 0 && (it is MoveStrip || it is MoveList) })
            close(play)
        }
    }

    @Test
    fun `the smallest window shows both clocks, the near side's below`() {
        for (font in listOf(1f, 2f)) inWindow(320, 320, font) {
            val play = Play.start(newGame(time = TimeControl(300_000, 0), turning = Turning.FIXED))
            val clocks = all(play.decor).filterIsInstance<CaptionView>().filter { it.isShown && it.width > 0 }.toList()
            assertEquals(2, clocks.size)
            for (clock in clocks) assertEquals(listOf("5:00"), texts(clock))
            assertTrue(clocks.all { it.bottom <= (it.parent as View).height })
            assertTrue("${clocks.map { it.top }}", clocks[0].bottom <= clocks[1].top)
            close(play)
        }
    }

    private inline fun <reified V : View> shown(play: Play): Rect = at(all(play.decor).filterIsInstance<V>().first { it.isShown && it.width > 0 })

    private fun at(view: View): Rect {
        val at = IntArray(2)
        view.getLocationInWindow(at)
        return Rect(at[0], at[1], at[0] + view.width, at[1] + view.height)
    }

    @Test
    fun `for the left hand the panel is at the left of the board, and the actions begin at the right`() {
        for (hand in Hand.entries) {
            app.settings.update { copy(hand = hand) }
            val left = hand == Hand.LEFT
            for ((width, height) in listOf(891 to 411, 480 to 360, 320 to 320)) inWindow(width, height) {
                val play = Play.start(newGame())
                val board = shown<BoardView>(play)
                val actions = shown<ActionsView>(play)
                assertTrue("$hand, $width × $height: $actions, $board", if (left) actions.right <= board.left else actions.left >= board.right)
                if (width == 891) for (part in listOf(shown<StatusView>(play), shown<CaptionView>(play))) {
                    assertTrue("$hand: $part, $board", if (left) part.right <= board.left else part.left >= board.right)
                }
                close(play)
            }
            inWindow(800, 1280) {
                val play = Play.start(newGame())
                val list = shown<MoveList>(play)
                val inspector = shown<InspectorView>(play)
                assertTrue("$hand: $list, $inspector", if (left) list.right <= inspector.left else inspector.right <= list.left)
                close(play)
            }
            for ((width, height) in listOf(411 to 891, 891 to 411, 800 to 1280)) inWindow(width, height) {
                val play = Play.start(newGame())
                val names = listOf(R.string.game_undo, R.string.game_redo, R.string.game_hint, R.string.game_flip, R.string.game_menu)
                val row = names.map { id -> at(all(play.decor).first { it.isShown && it.parent is ActionsView && called(it) == play.activity.getString(id) }).left }
                assertEquals("$hand, $width × $height", if (left) row.sortedDescending() else row.sorted(), row)
                close(play)
            }
        }
    }

    @Test
    fun `the clocks stand at the side that was chosen, whatever the window`() {
        for (side in ClockSide.entries) for ((width, height) in listOf(411 to 891, 891 to 411, 673 to 841, 800 to 1280, 320 to 320)) inWindow(width, height) {
            app.settings.update { copy(clockSide = side) }
            val play = Play.start(newGame(time = TimeControl(300_000, 0), turning = Turning.FIXED))
            for (caption in all(play.decor).filterIsInstance<CaptionView>()) {
                val clock = at(all(caption).first { it.isShown && called(it) == "5:00" })
                val rest = if (width == 320) at(checkNotNull(play.activity.findViewById(R.id.game_status))) else at(all(caption).first { it.isShown && called(it) == texts(caption).first { words -> words != "5:00" } })
                val where = "$side, $width × $height: $clock, $rest"
                assertTrue(where, if (side == ClockSide.LEFT) clock.right <= rest.left else rest.right <= clock.left)
            }
            close(play)
        }
    }

    /** The part of the board, from 0 to 1, that no other window lies over. */
    private fun free(play: Play): Double {
        val board = Rect()
        play.board.getGlobalVisibleRect(board)
        val screen = Rect(0, 0, play.decor.width, play.decor.height)
        val covered = windows().dropWhile { it !== play.decor }.drop(1).map { view ->
            val p = view.layoutParams as WindowManager.LayoutParams
            Rect().also { Gravity.apply(p.gravity, view.width, view.height, screen, p.x, p.y, it) }
        }.filter { it.intersect(board) }
        return 1 - covered.sumOf { it.width().toDouble() * it.height() } / (board.width().toDouble() * board.height())
    }

    @Test
    fun `when a game has ended its sheet leaves the board in sight, in small windows and in large type`() {
        for ((window, least) in mapOf((411 to 891) to 0.9, (891 to 411) to 0.9, (673 to 841) to 0.95, (320 to 320) to 1.0)) for (font in listOf(1f, 2f)) {
            inWindow(window.first, window.second, font) {
                val play = Play.start(newGame())
                play.tap("c3")
                play.tap("d4")
                play.press(R.string.game_menu)
                play.press(R.string.game_resign)
                play.press(R.string.game_resign)
                pass(1_500)
                // In the smallest window the line says all, and a touch of it opens the sheet.
                assertTrue("$window: ${play.status}", window.first > 320 || "White wins, Black has resigned" in play.status)
                assertEquals("$window: the end is told", window.first > 320, play.offers(R.string.end_review))
                assertTrue("$window at $font: ${free(play)}", free(play) >= least)
                if (window.first == 320) play.press(called(checkNotNull(play.activity.findViewById(R.id.game_status))))
                assertTrue("$window: what can be done now", play.offers(R.string.end_review))
                windows().drop(1).forEach { it.visibility = View.GONE }
                close(play)
            }
        }
    }

    /** Whether the triangle that is painted has its tip at the top. */
    private fun tipAtTop(pointer: PointerView): Boolean {
        val picture = Bitmap.createBitmap(pointer.width, pointer.height, Bitmap.Config.ARGB_8888)
        pointer.draw(Canvas(picture))
        fun painted(y: Int) = (0 until picture.width).count { Color.alpha(picture.getPixel(it, y)) > 127 }
        return painted(1) < painted(picture.height - 2)
    }

    @Test
    fun `the inspector's triangle points at its column when the card goes from above it to below it and back`() = inWindow(411, 891) {
        val play = Play.start(newGame(start = capture))
        val ways = listOf("b2", "g7", "b2").map { square ->
            play.hold(square)
            settle()
            val pointer = all(play.decor).filterIsInstance<PointerView>().single { it.isShown }
            val card = all(play.decor).filterIsInstance<InspectorView>().single { it.isShown }
            val below = card.top >= pointer.bottom
            assertEquals("$square, the card below it: $below", below, tipAtTop(pointer))
            play.key(KeyEvent.KEYCODE_ESCAPE)
            below
        }
        assertEquals(listOf(false, true, false), ways)
        close(play)
    }

    @Test
    fun `a half-made capture stands in the list with its number, in its side's place`() = inWindow(1280, 800) {
        val play = Play.start(newGame(start = capture))
        play.tap("b2")
        play.tap("d4")
        settle()
        val list = all(play.decor).filterIsInstance<MoveList>().first { it.isShown }
        assertEquals(listOf("1.", "b2x\u200Bd4\u00A0…"), texts(list))
        close(play)
    }

    @Test
    fun `after moves were taken back a half-made capture stands in its own row, and they come back with it taken away`() = inWindow(1280, 800) {
        val play = Play.start(newGame(start = capture))
        for (square in listOf("b2", "d4", "b6", "d2", "f4")) play.tap(square)
        settle()
        val list = all(play.decor).filterIsInstance<MoveList>().first { it.isShown }
        val whole = texts(list)
        assertEquals(listOf("1.", "b2x\u200Bd4x\u200Bb6", "d2x\u200Bf4"), whole)
        repeat(2) { play.press(R.string.game_undo) }
        play.tap("b2")
        play.tap("d4")
        settle()
        assertEquals(listOf("1.", "b2x\u200Bd4\u00A0…"), texts(list))
        play.press(R.string.game_undo)
        settle()
        assertEquals(whole, texts(list))
        close(play)
    }

    @Test
    fun `face to face the status line is read from where the mover sits, and the board stays where it is`() = inWindow(411, 891) {
        val play = Play.start(newGame(turning = Turning.FACE_TO_FACE))
        val status = checkNotNull(play.activity.findViewById<View>(R.id.game_status))
        val board = play.board.top
        assertEquals(0f, status.rotation)
        assertTrue(status.top > play.board.bottom)
        play.tap("c3")
        play.tap("b4")
        settle()
        pass(1_000)
        assertEquals(180f, status.rotation)
        assertTrue("on the far side", status.bottom <= play.board.top)
        assertEquals(board, play.board.top)
        play.tap("a5")
        play.tap("c3")
        settle()
        pass(1_000)
        assertEquals(0f, status.rotation)
        assertEquals(board, play.board.top)
        close(play)
    }
}
