// The two things that come over a screen: a sheet from below, and the line that offers to take something back.
// Knows the kit; must not know what is offered.
package game.lasca.look

import android.app.Dialog
import android.content.Context
import android.graphics.Rect
import android.graphics.drawable.ColorDrawable
import android.graphics.drawable.GradientDrawable
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.view.WindowManager
import android.widget.LinearLayout
import android.widget.ScrollView
import game.lasca.R

/** A panel from the bottom of the window. Back and a touch outside close it. [kept] tells how it is opened again when its screen is made again. */
class Sheet(private val kit: Kit, title: CharSequence?, val kept: () -> Kept) {
    /** What the sheet holds, top to bottom. */
    val body: LinearLayout = kit.column()

    /** Called once when the sheet has gone, for whatever reason. */
    var onClose: () -> Unit = {}

    /** The window it lives in. */
    val dialog = Dialog(kit.context, android.R.style.Theme_Material_NoActionBar)

    private val panel = kit.column()
    private val frame = LimitedScroll(kit.context)
    private var now: View? = null
    private val holder = kit.context as? SheetHolder

    init {
        panel.addView(grip())
        if (title != null) {
            val words = kit.text(TextRole.TITLE, title)
            Compat.heading(words)
            words.setPadding(kit.dp(Space.LARGE), kit.dp(Space.MIDDLE), kit.dp(Space.LARGE), kit.dp(Space.SMALL))
            panel.addView(words)
            Compat.paneTitle(panel, title)
        }
        panel.addView(body)
        dialog.setOnDismissListener {
            holder?.closed(this)
            onClose()
        }
        dialog.setContentView(page())
        dialog.setCanceledOnTouchOutside(true)
        place()
    }

    // The clear sides of a wide window belong to the sheet's window; a touch there is one outside of it all the same.
    private fun page() = PageWidth(kit.context, framed(), kit.dp(Frame.PAGE_WIDTH)).apply {
        beside = ::dismiss
        // The edges are those of this window: there is a bar above only once the sheet is as high as the screen.
        Compat.watchEdges(this) {
            setPadding(paddingLeft, it.top, paddingRight, 0)
            panel.setPadding(it.left, 0, it.right, it.bottom + kit.dp(Space.SCREEN))
        }
    }

    private fun grip() = View(kit.context).apply {
        background = kit.ground(kit.theme.paper.lineStrong, 2)
        alpha = 0.6f
        layoutParams = LinearLayout.LayoutParams(kit.dp(36), kit.dp(4)).apply {
            gravity = Gravity.CENTER_HORIZONTAL
            topMargin = kit.dp(10)
            bottomMargin = kit.dp(Space.SMALL)
        }
    }

    private fun framed(): View = frame.apply {
        val r = kit.dp(Corner.SHEET).toFloat()
        background = GradientDrawable().apply {
            setColor(kit.theme.paper.surface)
            cornerRadii = floatArrayOf(r, r, r, r, 0f, 0f, 0f, 0f)
            setStroke(kit.dp(1), kit.theme.paper.line)
        }
        isFocusable = false
        addView(panel)
    }

    private fun place() {
        val window = dialog.window ?: return
        window.setBackgroundDrawable(ColorDrawable(0))
        Compat.edgeToEdge(window, kit.theme.dark)
        window.setLayout(MATCH_PARENT, WRAP_CONTENT)
        window.setGravity(Gravity.BOTTOM)
        window.addFlags(WindowManager.LayoutParams.FLAG_DIM_BEHIND)
        window.setDimAmount(DIM)
        Compat.roomForKeyboard(window)
    }

    /** Lets the sheet be [height] pixels high at most; what it holds then scrolls. */
    fun atMost(height: Int): Sheet {
        frame.most = height
        return this
    }

    /** In a wide window, puts the sheet at that side of it, [START][Gravity.START] or [END][Gravity.END], [width] pixels wide, so that it leaves the rest in sight. */
    fun atSide(side: Int, width: Int): Sheet {
        val window = dialog.window ?: return this
        if (!kit.wide) return this
        window.setLayout(width, WRAP_CONTENT)
        window.setGravity(Gravity.BOTTOM or side)
        return this
    }

    /** Adds a view with the sheet's own margins. */
    fun add(view: View, top: Int = 0): Sheet {
        body.addView(Kit.margins(view, kit.dp(Space.LARGE), kit.dp(top), kit.dp(Space.LARGE)))
        return this
    }

    /** Adds a pressable line that closes the sheet first. */
    fun action(icon: Int?, words: CharSequence, press: () -> Unit): Sheet {
        val row = kit.listRow(words, picture = icon?.let { kit.iconView(it) }) {
            dismiss()
            press()
        }
        row.setPadding(kit.dp(Space.LARGE), kit.dp(Space.SMALL), kit.dp(Space.LARGE), kit.dp(Space.SMALL))
        body.addView(row)
        return this
    }

    /** Adds a line that is one of several choices; it closes the sheet first. */
    fun choice(words: CharSequence, chosen: Boolean, pick: () -> Unit): Sheet {
        val row = kit.listRow(words, end = if (chosen) kit.iconView(R.drawable.ic_check, 22) else null, strong = chosen)
        kit.touchable(row, null, 0)
        Names.asChoice(row, words) { chosen }
        row.setOnClickListener {
            dismiss()
            pick()
        }
        row.setPadding(kit.dp(Space.LARGE), kit.dp(Space.SMALL), kit.dp(Space.LARGE), kit.dp(Space.SMALL))
        body.addView(row)
        if (chosen) now = row
        return this
    }

    /** Opens the sheet; a choice already made is in sight. */
    fun show(): Sheet {
        dialog.show()
        holder?.opened(this)
        now?.let { row -> row.post { row.requestRectangleOnScreen(Rect(0, 0, row.width, row.height), true) } }
        return this
    }

    /** Takes the sheet away because its screen goes; nobody is told. */
    fun drop() {
        onClose = {}
        dialog.dismiss()
    }

    /** Closes the sheet; harmless when it is closed. */
    fun dismiss() = dialog.dismiss()

    private companion object {
        const val DIM = 0.32f
    }
}

/** Scrolls what is higher than [most] pixels. */
private class LimitedScroll(context: Context) : ScrollView(context) {
    var most = Int.MAX_VALUE

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val room = if (MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED) most else minOf(most, MeasureSpec.getSize(heightSpec))
        super.onMeasure(widthSpec, if (room == Int.MAX_VALUE) heightSpec else MeasureSpec.makeMeasureSpec(room, MeasureSpec.AT_MOST))
    }
}

/** A line at the foot of a screen, of a page [widest] dp wide at most, that tells what was done and offers to take it back. It stays until the next one or [clear]. */
class Notice(private val kit: Kit, private val place: LinearLayout, private val widest: Int = Frame.PAGE_WIDTH) {
    /** Shows [words], and with [undo] a button called [undoWord]. */
    fun say(words: CharSequence, undoWord: CharSequence? = null, undo: (() -> Unit)? = null) {
        place.removeAllViews()
        val paper = kit.theme.paper
        val line = kit.text(TextRole.SECOND, words, paper.inverse).apply {
            accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
            setPadding(0, kit.dp(Space.MIDDLE), 0, kit.dp(Space.MIDDLE))
        }
        // In large type on a phone the button stands below the words: beside it they would be a column of single words.
        val large = kit.largePrint && kit.context.resources.configuration.screenWidthDp < ROOMY
        val row = if (large) kit.column(line) else kit.row(Kit.stretch(line))
        if (undoWord != null && undo != null) {
            row.addView(
                kit.button(undoWord, ButtonKind.QUIET) {
                    clear()
                    undo()
                }.apply {
                    setTextColor(paper.inverse)
                    kit.touchable(this, null, Corner.OPTION, onInk = true)
                },
                LinearLayout.LayoutParams(WRAP_CONTENT, WRAP_CONTENT).apply { gravity = Gravity.END or Gravity.CENTER_VERTICAL },
            )
        }
        row.background = kit.ground(paper.inverseGround, Corner.BUTTON)
        row.minimumHeight = kit.dp(Space.TARGET)
        row.setPadding(kit.dp(Space.SCREEN), 0, kit.dp(Space.TINY), 0)
        val holder = PageWidth(kit.context, row, kit.dp(widest - 2 * Space.SCREEN))
        place.addView(Kit.margins(holder, kit.dp(Space.SCREEN), kit.dp(Space.SMALL), kit.dp(Space.SCREEN), kit.dp(Space.SMALL)))
    }

    /** Takes the line away. */
    fun clear() = place.removeAllViews()

    private companion object {
        const val ROOMY = 600
    }
}
