// A layer painted once into a bitmap of its own, so that a frame only copies it.
// Knows pixels; must not know what they show.
package game.lasca.board

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.RectF
import kotlin.math.ceil
import kotlin.math.floor

/** The picture of [layer] around its own origin. */
class Sprite(layer: Layer) {
    private val paint = Paint(Paint.FILTER_BITMAP_FLAG)
    private val left: Float
    private val top: Float
    private val bitmap: Bitmap?

    init {
        val bounds = RectF()
        layer.bounds(bounds)
        left = floor(bounds.left) - 1
        top = floor(bounds.top) - 1
        val width = (ceil(bounds.right) + 1 - left).toInt()
        val height = (ceil(bounds.bottom) + 1 - top).toInt()
        bitmap = if (bounds.isEmpty) null else Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888)
        if (bitmap != null) {
            val canvas = Canvas(bitmap)
            canvas.translate(-left, -top)
            layer.draw(canvas, 1f)
        }
    }

    /** Copies the picture to the canvas' origin; [opacity] from 0 to 1. */
    fun draw(canvas: Canvas, opacity: Float) {
        val picture = bitmap ?: return
        paint.alpha = (opacity * OPAQUE).toInt()
        canvas.drawBitmap(picture, left, top, paint)
    }

    private companion object {
        const val OPAQUE = 255
    }
}
