// The story that Rust, Kotlin and Swift tell alike (tests/fixtures/sessions/story.json): here fingers tell it on the game screen, the search
// and the clock are the app's own, and every update that the screen gets must be the written one, byte for byte.
package game.lasca.play

import android.os.SystemClock
import game.lasca.R
import game.lasca.core.Action
import game.lasca.core.Script
import game.lasca.core.Snapshot
import game.lasca.core.Update
import game.lasca.core.scriptFromJson
import game.lasca.core.updateToJson
import game.lasca.host.GameListener
import game.lasca.host.Pace
import game.lasca.host.Trouble
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowChoreographer

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h891dp-port-notnight-mdpi")
class StoryTest {
    /** Keeps each update with its times as if the game had begun at 0. */
    private class Scribe(private val begun: Long) : GameListener {
        val told = ArrayList<String>()

        override fun onGame(snapshot: Snapshot?) = Unit

        override fun onUpdate(update: Update) {
            told += updateToJson(update.copy(snapshot = update.snapshot.copy(wakeMs = update.snapshot.wakeMs?.minus(begun))))
        }

        override fun onTrouble(trouble: Trouble) = error("$trouble")
    }

    @Test
    fun `told by fingers, the story gives the same updates as in the core`() {
        val script = checkNotNull(scriptFromJson(fixture("sessions/story.json").readText()))
        app.settings.update { copy(pace = Pace.INSTANT, autoComplete = false, finalSquare = false) }
        val play = Play.start(script.newGame)
        // An unpaused Choreographer moves the clock with every frame.
        ShadowChoreographer.setPaused(true)
        val begun = SystemClock.elapsedRealtime()
        val scribe = Scribe(begun)
        app.host.listen(scribe)
        assertEquals(script.begins, updateToJson(Update(play.snapshot, emptyList(), false)))
        tell(play, script, begun)
        script.steps.zip(scribe.told).forEachIndexed { number, (step, told) -> assertEquals("step $number: ${step.action}", step.expect, told) }
        assertEquals(script.steps.size, scribe.told.size)
    }

    private fun tell(play: Play, script: Script, begun: Long) {
        for (step in script.steps) {
            pass(begun + step.atMs - early(step.action) - SystemClock.elapsedRealtime())
            play(play, step.action)
            settle()
        }
    }

    private fun play(play: Play, action: Action) = when (action) {
        is Action.Tap -> play.tap(action.square)
        is Action.Undo -> play.press(R.string.game_undo)
        is Action.Redo -> play.press(R.string.game_redo)
        is Action.Hint -> play.press(R.string.game_hint)
        is Action.Flip -> play.press(R.string.game_flip)
        is Action.OfferDraw -> asked(play, R.string.game_offer_draw)
        is Action.Resign -> asked(play, R.string.game_resign)
        // Time and search do these by themselves.
        is Action.Tick, is Action.Answer -> Unit
        else -> error("no finger does $action")
    }

    // The sheets before such an action want frames, and with the frames goes time.
    private fun early(action: Action): Long = if (action is Action.OfferDraw || action is Action.Resign) 2 * SHEET_MS else 0

    private fun asked(play: Play, id: Int) {
        play.press(R.string.game_menu)
        pass(SHEET_MS)
        play.press(id)
        pass(SHEET_MS)
        play.press(id)
    }

    private companion object {
        const val SHEET_MS = 50L
    }
}
