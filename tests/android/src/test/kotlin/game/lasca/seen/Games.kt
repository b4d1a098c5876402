// Saved games for the tests of the screens: begun, played a few moves, ended; written as the app writes them.
// Plays by asking the core for its first legal moves; knows no rule.
package game.lasca.seen

import game.lasca.LascaApp
import game.lasca.core.Action
import game.lasca.core.ColumnState
import game.lasca.core.InputRules
import game.lasca.core.NewGame
import game.lasca.core.RuleSet
import game.lasca.core.Rules
import game.lasca.core.Seat
import game.lasca.core.Session
import game.lasca.core.Stage
import game.lasca.core.Start
import game.lasca.core.Takebacks
import game.lasca.core.Turning
import org.robolectric.RuntimeEnvironment

/** Games to show. */
object Games {
    private val PLAIN = InputRules(false, false, false, false, false, false, false)
    private val EU = Rules(RuleSet.LASCA_EU, rejump = false, demote = true, quietLimit = null)

    /** A game between two people, or against [level]. */
    fun fresh(white: String = "", black: String = "", level: Int? = null, start: Start = Start.Initial) = NewGame(
        rules = EU, white = Seat.Human, black = level?.let { Seat.Computer(it) } ?: Seat.Human, whiteTime = null, blackTime = null, start = start,
        turning = Turning.FIXED, takebacks = Takebacks.FREE, seed = 1, input = PLAIN, whiteName = white, blackName = black, date = "2026-11-24", goal = null,
    )

    /** [game] after [plies] moves, each the one that [choice] picks of the legal ones. */
    fun played(game: NewGame, plies: Int, choice: (List<String>) -> String = { it[it.size / 2] }): Session {
        val session = Session(game.copy(white = Seat.Human, black = Seat.Human), 0)
        repeat(plies) {
            val now = session.snapshot(0)
            if (now.stage is Stage.Over) return session
            session.handle(Action.Play(choice(legal(now.columns))), 0)
        }
        return session
    }

    private fun legal(columns: List<ColumnState>): List<String> = columns.flatMap { it.moves }.map { it.text }

    /** Puts three games on the disk: one with names, one under way, one that is over. */
    fun shelve(): List<String> {
        val app = RuntimeEnvironment.getApplication() as LascaApp
        val over = played(fresh("Clara", "Emil"), 8).also { it.handle(Action.Resign(it.snapshot(0).turn), 0) }
        return listOf(
            app.store.add(played(fresh("Anna", "Ben"), 23).save(0)),
            app.store.add(over.save(0), "Club evening, board 2"),
            app.store.add(played(fresh(), 40).save(0)),
        )
    }
}
