// The choices at a new game before it begins, as text between starts, and the game they make.
// Knows what can be chosen; whether it can be played only the core says.
package game.lasca.host

import game.lasca.core.InputRules
import game.lasca.core.NewGame
import game.lasca.core.RuleSet
import game.lasca.core.Rules
import game.lasca.core.Seat
import game.lasca.core.Side
import game.lasca.core.Start
import game.lasca.core.Takebacks
import game.lasca.core.TimeControl
import game.lasca.core.Turning
import game.lasca.core.gameAgainstComputer
import game.lasca.core.newGameChoices

/** The person's side against the computer; [side] is null where it is left to chance. */
enum class SideChoice(val side: Side?) { WHITE(Side.WHITE), BLACK(Side.BLACK), RANDOM(null) }

/** The clock fields at a new game. */
enum class ClockChoice { NONE, FIVE, TEN, OWN }

/** All choices; the defaults are those of a first start. */
data class NewGameDraft(
    val computer: Boolean = true,
    val level: Int = CHOICES.firstLevel,
    val side: SideChoice = SideChoice.WHITE,
    val whiteName: String = "",
    val blackName: String = "",
    val turning: Turning = Turning.SAME_SIDE,
    val set: RuleSet = RuleSet.LASCA_EU,
    val rejump: Boolean = false,
    val demote: Boolean = false,
    /** Plies without progress to a draw; 0 for never. */
    val quiet: Int = 0,
    val clock: ClockChoice = ClockChoice.NONE,
    val minutes: Int = CHOICES.firstMinutes,
    val blackMinutes: Int = CHOICES.firstHandicapMinutes,
    val handicap: Boolean = false,
    val incrementSeconds: Int = 0,
    val takebacks: Takebacks = Takebacks.BY_CONSENT,
    /** The start as text, empty for the usual one. */
    val position: String = "",
) {
    /** The game; [named] are the rule sets the core knows by name. */
    fun newGame(named: List<Rules>, input: InputRules, seed: Long, date: String): NewGame {
        val forTwo = NewGame(
            rules = rules(named),
            white = Seat.Human,
            black = Seat.Human,
            whiteTime = time(minutes),
            blackTime = time(if (handicap) blackMinutes else minutes),
            start = if (position.isEmpty()) Start.Initial else Start.Position(position),
            turning = turning,
            takebacks = takebacks,
            seed = seed,
            input = input,
            whiteName = GameShelf.wellFormed(whiteName.trim()),
            blackName = GameShelf.wellFormed(blackName.trim()),
            date = date,
            goal = null,
        )
        return if (computer) gameAgainstComputer(forTwo, level, side.side) else forTwo
    }

    /** The rules that are chosen. */
    fun rules(named: List<Rules>): Rules =
        named.firstOrNull { it.set == set } ?: Rules(RuleSet.OWN, rejump, demote, quiet.takeIf { it > 0 })

    private fun time(own: Int): TimeControl? = when (clock) {
        ClockChoice.NONE -> null
        ClockChoice.FIVE -> TimeControl(5 * MINUTE, 0)
        ClockChoice.TEN -> TimeControl(10 * MINUTE, 0)
        ClockChoice.OWN -> TimeControl(own * MINUTE, incrementSeconds * SECOND)
    }

    /** One line a choice, for [of]. */
    fun text(): String = listOf(
        "computer" to computer, "level" to level, "side" to side, "white" to line(whiteName), "black" to line(blackName), "turning" to turning,
        "set" to set, "rejump" to rejump, "demote" to demote, "quiet" to quiet, "clock" to clock, "minutes" to minutes, "black_minutes" to blackMinutes,
        "handicap" to handicap, "increment" to incrementSeconds, "takebacks" to takebacks, "position" to line(position),
    ).joinToString("\n") { (key, value) -> "$key=$value" }

    private fun line(words: String) = words.take(LONGEST).replace('\n', ' ')

    companion object {
        /** No name and no position needs more characters. */
        private const val LONGEST = 1_000
        private const val SECOND = 1_000L
        private const val MINUTE = 60 * SECOND

        /** What can be chosen, as the core says. */
        val CHOICES by lazy { newGameChoices() }

        /** What [text] wrote; whatever is missing or strange has its default. */
        fun of(text: String): NewGameDraft {
            val lines = text.lines().filter { '=' in it }.associate { it.substringBefore('=') to it.substringAfter('=') }
            val d = NewGameDraft()
            fun flag(key: String, fallback: Boolean) = lines[key]?.toBooleanStrictOrNull() ?: fallback
            fun number(key: String, fallback: Int, allowed: Collection<Int>) = lines[key]?.toIntOrNull()?.takeIf { it in allowed } ?: fallback
            return NewGameDraft(
                computer = flag("computer", d.computer), level = number("level", d.level, CHOICES.levels.map { it.level }), side = one(lines["side"], d.side),
                whiteName = lines["white"].orEmpty(), blackName = lines["black"].orEmpty(), turning = one(lines["turning"], d.turning),
                set = one(lines["set"], d.set), rejump = flag("rejump", d.rejump), demote = flag("demote", d.demote),
                quiet = number("quiet", d.quiet, CHOICES.quietLimits), clock = one(lines["clock"], d.clock),
                minutes = number("minutes", d.minutes, CHOICES.minutes), blackMinutes = number("black_minutes", d.blackMinutes, CHOICES.minutes),
                handicap = flag("handicap", d.handicap), incrementSeconds = number("increment", d.incrementSeconds, CHOICES.increments),
                takebacks = one(lines["takebacks"], d.takebacks), position = lines["position"].orEmpty(),
            )
        }

        private inline fun <reified T : Enum<T>> one(name: String?, fallback: T): T = enumValues<T>().firstOrNull { it.name == name } ?: fallback
    }
}
