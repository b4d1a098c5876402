// The smallest parts of every screen, on views of their own.
package game.lasca.look

import android.graphics.Bitmap
import android.graphics.Canvas
import android.view.View
import game.lasca.board.BoardWindow
import game.lasca.board.SmallBoard
import game.lasca.board.SmallPosition
import game.lasca.core.Side
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

@RunWith(RobolectricTestRunner::class)
class KitTest {
    @Test
    fun `a ground with insets leaves a view the room beside its words`() {
        val context = RuntimeEnvironment.getApplication()
        val kit = Kit(context, Theme.of(BoardTheme.entries.first(), false))
        val view = View(context).apply { setPadding(11, 12, 13, 14) }
        kit.touchable(view, kit.ground(0, 8), 8, inset = 7)
        assertEquals(listOf(11, 12, 13, 14), view.run { listOf(paddingLeft, paddingTop, paddingRight, paddingBottom) })
    }

    @Test
    fun `a part of a board has the board's edge all around`() {
        for (name in BoardTheme.entries) {
            val theme = Theme.of(name, false)
            val size = 96
            val picture = Bitmap.createBitmap(size, size, Bitmap.Config.ARGB_8888)
            SmallBoard(theme, SmallPosition(emptyList(), Side.WHITE), 1f, BoardWindow.squares(0, 0, 3.0, 3.0), 12f).apply { setBounds(0, 0, size, size) }.draw(Canvas(picture))
            val middle = size / 2
            for ((x, y) in listOf(0 to middle, size - 1 to middle, middle to 0, middle to size - 1)) assertEquals("$name $x, $y", theme.board.edge, picture.getPixel(x, y))
        }
    }
}
