// The parts of the new-game page: opponent or players, side, rules, clock, start position.
// Each shows the draft and changes it; none knows another, except that the rules and the clock unfold.
package game.lasca.screen

import android.view.Gravity
import android.view.View
import android.view.inputmethod.EditorInfo
import android.widget.FrameLayout
import android.widget.LinearLayout
import game.lasca.R
import game.lasca.core.ClockChoice
import game.lasca.core.NewGameDraft
import game.lasca.core.SideChoice
import game.lasca.core.Takebacks
import game.lasca.core.Turning
import game.lasca.host.Drafts
import game.lasca.look.Corner
import game.lasca.look.Kept
import game.lasca.look.Kit
import game.lasca.look.Sheet
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.button
import game.lasca.look.card
import game.lasca.look.field
import game.lasca.look.optionFields
import game.lasca.look.options
import game.lasca.look.section
import game.lasca.look.segment
import game.lasca.look.stepper
import game.lasca.look.switchRow
import game.lasca.look.valueRow

/** Makes the sections; [draft] reads the choices, [change] replaces them. */
class NewGameParts(
    private val activity: NewGameActivity,
    private val kit: Kit,
    private val draft: () -> NewGameDraft,
    private val change: (NewGameDraft.() -> NewGameDraft) -> Unit,
) {
    private val lines = gameLines(activity)

    /** The rules. */
    val rules = RulesPart(activity, kit, draft, change)

    /** The start position. */
    val position = PositionPart(activity, kit, draft, change)

    private var pick: (Int) -> Unit = {}

    /** Who plays. */
    fun who(): List<View> = if (draft().computer) listOf(opponent(), side()) else listOf(players(), turning())

    /** How it is played. */
    fun how(): List<View> = listOf(rules.view(), clock(), position.view())

    private fun words(id: Int, vararg args: Any) = activity.getString(id, *args)

    private fun opponent(): View {
        val named = Drafts.CHOICES.levels.filter { it.name != null }.map { it.level }
        val line = kit.text(TextRole.SECOND, lines.levelLine(draft().level), kit.theme.paper.text2)
        val segment = kit.segment(named.map { lines.levelName(it) }, named.indexOf(draft().level)) { i ->
            change { copy(level = named[i]) }
            line.text = lines.levelLine(named[i])
        }
        pick = { level ->
            change { copy(level = level) }
            segment.choose(named.indexOf(level))
            line.text = lines.levelLine(level)
        }
        val all = kit.button(words(R.string.new_game_all_levels), game.lasca.look.ButtonKind.QUIET) { chooseLevel() }
        kit.set(all, TextRole.SECOND_STRONG)
        // It leads to more, as a row with a value does.
        val more = kit.icon(R.drawable.ic_chevron, kit.theme.paper.text2).apply { setBounds(0, 0, kit.dp(CHEVRON), kit.dp(CHEVRON)) }
        all.setCompoundDrawablesRelative(null, null, more, null)
        val below = if (kit.largePrint) kit.column(line, atStart(all)) else kit.row(Kit.stretch(line), all)
        below.setPadding(kit.dp(Space.TINY), 0, 0, 0)
        return kit.section(words(R.string.new_game_opponent), segment.view, below)
    }

    private fun atStart(button: android.widget.Button) = button.apply {
        gravity = Gravity.START or Gravity.CENTER_VERTICAL
        setPadding(0, 0, 0, 0)
    }

    /** Opens the sheet of all levels. */
    fun chooseLevel() {
        val sheet = Sheet(kit, words(R.string.new_game_all_levels)) { Kept(LEVELS) }
        for ((level) in Drafts.CHOICES.levels) {
            sheet.choice(lines.levelLine(level), level == draft().level) { pick(level) }
        }
        sheet.show()
    }

    private fun side(): View {
        val names = listOf(R.string.new_game_white, R.string.new_game_black, R.string.new_game_random).map { words(it) }
        val fields = listOf("w", "b", "").mapIndexed { i, letters ->
            val disc = if (letters.isEmpty()) bothDiscs() else kit.columnPicture(letters, DISC)
            kit.column(disc, Kit.margins(kit.text(TextRole.SECOND_STRONG, names[i]).apply { gravity = Gravity.CENTER_HORIZONTAL }, top = kit.dp(6))).apply {
                gravity = Gravity.CENTER
                minimumHeight = kit.dp(88)
                setPadding(kit.dp(Space.TINY), kit.dp(Space.SMALL), kit.dp(Space.TINY), kit.dp(Space.SMALL))
            }
        }
        val group = kit.optionFields(fields, names, Corner.BUTTON, draft().side.ordinal) { change { copy(side = SideChoice.entries[it]) } }
        return kit.section(words(R.string.new_game_you_play), group.view)
    }

    private fun bothDiscs(): View = FrameLayout(activity).apply {
        addView(kit.columnPicture("b", DISC), FrameLayout.LayoutParams(kit.dp(DISC), -2))
        addView(kit.columnPicture("w", DISC), FrameLayout.LayoutParams(kit.dp(DISC), -2).apply { marginStart = kit.dp(DISC / 2) })
        layoutParams = LinearLayout.LayoutParams(kit.dp(DISC * 3 / 2), -2)
    }

    private fun players(): View {
        val white = kit.field(words(R.string.new_game_name_white), draft().whiteName, EditorInfo.IME_ACTION_NEXT) { change { copy(whiteName = it) } }
        val black = kit.field(words(R.string.new_game_name_black), draft().blackName, EditorInfo.IME_ACTION_DONE) { change { copy(blackName = it) } }
        return kit.section(words(R.string.new_game_players), white, Kit.margins(black, top = kit.dp(Space.SMALL)))
    }

    private fun turning(): View {
        val order = listOf(Turning.SAME_SIDE, Turning.FACE_TO_FACE, Turning.FIXED)
        val texts = listOf(R.string.new_game_same_side_text, R.string.new_game_face_to_face_text, R.string.new_game_fixed_text)
        val line = kit.text(TextRole.SECOND, words(texts[order.indexOf(draft().turning)]), kit.theme.paper.text2)
        line.setPadding(kit.dp(Space.TINY), kit.dp(Space.SMALL), kit.dp(Space.TINY), 0)
        val names = listOf(R.string.new_game_same_side, R.string.new_game_face_to_face, R.string.new_game_fixed).map { words(it) }
        val group = kit.segment(names, order.indexOf(draft().turning)) { i ->
            change { copy(turning = order[i]) }
            line.text = words(texts[i])
        }
        return kit.section(words(R.string.new_game_turning), group.view, line)
    }

    private fun clock(): View {
        val own = ownClock()
        val takebacks = takebacks()
        val refresh = {
            own.visibility = if (draft().clock == ClockChoice.Own) View.VISIBLE else View.GONE
            takebacks.visibility = if (Drafts.asksTakebacks(draft())) View.VISIBLE else View.GONE
        }
        val clocks = Drafts.CHOICES.clocks
        val group = kit.options(clocks.map(::clockName), clocks.indexOf(draft().clock)) {
            change { copy(clock = clocks[it]) }
            refresh()
        }
        refresh()
        return kit.section(words(R.string.new_game_clock), group.view, own, takebacks)
    }

    private fun clockName(clock: ClockChoice) = when (clock) {
        ClockChoice.None -> words(R.string.new_game_clock_none)
        is ClockChoice.Minutes -> words(R.string.new_game_clock_minutes, clock.minutes)
        ClockChoice.Own -> words(R.string.new_game_clock_own)
    }

    private fun ownClock(): View {
        val minutes = Drafts.CHOICES.minutes
        val both = kit.stepper(minuteTitle(), minutes, draft().minutes, stepNames()) { change { copy(minutes = it) } }
        val black = kit.stepper(words(R.string.new_game_clock_time_black), minutes, draft().blackMinutes, stepNames()) { change { copy(blackMinutes = it) } }
        val added = kit.stepper(words(R.string.new_game_clock_increment), Drafts.CHOICES.increments, draft().incrementSeconds, stepNames()) {
            change { copy(incrementSeconds = it) }
        }
        black.view.visibility = if (draft().handicap) View.VISIBLE else View.GONE
        val handicap = kit.switchRow(words(R.string.new_game_clock_handicap), words(R.string.new_game_clock_handicap_text), draft().handicap) { on ->
            change { copy(handicap = on) }
            black.view.visibility = if (on) View.VISIBLE else View.GONE
            both.rename(minuteTitle())
        }
        return Kit.margins(kit.card(both.view, black.view, added.view, handicap), top = kit.dp(Space.SMALL))
    }

    private fun minuteTitle() = words(if (draft().handicap) R.string.new_game_clock_time_white else R.string.new_game_clock_time)

    private fun stepNames() = words(R.string.new_game_less) to words(R.string.new_game_more)

    private fun takebacks(): View {
        val order = listOf(Takebacks.FREE, Takebacks.BY_CONSENT, Takebacks.OFF)
        val names = listOf(R.string.new_game_takebacks_free, R.string.new_game_takebacks_asked, R.string.new_game_takebacks_off).map { words(it) }
        val group = kit.segment(names, order.indexOf(draft().takebacks)) { change { copy(takebacks = order[it]) } }
        return Kit.margins(kit.section(words(R.string.new_game_takebacks), group.view), top = kit.dp(Space.SECTION))
    }

    companion object {
        /** What a screen keeps of the sheet of levels is called so. */
        const val LEVELS = "levels"
        private const val DISC = 44
        private const val CHEVRON = 18
    }
}
