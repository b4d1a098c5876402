// The saves of every earlier format, opened by this host, hold what is told of them. Its twin is SaveFileTests.swift.
// Knows the fixtures of tests/fixtures/records; what a save means is the core's.
package game.lasca.host

import game.lasca.board.BoardGeometry
import game.lasca.core.Action
import game.lasca.core.Role
import game.lasca.core.RuleSet
import game.lasca.core.Side
import game.lasca.core.Session
import game.lasca.core.Snapshot
import game.lasca.core.Stage
import game.lasca.core.summary
import game.lasca.play.fixture
import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import java.io.File

@RunWith(RobolectricTestRunner::class)
class UpgradeTest {
    private val hand = HandLanes()

    @Test
    fun `every save of each earlier format opens as it was written, and what is written of it opens again`() {
        val versions = fixture("records").listFiles { file -> file.isDirectory }.orEmpty().sorted()
        var opened = 0
        for (version in versions) {
            val rows = File(version, "expected.jsonl").readLines().map(::JSONObject)
            val files = version.list { _, name -> name.endsWith(".txt") }.orEmpty().sorted()
            assertEquals("every save says what it holds", files, rows.map { it.getString("file") }.sorted())
            rows.forEach { opens(it, File(version, it.getString("file")).readText()) }
            opened += rows.size
        }
        assertTrue("$opened saves of ${versions.size} formats", versions.isNotEmpty() && opened >= 13)
    }

    private fun opens(row: JSONObject, text: String) {
        val name = row.getString("file")
        val folder = FaultyFolder()
        folder.write("old" + GameStore.GAME, text)
        val host = GameHost(SavedGame(folder, GameStore(folder) { hand.now }) {}, hand.lanes, { hand.now }, { "ours" }, { 1.0 }, {}, { Settings().input() })
        host.open("old")
        hand.runDisk()
        host.handle(Action.Cancel)
        val shown = host.snapshot
        assertNotNull(name, shown)
        checkNotNull(shown)
        assertEquals(name, RULES[row.getString("rules")] ?: RuleSet.OWN, shown.rules.set)
        assertEquals(name, row.getInt("ply"), shown.ply)
        val undone = row.getJSONArray("undone").let { list -> List(list.length(), list::getString) }
        assertEquals(name, undone, host.moves(shown.ply + 1, 999).map { it.text })
        assertEquals(name, row.getString("status") != "ongoing", shown.stage is Stage.Over)
        host.hide(this)
        hand.runDisk()
        val again = folder.read("old" + GameStore.GAME)
        val position = Session.load(again, 0).use { it.position() }
        assertEquals(name, row.getString("position"), position)
        assertEquals(name, position.substringBefore(" ;"), board(shown))
        val known = summary(again)
        assertEquals(name, shown.ply, known.ply)
        assertEquals(name, shown.columns.map { it.pieces }, known.columns.map { it.pieces })
    }

    private fun board(shown: Snapshot): String {
        val columns = shown.columns.joinToString(" ") { column ->
            val pieces = column.pieces.joinToString("") { piece ->
                val letter = if (piece.side == Side.WHITE) "w" else "b"
                if (piece.role == Role.OFFICER) letter.uppercase() else letter
            }
            BoardGeometry.name(column.square) + pieces
        }
        return (if (shown.turn == Side.WHITE) "w " else "b ") + columns
    }

    private companion object {
        val RULES = mapOf("lasca.eu" to RuleSet.LASCA_EU, "kawu" to RuleSet.KAWU, "lasker-1911" to RuleSet.LASKER1911)
    }
}
