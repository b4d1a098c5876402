// The oldest Android that the app promises plays the same game.
package game.lasca.play

import android.os.Build
import game.lasca.R
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26], qualifiers = "w360dp-h740dp-port-notnight-xhdpi")
class MinSdkTest {
    @Test
    fun `a game is played, undone, spoken and comes back on Android 8`() {
        assertEquals(26, Build.VERSION.SDK_INT)
        val play = Play.start(newGame())
        play.tap("c3")
        assertEquals(setOf("b4", "d4"), play.landings())
        play.tap("d4")
        assertEquals(1, play.snapshot.ply)
        val node = checkNotNull(play.board.accessibilityNodeProvider?.createAccessibilityNodeInfo(Play.index("e5") + 1))
        assertEquals("e 5, black soldier, must capture", node.text)
        play.press(R.string.game_undo)
        assertEquals(0, play.snapshot.ply)
        play.tap("c3")
        play.tap("b4")
        val back = play.die()
        assertEquals(1, back.snapshot.ply)
    }
}
