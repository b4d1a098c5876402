// Other apps that keep us waiting: whatever they do, our own games are written and our screens answer.
package game.lasca.hostile

import android.app.Activity
import android.content.ClipData
import android.content.ClipboardManager
import android.content.ContentProvider
import android.content.ContentValues
import android.content.Intent
import android.database.Cursor
import android.net.Uri
import android.os.Looper
import android.os.ParcelFileDescriptor
import game.lasca.play.Play
import game.lasca.play.app
import game.lasca.play.idle
import game.lasca.play.newGame
import game.lasca.screen.MyGamesActivity
import game.lasca.screen.ReceiveActivity
import game.lasca.seen.Games
import game.lasca.seen.Window
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import java.io.FileNotFoundException
import java.io.InputStream
import java.io.OutputStream
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicReference

/** An app whose files do what [answer] says. */
class Elsewhere : ContentProvider() {
    override fun onCreate() = true

    override fun getType(uri: Uri) = "text/plain"

    override fun getStreamTypes(uri: Uri, mimeTypeFilter: String) = arrayOf("text/plain")

    override fun openFile(uri: Uri, mode: String): ParcelFileDescriptor? {
        answer()
        throw FileNotFoundException()
    }

    override fun query(uri: Uri, columns: Array<String>?, where: String?, arguments: Array<String>?, order: String?): Cursor? = null

    override fun insert(uri: Uri, values: ContentValues?): Uri? = null

    override fun update(uri: Uri, values: ContentValues?, where: String?, arguments: Array<String>?) = 0

    override fun delete(uri: Uri, where: String?, arguments: Array<String>?) = 0

    companion object {
        /** Called when a file is opened. */
        var answer: () -> Unit = {}
    }
}

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-hdpi")
class ForeignTest {
    private val gate = CountDownLatch(1)
    private val place = Uri.parse("content://elsewhere/slow.txt")

    /** A file of another app that gives and takes nothing before the gate opens. */
    private val slow = object : InputStream() {
        override fun read(): Int {
            gate.await(60, TimeUnit.SECONDS)
            return -1
        }
    }

    // What an app answers after its test would be told to the next one.
    @After
    fun letTheOthersAnswer() {
        gate.countDown()
        val end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20)
        while (app.outside.waiting > 0 && System.nanoTime() < end) Thread.yield()
        assertEquals(0, app.outside.waiting)
        idle()
    }

    private fun diskAnswers() = app.disk.submit {}.get(20, TimeUnit.SECONDS)

    private fun gamesAreStillSaved() {
        val play = Play(Robolectric.buildActivity(game.lasca.screen.GameActivity::class.java).setup())
        play.controller.windowFocusChanged(true)
        idle()
        assertEquals(null, app.host.begin(newGame()))
        play.tap("c3")
        play.tap("d4")
        diskAnswers()
        val saved = app.store.all().single { it.id == app.host.id }
        assertTrue(saved.text, "c3-d4" in saved.text)
    }

    @Test
    fun `a file sent by an app that never answers holds up no game`() {
        diskAnswers()
        shadowOf(app.contentResolver).registerInputStream(place, slow)
        val screen = Robolectric.buildActivity(ReceiveActivity::class.java, Intent(Intent.ACTION_VIEW).setDataAndType(place, "text/plain")).setup()
        idle()
        try {
            gamesAreStillSaved()
            screen.pause().stop().destroy()
        } finally {
            gate.countDown()
        }
    }

    @Test
    fun `a file opened or written slowly holds up no game`() {
        diskAnswers()
        val sink = object : OutputStream() {
            override fun write(b: Int) {
                gate.await(60, TimeUnit.SECONDS)
            }
        }
        shadowOf(app.contentResolver).registerInputStream(place, slow)
        shadowOf(app.contentResolver).registerOutputStream(place, sink)
        Games.shelve()
        val screen = Window.open(MyGamesActivity::class.java, null).apply { patient = false }
        try {
            for (button in listOf("Open a file", "Export all games")) {
                screen.press(button)
                val asked = shadowOf(screen.activity).nextStartedActivityForResult
                shadowOf(screen.activity).receiveResult(asked.intent, Activity.RESULT_OK, Intent().setData(place))
                screen.controller.pause().resume()
                idle()
            }
            gamesAreStillSaved()
        } finally {
            gate.countDown()
        }
    }

    private fun paste(authority: String, answer: () -> Unit): Window<MyGamesActivity> {
        Elsewhere.answer = answer
        Robolectric.setupContentProvider(Elsewhere::class.java, authority)
        checkNotNull(app.getSystemService(ClipboardManager::class.java)).setPrimaryClip(ClipData.newUri(app.contentResolver, "", Uri.parse("content://$authority/a.txt")))
        val screen = Window.open(MyGamesActivity::class.java, null).apply { patient = false }
        screen.press("Paste a game")
        screen.named("Paste").performClick()
        idle()
        return screen
    }

    @Test
    fun `a clipboard that points to an app that throws breaks nothing`() {
        val screen = paste("throwing") { throw IllegalStateException("no") }
        screen.patient = true
        screen.settle()
        assertNotNull(screen.find("Paste"))
    }

    @Test
    fun `a clipboard that points to an app that never answers does not stop the screen`() {
        val asking = AtomicReference<Thread>()
        paste("slow") {
            asking.set(Thread.currentThread())
            if (Thread.currentThread() === Looper.getMainLooper().thread) throw IllegalStateException("the main thread waits for another app")
            gate.await(60, TimeUnit.SECONDS)
        }
        val end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20)
        while (asking.get() == null && System.nanoTime() < end) Thread.yield()
        gate.countDown()
        assertNotSame(Looper.getMainLooper().thread, checkNotNull(asking.get()))
    }

    @Test
    fun `a file sent as a stream is read like one that is opened`() {
        val record = Games.played(Games.fresh("Rosa", "Max"), 12).record()
        shadowOf(app.contentResolver).registerInputStream(place, record.byteInputStream())
        val screen = Window.open(ReceiveActivity::class.java, null, Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_STREAM, place))
        screen.press("Add to my games")
        assertEquals(1, app.store.all().size)
    }

    @Test
    fun `a clipboard that points to a file of games is read like one`() {
        val record = Games.played(Games.fresh("Rosa", "Max"), 12).record()
        shadowOf(app.contentResolver).registerInputStream(place, record.byteInputStream())
        checkNotNull(app.getSystemService(ClipboardManager::class.java)).setPrimaryClip(ClipData.newUri(app.contentResolver, "", place))
        val screen = Window.open(MyGamesActivity::class.java, null)
        screen.press("Paste a game")
        screen.press("Paste")
        screen.settle()
        screen.press("Add to my games")
        assertNotNull(screen.find("Rosa and Max"))
    }
}
