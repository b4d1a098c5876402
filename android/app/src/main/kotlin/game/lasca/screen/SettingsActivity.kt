// Settings: every choice that holds for all games, in groups; each takes effect at once.
// Knows the settings and their words; what they change is the business of whoever reads them.
package game.lasca.screen

import android.os.Bundle
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import game.lasca.R
import game.lasca.core.coreVersion
import game.lasca.host.ClockSide
import game.lasca.host.Hand
import game.lasca.host.Motion
import game.lasca.host.Pace
import game.lasca.host.Settings
import game.lasca.host.Spelling
import game.lasca.host.Verbosity
import game.lasca.look.Compat
import game.lasca.look.Frame
import game.lasca.look.Kept
import game.lasca.look.Kit
import game.lasca.look.Sheet
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.card
import game.lasca.look.listRow
import game.lasca.look.section
import game.lasca.look.segment
import game.lasca.look.switchRow
import game.lasca.look.valueRow

/** The settings. */
class SettingsActivity : ScreenActivity() {
    private val now: Settings get() = app.settings.settings
    private lateinit var board: SettingsLook

    override fun content(state: Bundle?): View {
        val wide = resources.configuration.screenWidthDp >= TWO_COLUMNS
        board = SettingsLook(this, kit, { now }, ::set)
        val look = board.view()
        // Columns of like length.
        val body = if (wide) kit.row(half(listOf(look, speech(), about())), half(listOf(touch(), feel()))).apply { gravity = android.view.Gravity.TOP } else page(listOf(look, touch(), feel(), speech(), about()))
        return Frame(kit, bar(getString(R.string.settings_title)), body, null, if (wide) WIDE_PAGE else Frame.PAGE_WIDTH)
    }

    override fun reopen(kept: Kept) = if (kept.kind == SettingsLook.BADGE) board.chooseBadge() else chooseLanguage()

    private fun half(groups: List<View>) = page(groups).apply { layoutParams = LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f) }

    private fun page(groups: List<View>) = kit.column().apply {
        setPadding(kit.dp(Space.SCREEN), 0, kit.dp(Space.SCREEN), kit.dp(Space.LARGE))
        groups.forEach { addView(Kit.margins(it, top = kit.dp(Space.SCREEN))) }
    }

    private fun set(change: Settings.() -> Settings) {
        app.settings.update(change)
        lookAgain()
    }

    private fun touch() = group(
        R.string.settings_touch,
        flag(R.string.settings_drag, null, now.drag) { copy(drag = it) },
        flag(R.string.settings_complete, R.string.settings_complete_text, now.autoComplete) { copy(autoComplete = it) },
        flag(R.string.settings_final, R.string.settings_final_text, now.finalSquare) { copy(finalSquare = it) },
        flag(R.string.settings_quick, R.string.settings_quick_text, now.quickInput) { copy(quickInput = it) },
        flag(R.string.settings_one_tap, null, now.oneTapForced) { copy(oneTapForced = it) },
        flag(R.string.settings_auto, null, now.autoForced) { copy(autoForced = it) },
        flag(R.string.settings_confirm, null, now.confirm) { copy(confirm = it) },
        flag(R.string.settings_hint_steps, R.string.settings_hint_steps_text, now.hintSteps) { copy(hintSteps = it) },
        choice(R.string.settings_hand, listOf(R.string.settings_hand_left, R.string.settings_hand_right), HANDS.indexOf(now.hand)) { copy(hand = HANDS[it]) },
        choice(R.string.settings_clock_side, listOf(R.string.settings_clock_side_left, R.string.settings_clock_side_right), now.clockSide.ordinal) {
            copy(clockSide = ClockSide.entries[it])
        },
    )

    private fun feel() = group(
        R.string.settings_feel,
        flag(R.string.settings_sound, null, now.sound) { copy(sound = it) },
        flag(R.string.settings_haptics, null, now.haptics) { copy(haptics = it) },
        choice(R.string.settings_motion, listOf(R.string.settings_motion_off, R.string.settings_motion_fast, R.string.settings_motion_normal), now.motion.ordinal) {
            copy(motion = Motion.entries[it])
        },
        choice(R.string.settings_pace, listOf(R.string.settings_pace_instant, R.string.settings_pace_natural, R.string.settings_pace_slow), now.pace.ordinal) {
            copy(pace = Pace.entries[it])
        },
    )

    private fun speech() = group(
        R.string.settings_speech,
        choice(R.string.settings_verbosity, listOf(R.string.settings_verbosity_full, R.string.settings_verbosity_short), now.verbosity.ordinal) {
            copy(verbosity = Verbosity.entries[it])
        },
        choice(R.string.settings_spelling, listOf(R.string.settings_spelling_letters, R.string.settings_spelling_words), now.spelling.ordinal) {
            copy(spelling = Spelling.entries[it])
        },
        flag(R.string.settings_clock_warnings, null, now.clockWarnings) { copy(clockWarnings = it) },
    )

    private fun about() = group(
        R.string.settings_about,
        kit.valueRow(getString(R.string.settings_language), languageName(language())) { chooseLanguage() },
        kit.listRow(getString(R.string.home_name), getString(R.string.about_text)),
        kit.valueRow(getString(R.string.about_privacy_title), null) { go<ReadActivity>(ReadActivity.PAGE to ReadActivity.PRIVACY) },
        kit.valueRow(getString(R.string.about_licences_title), null) { go<ReadActivity>(ReadActivity.PAGE to ReadActivity.LICENCES) },
        kit.listRow(getString(R.string.settings_version), coreVersion()),
    )

    private fun language(): String = Compat.language(this, now.language)

    private fun languageName(tag: String): String = when (tag) {
        "en" -> getString(R.string.language_en)
        "de" -> getString(R.string.language_de)
        "it" -> getString(R.string.language_it)
        else -> getString(R.string.settings_language_system)
    }

    private fun chooseLanguage() {
        val sheet = Sheet(kit, getString(R.string.settings_language)) { Kept(LANGUAGE) }
        for (tag in listOf("") + Settings.LANGUAGES) {
            sheet.choice(languageName(tag), tag == language()) {
                val kept = if (Compat.chooseLanguage(this, tag)) "" else tag
                set { copy(language = kept) }
            }
        }
        sheet.show()
    }

    private fun group(title: Int, vararg rows: View): View = kit.section(getString(title), kit.card(*rows))

    private fun flag(title: Int, second: Int?, on: Boolean, change: Settings.(Boolean) -> Settings): View =
        kit.switchRow(getString(title), second?.let(::getString), on) { value -> set { change(value) } }

    private fun choice(title: Int, names: List<Int>, chosen: Int, change: Settings.(Int) -> Settings): View {
        val words = names.map { getString(it) }
        return kit.column(
            kit.text(TextRole.ROW, getString(title)),
            Kit.margins(kit.segment(words, chosen) { i -> set { change(i) } }.view, top = kit.dp(Space.SMALL)),
        ).apply { setPadding(kit.dp(Space.SCREEN), kit.dp(Space.MIDDLE), kit.dp(Space.SCREEN), kit.dp(14)) }
    }

    private companion object {
        const val LANGUAGE = "language"
        const val TWO_COLUMNS = 720
        const val WIDE_PAGE = 1040
        val HANDS = listOf(Hand.LEFT, Hand.RIGHT)
    }
}
