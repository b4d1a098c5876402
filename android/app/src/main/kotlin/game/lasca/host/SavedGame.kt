// The save of the game being played: written in order, brought back after the process died, set aside when it is damaged.
// Runs on the disk's lane; knows the folder and loads sessions; must not know a screen.
package game.lasca.host

import game.lasca.core.LoadException
import game.lasca.core.ReadWhy
import game.lasca.core.Session
import java.io.IOException

/** What [SavedGame.load] found: a session, or the reason why there is none. */
class Loaded(val id: String?, val session: Session?, val trouble: Trouble?)

/** The current game in the [folder] of all games; [read] makes a session of a save. */
class SavedGame(
    private val folder: Folder,
    private val store: GameStore,
    private val read: (String, Long) -> Session = Session.Companion::load,
    private val log: (String) -> Unit,
) {
    /** An id for a new game. @throws IOException */
    fun freeId(): String = store.freeId()

    /** Writes the game in one go. @throws IOException */
    fun write(id: String, text: String) = folder.write(store.fileName(id), text)

    /** Notes which game is being played; null: none is. @throws IOException */
    fun note(id: String?) = folder.write(CURRENT, id ?: NONE)

    /** The game played last: the noted one, else the latest; null if there is none. @throws IOException */
    fun current(): String? {
        val names = folder.names()
        val noted = if (CURRENT in names) folder.read(CURRENT).trim() else ""
        if (noted == NONE) return null
        if (store.fileName(noted) in names) return noted
        return store.latest()
    }

    /** Loads the game [wanted], or the one played last. A damaged one is set aside, and what can be read of it goes on. */
    fun load(wanted: String?, nowMs: Long): Loaded = try {
        val id = wanted ?: current()
        if (id == null || store.fileName(id) !in folder.names()) Loaded(null, null, null) else session(id, nowMs)
    } catch (failed: IOException) {
        log("saved games cannot be read: ${failed.javaClass.simpleName}")
        Loaded(null, null, Trouble.Unreadable)
    }

    private fun session(id: String, nowMs: Long): Loaded {
        val text = store.text(id)
        return try {
            Loaded(id, readable { read(text, nowMs) }, null)
        } catch (refused: LoadException) {
            log("refused a save file: ${refused.javaClass.simpleName}")
            val error = (refused as? LoadException.Unreadable)?.error
            // A fault of the app's own says nothing against the save: it stays where it is.
            if (error?.why == ReadWhy.FAILED) return Loaded(null, null, Trouble.Unreadable)
            // First what can be saved, then the damaged file out of the way: whenever the process ends, one of them is found again.
            val rescued = rescue(id, error?.readable, nowMs)
            orClosed(rescued.session) { store.setAside(id) }
            rescued
        }
    }

    private fun rescue(damaged: String, rest: String?, nowMs: Long): Loaded {
        val session = try {
            rest?.let { readable { read(it, nowMs) } }
        } catch (_: LoadException) {
            null
        }
        val text = session?.let { answered(it::close) { it.save(nowMs) } } ?: return Loaded(null, null, Trouble.Damaged(rescued = false))
        val id = orClosed(session) {
            store.freeId().also { id ->
                write(id, text)
                store.copyTitle(damaged, id)
            }
        }
        return Loaded(id, session, Trouble.Damaged(rescued = true))
    }

    // A session that nobody will get is closed.
    private inline fun <T> orClosed(session: Session?, work: () -> T): T = try {
        work()
    } catch (unwritten: IOException) {
        session?.close()
        throw unwritten
    }

    private companion object {
        /** The file that names the game being played; no game has this ending. */
        const val CURRENT = "current"
        const val NONE = "-"
    }
}
