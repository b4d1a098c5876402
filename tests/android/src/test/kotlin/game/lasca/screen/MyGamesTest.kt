// My games by touches: the list, opening, renaming, deleting with undo, sharing, searching and pasting.
package game.lasca.screen

import android.app.Activity
import android.content.ClipData
import android.content.ClipboardManager
import android.content.Intent
import android.net.Uri
import android.widget.EditText
import game.lasca.LascaApp
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
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import java.io.ByteArrayOutputStream

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-hdpi")
class MyGamesTest {
    private val app get() = RuntimeEnvironment.getApplication() as LascaApp

    private fun open() = Window.open(MyGamesActivity::class.java, null)

    private fun field(window: Window<*>, hint: String) = Window.all(window.top).filterIsInstance<EditText>().first { it.hint.toString() == hint }

    private fun Window<*>.started(): Intent? = led()

    private fun clip(text: String) =
        checkNotNull(app.getSystemService(ClipboardManager::class.java)).setPrimaryClip(ClipData.newPlainText("", text))

    @Test
    fun `without games there is one sentence and one button, and it leads to a game`() {
        val screen = open()
        assertNotNull(screen.find("No saved games yet"))
        screen.press("Play the computer")
        assertEquals("NewGameActivity", screen.started()?.component?.className?.substringAfterLast('.'))
    }

    @Test
    fun `every game has its name and how it stands`() {
        Games.shelve()
        val screen = open()
        for (words in listOf("Anna and Ben", "Club evening, board 2", "White and Black", "White to move, move 21")) assertNotNull(words, screen.find(words))
    }

    @Test
    fun `in a wide window two games stand side by side, read from left to right, in others one below the other`() {
        Games.shelve()
        for ((qualifiers, beside) in listOf("w1280dp-h800dp-land-mdpi" to true, "w891dp-h411dp-land-mdpi" to true, "w800dp-h1280dp-port-mdpi" to false, "w411dp-h891dp-port-mdpi" to false)) {
            RuntimeEnvironment.setQualifiers("+$qualifiers")
            val screen = open()
            val places = Window.all(screen.decor).filter { it.contentDescription?.startsWith("More about") == true }.map { view ->
                IntArray(2).also(view::getLocationInWindow)
            }.toList()
            assertEquals(3, places.size)
            assertEquals(qualifiers, beside, places[0][1] == places[1][1] && places[0][0] < places[1][0])
            assertTrue(qualifiers, places[2][1] > places[0][1] && places[2][0] == places[0][0])
            screen.close()
        }
    }

    @Test
    fun `a touch on a game opens it and makes it the current one`() {
        val ids = Games.shelve()
        val screen = open()
        screen.press("Anna and Ben")
        app.disk.submit {}.get()
        Window.idle()
        assertEquals(ids[0], app.host.id)
        assertEquals("GameActivity", screen.started()?.component?.className?.substringAfterLast('.'))
    }

    @Test
    fun `a deleted game is gone at once and back after undo`() {
        Games.shelve()
        val screen = open()
        screen.press("More about Anna and Ben")
        screen.press("Delete")
        assertNull(screen.find("Anna and Ben"))
        assertNotNull(screen.find("“Anna and Ben” is deleted."))
        screen.press("Undo")
        assertNotNull(screen.find("Anna and Ben"))
        assertEquals(3, app.store.all().size)
    }

    @Test
    fun `deleting the game that is being played puts it away for good once the screen is left`() {
        val id = Games.shelve()[0]
        app.host.open(id)
        app.disk.submit {}.get()
        Window.idle()
        val screen = open()
        screen.press("More about Anna and Ben")
        screen.press("Delete")
        assertNull(app.host.id)
        screen.activity.finish()
        screen.close()
        app.disk.submit {}.get()
        assertEquals(2, app.store.all().size)
        assertFalse(app.folder.names().any { it.startsWith(id) })
    }

    @Test
    fun `the other button of a mouse, or a long touch, offers what else can be done with a game`() {
        Games.shelve()
        for (way in listOf<(android.view.View) -> Boolean>({ it.performContextClick() }, { it.performLongClick() })) {
            val screen = open()
            assertTrue(way(checkNotNull(screen.find("Anna and Ben")).let { generateSequence(it) { view -> view.parent as? android.view.View }.first { view -> view.isLongClickable } }))
            screen.settle()
            for (words in listOf("Open", "Rename", "Delete")) assertNotNull(words, screen.find(words))
            screen.close()
        }
    }

    @Test
    fun `a new name is shown and found`() {
        Games.shelve()
        val screen = open()
        screen.press("More about Anna and Ben")
        screen.press("Rename")
        field(screen, "Name").setText("Semi-final\n2026")
        screen.press("Save")
        assertNotNull(screen.find("Semi-final 2026"))
        field(screen, "Search").setText("FINAL")
        screen.settle()
        assertNotNull(screen.find("Semi-final 2026"))
        assertNull(screen.find("Club evening, board 2"))
    }

    @Test
    fun `search looks into names, rules and moves, and says when there is nothing`() {
        Games.shelve()
        val screen = open()
        val search = field(screen, "Search")
        for ((query, count) in mapOf("anna" to 1, "lasca.eu" to 3, "club board" to 1, "xyz" to 0)) {
            search.setText(query)
            screen.settle()
            val rows = Window.all(screen.decor).count { it.contentDescription?.startsWith("More about") == true }
            assertEquals(query, count, rows)
        }
        assertNotNull(screen.find("Nothing found for “xyz”"))
        screen.press("Clear")
    }

    @Test
    fun `sharing gives the record or the short message, and either can be read again`() {
        Games.shelve()
        val screen = open()
        for (way in listOf("Share the whole game", "Share as a short message")) {
            screen.press("More about Anna and Ben")
            screen.press(way)
            val chooser = checkNotNull(screen.started())
            @Suppress("DEPRECATION")
            val sent = checkNotNull(chooser.getParcelableExtra<Intent>(Intent.EXTRA_INTENT))
            val text = checkNotNull(sent.getStringExtra(Intent.EXTRA_TEXT))
            assertTrue(way, game.lasca.host.GameShelf.find("See this:\n$text\nYours, Ben") is game.lasca.host.Found.Game)
        }
    }

    @Test
    fun `a text too long for one message goes as a file that only the one it was shared with may read`() {
        app.disk.submit {}.get()
        val text = "no game at all ".repeat(40_000)
        app.store.add(text)
        val screen = open()
        screen.press("Damaged file")
        screen.press("Share the whole game")
        screen.settle()
        val chooser = checkNotNull(screen.started())
        val parcel = android.os.Parcel.obtain()
        chooser.writeToParcel(parcel, 0)
        assertTrue("${parcel.dataSize()}", parcel.dataSize() < 10_000)
        parcel.recycle()
        @Suppress("DEPRECATION")
        val sent = checkNotNull(chooser.getParcelableExtra<Intent>(Intent.EXTRA_INTENT))
        assertTrue(sent.flags and Intent.FLAG_GRANT_READ_URI_PERMISSION != 0)
        @Suppress("DEPRECATION")
        val place = checkNotNull(sent.getParcelableExtra<Uri>(Intent.EXTRA_STREAM))
        assertEquals(place, sent.clipData?.getItemAt(0)?.uri)
        assertEquals(text, app.contentResolver.openInputStream(place)?.let { String(it.readBytes()) })
        assertEquals("text/plain", app.contentResolver.getType(place))
        for (other in listOf("content://game.lasca.texts/../games/current", "content://game.lasca.texts/other.txt", "content://game.lasca.texts/")) {
            assertTrue(other, runCatching { app.contentResolver.openFileDescriptor(Uri.parse(other), "r") }.exceptionOrNull() is java.io.FileNotFoundException)
        }
        assertTrue(runCatching { app.contentResolver.openFileDescriptor(place, "w") }.exceptionOrNull() is java.io.FileNotFoundException)
    }

    @Test
    fun `a game in the clipboard is found, shown and kept`() {
        val record = Games.played(Games.fresh("Rosa", "Max"), 12).record()
        clip("Hello!\n\n$record\n\nBye")
        val screen = open()
        screen.press("Paste a game")
        assertFalse(screen.named("Add to my games").isEnabled)
        screen.press("Paste")
        screen.press("Add to my games")
        assertNotNull(screen.find("Rosa and Max"))
    }

    @Test
    fun `a damaged record says where and why, and its readable part can be kept`() {
        val record = Games.played(Games.fresh("Rosa", "Max"), 12).record()
        val move = Regex("[a-g][1-7][-x][a-g][1-7]").findAll(record).last().value
        val screen = open()
        screen.press("Paste a game")
        field(screen, "Text of the game").setText(record.replace(move, "a1-a9"))
        Window.idle()
        assertFalse(screen.named("Add to my games").isEnabled)
        assertTrue(screen.texts().toString(), screen.texts().any { it.startsWith("Line\u00A0") })
        screen.press("Add the readable part")
        assertNotNull(screen.find("Rosa and Max"))
    }

    @Test
    fun `all games go into one file that the app reads again`() {
        Games.shelve()
        val screen = open()
        val place = Uri.parse("content://elsewhere/all.txt")
        val written = ByteArrayOutputStream()
        shadowOf(app.contentResolver).registerOutputStream(place, written)
        screen.press("Export all games")
        val asked = shadowOf(screen.activity).nextStartedActivityForResult
        shadowOf(screen.activity).receiveResult(asked.intent, Activity.RESULT_OK, Intent().setData(place))
        screen.controller.pause().resume()
        screen.settle()
        assertNotNull(screen.find("3 games are exported."))
        val before = records()
        app.store.all().forEach { app.store.delete(it.id) }
        readFile(screen, written.toByteArray())
        assertNotNull(screen.find("3 games can be read."))
        screen.press("Add 3 games")
        assertNotNull(screen.find("3 games are added to your games."))
        assertEquals(before, records())
    }

    @Test
    fun `an export that fails at whichever operation of the foreign file is told`() {
        Games.shelve()
        val screen = open()
        for (failing in listOf("write", "flush", "close")) {
            val place = Uri.parse("content://elsewhere/$failing.txt")
            val stream = object : ByteArrayOutputStream() {
                override fun write(b: ByteArray, off: Int, len: Int) = if (failing == "write") throw java.io.IOException("full") else super.write(b, off, len)

                override fun flush() = if (failing == "flush") throw java.io.IOException("full") else super.flush()

                override fun close() = if (failing == "close") throw java.io.IOException("full") else super.close()
            }
            shadowOf(app.contentResolver).registerOutputStream(place, stream)
            screen.press("Export all games")
            val asked = shadowOf(screen.activity).nextStartedActivityForResult
            shadowOf(screen.activity).receiveResult(asked.intent, Activity.RESULT_OK, Intent().setData(place))
            screen.controller.pause().resume()
            screen.settle()
            assertEquals(failing, failing == "flush", screen.find("3 games are exported.") != null)
            assertEquals(failing, failing != "flush", screen.find("The games cannot be read or written. Is the storage full?") != null)
        }
        assertEquals(3, app.store.all().size)
    }

    @Test
    fun `of a file with damaged games the sound ones come, and each damaged one is told with its place`() {
        val sound = Games.played(Games.fresh("Rosa", "Max"), 12).record()
        val damaged = Games.played(Games.fresh("Ida", "Tim"), 9).record().replace("*", "1-0")
        val lost = "Lasca record 1\nrules: of the house\n\n*\n"
        val screen = open()
        readFile(screen, listOf(sound, damaged, lost).joinToString("\n").toByteArray())
        val told = screen.texts().single { it.startsWith("1 game can be read.") }.lines()
        assertEquals("2 games are damaged:", told[1])
        assertTrue("$told", told.drop(2).size == 2 && told.drop(2).all { it.startsWith("Line\u00A0") })
        screen.press("Add the readable parts too")
        assertNotNull(screen.find("2 games are added to your games."))
        assertNotNull(screen.find("Rosa and Max"))
        assertNotNull(screen.find("Ida and Tim"))
    }

    @Test
    fun `a pasted text too long for the field is read whole`() {
        val records = List(60) { Games.played(Games.fresh("Rosa $it", "Max"), 30).record() }
        assertTrue(records.sumOf { it.length } > 20_000)
        clip(records.joinToString("\n"))
        val screen = open()
        screen.press("Paste a game")
        screen.press("Paste")
        screen.press("Add 60 games")
        assertEquals(60, app.store.all().size)
    }

    private fun records() = app.store.all().mapNotNull { (game.lasca.host.GameShelf.find(it.text) as? game.lasca.host.Found.Game)?.record }.toSet()

    private fun readFile(screen: Window<*>, bytes: ByteArray) {
        val place = Uri.parse("content://elsewhere/in.txt")
        shadowOf(app.contentResolver).registerInputStream(place, java.io.ByteArrayInputStream(bytes))
        screen.press("Open a file")
        val asked = shadowOf(screen.activity).nextStartedActivityForResult
        shadowOf(screen.activity).receiveResult(asked.intent, Activity.RESULT_OK, Intent().setData(place))
        screen.controller.pause().resume()
        screen.settle()
    }

    @Test
    fun `a file that cannot be read is told`() {
        val screen = open()
        screen.press("Open a file")
        val asked = shadowOf(screen.activity).nextStartedActivityForResult
        shadowOf(screen.activity).receiveResult(asked.intent, Activity.RESULT_OK, Intent().setData(Uri.parse("content://nobody/nothing")))
        screen.controller.pause().resume()
        screen.settle()
        assertTrue(screen.texts().toString(), screen.find("The file cannot be read.") != null || screen.find("There is nothing in it.") != null)
    }

    @Test
    fun `a damaged file is listed, kept and can be shared`() {
        app.disk.submit {}.get() // the app has looked for its last game and found none
        app.store.add("no game at all")
        val screen = open()
        screen.press("Damaged file")
        assertNull(screen.find("Open"))
        screen.press("Share the whole game")
        assertNotNull(screen.started())
        assertEquals("no game at all", app.store.all().single().text)
    }
}
