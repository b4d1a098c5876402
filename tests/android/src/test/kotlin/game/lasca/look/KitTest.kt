// The smallest parts of every screen, on views of their own.
package game.lasca.look

import android.view.View
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
}
