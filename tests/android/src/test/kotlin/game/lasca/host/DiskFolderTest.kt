// The folder on disk: each text is whole, the old one or the new one. What stops it in the middle is a file of the same name as its unfinished one.
package game.lasca.host

import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import java.io.File
import java.io.IOException
import java.nio.file.Files

class DiskFolderTest {
    @get:Rule val temporary = TemporaryFolder()

    private val place by lazy { File(temporary.root, "games") }
    private val folder by lazy { DiskFolder(place) }

    @Test
    fun `texts are written, found, given another name and deleted`() {
        assertEquals(emptyList<String>(), folder.names())
        folder.write("a", "first")
        folder.write("a", "second")
        folder.rename("a", "b")
        assertEquals(listOf("b"), folder.names())
        assertEquals("second", folder.read("b"))
        assertTrue(folder.modified("b") > 0)
        folder.delete("b")
        assertThrows(IOException::class.java) { folder.read("b") }
        assertThrows(IOException::class.java) { folder.rename("b", "a") }
    }

    @Test
    fun `the new text takes the old one's place whole, and is never written over it`() {
        folder.write("a", "first")
        val old = File(temporary.root, "old").toPath()
        Files.createLink(old, File(place, "a").toPath())
        folder.write("a", "second")
        assertEquals("second", folder.read("a"))
        assertEquals("the old text is not touched", "first", Files.readString(old))
    }

    @Test
    fun `a write that stops leaves the old text, and what it has left behind is no text and in nobody's way`() {
        folder.write("a", "first")
        val unfinished = File(place, "a.part")
        assertTrue(File(unfinished, "x").mkdirs())
        assertThrows(IOException::class.java) { folder.write("a", "second") }
        assertEquals("first", folder.read("a"))
        assertTrue(unfinished.deleteRecursively())
        unfinished.writeText("sec")
        assertEquals(listOf("a"), folder.names())
        folder.write("a", "second")
        assertEquals("second", folder.read("a"))
        assertEquals(listOf("a"), place.list()?.toList())
    }

    @Test
    fun `a folder that cannot be made, or a name that is taken by a folder, is told`() {
        val file = temporary.newFile()
        assertThrows(IOException::class.java) { DiskFolder(File(file, "games")).write("a", "first") }
        assertTrue(File(place, "a/x").mkdirs())
        assertThrows(IOException::class.java) { folder.write("a", "first") }
        assertThrows(IOException::class.java) { folder.delete("a") }
    }
}
