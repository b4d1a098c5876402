// Where squares lie and which one a touch means, in both orientations and at many sizes.
package game.lasca.board

import game.lasca.core.Side
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import java.util.Random
import kotlin.math.abs
import kotlin.math.hypot

class BoardGeometryTest {
    private val empty = IntArray(BoardGeometry.SQUARES)

    @Test
    fun `squares are named in the order of R1_1`() {
        assertEquals(
            "a1 c1 e1 g1 b2 d2 f2 a3 c3 e3 g3 b4 d4 f4 a5 c5 e5 g5 b6 d6 f6 a7 c7 e7 g7",
            (0 until 25).joinToString(" ") { BoardGeometry.name(it) },
        )
    }

    @Test
    fun `a touch on the middle of a square means it, either way up and at every size`() {
        for (bottom in Side.entries) for (width in listOf(240, 359, 720, 1161, 1441)) {
            val geometry = BoardGeometry.fit(width, width, 3f, bottom)
            for (square in 0 until 25) assertEquals(square, geometry.squareAt(geometry.pixelX(square), geometry.pixelY(square), empty))
        }
    }

    @Test
    fun `turning the board turns every place by half a turn`() {
        val white = BoardGeometry.fit(748, 792, 1f, Side.WHITE)
        val black = BoardGeometry.fit(748, 792, 1f, Side.BLACK)
        for (square in 0 until 25) {
            assertEquals(BoardGeometry.WIDTH, white.x(square) + black.x(square), 1e-9)
            assertEquals(BoardGeometry.HEIGHT, white.y(square) + black.y(square), 1e-9)
        }
    }

    @Test
    fun `while the board turns no two columns touch, none goes beyond the panel and its margin, and all come from where they were`() {
        val geometry = BoardGeometry.fit(748, 792, 1f, Side.WHITE)
        val places = (0 until 25).map { geometry.x(it) - BoardGeometry.WIDTH / 2 to geometry.y(it) - BoardGeometry.HEIGHT / 2 }
        for (i in 0..100) {
            val now = places.map { (u, v) -> BoardTurn.x(u, v, i / 100.0) to BoardTurn.y(u, v, i / 100.0) }
            for (a in now.indices) {
                assertTrue("$i: ${now[a]}", abs(now[a].first) + BoardGeometry.RADIUS_X <= BoardGeometry.WIDTH / 2 + MARGIN)
                assertTrue("$i: ${now[a]}", abs(now[a].second) + BoardGeometry.RADIUS_Y <= BoardGeometry.HEIGHT / 2)
                for (b in 0 until a) assertTrue("$i: $a and $b", hypot(now[a].first - now[b].first, now[a].second - now[b].second) >= 2 * BoardGeometry.RADIUS_X)
                if (i == 0) assertEquals(-places[a].first, now[a].first, 1e-9)
                if (i == 0) assertEquals(-places[a].second, now[a].second, 1e-9)
                if (i == 100) assertEquals(places[a].first, now[a].first, 1e-9)
                if (i == 100) assertEquals(places[a].second, now[a].second, 1e-9)
            }
        }
    }

    @Test
    fun `every point of the panel belongs to a square and none outside does`() {
        val geometry = BoardGeometry.fit(800, 800, 2f, Side.WHITE)
        val chance = Random(1911)
        repeat(2000) {
            val x = chance.nextDouble() * 800
            val y = chance.nextDouble() * 800
            assertEquals(geometry.onPanel(x, y), geometry.squareAt(x, y, empty) != null)
        }
        assertNull(geometry.squareAt(-1.0, 400.0, empty))
    }

    @Test
    fun `a hit diamond is 48 dp wide from a phone of 360 dp upwards`() {
        val geometry = BoardGeometry.fit(352, 800, 1f, Side.WHITE)
        val square = 12
        var reach = 0
        while (geometry.squareAt(geometry.pixelX(square) + reach, geometry.pixelY(square), empty) == square) reach++
        assertTrue("$reach", 2 * reach >= 48)
        assertEquals(geometry.unit, reach.toDouble(), 1.0)
    }

    @Test
    fun `a tall column is hit wherever it is drawn and never covers another square of its file`() {
        for (height in 1..22) {
            val geometry = BoardGeometry.fit(748, 792, 1f, Side.WHITE)
            val heights = IntArray(25).apply { this[12] = height }
            assertTrue(BoardGeometry.halfHeight(height) <= 0.93 + 1e-9)
            val top = geometry.pixelY(12) - (BoardGeometry.halfHeight(height) - 0.01) * geometry.unit
            assertEquals("$height", 12, geometry.squareAt(geometry.pixelX(12), top, heights))
            for (square in 0 until 25) {
                assertEquals(square, geometry.squareAt(geometry.pixelX(square), geometry.pixelY(square), heights))
                val edge = geometry.pixelY(square) + 0.47 * geometry.unit
                if (BoardGeometry.file(square) == 3) assertEquals(square, geometry.squareAt(geometry.pixelX(square), edge, heights))
            }
        }
    }

    @Test
    fun `the board fills its view and stays in the middle`() {
        val wide = BoardGeometry.fit(1000, 792, 2f, Side.WHITE)
        assertEquals(100.0, wide.unit, 1e-9)
        assertEquals(126.0, wide.left, 1e-9)
        assertEquals(50.0, wide.unitDp, 1e-9)
        assertTrue(abs(wide.top) < 1e-9)
    }

    private companion object {
        /** Less than a phone leaves free beside its board, in s: 3.5 of 50 dp. */
        const val MARGIN = 0.07
    }
}
