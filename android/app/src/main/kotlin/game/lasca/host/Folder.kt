// The few operations on files that the stores need, so that tests can let each of them fail.
// Knows files; must not know what a game is.
package game.lasca.host

import java.io.File
import java.io.FileOutputStream
import java.io.IOException

/** A flat folder of texts. Every operation may throw [IOException]; none leaves a half-written text behind. */
interface Folder {
    /** The names of all texts. */
    fun names(): List<String>

    /** The text called [name]. */
    fun read(name: String): String

    /** Writes or replaces a text: afterwards it is the old one or the new one, never a part. */
    fun write(name: String, text: String)

    /** Gives a text another name, replacing what has it. */
    fun rename(from: String, to: String)

    /** Removes a text. */
    fun delete(name: String)

    /** When a text was last written, in milliseconds since 1970. */
    fun modified(name: String): Long
}

/** A folder on disk, made when it is first written to. */
class DiskFolder(private val folder: File) : Folder {
    override fun names(): List<String> {
        if (!folder.exists()) return emptyList()
        val found = folder.list() ?: throw IOException("cannot list $folder")
        return found.filterNot { it.endsWith(PART) }
    }

    override fun read(name: String): String = File(folder, name).readText()

    override fun write(name: String, text: String) {
        if (!folder.isDirectory && !folder.mkdirs()) throw IOException("cannot make $folder")
        val part = File(folder, name + PART)
        FileOutputStream(part).use {
            it.write(text.toByteArray())
            it.fd.sync()
        }
        move(part, File(folder, name))
    }

    override fun rename(from: String, to: String) = move(File(folder, from), File(folder, to))

    override fun delete(name: String) {
        val file = File(folder, name)
        if (!file.delete() && file.exists()) throw IOException("cannot delete $file")
    }

    override fun modified(name: String): Long = File(folder, name).lastModified()

    private fun move(from: File, to: File) {
        if (!from.renameTo(to)) throw IOException("cannot move $from to $to")
    }

    private companion object {
        const val PART = ".part"
    }
}
