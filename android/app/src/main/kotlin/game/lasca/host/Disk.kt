// The few things the app asks of a folder, each able to fail: tests let the k-th of them fail or be the last.
// Knows no game.
package game.lasca.host

import java.io.File
import java.io.FileOutputStream
import java.io.IOException

/** A flat folder of small texts. */
interface Disk {
    /** The names in it; none if there is no folder yet. */
    fun names(): List<String>

    /** When [name] was last written, in milliseconds since 1970. */
    fun writtenAt(name: String): Long

    /** The whole text of [name]. @throws IOException */
    fun read(name: String): String

    /** Writes [text] to [name] and waits until it is on the disk. May stop half-way: see [SavedGames]. @throws IOException */
    fun write(name: String, text: String)

    /** Puts [from] in the place of [to] in one go. @throws IOException */
    fun rename(from: String, to: String)

    /** Removes [name] if it is there. @throws IOException */
    fun remove(name: String)
}

/** A real folder, made when first written to. */
class FolderDisk(private val folder: File) : Disk {
    override fun names(): List<String> = folder.list().orEmpty().toList()

    override fun writtenAt(name: String): Long = File(folder, name).lastModified()

    override fun read(name: String): String {
        val file = File(folder, name)
        if (file.length() > LONGEST) throw IOException("$name is too long")
        return file.readText()
    }

    override fun write(name: String, text: String) {
        if (!folder.isDirectory && !folder.mkdirs()) throw IOException("no folder")
        FileOutputStream(File(folder, name)).use {
            it.write(text.toByteArray())
            it.fd.sync()
        }
    }

    override fun rename(from: String, to: String) {
        if (!File(folder, from).renameTo(File(folder, to))) throw IOException("cannot rename $from")
    }

    override fun remove(name: String) {
        val file = File(folder, name)
        if (file.exists() && !file.delete()) throw IOException("cannot remove $name")
    }

    private companion object {
        /** A longer file is none of ours. */
        const val LONGEST = 4L shl 20
    }
}
