// Every sentence of the game in three languages, kept in tests/fixtures/wording and held word for word by both apps.
// Written by LASCA_WRITE_WORDING=1 tests/android/run -Dtest=WordingGoldenTest; its twin is WordingGoldenTests.swift.
package game.lasca.text

import android.content.Context
import game.lasca.board.BoardGeometry
import game.lasca.core.Action
import game.lasca.core.Change
import game.lasca.core.DrawReason
import game.lasca.core.Fact
import game.lasca.core.HintDetail
import game.lasca.core.HintState
import game.lasca.core.HintStep
import game.lasca.core.Landing
import game.lasca.core.LoadException
import game.lasca.core.MoveLine
import game.lasca.core.Numbered
import game.lasca.core.Offer
import game.lasca.core.OfferKind
import game.lasca.core.Outcome
import game.lasca.core.Piece
import game.lasca.core.ReadError
import game.lasca.core.ReadWhy
import game.lasca.core.Refusal
import game.lasca.core.RefusalWhy
import game.lasca.core.Role
import game.lasca.core.RuleSet
import game.lasca.core.Run
import game.lasca.core.Session
import game.lasca.core.NewGameException
import game.lasca.core.Side
import game.lasca.core.Snapshot
import game.lasca.core.Topic
import game.lasca.core.Update
import game.lasca.core.WinReason
import game.lasca.core.scriptFromJson
import game.lasca.host.Spelling
import game.lasca.host.Verbosity
import game.lasca.play.fixture
import game.lasca.play.newGame
import game.lasca.screen.GameFacts
import game.lasca.screen.GameLines
import game.lasca.screen.Refusals
import game.lasca.screen.Voice
import game.lasca.screen.gameLines
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

@RunWith(RobolectricTestRunner::class)
class WordingGoldenTest {
    @Test
    fun `every sentence is as the golden files have it`() {
        for ((language, qualifier) in listOf("en" to "en-rUS", "de" to "de-rDE", "it" to "it-rIT")) {
            RuntimeEnvironment.setQualifiers("+$qualifier")
            val said = Sentences(RuntimeEnvironment.getApplication()).all()
            val file = fixture("wording").resolve("$language.txt")
            if (System.getenv("LASCA_WRITE_WORDING") != null) file.writeText(said.joinToString("") { "$it\n" })
            val golden = file.readLines()
            assertTrue("only ${golden.size} sentences", golden.size > 900)
            said.zip(golden).forEachIndexed { number, (one, other) -> assertEquals("$language, line ${number + 1}", other, one) }
            assertEquals(golden.size, said.size)
        }
    }
}

/** All that is said, each sentence once, in the order of the golden files. */
private class Sentences(private val context: Context) {
    private val phrases = ResourcePhrases(context.resources, context.packageName)
    private val written = Wording(phrases)
    private val spoken = Wording(phrases, speech = true)
    private val brief = Wording(phrases, Verbosity.SHORT, Spelling.WORDS, speech = true)
    private val lines = LinkedHashSet<String>()
    private val both = listOf(Side.WHITE, Side.BLACK)
    private val squares = listOf(emptyList(), listOf(8), listOf(8, 9, 10))

    private fun add(kind: String, text: String?) {
        if (!text.isNullOrEmpty()) lines += "$kind: $text"
    }

    fun all(): List<String> {
        val files = fixture("sessions").listFiles { file -> file.name.endsWith(".json") }.orEmpty().sortedBy { it.name }
        for (file in files) {
            val script = checkNotNull(scriptFromJson(file.readText())) { "${file.name} is no script" }
            Session(script.newGame, 0).use { session ->
                update(Update(session.snapshot(0), emptyList(), false))
                for (step in script.steps) update(session.handle(step.action, step.atMs))
            }
        }
        facts()
        return lines.toList()
    }

    private fun update(update: Update) {
        val snapshot = update.snapshot
        val words = StatusWording(written)
        val voice = Voice(spoken, StatusWording(spoken), clockWarnings = true)
        add("status", line(words.status(snapshot, slow = false)))
        add("slow", line(words.status(snapshot, slow = true)))
        add("said", voice.update(update))
        for (asked in Voice.Asked.entries) add(asked.name.lowercase(), voice.answer(asked, snapshot))
        for (change in update.changes) {
            if (change is Change.Refused) add("refused", line(words.refused(change.refusal, snapshot)))
            add("news", words.news(change)?.let(::line))
        }
        for (square in 0 until BoardGeometry.SQUARES) {
            add("state", written.state(square, snapshot))
            add("node", brief.node(square, snapshot))
        }
        for (column in snapshot.columns) if (column.pieces.size > 1) add("whole", spoken.whole(column))
        for (choice in snapshot.columns.flatMap { it.moves }) add("choice", spoken.choice(choice))
        val games = gameLines(context)
        for (side in listOf(snapshot.beside.near, snapshot.beside.far)) add("caption", "${games.called(side.called)}; ${written.tally(side.tally)}")
        add("game", "${games.name(GameFacts.of(snapshot))}; ${games.standing(GameFacts.of(snapshot))}")
        add("rules", games.rules(snapshot.rules))
    }

    private fun line(status: Status) = "${status.title} | ${status.detail} | ${status.sign.name.lowercase()}"

    /** What no script comes to: each fact, reason and error there is. */
    private fun facts() {
        val quiet = Session(newGame(), 0).use { it.snapshot(0) }
        val chosen = Session(newGame(), 0).use { it.handle(Action.Tap(8), 0).snapshot }
        for (snapshot in listOf(quiet, chosen)) {
            for (why in RefusalWhy.entries) {
                for (instead in squares) {
                    val refusal = Refusal(12, why, instead)
                    add("refused", line(StatusWording(written).refused(refusal, snapshot)))
                    add("said", StatusWording(brief).refused(refusal, snapshot).title)
                }
            }
        }
        outcomes()
        news()
        hints(quiet)
        pieces()
        errors()
    }

    private fun outcomes() {
        val words = StatusWording(written)
        for (by in WinReason.entries) for (side in both) add("end", words.ended(Outcome.Win(side, by)))
        for (by in DrawReason.entries) for (limit in listOf(null, 1, 60)) add("end", words.ended(Outcome.Draw(by), limit))
    }

    private fun news() {
        val words = StatusWording(written)
        fun add(change: Change) = add("news", words.news(change)?.let(::line))
        for (kind in OfferKind.entries) {
            for (side in both) {
                val offer = Offer(side, both.first { it != side }, kind)
                add(Change.Declined(offer))
                add(Change.Accepted(offer))
            }
        }
        for (side in both) {
            for (seconds in listOf(60, 30, 10)) add(Change.ClockLow(side, seconds))
            add(Change.FlagFell(side))
        }
        add(Change.GoalMet)
        add(Change.GoalFailed)
    }

    private val everyFact = listOf(
        Fact.OnlyMove, Fact.WinsByForce(1), Fact.WinsByForce(3), Fact.Promotes(24), Fact.Captures(1, 0), Fact.Captures(3, 1), Fact.Captures(3, 2),
        Fact.Frees(1, 0), Fact.Frees(2, 1), Fact.Frees(0, 2), Fact.GainsGuards(12, 1), Fact.GainsGuards(12, 2), Fact.StopsPromotion(3),
        Fact.SavesCommander(12, Role.SOLDIER), Fact.SavesCommander(12, Role.OFFICER), Fact.ForcesCapture(null), Fact.ForcesCapture(16),
        Fact.Blocks(1, 12), Fact.Blocks(2, 12),
    )

    private fun hints(snapshot: Snapshot) {
        fun line(text: String, origin: Int, landing: Int) = MoveLine(1, 1, Numbered.OPENS, Side.WHITE, text, origin, listOf(landing), emptyList(), false, 1)
        val moves = listOf(line("c3-d4", 8, 12), line("e5xc3", 16, 8), line("b2xd4", 4, 12))
        val details = listOf(HintDetail.Nothing, HintDetail.Officers(1), HintDetail.Officers(2), HintDetail.More, HintDetail.Line)
        for (step in HintStep.entries) {
            for (fact in listOf(null) + everyFact) {
                for (detail in details + HintDetail.Also(Fact.OnlyMove) + listOfNotNull(fact).map(HintDetail::Also)) {
                    val hint = HintState(1, step, listOf(8, 9), moves, fact, detail)
                    add("hint", line(StatusWording(written).status(snapshot.copy(hint = hint, beside = snapshot.beside.copy(topic = Topic.Hint)), slow = false)))
                }
            }
        }
    }

    private fun pieces() {
        for (side in both) {
            add("side", written.side(side))
            for (role in listOf(Role.SOLDIER, Role.OFFICER)) {
                for (count in listOf(1, 2, 11)) add("run", written.run(Run(side, role, count)))
                add("taken", written.taken(Piece(side, role)))
            }
        }
        for (square in 0 until BoardGeometry.SQUARES) add("square", "${written.square(square)}, ${spoken.square(square)}, ${brief.square(square)}")
        for (list in squares) add("squares", "${written.squares(list)}|")
        for (list in listOf(listOf(landing(3)), listOf(landing(3), landing(21, back = true)), listOf(landing(21, back = true)))) {
            add("landings", written.landings(list))
        }
        val games = gameLines(context)
        for (level in 1..10) {
            add("level", "${games.levelName(level)}; ${games.levelLine(level)}")
        }
        for (set in RuleSet.entries) add("rules", context.getString(GameLines.rulesName(set)))
        add("move", spoken.move(MoveLine(3, 2, Numbered.OPENS, Side.WHITE, "b6-c7*", 18, listOf(22), emptyList(), true, 1)))
    }

    private fun landing(square: Int, back: Boolean = false) = Landing(square, null, null, null, completes = true, promotes = false, backToOrigin = back)

    private fun errors() {
        val words = Refusals(context)
        for (why in ReadWhy.entries) {
            val error = ReadError(why, 3, 14, null)
            add("error", words.words(LoadException.Unreadable(error)))
            add("error", words.words(NewGameException.Record(error)))
        }
        add("error", words.words(NewGameException.OneClock()))
    }
}
