// The group "Look" of the settings: boards as pictures, day or night, coordinates, numbers, marks.
// Knows the settings it shows; the screen rebuilds itself when the look changes.
package game.lasca.screen

import android.app.Activity
import android.view.Gravity
import android.view.View
import game.lasca.R
import game.lasca.board.BoardGeometry
import game.lasca.board.BoardWindow
import game.lasca.board.LoneColumn
import game.lasca.board.SmallPosition
import game.lasca.core.ColumnState
import game.lasca.core.Cue
import game.lasca.core.Side
import game.lasca.host.Brightness
import game.lasca.host.Settings
import game.lasca.look.BoardTheme
import game.lasca.look.Corner
import game.lasca.look.Kept
import game.lasca.look.Kit
import game.lasca.look.Sheet
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.Theme
import game.lasca.look.card
import game.lasca.look.optionFields
import game.lasca.look.section
import game.lasca.look.segment
import game.lasca.look.switchRow
import game.lasca.look.valueRow

/** Makes the group; [now] reads the settings, [set] changes them. */
class SettingsLook(
    private val activity: Activity,
    private val kit: Kit,
    private val now: () -> Settings,
    private val set: (Settings.() -> Settings) -> Unit,
) {
    /** The group. */
    fun view(): View = kit.section(
        activity.getString(R.string.settings_look),
        kit.card(
            boards(),
            brightness(),
            flag(R.string.settings_coordinates, null, now().coordinates) { copy(coordinates = it) },
            badge(),
            flag(R.string.settings_landings, null, now().showLandings) { copy(showLandings = it) },
            flag(R.string.settings_guards, R.string.settings_guards_text, now().guards) { copy(guards = it) },
        ),
    )

    private fun boards(): View {
        val names = listOf(R.string.settings_board_wood, R.string.settings_board_slate, R.string.settings_board_felt, R.string.settings_board_contrast)
            .map { activity.getString(it) }
        val fields = BoardTheme.entries.mapIndexed { i, board ->
            val picture = kit.boardPicture(SAMPLE, PICTURE, WINDOW, CORNER, Theme.of(board, kit.theme.dark && !kit.theme.highContrast))
            kit.column(picture, Kit.margins(kit.text(TextRole.DATE, names[i]).apply { gravity = Gravity.CENTER_HORIZONTAL }, top = kit.dp(Space.TINY))).apply {
                gravity = Gravity.CENTER_HORIZONTAL
                setPadding(kit.dp(Space.TINY), kit.dp(6), kit.dp(Space.TINY), kit.dp(6))
            }
        }
        val group = kit.optionFields(fields, names, Corner.TRACK, now().board.ordinal) { set { copy(board = BoardTheme.entries[it]) } }
        return kit.column(group.view).apply { setPadding(kit.dp(Space.MIDDLE), kit.dp(Space.MIDDLE), kit.dp(Space.MIDDLE), kit.dp(Space.MIDDLE)) }
    }

    private fun brightness(): View {
        if (now().board == BoardTheme.HIGH_CONTRAST) {
            return kit.text(TextRole.SECOND, activity.getString(R.string.settings_contrast_note), kit.theme.paper.text2).apply {
                setPadding(kit.dp(Space.SCREEN), kit.dp(Space.MIDDLE), kit.dp(Space.SCREEN), kit.dp(Space.MIDDLE))
            }
        }
        val names = listOf(R.string.settings_system, R.string.settings_light, R.string.settings_dark).map { activity.getString(it) }
        val group = kit.segment(names, now().brightness.ordinal) { set { copy(brightness = Brightness.entries[it]) } }
        return kit.column(group.view).apply { setPadding(kit.dp(Space.MIDDLE), kit.dp(10), kit.dp(Space.MIDDLE), kit.dp(10)) }
    }

    private val badge = kit.column()

    private fun badge(): View = badge.apply { fillBadge() }

    private fun fillBadge() {
        badge.removeAllViews()
        badge.addView(kit.valueRow(activity.getString(R.string.settings_badge), badgeName(now().badgeFrom), ::chooseBadge))
    }

    /** Opens the sheet in which one chooses from which height on columns show theirs. */
    fun chooseBadge() {
        val sheet = Sheet(kit, activity.getString(R.string.settings_badge)) { Kept(BADGE) }
        for (from in Settings.BADGE_CHOICES) {
            sheet.choice(badgeName(from), from == now().badgeFrom) {
                set { copy(badgeFrom = from) }
                fillBadge()
            }
        }
        sheet.show()
    }

    private fun badgeName(from: Int): String =
        if (from == 0) activity.getString(R.string.settings_badge_never) else activity.getString(R.string.settings_badge_from, from)

    private fun flag(title: Int, second: Int?, on: Boolean, change: Settings.(Boolean) -> Settings): View =
        kit.switchRow(activity.getString(title), second?.let(activity::getString), on) { value -> set { change(value) } }

    companion object {
        /** What a screen keeps of the sheet of heights is called so. */
        const val BADGE = "badge"
        private const val PICTURE = 64
        private const val CORNER = 9
        private const val C3 = 8
        private const val D4 = 12
        private val WINDOW = BoardWindow(BoardGeometry.FRAME_X + 2, BoardGeometry.FRAME_Y + 2.75, 2.0, 2.25)
        private val SAMPLE = SmallPosition(listOf(standing(C3, "W"), standing(D4, "bw")), Side.WHITE)

        private fun standing(square: Int, letters: String) =
            ColumnState(square, LoneColumn.pieces(letters), emptyList(), 0, 0, null, Cue.STILL, false, emptyList(), false)
    }
}
