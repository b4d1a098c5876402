// The colours by their computed contrast: text on its grounds, edges, marks and pieces in every theme.
package game.lasca.look

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import kotlin.math.max

class ThemeTest {
    private val all = BoardTheme.entries.flatMap { board -> listOf(false, true).map { "$board ${if (it) "night" else "day"}" to Theme.of(board, it) } }

    private fun least(needed: Double, name: String, pair: (Theme) -> Pair<Int, Int>) {
        for ((where, theme) in all) {
            val (a, b) = pair(theme)
            val ratio = Contrast.ratio(a, b)
            assertTrue("$name in $where: %.2f of $needed".format(ratio), ratio >= needed)
        }
    }

    @Test
    fun `black on white is twenty-one and a colour on itself is one`() {
        assertEquals(21.0, Contrast.ratio(0, 0xFFFFFF), 0.001)
        assertEquals(1.0, Contrast.ratio(0x937450, 0x937450), 0.0)
    }

    @Test
    fun `every text can be read on every ground it stands on`() {
        least(4.5, "text on ground") { it.paper.text to it.paper.ground }
        least(4.5, "second text on ground") { it.paper.text2 to it.paper.ground }
        least(4.5, "text on surface") { it.paper.text to it.paper.surface }
        least(4.5, "second text on surface") { it.paper.text2 to it.paper.surface }
        least(4.5, "second text on sunken") { it.paper.text2 to it.paper.sunken }
        least(4.5, "inverse") { it.paper.inverse to it.paper.inverseGround }
        least(4.5, "accent") { it.paper.accent to it.paper.ground }
        least(4.5, "error") { it.paper.error to it.paper.ground }
        least(4.5, "error on surface") { it.paper.error to it.paper.surface }
        least(4.5, "brass") { it.paper.brass to it.paper.ground }
        least(4.5, "coordinate") { it.board.coordinate to it.board.panel }
        least(4.5, "badge") { it.marks.badgeText to it.marks.badge }
        least(4.5, "number of advice") { it.marks.hintText to it.marks.hint }
    }

    @Test
    fun `every edge that carries meaning can be seen`() {
        least(3.0, "strong line on ground") { it.paper.lineStrong to it.paper.ground }
        least(3.0, "badge on panel") { it.marks.badge to it.board.panel }
        least(2.8, "square on panel") { it.board.tile to it.board.panel }
        least(4.5, "mark and casing") { it.marks.mark to it.marks.markCase }
        least(4.5, "advice and casing") { it.marks.hint to it.marks.hintCase }
    }

    @Test
    fun `both sides stand out from every square, from each other and from their own seams`() {
        least(3.0, "white on square") { it.white.top to it.board.tile }
        least(3.0, "white edge on square") { it.white.edge to it.board.tile }
        least(3.0, "black on square") { it.black.top to it.board.tile }
        least(3.0, "black side on square") { it.black.middle to it.board.tile }
        least(4.5, "white and black") { it.white.top to it.black.top }
        least(4.5, "white seam") { it.white.seam to it.white.middle }
        least(4.5, "black seam") { it.black.seam to it.black.middle }
        least(4.5, "white officer") { it.white.brass to it.white.top }
        least(4.5, "black officer") { it.black.brass to it.black.top }
    }

    @Test
    fun `every mark has a core or a casing that stands out from whatever lies beneath`() {
        for ((where, theme) in all) {
            val grounds = listOf(theme.board.panel, theme.board.tile, theme.white.top, theme.black.top)
            val marks = listOf(theme.marks.mark to theme.marks.markCase, theme.marks.hint to theme.marks.hintCase)
            for (ground in grounds) for ((core, casing) in marks) {
                val best = max(Contrast.ratio(core, ground), Contrast.ratio(casing, ground))
                assertTrue("a mark in $where: %.2f".format(best), best >= 3.3)
            }
        }
    }

    @Test
    fun `every square is of middle lightness, so that light and dark things show on it`() {
        for ((where, theme) in all) assertTrue(where, Contrast.luminance(theme.board.tile) in 0.14..0.28)
    }
}
