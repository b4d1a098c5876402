// Texts from other apps and files: read with a limit, whatever they hold and however they fail.
// Knows streams; must not know what a game is.
package game.lasca.screen

import android.content.ContentResolver
import android.net.Uri
import game.lasca.host.GameShelf
import java.io.IOException
import java.io.Reader

/** Reads and writes documents of other apps. Not for the main thread. */
object IncomingText {
    /** The text at [place], null if it cannot be read; of one that is too long only so much that the core sees it. */
    fun read(resolver: ContentResolver, place: Uri): String? = guarded {
        resolver.openInputStream(place)?.use { limited(it.reader()) }
    }

    /** Writes [text] to [place]; false if that failed. */
    fun write(resolver: ContentResolver, place: Uri, text: String): Boolean = guarded {
        resolver.openOutputStream(place, "wt")?.use { it.write(text.toByteArray()) }
    } != null

    // The limit counts whole letters, of which some are two characters here and up to four bytes in the file.
    private fun limited(reader: Reader): String {
        val text = StringBuilder()
        val part = CharArray(PART)
        var letters = 0
        while (letters <= GameShelf.longest) {
            val count = reader.read(part)
            if (count < 0) break
            text.append(part, 0, count)
            letters += (0 until count).count { !part[it].isLowSurrogate() }
        }
        return text.toString()
    }

    // A foreign provider may throw whatever it likes through the binder.
    @Suppress("TooGenericExceptionCaught")
    private fun <T> guarded(work: () -> T?): T? = try {
        work()
    } catch (_: IOException) {
        null
    } catch (_: RuntimeException) {
        null
    }

    private const val PART = 16 * 1024
}
