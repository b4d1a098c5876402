// Lists on cards: the card itself, rows with one or two lines, rows with a switch, heads of sections.
// Knows the kit; must not know what a row changes.
package game.lasca.look

import android.graphics.Canvas
import android.graphics.ColorFilter
import android.graphics.Paint
import android.graphics.PixelFormat
import android.graphics.RectF
import android.graphics.drawable.Drawable
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.TextView
import game.lasca.R

/** A card around [views], hairlines between them. */
fun Kit.card(vararg views: View): LinearLayout = LinearLayout(context).apply {
    orientation = LinearLayout.VERTICAL
    background = ground(theme.paper.surface, Corner.CARD, theme.paper.line)
    clipToOutline = true
    setPadding(dp(1), dp(1), dp(1), dp(1))
    views.forEachIndexed { i, view ->
        if (i > 0) addView(hairline())
        addView(view, view.layoutParams ?: LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
    }
}

/** A line of one dp, for the eye only. */
fun Kit.hairline(): View = View(context).apply {
    setBackgroundColor(theme.paper.line)
    layoutParams = LinearLayout.LayoutParams(MATCH_PARENT, dp(1).coerceAtLeast(1))
}

/** The words over a group of controls; a heading for a screen reader. */
fun Kit.head(words: CharSequence): TextView = text(TextRole.HEAD, words, theme.paper.text2).apply {
    Compat.heading(this)
    setPadding(dp(Space.TINY), 0, dp(Space.TINY), dp(Space.SMALL))
}

/** A head over a body. */
fun Kit.section(words: CharSequence, vararg body: View): LinearLayout = column(head(words), *body)

/** A row of a list: [picture], one or two lines, [end]; pressable if [press] is given. */
fun Kit.listRow(
    title: CharSequence,
    second: CharSequence? = null,
    picture: View? = null,
    end: View? = null,
    strong: Boolean = false,
    press: (() -> Unit)? = null,
): LinearLayout {
    val lines = column(text(if (strong) TextRole.NAME else TextRole.ROW, title))
    if (second != null) lines.addView(text(TextRole.SECOND, second, theme.paper.text2))
    return row().apply {
        minimumHeight = dp(ROW_HEIGHT)
        setPadding(dp(Space.SCREEN), dp(Space.SMALL), dp(Space.SCREEN), dp(Space.SMALL))
        if (picture != null) addView(picture)
        addView(Kit.stretch(lines).apply { if (picture != null) Kit.margins(this, left = dp(Space.SCREEN)).let { (layoutParams as LinearLayout.LayoutParams).weight = 1f } })
        if (end != null) addView(Kit.margins(end, left = dp(Space.MIDDLE)))
        layoutParams = LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)
        if (press != null) {
            touchable(this, null, 0)
            Names.asButton(this, if (second == null) title else "$title, $second")
            setOnClickListener { press() }
        }
    }
}

/** A row that is one switch. */
fun Kit.switchRow(title: CharSequence, second: CharSequence?, on: Boolean, flip: (Boolean) -> Unit): LinearLayout {
    val mark = SwitchMark(theme, density = context.resources.displayMetrics.density).apply { this.on = on }
    val picture = ImageView(context).apply {
        setImageDrawable(mark)
        layoutParams = LinearLayout.LayoutParams(dp(48), dp(28))
    }
    return listRow(title, second, end = picture).apply {
        touchable(this, null, 0)
        Names.asSwitch(this, if (second == null) title else "$title, $second") { mark.on }
        setOnClickListener {
            mark.on = !mark.on
            flip(mark.on)
        }
    }
}

/** A row that leads to more choices: its value as second line, a chevron at the end. */
fun Kit.valueRow(title: CharSequence, value: CharSequence?, press: () -> Unit): LinearLayout =
    listRow(title, value, end = iconView(R.drawable.ic_chevron, 18), press = press)

private const val ROW_HEIGHT = 56

/** The switch as the app draws it, 48 × 28 dp. */
class SwitchMark(private val theme: Theme, private val density: Float) : Drawable() {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG)
    private val box = RectF()

    /** Whether it shows "on". */
    var on = false
        set(value) {
            field = value
            invalidateSelf()
        }

    override fun draw(canvas: Canvas) {
        val d = density
        box.set(bounds)
        paint.style = Paint.Style.FILL
        if (on) {
            paint.color = theme.paper.inverseGround
            canvas.drawRoundRect(box, 14 * d, 14 * d, paint)
            paint.color = theme.paper.inverse
            canvas.drawCircle(box.right - 14 * d, box.centerY(), 10 * d, paint)
            return
        }
        paint.color = theme.paper.lineStrong
        canvas.drawCircle(box.left + 14 * d, box.centerY(), 8 * d, paint)
        paint.style = Paint.Style.STROKE
        paint.strokeWidth = 2 * d
        box.inset(d, d)
        canvas.drawRoundRect(box, 13 * d, 13 * d, paint)
    }

    override fun setAlpha(alpha: Int) = Unit

    override fun setColorFilter(filter: ColorFilter?) = Unit

    @Deprecated("Required by Drawable")
    override fun getOpacity(): Int = PixelFormat.TRANSLUCENT
}
