// The list of saved games as a screen shows it: each with what the core says of it, found by words, exported, received.
// Knows store and core; for the disk's thread. No android.*.
package game.lasca.host

import game.lasca.core.LoadException
import game.lasca.core.ReadError
import game.lasca.core.Session
import game.lasca.core.Summary
import game.lasca.core.findGames
import game.lasca.core.longestFile
import game.lasca.core.summary
import java.io.IOException

/** A saved game with what the core says of it; no summary if its text is damaged. */
data class ShelfGame(val stored: StoredGame, val summary: Summary?)

/** What a text from elsewhere holds: games as record texts, or why there is none. */
sealed interface Found {
    /** A game, and what a list shows of it. */
    data class Game(val record: String, val summary: Summary) : Found

    /** Several games, and what is wrong with those that are damaged. */
    data class Games(val records: List<String>, val damaged: List<ReadError>) : Found

    /** None. */
    data class Nothing(val why: LoadException) : Found
}

/** All games with their summaries. Every function may throw [IOException] and has then changed nothing. */
class GameShelf(private val store: GameStore) {
    /** All games, or the first [most], the latest played first. */
    fun all(most: Int = Int.MAX_VALUE): List<ShelfGame> = store.all(most).map { ShelfGame(it, summarised(it.text)) }

    /** The games in which every word of [query] occurs; [words] adds what the list shows of each. */
    fun search(games: List<ShelfGame>, query: String, words: (ShelfGame) -> String): List<ShelfGame> {
        val byId = games.associateBy { it.stored.id }
        val hits = store.search(games.map { it.stored }, query) { stored -> byId[stored.id]?.let(words).orEmpty() }
        return hits.mapNotNull { byId[it.id] }
    }

    /** The game as record text, without the state of this device; as it is if it is damaged. */
    fun record(game: ShelfGame): String = told(game) { it.record() } ?: game.stored.text

    /** The short message of the game; as it is if it is damaged. */
    fun message(game: ShelfGame): String = told(game) { it.message() } ?: game.stored.text

    /** All games that can be read, as one text. */
    fun export(games: List<ShelfGame>): String = store.join(games.filter { it.summary != null }.map { record(it) })

    /** Keeps each record as a new game and returns their ids. */
    fun add(records: List<String>): List<String> = store.addAll(records)

    private fun told(game: ShelfGame, what: (Session) -> String): String? = try {
        readable { Session.load(game.stored.text, 0).use(what) }
    } catch (_: LoadException) {
        null
    }

    companion object {
        /** The longest text that is looked at, in code points, as the core says. */
        val longest: Int by lazy { longestFile() }

        /** Looks for games in a text from anywhere. A long text takes its time. */
        fun find(text: String): Found {
            val found = answered { findGames(wellFormed(cut(text))) } ?: return Found.Nothing(LoadException.Unreadable(FAILED))
            if (found.games.size + found.damaged.size > 1) return Found.Games(found.games, found.damaged)
            return try {
                found.games.firstOrNull()?.let { Found.Game(it, readable { summary(it) }) } ?: Found.Nothing(LoadException.Unreadable(found.damaged.first()))
            } catch (refused: LoadException) {
                Found.Nothing(refused)
            }
        }

        // So much of a text that the core sees whether it is too long.
        private fun cut(text: String): String {
            if (text.length <= longest || text.codePointCount(0, text.length) <= longest) return text
            return text.substring(0, text.offsetByCodePoints(0, longest + 1))
        }

        /** [text] with a sign in the place of every half character, which no text of the core's can hold. */
        fun wellFormed(text: String): String = String(text.toByteArray(Charsets.UTF_8), Charsets.UTF_8)

        private fun summarised(text: String): Summary? = try {
            readable { summary(text) }
        } catch (_: LoadException) {
            null
        }
    }
}
