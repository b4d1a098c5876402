// The contrast arithmetic of WCAG 2 on plain colour numbers.
// Knows no theme and no Android class.
package game.lasca.look

import kotlin.math.max
import kotlin.math.min
import kotlin.math.pow

/** Ratios between two opaque colours, as WCAG 2 defines them. */
object Contrast {
    /** Relative luminance of [colour], 0 (black) to 1 (white); alpha is ignored. */
    fun luminance(colour: Int): Double =
        0.2126 * channel(colour shr 16) + 0.7152 * channel(colour shr 8) + 0.0722 * channel(colour)

    /** The ratio of [a] and [b], 1 (equal) to 21 (black and white), in either order. */
    fun ratio(a: Int, b: Int): Double {
        val la = luminance(a)
        val lb = luminance(b)
        return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
    }

    private fun channel(bits: Int): Double {
        val c = (bits and 0xFF) / 255.0
        return if (c <= 0.03928) c / 12.92 else ((c + 0.055) / 1.055).pow(2.4)
    }
}
