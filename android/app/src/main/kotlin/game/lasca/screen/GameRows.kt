// The rows of My games, and what stands there instead of them.
// Knows how a game is shown in a list; must not know what happens when it is touched.
package game.lasca.screen

import android.content.Context
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import game.lasca.R
import game.lasca.board.SmallPosition
import game.lasca.host.ShelfGame
import game.lasca.look.ButtonKind
import game.lasca.look.Kit
import game.lasca.look.Names
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.button
import game.lasca.look.iconButton

/** Makes the rows. */
class GameRows(private val context: Context, private val kit: Kit) {
    private val lines = gameLines(context)

    /** What a game is called: its title, else its players. */
    fun name(game: ShelfGame): String = game.stored.title.ifEmpty {
        game.summary?.let { lines.name(GameFacts.of(it)) } ?: context.getString(R.string.my_games_damaged)
    }

    /** All words of a row, to be searched. */
    fun words(game: ShelfGame): String =
        listOf(name(game), standing(game), game.summary?.let { lines.rules(it.rules) }.orEmpty()).joinToString(" ")

    private fun standing(game: ShelfGame): String =
        game.summary?.let { lines.standing(GameFacts.of(it)) } ?: context.getString(R.string.my_games_damaged_text)

    /** A row for [game]. */
    fun row(game: ShelfGame, open: () -> Unit, more: () -> Unit): View {
        val summary = game.summary
        val words = kit.column(kit.text(TextRole.NAME, name(game)), kit.text(TextRole.SECOND, standing(game)))
        val third = summary?.let { lines.rulesAndDate(it.rules, game.stored.playedMs, System.currentTimeMillis()) }
        if (third != null) words.addView(kit.text(TextRole.DATE, third, kit.theme.paper.text2))
        val large = kit.largePrint
        val front = if (large) kit.column() else kit.row()
        if (summary != null) front.addView(kit.boardPicture(SmallPosition(summary.columns, summary.bottom), BOARD))
        if (large) front.addView(Kit.margins(words, top = kit.dp(Space.SMALL)))
        else front.addView(words, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f).apply { marginStart = kit.dp(Space.SCREEN) })
        front.gravity = Gravity.CENTER_VERTICAL
        front.minimumHeight = kit.dp(ROW)
        front.setPadding(kit.dp(Space.SCREEN), kit.dp(10), kit.dp(Space.SMALL), kit.dp(10))
        kit.touchable(front, null, 0)
        Names.asButton(front, listOfNotNull(name(game), standing(game), third).joinToString(", "))
        front.setOnClickListener { if (summary == null) more() else open() }
        front.setOnLongClickListener {
            more()
            true
        }
        front.setOnContextClickListener {
            more()
            true
        }
        val menu = kit.iconButton(R.drawable.ic_more, context.getString(R.string.my_games_more, name(game))) { more() }
        return kit.row(Kit.stretch(front), menu).apply { setPadding(0, 0, kit.dp(Space.SMALL), 0) }
    }

    /** What stands there before the disk has answered. */
    fun waiting(list: LinearLayout) {
        list.addView(quiet(context.getString(R.string.my_games_loading)))
    }

    /** No games at all. */
    fun empty(list: LinearLayout, play: () -> Unit) {
        list.gravity = Gravity.CENTER_HORIZONTAL
        list.addView(EmptyTile(kit).apply { layoutParams = centred(TILE, TILE).apply { topMargin = kit.dp(Space.HUGE) } })
        list.addView(quiet(context.getString(R.string.my_games_empty)))
        val button = kit.button(context.getString(R.string.home_play_computer), ButtonKind.MAIN, R.drawable.ic_play, press = play)
        list.addView(button, centred(null, null))
    }

    /** No games with these words. */
    fun nothing(list: LinearLayout, query: String, clear: () -> Unit) {
        list.addView(quiet(context.getString(R.string.my_games_nothing, query)))
        list.addView(kit.button(context.getString(R.string.my_games_clear), ButtonKind.OUTLINED, press = clear), centred(null, null))
    }

    private fun quiet(words: String): View = kit.text(TextRole.ROW, words, kit.theme.paper.text2).apply {
        gravity = Gravity.CENTER_HORIZONTAL
        setPadding(kit.dp(Space.LARGE), kit.dp(Space.SECTION), kit.dp(Space.LARGE), kit.dp(Space.SECTION))
    }

    private fun centred(width: Int?, height: Int?) =
        LinearLayout.LayoutParams(width?.let { kit.dp(it) } ?: WRAP_CONTENT, height?.let { kit.dp(it) } ?: WRAP_CONTENT).apply { gravity = Gravity.CENTER_HORIZONTAL }

    private companion object {
        const val BOARD = 92
        const val ROW = 116
        const val TILE = 112
    }
}
