// One lesson or strategy board: words, the real board, one thing to do, and what came of it.
// Shows what the core's session says of its goal; knows no rule.
package game.lasca.screen

import android.os.Bundle
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import game.lasca.R
import game.lasca.board.BoardView
import game.lasca.board.moves
import game.lasca.core.Action
import game.lasca.core.Change
import game.lasca.core.LessonSaid
import game.lasca.core.LibraryItem
import game.lasca.core.LoadException
import game.lasca.core.Session
import game.lasca.core.Snapshot
import game.lasca.core.TakenUp
import game.lasca.core.Update
import game.lasca.core.gameToPlayOn
import game.lasca.host.Drafts
import game.lasca.host.answered
import game.lasca.host.readable
import game.lasca.look.ButtonKind
import game.lasca.look.Compat
import game.lasca.look.EqualRow
import game.lasca.look.Kit
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.button
import game.lasca.look.enable
import game.lasca.look.iconButton
import game.lasca.text.StatusWording
import game.lasca.text.Wording

/** A board to learn on; the extras say which. */
class LessonActivity : ScreenActivity() {
    private lateinit var list: String
    private lateinit var items: List<LibraryItem>
    private var index = 0
    private lateinit var board: BoardView
    private lateinit var status: StatusLine
    private lateinit var next: View
    private lateinit var again: View
    private var session: Session? = null
    private var reached = false
    private val wording by lazy { StatusWording(Wording(phrases(this))) }
    private val spoken by lazy { spokenWording(this, app.settings.settings) }
    private val voice by lazy { Voice(spoken, StatusWording(spoken), clockWarnings = false) }

    private val item: LibraryItem get() = items[index]
    private val isLesson: Boolean get() = list == Library.LESSONS

    override fun content(state: Bundle?): View {
        list = intent.getStringExtra(LIST).orEmpty()
        items = Library.of(list).filterNot { Library.isGame(it) }
        val wanted = state?.getString(ITEM) ?: intent.getStringExtra(ITEM)
        index = items.indexOfFirst { it.id == wanted }.coerceAtLeast(0)
        if (items.isEmpty()) {
            finish()
            return View(this)
        }
        reached = isLesson && item.id in app.settings.lessonsDone
        return page(state?.getString(SESSION))
    }

    private fun page(saved: String? = null): View {
        session = saved?.let(::went) ?: Library.session(item, app::newSession, app.settings.settings.input())
        board = BoardView(this, kit.theme, LessonInput(app.feedback, ::act, ::tellWhole) { board })
        board.contentDescription = learnWords(this, item.id, "title")
        status = StatusLine(kit)
        dressLesson(board, app.settings.settings, { act(it) }, status::speak)
        val words = kit.column(
            kit.text(TextRole.RESULT, learnWords(this, item.id, "title")).apply { Compat.heading(this) },
            Kit.margins(kit.text(TextRole.ROW, learnWords(this, item.id, "text")), top = kit.dp(Space.SMALL)),
        )
        val page = LessonPage(kit, head(), words, board, status.view, foot())
        answered { session?.snapshot(0) }?.let { show(Update(it, emptyList(), saveDue = false)) }
        // The next one comes in the same window: it is said as a page that has opened.
        title = learnWords(this, item.id, "title")
        Compat.paneTitle(page, title)
        return page
    }

    // A lesson as it was when its screen was made again.
    private fun went(saved: String): Session? = try {
        readable { Session.load(saved, 0) }
    } catch (_: LoadException) {
        null
    }

    private fun head(): View {
        val close = kit.iconButton(R.drawable.ic_close, getString(R.string.screen_close)) { finish() }
        val skip = kit.button(getString(R.string.learn_skip), ButtonKind.QUIET) { move(1) }
        kit.set(skip, TextRole.SECOND_STRONG)
        val number = getString(if (isLesson) R.string.learn_lesson_number else R.string.learn_idea_number, index + 1, items.size)
        val bar = kit.row(close, kit.space(), skip).apply { setPadding(kit.dp(Space.TINY), 0, kit.dp(Space.TINY), 0) }
        val bars = kit.progressBars(items.size, BAR, number) { it <= index }
        return kit.column(bar, Kit.margins(bars, kit.dp(Space.SCREEN), 0, kit.dp(Space.SCREEN)))
    }

    private fun foot(): View {
        val back = kit.button(getString(R.string.learn_back), ButtonKind.QUIET) { move(-1) }
        back.enable(index > 0)
        again = kit.button(getString(R.string.learn_take_back), ButtonKind.OUTLINED) { act(Action.Undo) }
        next = if (isLesson) {
            kit.button(getString(if (index == items.lastIndex) R.string.learn_finish else R.string.learn_next), if (reached) ButtonKind.MAIN else ButtonKind.OUTLINED) { move(1) }
        } else {
            kit.button(getString(R.string.learn_play_on), ButtonKind.MAIN) { playOn() }
        }
        val row = if (kit.largePrint) {
            EqualRow(this, kit.dp(Space.SMALL)).apply { listOf(back, again, next).forEach(::addView) }
        } else {
            kit.row(back, kit.space(), again, Kit.margins(next, left = kit.dp(Space.SMALL)).apply { layoutParams.width = WRAP_CONTENT })
        }
        row.setPadding(kit.dp(Space.SCREEN), kit.dp(Space.SMALL), kit.dp(Space.SCREEN), kit.dp(Space.MIDDLE))
        return row
    }

    /** What the board and the buttons do to the session. Here no clock runs and nothing plays itself: it is never later than the beginning. */
    private fun act(action: Action): Update? {
        val update = answered(::failed) { session?.handle(action, 0) } ?: return null
        show(update)
        for (change in update.changes) if (!change.moves()) app.feedback.play(change, board)
        LessonInput.refused(update)?.let { board.refuse(it.square) }
        return update
    }

    // The core failed: the lesson begins anew.
    private fun failed() = setContentView(page())

    private fun tellWhole(square: Int) {
        board.snapshot?.columns?.firstOrNull { it.square == square }?.let { status.tell(wording.wording.whole(it), spoken.whole(it)) }
    }

    private fun show(update: Update) {
        val snapshot = update.snapshot
        board.show(snapshot, update.changes)
        board.accessibility?.changed()
        val goal = snapshot.goal
        again.visibility = if (snapshot.controls.canTryAgain) View.VISIBLE else View.GONE
        if (goal?.done == true) done()
        line(update)
        next.enable(!isLesson || reached || goal?.done == true)
    }

    // What came of a touch, and what is to be done; the reason where nothing came of it.
    private fun line(update: Update) {
        val due = due(update.snapshot)
        // Whether the goal is met is what the line itself says.
        val told = voice.update(update.copy(changes = update.changes.filterNot { it is Change.GoalMet || it is Change.GoalFailed }))
        val spoken = Voice.sentence(listOfNotNull(told, due.words))
        val refusal = LessonInput.refused(update)
        if (refusal == null) {
            status.say(due.sign, due.words, null, due.ground, spoken, again = told != null)
        } else {
            status.say(R.drawable.ic_info, wording.refused(refusal, update.snapshot).title, due.words, StatusLine.Ground.PLAIN, spoken, again = true)
        }
    }

    private class Due(val sign: Int, val words: String, val ground: StatusLine.Ground = StatusLine.Ground.PLAIN)

    private fun due(snapshot: Snapshot): Due {
        val task = learnWords(this, item.id, "task")
        return when (snapshot.goal?.said) {
            LessonSaid.CONFIRMING -> Due(R.drawable.ic_landing, wording.status(snapshot, slow = false).title)
            LessonSaid.REACHED -> Due(R.drawable.ic_check, learnWords(this, item.id, "done"))
            LessonSaid.MISSED -> Due(R.drawable.ic_undo, getString(R.string.learn_not_yet), StatusLine.Ground.MARK)
            LessonSaid.TASK, null -> Due(R.drawable.ic_landing, task)
        }
    }

    private fun done() {
        if (!isLesson || reached) return
        reached = true
        app.settings.lessonsDone += item.id
        kit.touchable(next, kit.ground(kit.theme.paper.inverseGround, NEXT_CORNER), NEXT_CORNER, onInk = true)
        (next as android.widget.TextView).setTextColor(kit.theme.paper.inverse)
    }

    private fun move(by: Int) {
        if (index + by !in items.indices) {
            finish()
            return
        }
        index += by
        reached = isLesson && item.id in app.settings.lessonsDone
        setContentView(page())
    }

    private fun playOn() {
        if (leaving) return
        val refused = app.host.begin(gameToPlayOn(item, 0, TakenUp.MOVER, app.settings.settings.input(), Drafts.seed()))
        if (refused == null) goToGame() else status.say(R.drawable.ic_info, Refusals(this).words(refused), null, StatusLine.Ground.PLAIN)
    }

    override fun onStart() {
        super.onStart()
        prepareSounds()
    }

    override fun onSaveInstanceState(state: Bundle) {
        super.onSaveInstanceState(state)
        if (items.isNotEmpty()) state.putString(ITEM, item.id)
        answered { session?.save(0) }?.let { state.putString(SESSION, it) }
    }

    companion object {
        /** Extra: a list of the library. */
        const val LIST = "list"

        /** Extra: the id of an item of it. */
        const val ITEM = "item"
        private const val SESSION = "session"
        private const val BAR = 4
        private const val NEXT_CORNER = 16
    }
}
