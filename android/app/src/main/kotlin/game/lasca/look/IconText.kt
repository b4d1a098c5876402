// An icon that flows with words, so that both are centred together and wrap together.
// Knows only text spans.
package game.lasca.look

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.drawable.Drawable
import android.text.SpannableStringBuilder
import android.text.Spanned
import android.text.style.ReplacementSpan

/** Words with an icon before them. */
object IconText {
    /** Characters that stand for the icon. */
    const val LENGTH = 2

    /** [drawable] (bounds set), [gap] pixels, then [words]. */
    fun before(drawable: Drawable, words: CharSequence, gap: Int): CharSequence =
        SpannableStringBuilder("\uFFFC\u2060").append(words).apply {
            setSpan(Picture(drawable, gap), 0, LENGTH, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
        }

    private class Picture(private val drawable: Drawable, private val gap: Int) : ReplacementSpan() {
        override fun getSize(paint: Paint, text: CharSequence?, start: Int, end: Int, fm: Paint.FontMetricsInt?): Int {
            if (fm != null) {
                val own = paint.fontMetricsInt
                val half = drawable.bounds.height() / 2
                val middle = (own.ascent + own.descent) / 2
                fm.ascent = minOf(own.ascent, middle - half)
                fm.descent = maxOf(own.descent, middle + half)
                fm.top = fm.ascent
                fm.bottom = fm.descent
            }
            return drawable.bounds.width() + gap
        }

        override fun draw(canvas: Canvas, text: CharSequence?, start: Int, end: Int, x: Float, top: Int, y: Int, bottom: Int, paint: Paint) {
            val own = paint.fontMetricsInt
            canvas.save()
            canvas.translate(x, y + (own.ascent + own.descent) / 2f - drawable.bounds.height() / 2f)
            drawable.draw(canvas)
            canvas.restore()
        }
    }
}
