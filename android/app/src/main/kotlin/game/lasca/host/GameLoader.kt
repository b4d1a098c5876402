// Brings a saved game back, or what can be read of it; a damaged file is set aside, never lost.
// Runs on the disk's lane; knows no screen.
package game.lasca.host

import game.lasca.core.InternalException
import game.lasca.core.LoadException
import game.lasca.core.Session
import java.io.IOException

/** What [GameLoader] found. */
class Loaded(val id: String?, val session: Session?, val text: String, val trouble: Trouble?)

/** Loads one game. */
class GameLoader(private val games: SavedGames, private val newId: () -> String, private val log: (String) -> Unit) {
    /** The game [wanted], or the one played last; no session if there is none. */
    fun load(wanted: String?, nowMs: Long): Loaded = try {
        val id = wanted ?: games.current()
        val text = id?.let(games::read)
        if (id == null || text == null) Loaded(null, null, "", null) else read(id, text, nowMs)
    } catch (failed: IOException) {
        log("saved games cannot be read: ${failed.javaClass.simpleName}")
        Loaded(null, null, "", Trouble.Unreadable)
    }

    private fun read(id: String, text: String, nowMs: Long): Loaded = try {
        Loaded(id, Session.load(text, nowMs), text, null)
    } catch (refused: LoadException) {
        log("refused a save file: ${refused.javaClass.simpleName}")
        games.setAside(id)
        rescue((refused as? LoadException.Unreadable)?.error?.readable, nowMs)
    } catch (fault: InternalException) {
        log("a save file failed to load: ${fault.javaClass.simpleName}")
        games.setAside(id)
        Loaded(null, null, "", Trouble.Damaged(rescued = false))
    }

    private fun rescue(readable: String?, nowMs: Long): Loaded {
        val session = try {
            readable?.let { Session.load(it, nowMs) }
        } catch (_: LoadException) {
            null
        } ?: return Loaded(null, null, "", Trouble.Damaged(rescued = false))
        val id = newId()
        val text = session.save(nowMs)
        games.write(id, text)
        return Loaded(id, session, text, Trouble.Damaged(rescued = true))
    }
}
