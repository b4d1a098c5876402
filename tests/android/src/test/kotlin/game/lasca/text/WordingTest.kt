// Every spoken template in English, German and Italian, word for word.
package game.lasca.text

import game.lasca.core.ColumnState
import game.lasca.core.Cue
import game.lasca.core.DrawReason
import game.lasca.core.Jump
import game.lasca.core.Landing
import game.lasca.core.MoveLine
import game.lasca.core.Numbered
import game.lasca.core.Outcome
import game.lasca.core.Piece
import game.lasca.core.Refusal
import game.lasca.core.RefusalWhy
import game.lasca.core.Role
import game.lasca.core.Run
import game.lasca.core.Session
import game.lasca.core.Side
import game.lasca.core.WinReason
import game.lasca.host.Spelling
import game.lasca.host.Verbosity
import game.lasca.play.newGame
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

@RunWith(RobolectricTestRunner::class)
class WordingTest {
    private fun phrases(language: String): Phrases {
        RuntimeEnvironment.setQualifiers("+$language")
        val app = RuntimeEnvironment.getApplication()
        return ResourcePhrases(app.resources, app.packageName)
    }

    private fun each(english: String, german: String, italian: String, say: (Phrases) -> String) {
        assertEquals(english, say(phrases("en-rUS")))
        assertEquals(german, say(phrases("de-rDE")))
        assertEquals(italian, say(phrases("it-rIT")))
    }

    private fun piece(letter: Char) =
        Piece(if (letter.lowercaseChar() == 'w') Side.WHITE else Side.BLACK, if (letter.isUpperCase()) Role.OFFICER else Role.SOLDIER)

    private fun column(square: Int, text: String, cue: Cue = Cue.STILL): ColumnState {
        val pieces = text.map(::piece)
        val runs = ArrayList<Run>()
        for (p in pieces) {
            val last = runs.lastOrNull()
            if (last != null && last.side == p.side && last.role == p.role) runs[runs.lastIndex] = last.copy(count = last.count + 1) else runs += Run(p.side, p.role, 1)
        }
        return ColumnState(square, pieces, runs, 0, pieces.count { it.side != pieces[0].side }, null, cue, false, emptyList(), false)
    }

    private val d4 = 12
    private fun sq(name: String) = (0 until 25).first { game.lasca.board.BoardGeometry.name(it) == name }

    @Test
    fun `squares and columns are told from the top`() {
        each("d4, empty", "d4, leer", "d4, vuota") { Wording(it).content(d4, null) }
        each("d4, white soldier", "d4, weißer Soldat", "d4, soldato bianco") { Wording(it).content(d4, column(d4, "w")) }
        each(
            "d4, white officer, column of 4: white officer, 2 black soldiers, white soldier",
            "d4, weißer Offizier, Turm aus 4: weißer Offizier, 2 schwarze Soldaten, weißer Soldat",
            "d4, ufficiale bianco, colonna di 4: ufficiale bianco, 2 soldati neri, soldato bianco",
        ) { Wording(it).content(d4, column(d4, "Wbbw")) }
        each(
            "d4, white soldier, column of 5: white soldier, black officer, 3 black soldiers",
            "d4, weißer Soldat, Turm aus 5: weißer Soldat, schwarzer Offizier, 3 schwarze Soldaten",
            "d4, soldato bianco, colonna di 5: soldato bianco, ufficiale nero, 3 soldati neri",
        ) { Wording(it).content(d4, column(d4, "wBbbb")) }
        each("d4, white officer, 4 high, 3 prisoners", "d4, weißer Offizier, Höhe 4, 3 Gefangene", "d4, ufficiale bianco, altezza 4, 3 prigionieri") {
            Wording(it, Verbosity.SHORT).content(d4, column(d4, "Wbbb"))
        }
        each("d4, white officer, 2 high, 1 prisoner", "d4, weißer Offizier, Höhe 2, 1 Gefangener", "d4, ufficiale bianco, altezza 2, 1 prigioniero") {
            Wording(it, Verbosity.SHORT).content(d4, column(d4, "Wb"))
        }
        each("d4, white officer, 2 high, 0 prisoners", "d4, weißer Offizier, Höhe 2, 0 Gefangene", "d4, ufficiale bianco, altezza 2, 0 prigionieri") {
            Wording(it, Verbosity.SHORT).content(d4, column(d4, "Ww"))
        }
    }

    @Test
    fun `squares are spelled as the player wants to hear them`() {
        each("d 4", "d 4", "d 4") { Wording(it, speech = true).square(d4) }
        each("delta 4", "Dora 4", "Domodossola 4") { Wording(it, spelling = Spelling.WORDS, speech = true).square(d4) }
    }

    @Test
    fun `a clock is told as it is shown, without the minutes and seconds it does not have`() {
        each("5 minutes", "5 Minuten", "5 minuti") { Wording(it).time(299_001) }
        each("1 minute 1 second", "1 Minute 1 Sekunde", "1 minuto 1 secondo") { Wording(it).time(60_001) }
        each("10 seconds", "10 Sekunden", "10 secondi") { Wording(it).time(9_400) }
        each("White: 4 minutes 10 seconds", "Weiß: 4 Minuten 10 Sekunden", "Bianco: 4 minuti 10 secondi") { Wording(it).clock(Side.WHITE, 250_000) }
    }

    @Test
    fun `what stands side by side has names of its own, and a setting shows what is then heard`() {
        for (language in listOf("en-rUS", "de-rDE", "it-rIT")) {
            val phrases = phrases(language)
            val names = listOf("game_undo", "game_cancel", "game_confirm", "game_hint", "game_redo").map { phrases.phrase(it) }
            assertEquals(language, names, names.distinct())
            assertEquals(language, phrases.phrase("settings_spelling_words"), Wording(phrases, spelling = Spelling.WORDS, speech = true).square(d4))
        }
    }

    @Test
    fun `states and landings`() {
        val session = Session(newGame(start = game.lasca.core.Start.Position("w e3w c1w f4b d6b")), 0)
        val duty = session.snapshot(0)
        each("must capture", "muss schlagen", "deve catturare") { Wording(it).state(sq("e3"), duty).orEmpty() }
        each("another column must capture", "ein anderer Turm muss schlagen", "un’altra colonna deve catturare") { Wording(it).state(sq("c1"), duty).orEmpty() }
        val chosen = session.handle(game.lasca.core.Action.Tap(sq("e3")), 0).snapshot
        each("selected", "ausgewählt", "selezionata") { Wording(it).state(sq("e3"), chosen).orEmpty() }
        each(
            "g5, empty, legal landing, captures black soldier on f4",
            "g5, leer, mögliches Feld, schlägt schwarzen Soldaten auf f4",
            "g5, vuota, atterraggio legale, cattura soldato nero in f4",
        ) { Wording(it).node(sq("g5"), chosen) }
        val start = Session(newGame(), 0).snapshot(0)
        each("can move", "ziehbar", "può muovere") { Wording(it).state(sq("c3"), start).orEmpty() }
        each("blocked", "blockiert", "bloccata") { Wording(it).state(sq("a1"), start).orEmpty() }
        session.close()
    }

    private fun step() = MoveLine(1, 1, Numbered.OPENS, Side.WHITE, "c3-d4", sq("c3"), listOf(sq("d4")), emptyList(), false, 1)

    private fun capture(): MoveLine {
        val taken = piece('b').copy(side = Side.WHITE)
        val jump = Jump(sq("d6"), sq("c5"), sq("b4"), taken, taken, piece('w'))
        return MoveLine(2, 1, Numbered.CLOSES, Side.BLACK, "d6xb4", sq("d6"), listOf(sq("b4")), listOf(jump), false, 2)
    }

    @Test
    fun `moves are told in one sentence`() {
        each("White: c3 to d4", "Weiß: c3 nach d4", "Bianco: da c3 a d4") { Wording(it).move(step()) }
        each(
            "Black: d6 captures c5, lands on b4; column of 2 on b4, white soldier freed on c5",
            "Schwarz: d6 schlägt c5, landet auf b4; Turm aus 2 auf b4, weißer Soldat auf c5 befreit",
            "Nero: d6 cattura c5, atterra in b4; colonna di 2 in b4, soldato bianco liberato in c5",
        ) { Wording(it).move(capture()) }
        val promoted = MoveLine(3, 2, Numbered.OPENS, Side.WHITE, "b6-c7*", sq("b6"), listOf(sq("c7")), emptyList(), true, 1)
        each(
            "White: b6 to c7, promoted to officer on c7",
            "Weiß: b6 nach c7, auf c7 zum Offizier befördert",
            "Bianco: da b6 a c7, promosso ufficiale in c7",
        ) { Wording(it).move(promoted) }
    }

    @Test
    fun `how a capture goes on, what must be done, what is refused`() {
        val on = listOf(
            Landing(sq("d2"), null, null, null, completes = false, promotes = false, backToOrigin = false),
            Landing(sq("d6"), null, null, null, completes = true, promotes = false, backToOrigin = true),
        )
        each("Continue capturing: d2, or back to d6", "Weiterschlagen: d2 oder zurück nach d6", "Continua a catturare: d2 oppure torna in d6") {
            it.phrase("status_continue", Wording(it).landings(on))
        }
        val duty = Session(newGame(start = game.lasca.core.Start.Position("w c3w e3w g1w d4b f4b")), 0).snapshot(0)
        each(
            "White to move, capture is mandatory: c3, e3",
            "Weiß am Zug, Schlagzwang: c3, e3",
            "Tocca al Bianco, cattura obbligatoria: c3, e3",
        ) { StatusWording(Wording(it)).spoken(duty) }
        each("Capture is mandatory: c3 or e3", "Schlagzwang: c3 oder e3", "Cattura obbligatoria: c3 o e3") { StatusWording(Wording(it)).status(duty, false).title }
        val refusal = Refusal(sq("b2"), RefusalWhy.MUST_CAPTURE, listOf(sq("c3")))
        each("b2 cannot move: c3 must capture", "b2 darf nicht ziehen: c3 muss schlagen", "b2 non può muovere: c3 deve catturare") {
            StatusWording(Wording(it)).refused(refusal, duty).title
        }
    }

    @Test
    fun `every reason for an end has its sentence`() {
        each("White wins, Black has no legal move", "Weiß gewinnt, Schwarz kann nicht ziehen", "Vince il Bianco, il Nero non può muovere") {
            StatusWording(Wording(it)).ended(Outcome.Win(Side.WHITE, WinReason.BLOCKED))
        }
        each("Draw, 60 moves without capture or promotion", "Remis, 60 Züge ohne Schlagen oder Beförderung", "Patta, 60 mosse senza catture né promozioni") {
            StatusWording(Wording(it)).ended(Outcome.Draw(DrawReason.QUIET_MOVES), 60)
        }
        val all = Side.entries.flatMap { side -> WinReason.entries.map { Outcome.Win(side, it) } } + DrawReason.entries.map { Outcome.Draw(it) }
        for (language in listOf("en-rUS", "de-rDE", "it-rIT")) {
            val words = StatusWording(Wording(phrases(language)))
            assertEquals(all.size, all.map { words.ended(it) }.toSet().size)
        }
    }
}
