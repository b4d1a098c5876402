// The smallest parts of every screen: lengths, texts in their roles, icons, grounds with focus and touch states.
// Knows the theme; must not know the game.
package game.lasca.look

import android.content.Context
import android.content.res.ColorStateList
import android.graphics.Paint
import android.graphics.Rect
import android.graphics.drawable.ColorDrawable
import android.graphics.drawable.Drawable
import android.graphics.drawable.GradientDrawable
import android.graphics.drawable.InsetDrawable
import android.graphics.drawable.LayerDrawable
import android.graphics.drawable.RippleDrawable
import android.graphics.drawable.StateListDrawable
import android.text.Layout
import android.util.TypedValue
import android.view.View
import android.view.ViewGroup
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.TextView
import kotlin.math.roundToInt

/** Makes views in one [theme]. */
class Kit(val context: Context, val theme: Theme) {
    private val density = context.resources.displayMetrics.density

    /** How far the player has enlarged texts; 1 is the usual size. */
    val fontScale: Float = context.resources.configuration.fontScale

    /** Whether texts are so large that what stands side by side goes one below the other. */
    val largePrint: Boolean = fontScale > LARGE_PRINT

    /** How far texts grow where no more room can be made for them. */
    val tightScale: Float = minOf(fontScale, LARGE_PRINT)

    /** Whether the window has room beside what stands in it, not below. */
    val wide: Boolean = context.resources.configuration.run { screenWidthDp > screenHeightDp * WIDE_SHAPE }

    /** [n] dp in pixels. */
    fun dp(n: Number): Int = (n.toFloat() * density).roundToInt()

    /** The words of [id]. */
    fun words(id: Int, vararg args: Any): String = context.getString(id, *args)

    /** A text in its role. */
    fun text(role: TextRole, words: CharSequence, colour: Int = theme.paper.text): TextView = TextView(context).apply {
        set(this, role)
        text = words
        setTextColor(colour)
        // Lines of like length: no word stands alone in the last one.
        breakStrategy = Layout.BREAK_STRATEGY_BALANCED
        hyphenationFrequency = if (role.serif && role.size > TITLE_LIMIT) Layout.HYPHENATION_FREQUENCY_NONE else Layout.HYPHENATION_FREQUENCY_NORMAL
    }

    /** Sets size, line and face of [view] as [role] has them. */
    fun set(view: TextView, role: TextRole) {
        view.typeface = if (role.serif) Compat.serif(role.medium) else Compat.sans(role.medium)
        view.setTextSize(TypedValue.COMPLEX_UNIT_SP, role.size)
        view.fontFeatureSettings = if (role.tabular) "tnum" else null
        if (role.size >= RESULT_SIZE) view.letterSpacing = -0.01f
        val line = TypedValue.applyDimension(TypedValue.COMPLEX_UNIT_SP, role.line, context.resources.displayMetrics)
        view.setLineSpacing(line - (view.paint.fontMetrics.run { descent - ascent }), 1f)
    }

    /** The drawable [id] in one colour. */
    fun icon(id: Int, colour: Int = theme.paper.text): Drawable =
        checkNotNull(context.getDrawable(id)) { "no such icon" }.mutate().apply { setTint(colour) }

    /** A picture of an icon that says nothing by itself. */
    fun iconView(id: Int, size: Int = 24, colour: Int = theme.paper.text): ImageView = ImageView(context).apply {
        setImageDrawable(icon(id, colour))
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        layoutParams = LinearLayout.LayoutParams(dp(size), dp(size))
    }

    /** A rounded ground. Widths and radius in dp; no edge when [edge] is null. */
    fun ground(fill: Int, radius: Number, edge: Int? = null, width: Number = 1): GradientDrawable = GradientDrawable().apply {
        setColor(fill)
        cornerRadius = radius.toFloat() * density
        if (edge != null) setStroke(dp(width).coerceAtLeast(1), edge)
    }

    /** The sign of the keyboard's place: the board's own cursor, a bright line in a dark casing. */
    fun focusRing(radius: Number, inset: Number = 0): Drawable {
        val ring = LayerDrawable(
            arrayOf(
                ground(0, radius, theme.marks.markCase, FOCUS_CASE),
                InsetDrawable(ground(0, radius, theme.marks.mark, FOCUS_CORE), dp(1)),
            ),
        )
        return StateListDrawable().apply {
            addState(intArrayOf(android.R.attr.state_focused), InsetDrawable(ring, 0, dp(inset), 0, dp(inset)))
            addState(intArrayOf(), ColorDrawable(0))
        }
    }

    /** Makes [view] answer touch and focus on a ground of that [radius]; [inset] is the part above and below that only widens the target. */
    fun touchable(view: View, ground: Drawable?, radius: Number, inset: Number = 0, onInk: Boolean = false) {
        val colour = if (onInk) theme.paper.inverse else theme.paper.text
        val touch = ColorStateList.valueOf((TOUCH_ALPHA shl 24) or (colour and 0xFFFFFF))
        val mask = InsetDrawable(ground(-1, radius), 0, dp(inset), 0, dp(inset))
        // A ground with insets would take the place of the view's own padding.
        val room = Rect(view.paddingLeft, view.paddingTop, view.paddingRight, view.paddingBottom)
        view.background = RippleDrawable(touch, ground?.let { InsetDrawable(it, 0, dp(inset), 0, dp(inset)) }, mask)
        view.setPadding(room.left, room.top, room.right, room.bottom)
        view.foreground = focusRing(radius, inset)
        view.isClickable = true
        view.isFocusable = true
    }

    /** A vertical list of [views]. */
    fun column(vararg views: View): LinearLayout = LinearLayout(context).apply {
        orientation = LinearLayout.VERTICAL
        views.forEach { addView(it, it.layoutParams ?: LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)) }
    }

    /** A horizontal list, its views centred on one line. */
    fun row(vararg views: View): LinearLayout = LinearLayout(context).apply {
        orientation = LinearLayout.HORIZONTAL
        gravity = android.view.Gravity.CENTER_VERTICAL
        views.forEach { addView(it, it.layoutParams ?: LinearLayout.LayoutParams(WRAP_CONTENT, WRAP_CONTENT)) }
    }

    /** Lets what [scroll] hides fade out at its edges, so that a line cut in half is seen to go on; high contrast keeps hard edges. */
    fun fading(scroll: View) {
        scroll.isVerticalFadingEdgeEnabled = !theme.highContrast
        scroll.setFadingEdgeLength(dp(Space.LARGE))
    }

    /** What takes the rest of a row and is nothing. */
    fun space(): View = View(context).apply { layoutParams = LinearLayout.LayoutParams(0, 1, 1f) }

    /** An empty length of [n] dp, in either direction. */
    fun gap(n: Int): View = View(context).apply { layoutParams = LinearLayout.LayoutParams(dp(n), dp(n)) }

    companion object {
        private const val LARGE_PRINT = 1.3f
        private const val TITLE_LIMIT = 30f
        private const val WIDE_SHAPE = 1.25
        private const val RESULT_SIZE = 28f
        private const val TOUCH_ALPHA = 0x1F
        private const val FOCUS_CASE = 4
        private const val FOCUS_CORE = 2

        /** Lets [view] take the rest of a row. */
        fun <T : View> stretch(view: T): T = view.apply { layoutParams = LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f) }

        /** Gives [view] these margins, in pixels. */
        fun <T : View> margins(view: T, left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0): T = view.apply {
            val old = layoutParams
            layoutParams = (old as? LinearLayout.LayoutParams ?: LinearLayout.LayoutParams(old?.width ?: MATCH_PARENT, old?.height ?: WRAP_CONTENT))
                .apply { setMargins(left, top, right, bottom) }
        }

        /** All views below [root], itself first. */
        fun all(root: View): Sequence<View> = sequence {
            yield(root)
            if (root is ViewGroup) for (i in 0 until root.childCount) yieldAll(all(root.getChildAt(i)))
        }
    }
}
