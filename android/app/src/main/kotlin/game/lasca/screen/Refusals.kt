// Why a text is no game, a game cannot be set up or cannot be kept, in words.
// Words typed errors of the core; knows no screen.
package game.lasca.screen

import android.content.Context
import game.lasca.R
import game.lasca.core.LoadException
import game.lasca.core.ReadError
import game.lasca.core.ReadWhy
import game.lasca.core.NewGameException
import game.lasca.host.Trouble

/** Words errors in the language of [context]. */
class Refusals(private val context: Context) {
    /** Why a text cannot be read or gone on with. */
    fun words(refused: LoadException): String = when (refused) {
        is LoadException.Unreadable -> words(refused.error)
        is LoadException.Unplayable -> words(refused.error)
    }

    /** What of the text can be read, as record text; null if nothing. */
    fun readable(refused: LoadException): String? = (refused as? LoadException.Unreadable)?.error?.readable

    /** Why a game cannot begin. */
    fun words(refused: NewGameException): String = when (refused) {
        is NewGameException.Position -> words(refused.error)
        is NewGameException.Record -> words(refused.error)
        is NewGameException.Level, is NewGameException.QuietLimit, is NewGameException.Time, is NewGameException.OneClock, is NewGameException.Ply ->
            context.getString(R.string.new_game_refused)
    }

    /** Why one of several games cannot be read. */
    fun words(error: ReadError): String {
        val why = when (error.why) {
            ReadWhy.EMPTY -> R.string.read_empty
            ReadWhy.TOO_LONG -> R.string.read_too_long
            ReadWhy.NO_GAME -> R.string.read_no_game
            ReadWhy.VERSION -> R.string.read_version
            ReadWhy.HEADER -> R.string.read_header
            ReadWhy.RULES -> R.string.read_rules
            ReadWhy.POSITION -> R.string.read_position
            ReadWhy.MOVE -> R.string.read_move
            ReadWhy.ILLEGAL_MOVE -> R.string.read_illegal_move
            ReadWhy.OUTCOME -> R.string.read_outcome
            ReadWhy.CUT_SHORT -> R.string.read_cut_short
            ReadWhy.FAILED -> R.string.read_failed
        }
        val reason = context.getString(why)
        return if (error.why in PLACELESS) reason else context.getString(R.string.read_at, error.line, error.column, reason)
    }

    /** What is wrong with keeping a game. */
    fun words(trouble: Trouble): String = context.getString(
        when (trouble) {
            is Trouble.Damaged -> if (trouble.rescued) R.string.status_rescued else R.string.status_damaged
            Trouble.NotSaved -> R.string.status_saved_not
            Trouble.Unreadable -> R.string.status_unreadable
            Trouble.Failed -> R.string.status_failed
        },
    )

    private companion object {
        val PLACELESS = setOf(ReadWhy.EMPTY, ReadWhy.TOO_LONG, ReadWhy.NO_GAME, ReadWhy.VERSION, ReadWhy.FAILED)
    }
}
