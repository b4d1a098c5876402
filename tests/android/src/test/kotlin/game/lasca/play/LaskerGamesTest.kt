// Lasker's five games of 1911, tapped square by square on the rendered screen; after every tap the landings in the picture
// are exactly those of a plain second implementation of the rules.
package game.lasca.play

import game.lasca.R
import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w360dp-h740dp-port-notnight-xhdpi")
class LaskerGamesTest {
    private class Record(val id: String, val moves: List<List<String>>, val end: String)

    private fun games(): List<Record> = fixture("lasker/games.jsonl").readLines().map(::JSONObject)
        .filter { it.getString("id").matches(Regex("lasker-1911-\\d")) }
        .map { game ->
            val moves = game.getJSONArray("moves")
            Record(game.getString("id"), (0 until moves.length()).map { path(moves.getString(it)) }, game.getString("final"))
        }

    private fun path(text: String) = text.trimEnd('*').split('-', 'x')

    private fun start(auto: Boolean): Play {
        app.settings.update { copy(autoComplete = auto, finalSquare = auto) }
        return Play.start(newGame(LASKER))
    }

    private fun next(moves: List<List<String>>, prefix: List<String>): Set<String> =
        moves.filter { it.size > prefix.size && it.subList(0, prefix.size) == prefix }.map { it[prefix.size] }.toSet()

    @Test
    fun `all five games are played by tapping every square, and the picture shows exactly the legal landings`() {
        var plies = 0
        for (game in games()) {
            val play = start(auto = false)
            var position = NaivePosition.START
            for (move in game.moves) {
                val legal = position.moves()
                assertEquals("${game.id} at rest", emptySet<String>(), play.landings())
                for (i in move.indices) {
                    play.tap(move[i])
                    val whole = i == move.lastIndex
                    val expected = if (whole) emptySet() else next(legal, move.subList(0, i + 1))
                    assertEquals("${game.id} $move after tap ${i + 1}", expected, play.landings())
                }
                position = position.play(move)
                assertEquals(game.id, position.text().drop(2), shown(play))
                plies++
            }
            assertEquals(game.id, game.end, position.text())
            repeat(game.moves.size) { play.press(R.string.game_undo) }
            assertEquals("${game.id} undone", NaivePosition.START.text().drop(2), shown(play))
            assertFalse("nothing left to undo", play.offers(R.string.game_undo))
            play.controller.pause().stop().destroy()
        }
        assertEquals(330, plies)
    }

    @Test
    fun `all five games are played with forced jumps completing themselves, as players have it`() {
        for (game in games()) {
            val play = start(auto = true)
            var position = NaivePosition.START
            for (move in game.moves) {
                // A person goes on tapping although the rest plays itself; such taps do no harm.
                for (square in move) play.tap(square)
                position = position.play(move)
                pass(1000)
                assertEquals("${game.id} $move", position.text().drop(2), shown(play))
            }
            assertEquals(game.id, game.end, position.text())
            play.controller.pause().stop().destroy()
        }
    }

    private fun shown(play: Play): String = play.snapshot.columns.sortedBy { it.square }.joinToString(" ") { column ->
        game.lasca.board.BoardGeometry.name(column.square) + column.pieces.joinToString("") { piece ->
            val letter = if (piece.side == game.lasca.core.Side.WHITE) "w" else "b"
            if (piece.role == game.lasca.core.Role.OFFICER) letter.uppercase() else letter
        }
    }
}
