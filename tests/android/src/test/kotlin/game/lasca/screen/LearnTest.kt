// Learn by touches: lessons done and missed, rules, strategy boards, Lasker's games and history.
package game.lasca.screen

import android.content.Intent
import game.lasca.LascaApp
import game.lasca.R
import game.lasca.board.BoardView
import game.lasca.core.Cue
import game.lasca.core.LessonSaid
import game.lasca.core.Seat
import game.lasca.core.Session
import game.lasca.core.Stage
import game.lasca.core.heritage
import game.lasca.core.ideas
import game.lasca.core.lessons
import game.lasca.feedback.Sound
import game.lasca.host.Motion
import game.lasca.play.TestApp
import game.lasca.play.finger
import game.lasca.play.pass
import game.lasca.seen.Window
import game.lasca.seen.Window.Companion.touch
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-hdpi")
class LearnTest {
    private val app get() = RuntimeEnvironment.getApplication() as LascaApp

    private fun lesson(list: String, id: String): Window<LessonActivity> {
        val intent = Intent(RuntimeEnvironment.getApplication(), LessonActivity::class.java).putExtra(LessonActivity.LIST, list).putExtra(LessonActivity.ITEM, id)
        return Window.open(LessonActivity::class.java, null, intent)
    }

    private fun board(window: Window<*>) = Window.all(window.decor).filterIsInstance<BoardView>().first()

    private fun square(window: Window<*>, square: Int) {
        val board = board(window)
        board.requestRectangleOnScreen(android.graphics.Rect(0, 0, board.width, board.height), true)
        val at = IntArray(2)
        board.getLocationInWindow(at)
        window.decor.touch(at[0] + board.geometry.pixelX(square).toFloat(), at[1] + board.geometry.pixelY(square).toFloat())
        window.settle()
    }

    /** Plays the first legal move that meets the goal, or the first that does not, by touching its squares. */
    private fun play(window: Window<*>, meets: Boolean): Boolean {
        val item = checkNotNull(lessons().firstOrNull { learnWords(window.activity, it.id, "title") == board(window).contentDescription })
        val first = checkNotNull(Library.session(item, ::Session)).snapshot(0)
        for (column in first.columns) for (move in column.moves) {
            val after = checkNotNull(Library.session(item, ::Session)).handle(game.lasca.core.Action.Play(move.text), 0).snapshot
            val goal = after.goal ?: continue
            if (goal.said == if (meets) LessonSaid.REACHED else LessonSaid.MISSED) {
                square(window, column.square)
                move.landings.forEach { square(window, it) }
                return true
            }
        }
        return false
    }

    @Test
    fun `the list leads to lessons, rules, ideas, games, the proposition and history`() {
        val intent = Intent(RuntimeEnvironment.getApplication(), LearnActivity::class.java)
        val screen = Window.open(LearnActivity::class.java, null, intent)
        val ways = listOf(
            "Begin with lesson 1" to "LessonActivity", "The rules" to "ReadActivity", "The strength of columns" to "LearnActivity",
            "Lasker’s five games" to "LearnActivity", "Lasker’s proposition" to "ReplayActivity", "History" to "ReadActivity",
        )
        for ((words, target) in ways) {
            screen.press(words)
            assertEquals(words, target, screen.led()?.component?.className?.substringAfterLast('.'))
        }
    }

    @Test
    fun `every lesson is met by touching the squares of a move, and then counts as done`() {
        assertEquals(8, lessons().size)
        for (item in lessons()) {
            val screen = lesson(Library.LESSONS, item.id)
            assertTrue(item.id, play(screen, meets = true))
            assertNotNull(item.id, screen.find(learnWords(screen.activity, item.id, "done")))
            assertTrue(item.id in app.settings.lessonsDone)
            screen.close()
        }
    }

    @Test
    fun `a legal move that is not asked for is said to be none, can be taken back, and the lesson goes on`() {
        var tried = 0
        for (item in lessons()) {
            val screen = lesson(Library.LESSONS, item.id)
            if (play(screen, meets = false)) {
                tried++
                assertNotNull(item.id, screen.find(screen.activity.getString(R.string.learn_not_yet)))
                assertTrue(item.id !in app.settings.lessonsDone)
                screen.press("Take back")
                assertNotNull(item.id, screen.find(learnWords(screen.activity, item.id, "task")))
                assertTrue(item.id, play(screen, meets = true))
            }
            screen.close()
        }
        assertTrue("$tried lessons have such a move", tried >= 4)
    }

    private fun button(window: Window<*>, id: Int) = Window.all(window.decor).first { (it as? android.widget.TextView)?.text == window.activity.getString(id) }

    @Test
    fun `Next waits for the goal, and a move can be taken back until it is reached`() {
        val screen = lesson(Library.LESSONS, lessons().first { it.id == "release" }.id)
        fun next() = button(screen, R.string.learn_next).isEnabled
        fun again() = button(screen, R.string.learn_take_back).isShown
        assertFalse(next() || again())
        assertTrue(play(screen, meets = false))
        assertTrue("it was something else", again() && !next())
        screen.press("Take back")
        assertFalse(again())
        assertTrue(play(screen, meets = true))
        assertTrue(next() && !again())
        screen.close()
    }

    @Test
    fun `a held waypoint takes a leg back in lessons, too`() {
        val (item, from, move) = longest()
        assertTrue("${move.landings}", move.landings.size > 2)
        app.settings.update { copy(confirm = true) }
        val screen = lesson(Library.LESSONS, item.id)
        square(screen, from)
        move.landings.forEach { square(screen, it) }
        val way = { checkNotNull(board(screen).snapshot).marks.chosen }
        assertEquals(listOf(from) + move.landings, way())
        hold(screen, move.landings.first())
        assertEquals(listOf(from) + move.landings.dropLast(1), way())
        screen.close()
    }

    /** The lesson with the longest capture that meets its goal, and that capture. */
    private fun longest() = lessons().flatMap { item ->
        val first = checkNotNull(Library.session(item, ::Session)).snapshot(0)
        first.columns.flatMap { column -> column.moves.map { Triple(item, column.square, it) } }
    }.filter { (item, _, move) ->
        checkNotNull(Library.session(item, ::Session)).handle(game.lasca.core.Action.Play(move.text), 0).snapshot.goal?.done == true
    }.maxBy { (_, _, move) -> move.landings.size }

    @Test
    fun `in lessons nothing plays itself, and a touch of a capture's last square is all of it for whom it is in games`() {
        app.settings.update { copy(autoComplete = true, autoForced = true, oneTapForced = true) }
        val (item, from, move) = longest()
        assertTrue("${move.landings}", move.landings.size > 1)
        for (final in listOf(false, true)) {
            app.settings.update { copy(finalSquare = final) }
            val screen = lesson(Library.LESSONS, item.id)
            square(screen, from)
            square(screen, move.landings.last())
            pass(10_000)
            assertEquals("the last square: $final", final, screen.find(learnWords(screen.activity, item.id, "done")) != null)
            if (!final) {
                square(screen, move.landings.first())
                pass(10_000)
                assertEquals(Stage.Jumping, board(screen).snapshot?.stage)
            }
            screen.close()
        }
    }

    @Test
    fun `who confirms moves in games confirms them in lessons, and is asked to`() {
        app.settings.update { copy(confirm = true) }
        val item = lessons().first()
        val screen = lesson(Library.LESSONS, item.id)
        assertTrue(play(screen, meets = true))
        assertEquals(Stage.Confirming, board(screen).snapshot?.stage)
        assertTrue("${screen.texts()}", screen.texts().any { it.startsWith("Play ") && it.endsWith("?") })
        assertTrue(item.id !in app.settings.lessonsDone)
        square(screen, checkNotNull(board(screen).snapshot).marks.chosen.last())
        assertNotNull(screen.find(learnWords(screen.activity, item.id, "done")))
        screen.close()
    }

    @Test
    fun `each lesson says its name when it comes, in the same window too`() {
        val screen = lesson(Library.LESSONS, lessons().first().id)
        fun name(index: Int) = learnWords(screen.activity, lessons()[index].id, "title")
        assertEquals(name(0), screen.activity.title)
        screen.press("Skip")
        assertEquals(name(1), screen.activity.title)
        assertTrue(Window.all(screen.decor).any { it.accessibilityPaneTitle == name(1) })
        screen.close()
    }

    @Test
    @Config(qualifiers = "en-rGB-w360dp-h420dp-port-notnight-mdpi")
    fun `a column is dragged on a small page that scrolls`() {
        val screen = lesson(Library.LESSONS, lessons().first().id)
        val board = board(screen)
        val scroll = generateSequence(board.parent) { it.parent }.filterIsInstance<android.widget.ScrollView>().first()
        assertTrue("the page scrolls", scroll.canScrollVertically(1) || scroll.canScrollVertically(-1))
        val column = checkNotNull(board.snapshot).columns.first { it.canMove }
        val to = column.moves.first().landings.last()
        board.requestRectangleOnScreen(android.graphics.Rect(0, 0, board.width, board.height), true)
        val at = IntArray(2)
        board.getLocationInWindow(at)
        fun x(square: Int) = at[0] + board.geometry.pixelX(square).toFloat()
        fun y(square: Int) = at[1] + board.geometry.pixelY(square).toFloat()
        screen.decor.finger(android.view.MotionEvent.ACTION_DOWN, x(column.square), y(column.square))
        for (step in 1..20) {
            val part = step / 20f
            screen.decor.finger(android.view.MotionEvent.ACTION_MOVE, x(column.square) + (x(to) - x(column.square)) * part, y(column.square) + (y(to) - y(column.square)) * part)
        }
        screen.decor.finger(android.view.MotionEvent.ACTION_UP, x(to), y(to))
        screen.settle()
        assertEquals(1, checkNotNull(board.snapshot).lastPly)
        screen.close()
    }

    private fun line(window: Window<*>) = Window.all(window.decor).first { it.accessibilityLiveRegion != android.view.View.ACCESSIBILITY_LIVE_REGION_NONE }

    @Test
    fun `a refused touch says why, each time, with nothing moving`() {
        app.settings.update { copy(motion = Motion.OFF) }
        val item = lessons().first { it.id == "must_capture" }
        val screen = lesson(Library.LESSONS, item.id)
        val elsewhere = checkNotNull(board(screen).snapshot).columns.first { it.cue == Cue.CAPTURE_ELSEWHERE }
        val heard = ArrayList<String>()
        repeat(2) {
            square(screen, elsewhere.square)
            heard += line(screen).contentDescription.toString()
        }
        val told = screen.texts().filter { it == "a1 cannot move: c3 or g3 must capture" }
        assertEquals("${screen.texts()}", 1, told.size)
        assertNotNull("and what to do is still there", screen.find(learnWords(screen.activity, item.id, "task")))
        assertTrue("$heard", heard.all { it.startsWith("a 1 cannot move: c 3 or g 3 must capture. ") } && heard[0] != heard[1])
        screen.close()
    }

    @Test
    fun `a lesson's moves are heard, felt and told, a held column is told whole, and guards are marked`() {
        app.settings.update { copy(guards = false) }
        TestApp.heard.clear()
        val item = lessons().first { it.id == "release" }
        val screen = lesson(Library.LESSONS, item.id)
        assertTrue(board(screen).style.guards)
        assertEquals(-1, shadowOf(board(screen)).lastHapticFeedbackPerformed())
        hold(screen, checkNotNull(board(screen).snapshot).columns.first { it.pieces.size > 1 }.square)
        assertEquals(android.view.HapticFeedbackConstants.LONG_PRESS, shadowOf(board(screen)).lastHapticFeedbackPerformed())
        assertEquals("d 4, black soldier, column of 2: black soldier, white soldier", line(screen).contentDescription.toString())
        assertNotNull("it is read, too", screen.find("d4, black soldier, column of 2: black soldier, white soldier"))
        assertTrue(play(screen, meets = true))
        pass(2_000)
        assertEquals(listOf(Sound.CAPTURE), TestApp.heard)
        assertEquals(android.view.HapticFeedbackConstants.KEYBOARD_TAP, shadowOf(board(screen)).lastHapticFeedbackPerformed())
        val said = line(screen).contentDescription.toString()
        assertTrue(said, said.startsWith("White: c 3 ") && said.endsWith(learnWords(screen.activity, item.id, "done").trimEnd('.')))
        screen.close()
    }

    private fun hold(window: Window<*>, square: Int) {
        val board = board(window)
        val at = IntArray(2)
        board.getLocationInWindow(at)
        val (x, y) = at[0] + board.geometry.pixelX(square).toFloat() to at[1] + board.geometry.pixelY(square).toFloat()
        window.decor.finger(android.view.MotionEvent.ACTION_DOWN, x, y)
        pass(360)
        window.decor.finger(android.view.MotionEvent.ACTION_UP, x, y)
        window.settle()
    }

    @Test
    fun `a column of an old game is told whole when it is held`() {
        val intent = Intent(RuntimeEnvironment.getApplication(), ReplayActivity::class.java).putExtra(ReplayActivity.ITEM, heritage().first().id)
        val screen = Window.open(ReplayActivity::class.java, null, intent)
        assertTrue(board(screen).style.guards)
        hold(screen, checkNotNull(board(screen).snapshot).columns.first { it.square == 0 }.square)
        assertTrue(line(screen).contentDescription.toString(), line(screen).contentDescription.startsWith("a 1, white soldier"))
        screen.close()
    }

    @Test
    fun `every lesson can be skipped, to the last and out`() {
        val screen = lesson(Library.LESSONS, lessons().first().id)
        for (item in lessons().drop(1)) {
            screen.press("Skip")
            assertNotNull(screen.find(learnWords(screen.activity, item.id, "title")))
        }
        screen.press("Skip")
        assertTrue(screen.activity.isFinishing)
        assertTrue(app.settings.lessonsDone.isEmpty())
    }

    @Test
    fun `every idea has its words and is played out against the computer`() {
        assertTrue(ideas().size >= 6)
        for (item in ideas()) {
            val screen = lesson(LearnActivity.IDEAS, item.id)
            for (part in listOf("title", "text", "task")) assertNotNull("${item.id} $part", screen.find(learnWords(screen.activity, item.id, part)))
            screen.press("Play it out")
            val shown = checkNotNull(app.host.snapshot)
            assertEquals(1, listOf(shown.white, shown.black).count { it is Seat.Computer })
            assertEquals(Stage.Choosing, shown.stage)
            screen.close()
        }
    }

    @Test
    fun `every old game is stepped through and taken over at a move`() {
        assertEquals(6, heritage().size)
        for (item in heritage()) {
            val intent = Intent(RuntimeEnvironment.getApplication(), ReplayActivity::class.java).putExtra(ReplayActivity.ITEM, item.id)
            val screen = Window.open(ReplayActivity::class.java, null, intent)
            repeat(3) { screen.press("One move on") }
            val there = checkNotNull(board(screen).snapshot)
            assertEquals(3, there.shownPly)
            screen.press("One move back")
            screen.press("One move on")
            screen.press("Take over from here")
            screen.press("Both sides")
            assertEquals(item.id, there.columns.map { it.square to it.pieces }, app.host.snapshot?.columns?.map { it.square to it.pieces })
            screen.close()
        }
    }

    @Test
    fun `the rules of every set are told line by line, with their difference`() {
        val screen = Window.open(ReadActivity::class.java, null, Intent(RuntimeEnvironment.getApplication(), ReadActivity::class.java).putExtra(ReadActivity.PAGE, ReadActivity.RULES))
        for (set in listOf("lasca.eu", "kawu", "Lasker 1911")) {
            screen.press(set)
            val texts = screen.texts()
            assertTrue(set, texts.none { it.isBlank() })
            assertTrue(set, texts.size > 25)
            assertNotNull(set, screen.find("Here the rule sets differ"))
        }
    }
}
