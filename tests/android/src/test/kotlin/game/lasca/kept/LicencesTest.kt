// The page of licences names what is shipped, and says what its licences ask to be said: it is made of core/docs/third-party.md and LICENSE-APACHE.
// LASCA_WRITE_LICENCES=1 writes it anew.
package game.lasca.kept

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

class LicencesTest {
    private val root = File(checkNotNull(System.getProperty("lasca.root")))
    private val page = File(root, "android/app/src/main/res/raw/licences.txt")
    private val notices = File(root, "core/docs/third-party.md").readText()

    private class Part(val name: String, val version: String, val licence: String, val source: String)

    private val parts = notices.lines().filter { it.startsWith("| ") }.drop(1).map { line ->
        val cells = line.trim('|').split('|').map { it.trim() }
        Part(cells[0], cells[1], cells[3], cells[4].trim('<', '>'))
    }

    private fun made(): String {
        val lists = parts.groupBy { it.licence }.map { (licence, parts) ->
            "$licence\n\n" + parts.joinToString("\n\n") { "${it.name}, ${it.version}\n${it.source}" }
        }
        val texts = Regex("^## (.+)\n\n```text\n([\\s\\S]+?)```", RegexOption.MULTILINE).findAll(notices).map { "${it.groupValues[1]}\n\n${flowing(it.groupValues[2])}" }
        return (lists + texts + flowing(File(root, "LICENSE-APACHE").readText())).joinToString("\n\n") + "\n"
    }

    // Lines broken for a terminal's width become paragraphs that any width can break.
    private fun flowing(text: String) = text.trim().split(Regex("\n\\s*\n")).joinToString("\n\n") { part -> part.trim().split(Regex("\\s*\n\\s*")).joinToString(" ") }

    @Test
    fun `the page is the list of what is shipped, with the texts of its licences`() {
        if (System.getenv("LASCA_WRITE_LICENCES") != null) page.writeText(made())
        assertEquals("core/docs/third-party.md has changed: LASCA_WRITE_LICENCES=1 tests/android/run -Dtest=LicencesTest", made(), page.readText())
    }

    @Test
    fun `every part is named with its version and its address, and nothing else is`() {
        assertTrue("${parts.size}", parts.size > 20)
        val named = page.readText().split("\n\n").filter { "\nhttps://" in it }
        assertEquals(parts.map { "${it.name}, ${it.version}\n${it.source}" }.toSet(), named.toSet())
        for (part in parts.filter { it.licence == "MIT" }) assertTrue(part.name, "\n\n${part.name}\n\n" in page.readText())
    }
}
