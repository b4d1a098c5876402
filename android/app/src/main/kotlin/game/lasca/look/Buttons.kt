// Things to press: the main, outlined and quiet button, the icon button, the chip, the tile.
// Knows the kit; must not know what a press does.
package game.lasca.look

import android.content.res.ColorStateList
import android.graphics.drawable.StateListDrawable
import android.view.Gravity
import android.view.View
import android.widget.Button
import android.widget.ImageButton
import android.widget.LinearLayout
import android.widget.TextView

private const val OFF_ALPHA = 0.5f
private const val BUTTON_HEIGHT = 52
private const val LARGE_HEIGHT = 60

/** How a button presents itself. */
enum class ButtonKind { MAIN, OUTLINED, QUIET }

/** A button with words, at most one icon before them. */
fun Kit.button(words: CharSequence, kind: ButtonKind, icon: Int? = null, large: Boolean = false, press: () -> Unit): Button = Button(context, null, 0, 0).apply {
    set(this, TextRole.NAME)
    text = words
    isAllCaps = false
    gravity = Gravity.CENTER
    stateListAnimator = null
    val radius = if (large) Corner.LARGE_BUTTON else Corner.BUTTON
    val paper = theme.paper
    val colour = if (kind == ButtonKind.MAIN) paper.inverse else paper.text
    val ground = when (kind) {
        ButtonKind.MAIN -> mainGround(radius)
        ButtonKind.OUTLINED -> ground(0, radius, paper.lineStrong, 1.5f)
        ButtonKind.QUIET -> ground(0, radius)
    }
    setTextColor(ColorStateList(arrayOf(intArrayOf(android.R.attr.state_enabled), intArrayOf()), intArrayOf(colour, paper.text)))
    touchable(this, ground, radius, onInk = kind == ButtonKind.MAIN)
    minHeight = dp(if (large) LARGE_HEIGHT else if (kind == ButtonKind.QUIET) Space.TARGET else BUTTON_HEIGHT)
    minimumHeight = minHeight
    minimumWidth = dp(Space.TARGET)
    val side = dp(if (kind == ButtonKind.QUIET) Space.MIDDLE else Space.SCREEN)
    setPadding(side, dp(Space.SMALL), side, dp(Space.SMALL))
    if (icon != null) withIcon(this@button, icon, colour)
    setOnClickListener { press() }
}

// Switched off, it must not be the heaviest thing of its screen.
private fun Kit.mainGround(radius: Number) = StateListDrawable().apply {
    addState(intArrayOf(android.R.attr.state_enabled), ground(theme.paper.inverseGround, radius))
    addState(intArrayOf(), ground(theme.paper.sunken, radius, theme.paper.line))
}

/** Puts an icon before centred words, so that both stand in the middle together. */
private fun Button.withIcon(kit: Kit, id: Int, colour: Int) {
    val drawable = kit.icon(id, colour)
    val side = kit.dp(22)
    drawable.setBounds(0, 0, side, side)
    text = IconText.before(drawable, text, kit.dp(10))
    contentDescription = text.toString().drop(IconText.LENGTH)
}

/** Switches a pressable view on or off, visibly. */
fun View.enable(on: Boolean) {
    isEnabled = on
    alpha = if (on) 1f else OFF_ALPHA
}

/** A square button with an icon; its name is spoken and shown as a tooltip. */
fun Kit.iconButton(id: Int, name: CharSequence, press: () -> Unit): ImageButton = ImageButton(context, null, 0, 0).apply {
    setImageDrawable(icon(id))
    contentDescription = name
    tooltipText = name
    touchable(this, null, LARGE_HEIGHT / 2)
    scaleType = android.widget.ImageView.ScaleType.CENTER
    minimumWidth = dp(Space.TARGET)
    minimumHeight = dp(Space.TARGET)
    layoutParams = LinearLayout.LayoutParams(dp(Space.TARGET), dp(Space.TARGET))
    setOnClickListener { press() }
}

/** A small outlined word; pressable if [press] is given. */
fun Kit.chip(words: CharSequence, press: (() -> Unit)? = null): TextView = text(TextRole.HEAD, words, theme.paper.text2).apply {
    gravity = Gravity.CENTER
    val edge = if (theme.highContrast) theme.paper.lineStrong else theme.paper.line
    val ground = ground(0, Corner.BUTTON, edge)
    setPadding(dp(Space.MIDDLE), dp(Space.TINY), dp(Space.MIDDLE), dp(Space.TINY))
    if (press == null) {
        background = ground
        minHeight = dp(32)
    } else {
        minHeight = dp(Space.TARGET)
        minWidth = dp(Space.TARGET)
        touchable(this, ground, Corner.BUTTON, inset = 8)
        setOnClickListener { press() }
    }
    layoutParams = LinearLayout.LayoutParams(android.view.ViewGroup.LayoutParams.WRAP_CONTENT, android.view.ViewGroup.LayoutParams.WRAP_CONTENT)
}

/** An upright card with an icon over a word. */
fun Kit.tile(icon: Int, words: CharSequence, press: () -> Unit): LinearLayout = column(
    iconView(icon, 26).apply { layoutParams = LinearLayout.LayoutParams(dp(26), dp(26)) },
    Kit.margins(text(TextRole.SECOND_STRONG, words).apply { gravity = Gravity.CENTER_HORIZONTAL }, top = dp(Space.SMALL)),
).apply {
    gravity = Gravity.CENTER
    touchable(this, ground(theme.paper.surface, Corner.LARGE_BUTTON, theme.paper.line), Corner.LARGE_BUTTON)
    setPadding(dp(Space.SMALL), dp(Space.SCREEN), dp(Space.SMALL), dp(14))
    Names.asButton(this, words)
    setOnClickListener { press() }
}

/** One colour for all states. */
internal fun plain(colour: Int): ColorStateList = ColorStateList.valueOf(colour)
