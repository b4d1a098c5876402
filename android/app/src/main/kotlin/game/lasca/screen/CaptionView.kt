// The line of one side beside the board: its disc, its name, what it has, its clock or whose turn it is.
// Shows what it is given; knows no session.
package game.lasca.screen

import android.annotation.SuppressLint
import android.text.TextUtils
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.TextView
import game.lasca.R
import game.lasca.board.LoneColumn
import game.lasca.core.Piece
import game.lasca.core.Role
import game.lasca.core.Side
import game.lasca.host.ClockSide
import game.lasca.look.Corner
import game.lasca.look.Kit
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.enable
import game.lasca.look.iconButton
import kotlin.math.min

/** How a side's clock looks. */
enum class ClockLook { WAITING, RUNNING, FALLEN }

/** One side's caption; its clock stands at the end that [clockSide] names. */
@SuppressLint("ViewConstructor")
class CaptionView(private val kit: Kit, clockSide: ClockSide, undo: (() -> Unit)? = null) : LinearLayout(kit.context) {
    private val disc = ImageView(kit.context).apply { importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO }
    private val name = kit.text(TextRole.NAME, "").oneLine()
    private val second = kit.text(TextRole.CAPTION, "", kit.theme.paper.text2).oneLine()
    private val pill = kit.text(TextRole.HEAD, "", kit.theme.paper.inverse).oneLine()
    private val clock = kit.text(TextRole.CLOCK, "").oneLine()
    private val lines = kit.column(name, second)
    private var side: Side? = null
    private val undoButton = undo?.let { kit.iconButton(R.drawable.ic_undo, kit.words(R.string.game_undo), it) }

    /** What the clock says, asked for when a screen reader comes to the caption: no tick is an event. */
    var clockWords: () -> String? = { null }

    override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
        super.onInitializeAccessibilityNodeInfo(info)
        info.contentDescription = listOfNotNull(contentDescription, clockWords()).joinToString(", ")
    }

    /** Whether there is room for the second line. */
    var roomy: Boolean = true
        set(value) {
            field = value
            second.visibility = if (value && second.text.isNotEmpty()) View.VISIBLE else View.GONE
            minimumHeight = if (bare) 0 else kit.dp(if (value) TALL else LOW)
        }

    /** Only the clock, and that low, for the smallest windows. */
    var bare: Boolean = false
        set(value) {
            field = value
            val rest = if (value) View.GONE else View.VISIBLE
            disc.visibility = rest
            lines.visibility = rest
            if (value) listOfNotNull(pill, undoButton).forEach { it.visibility = View.GONE }
            type()
        }

    /** How high the clock stands, in pixels; 0 without one. */
    val clockHeight: Int
        get() {
            if (clock.visibility == View.GONE) return 0
            clock.measure(View.MeasureSpec.UNSPECIFIED, View.MeasureSpec.UNSPECIFIED)
            return clock.measuredHeight
        }

    init {
        gravity = Gravity.CENTER_VERTICAL
        addView(disc, LayoutParams(kit.dp(DISC), kit.dp(DISC)))
        addView(lines, LayoutParams(0, LayoutParams.WRAP_CONTENT, 1f).apply { marginStart = kit.dp(Space.MIDDLE) })
        pill.background = kit.ground(kit.theme.paper.inverseGround, Corner.BUTTON)
        pill.setPadding(kit.dp(PILL_SIDE), kit.dp(Space.TINY), kit.dp(PILL_SIDE), kit.dp(Space.TINY))
        clock.gravity = Gravity.CENTER
        clock.setLineSpacing(0f, 1f)
        type()
        for (end in listOf(pill, clock)) {
            end.visibility = View.GONE
            val place = LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT)
            val first = end === clock && clockSide == ClockSide.LEFT
            if (first) place.marginEnd = kit.dp(Space.MIDDLE) else place.marginStart = kit.dp(Space.SMALL)
            addView(end, if (first) 0 else -1, place)
        }
        undoButton?.let {
            it.visibility = View.GONE
            addView(it)
        }
    }

    // Grows with the font setting, but to 1.4 of its size at most; a bare one has half a low line and cannot grow.
    private fun type() {
        val scale = min(kit.fontScale, CLOCK_LIMIT)
        val side = kit.dp(if (bare) Space.SMALL else PILL_SIDE)
        clock.setPadding(side, 0, side, 0)
        clock.includeFontPadding = !bare
        clock.setTextSize(TypedValue.COMPLEX_UNIT_DIP, if (bare) BARE_CLOCK else TextRole.CLOCK.size * scale)
        clock.minHeight = if (bare) 0 else kit.dp(TextRole.CLOCK.line * scale)
        if (bare) minimumHeight = 0
    }

    private fun TextView.oneLine() = apply {
        maxLines = 1
        ellipsize = TextUtils.TruncateAt.END
    }

    /** Whether an Undo stands here too: for the player at the far side of the device. */
    fun offerUndo(offered: Boolean, on: Boolean) {
        val button = undoButton ?: return
        button.visibility = if (offered && !bare) View.VISIBLE else View.GONE
        button.enable(on)
    }

    /** Shows [side], called [title], with what it has in [line]; [spoken] is all of it for a screen reader. */
    fun show(side: Side, title: String, line: String, turn: String?, spoken: String) {
        if (this.side != side) {
            val soldier = listOf(Piece(side, Role.SOLDIER))
            disc.setImageDrawable(LoneColumn(kit.theme, soldier, kit.dp(DISC), resources.displayMetrics.density))
            this.side = side
        }
        name.text = title
        second.text = line
        roomy = roomy
        pill.text = turn.orEmpty()
        pill.visibility = if (turn == null || bare) View.GONE else View.VISIBLE
        contentDescription = spoken
        for (part in listOf(name, second, pill, clock)) part.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_YES
    }

    /** Shows the clock, or none for null. */
    fun showClock(digits: String?, look: ClockLook) {
        if (digits == null) {
            clock.visibility = View.GONE
            return
        }
        clock.visibility = View.VISIBLE
        if (clock.text.toString() != digits) clock.text = digits
        if (clock.tag == look) return
        clock.tag = look
        val paper = kit.theme.paper
        when (look) {
            ClockLook.WAITING -> ink(paper.text2, kit.ground(0, Corner.OPTION, paper.line, EDGE))
            ClockLook.RUNNING -> ink(paper.inverse, kit.ground(paper.inverseGround, Corner.OPTION))
            ClockLook.FALLEN -> ink(paper.inverse, kit.ground(paper.error, Corner.OPTION))
        }
    }

    private fun ink(colour: Int, ground: android.graphics.drawable.Drawable) {
        clock.setTextColor(colour)
        clock.background = ground
    }

    private companion object {
        const val DISC = 36
        const val TALL = 56
        const val LOW = 44
        const val PILL_SIDE = 14
        const val EDGE = 1.5f
        const val CLOCK_LIMIT = 1.4f
        const val BARE_CLOCK = 17f
    }
}
