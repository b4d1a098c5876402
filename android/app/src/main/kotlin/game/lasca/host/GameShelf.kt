// The list of saved games as a screen shows it: each with what the core says of it, found by words, exported, received.
// Knows store and core; for the disk's thread. No android.*.
package game.lasca.host

import game.lasca.core.LoadException
import game.lasca.core.Session
import game.lasca.core.Summary
import game.lasca.core.findGame
import game.lasca.core.summary
import java.io.IOException

/** A saved game with what the core says of it; no summary if its text is damaged. */
data class ShelfGame(val stored: StoredGame, val summary: Summary?)

/** What a text from elsewhere holds: a game as record text, or why there is none. */
sealed interface Found {
    /** A game, and what a list shows of it. */
    data class Game(val record: String, val summary: Summary) : Found

    /** None. */
    data class Nothing(val why: LoadException) : Found
}

/** All games with their summaries. Every function may throw [IOException] and has then changed nothing. */
class GameShelf(private val store: GameStore) {
    /** All games, the latest played first. */
    fun all(): List<ShelfGame> = store.all().map { ShelfGame(it, summarised(it.text)) }

    /** The games in which every word of [query] occurs; [words] adds what the list shows of each. */
    fun search(games: List<ShelfGame>, query: String, words: (ShelfGame) -> String): List<ShelfGame> {
        val byId = games.associateBy { it.stored.id }
        val hits = store.search(games.map { it.stored }, query) { stored -> byId[stored.id]?.let(words).orEmpty() }
        return hits.mapNotNull { byId[it.id] }
    }

    /** The game as record text, without the state of this device; as it is if it is damaged. */
    fun record(game: ShelfGame): String = session(game)?.use { it.record() } ?: game.stored.text

    /** The short message of the game; as it is if it is damaged. */
    fun message(game: ShelfGame): String = session(game)?.use { it.message() } ?: game.stored.text

    /** All games that can be read, as one text. */
    fun export(games: List<ShelfGame>): String = store.join(games.filter { it.summary != null }.map { record(it) })

    /** Keeps a record as a new game and returns its id. */
    fun add(record: String): String = store.add(record)

    private fun session(game: ShelfGame): Session? = try {
        Session.load(game.stored.text, 0)
    } catch (_: LoadException) {
        null
    }

    companion object {
        /** The longest text that is looked at, in characters. */
        const val LONGEST = 1 shl 20

        /** Looks for a game in a text from anywhere. */
        fun find(text: String): Found = try {
            val record = findGame(wellFormed(text.take(LONGEST + 1)))
            Found.Game(record, summary(record))
        } catch (refused: LoadException) {
            Found.Nothing(refused)
        }

        /** [text] with a sign in the place of every half character, which no text of the core's can hold. */
        fun wellFormed(text: String): String = String(text.toByteArray(Charsets.UTF_8), Charsets.UTF_8)

        private fun summarised(text: String): Summary? = try {
            summary(text)
        } catch (_: LoadException) {
            null
        }
    }
}
