// New game by touches: what is chosen is what is played.
package game.lasca.screen

import android.content.Intent
import android.os.Bundle
import android.widget.EditText
import game.lasca.LascaApp
import game.lasca.R
import game.lasca.core.ClockChoice
import game.lasca.core.RuleSet
import game.lasca.core.Seat
import game.lasca.core.Side
import game.lasca.core.SideChoice
import game.lasca.core.Stage
import game.lasca.core.Turning
import game.lasca.host.Drafts
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-hdpi")
class NewGameTest {
    private val app get() = RuntimeEnvironment.getApplication() as LascaApp

    private fun open(opponent: String, state: Bundle? = null): Window<NewGameActivity> {
        val intent = Intent(RuntimeEnvironment.getApplication(), NewGameActivity::class.java).putExtra(NewGameActivity.OPPONENT, opponent)
        return Window.open(NewGameActivity::class.java, null, intent, state)
    }

    private fun field(window: Window<*>, hint: String) =
        Window.all(window.top).filterIsInstance<EditText>().first { it.hint.toString() == hint }

    private val shown get() = checkNotNull(app.host.snapshot)

    @Test
    fun `the level, the side and the rules that are touched are played`() {
        val screen = open(NewGameActivity.COMPUTER)
        screen.press("Hard")
        assertNotNull(screen.find("Strong, level\u00A08 of 10"))
        screen.press("Black")
        screen.press("kawu")
        screen.press("Start")
        assertEquals(Seat.Computer(8), shown.white)
        assertEquals(Seat.Human, shown.black)
        assertEquals(RuleSet.KAWU, shown.rules.set)
        assertEquals(Side.BLACK, shown.bottom)
    }

    @Test
    fun `all ten levels can be chosen below the three names`() {
        val screen = open(NewGameActivity.COMPUTER)
        for (level in 1..10) {
            screen.press("All levels")
            val line = gameLines(screen.activity).levelLine(level)
            assertTrue(line, line.endsWith(", level\u00A0$level of 10"))
            screen.press(line)
            assertNotNull(screen.find(line))
        }
        screen.press("Start")
        assertEquals(Seat.Computer(10), shown.black)
    }

    @Test
    fun `own rules take each switch and the draw rule`() {
        val screen = open(NewGameActivity.COMPUTER)
        screen.press("Custom")
        screen.press("Jump a square twice")
        screen.press("Captured officers lose their rank")
        screen.press("Draw without progress")
        screen.press("After 40 moves without capture or promotion")
        screen.press("Start")
        val rules = shown.rules
        assertTrue(rules.rejump && rules.demote)
        assertEquals(40, rules.quietLimit)
    }

    @Test
    fun `an own clock has minutes, increment and a handicap`() {
        val screen = open(NewGameActivity.PERSON)
        screen.press("Custom …")
        screen.press("More: Minutes per player")
        screen.press("More: Seconds added per move")
        screen.press("Handicap")
        screen.press("Less: Minutes for Black")
        screen.press("Start")
        val clocks = checkNotNull(shown.clocks)
        assertEquals(20L * 60_000, clocks.whiteMs)
        assertEquals(3L * 60_000, clocks.blackMs)
    }

    @Test
    fun `two players have names and a way to turn the board`() {
        val screen = open(NewGameActivity.PERSON)
        field(screen, "White’s name").setText("Anna")
        field(screen, "Black’s name").setText("Ben")
        screen.press("Face to face")
        screen.press("10 min")
        screen.press("Start")
        assertEquals("Anna" to "Ben", shown.whiteName to shown.blackName)
        assertEquals(Turning.FACE_TO_FACE, shown.turning)
        assertEquals(600_000L, shown.clocks?.whiteMs)
    }

    @Test
    fun `a pasted position is checked, shown and played`() {
        val screen = open(NewGameActivity.COMPUTER)
        screen.press("Start position")
        val text = field(screen, "Position")
        text.setText("w z9w")
        Window.idle()
        assertFalse(screen.named("Use this position").isEnabled)
        text.setText("b a1w c3W b6b d6bb")
        Window.idle()
        screen.press("Use this position")
        assertNotNull(screen.find("Your own, 4 columns"))
        screen.press("Start")
        assertEquals(4, shown.columns.size)
        assertEquals(Side.BLACK, shown.turn)
    }

    @Test
    fun `a position in which nobody can move is not taken`() {
        val screen = open(NewGameActivity.COMPUTER)
        screen.press("Start position")
        field(screen, "Position").setText("w b6b")
        Window.idle()
        assertFalse(screen.named("Use this position").isEnabled)
        assertNotNull(screen.find(screen.activity.getString(R.string.new_game_position_over)))
    }

    @Test
    fun `choices outlive the process and the next start`() {
        val screen = open(NewGameActivity.COMPUTER)
        screen.press("Easy")
        screen.press("5 min")
        val kept = Bundle()
        screen.controller.pause().stop().saveInstanceState(kept)
        screen.close()
        val again = open(NewGameActivity.COMPUTER, kept)
        again.press("Start")
        assertEquals(Seat.Computer(2), shown.black)
        assertEquals(300_000L, shown.clocks?.whiteMs)
        assertEquals(2, app.settings.lastDraft.level)
    }

    @Test
    fun `a draft comes back from its text, and from any other text as a default`() {
        val draft = Drafts.of().copy(
            computer = false, level = 9, side = SideChoice.RANDOM, whiteName = "A=B", blackName = "Zoë", turning = Turning.FIXED, set = RuleSet.OWN, rejump = true,
            quiet = 60, clock = ClockChoice.Own, minutes = 45, handicap = true, incrementSeconds = 30, position = "w a1w b6b",
        )
        assertEquals(draft, Drafts.of(Drafts.text(draft)))
        // Half of a character, as a keyboard may leave it, crosses to no core.
        val torn = draft.copy(whiteName = "A\uD83D", position = "\uDE00")
        assertEquals(Drafts.asksTakebacks(draft), Drafts.asksTakebacks(torn))
        for (text in listOf("", "level=99", "level=\nset=NONE\nminutes=-4", "\u0000\uFFFF", "=\n==")) assertEquals(Drafts.of(), Drafts.of(text))
    }

    @Test
    fun `a random side is one side or the other`() {
        val sides = listOf(2L, 3L).map { seed ->
            Drafts.game(Drafts.of().copy(side = SideChoice.RANDOM), app.settings.settings.input(), seed, "").white
        }
        assertEquals(listOf(Seat.Human, Seat.Computer(5)), sides)
    }

    @Test
    fun `nothing begins until start is touched`() {
        open(NewGameActivity.COMPUTER).press("Hard")
        assertNull(app.host.snapshot)
        assertFalse(app.host.snapshot?.stage is Stage.Thinking)
    }
}
