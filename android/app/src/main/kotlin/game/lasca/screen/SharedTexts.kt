// Lets the app that a long text was shared with read it: one file, read only, for whoever was given its address.
// Knows one name in the cache folder; no other path can be asked for.
package game.lasca.screen

import android.content.ContentProvider
import android.content.ContentValues
import android.content.Context
import android.database.Cursor
import android.database.MatrixCursor
import android.net.Uri
import android.os.ParcelFileDescriptor
import android.provider.OpenableColumns
import java.io.File
import java.io.FileNotFoundException
import java.io.IOException

/** The provider of the text that was shared last. */
class SharedTexts : ContentProvider() {
    override fun onCreate(): Boolean = true

    override fun getType(uri: Uri): String? = if (uri == PLACE) TYPE else null

    override fun openFile(uri: Uri, mode: String): ParcelFileDescriptor {
        val here = context
        if (uri != PLACE || mode != "r" || here == null) throw FileNotFoundException("nothing to read at $uri")
        return ParcelFileDescriptor.open(file(here), ParcelFileDescriptor.MODE_READ_ONLY)
    }

    override fun query(uri: Uri, projection: Array<String>?, selection: String?, arguments: Array<String>?, order: String?): Cursor? {
        val here = context
        if (uri != PLACE || here == null) return null
        val columns = projection ?: arrayOf(OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE)
        return MatrixCursor(columns, 1).apply {
            addRow(columns.map { if (it == OpenableColumns.DISPLAY_NAME) NAME else if (it == OpenableColumns.SIZE) file(here).length() else null })
        }
    }

    override fun insert(uri: Uri, values: ContentValues?): Uri? = null

    override fun update(uri: Uri, values: ContentValues?, selection: String?, arguments: Array<String>?): Int = 0

    override fun delete(uri: Uri, selection: String?, arguments: Array<String>?): Int = 0

    companion object {
        /** What such a file is called where it is received. */
        const val NAME = "lasca.txt"

        /** Its type. */
        const val TYPE = "text/plain"

        private val PLACE: Uri = Uri.parse("content://game.lasca.texts/$NAME")

        /** Keeps [text] in the place of the one before, and returns its address; not for the main thread. @throws IOException */
        fun keep(context: Context, text: String): Uri {
            val file = file(context)
            val folder = file.parentFile
            if (folder?.isDirectory != true && folder?.mkdirs() != true) throw IOException("cannot make $folder")
            file.writeText(text)
            return PLACE
        }

        private fun file(context: Context) = File(File(context.cacheDir, "shared"), NAME)
    }
}
