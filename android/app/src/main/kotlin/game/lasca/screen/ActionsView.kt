// The five actions below or beside the board, each with its icon, its name and a tooltip.
// Knows which of them can be used only as far as it is told.
package game.lasca.screen

import android.annotation.SuppressLint
import android.view.Gravity
import android.view.View
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.TextView
import game.lasca.R
import game.lasca.look.Corner
import game.lasca.look.Kit
import game.lasca.look.Names
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.enable

/** What the buttons below the board do. */
enum class BoardAction(val icon: Int, val words: Int) {
    UNDO(R.drawable.ic_undo, R.string.game_undo),
    REDO(R.drawable.ic_redo, R.string.game_redo),
    HINT(R.drawable.ic_hint, R.string.game_hint),
    FLIP(R.drawable.ic_flip, R.string.game_flip),
    MENU(R.drawable.ic_menu, R.string.game_menu),
}

/** The row (or column, in very small windows) of actions. [leftHanded]: it begins at its other end. */
@SuppressLint("ViewConstructor")
class ActionsView(private val kit: Kit, leftHanded: Boolean, private val press: (BoardAction) -> Unit) : LinearLayout(kit.context) {
    private val labels = HashMap<BoardAction, TextView>()
    private val cells = HashMap<BoardAction, LinearLayout>()

    /** Whether names stand below the icons. */
    var named: Boolean = true
        set(value) {
            field = value
            name(value)
            requestLayout()
        }

    private fun name(shown: Boolean) {
        labels.values.forEach { it.visibility = if (shown) View.VISIBLE else View.GONE }
        cells.values.forEach { it.minimumHeight = kit.dp(if (shown) TALL else LOW) }
    }

    // A name that has no room would lose a word and say something else: then no action shows its own, a tooltip has it.
    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val room = MeasureSpec.getSize(widthMeasureSpec) / BoardAction.entries.size
        val fits = labels.values.all { it.paint.measureText(it.text.toString()) <= room }
        if (named && !upright && fits != (labels.values.first().visibility == View.VISIBLE)) name(fits)
        super.onMeasure(widthMeasureSpec, heightMeasureSpec)
    }

    /** A column of four for windows where a row has no place: Redo is in the menu then. */
    var upright: Boolean = false
        set(value) {
            field = value
            orientation = if (value) VERTICAL else HORIZONTAL
            cells[BoardAction.REDO]?.visibility = if (value) View.GONE else View.VISIBLE
            for (cell in cells.values) {
                cell.layoutParams = if (value) LayoutParams(LayoutParams.MATCH_PARENT, 0, 1f) else LayoutParams(0, LayoutParams.MATCH_PARENT, 1f)
            }
        }

    init {
        for (action in if (leftHanded) BoardAction.entries.reversed() else BoardAction.entries) addView(cell(action))
        named = kit.fontScale < LARGE_TYPE
        upright = false
    }

    private fun cell(action: BoardAction): LinearLayout {
        val large = kit.fontScale >= LARGE_TYPE
        val icon = kit.iconView(action.icon, if (large) 28 else 24)
        icon.scaleType = ImageView.ScaleType.CENTER
        if (large) icon.setImageDrawable(kit.icon(action.icon).also { it.setBounds(0, 0, kit.dp(28), kit.dp(28)) })
        if (large) icon.scaleType = ImageView.ScaleType.FIT_CENTER
        if (action == BoardAction.HINT) icon.background = kit.ground(kit.theme.paper.sunken, Corner.BUTTON + 1, kit.theme.paper.line)
        if (large) icon.setPadding(0, kit.dp(3), 0, kit.dp(3))
        icon.layoutParams = LayoutParams(kit.dp(56), kit.dp(34))
        val label = kit.text(TextRole.LABEL, kit.words(action.words)).apply {
            gravity = Gravity.CENTER
            maxLines = 1
        }
        labels[action] = label
        return kit.column(icon, Kit.margins(label, top = kit.dp(Space.TINY))).apply {
            gravity = Gravity.CENTER
            minimumHeight = kit.dp(Space.TARGET)
            minimumWidth = kit.dp(Space.TARGET)
            kit.touchable(this, null, Corner.BUTTON)
            Names.asButton(this, kit.words(action.words))
            tooltipText = kit.words(action.words)
            setOnClickListener { press(action) }
            cells[action] = this
        }
    }

    /** Whether [action] can be used. */
    fun allow(action: BoardAction, on: Boolean) {
        cells[action]?.enable(on)
    }

    private companion object {
        const val LARGE_TYPE = 1.5f
        const val TALL = 68
        const val LOW = 56
    }
}
