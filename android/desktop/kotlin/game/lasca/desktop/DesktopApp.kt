// The app's process on a desktop: games and settings are kept in the user's own data folder, sounds are not played.
// Knows files; must not know a window.
package game.lasca.desktop

import android.content.Context
import game.lasca.LascaApp
import game.lasca.feedback.SoundPlayer
import game.lasca.host.DiskFolder
import game.lasca.host.Folder
import game.lasca.host.SettingsStore
import java.io.File

/** The app with a lasting place for what it keeps. */
class DesktopApp : LascaApp() {
    private val data = File(System.getProperty("lasca.data") ?: "${System.getProperty("user.home")}/.local/share/lasca")
    private val kept = File(data, "settings.xml")
    private val own get() = File(File(dataDir, "shared_prefs"), "${SettingsStore.NAME}.xml")

    override fun attachBaseContext(base: Context) {
        super.attachBaseContext(base)
        if (kept.exists()) kept.copyTo(own.apply { parentFile?.mkdirs() }, overwrite = true)
    }

    override fun openFolder(place: File): Folder = DiskFolder(File(data, place.name))

    override fun soundPlayer(): SoundPlayer = SoundPlayer { }

    /** Keeps the settings for the next start. */
    fun keep() {
        data.mkdirs()
        if (own.exists()) own.copyTo(kept, overwrite = true)
    }
}
