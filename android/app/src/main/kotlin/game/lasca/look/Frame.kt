// The frame of a screen: bar, scrolling body of at most a book page's width, fixed foot; nothing under the system's bars.
// Knows the kit and the window's edges; must not know what is in the body.
package game.lasca.look

import android.annotation.SuppressLint
import android.content.Context
import android.view.Gravity
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
import android.widget.LinearLayout
import android.widget.ScrollView
import game.lasca.R

/** A screen with a title, a body that scrolls and perhaps a foot that stays. */
@SuppressLint("ViewConstructor")
class Frame(private val kit: Kit, bar: View?, body: View, foot: View?, maxWidth: Int = PAGE_WIDTH) : FrameLayout(kit.context) {
    private val list = LinearLayout(kit.context).apply { orientation = LinearLayout.VERTICAL }

    /** The part that scrolls. */
    val scroll = ScrollView(kit.context).apply {
        // With an id, the place it is scrolled to outlives the screen.
        id = R.id.screen_scroll
        isFillViewport = true
        clipToPadding = false
        isFocusable = false
    }

    /** Where [Notice] appears. */
    val noticePlace = LinearLayout(kit.context).apply { orientation = LinearLayout.VERTICAL }

    init {
        setBackgroundColor(kit.theme.paper.ground)
        val short = kit.context.resources.configuration.screenHeightDp < SHORT_WINDOW
        val inner = kit.column(body)
        scroll.addView(PageWidth(kit.context, inner, kit.dp(maxWidth)), LayoutParams(MATCH_PARENT, WRAP_CONTENT))
        if (bar != null) if (short) inner.addView(bar, 0) else list.addView(PageWidth(kit.context, bar, kit.dp(maxWidth)))
        list.addView(scroll, LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
        list.addView(noticePlace, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
        if (foot != null) list.addView(PageWidth(kit.context, foot, kit.dp(maxWidth)))
        addView(list, LayoutParams(MATCH_PARENT, MATCH_PARENT))
        Compat.watchEdges(this) { edges(it.left, it.top, it.right, it.bottom, scrollsToEdge = foot == null) }
    }

    // Without a foot the body runs on to the window's edge, and its last row can be scrolled clear of the bar there.
    private fun edges(left: Int, top: Int, right: Int, bottom: Int, scrollsToEdge: Boolean) {
        list.setPadding(left, top, right, if (scrollsToEdge) 0 else bottom)
        scroll.setPadding(0, 0, 0, if (scrollsToEdge) bottom else 0)
        (noticePlace.layoutParams as MarginLayoutParams).bottomMargin = if (scrollsToEdge && noticePlace.childCount > 0) bottom else 0
        noticePlace.setOnHierarchyChangeListener(if (scrollsToEdge) NoticeEdge(bottom) else null)
    }

    /** Keeps a notice above the bar, and takes no room while there is none. */
    private class NoticeEdge(private val bottom: Int) : OnHierarchyChangeListener {
        override fun onChildViewAdded(parent: View, child: View) = set(parent, bottom)

        override fun onChildViewRemoved(parent: View, child: View) = set(parent, 0)

        private fun set(place: View, margin: Int) {
            place.layoutParams = (place.layoutParams as MarginLayoutParams).apply { bottomMargin = margin }
        }
    }

    companion object {
        /** The widest a body gets, in dp. */
        const val PAGE_WIDTH = 640

        /** Below this height in dp the bar scrolls with the body. */
        const val SHORT_WINDOW = 440
    }
}

/** Holds one view in its middle and lets it grow to [widest] pixels only. */
@SuppressLint("ViewConstructor")
class PageWidth(context: Context, child: View, private val widest: Int) : FrameLayout(context) {
    /** What a touch beside the page does; null: nothing. */
    var beside: (() -> Unit)? = null

    init {
        addView(child, LayoutParams(MATCH_PARENT, MATCH_PARENT, Gravity.CENTER_HORIZONTAL))
    }

    // The page itself takes the touches on it; here come those beside it.
    @SuppressLint("ClickableViewAccessibility")
    override fun onTouchEvent(event: MotionEvent): Boolean {
        val does = beside ?: return super.onTouchEvent(event)
        if (event.actionMasked == MotionEvent.ACTION_UP) does()
        return true
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val side = ((width - widest) / 2).coerceAtLeast(0)
        setPadding(side, paddingTop, side, 0)
        super.onMeasure(widthSpec, heightSpec)
    }
}

/** The bar of a screen: back, title, actions. */
fun Kit.topBar(title: CharSequence, backIcon: Int, backName: CharSequence, back: () -> Unit, vararg actions: View): LinearLayout {
    val words = text(TextRole.TITLE, title).apply {
        Compat.heading(this)
        setPadding(dp(Space.TINY), dp(Space.SMALL), dp(Space.SMALL), dp(Space.SMALL))
    }
    return row(iconButton(backIcon, backName, back), Kit.stretch(words), *actions).apply {
        minimumHeight = dp(BAR_HEIGHT)
        setPadding(dp(Space.TINY), 0, dp(Space.TINY), 0)
        layoutParams = LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)
    }
}

private const val BAR_HEIGHT = 56
