// What a list says of a game: its name, how it stands, its rules and when it was played.
// Words data of the core; decides nothing about the game.
package game.lasca.screen

import android.content.Context
import android.text.format.DateFormat
import android.text.format.DateUtils
import game.lasca.R
import game.lasca.core.Called
import game.lasca.core.LevelName
import game.lasca.core.LevelRank
import game.lasca.core.Mover
import game.lasca.core.Outcome
import game.lasca.core.Pairing
import game.lasca.core.RuleSet
import game.lasca.core.Rules
import game.lasca.core.Snapshot
import game.lasca.core.Stage
import game.lasca.core.Summary
import game.lasca.host.Drafts
import game.lasca.text.Phrases
import game.lasca.text.ResourcePhrases
import game.lasca.text.StatusWording
import game.lasca.text.Wording
import java.util.Date

/** What [GameLines] words: the part that a summary and a snapshot share. */
data class GameFacts(val pairing: Pairing, val mover: Mover, val nextNumber: Int, val outcome: Outcome?, val rules: Rules) {
    companion object {
        fun of(s: Summary) = GameFacts(s.pairing, s.mover, s.nextNumber, s.outcome, s.rules)

        fun of(s: Snapshot): GameFacts {
            val outcome = (s.stage as? Stage.Over)?.outcome
            return GameFacts(s.beside.pairing, s.situation.mover, s.numbers.next, outcome, s.rules)
        }
    }
}

/** Words games for lists, in the language of [context]. [ended] words how a game ended. */
class GameLines(private val context: Context, private val ended: (Outcome, Int?) -> String) {
    /** "Computer, Medium", "Anna and Ben". */
    fun name(game: GameFacts): String = when (val pairing = game.pairing) {
        Pairing.Computers -> context.getString(R.string.standing_two_computers)
        is Pairing.Against -> context.getString(R.string.standing_against, levelName(pairing.level))
        Pairing.People -> context.getString(R.string.standing_two_people)
        is Pairing.Named -> context.getString(R.string.standing_named, called(pairing.white), called(pairing.black))
    }

    /** What a side is called. */
    fun called(called: Called): String = when (called) {
        is Called.Named -> called.name
        Called.You -> context.getString(R.string.game_you)
        Called.Computer -> context.getString(R.string.game_computer)
        Called.White -> context.getString(R.string.new_game_white)
        Called.Black -> context.getString(R.string.new_game_black)
    }

    /** "Your turn, move 19", or how it ended. */
    fun standing(game: GameFacts): String {
        game.outcome?.let { return ended(it, game.rules.quietLimit) }
        val key = when (game.mover) {
            Mover.YOU -> R.string.standing_yours
            Mover.COMPUTER -> R.string.standing_computers
            Mover.WHITE -> R.string.standing_white
            Mover.BLACK -> R.string.standing_black
        }
        return context.getString(key, game.nextNumber)
    }

    /** The name of a rule set. */
    fun rules(rules: Rules): String = context.getString(rulesName(rules.set))

    /** "kawu · today, 9:20". */
    fun rulesAndDate(rules: Rules, playedMs: Long, nowMs: Long): String =
        context.getString(R.string.standing_rules_date, rules(rules), date(playedMs, nowMs))

    /** The three named levels by name, the others by number. */
    fun levelName(level: Int): String = when (choice(level)?.name) {
        LevelName.EASY -> context.getString(R.string.level_easy)
        LevelName.MEDIUM -> context.getString(R.string.level_medium)
        LevelName.HARD -> context.getString(R.string.level_hard)
        null -> context.getString(R.string.level_number, level)
    }

    /** "Club, level 5 of 10". */
    fun levelLine(level: Int): String {
        val rank = when (choice(level)?.rank ?: return levelName(level)) {
            LevelRank.NOVICE -> R.string.level_novice
            LevelRank.CASUAL -> R.string.level_casual
            LevelRank.CLUB -> R.string.level_club
            LevelRank.STRONG -> R.string.level_strong
            LevelRank.EXPERT -> R.string.level_expert
            LevelRank.MASTER -> R.string.level_master
        }
        return context.getString(R.string.level_line, context.getString(rank), level)
    }

    private fun choice(level: Int) = Drafts.CHOICES.levels.firstOrNull { it.level == level }

    private fun date(ms: Long, nowMs: Long): String {
        val day = DateUtils.formatDateTime(context, ms, DateUtils.FORMAT_SHOW_DATE)
        if (day != DateUtils.formatDateTime(context, nowMs, DateUtils.FORMAT_SHOW_DATE)) return day
        return context.getString(R.string.standing_today, DateFormat.getTimeFormat(context).format(Date(ms)))
    }

    companion object {
        /** The resource that names a rule set. */
        fun rulesName(set: RuleSet): Int = when (set) {
            RuleSet.LASCA_EU -> R.string.rules_lasca_eu
            RuleSet.KAWU -> R.string.rules_kawu
            RuleSet.LASKER1911 -> R.string.rules_lasker_1911
            RuleSet.OWN -> R.string.rules_own
        }
    }
}

/** Lines in the language of [context]. */
fun gameLines(context: Context) = GameLines(context, StatusWording(Wording(phrases(context)))::ended)

/** The phrases of [context]'s language. */
fun phrases(context: Context): Phrases = ResourcePhrases(context.resources, context.packageName)
