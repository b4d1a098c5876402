// The screen is made again in every moment — turned, split, darkened, in another language — and what was typed, reached or offered is still there.
package game.lasca.hostile

import android.app.Activity
import android.content.Intent
import android.net.Uri
import android.view.KeyEvent
import android.widget.EditText
import game.lasca.R
import game.lasca.core.lessons
import game.lasca.play.Play
import game.lasca.play.app
import game.lasca.play.newGame
import game.lasca.play.pass
import game.lasca.play.settle
import game.lasca.screen.LessonActivity
import game.lasca.screen.Library
import game.lasca.screen.MyGamesActivity
import game.lasca.screen.NewGameActivity
import game.lasca.screen.ReceiveActivity
import game.lasca.screen.SettingsActivity
import game.lasca.seen.Games
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import java.io.ByteArrayOutputStream

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
class TurnedTest {
    private fun field(window: Window<*>, hint: String) = Window.all(window.top).filterIsInstance<EditText>().first { it.hint.toString() == hint }

    private val record get() = Games.played(Games.fresh("Rosa", "Max"), 12).record()

    @Test
    fun `a text typed into the sheet for a game stays, and its game can be taken`() {
        val screen = Window.open(MyGamesActivity::class.java, null)
        screen.press("Paste a game")
        field(screen, "Text of the game").setText(record)
        screen.turn()
        assertEquals(record, field(screen, "Text of the game").text.toString())
        screen.press("Add to my games")
        assertNotNull(screen.find("Rosa and Max"))
        screen.turn()
        assertTrue("the sheet was closed and stays closed", Window.all(screen.top).none { it is EditText && it.hint == "Text of the game" })
    }

    @Test
    fun `a text too long for the field stays whole`() {
        val many = List(60) { Games.played(Games.fresh("Rosa $it", "Max"), 30).record() }.joinToString("\n")
        val place = Uri.parse("content://elsewhere/many.txt")
        shadowOf(app.contentResolver).registerInputStream(place, many.byteInputStream())
        val screen = Window.open(MyGamesActivity::class.java, null)
        screen.press("Open a file")
        val asked = shadowOf(screen.activity).nextStartedActivityForResult
        shadowOf(screen.activity).receiveResult(asked.intent, Activity.RESULT_OK, Intent().setData(place))
        screen.settle()
        screen.turn()
        screen.press("Add 60 games")
        assertEquals(60, app.store.all().size)
    }

    @Test
    fun `a text from another app that was changed in the field stays changed`() {
        val screen = Window.open(ReceiveActivity::class.java, null, Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, "nothing"))
        field(screen, "Text of the game").setText(record)
        screen.turn()
        assertEquals(record, field(screen, "Text of the game").text.toString())
        screen.press("Add to my games")
        assertEquals(1, app.store.all().size)
    }

    @Test
    fun `a new name half typed stays and is given`() {
        Games.shelve()
        val screen = Window.open(MyGamesActivity::class.java, null)
        screen.press("More about Anna and Ben")
        screen.press("Rename")
        field(screen, "Name").setText("Semi-final")
        screen.turn()
        assertEquals("Semi-final", field(screen, "Name").text.toString())
        screen.press("Save")
        assertNotNull(screen.find("Semi-final"))
    }

    @Test
    fun `a position half typed stays`() {
        val screen = Window.open(NewGameActivity::class.java, null, Intent().putExtra(NewGameActivity.OPPONENT, NewGameActivity.PERSON))
        screen.press("Start position")
        val sheet = Window.all(screen.top).filterIsInstance<EditText>().first()
        sheet.setText("w a1w g7")
        screen.turn()
        assertEquals("w a1w g7", Window.all(screen.top).filterIsInstance<EditText>().first().text.toString())
    }

    @Test
    fun `what was searched for stays, and finds the same`() {
        Games.shelve()
        val screen = Window.open(MyGamesActivity::class.java, null)
        field(screen, "Search").setText("anna")
        screen.turn()
        assertEquals("anna", field(screen, "Search").text.toString())
        assertNotNull(screen.find("Anna and Ben"))
        assertNull(screen.find("White and Black"))
    }

    @Test
    fun `a deletion can still be taken back`() {
        Games.shelve()
        val screen = Window.open(MyGamesActivity::class.java, null)
        screen.press("More about Anna and Ben")
        screen.press("Delete")
        screen.turn()
        screen.press("Undo")
        assertNotNull(screen.find("Anna and Ben"))
        assertEquals(3, app.store.all().size)
        screen.turn()
        assertNull("taken back once", screen.find("Undo"))
    }

    @Test
    fun `all games are exported although the screen was made again while the place was chosen`() {
        Games.shelve()
        val screen = Window.open(MyGamesActivity::class.java, null)
        val place = Uri.parse("content://elsewhere/all.txt")
        val written = ByteArrayOutputStream()
        shadowOf(app.contentResolver).registerOutputStream(place, written)
        screen.press("Export all games")
        val asked = shadowOf(screen.activity).nextStartedActivityForResult
        screen.controller.recreate()
        shadowOf(screen.activity).receiveResult(asked.intent, Activity.RESULT_OK, Intent().setData(place))
        screen.settle()
        assertEquals(3, game.lasca.core.findGames(written.toString()).games.size)
        assertNotNull(screen.find("3 games are exported."))
    }

    @Test
    fun `a lesson goes on where it was, its goal met`() {
        val lesson = lessons().first { it.id == "several_jumps" }
        val screen = Window.open(LessonActivity::class.java, null, Intent().putExtra(LessonActivity.LIST, Library.LESSONS).putExtra(LessonActivity.ITEM, lesson.id))
        val board = { Window.all(screen.decor).filterIsInstance<game.lasca.board.BoardView>().first() }
        fun tap(square: Int) {
            val at = IntArray(2)
            board().getLocationInWindow(at)
            with(Window) { screen.decor.touch(at[0] + board().geometry.pixelX(square).toFloat(), at[1] + board().geometry.pixelY(square).toFloat()) }
            pass(2_000)
        }
        val move = checkNotNull(board().snapshot).columns.flatMap { column -> column.moves.map { column.square to it } }.maxBy { it.second.landings.size }
        tap(move.first)
        tap(move.second.landings[0])
        screen.turn()
        assertEquals("half made", listOf(move.first, move.second.landings[0]), checkNotNull(board().snapshot).marks.chosen)
        move.second.landings.drop(1).forEach(::tap)
        assertEquals(1, checkNotNull(board().snapshot).ply)
        screen.turn()
        assertEquals("whole", 1, checkNotNull(board().snapshot).ply)
        assertEquals(true, checkNotNull(board().snapshot).goal?.done)
        assertNotNull(screen.find(app.getString(R.string.learn_next)))
    }

    @Test
    fun `a page is scrolled to where it was`() {
        val screen = Window.open(SettingsActivity::class.java, null)
        val scroll = { checkNotNull(screen.activity.findViewById<android.view.View>(R.id.screen_scroll)) }
        scroll().scrollTo(0, 700)
        screen.turn()
        assertEquals(700, scroll().scrollY)
    }

    @Test
    fun `the square of the keys stays, in a game and in a lesson`() {
        val play = Play.start(newGame())
        repeat(6) { if (!play.board.isFocused) play.key(KeyEvent.KEYCODE_DPAD_DOWN) }
        repeat(2) { play.key(KeyEvent.KEYCODE_DPAD_UP) }
        val square = play.board.cursor
        assertTrue("the keys have moved", square != Play.index("d4"))
        play.controller.recreate()
        play.controller.visible().windowFocusChanged(true)
        settle()
        assertEquals(square, play.board.cursor)
        assertEquals("when the process has ended, too", square, play.die().board.cursor)
        val screen = Window.open(LessonActivity::class.java, null, Intent().putExtra(LessonActivity.LIST, Library.LESSONS))
        val board = { Window.all(screen.decor).filterIsInstance<game.lasca.board.BoardView>().first() }
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) board().dispatchKeyEvent(KeyEvent(action, KeyEvent.KEYCODE_DPAD_UP))
        val there = board().cursor
        assertTrue("the keys have moved", there != Play.index("d4"))
        screen.turn()
        assertEquals(there, board().cursor)
    }

    @Test
    fun `the end's sheet stays open, and closed it stays closed`() {
        val play = Play.start(newGame())
        play.press(R.string.game_menu)
        play.press(R.string.game_resign)
        play.press(R.string.game_resign)
        pass(1_000)
        assertTrue(play.offers(R.string.end_again))
        play.controller.recreate()
        play.controller.visible().windowFocusChanged(true)
        settle()
        assertTrue(play.offers(R.string.end_again))
        play.press(R.string.end_review)
        settle()
        play.controller.recreate()
        play.controller.visible().windowFocusChanged(true)
        settle()
        assertFalse("the sheet was closed", play.offers(R.string.end_again))
    }
}
