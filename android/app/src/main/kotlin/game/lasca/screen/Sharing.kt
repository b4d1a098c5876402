// Hands a game's text to another app: short ones with the request itself, long ones as a file that the other app may read once asked.
// Knows intents and the provider of long texts; must not know what a game is.
package game.lasca.screen

import android.content.ClipData
import android.content.Context
import android.content.Intent
import android.net.Uri
import game.lasca.R
import java.io.IOException

/** Shares texts from [activity]; [failed] is called when one could not be written. */
class Sharing(private val activity: ScreenActivity, private val failed: () -> Unit) {
    /** Shares [text]. */
    fun share(text: String) {
        if (text.length <= LONGEST) {
            choose(Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_TEXT, text))
        } else {
            activity.onDisk({ kept(activity, text) }) { place -> if (place == null) failed() else choose(asFile(place)) }
        }
    }

    private fun kept(context: Context, text: String): Uri? = try {
        SharedTexts.keep(context, text)
    } catch (_: IOException) {
        null
    }

    // The right to read goes with the clip; an intent's extras alone would not carry it.
    private fun asFile(place: Uri) = Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, place).addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION).apply {
        clipData = ClipData.newUri(activity.contentResolver, SharedTexts.NAME, place)
    }

    private fun choose(send: Intent) = activity.startActivity(Intent.createChooser(send.setType(SharedTexts.TYPE), activity.getString(R.string.game_share)))

    private companion object {
        /** In characters. Everything a process sends at a time shares one megabyte, and a character takes two bytes. */
        const val LONGEST = 100_000
    }
}
