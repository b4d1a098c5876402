// A text sent or opened by another app: shows what is in it, keeps it when the player says so, trusts nothing.
// The only screen but Home that others can open.
package game.lasca.screen

import android.content.Intent
import android.os.Bundle
import android.view.View
import android.widget.FrameLayout
import game.lasca.R
import game.lasca.host.GameShelf
import game.lasca.look.Sheet
import game.lasca.look.TextRole
import java.io.IOException

/** Receives a game. */
class ReceiveActivity : ScreenActivity() {
    override fun content(state: Bundle?): View {
        val sent = intent
        onDisk({ text(sent) }) { ask(it.orEmpty()) }
        return FrameLayout(this).apply { setBackgroundColor(kit.theme.paper.ground) }
    }

    // Extras of a foreign intent can be of any type, and unpacking them can fail in any way.
    @Suppress("TooGenericExceptionCaught")
    private fun text(sent: Intent): String? = try {
        when (sent.action) {
            Intent.ACTION_SEND -> sent.getCharSequenceExtra(Intent.EXTRA_TEXT)?.toString()
            Intent.ACTION_VIEW -> sent.data?.takeIf { it.scheme == "content" }?.let { IncomingText.read(contentResolver, it) }
            else -> null
        }
    } catch (_: RuntimeException) {
        null
    }

    private fun ask(text: String) {
        val sheet = PasteSheet(this, kit)
        sheet.onClose = { finish() }
        sheet.show(text, R.string.my_games_received) { keep(it) }
    }

    private fun keep(records: List<String>) = onDisk({ kept(records) }) { ids ->
        if (ids == null) {
            failed()
        } else {
            if (ids.size == 1) app.host.open(ids.single())
            if (ids.size == 1) goToGame() else go<MyGamesActivity>()
            finish()
        }
    }

    private fun kept(records: List<String>): List<String>? = try {
        GameShelf(app.store).add(records)
    } catch (_: IOException) {
        null
    }

    private fun failed() {
        val sheet = Sheet(kit, getString(R.string.my_games_received))
        sheet.onClose = { finish() }
        sheet.add(kit.text(TextRole.SECOND, getString(R.string.my_games_disk_failed), kit.theme.paper.error)).show()
    }
}
