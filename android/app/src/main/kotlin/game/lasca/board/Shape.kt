// The words in which a board is drawn: areas, lines and labels of an ink. Lengths in s; x to the right, y down.
// Knows nothing of a canvas. The iOS app has the same words; `text` is what the golden lists of both compare.
package game.lasca.board

import java.util.Locale

/** One step of an outline. */
sealed interface Stroke {
    /** Starts a new part. */
    data class Move(val x: Double, val y: Double) : Stroke

    /** A straight line. */
    data class Line(val x: Double, val y: Double) : Stroke

    /** A quadratic curve with one control point. */
    data class Bend(val controlX: Double, val controlY: Double, val x: Double, val y: Double) : Stroke

    /** Part of an ellipse's edge, joined to what is before it; degrees, 0 to the right, growing clockwise. */
    data class Arc(val x: Double, val y: Double, val radiusX: Double, val radiusY: Double, val start: Double, val sweep: Double) : Stroke

    /** Back to the start of the part. */
    data object Close : Stroke
}

/** The form of an area or line. */
sealed interface Outline {
    /** A whole ellipse around a middle. */
    data class Oval(val x: Double, val y: Double, val radiusX: Double, val radiusY: Double) : Outline

    /** A rectangle with round corners around a middle. */
    data class Box(val x: Double, val y: Double, val halfWidth: Double, val halfHeight: Double, val radius: Double) : Outline

    /** Anything else. */
    data class Trace(val strokes: List<Stroke>) : Outline
}

/** One thing to paint. */
sealed interface Shape {
    /** The colour. */
    val ink: Ink

    /** A filled form; [alpha] from 0 to 1. */
    data class Area(val outline: Outline, override val ink: Ink, val alpha: Double = 1.0) : Shape

    /** A stroked form with round ends and joins. */
    data class Line(val outline: Outline, override val ink: Ink, val width: Double, val alpha: Double = 1.0) : Shape

    /** A text centred on [x], standing on [baseline]; [weight] 500, 600 or 700; upside down if [turned]. */
    data class Label(
        val x: Double,
        val baseline: Double,
        val size: Double,
        val weight: Int,
        val text: String,
        override val ink: Ink,
        val turned: Boolean = false,
    ) : Shape
}

/** The shape on one line, numbers with three decimals: the form of the golden lists. */
fun Shape.text(): String = when (this) {
    is Shape.Area -> "area ${ink.name.lowercase(Locale.ROOT)}${opacity(alpha)} ${outline.text()}"
    is Shape.Line -> "line ${ink.name.lowercase(Locale.ROOT)} ${number(width)}${opacity(alpha)} ${outline.text()}"
    is Shape.Label ->
        "label ${ink.name.lowercase(Locale.ROOT)} ${numbers(x, baseline, size)} $weight $text${if (turned) " turned" else ""}"
}

private fun Outline.text(): String = when (this) {
    is Outline.Oval -> "oval ${numbers(x, y, radiusX, radiusY)}"
    is Outline.Box -> "box ${numbers(x, y, halfWidth, halfHeight, radius)}"
    is Outline.Trace -> strokes.joinToString(" ") { it.text() }
}

private fun Stroke.text(): String = when (this) {
    is Stroke.Move -> "M ${numbers(x, y)}"
    is Stroke.Line -> "L ${numbers(x, y)}"
    is Stroke.Bend -> "Q ${numbers(controlX, controlY, x, y)}"
    is Stroke.Arc -> "A ${numbers(x, y, radiusX, radiusY, start, sweep)}"
    Stroke.Close -> "Z"
}

private fun opacity(alpha: Double): String = if (alpha == 1.0) "" else " @${number(alpha)}"

private fun numbers(vararg values: Double): String = values.joinToString(" ") { number(it) }

// Halves would round differently on the two platforms: a billionth more in size makes both round away from zero.
private fun number(value: Double): String {
    val text = String.format(Locale.ROOT, "%.3f", value * (1 + 1e-9)).trimEnd('0').trimEnd('.')
    return if (text == "-0") "0" else text
}
