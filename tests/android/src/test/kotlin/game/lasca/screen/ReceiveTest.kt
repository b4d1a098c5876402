// Games that come from other apps: shown first, kept only when the player says so, harmless where they are hostile.
package game.lasca.screen

import android.content.Intent
import android.net.Uri
import game.lasca.LascaApp
import game.lasca.core.LoadException
import game.lasca.core.ReadWhy
import game.lasca.host.Found
import game.lasca.host.GameShelf
import game.lasca.seen.Games
import game.lasca.seen.Window
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
import java.io.ByteArrayInputStream
import java.io.IOException
import java.io.InputStream
import java.util.Random

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-hdpi")
class ReceiveTest {
    private val app get() = RuntimeEnvironment.getApplication() as LascaApp

    private fun open(intent: Intent) = Window.open(ReceiveActivity::class.java, null, intent)

    private fun sent(text: String) = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)

    private fun file(stream: InputStream): Intent {
        val place = Uri.parse("content://elsewhere/game.txt")
        shadowOf(app.contentResolver).registerInputStream(place, stream)
        return Intent(Intent.ACTION_VIEW).setDataAndType(place, "text/plain")
    }

    private fun nothingCameOf(intent: Intent) {
        val screen = open(intent)
        assertFalse(screen.named("Add to my games").isEnabled)
        assertEquals(0, app.store.all().size)
        screen.close()
    }

    @Test
    fun `a shared game is shown and kept only when the player says so`() {
        val record = Games.played(Games.fresh("Rosa", "Max"), 12).record()
        val screen = open(sent("Look at this\n$record"))
        assertEquals(0, app.store.all().size)
        screen.press("Add to my games")
        assertEquals(1, app.store.all().size)
        assertEquals(app.store.all().single().id, app.host.id)
        val led = checkNotNull(shadowOf(screen.activity).nextStartedActivity)
        assertTrue("in the app's own task, which Recents shows", led.flags and Intent.FLAG_ACTIVITY_NEW_TASK != 0)
        val info = screen.activity.packageManager.getActivityInfo(screen.activity.componentName, 0)
        assertTrue("and not in this screen's: ${info.taskAffinity}", info.taskAffinity != info.applicationInfo.taskAffinity)
    }

    @Test
    fun `an opened file is read like a shared text`() {
        val record = Games.played(Games.fresh("Rosa", "Max"), 12).record()
        val screen = open(file(ByteArrayInputStream(record.toByteArray())))
        screen.press("Add to my games")
        assertEquals(1, app.store.all().size)
    }

    @Test
    fun `a file of several games brings all of them and leads to the list`() {
        val records = listOf("Rosa", "Ida").map { Games.played(Games.fresh(it, "Max"), 12).record() }
        val screen = open(file(ByteArrayInputStream(records.joinToString("\n").toByteArray())))
        screen.press("Add 2 games")
        assertEquals(2, app.store.all().size)
        assertEquals("MyGamesActivity", shadowOf(screen.activity).nextStartedActivity.component?.className?.substringAfterLast('.'))
    }

    private fun found(bytes: ByteArray): Found {
        val place = checkNotNull(file(ByteArrayInputStream(bytes)).data)
        return GameShelf.find(checkNotNull(IncomingText.read(app.contentResolver, place)))
    }

    @Test
    fun `a long file in letters of two bytes is read to its end`() {
        val records = listOf("Rosa", "Ida").map { Games.played(Games.fresh(it, "Max"), 12).record() }
        val words = ("é".repeat(999) + "\n").repeat(5_000)
        val found = found((words + records.joinToString("\n")).toByteArray())
        assertEquals(2, (found as Found.Games).records.size)
    }

    @Test
    fun `a file that is too long is said to be`() {
        val text = Games.played(Games.fresh("Rosa", "Max"), 12).record() + "é".repeat(8_000_000)
        val why = (found(text.toByteArray()) as Found.Nothing).why
        assertEquals(ReadWhy.TOO_LONG, (why as LoadException.Unreadable).error.why)
    }

    @Test
    fun `a full disk is told before the screen goes`() {
        val record = Games.played(Games.fresh("Rosa", "Max"), 12).record()
        val screen = open(sent(record))
        val games = java.io.File(app.filesDir, "games")
        games.deleteRecursively()
        games.writeText("in the way")
        screen.press("Add to my games")
        assertNotNull(screen.find("The games cannot be read or written. Is the storage full?"))
        assertFalse(screen.activity.isFinishing)
    }

    @Test
    fun `hostile texts change nothing and break nothing`() {
        val noise = Random(7)
        val random = List(8) { String(CharArray(200) { (noise.nextInt(0x10000)).toChar() }) }
        val record = Games.played(Games.fresh("Rosa", "Max"), 12).record()
        val cut = (1 until record.length step 97).map { record.take(it) }.filter { game.lasca.host.GameShelf.find(it) is game.lasca.host.Found.Nothing }
        val strange = listOf("", " ", "\u0000", "\uD800", "%s%n%1\$d", "x".repeat(3_000_000), "1. ".repeat(100_000), "a1-".repeat(200_000), "\u202E\u200F" + record.take(40), "<script>")
        for (text in strange + random + cut.take(5)) nothingCameOf(sent(text))
    }

    @Test
    fun `intents of any shape break nothing`() {
        nothingCameOf(Intent(Intent.ACTION_SEND))
        nothingCameOf(Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_TEXT, 7))
        nothingCameOf(Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_TEXT, arrayOf("a")))
        nothingCameOf(Intent(Intent.ACTION_VIEW))
        nothingCameOf(Intent(Intent.ACTION_VIEW).setData(Uri.parse("file:///data/data/game.lasca/files/games/current")))
        nothingCameOf(Intent(Intent.ACTION_VIEW).setData(Uri.parse("content://")))
        nothingCameOf(Intent("strange.action"))
        nothingCameOf(Intent())
    }

    @Test
    fun `files that fail, lie or never end break nothing`() {
        nothingCameOf(file(object : InputStream() {
            override fun read(): Int = throw IOException("gone")
        }))
        nothingCameOf(file(object : InputStream() {
            override fun read(): Int = throw SecurityException("no")
        }))
        var given = 0L
        nothingCameOf(file(object : InputStream() {
            override fun read(): Int = 'a'.code.also { given++ }

            override fun read(b: ByteArray, off: Int, len: Int): Int {
                b.fill('a'.code.toByte(), off, off + len)
                given += len
                return len
            }
        }))
        assertTrue("$given bytes were read", given < GameShelf.longest + 100_000)
    }
}
