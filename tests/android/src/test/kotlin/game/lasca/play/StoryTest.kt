// The story that Rust, Kotlin and Swift tell alike (tests/fixtures/sessions/story.json): here fingers on the screen tell it,
// search and clock are the app's, and every update must be the written one, byte for byte. The host's time is in the test's hand.
package game.lasca.play

import game.lasca.R
import game.lasca.core.Action
import game.lasca.core.Script
import game.lasca.core.Snapshot
import game.lasca.core.Update
import game.lasca.core.scriptFromJson
import game.lasca.core.updateToJson
import game.lasca.host.GameListener
import game.lasca.host.HandLanes
import game.lasca.host.Lanes
import game.lasca.host.Pace
import game.lasca.host.Trouble
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The app whose host works and waits when the test says so; its screens keep their own time. */
class StoryApp : TestApp() {
    /** Time and work of the host. */
    val hand = HandLanes()

    override fun lanes(): Lanes = hand.lanes

    override fun now(): Long = hand.now
}

@RunWith(RobolectricTestRunner::class)
@Config(application = StoryApp::class, qualifiers = "w360dp-h740dp-port-notnight-xhdpi")
class StoryTest {
    private val told = ArrayList<String>()
    private val hand get() = (app as StoryApp).hand

    private val ear = object : GameListener {
        override fun onGame(snapshot: Snapshot?) = Unit

        override fun onUpdate(update: Update) {
            told += updateToJson(update)
        }

        override fun onTrouble(trouble: Trouble): Boolean = throw AssertionError("$trouble")
    }

    @Test
    fun `told by touches the story gives the same updates as in the core`() {
        val script = checkNotNull(scriptFromJson(fixture("sessions/story.json").readText()))
        val play = begun(script)
        script.steps.forEachIndexed { number, step ->
            work()
            while (hand.step(step.atMs)) work()
            hand.pass(step.atMs - hand.now)
            play.act(step.action)
            work()
            assertEquals("step $number, ${step.action}", step.expect, told.getOrNull(number))
        }
        assertEquals(script.steps.size, told.size)
    }

    private fun begun(script: Script): Play {
        val input = script.newGame.input
        app.settings.update {
            copy(
                pace = Pace.INSTANT, autoComplete = input.autoComplete, finalSquare = input.finalSquare, oneTapForced = input.oneTapForced,
                autoForced = input.autoForced, quickInput = input.quickInput, confirm = input.confirm, hintSteps = input.hintSteps,
            )
        }
        hand.runDisk()
        assertNull(app.host.begin(script.newGame))
        val first = checkNotNull(app.host.snapshot)
        assertEquals(script.begins, updateToJson(Update(first, emptyList(), false)))
        val play = Play.open(null)
        app.host.listen(ear)
        return play
    }

    private fun work() {
        hand.runThinking()
        hand.pass(0)
        hand.runDisk()
        idle()
    }

    private fun Play.act(action: Action) = when (action) {
        is Action.Tap -> tap(action.square)
        is Action.Undo -> press(R.string.game_undo)
        is Action.Redo -> press(R.string.game_redo)
        is Action.Hint -> press(R.string.game_hint)
        is Action.Flip -> press(R.string.game_flip)
        is Action.OfferDraw -> fromMenu(R.string.game_offer_draw)
        is Action.Resign -> fromMenu(R.string.game_resign)
        is Action.Tick, is Action.Answer -> Unit // time and search do these by themselves
        else -> throw AssertionError("no touch does $action")
    }

    // What is asked about first.
    private fun Play.fromMenu(name: Int) {
        press(R.string.game_menu)
        press(name)
        press(name)
    }
}
