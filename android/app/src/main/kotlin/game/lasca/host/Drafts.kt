// The choices at a new game before it begins, as they cross to the core and come back: it says what can be chosen and what comes of it.
// Knows texts that were typed and must be made fit to cross.
package game.lasca.host

import game.lasca.core.InputRules
import game.lasca.core.NewGame
import game.lasca.core.NewGameDraft
import game.lasca.core.asksTakebacks as asks
import game.lasca.core.gameOfDraft
import game.lasca.core.newGameChoices
import game.lasca.core.readDraft
import game.lasca.core.writeDraft
import java.util.Random

/** Drafts of new games. */
object Drafts {
    /** What can be chosen, as the core says. */
    val CHOICES by lazy { newGameChoices() }

    /** What [text] wrote; without one, the choices of a first start. */
    fun of(text: String = ""): NewGameDraft = readDraft(GameShelf.wellFormed(text))

    /** [draft] as text, for [of]. */
    fun text(draft: NewGameDraft): String = writeDraft(typed(draft))

    /** The game that [draft] makes. */
    fun game(draft: NewGameDraft, input: InputRules, seed: Long, date: String): NewGame = gameOfDraft(typed(draft), input, seed, date)

    /** Whether [draft] makes a game in which it matters how takebacks are answered. */
    fun asksTakebacks(draft: NewGameDraft): Boolean = asks(typed(draft))

    /** By which the computer differs from game to game. */
    fun seed(): Long = Random().nextLong() and Long.MAX_VALUE

    private fun typed(draft: NewGameDraft) = draft.copy(
        whiteName = GameShelf.wellFormed(draft.whiteName), blackName = GameShelf.wellFormed(draft.blackName), position = GameShelf.wellFormed(draft.position),
    )
}
