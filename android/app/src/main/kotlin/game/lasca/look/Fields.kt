// Fields to type in, and a number that is stepped up and down.
// Knows the kit; must not know what is typed.
package game.lasca.look

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Rect
import android.text.Editable
import android.text.InputType
import android.text.TextWatcher
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.EditText
import android.widget.LinearLayout
import android.widget.TextView
import game.lasca.R

/** A field for one line; [lines] more than one makes it a page. [typed] is told each change. */
fun Kit.field(hint: CharSequence, words: String, action: Int, lines: Int = 1, typed: (String) -> Unit): EditText = Field(context).apply {
    set(this, TextRole.ROW)
    setText(words)
    this.hint = hint
    contentDescription = null
    setTextColor(theme.paper.text)
    setHintTextColor(theme.paper.text2)
    background = ground(theme.paper.sunken, Corner.TRACK, if (theme.highContrast) theme.paper.line else null)
    foreground = focusRing(Corner.TRACK)
    setPadding(dp(Space.SCREEN), dp(Space.MIDDLE), dp(Space.SCREEN), dp(Space.MIDDLE))
    minHeight = dp(Space.TARGET)
    imeOptions = action
    inputType = InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_FLAG_NO_SUGGESTIONS
    minimumHeight = dp(Space.TARGET)
    if (lines > 1) {
        inputType = inputType or InputType.TYPE_TEXT_FLAG_MULTI_LINE
        minLines = lines
        maxLines = lines * 2
        gravity = Gravity.TOP or Gravity.START
    }
    addTextChangedListener(object : TextWatcher {
        override fun beforeTextChanged(s: CharSequence?, start: Int, count: Int, after: Int) = Unit

        override fun onTextChanged(s: CharSequence?, start: Int, before: Int, count: Int) = Unit

        override fun afterTextChanged(s: Editable?) = typed(s?.toString().orEmpty())
    })
}

// A field's own answer is the place of its cursor within all of its text: a D-pad looking from there finds nothing below.
@SuppressLint("AppCompatCustomView")
private class Field(context: Context) : EditText(context) {
    override fun getFocusedRect(r: Rect) = r.set(0, 0, width, height)
}

/** A titled number between a minus and a plus. */
class Stepper(val view: View, private val title: TextView, private val name: (CharSequence) -> Unit) {
    /** Calls it something else. */
    fun rename(words: CharSequence) {
        title.text = words
        name(words)
    }
}

/** A row that steps through [values]; [names] are what minus and plus are called. */
fun Kit.stepper(title: CharSequence, values: List<Int>, first: Int, names: Pair<CharSequence, CharSequence>, change: (Int) -> Unit): Stepper {
    var at = values.indexOf(first).coerceAtLeast(0)
    val label = text(TextRole.ROW, title)
    val number = text(TextRole.NAME, values[at].toString()).apply {
        gravity = Gravity.CENTER
        minWidth = dp(40)
        accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
    }
    lateinit var less: View
    lateinit var more: View
    val show = {
        number.text = values[at].toString()
        less.enable(at > 0)
        more.enable(at < values.lastIndex)
    }
    fun step(by: Int) {
        at = (at + by).coerceIn(values.indices)
        show()
        change(values[at])
    }
    less = iconButton(R.drawable.ic_minus, "") { step(-1) }
    more = iconButton(R.drawable.ic_plus, "") { step(1) }
    val name = { words: CharSequence ->
        less.contentDescription = "${names.first}: $words"
        more.contentDescription = "${names.second}: $words"
    }
    name(title)
    show()
    val controls = row(less, number, more)
    val narrow = largePrint
    val view = if (narrow) column(label, controls) else row(Kit.stretch(label), controls)
    view.minimumHeight = dp(56)
    view.setPadding(dp(Space.SCREEN), dp(Space.TINY), dp(Space.SMALL), dp(Space.TINY))
    view.layoutParams = LinearLayout.LayoutParams(LinearLayout.LayoutParams.MATCH_PARENT, WRAP_CONTENT)
    return Stepper(view, label, name)
}

