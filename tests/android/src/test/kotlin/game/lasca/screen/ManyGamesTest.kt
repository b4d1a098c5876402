// A thousand saved games: the first are seen before the rest is read, rows are made as one scrolls, and the main thread reads nothing.
// Counted, not timed: the disk stands still after a number of reads until the test lets it go on.
package game.lasca.screen

import android.os.Looper
import android.widget.ScrollView
import game.lasca.LascaApp
import game.lasca.host.DiskFolder
import game.lasca.host.Folder
import game.lasca.play.TestApp
import game.lasca.seen.Games
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import java.io.File
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicInteger

/** The app with a disk that counts reads and stands still at the one that the test names. */
class GatedApp : TestApp() {
    override fun openFolder(place: File): Folder = GatedFolder(DiskFolder(place))
}

/** The folder; never used by the main thread. */
class GatedFolder(private val folder: Folder) : Folder by folder {
    override fun read(name: String): String {
        check(Looper.getMainLooper().thread !== Thread.currentThread()) { "the main thread reads $name" }
        if (reads.incrementAndGet() == stopAt) {
            stopped.countDown()
            check(go.await(60, TimeUnit.SECONDS))
        }
        return folder.read(name)
    }

    companion object {
        val reads = AtomicInteger()
        @Volatile var stopAt = 0
        var stopped = CountDownLatch(1)
        var go = CountDownLatch(1)
    }
}

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi", application = GatedApp::class)
class ManyGamesTest {
    private val app get() = RuntimeEnvironment.getApplication() as LascaApp

    private fun rows(screen: Window<*>) = Window.all(screen.decor).count { it.contentDescription?.startsWith("More about") == true }

    // The rest is asked for by the main thread once the first page has come: it must not stand still meanwhile.
    private fun cameToStop(): Boolean {
        val end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60)
        while (System.nanoTime() < end) {
            if (GatedFolder.stopped.await(10, TimeUnit.MILLISECONDS)) return true
            Window.idle()
        }
        return false
    }

    @Test
    fun `of a thousand games the first are seen before the rest is read, and rows are made as one scrolls`() {
        val record = Games.played(Games.fresh("Anna", "Ben"), 12).record()
        app.disk.submit { app.store.addAll(List(1_000) { record }) }.get()
        Window.idle()
        GatedFolder.reads.set(0)
        GatedFolder.stopAt = FIRST + 3
        val controller = org.robolectric.Robolectric.buildActivity(MyGamesActivity::class.java).setup()
        assertTrue("the disk is still reading", cameToStop())
        Window.idle()
        val screen = Window(controller, null)
        assertEquals("a page is there", FIRST, rows(screen))
        assertTrue("${GatedFolder.reads.get()} files were read", GatedFolder.reads.get() <= FIRST + 3)
        val kept = screen.named("More about Anna and Ben")
        GatedFolder.go.countDown()
        screen.settle()
        assertEquals("no row is made for what nobody sees", FIRST, rows(screen))
        assertEquals("what was seen stays as it was", kept, screen.named("More about Anna and Ben"))
        val scroll = Window.all(screen.decor).filterIsInstance<ScrollView>().first()
        var before = FIRST
        repeat(3) {
            scroll.scrollTo(0, scroll.getChildAt(0).height)
            screen.settle()
            assertTrue("scrolling makes a page more at a time: ${rows(screen)}", rows(screen) in before + 1..before + 2 * FIRST)
            before = rows(screen)
        }
        controller.pause().stop().destroy()
    }

    private companion object {
        /** What the screen makes at once. */
        const val FIRST = 30
    }
}
