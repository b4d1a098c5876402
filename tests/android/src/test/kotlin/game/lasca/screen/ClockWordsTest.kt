// A clock's digits, and when they are written anew: as soon as they differ, and not before.
package game.lasca.screen

import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Test

class ClockWordsTest {
    @Test
    fun `a running clock is written anew in the millisecond in which its digits change`() {
        for (ms in (100L..25_000L) + (59_990L..61_010L) + (3_599_990L..3_601_010L)) {
            val next = ClockWords.nextChange(ms)
            val shown = ClockWords.digits(ms)
            assertEquals("$ms ms, just before", shown, ClockWords.digits(ms - next + 1))
            assertNotEquals("$ms ms, after $next", shown, ClockWords.digits(ms - next))
        }
    }

    @Test
    fun `the last tenth stays, so that nothing is written again and again while the flag falls`() {
        for (ms in -500L..99L) {
            assertEquals("0:00.0", ClockWords.digits(ms))
            assertEquals(100L, ClockWords.nextChange(ms))
        }
    }
}
