// An old game: step through it, read about it, and take it over at any move.
// Shows what a session says of each ply; knows no rule.
package game.lasca.screen

import android.os.Bundle
import android.view.View
import android.widget.FrameLayout
import game.lasca.R
import game.lasca.board.BoardView
import game.lasca.core.Action
import game.lasca.core.LibraryItem
import game.lasca.core.MoveLine
import game.lasca.core.Session
import game.lasca.core.TakenUp
import game.lasca.core.Update
import game.lasca.core.gameToPlayOn
import game.lasca.host.Drafts
import game.lasca.host.Trouble
import game.lasca.host.answered
import game.lasca.look.ButtonKind
import game.lasca.look.Kept
import game.lasca.look.Kit
import game.lasca.look.Sheet
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.button
import game.lasca.look.enable
import game.lasca.look.iconButton
import game.lasca.text.Wording

/** Steps through the historic game that the extra names. */
class ReplayActivity : ScreenActivity() {
    private var item: LibraryItem? = null
    private var session: Session? = null
    private lateinit var board: BoardView
    private lateinit var status: StatusLine
    private lateinit var steps: List<View>
    private var moves = emptyList<MoveLine>()
    private var ply = 0
    private val wording by lazy { Wording(phrases(this)) }
    private val spoken by lazy { spokenWording(this, app.settings.settings) }

    override fun content(state: Bundle?): View {
        val game = Library.game(intent.getStringExtra(ITEM))
        val playing = game?.let { Library.session(it, app::newSession) }
        val line = playing?.let { answered { it.moves(0, it.snapshot(0).lastPly) } }
        if (game == null || playing == null || line == null) {
            finish()
            return View(this)
        }
        item = game
        session = playing
        moves = line
        board = BoardView(this, kit.theme, LessonInput(app.feedback, ::look, ::tellWhole) { board })
        status = StatusLine(kit)
        dressLesson(board, app.settings.settings, { look(it) }, status::speak)
        val title = learnWords(this, game.id, "title")
        board.contentDescription = title
        val words = kit.text(TextRole.ROW, learnWords(this, game.id, "text"))
        val page = LessonPage(kit, bar(title), words, board, status.view, foot())
        go(state?.getInt(PLY) ?: 0)
        return page
    }

    override fun reopen(kept: Kept) = takeOver()

    private fun foot(): View {
        steps = listOf(
            kit.iconButton(R.drawable.ic_first, getString(R.string.replay_first)) { go(0) },
            kit.iconButton(R.drawable.ic_previous, getString(R.string.replay_previous)) { go(ply - 1) },
            kit.iconButton(R.drawable.ic_chevron, getString(R.string.replay_next)) { go(ply + 1) },
            kit.iconButton(R.drawable.ic_last, getString(R.string.replay_last)) { go(moves.size) },
        )
        val arrows = kit.row(*steps.toTypedArray()).apply { gravity = android.view.Gravity.CENTER }
        val take = kit.button(getString(R.string.learn_take_over), ButtonKind.OUTLINED) { takeOver() }
        return kit.column(arrows, Kit.margins(take, kit.dp(Space.SCREEN), kit.dp(Space.SMALL), kit.dp(Space.SCREEN), kit.dp(Space.MIDDLE)))
    }

    // The board is to look at here: a touch says nothing and changes nothing.
    private fun look(action: Action): Update? = if (action is Action.Look) answered(::failed) { session?.handle(action, 0) } else null

    private fun failed() = status.say(R.drawable.ic_info, Refusals(this).words(Trouble.Failed), null, StatusLine.Ground.PLAIN)

    private fun tellWhole(square: Int) {
        board.snapshot?.columns?.firstOrNull { it.square == square }?.let { status.tell(wording.whole(it), spoken.whole(it)) }
    }

    private fun go(to: Int) {
        ply = to.coerceIn(0, moves.size)
        val update = look(Action.Look(ply)) ?: return
        board.show(update.snapshot, update.changes)
        board.accessibility?.changed()
        steps[0].enable(ply > 0)
        steps[1].enable(ply > 0)
        steps[2].enable(ply < moves.size)
        steps[3].enable(ply < moves.size)
        val line = moves.getOrNull(ply - 1)
        if (line == null) {
            status.say(R.drawable.ic_info, getString(R.string.replay_start), resources.getQuantityString(R.plurals.replay_length, moves.size, moves.size), StatusLine.Ground.PLAIN)
        } else {
            val who = getString(if (line.side == game.lasca.core.Side.WHITE) R.string.new_game_white else R.string.new_game_black)
            val words = getString(R.string.replay_move, who, line.text.replace('-', '–'))
            val place = getString(R.string.status_looking, line.number, moves.last().number)
            status.say(R.drawable.ic_list, words, place, StatusLine.Ground.PLAIN, Voice.sentence(listOf(spoken.move(line), place)))
        }
    }

    private fun takeOver() {
        val sheet = Sheet(kit, getString(R.string.learn_take_over)) { Kept(TAKE_OVER) }
        sheet.action(null, getString(R.string.replay_as_white)) { begin(TakenUp.WHITE) }
        sheet.action(null, getString(R.string.replay_as_black)) { begin(TakenUp.BLACK) }
        sheet.action(null, getString(R.string.replay_as_both)) { begin(TakenUp.BOTH) }
        sheet.show()
    }

    private fun begin(takenUp: TakenUp) {
        val game = item?.takeUnless { leaving } ?: return
        val refused = app.host.begin(gameToPlayOn(game, ply, takenUp, app.settings.settings.input(), Drafts.seed()))
        if (refused == null) goToGame() else status.say(R.drawable.ic_info, Refusals(this).words(refused), null, StatusLine.Ground.PLAIN)
    }

    override fun onStart() {
        super.onStart()
        prepareSounds()
    }

    override fun onSaveInstanceState(state: Bundle) {
        super.onSaveInstanceState(state)
        state.putInt(PLY, ply)
    }

    companion object {
        /** Extra: the id of a historic game. */
        const val ITEM = "item"
        private const val TAKE_OVER = "take_over"
        private const val PLY = "ply"
    }
}
