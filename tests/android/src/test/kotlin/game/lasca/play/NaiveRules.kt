// Lasca once more, in the plainest way: the judge of what the screen may offer. Lasker's rules of 1911 only.
// Shares nothing with the core; squares are names, columns are texts from the top.
package game.lasca.play

/** A position; [columns] maps "d4" to "Wbb". */
data class NaivePosition(val white: Boolean, val columns: Map<String, String>) {
    /** Canonical text of R1's order. */
    fun text(): String = (if (white) "w" else "b") + SQUARES.mapNotNull { s -> columns[s]?.let { " $s$it" } }.joinToString("")

    /** Every legal move as origin and landings. */
    fun moves(): List<List<String>> {
        val own = columns.filter { isWhite(it.value) == white }
        val captures = own.flatMap { (from, column) -> jumps(listOf(from), column, columns - from, emptySet()) }
        if (captures.isNotEmpty()) return captures
        return own.flatMap { (from, column) -> directions(column).mapNotNull { step(from, it, 1) }.filter { it !in columns }.map { listOf(from, it) } }
    }

    private fun jumps(path: List<String>, column: String, rest: Map<String, String>, done: Set<String>): List<List<String>> {
        val here = path.last()
        val promoted = path.size > 1 && !column[0].isUpperCase() && far(here)
        val further = if (promoted) emptyList() else directions(column).flatMap { direction ->
            val over = step(here, direction, 1)
            val to = step(here, direction, 2)
            val enemy = over?.let { rest[it] }
            if (to == null || enemy == null || isWhite(enemy) == white || to in rest || over in done) return@flatMap emptyList()
            val left = if (enemy.length == 1) rest - over else rest + (over to enemy.drop(1))
            jumps(path + to, column + enemy[0], left, done + over)
        }
        return if (further.isEmpty() && path.size > 1) listOf(path) else further
    }

    /** After the move along [path]. */
    fun play(path: List<String>): NaivePosition {
        var rest = columns - path[0]
        var column = checkNotNull(columns[path[0]])
        path.zipWithNext { from, to ->
            val over = between(from, to)
            if (over != null) {
                val enemy = checkNotNull(rest[over])
                column += enemy[0]
                rest = if (enemy.length == 1) rest - over else rest + (over to enemy.drop(1))
            }
        }
        if (far(path.last())) column = column[0].uppercase() + column.drop(1)
        return NaivePosition(!white, rest + (path.last() to column))
    }

    private fun far(square: String) = square[1] == if (white) '7' else '1'

    private fun isWhite(column: String) = column[0].lowercaseChar() == 'w'

    private fun directions(column: String): List<Pair<Int, Int>> {
        val ahead = if (white) 1 else -1
        val forward = listOf(-1 to ahead, 1 to ahead)
        return if (column[0].isUpperCase()) forward + listOf(-1 to -ahead, 1 to -ahead) else forward
    }

    companion object {
        val SQUARES: List<String> = ('1'..'7').flatMap { rank -> ('a'..'g').map { "$it$rank" } }.filter { (it[0] - 'a' + (it[1] - '1')) % 2 == 0 }

        /** R1.2. */
        val START = NaivePosition(
            true,
            SQUARES.filter { it[1] != '4' }.associateWith { if (it[1] < '4') "w" else "b" },
        )

        private fun step(from: String, direction: Pair<Int, Int>, times: Int): String? {
            val file = from[0] + direction.first * times
            val rank = from[1] + direction.second * times
            return if (file in 'a'..'g' && rank in '1'..'7') "$file$rank" else null
        }

        private fun between(from: String, to: String): String? =
            if (kotlin.math.abs(from[0] - to[0]) < 2) null else "${(from[0].code + to[0].code) / 2}".toInt().toChar().toString() + ((from[1].code + to[1].code) / 2).toChar()
    }
}
