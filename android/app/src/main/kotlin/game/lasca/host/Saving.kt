// Writes and loads the game on the disk's lane, in the order in which it was asked to.
// Knows ids and texts; must not know what happens in a game.
package game.lasca.host

import java.io.IOException

/** The way to the disk and back. [failed] is told on the main thread when something could not be written. */
class Saving(private val saved: SavedGame, private val lanes: Lanes, private val log: (String) -> Unit, private val failed: () -> Unit) {
    /** Writes the game [id]. */
    fun keep(id: String, text: String) = write { saved.write(id, text) }

    /** Notes which game is being played; null: none is. */
    fun note(id: String?) = write { saved.note(id) }

    /** Loads the game [wanted], or the one played last, and hands it to [then] on the main thread. */
    fun load(wanted: String?, now: () -> Long, then: (Loaded) -> Unit) = lanes.disk.execute {
        val loaded = saved.load(wanted, now())
        lanes.main { then(loaded) }
    }

    private fun write(work: () -> Unit) = lanes.disk.execute {
        try {
            work()
        } catch (unwritten: IOException) {
            log("not saved: ${unwritten.javaClass.simpleName}")
            lanes.main(failed)
        }
    }
}
