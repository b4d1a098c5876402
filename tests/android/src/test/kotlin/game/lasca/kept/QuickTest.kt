// Quickness: what the main thread never does, what a frame costs, what a long game costs.
package game.lasca.kept

import android.content.Intent
import android.content.SharedPreferences
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.os.Looper
import game.lasca.R
import game.lasca.core.Action
import game.lasca.core.MoveLine
import game.lasca.host.DiskFolder
import game.lasca.host.Folder
import game.lasca.host.SettingsStore
import game.lasca.play.Play
import game.lasca.play.TestApp
import game.lasca.play.app
import game.lasca.play.idle
import game.lasca.play.newGame
import game.lasca.play.settle
import game.lasca.play.texts
import game.lasca.screen.MoveStrip
import game.lasca.screen.ReadActivity
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.io.File
import java.util.concurrent.CountDownLatch
import java.util.concurrent.ThreadPoolExecutor
import java.util.concurrent.TimeUnit

/** The app with a folder that refuses to be touched by the main thread. */
class WatchedApp : TestApp() {
    /** The preferences whose reading was begun. */
    val begun = HashSet<String>()

    override fun openFolder(place: File): Folder = WatchedFolder(DiskFolder(place))

    override fun getSharedPreferences(name: String, mode: Int): SharedPreferences = super.getSharedPreferences(name, mode).also { begun += name }
}

/** Throws when the main thread uses it. */
class WatchedFolder(private val folder: Folder) : Folder {
    private fun <T> off(work: () -> T): T {
        check(Looper.getMainLooper().thread !== Thread.currentThread()) { "disk on the main thread" }
        uses++
        return work()
    }

    override fun names() = off { folder.names() }

    override fun read(name: String) = off { folder.read(name) }

    override fun write(name: String, text: String) = off { folder.write(name, text) }

    override fun rename(from: String, to: String) = off { folder.rename(from, to) }

    override fun delete(name: String) = off { folder.delete(name) }

    override fun modified(name: String) = off { folder.modified(name) }

    companion object {
        /** How often any of them was used. */
        @Volatile var uses = 0
    }
}

/** Counts what is drawn. */
private class CountingCanvas(bitmap: Bitmap) : Canvas(bitmap) {
    var bitmaps = 0
    var shapes = 0

    override fun drawBitmap(bitmap: Bitmap, left: Float, top: Float, paint: Paint?) {
        bitmaps++
        super.drawBitmap(bitmap, left, top, paint)
    }

    override fun drawPath(path: Path, paint: Paint) {
        shapes++
        super.drawPath(path, paint)
    }

    override fun drawText(text: String, x: Float, y: Float, paint: Paint) {
        shapes++
        super.drawText(text, x, y, paint)
    }
}

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h891dp-port-notnight-xxhdpi", application = WatchedApp::class)
class QuickTest {
    @Test
    fun `nothing touches the disk on the main thread, from the start to a saved move`() {
        val play = Play.start(newGame())
        play.tap("c3")
        play.tap("d4")
        settle()
        assertTrue("${WatchedFolder.uses}", WatchedFolder.uses > 3)
    }

    @Test
    fun `the settings are on their way from the disk before the first screen needs them`() {
        assertTrue(SettingsStore.NAME in (app as WatchedApp).begun)
    }

    @Test
    fun `the page of licences waits for nobody to read its long text`() {
        val gate = CountDownLatch(1)
        app.disk.execute { gate.await() }
        try {
            val page = Robolectric.buildActivity(ReadActivity::class.java, Intent(app, ReadActivity::class.java).putExtra(ReadActivity.PAGE, ReadActivity.LICENCES)).setup()
            idle()
            val intro = page.get().getString(R.string.about_licences_intro)
            assertEquals(intro, texts(page.get().window.decorView).last())
            gate.countDown()
            settle()
            assertTrue(texts(page.get().window.decorView).last() != intro)
            page.pause().stop().destroy()
        } finally {
            gate.countDown()
        }
    }

    @Test
    fun `a full board is drawn from pictures made before, at most two a column`() {
        val play = Play.start(newGame())
        val counted = CountingCanvas(Bitmap.createBitmap(play.board.width, play.board.height, Bitmap.Config.ARGB_8888))
        play.board.draw(counted)
        val columns = checkNotNull(app.host.snapshot).columns.size
        assertEquals(22, columns)
        assertTrue("${counted.bitmaps} pictures", counted.bitmaps in columns + 1..2 * columns + 1)
        assertTrue("${counted.shapes} paths and texts", counted.shapes <= columns)
        printTimes(play)
    }

    /** What a frame takes, to be read and not judged: `core/docs/performance.md`. */
    private fun printTimes(play: Play) {
        val board = play.board
        val bitmap = Bitmap.createBitmap(board.width, board.height, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(bitmap)
        fun times(): List<Double> {
            repeat(30) { board.draw(canvas) }
            return (1..30).map {
                val begun = System.nanoTime()
                board.draw(canvas)
                (System.nanoTime() - begun) / 1e6
            }.sorted()
        }
        val times = times()
        // Between pixels every picture is smoothed again: what a frame would cost if the board did not stand on whole ones.
        canvas.translate(0.3f, 0.3f)
        val between = times()
        println("board of ${board.width} px: median ${"%.2f".format(times[15])} ms, best ${"%.2f".format(times[0])} ms; between pixels ${"%.2f".format(between[15])} ms")
    }

    @Test
    fun `a list of 400 plies grows move by move and is not made again`() {
        val play = Play.start(newGame())
        val strip = game.lasca.play.all(play.decor).filterIsInstance<MoveStrip>().first()
        var worded = 0
        val field = MoveStrip::class.java.getDeclaredField("words").apply { isAccessible = true }
        @Suppress("UNCHECKED_CAST") val words = field.get(strip) as (MoveLine) -> String
        field.set(strip, { line: MoveLine -> words(line).also { worded++ } })
        val shuffle = listOf("c3-d4", "e5xc3", "b2xd4", "f6-e5", "d4xf6", "g7xe5")
        shuffle.forEach { app.host.handle(Action.Play(it)) }
        var plies = shuffle.size
        while (plies < 400) {
            val snapshot = checkNotNull(app.host.snapshot)
            if (snapshot.stage is game.lasca.core.Stage.Over) break
            val moves = snapshot.columns.flatMap { it.moves }
            app.host.handle(Action.Play(moves[plies % moves.size].text))
            plies++
        }
        settle()
        assertEquals(app.host.snapshot?.lastPly, strip.size)
        assertTrue("${strip.size}", strip.size >= 300)
        assertEquals("each move is worded once, when it comes", strip.size, worded)
        app.host.handle(Action.Undo)
        assertEquals("undone moves stay in sight", app.host.snapshot?.lastPly, strip.size)
        app.host.handle(Action.Redo)
        assertEquals("and are not worded again", strip.size, worded)
        val begun = System.nanoTime()
        val bitmap = Bitmap.createBitmap(strip.width, strip.height, Bitmap.Config.ARGB_8888)
        repeat(20) { strip.draw(Canvas(bitmap)) }
        println("strip of ${strip.size} moves: ${"%.2f".format((System.nanoTime() - begun) / 20e6)} ms")
    }

    @Test
    fun `when nothing has been asked for a while no thread of ours is left, and the next work has one again`() {
        val play = Play.start(newGame())
        play.tap("c3")
        play.tap("d4")
        settle()
        // The while is shortened, not waited for.
        val lanes = listOf(app.thinking, app.disk).map { it as ThreadPoolExecutor }.onEach { it.setKeepAliveTime(1, TimeUnit.MILLISECONDS) }
        val end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20)
        while (lanes.any { it.poolSize > 0 } && System.nanoTime() < end) Thread.yield()
        assertEquals(listOf(0, 0), lanes.map { it.poolSize })
        settle()
        assertEquals(1, app.host.snapshot?.ply)
        play.tap("e5")
        play.tap("c3")
        settle()
        assertEquals(2, app.host.snapshot?.ply)
    }

    @Test
    fun `an idle screen asks for nothing more`() {
        val play = Play.start(newGame())
        settle()
        assertFalse(play.board.moving)
        play.tap("c3")
        settle()
        assertFalse("nothing moves once the marks have come", play.board.moving)
    }
}
