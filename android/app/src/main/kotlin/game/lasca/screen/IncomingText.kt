// Texts from other apps and files: read with a limit, whatever they hold and however they fail.
// Knows streams; must not know what a game is.
package game.lasca.screen

import android.content.ContentResolver
import android.net.Uri
import game.lasca.host.GameShelf
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream

/** Reads and writes documents of other apps. Not for the main thread. */
object IncomingText {
    /** The text at [place], at most as long as a file of games can be; null if it cannot be read. */
    fun read(resolver: ContentResolver, place: Uri): String? = guarded {
        resolver.openInputStream(place)?.use { String(limited(it), Charsets.UTF_8) }
    }

    /** Writes [text] to [place]; false if that failed. */
    fun write(resolver: ContentResolver, place: Uri, text: String): Boolean = guarded {
        resolver.openOutputStream(place, "wt")?.use { it.write(text.toByteArray()) }
    } != null

    private fun limited(stream: InputStream): ByteArray {
        val out = ByteArrayOutputStream()
        val part = ByteArray(PART)
        while (out.size() <= GameShelf.LONGEST) {
            val count = stream.read(part)
            if (count < 0) break
            out.write(part, 0, count)
        }
        return out.toByteArray()
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
