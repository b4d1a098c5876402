// A clock's digits as they are shown, and when they change.
// Pure; knows no session.
package game.lasca.screen

import java.util.Locale

/** Digits of a clock. */
object ClockWords {
    /** "4:10", from an hour on "1:04:10"; under twenty seconds with tenths. The last second is shown until it is over. */
    fun digits(ms: Long): String {
        if (ms < TENTHS_BELOW) return String.format(Locale.ROOT, "0:%04.1f", (ms.coerceAtLeast(0) / TENTH) / 10.0)
        val seconds = (ms + 999) / 1000
        val hours = seconds / 3600
        val minutes = seconds / 60 % 60
        if (hours > 0) return String.format(Locale.ROOT, "%d:%02d:%02d", hours, minutes, seconds % 60)
        return String.format(Locale.ROOT, "%d:%02d", minutes, seconds % 60)
    }

    /** After how many milliseconds a running clock that shows [ms] has other digits; at the last tenth, which stays, when to look again. */
    fun nextChange(ms: Long): Long = when {
        ms < TENTH -> TENTH
        ms < TENTHS_BELOW -> ms % TENTH + 1
        else -> minOf((ms - 1) % 1000 + 1, ms - TENTHS_BELOW + 1)
    }

    private const val TENTH = 100L
    private const val TENTHS_BELOW = 20_000L
}
