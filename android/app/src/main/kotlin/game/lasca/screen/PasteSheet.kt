// A text from elsewhere becomes a game: typed, pasted, from a file or sent by another app; errors say where and why.
// Knows the sheet; whether it is a game only the core says.
package game.lasca.screen

import android.app.Activity
import android.content.ClipboardManager
import android.view.View
import android.view.inputmethod.EditorInfo
import android.widget.FrameLayout
import game.lasca.R
import game.lasca.board.SmallPosition
import game.lasca.host.Found
import game.lasca.host.GameShelf
import game.lasca.look.ButtonKind
import game.lasca.look.Kit
import game.lasca.look.Sheet
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.button
import game.lasca.look.enable
import game.lasca.look.field

/** Asks for a text and gives back the game in it. */
class PasteSheet(private val activity: Activity, private val kit: Kit) {
    private val answer = kit.text(TextRole.SECOND, activity.getString(R.string.my_games_paste_text), kit.theme.paper.text2)
    private val picture = FrameLayout(activity)
    private var record: String? = null
    private var readable: String? = null
    private lateinit var add: View
    private lateinit var part: View

    /** Called when the sheet has gone without a game. */
    var onClose: () -> Unit = {}

    /** Shows the sheet with [text] in it; [keep] gets the record that the player took. */
    fun show(text: String, title: Int = R.string.my_games_paste, keep: (String) -> Unit) {
        val sheet = Sheet(kit, activity.getString(title))
        answer.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        val field = kit.field(activity.getString(R.string.my_games_paste_hint), text.take(SHOWN), EditorInfo.IME_ACTION_NONE, lines = 3) { look(it) }
        add = kit.button(activity.getString(R.string.my_games_paste_add), ButtonKind.MAIN) { take(sheet, record, keep) }
        part = kit.button(activity.getString(R.string.my_games_paste_readable), ButtonKind.OUTLINED) { take(sheet, readable, keep) }
        val paste = kit.button(activity.getString(R.string.my_games_paste_clipboard), ButtonKind.OUTLINED, R.drawable.ic_paste) { field.setText(clipboard().take(SHOWN)) }
        sheet.add(field).add(answer, Space.MIDDLE).add(picture, Space.MIDDLE).add(add, Space.SCREEN).add(part, Space.SMALL).add(paste, Space.SMALL)
        sheet.onClose = { onClose() }
        look(text)
        sheet.show()
    }

    private fun look(text: String) {
        record = null
        readable = null
        picture.removeAllViews()
        answer.setTextColor(kit.theme.paper.text2)
        if (text.isBlank()) {
            answer.setText(R.string.my_games_paste_text)
        } else {
            when (val found = GameShelf.find(text)) {
                is Found.Game -> good(found)
                is Found.Nothing -> bad(found)
            }
        }
        add.enable(record != null)
        part.visibility = if (readable == null) View.GONE else View.VISIBLE
    }

    private fun good(found: Found.Game) {
        record = found.record
        val lines = gameLines(activity)
        val facts = GameFacts.of(found.summary)
        answer.text = listOf(lines.name(facts), lines.standing(facts), lines.rules(facts.rules)).joinToString(", ")
        picture.addView(kit.boardPicture(SmallPosition(found.summary.columns, found.summary.bottom), PREVIEW))
    }

    private fun bad(found: Found.Nothing) {
        val refusals = Refusals(activity)
        answer.text = refusals.words(found.why)
        answer.setTextColor(kit.theme.paper.error)
        readable = refusals.readable(found.why)
    }

    private fun take(sheet: Sheet, game: String?, keep: (String) -> Unit) {
        if (game == null) return
        sheet.dismiss()
        keep(game)
    }

    private fun clipboard(): String {
        val clip = activity.getSystemService(ClipboardManager::class.java)?.primaryClip ?: return ""
        return if (clip.itemCount == 0) "" else clip.getItemAt(0).coerceToText(activity)?.toString().orEmpty()
    }

    private companion object {
        const val PREVIEW = 160

        /** A field with more than this would stand still while it lays out its lines. */
        const val SHOWN = 20_000
    }
}
