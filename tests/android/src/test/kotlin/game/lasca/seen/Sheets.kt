// Contact sheets: twelve pictures on one page, each with its name, to be looked at together.
// Knows bitmaps and files only.
package game.lasca.seen

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Paint
import android.graphics.Rect
import java.io.File
import java.security.MessageDigest
import java.nio.ByteBuffer

/** Collects pictures into pages in [folder]. */
class Sheets(private val folder: File) {
    init {
        folder.mkdirs()
        folder.listFiles { file -> OURS.matches(file.name) }?.forEach { it.delete() } // of an earlier run; whatever else is there stays
    }

    private val page = ArrayList<Pair<String, Bitmap>>()
    private val seen = HashMap<String, String>()
    private var pages = 0

    /** How many pictures there are. */
    val count: Int get() = seen.size

    /** Keeps [picture] on its own and on a page; returns the name of an equal one, if there is one. */
    fun add(name: String, picture: Bitmap): String? {
        File(folder, "$name.png").outputStream().use { picture.compress(Bitmap.CompressFormat.PNG, 100, it) }
        page += name to picture
        if (page.size == PER_PAGE) flush()
        return seen.put(digest(picture), name)
    }

    /** Writes the last page. */
    fun flush() {
        if (page.isEmpty()) return
        val sheet = Bitmap.createBitmap(COLUMNS * CELL, ROWS * CELL, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(sheet)
        canvas.drawColor(Color.rgb(0x80, 0x88, 0x90))
        val ink = Paint(Paint.ANTI_ALIAS_FLAG).apply {
            color = Color.WHITE
            textSize = 15f
        }
        val smooth = Paint(Paint.FILTER_BITMAP_FLAG)
        page.forEachIndexed { i, (name, picture) ->
            val x = i % COLUMNS * CELL
            val y = i / COLUMNS * CELL
            val scale = minOf((CELL - MARGIN) / picture.width.toFloat(), (CELL - LABEL - MARGIN) / picture.height.toFloat())
            val place = Rect(x, y + LABEL, x + (picture.width * scale).toInt(), y + LABEL + (picture.height * scale).toInt())
            canvas.drawBitmap(picture, null, place, smooth)
            canvas.drawText(name, x + 4f, y + 16f, ink)
        }
        pages++
        File(folder, "sheet-%02d.png".format(pages)).outputStream().use { sheet.compress(Bitmap.CompressFormat.PNG, 100, it) }
        page.clear()
    }

    private fun digest(picture: Bitmap): String {
        val bytes = ByteBuffer.allocate(picture.byteCount)
        picture.copyPixelsToBuffer(bytes)
        return MessageDigest.getInstance("SHA-256").digest(bytes.array()).joinToString("") { "%02x".format(it) }
    }

    private companion object {
        val OURS = Regex("(sheet-\\d+|[a-z-]+-(${names(Pane.entries)})-(${names(Look.entries)})-(${names(Tongue.entries)})-(${names(Print.entries)}))\\.png")

        fun names(values: List<Enum<*>>) = values.joinToString("|") { it.name.lowercase() }

        const val PER_PAGE = 12
        const val COLUMNS = 4
        const val ROWS = 3
        const val CELL = 440
        const val LABEL = 22
        const val MARGIN = 10
    }
}
