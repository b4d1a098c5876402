// One of several: the segment (a track with a thumb) and the options (outlined fields).
// Knows the kit; must not know what is chosen. A chosen thing has one sign everywhere, an ink outline.
package game.lasca.look

import android.graphics.drawable.Drawable
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.TextView

/** Several choices of which one holds; [choose] changes it from outside without a call back. */
class ChoiceGroup(val view: ViewGroup, private val fields: List<View>, private val show: (View, Boolean) -> Unit, first: Int) {
    /** The index of the choice that holds, -1 for none. */
    var chosen: Int = first
        private set

    init {
        fields.indices.forEach { show(fields[it], it == first) }
    }

    /** Makes [index] the choice; -1 for none. */
    fun choose(index: Int) {
        chosen = index
        fields.indices.forEach { show(fields[it], it == index) }
    }
}

/** Choices as one track with a thumb. */
fun Kit.segment(words: List<CharSequence>, chosen: Int, pick: (Int) -> Unit): ChoiceGroup {
    val track = EqualRow(context, dp(2))
    track.background = ground(theme.paper.sunken, Corner.TRACK, if (theme.highContrast) theme.paper.line else null)
    track.setPadding(dp(Space.TINY), 0, dp(Space.TINY), 0)
    val fields = words.map { word ->
        text(TextRole.SECOND_STRONG, word).apply {
            gravity = Gravity.CENTER
            minHeight = dp(Space.TARGET)
            setPadding(dp(SEGMENT_SIDE), dp(Space.SMALL), dp(SEGMENT_SIDE), dp(Space.SMALL))
        }
    }
    fields.forEach { track.addView(it) }
    val show = { view: View, on: Boolean ->
        (view as TextView).setTextColor(thumbText(on))
        touchable(view, thumb(on), Corner.THUMB, inset = Space.TINY, onInk = on && theme.highContrast)
    }
    return group(track, fields, show, chosen, words, pick)
}

private fun Kit.thumb(on: Boolean): Drawable? {
    if (!on) return null
    return ground(if (theme.highContrast) theme.paper.inverseGround else theme.paper.surface, Corner.THUMB, theme.paper.text, 1.5f)
}

private fun Kit.thumbText(on: Boolean): Int = when {
    !on -> theme.paper.text2
    theme.highContrast -> theme.paper.inverse
    else -> theme.paper.text
}

/** Choices as outlined fields side by side. */
fun Kit.options(words: List<CharSequence>, chosen: Int, pick: (Int) -> Unit): ChoiceGroup {
    val fields = words.map { word ->
        text(TextRole.SECOND_STRONG, word).apply {
            gravity = Gravity.CENTER
            minHeight = dp(Space.TARGET)
            setPadding(dp(Space.SMALL), dp(Space.SMALL), dp(Space.SMALL), dp(Space.SMALL))
        }
    }
    val show = { view: View, on: Boolean ->
        val filled = on && theme.highContrast
        (view as TextView).setTextColor(if (filled) theme.paper.inverse else theme.paper.text)
        val ground = if (filled) ground(theme.paper.inverseGround, Corner.OPTION) else optionGround(on, Corner.OPTION)
        touchable(view, ground, Corner.OPTION, onInk = filled)
    }
    return group(optionLine(fields), fields, show, chosen, words, pick)
}

/** Choices whose fields are views of the caller's, each called by its word. */
fun Kit.optionFields(fields: List<View>, words: List<CharSequence>, radius: Int, chosen: Int, pick: (Int) -> Unit): ChoiceGroup {
    val show = { view: View, on: Boolean -> touchable(view, optionGround(on, radius), radius) }
    return group(optionLine(fields), fields, show, chosen, words, pick)
}

private fun Kit.optionLine(fields: List<View>) = EqualRow(context, dp(Space.SMALL)).apply { fields.forEach(::addView) }

// On black a white line more or less is no sign: there the chosen field has the broad bright edge of the board's marks.
private fun Kit.optionGround(on: Boolean, radius: Int): Drawable = when {
    !on -> ground(0, radius, theme.paper.line, 1.5f)
    theme.highContrast -> ground(theme.paper.surface, radius, theme.marks.mark, 4)
    else -> ground(theme.paper.surface, radius, theme.paper.text, 2.5f)
}

private fun group(
    view: ViewGroup,
    fields: List<View>,
    show: (View, Boolean) -> Unit,
    chosen: Int,
    words: List<CharSequence>,
    pick: (Int) -> Unit,
): ChoiceGroup {
    val group = ChoiceGroup(view, fields, show, chosen)
    fields.forEachIndexed { i, field ->
        Names.asChoice(field, words[i]) { group.chosen == i }
        field.setOnClickListener {
            if (group.chosen != i) {
                group.choose(i)
                pick(i)
            }
        }
    }
    return group
}

/** Room beside the words of a segment, in dp. */
private const val SEGMENT_SIDE = 10
