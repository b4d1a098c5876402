// The disk is full while games are renamed and deleted: told on the screen, and nothing is lost.
package game.lasca.hostile

import android.widget.EditText
import game.lasca.R
import game.lasca.host.DiskFolder
import game.lasca.host.Folder
import game.lasca.play.TestApp
import game.lasca.play.app
import game.lasca.play.settle
import game.lasca.screen.MyGamesActivity
import game.lasca.seen.Games
import game.lasca.seen.Window
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.io.File
import java.io.IOException

/** A folder that changes nothing while the disk is [full]. */
class FullFolder(private val folder: Folder) : Folder by folder {
    private fun room() {
        if (full) throw IOException("no space left")
    }

    override fun write(name: String, text: String) {
        room()
        folder.write(name, text)
    }

    override fun rename(from: String, to: String) {
        room()
        folder.rename(from, to)
    }

    override fun delete(name: String) {
        room()
        folder.delete(name)
    }

    companion object {
        /** Whether there is no room. */
        var full = false
    }
}

/** The app on such a disk. */
class FullDiskApp : TestApp() {
    override fun openFolder(place: File): Folder = FullFolder(DiskFolder(place))
}

@RunWith(RobolectricTestRunner::class)
@Config(application = FullDiskApp::class, qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
class FullDiskTest {
    @After
    fun room() {
        FullFolder.full = false
    }

    private fun open(): Window<MyGamesActivity> {
        settle()
        Games.shelve()
        return Window.open(MyGamesActivity::class.java, null)
    }

    private val failed get() = app.getString(R.string.my_games_disk_failed)

    @Test
    fun `a name that cannot be kept is told, and the old one stays`() {
        val screen = open()
        screen.press("More about Anna and Ben")
        screen.press("Rename")
        Window.all(screen.top).filterIsInstance<EditText>().first().setText("Semi-final")
        FullFolder.full = true
        screen.press("Save")
        assertNotNull(screen.find(failed))
        assertNotNull(screen.find("Anna and Ben"))
        assertNull(screen.find("Semi-final"))
    }

    @Test
    fun `a game that cannot be deleted is told, stays, and is still the one that is played`() {
        val screen = open()
        screen.press("Anna and Ben")
        settle()
        screen.close()
        val again = Window.open(MyGamesActivity::class.java, null)
        val id = app.host.id
        assertNotNull(id)
        again.press("More about Anna and Ben")
        FullFolder.full = true
        again.press("Delete")
        settle()
        assertNotNull(again.find(failed))
        assertNull("nothing to take back", again.find("Undo"))
        assertNotNull(again.find("Anna and Ben"))
        assertEquals("still played", id, app.host.id)
        assertEquals(3, app.store.all().size)
        FullFolder.full = false
        again.press("More about Anna and Ben")
        again.press("Delete")
        assertNull("with room again it goes", again.find("Anna and Ben"))
        assertNotNull(again.find("Undo"))
    }
}
