// A clock's digits as they are shown.
// Pure; knows no session.
package game.lasca.screen

import java.util.Locale

/** Digits of a clock. */
object ClockWords {
    /** "4:10", from an hour on "1:04:10"; under twenty seconds with tenths. The last second is shown until it is over. */
    fun digits(ms: Long): String {
        if (ms < TENTHS_BELOW) return String.format(Locale.ROOT, "0:%04.1f", (ms.coerceAtLeast(0) / 100) / 10.0)
        val seconds = (ms + 999) / 1000
        val hours = seconds / 3600
        val minutes = seconds / 60 % 60
        if (hours > 0) return String.format(Locale.ROOT, "%d:%02d:%02d", hours, minutes, seconds % 60)
        return String.format(Locale.ROOT, "%d:%02d", minutes, seconds % 60)
    }

    /** After how many milliseconds the digits of a running clock change; never under 100. */
    fun nextChange(ms: Long): Long = if (ms < TENTHS_BELOW) (ms % 100).coerceAtLeast(100) else (ms % 1000).coerceAtLeast(100)

    private const val TENTHS_BELOW = 20_000L
}
