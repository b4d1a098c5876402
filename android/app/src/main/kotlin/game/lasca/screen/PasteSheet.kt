// A text from elsewhere becomes games: typed, pasted, from a file or sent by another app; errors say where and why.
// Knows the sheet; whether it is a game only the core says.
package game.lasca.screen

import android.content.ClipboardManager
import android.view.View
import android.view.inputmethod.EditorInfo
import android.widget.Button
import android.widget.FrameLayout
import game.lasca.R
import game.lasca.board.SmallPosition
import game.lasca.core.ReadError
import game.lasca.host.Found
import game.lasca.host.GameShelf
import game.lasca.look.ButtonKind
import game.lasca.look.Kept
import game.lasca.look.Kit
import game.lasca.look.Sheet
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.button
import game.lasca.look.enable
import game.lasca.look.field

/** Asks for a text and gives back the games in it. */
class PasteSheet(private val activity: ScreenActivity, private val kit: Kit) {
    private val answer = kit.text(TextRole.SECOND, activity.getString(R.string.my_games_paste_text), kit.theme.paper.text2)
    private val picture = FrameLayout(activity)
    private var text = ""
    private var records = emptyList<String>()
    private var readable = emptyList<String>()
    private lateinit var add: Button
    private lateinit var part: Button

    /** Called when the sheet has gone without a game. */
    var onClose: () -> Unit = {}

    /** Shows the sheet with [text] in it; [keep] gets the records that the player took. */
    fun show(text: String, title: Int = R.string.my_games_paste, keep: (List<String>) -> Unit) {
        val sheet = Sheet(kit, activity.getString(title)) { Kept(KIND, text = this.text) }
        answer.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        val field = kit.field(activity.getString(R.string.my_games_paste_hint), text.take(SHOWN), EditorInfo.IME_ACTION_NONE, lines = 3) { look(it) }
        add = kit.button(activity.getString(R.string.my_games_paste_add), ButtonKind.MAIN) { take(sheet, records, keep) }
        part = kit.button(activity.getString(R.string.my_games_paste_readable), ButtonKind.OUTLINED) { take(sheet, records + readable, keep) }
        val paste = kit.button(activity.getString(R.string.my_games_paste_clipboard), ButtonKind.OUTLINED, R.drawable.ic_paste) {
            clipboard { pasted ->
                field.setText(pasted.take(SHOWN))
                if (pasted.length > SHOWN) look(pasted)
            }
        }
        sheet.add(field).add(answer, Space.MIDDLE).add(picture, Space.MIDDLE).add(add, Space.SCREEN).add(part, Space.SMALL).add(paste, Space.SMALL)
        sheet.onClose = { onClose() }
        look(text)
        sheet.show()
    }

    private fun look(text: String) {
        this.text = text
        when {
            text.isBlank() -> tell(null)
            text.length <= SHOWN -> tell(GameShelf.find(text))
            else -> {
                tell(null)
                answer.setText(R.string.my_games_paste_looking)
                // It may take seconds, for which no save has to wait.
                activity.outside({ GameShelf.find(text) }) { if (this.text == text) tell(it) }
            }
        }
    }

    private fun tell(found: Found?) {
        records = emptyList()
        readable = emptyList()
        picture.removeAllViews()
        add.setText(R.string.my_games_paste_add)
        part.setText(R.string.my_games_paste_readable)
        answer.setTextColor(kit.theme.paper.text2)
        when (found) {
            null -> answer.setText(R.string.my_games_paste_text)
            is Found.Game -> good(found)
            is Found.Games -> several(found)
            is Found.Nothing -> bad(found)
        }
        add.enable(records.isNotEmpty())
        part.visibility = if (readable.isEmpty()) View.GONE else View.VISIBLE
    }

    private fun good(found: Found.Game) {
        records = listOf(found.record)
        val lines = gameLines(activity)
        val facts = GameFacts.of(found.summary)
        answer.text = listOf(lines.name(facts), lines.standing(facts), lines.rules(facts.rules)).joinToString(", ")
        picture.addView(kit.boardPicture(SmallPosition(found.summary.columns, found.summary.bottom), PREVIEW))
    }

    private fun several(found: Found.Games) {
        records = found.records
        readable = found.damaged.mapNotNull { it.readable }
        answer.text = (listOf(count(R.plurals.my_games_found, records.size)) + damage(found.damaged)).joinToString("\n")
        add.text = count(R.plurals.my_games_paste_add_all, records.size)
        part.setText(R.string.my_games_paste_readable_too)
    }

    private fun damage(damaged: List<ReadError>): List<String> {
        if (damaged.isEmpty()) return emptyList()
        val refusals = Refusals(activity)
        val more = if (damaged.size > TOLD) listOf("…") else emptyList()
        return listOf(count(R.plurals.my_games_broken, damaged.size)) + damaged.take(TOLD).map { refusals.words(it) } + more
    }

    private fun count(words: Int, count: Int) = activity.resources.getQuantityString(words, count, count)

    private fun bad(found: Found.Nothing) {
        val refusals = Refusals(activity)
        answer.text = refusals.words(found.why)
        answer.setTextColor(kit.theme.paper.error)
        readable = listOfNotNull(refusals.readable(found.why))
    }

    private fun take(sheet: Sheet, games: List<String>, keep: (List<String>) -> Unit) {
        if (games.isEmpty()) return
        sheet.onClose = {}
        sheet.dismiss()
        keep(games)
    }

    // What is copied may be a file of another app, which answers when it likes.
    private fun clipboard(then: (String) -> Unit) {
        val item = activity.getSystemService(ClipboardManager::class.java)?.primaryClip?.takeIf { it.itemCount > 0 }?.getItemAt(0)
        val place = item?.uri
        if (place == null || item.text != null) then(item?.text?.toString().orEmpty())
        else activity.outside({ IncomingText.read(activity.contentResolver, place).orEmpty() }, then)
    }

    companion object {
        /** What a screen keeps of it is called so. */
        const val KIND = "paste"
        private const val PREVIEW = 160

        /** A field with more than this would stand still while it lays out its lines. */
        private const val SHOWN = 20_000

        /** How many damaged games are told one by one. */
        private const val TOLD = 10
    }
}
