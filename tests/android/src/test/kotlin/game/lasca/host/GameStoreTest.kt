// The store of saved games: ids that never meet a kept file, titles that follow their game wherever it goes.
// Twin of the iPhone app's tests of its store.
package game.lasca.host

import game.lasca.core.Action
import game.lasca.core.Session
import game.lasca.play.newGame
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Test

class GameStoreTest {
    private val folder = FaultyFolder()

    // A clock that stands, as one that was set back shows a time again.
    private val store = GameStore(folder) { 5 }

    private fun titles() = store.all().associate { it.id to it.title }

    @Test
    fun `under a clock that was set back no damaged game is overwritten`() {
        for (text in listOf("first", "second", "third")) store.setAside(store.add(text))
        assertEquals(listOf("first", "second", "third"), folder.files.values.sorted())
    }

    @Test
    fun `a game whose damaged namesake lies there is set aside beside it`() {
        folder.write("a.damaged", "older")
        folder.write("a.lasca", "newer")
        store.rename("a.damaged", "Old")
        store.rename("a", "New")
        store.setAside("a")
        assertEquals(setOf("Old: older", "New: newer"), store.all().map { "${it.title}: ${it.text}" }.toSet())
    }

    @Test
    fun `a game that is set aside keeps its title`() {
        val id = store.add("nonsense", "Evening")
        store.setAside(id)
        assertEquals(listOf("Evening"), store.all().map { it.title })
        assertNull(titles()[id])
    }

    @Test
    fun `a rescued game and the damaged one both keep the title`() {
        val cut = Session(newGame(), 0).use { session ->
            for (move in listOf("c3-d4", "e5xc3")) session.handle(Action.Play(move), 0)
            session.save(0).replace("e5xc3", "e5xq9")
        }
        val id = store.add(cut, "Evening")
        val found = SavedGame(folder, store) {}.load(id, 0)
        assertEquals(Trouble.Damaged(rescued = true), found.trouble)
        assertNotEquals(id, found.id)
        assertEquals(listOf("Evening", "Evening"), store.all().map { it.title })
        found.session?.close()
    }

    @Test
    fun `an emptied bin leaves no title behind`() {
        val kept = store.add("one", "Kept")
        val gone = store.add("two", "Gone")
        store.delete(gone)
        store.emptyBin()
        assertEquals(mapOf(kept to "Kept"), titles())
        assertEquals("$kept\tKept\n", folder.files["titles"])
        // A clock that was set back gives the id again: its game is another one.
        folder.write("$gone.lasca", "three")
        assertEquals("", titles()[gone])
    }
}
