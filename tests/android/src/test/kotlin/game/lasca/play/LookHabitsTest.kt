// How the board looks and advises, as players choose it in Settings: each switch is seen on the board, and taken back leaves no trace.
package game.lasca.play

import android.app.Activity
import android.graphics.Bitmap
import game.lasca.R
import game.lasca.core.Start
import game.lasca.host.ClockSide
import game.lasca.host.Hand
import game.lasca.host.Settings
import game.lasca.host.Spelling
import game.lasca.host.Verbosity
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w360dp-h740dp-port-notnight-xhdpi")
class LookHabitsTest {
    private val tall = Start.Position("w a1w c3WWbb g1w b6b e7b")

    @Before
    fun hintsAtOnce() = app.settings.update { copy(hintSteps = false, autoComplete = false, finalSquare = false) }

    private fun Play.boardPicture(): Bitmap {
        val at = IntArray(2)
        board.getLocationInWindow(at)
        return Bitmap.createBitmap(picture(), at[0], at[1], board.width, board.height)
    }

    private fun Play.blue(): Int {
        val picture = boardPicture()
        val colour = board.theme.marks.hint
        return (0 until picture.width step 2).sumOf { x -> (0 until picture.height step 2).count { y -> picture.getPixel(x, y) == colour } }
    }

    @Test
    fun `dashes mark the landings only while the player wants them, and a move is played without them`() {
        val play = Play.start(newGame())
        play.tap("c3")
        assertEquals(setOf("b4", "d4"), play.landings())
        play.switch(R.string.settings_landings)
        assertEquals(emptySet<String>(), play.landings())
        play.tap("d4")
        assertEquals(1, play.snapshot.ply)
    }

    @Test
    fun `coordinates and the line along the guards come and go on the board`() {
        val play = Play.start(newGame(start = tall))
        val before = play.boardPicture()
        for (switch in listOf(R.string.settings_coordinates, R.string.settings_guards)) {
            play.switch(switch)
            assertFalse(play.activity.getString(switch), before.sameAs(play.boardPicture()))
            play.switch(switch)
            assertTrue(play.activity.getString(switch), before.sameAs(play.boardPicture()))
        }
    }

    @Test
    fun `the number of a column is shown from the height that the player wants`() {
        val play = Play.start(newGame(start = tall))
        val numbered = play.boardPicture()
        app.settings.update { copy(badgeFrom = 5) }
        play.comeBack()
        val bare = play.boardPicture()
        assertFalse(numbered.sameAs(bare))
        app.settings.update { copy(badgeFrom = 0) }
        play.comeBack()
        assertTrue("a column of four has no number from five, as it has none without numbers", bare.sameAs(play.boardPicture()))
        app.settings.update { copy(badgeFrom = 4) }
        play.comeBack()
        assertTrue(numbered.sameAs(play.boardPicture()))
    }

    @Test
    fun `what holds for the hands and the voice holds in the game that waited beneath the settings, too`() {
        val changes = listOf<Settings.() -> Settings>(
            { copy(hand = Hand.LEFT) }, { copy(clockSide = ClockSide.LEFT) }, { copy(verbosity = Verbosity.SHORT) }, { copy(spelling = Spelling.WORDS) }, { copy(clockWarnings = false) },
        )
        for (change in changes) {
            val play = Play.start(newGame())
            val before = play.activity
            play.comeBack()
            assertFalse("nothing has changed", before.rebuilt)
            app.settings.update(change)
            play.comeBack()
            assertTrue("${app.settings.settings}", before.rebuilt)
            play.controller.pause().stop().destroy()
        }
    }

    private val Activity.rebuilt: Boolean get() = isFinishing || isChangingConfigurations || isDestroyed

    @Test
    fun `a hint comes at once, or in steps when the player wants it so`() {
        val start = Start.Position("w e7W e5W d6wb b2w a1w c1w f2bw f4Bwww f6bbbbB a5b b4b a3bw")
        val at = Play.start(newGame(start = start))
        at.press(R.string.game_hint)
        settle()
        assertTrue(at.blue() > 50)
        at.switch(R.string.settings_hint_steps)
        at.controller.pause().stop().destroy()
        val play = Play.start(newGame(start = start))
        play.press(R.string.game_hint)
        settle()
        assertTrue(play.status, play.status.startsWith("Look at the column on "))
        assertEquals("no move is drawn yet", 0, play.blue())
        play.press(R.string.game_hint)
        settle()
        assertFalse(play.status, play.status.startsWith("Look at the column on "))
        val move = play.blue()
        assertTrue("the move is drawn", move > 50)
        play.press(R.string.game_hint)
        settle()
        assertTrue("and then how it goes on", play.blue() > move)
        assertEquals(0, play.snapshot.ply)
    }
}
