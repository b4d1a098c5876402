// A text sent or opened by another app: shows what is in it, keeps it when the player says so, trusts nothing.
// Knows what another app may send; whether it is a game only the core says. The only screen but Home that others can open.
package game.lasca.screen

import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
import game.lasca.R
import game.lasca.host.GameShelf
import game.lasca.look.Kept
import game.lasca.look.Sheet
import game.lasca.look.TextRole
import java.io.IOException

/** Receives a game. */
class ReceiveActivity : ScreenActivity() {
    override fun content(state: Bundle?): View {
        val sent = intent
        if (kept == null) outside({ text(sent) }) { ask(it.orEmpty()) }
        val waiting = kit.text(TextRole.ROW, getString(R.string.my_games_paste_looking), kit.theme.paper.text2)
        return FrameLayout(this).apply {
            setBackgroundColor(kit.theme.paper.ground)
            addView(waiting, FrameLayout.LayoutParams(WRAP_CONTENT, WRAP_CONTENT, Gravity.CENTER))
        }
    }

    // This screen stands in a task of its own or in the sender's; what it leads to belongs into the app's, where Recents shows it.
    override fun startActivityForResult(intent: Intent?, code: Int, options: Bundle?) =
        super.startActivityForResult(intent?.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK or Intent.FLAG_ACTIVITY_CLEAR_TOP), code, options)

    override fun finish() = if (isTaskRoot) finishAndRemoveTask() else super.finish()

    override fun reopen(kept: Kept) = if (kept.kind == FAILED) failed() else ask(kept.text)

    // Extras of a foreign intent can be of any type, and unpacking them can fail in any way.
    @Suppress("TooGenericExceptionCaught")
    private fun text(sent: Intent): String? = try {
        when (sent.action) {
            Intent.ACTION_SEND -> sent.getCharSequenceExtra(Intent.EXTRA_TEXT)?.toString() ?: file(stream(sent))
            Intent.ACTION_VIEW -> file(sent.data)
            else -> null
        }
    } catch (_: RuntimeException) {
        null
    }

    @Suppress("DEPRECATION") // the newer call fails on Android 13
    private fun stream(sent: Intent): Uri? = sent.getParcelableExtra(Intent.EXTRA_STREAM)

    private fun file(place: Uri?): String? = place?.takeIf { it.scheme == "content" }?.let { IncomingText.read(contentResolver, it) }

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
        val sheet = Sheet(kit, getString(R.string.my_games_received)) { Kept(FAILED) }
        sheet.onClose = { finish() }
        sheet.add(kit.text(TextRole.SECOND, getString(R.string.my_games_disk_failed), kit.theme.paper.error)).show()
    }

    private companion object {
        const val FAILED = "failed"
    }
}
