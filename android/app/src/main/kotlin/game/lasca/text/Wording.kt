// Says squares, columns, moves and marks in words: on screen and for a screen reader.
// Forms sentences only through phrases; decides nothing about the game. Twin of the iOS app's.
package game.lasca.text

import game.lasca.board.BoardGeometry
import game.lasca.core.ColumnState
import game.lasca.core.Cue
import game.lasca.core.Landing
import game.lasca.core.MoveChoice
import game.lasca.core.MoveLine
import game.lasca.core.Piece
import game.lasca.core.Role
import game.lasca.core.Run
import game.lasca.core.Side
import game.lasca.core.Snapshot
import game.lasca.core.Tally
import game.lasca.host.Spelling
import game.lasca.host.Verbosity

/** The words for what is on the board. [speech] says squares as they are spoken ("d 4"), else as they are written ("d4"). */
class Wording(
    val phrases: Phrases,
    private val verbosity: Verbosity = Verbosity.FULL,
    private val spelling: Spelling = Spelling.LETTERS,
    private val speech: Boolean = false,
) {
    /** A square's name. */
    fun square(square: Int): String {
        val name = BoardGeometry.name(square)
        if (!speech) return name
        val file = if (spelling == Spelling.LETTERS) name.take(1) else phrases.phrase("spoken_file_${name[0]}")
        return phrases.phrase("spoken_square", file, name.drop(1))
    }

    /** "White". */
    fun side(side: Side): String = phrases.phrase(bySide(side, "side_white", "side_black"))

    /** "white officer". */
    fun piece(piece: Piece): String = run(Run(piece.side, piece.role, 1))

    /** "2 black soldiers", "white officer". */
    fun run(run: Run): String = phrases.count("count_${kind(run.side, run.role)}", run.count)

    /** The piece as the object of a capture. */
    fun taken(piece: Piece): String = phrases.phrase("taken_${kind(piece.side, piece.role)}")

    private fun kind(side: Side, role: Role): String = when (role) {
        Role.SOLDIER -> bySide(side, "white_soldier", "black_soldier")
        Role.OFFICER -> bySide(side, "white_officer", "black_officer")
    }

    /** "4 columns, 6 prisoners". */
    fun tally(tally: Tally): String = if (tally.prisoners == 0) {
        phrases.count("count_columns", tally.columns)
    } else {
        phrases.phrase("game_tally", phrases.count("count_columns", tally.columns), phrases.count("count_prisoners", tally.prisoners))
    }

    /** "White: 4 minutes 10 seconds", of [ms] left. */
    fun clock(side: Side, ms: Long): String = phrases.phrase("game_clock_spoken", side(side), time(ms))

    /** "4 minutes 10 seconds", of [ms] left; as on a clock the last second counts until it is over. */
    fun time(ms: Long): String {
        val all = ((ms + 999) / 1000).toInt()
        val minutes = phrases.count("count_minutes", all / 60)
        val seconds = phrases.count("count_seconds", all % 60)
        return if (all < 60) seconds else if (all % 60 == 0) minutes else phrases.phrase("game_time_spoken", minutes, seconds)
    }

    /** What stands on a square; [column] is null for an empty one. */
    fun content(square: Int, column: ColumnState?): String = when {
        column == null -> phrases.phrase("spoken_empty", square(square))
        column.pieces.size == 1 -> phrases.phrase("spoken_single", square(square), piece(column.pieces[0]))
        verbosity == Verbosity.SHORT -> short(column)
        else -> whole(column)
    }

    /** The column in full, whatever the verbosity. */
    fun whole(column: ColumnState): String {
        if (column.pieces.size == 1) return phrases.phrase("spoken_single", square(column.square), piece(column.pieces[0]))
        val all = commas(column.runs.map(::run))
        return phrases.phrase("spoken_column", square(column.square), piece(column.pieces[0]), column.pieces.size, all)
    }

    /** The column in one breath: "d4, white officer, 4 high, 3 prisoners". */
    fun short(column: ColumnState): String {
        val prisoners = phrases.count("count_prisoners", column.prisoners)
        return phrases.phrase("spoken_short", square(column.square), piece(column.pieces[0]), column.pieces.size, prisoners)
    }

    /** A square with all that can be done on it now. */
    fun node(square: Int, snapshot: Snapshot): String {
        val column = snapshot.columns.firstOrNull { it.square == square }
        val landing = snapshot.marks.landings.firstOrNull { it.square == square }
        val content = content(square, column)
        return if (landing == null) content else landing(content, landing)
    }

    private fun landing(content: String, landing: Landing): String {
        val taken = landing.taken
        val jumped = landing.jumped
        if (taken == null || jumped == null) return phrases.phrase("spoken_landing", content)
        return phrases.phrase("spoken_landing_captures", content, taken(taken), square(jumped))
    }

    /** The state of a square beside its content, null if there is nothing to say. */
    fun state(square: Int, snapshot: Snapshot): String? {
        if (snapshot.marks.chosen.lastOrNull() == square) return phrases.phrase("spoken_selected")
        return when (snapshot.columns.firstOrNull { it.square == square }?.cue) {
            null, Cue.STILL -> null
            Cue.MOVABLE -> phrases.phrase("spoken_can_move")
            Cue.MUST_CAPTURE -> phrases.phrase("spoken_must_capture")
            Cue.CAPTURE_ELSEWHERE -> phrases.phrase("spoken_capture_elsewhere")
            Cue.BLOCKED -> phrases.phrase("spoken_blocked")
        }
    }

    /** The name of a move among a column's actions. */
    fun choice(choice: MoveChoice): String {
        val landings = choice.landings.map(::square)
        val via = choice.jumped.map(::square)
        if (via.isEmpty()) return phrases.phrase("spoken_move_step", landings.last())
        return phrases.phrase("spoken_move_capture", commas(via), landings.last())
    }

    /** A whole move in one sentence; after a capture with the [height] of its column. */
    fun move(line: MoveLine, height: Boolean = true): String {
        val side = side(line.side)
        val last = line.landings.last()
        if (line.jumps.isEmpty()) {
            return promoted(phrases.phrase("spoken_step", side, square(line.origin), square(last)), line)
        }
        val first = line.jumps[0]
        var sentence = phrases.phrase("spoken_capture", side, square(first.from), square(first.over), square(first.to))
        for (jump in line.jumps.drop(1)) sentence = phrases.phrase("spoken_and_capture", sentence, square(jump.over), square(jump.to))
        if (height) sentence = phrases.phrase("spoken_capture_column", sentence, line.height, square(last))
        for (jump in line.jumps) jump.freed?.let { sentence = phrases.phrase("spoken_freed", sentence, piece(it), square(jump.over)) }
        return promoted(sentence, line)
    }

    private fun promoted(sentence: String, line: MoveLine) =
        if (line.promotes) phrases.phrase("spoken_promoted", sentence, square(line.landings.last())) else sentence

    /** Where a capture can go on: "d2, or back to d6". */
    fun landings(landings: List<Landing>): String {
        val ahead = or(landings.filterNot { it.backToOrigin }.map { square(it.square) })
        val back = landings.firstOrNull { it.backToOrigin } ?: return ahead
        if (ahead.isEmpty()) return phrases.phrase("list_only_back", square(back.square))
        return phrases.phrase("list_back", ahead, square(back.square))
    }

    /** "c3, e3". */
    fun commas(words: List<String>): String = if (words.isEmpty()) "" else words.reduce { a, b -> phrases.phrase("list_comma", a, b) }

    /** "c3, e3 or g3". */
    fun or(words: List<String>): String =
        if (words.size < 2) words.firstOrNull().orEmpty() else phrases.phrase("list_or", commas(words.dropLast(1)), words.last())

    /** The same for squares. */
    fun squares(squares: List<Int>): String = or(squares.map(::square))

    /** A move's text on screen, with an en dash for a step. */
    fun written(text: String): String = text.replace('-', '–')

    /** Chooses by side. */
    internal fun bySide(side: Side, white: String, black: String): String = when (side) {
        Side.WHITE -> white
        Side.BLACK -> black
    }
}
