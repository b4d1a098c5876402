// All saved games of this device: any number, the latest first, with titles, search, a bin, import and export.
// Knows texts and names; what is in a text only the core knows. No android.*; not for the main thread.
package game.lasca.host

import java.io.IOException
import java.util.Locale

/** A saved game as the list sees it. */
data class StoredGame(
    /** Its name in the folder, fit for a file. */
    val id: String,
    /** What the player called it; empty if nothing. */
    val title: String,
    /** The game as the session saved it. */
    val text: String,
    /** When it was last played, in milliseconds since 1970. */
    val playedMs: Long,
)

/** Saved games in a [folder]. Every function may throw [IOException] and has then changed nothing. */
class GameStore(private val folder: Folder, private val nowMs: () -> Long) {
    /**
     * All games, or the first [most], the latest played first; those set aside as damaged among them. A text that cannot be read is listed as empty,
     * so that it can be seen and kept.
     */
    fun all(most: Int = Int.MAX_VALUE): List<StoredGame> {
        val titles = titles(readable(TITLES))
        return folder.names().filter { it.endsWith(GAME) || it.endsWith(DAMAGED) }.map { it to folder.modified(it) }
            .sortedWith(compareByDescending<Pair<String, Long>> { it.second }.thenBy { it.first }).take(most)
            .map { (name, playedMs) -> StoredGame(id(name), titles[id(name)].orEmpty(), readable(name), playedMs) }
    }

    /** The id of the game played last that nobody has set aside; null if there is none. */
    fun latest(): String? = folder.names().filter { it.endsWith(GAME) }.maxByOrNull { folder.modified(it) }?.let(::id)

    /** The games in which every word of [query] occurs: in the title, among the moves or in what [words] adds (rules, names). */
    fun search(games: List<StoredGame>, query: String, words: (StoredGame) -> String): List<StoredGame> {
        val parts = fold(query).split(' ').filter { it.isNotEmpty() }
        if (parts.isEmpty()) return games
        return games.filter { game ->
            val all = fold("${game.title} ${words(game)} ${game.text.substringAfter(HEAD_END, "")}")
            parts.all { it in all }
        }
    }

    /** The text of a game. */
    fun text(id: String): String = folder.read(fileName(id))

    /** Keeps [text] as a new game and returns its id. */
    fun add(text: String, title: String = ""): String {
        val id = freeId()
        folder.write(id + GAME, text)
        if (title.isNotEmpty()) rename(id, title)
        return id
    }

    /** Keeps each of [texts] as a new game and returns their ids; if one cannot be written, none is kept. */
    fun addAll(texts: List<String>): List<String> {
        val ids = freeIds().take(texts.size).toList()
        val begun = ArrayList<String>()
        try {
            ids.zip(texts) { id, text ->
                begun += id
                folder.write(id + GAME, text)
            }
        } catch (unwritten: IOException) {
            begun.forEach(::forget)
            throw unwritten
        }
        return ids
    }

    /** An id that no game has. */
    fun freeId(): String = freeIds().first()

    private fun freeIds(): Sequence<String> {
        val taken = folder.names().toSet()
        val base = nowMs().toString(ID_RADIX)
        return generateSequence(0) { it + 1 }.map { if (it == 0) base else "$base-$it" }.filter { id -> ENDINGS.none { id + it in taken } }
    }

    private fun forget(id: String) = try {
        folder.delete(id + GAME)
    } catch (_: IOException) {
        // The disk that could not write may not delete either: the game is then one more, never one less.
    }

    /** The name of a game's file in the folder. */
    fun fileName(id: String): String = if (id.endsWith(DAMAGED)) id else id + GAME

    /** Calls a game [title]; empty gives it back the name of its players. */
    fun rename(id: String, title: String) {
        // Titles that cannot be read now must not be overwritten with this one alone.
        val titles = titles()
        val clean = title.replace(CONTROL, " ").trim().take(LONGEST_TITLE).dropLastWhile { it.isHighSurrogate() }
        if (clean.isEmpty()) titles.remove(id) else titles[id] = clean
        keep(titles)
    }

    /** Gives the game [to] the title of the game [from], which keeps it. */
    fun copyTitle(from: String, to: String) {
        titles()[from]?.let { rename(to, it) }
    }

    private fun keep(titles: Map<String, String>) = folder.write(TITLES, titles.entries.joinToString("") { "${it.key}\t${it.value}\n" })

    private fun titles(): MutableMap<String, String> = (if (TITLES in folder.names()) titles(folder.read(TITLES)) else emptyMap()).toMutableMap()

    /** Puts a game into the bin. */
    fun delete(id: String) = folder.rename(fileName(id), id + BIN)

    /** Takes a game out of the bin. */
    fun restore(id: String) = folder.rename(id + BIN, fileName(id))

    /** Removes for good what is in the bin, and the titles of games that are no more. */
    fun emptyBin() {
        folder.names().filter { it.endsWith(BIN) }.forEach { folder.delete(it) }
        val names = folder.names().toSet()
        val titles = titles()
        if (titles.keys.retainAll { fileName(it) in names }) keep(titles)
    }

    /** Sets a damaged game aside with its title, so that nothing overwrites it: under another name it stays in the folder. */
    fun setAside(id: String) {
        if (id.endsWith(DAMAGED)) return
        val own = id + DAMAGED
        // A damaged game of that name is kept as well.
        val aside = if (own in folder.names()) freeId() + DAMAGED else own
        copyTitle(id, aside)
        folder.rename(id + GAME, aside)
    }

    /** [texts] as one text, a blank line between them. */
    fun join(texts: List<String>): String = texts.joinToString("\n") { it.trim() + "\n" }

    private fun titles(text: String): Map<String, String> = text.lines().mapNotNull { line ->
        val tab = line.indexOf('\t')
        if (tab <= 0) null else line.substring(0, tab) to line.substring(tab + 1)
    }.toMap(LinkedHashMap())

    private fun readable(name: String): String = try {
        folder.read(name)
    } catch (_: IOException) {
        ""
    }

    private fun id(name: String) = name.removeSuffix(GAME)

    private fun fold(words: String) = words.lowercase(Locale.ROOT)

    /** Endings and limits. */
    companion object {
        /** The ending of a saved game. */
        const val GAME = ".lasca"

        /** The longest title, in characters. */
        const val LONGEST_TITLE = 80

        // A record's head, up to the first empty line, holds switches that nobody looks for.
        private const val HEAD_END = "\n\n"
        private const val BIN = ".deleted"
        private const val DAMAGED = ".damaged"
        private const val TITLES = "titles"
        private val ENDINGS = listOf(GAME, BIN, DAMAGED)
        private const val ID_RADIX = 36
        private val CONTROL = Regex("\\p{Cntrl}+")
    }
}
