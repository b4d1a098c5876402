// The file layer fails or stops at its k-th operation, reads included, for every k and every deed: no game and no title is lost, or a person is told.
// What is asked of the disk is as the screens ask it; memory dies with the process, the files stay.
package game.lasca.host

import game.lasca.core.Action
import game.lasca.play.PLAIN
import game.lasca.play.newGame
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.IOException

class NeverLostTest {
    private var hand = HandLanes()
    private var ids = 0
    private var told = 0

    private fun store(folder: Folder) = GameStore(folder) { 77 }

    /** Three games, two of them with titles. */
    private fun shelf(): LinkedHashMap<String, String> {
        val folder = FaultyFolder()
        val store = store(folder)
        listOf("first", "second", "third").forEach { folder.write("$it.lasca", "the $it game") }
        store.rename("first", "Anna")
        store.rename("second", "Ben")
        return folder.files
    }

    private fun games(files: Map<String, String>) = files.filterKeys { it != "titles" && it != "current" }.values.sorted()

    private fun titles(files: Map<String, String>) = store(FaultyFolder(LinkedHashMap(files))).all().associate { it.id to it.title }

    /** Does [deed] with every fault at every operation; [check] looks at what is left, and whether the deed said that it failed. */
    private fun everyFault(name: String, deed: (GameStore) -> Unit, check: (where: String, left: Map<String, String>, failed: Boolean) -> Unit) {
        val clean = FaultyFolder(shelf(), reads = true)
        deed(store(clean))
        assertTrue("$name asks the disk", clean.changes > 0)
        for (fault in Fault.entries) for (k in 1..clean.changes) {
            val folder = FaultyFolder(shelf(), k, fault, reads = true)
            val thrown = runCatching { deed(store(folder)) }.exceptionOrNull()
            assertTrue("$name: $thrown", thrown == null || thrown is IOException || thrown is Death)
            check("$name, $fault at $k", folder.files, thrown is IOException)
        }
    }

    @Test
    fun `a game is renamed or keeps its name, and no other loses its own`() = everyFault("rename", { it.rename("third", "Carl") }) { where, left, failed ->
        assertEquals(where, games(shelf()), games(left))
        val titles = titles(left)
        assertEquals(where, listOf("Anna", "Ben"), listOf(titles["first"], titles["second"]))
        assertTrue(where, titles["third"] == "Carl" || titles["third"] == "")
        if (failed) assertEquals(where, "", titles["third"])
    }

    @Test
    fun `a game is deleted or is not, and no other is`() = everyFault("delete", { it.delete("second") }) { where, left, failed ->
        assertEquals("$where: until the bin is emptied the text is there", games(shelf()), games(left))
        val listed = titles(left).keys
        assertTrue(where, listed.containsAll(listOf("first", "third")))
        if (failed) assertTrue(where, "second" in listed)
    }

    @Test
    fun `a deletion taken back leaves the game where it was, or in the bin it was put into`() =
        everyFault("delete and undo", { store ->
            store.delete("second")
            store.restore("second")
        }) { where, left, failed ->
            assertEquals(where, games(shelf()), games(left))
            if (!failed && "second.deleted" !in left) assertEquals(where, "Ben", titles(left)["second"])
        }

    @Test
    fun `emptying the bin takes what is in it and nothing else`() = everyFault("empty the bin", { store ->
        store.delete("second")
        store.emptyBin()
    }) { where, left, _ ->
        assertEquals(where, listOf("the first game", "the third game"), listOf(left["first.lasca"], left["third.lasca"]))
    }

    @Test
    fun `an import is kept whole or not at all unless the process ends in it, and no older game is touched`() =
        everyFault("import", { it.addAll(listOf("new one", "new two", "new three")) }) { where, left, failed ->
            assertTrue(where, games(left).containsAll(games(shelf())))
            val news = games(left) - games(shelf()).toSet()
            if (failed && "STAYS" !in where) assertTrue("$where: $news", news.isEmpty())
        }

    @Test
    fun `a list that cannot be read is told, and what is exported of it is whole`() = everyFault("list and export", { store ->
        val all = store.all()
        val joined = store.join(all.map { it.text })
        for (game in all.filter { it.text.isNotEmpty() }) assertTrue(game.text in joined)
    }) { where, left, _ -> assertEquals("$where: looking changes nothing", shelf(), left) }

    private class Ear(private val hear: () -> Unit) : GameListener {
        override fun onGame(snapshot: game.lasca.core.Snapshot?) = Unit

        override fun onUpdate(update: game.lasca.core.Update) = Unit

        override fun onTrouble(trouble: Trouble): Boolean {
            hear()
            return true
        }
    }

    private fun host(folder: Folder): GameHost {
        val store = GameStore(folder) { hand.now }
        return GameHost(SavedGame(folder, store) {}, hand.lanes, { hand.now }, { "g${ids++}" }, { 1.0 }, {}, { PLAIN }).also { it.listen(Ear { told++ }) }
    }

    /** A life of two games: begun, played, hidden, changed over, put away. Notes in [safe] how many moves of each were surely kept. */
    private fun life(folder: FaultyFolder, safe: HashMap<String, Int>) {
        val host = host(folder)
        fun done() {
            val before = told
            hand.runDisk()
            val id = host.id ?: return
            if (told == before) safe[id] = host.snapshot?.ply ?: 0
        }
        host.open()
        hand.runDisk()
        host.begin(newGame())
        host.show(this)
        done()
        val first = host.id
        for (move in listOf("c3-d4", "e5xc3", "b2xd4")) {
            host.handle(Action.Play(move))
            done()
        }
        host.hide(this)
        done()
        host.begin(newGame())
        done()
        host.handle(Action.Play("c3-b4"))
        done()
        host.open(first)
        done()
        host.show(this)
        host.handle(Action.Undo)
        done()
        host.close()
        hand.runDisk()
    }

    @Test
    fun `two games are lived through with every fault at every operation, and each is there as far as it was kept`() {
        val clean = FaultyFolder(reads = true)
        life(clean, HashMap())
        assertTrue("${clean.changes}", clean.changes > 15)
        for (fault in Fault.entries) for (k in 1..clean.changes) {
            hand = HandLanes()
            ids = 0
            told = 0
            val safe = HashMap<String, Int>()
            val folder = FaultyFolder(faultAt = k, fault = fault, reads = true)
            try {
                life(folder, safe)
            } catch (_: Death) {
                hand = HandLanes()
            }
            for ((id, plies) in safe) {
                val again = host(FaultyFolder(folder.files))
                val before = told
                again.open(id)
                hand.runDisk()
                assertEquals("$fault at $k: nothing is damaged", before, told)
                assertEquals("$fault at $k", id, again.id)
                assertTrue("$fault at $k: $id has ${again.snapshot?.ply} of $plies", (again.snapshot?.lastPly ?: -1) >= plies)
            }
            if (fault == Fault.FAILS || fault == Fault.STAYS_BROKEN) assertTrue("$fault at $k is told", told > 0)
        }
    }

    @Test
    fun `of a damaged game the readable part or the file itself is found after every fault`() {
        val whole = FaultyFolder()
        host(whole).apply {
            open()
            hand.runDisk()
            begin(newGame())
            for (move in listOf("c3-d4", "e5xc3", "b2xd4")) handle(Action.Play(move))
            hand.runDisk()
        }
        val name = whole.files.keys.first { it.endsWith(".lasca") }
        val text = checkNotNull(whole.files[name])
        val cut = text.substring(0, text.indexOf("b2xd4") + 3)
        fun damaged() = linkedMapOf(name to cut, "current" to name.removeSuffix(".lasca"))
        fun load(folder: FaultyFolder) = host(folder).also {
            it.open()
            hand.runDisk()
        }
        val clean = FaultyFolder(damaged(), reads = true)
        load(clean)
        for (fault in Fault.entries) for (k in 1..clean.changes) {
            hand = HandLanes()
            told = 0
            val folder = FaultyFolder(damaged(), k, fault, reads = true)
            runCatching { load(folder) }.exceptionOrNull()?.let { assertTrue("$it", it is Death) }
            hand = HandLanes()
            assertTrue("$fault at $k: the damaged text is kept", folder.files.values.any { it == cut })
            val again = load(FaultyFolder(folder.files))
            assertEquals("$fault at $k: two moves are back", 2, again.snapshot?.ply)
        }
    }
}
