// The games on disk: one file each, replaced in one go, and which of them was played last.
// Knows names and texts; must not know what a text means. Never on the main thread.
package game.lasca.host

import java.io.IOException

/** One game on disk. */
data class SavedGame(
    val id: String,
    val text: String,
    /** The name the player gave it, empty if none. */
    val title: String,
    /** When it was last written, in milliseconds since 1970. */
    val writtenAt: Long,
)

/** All games on disk. */
class SavedGames(private val disk: Disk) {
    /** Writes a game: a half-written text never stands where a whole one was. @throws IOException */
    @Synchronized
    fun write(id: String, text: String) = replace(id + GAME, text)

    /** The text of a game, null if there is none. @throws IOException */
    @Synchronized
    fun read(id: String): String? = if (id + GAME in disk.names()) disk.read(id + GAME) else null

    /** The game played last: the noted one, else the one written last; null if there is none. @throws IOException */
    @Synchronized
    fun current(): String? {
        val names = disk.names()
        val noted = if (CURRENT in names) disk.read(CURRENT).trim() else ""
        if (noted == NONE || noted + GAME in names) return noted.takeIf { it != NONE }
        return names.filter { it.endsWith(GAME) }.maxByOrNull { disk.writtenAt(it) }?.removeSuffix(GAME)
    }

    /** Notes which game is being played; null: none is. @throws IOException */
    @Synchronized
    fun setCurrent(id: String?) = replace(CURRENT, id ?: NONE)

    /** Every game that can be read from the disk, the last written first. */
    @Synchronized
    fun list(): List<SavedGame> = disk.names().filter { it.endsWith(GAME) }.mapNotNull { name ->
        val id = name.removeSuffix(GAME)
        try {
            SavedGame(id, disk.read(name), title(id), disk.writtenAt(name))
        } catch (_: IOException) {
            null
        }
    }.sortedByDescending { it.writtenAt }

    /** Gives a game a name; an empty one takes it away. @throws IOException */
    @Synchronized
    fun rename(id: String, title: String) = if (title.isBlank()) disk.remove(id + TITLE) else replace(id + TITLE, title.trim())

    /** Takes a game from the list and gives it back, so that it can be written again. @throws IOException */
    @Synchronized
    fun remove(id: String): SavedGame? {
        val name = id + GAME
        if (name !in disk.names()) return null
        val game = SavedGame(id, disk.read(name), title(id), disk.writtenAt(name))
        disk.remove(name)
        disk.remove(id + TITLE)
        return game
    }

    /** Puts back what [remove] gave. @throws IOException */
    @Synchronized
    fun restore(game: SavedGame) {
        write(game.id, game.text)
        rename(game.id, game.title)
    }

    /** Keeps a text that cannot be loaded out of the way under another name, which is returned. @throws IOException */
    @Synchronized
    fun setAside(id: String): String {
        val names = disk.names()
        val aside = generateSequence(1) { it + 1 }.map { "$id-$it$DAMAGED" }.first { it !in names }
        disk.rename(id + GAME, aside)
        return aside
    }

    private fun title(id: String): String = if (id + TITLE in disk.names()) disk.read(id + TITLE) else ""

    private fun replace(name: String, text: String) {
        disk.write(name + PART, text)
        disk.rename(name + PART, name)
    }

    private companion object {
        const val GAME = ".lasca"
        const val TITLE = ".title"
        const val DAMAGED = ".damaged"
        const val PART = ".part"
        const val CURRENT = "current"
        const val NONE = "-"
    }
}
