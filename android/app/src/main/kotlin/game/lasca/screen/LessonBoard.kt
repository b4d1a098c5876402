// The board of lessons and old games: its dress by the settings, its touches as actions, the line beside it that says what to do.
// Knows views; must not know what is taught.
package game.lasca.screen

import android.content.Context
import android.util.TypedValue
import android.view.View
import game.lasca.R
import game.lasca.board.BoardAccessibility
import game.lasca.board.BoardInput
import game.lasca.board.BoardView
import game.lasca.core.Action
import game.lasca.core.Change
import game.lasca.core.Refusal
import game.lasca.core.Update
import game.lasca.feedback.Feedback
import game.lasca.host.Settings
import game.lasca.look.Corner
import game.lasca.look.Kit
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.text.Wording

/** Turns touches into actions; what they bring is heard and felt as [feedback] has it, and a held column is told whole by [inspect]. */
class LessonInput(
    private val feedback: Feedback,
    private val act: (Action) -> Update?,
    private val inspect: (Int) -> Unit,
    private val board: () -> BoardView,
) : BoardInput {
    override fun onTap(square: Int) {
        act(Action.Tap(square))
    }

    override fun onDrop(from: Int, to: Int?) {
        act(if (to == null) Action.Cancel else Action.Drop(from, to))
    }

    override fun onHeld(action: Action) {
        feedback.held(board())
        act(action)
    }

    override fun onInspect(square: Int, held: Boolean) {
        if (held) feedback.held(board())
        inspect(square)
    }

    override fun onInspectEnd(afterMs: Long) = Unit

    override fun onOutside() {
        act(Action.Cancel)
    }

    override fun onLanded(change: Change) = feedback.play(change, board())

    override fun onPointed(square: Int) = Unit

    companion object {
        /** The refusal in an update, null if nothing was refused. */
        fun refused(update: Update): Refusal? = update.changes.filterIsInstance<Change.Refused>().firstOrNull()?.refusal
    }
}

/** Words as they are spoken in [context], the way the player wants them. */
fun spokenWording(context: Context, settings: Settings) = Wording(phrases(context), settings.verbosity, settings.spelling, speech = true)

/** Gives a board to learn on the looks that the player chose, and words, and a place in what a screen keeps of itself. */
fun dressLesson(board: BoardView, settings: Settings, act: (Action) -> Unit, say: (String) -> Unit) {
    board.id = R.id.lesson_board
    board.accessibility = BoardAccessibility(board, spokenWording(board.context, settings), act, say)
    board.dress(settings, learns = true)
}

/** The line that says the one thing to do. */
class StatusLine(private val kit: Kit) {
    /** The ground behind its icon. */
    enum class Ground { PLAIN, MARK }

    private val icon = kit.iconView(R.drawable.ic_info, 20)
    private val first = kit.text(TextRole.NAME, "").apply { importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO }

    /** Whether the line is only its words, as the game's is in the smallest windows, so that the board has the room. */
    private val plain = !kit.wide && kit.context.resources.configuration.screenHeightDp < LessonPage.SMALL_HEIGHT
    private val second = kit.text(TextRole.CAPTION, "", kit.theme.paper.text2).apply { importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO }
    private val holder = kit.row(icon).apply { gravity = android.view.Gravity.CENTER }

    /** The line. */
    val view: View = kit.row(holder, Kit.margins(Kit.stretch(kit.column(first, second)), left = kit.dp(Space.MIDDLE))).apply {
        getChildAt(1).layoutParams = android.widget.LinearLayout.LayoutParams(0, -2, 1f).apply { marginStart = kit.dp(Space.MIDDLE) }
        holder.layoutParams = android.widget.LinearLayout.LayoutParams(kit.dp(32), kit.dp(32))
        background = kit.ground(kit.theme.paper.surface, Corner.BUTTON, kit.theme.paper.line)
        minimumHeight = kit.dp(56)
        setPadding(kit.dp(Space.MIDDLE), kit.dp(Space.SMALL), kit.dp(Space.SCREEN), kit.dp(Space.SMALL))
        accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_YES
        isFocusable = false
        if (plain) strip(this)
    }

    private fun strip(line: View) {
        holder.visibility = View.GONE
        line.background = null
        line.minimumHeight = 0
        line.setPadding(kit.dp(Space.SMALL), 0, kit.dp(Space.SMALL), 0)
        first.setTextSize(TypedValue.COMPLEX_UNIT_DIP, TextRole.SECOND.size * kit.tightScale)
        first.setLineSpacing(0f, 1f)
    }

    /** Says [words] to a screen reader, which asked for them, without showing them. */
    fun speak(words: String) = view.speak(words, again = true)

    /** Shows [words], which were asked for, in the second line until something happens; a screen reader hears [spoken]. */
    fun tell(words: String, spoken: String) {
        second.text = words
        second.visibility = View.VISIBLE
        speak(spoken)
    }

    /** Shows [words], with [more] in a second line; a screen reader hears [spoken] instead, and [again] what it heard last if something has come of a touch. */
    fun say(sign: Int, words: String, more: String?, ground: Ground, spoken: String = Voice.sentence(listOfNotNull(words, more)), again: Boolean = false) {
        val paper = kit.theme.paper
        val marks = kit.theme.marks
        icon.setImageDrawable(kit.icon(sign, if (ground == Ground.MARK) marks.markCase else paper.text))
        holder.background = kit.ground(if (ground == Ground.MARK) marks.mark else paper.sunken, Corner.THUMB)
        first.text = words
        second.text = more
        view.speak(spoken, again)
        second.visibility = if (more.isNullOrEmpty()) View.GONE else View.VISIBLE
    }
}
