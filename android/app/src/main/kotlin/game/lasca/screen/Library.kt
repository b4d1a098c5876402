// The core's library as the screens find it: by list and by id.
// Knows lists and ids; must not know what an item teaches.
package game.lasca.screen

import android.view.View
import game.lasca.board.SmallPosition
import game.lasca.core.Action
import game.lasca.core.InputRules
import game.lasca.core.LibraryItem
import game.lasca.core.NewGame
import game.lasca.core.NewGameException
import game.lasca.core.Session
import game.lasca.core.Start
import game.lasca.core.gameToLearn
import game.lasca.core.heritage
import game.lasca.core.ideas
import game.lasca.core.lessons
import game.lasca.host.answered
import game.lasca.look.Kit

/** The library. */
object Library {
    const val LESSONS = "lessons"
    const val PROBLEM = "problem"
    private const val PROPOSITION = "proposition"

    /** Every square is touched: for boards that are only looked at. */
    private val PLAIN = InputRules(
        autoComplete = false, finalSquare = false, oneTapForced = false, autoForced = false, quickInput = false, confirm = false, hintSteps = false,
    )

    /** The items of a list; none if there is no such list. */
    fun of(list: String?): List<LibraryItem> = when (list) {
        LESSONS -> lessons()
        LearnActivity.IDEAS -> ideas()
        LearnActivity.GAMES -> heritage().filter { it.id != PROPOSITION }
        PROBLEM -> heritage().filter { it.id == PROPOSITION }
        else -> emptyList()
    }

    /** The historic item [id], null if there is none. */
    fun game(id: String?): LibraryItem? = heritage().firstOrNull { it.id == id }

    /** Whether an item is a game to step through, not a board to play on. */
    fun isGame(item: LibraryItem): Boolean = item.start is Start.Record

    /** A session, from [make], on an item's board with the habits of [input] that hold where one learns; null if the core refuses it. */
    fun session(item: LibraryItem, make: (NewGame, Long) -> Session, input: InputRules = PLAIN): Session? = try {
        answered { make(gameToLearn(item, input), 0) }
    } catch (_: NewGameException) {
        null
    }

    /** A small picture of an item: its board, or the last position of its game; null, too, if the core fails. */
    fun picture(kit: Kit, item: LibraryItem, make: (NewGame, Long) -> Session, width: Int): View? {
        val shown = session(item, make)?.use { session -> answered { session.handle(Action.Look(session.snapshot(0).lastPly), 0).snapshot } } ?: return null
        return kit.boardPicture(SmallPosition(shown.columns, shown.bottom), width)
    }
}
