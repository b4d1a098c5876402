// The settings under which pictures are made: that they hold every pair of values of two axes.
package game.lasca.seen

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class SettingTest {
    @Test
    fun `the chosen settings hold every pair of values of two axes`() {
        for (seed in 0L..20L) {
            val chosen = Setting.pairwise(seed)
            fun pairs(list: List<Setting>) = list.flatMap { s ->
                listOf(s.pane to s.look, s.pane to s.tongue, s.pane to s.print, s.look to s.tongue, s.look to s.print, s.tongue to s.print)
            }.toSet()
            assertEquals(pairs(Setting.ALL), pairs(chosen))
            assertTrue("${chosen.size}", chosen.size <= 22)
        }
    }
}
