// The golden session scripts through the generated Kotlin: each update that comes back over the bindings is, byte for byte, what the core's own test expects.
package game.lasca.host

import game.lasca.core.Action
import game.lasca.core.Change
import game.lasca.core.Refusal
import game.lasca.core.RefusalWhy
import game.lasca.core.Session
import game.lasca.core.Update
import game.lasca.core.scriptFromJson
import game.lasca.core.updateToJson
import game.lasca.play.fixture
import game.lasca.play.newGame
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class SessionScriptTest {
    @Test
    fun `every session script gives the same updates as in the core`() {
        val files = fixture("sessions").listFiles { file -> file.name.endsWith(".json") }.orEmpty().sortedBy { it.name }
        assertTrue("only ${files.size} scripts", files.size >= 60)
        for (file in files) {
            val script = checkNotNull(scriptFromJson(file.readText())) { "${file.name} is no script" }
            Session(script.newGame, 0).use { session ->
                assertEquals(file.name, script.begins, updateToJson(Update(session.snapshot(0), emptyList(), false)))
                script.steps.forEachIndexed { number, step ->
                    assertEquals("${file.name}, step $number", step.expect, updateToJson(session.handle(step.action, step.atMs)))
                }
            }
        }
    }

    @Test
    fun `a number that is no square's is refused, and the board stays as it is`() {
        Session(newGame(), 0).use { session ->
            val before = session.snapshot(0)
            for (number in listOf(Int.MIN_VALUE, -1, 25, Int.MAX_VALUE)) {
                for (action in listOf(Action.Tap(number), Action.Drop(number, 12), Action.Drop(8, number))) {
                    val update = session.handle(action, 0)
                    assertEquals(listOf(Change.Refused(Refusal(null, RefusalWhy.NOT_A_MOVE, emptyList()))), update.changes)
                    assertEquals(before, update.snapshot)
                }
            }
        }
    }
}
