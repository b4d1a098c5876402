// The menu and the answers of the status line by touches: draw, takeback, resignation, pause, moving now, looking back.
package game.lasca.play

import android.content.Intent
import game.lasca.R
import game.lasca.core.Outcome
import game.lasca.core.RuleSet
import game.lasca.core.Rules
import game.lasca.core.Seat
import game.lasca.core.Side
import game.lasca.core.Stage
import game.lasca.core.Start
import game.lasca.core.TimeControl
import game.lasca.core.checkPosition
import game.lasca.core.ruleDemos
import game.lasca.host.Pace
import game.lasca.screen.GameLines
import game.lasca.screen.InspectorView
import game.lasca.screen.NewGameActivity
import game.lasca.screen.ReadActivity
import game.lasca.screen.learnWords
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w360dp-h740dp-port-notnight-xhdpi")
class MenuTest {
    private fun Play.ask(id: Int) {
        press(R.string.game_menu)
        press(id)
    }

    @Test
    fun `a draw is offered on a sheet, and declined the game goes on`() {
        val play = Play.start(newGame())
        play.ask(R.string.game_offer_draw)
        assertFalse("not without the sheet", play.offers(R.string.game_accept))
        play.press(R.string.game_keep_playing)
        assertFalse(play.offers(R.string.game_accept))
        play.ask(R.string.game_offer_draw)
        play.press(R.string.game_offer_draw)
        assertTrue(play.status, play.status.startsWith("White offers a draw"))
        play.press(R.string.game_decline)
        assertFalse("it has been answered", play.offers(R.string.game_accept))
        assertEquals("The draw is declined", play.status)
        play.tap("c3")
        play.tap("d4")
        assertEquals(1, play.snapshot.ply)
    }

    @Test
    fun `a draw that is accepted ends the game, and the end says that it was agreed`() {
        val play = Play.start(newGame())
        play.ask(R.string.game_offer_draw)
        play.press(R.string.game_offer_draw)
        play.press(R.string.game_accept)
        assertTrue((play.snapshot.stage as? Stage.Over)?.outcome is Outcome.Draw)
        pass(1_000)
        val sheet = texts(windows().last()).joinToString(" ")
        assertTrue(sheet, play.offers(R.string.end_again) && "agreed" in sheet.lowercase())
    }

    @Test
    fun `a takeback asked of the other person is accepted by touch, or declined`() {
        for ((answer, ply) in listOf(R.string.game_decline to 1, R.string.game_accept to 0)) {
            val minutes = TimeControl(300_000, 0)
            val play = Play.start(newGame(time = minutes))
            play.tap("c3")
            play.tap("d4")
            play.press(R.string.game_undo)
            assertTrue(play.status, play.status.startsWith("White asks to take back"))
            play.press(answer)
            assertEquals(ply, play.snapshot.ply)
            assertFalse(play.offers(R.string.game_accept))
            play.controller.pause().stop().destroy()
        }
    }

    @Test
    fun `who keeps playing on the sheet has not resigned, who resigns has lost and is told so`() {
        val play = Play.start(newGame())
        play.ask(R.string.game_resign)
        play.press(R.string.game_keep_playing)
        assertTrue(play.snapshot.stage is Stage.Choosing)
        play.ask(R.string.game_resign)
        play.press(R.string.game_resign)
        pass(1_000)
        val sheet = texts(windows().last()).joinToString(" ")
        assertTrue(sheet, "Black wins" in sheet && "White has resigned" in sheet)
    }

    @Test
    fun `a clock is stopped in the menu and goes on at a touch of the line`() {
        val minutes = TimeControl(300_000, 0)
        val play = Play.start(newGame(black = Seat.Computer(1), time = minutes))
        play.tap("c3")
        play.tap("d4")
        pass(20_000)
        settle()
        pass(5_000)
        assertEquals(2, play.snapshot.ply)
        play.ask(R.string.game_pause)
        assertTrue(play.snapshot.paused)
        val left = checkNotNull(app.host.look()?.clocks).whiteMs
        pass(30_000)
        assertEquals("a stopped clock stands", left, app.host.look()?.clocks?.whiteMs)
        play.press(R.string.game_resume)
        assertFalse(play.snapshot.paused)
        pass(5_000)
        assertTrue(checkNotNull(app.host.look()?.clocks).whiteMs < left)
    }

    @Test
    fun `a computer that takes its time can be told to move now`() {
        app.settings.update { copy(pace = Pace.SLOW) }
        val play = Play.start(newGame(black = Seat.Computer(3), start = Start.Position("w a1w c1w e1w a7b c7b e7b")))
        val thinks = CountDownLatch(1)
        app.thinking.submit { thinks.await(60, TimeUnit.SECONDS) }
        play.tap("a1")
        play.tap("b2")
        assertFalse("not at once", play.offers(R.string.game_move_now))
        pass(850)
        play.press(R.string.game_move_now)
        thinks.countDown()
        settle()
        assertEquals("without the pause that slow answers have", 2, play.snapshot.ply)
    }

    private fun Play.firstOfMoves() {
        ask(R.string.game_moves)
        val names = all(windows().last()).filter { it.isShown && it.isClickable }.map(::called).toList()
        press(checkNotNull(names.firstOrNull { it.startsWith("White: c 3 to d 4") }) { "$names" })
    }

    @Test
    fun `a column that moves away takes its inspector with it`() {
        val play = Play.start(newGame())
        play.tap("c3")
        play.tap("d4")
        play.press(R.string.game_undo)
        play.hold("c3")
        val open = { all(play.decor).any { it is InspectorView && it.isShown } }
        assertTrue(open())
        play.ask(R.string.game_redo)
        assertEquals(1, play.snapshot.ply)
        assertFalse(open())
    }

    private fun Play.led(): Intent? = shadowOf(activity).nextStartedActivity.also { comeBack() }

    @Test
    fun `another game is against whom this one was, from the menu and from the end`() {
        for ((black, opponent) in listOf(Seat.Human to NewGameActivity.PERSON, Seat.Computer(1) to NewGameActivity.COMPUTER)) {
            val play = Play.start(newGame(black = black))
            play.ask(R.string.game_new)
            assertEquals("$black, menu", opponent, play.led()?.getStringExtra(NewGameActivity.OPPONENT))
            play.ask(R.string.game_resign)
            play.press(R.string.game_resign)
            pass(1_000)
            play.press(R.string.end_again)
            assertEquals("$black, end", opponent, play.led()?.getStringExtra(NewGameActivity.OPPONENT))
            play.controller.pause().stop().destroy()
        }
    }

    @Test
    fun `after two computers another game is against one`() {
        val play = Play.start(newGame(white = Seat.Computer(1), black = Seat.Computer(1)))
        play.ask(R.string.game_new)
        assertEquals(NewGameActivity.COMPUTER, play.led()?.getStringExtra(NewGameActivity.OPPONENT))
    }

    @Test
    fun `menu, rule set and refusal lead to the rules of the game`() {
        val own = Rules(RuleSet.OWN, rejump = true, demote = false, quietLimit = 40)
        for ((rules, name) in listOf(KAWU to "kawu", LASKER to "Lasker 1911", own to "Custom")) {
            val lead = ruleDemos().firstOrNull { it.rules == rules }?.let { learnWords(app, it.id, "lead") }
            val play = Play.start(newGame(rules))
            val ways = listOf({ play.ask(R.string.game_rules) }, { play.press(GameLines.rulesName(rules.set)) }, {
                play.tap("c7")
                play.press(play.spoken)
            })
            for (way in ways) {
                way()
                val asked = checkNotNull(play.led()) { name }
                assertEquals("ReadActivity", asked.component?.className?.substringAfterLast('.'))
                val page = Window.open(ReadActivity::class.java, null, asked)
                assertNotNull(name, page.find(name))
                assertTrue("$name: ${page.texts()}", page.texts().any { it == lead || lead == null && it.startsWith("After 40 moves") })
                page.close()
            }
            play.controller.pause().stop().destroy()
        }
    }

    @Test
    fun `the position that is seen is shared, and a new game can begin with it`() {
        val play = Play.start(newGame())
        play.tap("c3")
        play.tap("d4")
        play.ask(R.string.game_share_position)
        val sent = play.led()?.getParcelableExtra(Intent.EXTRA_INTENT, Intent::class.java)
        val text = checkNotNull(sent?.getStringExtra(Intent.EXTRA_TEXT))
        val read = checkPosition(text)
        assertEquals(play.snapshot.columns.map { it.square to it.pieces }, read.columns.map { it.square to it.pieces })
        assertEquals(Side.BLACK, read.turn)
    }

    @Test
    fun `looking back leads to the game again at a touch`() {
        val play = Play.start(newGame())
        play.tap("c3")
        play.tap("d4")
        play.firstOfMoves()
        assertFalse("the last move is no earlier one", play.offers(R.string.game_to_the_game))
        play.tap("e5")
        play.tap("c3")
        play.firstOfMoves()
        assertTrue(play.snapshot.lookingBack)
        play.press(R.string.game_to_the_game)
        assertFalse(play.snapshot.lookingBack)
        assertEquals(2, play.snapshot.ply)
    }
}
