// What moves and what does not wait for it: a move takes its time and no touch waits for it, whoever wants no motion has none,
// the first frame waits for nothing, and the counter to a draw is seen as it grows.
package game.lasca.play

import android.animation.ValueAnimator
import android.graphics.Bitmap
import android.graphics.Canvas
import android.view.MotionEvent
import android.view.WindowManager
import game.lasca.R
import game.lasca.board.MoveAnimator
import game.lasca.core.Action
import game.lasca.core.Seat
import game.lasca.core.Side
import game.lasca.core.Stage
import game.lasca.core.Start
import game.lasca.core.TimeControl
import game.lasca.core.Turning
import game.lasca.host.Motion
import game.lasca.screen.GameActivity
import game.lasca.screen.HomeActivity
import game.lasca.seen.Window
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowChoreographer
import java.time.Duration
import java.util.concurrent.CountDownLatch

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h891dp-port-notnight-mdpi")
class MotionTest {
    // What the system does with "remove animations".
    private fun animators(scale: Float) = ValueAnimator::class.java.getMethod("setDurationScale", Float::class.javaPrimitiveType).invoke(null, scale)

    @After
    fun `the system's choice is as it was`() {
        animators(1f)
    }

    /** A finger on a square, with no time passing before or after. */
    private fun Play.quickTap(square: String) {
        val at = IntArray(2)
        board.getLocationInWindow(at)
        val x = at[0] + board.geometry.pixelX(Play.index(square)).toFloat()
        val y = at[1] + board.geometry.pixelY(Play.index(square)).toFloat()
        for (action in listOf(MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP)) decor.finger(action, x, y)
    }

    private fun Play.boardPicture() = Bitmap.createBitmap(board.width, board.height, Bitmap.Config.ARGB_8888).also { board.draw(Canvas(it)) }

    @Test
    fun `a move takes its time, and a touch in the middle of it is not lost`() {
        val play = Play.start(newGame())
        play.quickTap("c3")
        play.quickTap("b4")
        assertTrue("the column is on its way", play.board.moving)
        play.quickTap("a5")
        assertEquals(listOf(Play.index("a5")), play.snapshot.marks.chosen)
        play.quickTap("c3")
        assertEquals(2, play.snapshot.ply)
        assertTrue("the next column is on its way", play.board.moving)
        idle()
        pass(2_000)
        assertFalse(play.board.moving)
    }

    @Test
    fun `who wants no motion has none, whether the system or the app was told, and sees where the move went`() {
        for (system in listOf(true, false)) {
            animators(if (system) 0f else 1f)
            app.settings.update { copy(motion = if (system) Motion.NORMAL else Motion.OFF) }
            val play = Play.start(newGame())
            val before = play.boardPicture()
            play.quickTap("c3")
            assertFalse(play.board.moving)
            play.quickTap("b4")
            assertFalse("a move is cut", play.board.moving)
            val after = play.boardPicture()
            assertFalse(after.sameAs(before))
            play.quickTap("c3")
            assertFalse("a refusal does not nudge", play.board.moving)
            idle()
            pass(2_000)
            assertTrue("the first picture is the last", after.sameAs(play.boardPicture()))
            play.controller.pause().stop().destroy()
        }
        app.settings.update { copy(motion = Motion.NORMAL) }
    }

    @Test
    fun `between people the board turns once the move has ended, in its time, and a touch in the middle of it counts`() {
        val play = Play.start(newGame(turning = Turning.SAME_SIDE))
        // Frames come when time passes, and not all at once.
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(Duration.ofMillis(FRAME))
        play.quickTap("c3")
        play.quickTap("d4")
        assertEquals("a column is on its way", Side.WHITE, play.board.geometry.bottom)
        var waited = 0L
        while (play.board.geometry.bottom == Side.WHITE && waited < 1_000) {
            pass(FRAME)
            waited += FRAME
        }
        assertTrue("the move takes its time: $waited", waited >= MoveAnimator.STEP)
        pass(150)
        val halfWay = play.boardPicture()
        assertTrue(play.board.moving)
        var more = 150L
        while (play.board.moving && more < 2_000) {
            pass(FRAME)
            more += FRAME
        }
        assertTrue("the turn and the brackets after it take their time: $more", more.toFloat() in MoveAnimator.TURN + MoveAnimator.BRACKETS - FRAME..MoveAnimator.TURN + MoveAnimator.BRACKETS + 8 * FRAME)
        assertFalse("half way the columns are elsewhere", halfWay.sameAs(play.boardPicture()))
        play.quickTap("e5")
        play.quickTap("c3")
        while (play.board.geometry.bottom == Side.BLACK && waited < 2_000) {
            pass(FRAME)
            waited += FRAME
        }
        assertEquals(Side.WHITE, play.board.geometry.bottom)
        assertTrue("it turns back", play.board.moving)
        play.quickTap("b2")
        assertEquals(listOf(Play.index("b2")), play.snapshot.marks.chosen)
        ShadowChoreographer.setPaused(false)
    }

    @Test
    fun `without motion the board is turned at once, and the jumps of a capture are numbered until the next move`() {
        app.settings.update { copy(motion = Motion.OFF) }
        val play = Play.start(newGame(LASKER, start = Start.Position("w a1w g1w b2b b4b g7b"), turning = Turning.SAME_SIDE))
        app.host.handle(Action.Play("a1xc3xa5"))
        assertFalse(play.board.moving)
        assertEquals(Side.BLACK, play.board.geometry.bottom)
        val numbered = play.boardPicture()
        app.settings.update { copy(motion = Motion.NORMAL) }
        play.comeBack()
        pass(1_000)
        assertTrue("who sees it move needs no numbers", marked(play, numbered) > marked(play, play.boardPicture()) + 150)
        app.settings.update { copy(motion = Motion.OFF) }
        play.comeBack()
        assertTrue(numbered.sameAs(play.boardPicture()))
        app.settings.update { copy(motion = Motion.NORMAL) }
    }

    @Test
    fun `the first frame waits neither for the disk nor for the search`() {
        Play.start(newGame(white = Seat.Computer(10))).controller.pause().stop().destroy()
        settle()
        val gate = CountDownLatch(1)
        app.disk.execute { gate.await() }
        app.thinking.execute { gate.await() }
        try {
            app.host.open(app.host.id)
            val home = org.robolectric.Robolectric.buildActivity(HomeActivity::class.java).setup()
            idle()
            assertNotNull(Window.all(home.get().window.decorView).firstOrNull { called(it) == home.get().getString(R.string.home_play_computer) && it.isShown })
            home.pause().stop().destroy()
            val game = org.robolectric.Robolectric.buildActivity(GameActivity::class.java).setup()
            idle()
            assertTrue(texts(game.get().window.decorView).toString(), texts(game.get().window.decorView).any { it == game.get().getString(R.string.game_loading) })
            gate.countDown()
            settle()
            assertEquals("then the game is there", 11, Play(game).snapshot.columns.count { it.pieces[0].side == Side.WHITE })
            game.pause().stop().destroy()
        } finally {
            gate.countDown()
        }
    }

    @Test
    fun `the counter to the draw is shown as it grows, and the end says why`() {
        val play = Play.start(newGame(KAWU, start = Start.Position("w a1W g7B")))
        val shown = ArrayList<String>()
        for (i in 0 until 80) {
            if (app.host.snapshot?.stage is Stage.Over) break
            app.host.handle(Action.Play(listOf("a1-b2", "g7-f6", "b2-a1", "f6-g7")[i % 4]))
            idle()
            val ply = play.snapshot.ply
            if ("$ply/60" in play.status || play.status.contains("$ply") && play.status.contains("60")) shown += play.status
        }
        assertTrue("$shown", shown.size > 5)
        assertNotEquals(shown[0], shown[1])
        assertTrue("${play.snapshot.stage}", play.snapshot.stage is Stage.Over)
        pass(1_500)
        assertTrue("${texts(windows().last())}", texts(windows().last()).any { "60" in it })
    }

    @Test
    fun `the screen is kept on while a clock runs and no longer`() {
        val play = Play.start(newGame(time = TimeControl(300_000, 0)))
        fun kept() = play.activity.window.attributes.flags and WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON != 0
        assertFalse("no clock runs before White's first move is made", kept())
        play.tap("c3")
        play.tap("b4")
        assertTrue(kept())
        play.press(R.string.game_menu)
        play.press(R.string.game_pause)
        assertFalse(kept())
    }

    /** How many pixels of [picture] have the colour of marks. */
    private fun marked(play: Play, picture: Bitmap): Int =
        (0 until picture.width).sumOf { x -> (0 until picture.height).count { y -> picture.getPixel(x, y) == play.board.theme.marks.mark } }

    private companion object {
        const val FRAME = 20L
    }
}
