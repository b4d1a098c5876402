// The status line: a sign, one sentence, perhaps a second, perhaps one or two buttons; and what a screen reader says of it.
// Shows what it is given; knows no session.
package game.lasca.screen

import android.annotation.SuppressLint
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.widget.Button
import android.widget.ImageView
import android.widget.LinearLayout
import game.lasca.R
import game.lasca.look.ButtonKind
import game.lasca.look.Corner
import game.lasca.look.Kit
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.button
import game.lasca.text.Status
import game.lasca.text.StatusSign

/** Something that can be answered in the status line. */
data class StatusAction(val words: String, val main: Boolean, val press: () -> Unit)

/** The status line. */
@SuppressLint("ViewConstructor")
class StatusView(private val kit: Kit) : LinearLayout(kit.context) {
    private val sign = ImageView(kit.context).apply { scaleType = ImageView.ScaleType.CENTER }
    private val title = kit.text(TextRole.NAME, "")
    private val detail = kit.text(TextRole.CAPTION, "", kit.theme.paper.text2)
    private val lines = kit.column(title, detail)
    private val line = kit.row(sign, lines)
    private val buttons = kit.row()

    // What is said is not always what is shown: who explores the line by touch is told what stands there, and hears the rest from here.
    private val voice = View(kit.context).apply { id = R.id.game_voice }
    private var shown: Status? = null
    private var offered: List<String> = emptyList()

    /** Whether there is room for the second line. */
    var roomy: Boolean = true
        set(value) {
            field = value
            arrange()
        }

    /** Without sign and ground, for the smallest windows. */
    var plain: Boolean = false
        set(value) {
            field = value
            sign.visibility = if (value) View.GONE else View.VISIBLE
            title.maxLines = if (value) 2 else Int.MAX_VALUE
            kit.set(title, TextRole.NAME)
            // The smallest window has one low line: type grows in it only so far.
            if (value) {
                title.setTextSize(TypedValue.COMPLEX_UNIT_DIP, TextRole.NAME.size * kit.tightScale)
                title.setLineSpacing(0f, 1f)
            }
            title.text = breakable(shown?.title.orEmpty())
            // One low line: what can be answered stands beside the sentence.
            orientation = if (value) HORIZONTAL else VERTICAL
            line.layoutParams = if (value) LayoutParams(0, LayoutParams.WRAP_CONTENT, 1f) else LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT)
            buttons.layoutParams = LayoutParams(if (value) LayoutParams.WRAP_CONTENT else LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT)
            buttons.children().forEach(::narrow)
            arrange()
        }

    /** The height in pixels that is kept free for two lines, so that the board never moves while a move is made. */
    fun reserved(roomy: Boolean): Int {
        val scale = kit.fontScale
        val text = if (scale >= LARGE_TYPE) 2 * TITLE_LINE * scale else if (roomy) (TITLE_LINE + DETAIL_LINE) * scale else TITLE_LINE * scale
        return kit.dp(maxOf(text, SIGN.toFloat()) + 2 * Space.SMALL + 2)
    }

    init {
        orientation = VERTICAL
        gravity = Gravity.CENTER_VERTICAL
        sign.layoutParams = LayoutParams(kit.dp(SIGN), kit.dp(SIGN))
        lines.layoutParams = LayoutParams(0, LayoutParams.WRAP_CONTENT, 1f).apply { marginStart = kit.dp(Space.SCREEN) }
        addView(line, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT))
        buttons.gravity = Gravity.END
        addView(buttons, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT))
        for (part in listOf(sign, title, detail)) part.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        voice.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        voice.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_YES
        addView(voice, LayoutParams(1, 1))
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_YES
        isFocusable = false
        arrange()
    }

    /** Shows [status], which is [told] to who explores it by touch; nothing is spoken by it. */
    fun show(status: Status, actions: List<StatusAction>, told: Status = status) {
        contentDescription = Voice.sentence(listOf(told.title, told.detail))
        if (status != shown) {
            shown = status
            title.text = breakable(status.title)
            detail.text = status.detail
            val marks = kit.theme.marks
            val (icon, ground, ink) = when (status.sign) {
                StatusSign.INFO -> Triple(R.drawable.ic_info, kit.theme.paper.sunken, kit.theme.paper.text)
                StatusSign.DUTY -> Triple(R.drawable.ic_duty, marks.mark, marks.markCase)
                StatusSign.LANDING -> Triple(R.drawable.ic_landing, marks.mark, marks.markCase)
                StatusSign.HINT -> Triple(R.drawable.ic_hint, marks.hint, marks.hintText)
            }
            val picture = kit.icon(icon, ink)
            sign.setImageDrawable(picture)
            sign.background = kit.ground(ground, Corner.THUMB)
            arrange()
        }
        offer(actions)
    }

    // In large type a line breaks after the colon, never inside "c5 or c7".
    private fun breakable(words: String): String {
        if (plain || kit.fontScale < LARGE_TYPE || ": " !in words) return words
        val colon = words.indexOf(": ")
        return words.substring(0, colon + 1) + "\n" + words.substring(colon + 2).replace(' ', '\u00A0')
    }

    private fun offer(actions: List<StatusAction>) {
        val names = actions.map { it.words }
        buttons.visibility = if (actions.isEmpty()) View.GONE else View.VISIBLE
        if (names == offered) {
            actions.forEachIndexed { i, action -> buttons.getChildAt(i).setOnClickListener { action.press() } }
            return
        }
        offered = names
        buttons.removeAllViews()
        for (action in actions) {
            val button: Button = kit.button(action.words, if (action.main) ButtonKind.OUTLINED else ButtonKind.QUIET, press = action.press)
            button.minHeight = kit.dp(Space.TARGET)
            button.minimumHeight = kit.dp(Space.TARGET)
            narrow(button)
            buttons.addView(button, LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT).apply { marginStart = kit.dp(Space.SMALL) })
        }
        arrange()
    }

    private fun LinearLayout.children() = (0 until childCount).mapNotNull { getChildAt(it) as? Button }

    // Two answers fit into the smallest window's line.
    private fun narrow(button: Button) {
        val side = kit.dp(if (plain) Space.SMALL else Space.MIDDLE)
        button.setPadding(side, 0, side, 0)
        if (plain) button.setTextSize(TypedValue.COMPLEX_UNIT_DIP, PLAIN_ANSWER * kit.tightScale) else kit.set(button, TextRole.NAME)
    }

    /** Lets a touch of the line call [press]; null: it does nothing. */
    fun opens(press: (() -> Unit)?) {
        setOnClickListener(press?.let { { _: View -> it() } })
        isClickable = press != null
    }

    private fun arrange() {
        // In the smallest window two answers leave no room for the sentence; it is spoken all the same.
        line.visibility = if (plain && offered.size > 1) View.GONE else View.VISIBLE
        detail.visibility = if (roomy && detail.text.isNotEmpty() && kit.fontScale < LARGE_TYPE) View.VISIBLE else View.GONE
        val paper = kit.theme.paper
        background = if (plain) null else kit.ground(paper.surface, Corner.BUTTON, paper.line)
        val side = if (plain) 0 else kit.dp(Space.MIDDLE)
        val edge = if (plain) 0 else kit.dp(Space.SMALL)
        setPadding(side, edge, side, edge)
        minimumHeight = if (plain) 0 else reserved(roomy)
    }

    /** Says [words], politely unless they are [urgent]; the same words again only where they answer a person or tell of a change, not [once]. */
    fun say(words: String, urgent: Boolean = false, once: Boolean = false) {
        voice.accessibilityLiveRegion = if (urgent) View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE else View.ACCESSIBILITY_LIVE_REGION_POLITE
        voice.speak(words, again = !once)
    }

    private companion object {
        const val SIGN = 32
        const val TITLE_LINE = 22f
        const val DETAIL_LINE = 18f
        const val LARGE_TYPE = 1.5f
        const val PLAIN_ANSWER = 14f
    }
}
