// Wrong and unlucky input: nothing crashes, nothing is lost, and what happened is said once.
package game.lasca.play

import android.view.MotionEvent
import game.lasca.R
import game.lasca.board.BoardGeometry
import game.lasca.core.Seat
import game.lasca.core.Stage
import game.lasca.core.Start
import game.lasca.host.GameStore
import game.lasca.screen.InspectorView
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w360dp-h740dp-port-notnight-xhdpi")
class ForgivingTest {
    private val halfMade = Start.Position("w b2wW d2BbbbwwWwww c3b e3w g3w c5b e5b a7WBbb g7b")

    @Test
    fun `a wrong tap is refused in the status line with the squares that would do, and no toast`() {
        val play = Play.start(newGame(start = halfMade))
        play.tap("e3")
        assertTrue(play.status, play.status.startsWith("e3 cannot move: b2 must capture"))
        assertTrue(play.spoken, play.spoken.startsWith("e 3 cannot move: b 2 must capture"))
        play.tap("b2")
        assertEquals(setOf("d4"), play.landings())
    }

    @Test
    fun `taps outside the board, on the panel's edge and with two fingers play nothing`() {
        val play = Play.start(newGame())
        play.tap("c3")
        assertEquals(setOf("b4", "d4"), play.landings())
        play.decor.touch(play.decor.width - 2f, play.decor.height - 2f)
        assertEquals(setOf("b4", "d4"), play.landings())
        val at = IntArray(2)
        play.board.getLocationInWindow(at)
        val g = play.board.geometry
        val x = at[0] + g.pixelX(Play.index("d4")).toFloat()
        val y = at[1] + g.pixelY(Play.index("d4")).toFloat()
        play.decor.finger(MotionEvent.ACTION_DOWN, x, y)
        twoFingers(play, x, y)
        play.decor.finger(MotionEvent.ACTION_UP, x, y)
        idle()
        assertEquals(0, play.snapshot.ply)
        play.tap("d4")
        assertEquals(1, play.snapshot.ply)
    }

    @Test
    fun `a column dragged over its landings captures one after the other, and is put down where the finger lifts`() {
        val play = Play.start(newGame(start = halfMade))
        val way = checkNotNull(play.snapshot.columns.flatMap { it.moves }.filter { it.landings.size > 1 }.maxByOrNull { it.landings.size })
        val at = IntArray(2)
        play.board.getLocationInWindow(at)
        fun finger(action: Int, square: Int) = play.decor.finger(action, at[0] + play.board.geometry.pixelX(square).toFloat(), at[1] + play.board.geometry.pixelY(square).toFloat())
        finger(MotionEvent.ACTION_DOWN, Play.index(way.text.take(2)))
        way.landings.forEachIndexed { i, square ->
            finger(MotionEvent.ACTION_MOVE, square)
            if (i < way.landings.size - 1) assertEquals(way.landings.take(i + 1), play.snapshot.marks.chosen.drop(1).take(i + 1))
        }
        assertEquals("nothing is played before the finger lifts", 0, play.snapshot.ply)
        finger(MotionEvent.ACTION_UP, way.landings.last())
        idle()
        assertEquals(1, play.snapshot.ply)
        assertEquals(way.landings, play.snapshot.marks.last?.landings)
    }

    private fun twoFingers(play: Play, x: Float, y: Float) {
        val properties = Array(2) { i -> MotionEvent.PointerProperties().apply { id = i } }
        val places = Array(2) { i -> MotionEvent.PointerCoords().apply { this.x = x + i * 60; this.y = y } }
        val action = MotionEvent.ACTION_POINTER_DOWN or (1 shl MotionEvent.ACTION_POINTER_INDEX_SHIFT)
        val event = MotionEvent.obtain(0, 0, action, 2, properties, places, 0, 0, 1f, 1f, 0, 0, android.view.InputDevice.SOURCE_TOUCHSCREEN, 0)
        play.decor.dispatchTouchEvent(event)
        event.recycle()
    }

    @Test
    fun `a held square that a half-made capture has passed takes its last leg back, any other is looked into`() {
        app.settings.update { copy(autoComplete = false) }
        val play = Play.start(newGame(start = Start.Position("w a1wb g1w b2b d4b f6b b6b g3b")))
        val looked = { all(play.decor).any { it is InspectorView && it.isShown } }
        for (square in listOf("a1", "c3", "e5")) play.tap(square)
        assertEquals(listOf("a1", "c3", "e5"), play.snapshot.marks.chosen.map(BoardGeometry::name))
        play.hold("c3")
        assertEquals(listOf("a1", "c3"), play.snapshot.marks.chosen.map(BoardGeometry::name))
        assertFalse(looked())
        play.hold("c3")
        assertEquals("the column stands there", listOf("a1", "c3"), play.snapshot.marks.chosen.map(BoardGeometry::name))
        assertTrue(looked())
    }

    @Test
    fun `a finger that trembles still taps, one that slides away plays nothing`() {
        val play = Play.start(newGame())
        app.settings.update { copy(drag = false) }
        val at = IntArray(2)
        play.board.getLocationInWindow(at)
        val g = play.board.geometry
        val x = at[0] + g.pixelX(Play.index("c3")).toFloat()
        val y = at[1] + g.pixelY(Play.index("c3")).toFloat()
        play.decor.finger(MotionEvent.ACTION_DOWN, x, y)
        play.decor.finger(MotionEvent.ACTION_MOVE, x + g.unit.toFloat() * 0.3f, y)
        play.decor.finger(MotionEvent.ACTION_UP, x + g.unit.toFloat() * 0.3f, y)
        idle()
        assertEquals(setOf("b4", "d4"), play.landings())
        play.tap("c3")
        play.decor.finger(MotionEvent.ACTION_DOWN, x, y)
        play.decor.finger(MotionEvent.ACTION_MOVE, x, y - g.unit.toFloat() * 3)
        play.decor.finger(MotionEvent.ACTION_UP, x, y - g.unit.toFloat() * 3)
        idle()
        assertEquals(0, play.snapshot.ply)
    }

    @Test
    fun `a column is dragged to its landing, and dropped elsewhere nothing is played`() {
        val play = Play.start(newGame())
        drag(play, "c3", "e7")
        assertEquals(0, play.snapshot.ply)
        drag(play, "c3", "d4")
        assertEquals(1, play.snapshot.ply)
    }

    private fun drag(play: Play, from: String, to: String) {
        val at = IntArray(2)
        play.board.getLocationInWindow(at)
        val g = play.board.geometry
        fun x(square: String) = at[0] + g.pixelX(Play.index(square)).toFloat()
        fun y(square: String) = at[1] + g.pixelY(Play.index(square)).toFloat()
        play.decor.finger(MotionEvent.ACTION_DOWN, x(from), y(from))
        for (i in 1..8) play.decor.finger(MotionEvent.ACTION_MOVE, x(from) + (x(to) - x(from)) * i / 8, y(from) + (y(to) - y(from)) * i / 8)
        play.decor.finger(MotionEvent.ACTION_UP, x(to), y(to))
        idle()
    }

    @Test
    fun `a tap while the computer thinks changes nothing, rotation and a new game then lose nothing`() {
        app.settings.update { copy(pace = game.lasca.host.Pace.SLOW, motion = game.lasca.host.Motion.OFF) }
        val play = Play.start(newGame(black = Seat.Computer(3)))
        play.tap("c3")
        play.tap("b4")
        assertTrue(play.snapshot.stage is Stage.Thinking)
        play.tap("e5")
        assertEquals(1, play.snapshot.ply)
        RuntimeEnvironment.setQualifiers("+w740dp-h360dp-land")
        play.controller.configurationChange().visible().windowFocusChanged(true)
        idle()
        assertTrue("nothing is lost", play.snapshot.ply in 1..2)
        val old = app.host.id
        assertNull(app.host.begin(newGame()))
        settle()
        pass(10_000)
        settle()
        assertEquals("a late answer plays nothing in the new game", 0, play.snapshot.ply)
        assertTrue("the old game is kept", app.store.all().any { it.id == old })
    }

    @Test
    fun `the process dies in the middle of a capture and the game is back as it was`() {
        val play = Play.start(newGame(start = halfMade))
        play.tap("b2")
        play.tap("d4")
        assertEquals(Stage.Jumping, play.snapshot.stage)
        val before = play.landings()
        val back = play.die()
        assertEquals(Stage.Jumping, back.snapshot.stage)
        assertEquals(before, back.landings())
        back.tap("b6")
        assertEquals(1, back.snapshot.ply)
    }

    @Test
    fun `the process dies while the computer thinks, with a sheet open, after the end`() {
        app.settings.update { copy(pace = game.lasca.host.Pace.SLOW) }
        val play = Play.start(newGame(black = Seat.Computer(2)))
        play.tap("c3")
        play.tap("d4")
        var back = play.die(keepBundle = false)
        assertEquals(1, back.snapshot.ply)
        pass(10_000)
        settle()
        pass(10_000)
        assertEquals("the computer goes on", 2, back.snapshot.ply)
        back.press(R.string.game_menu)
        back = back.die()
        assertEquals(2, back.snapshot.ply)
        back.press(R.string.game_resign)
        back.press(R.string.game_resign)
        assertTrue(back.snapshot.stage is Stage.Over)
        back = back.die()
        assertTrue(back.snapshot.stage is Stage.Over)
    }

    @Test
    fun `a corrupt or foreign save is set aside and reported, and a new game can be played`() {
        idle()
        settle()
        for (text in listOf("not a game", "\u0000\u0000", "")) {
            app.folder.write("zz${GameStore.GAME}", text)
            app.folder.write("current", "zz")
            Play.forgetProcess()
            val play = Play.open(null)
            assertTrue(app.folder.names().toString(), app.folder.names().any { "zz" in it && it.endsWith(".damaged") })
            assertNull(app.host.begin(newGame()))
            settle()
            play.tap("c3")
            play.tap("d4")
            assertEquals(1, play.snapshot.ply)
            play.controller.pause().stop().destroy()
        }
    }

    @Test
    fun `one touch of Hint draws the move and says it in a sentence`() {
        val play = Play.start(newGame(start = Start.Position("w e7W e5W d6wb b2w a1w c1w f2bw f4Bwww f6bbbbB a5b b4b a3bw")))
        play.press(R.string.game_hint)
        settle()
        val hint = checkNotNull(play.snapshot.hint)
        assertTrue(hint.line.isNotEmpty())
        assertTrue(play.status, play.status.contains(BoardGeometry.name(hint.line[0].origin)))
        val colour = play.board.theme.marks.hint
        val picture = play.picture()
        var blue = 0
        for (x in 0 until picture.width step 2) for (y in 0 until picture.height step 2) if (picture.getPixel(x, y) == colour) blue++
        assertTrue("$blue", blue > 200)
        play.press(R.string.game_undo.takeIf { play.offers(it) } ?: R.string.game_flip)
        assertFalse(play.spoken.isEmpty())
    }
}
