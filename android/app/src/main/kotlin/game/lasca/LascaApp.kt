// The process: owns the one game being played, the settings and the threads.
// Knows how these are put together; must not know a screen.
package game.lasca

import android.app.Application
import android.os.Handler
import android.os.Looper
import android.os.SystemClock
import android.util.Log
import game.lasca.core.NewGame
import game.lasca.core.Session
import game.lasca.feedback.Feedback
import game.lasca.feedback.PoolPlayer
import game.lasca.feedback.SoundPlayer
import game.lasca.host.DiskFolder
import game.lasca.host.Folder
import game.lasca.host.GameHost
import game.lasca.host.GameStore
import game.lasca.host.Lanes
import game.lasca.host.Outside
import game.lasca.host.Pace
import game.lasca.host.SavedGame
import game.lasca.host.SettingsStore
import java.io.File
import java.util.concurrent.ExecutorService
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.ThreadPoolExecutor
import java.util.concurrent.TimeUnit

/** The app's process. */
open class LascaApp : Application() {
    /** The player's settings. */
    val settings: SettingsStore by lazy { SettingsStore(this) }

    /** The search's thread; it ends when it has had nothing to do for a while. */
    val thinking: ExecutorService by lazy { lane("thinking") }

    /** The disk's thread, likewise. */
    val disk: ExecutorService by lazy { lane("disk") }

    /** Work that waits for other apps. */
    val outside = Outside()

    /** Where games are kept; it is in the backup. */
    val folder: Folder by lazy { openFolder(File(filesDir, GAMES)) }

    /** All saved games; for the disk's thread. */
    val store: GameStore by lazy { GameStore(folder, System::currentTimeMillis) }

    /** The game being played. */
    val host: GameHost by lazy {
        GameHost(
            saved = SavedGame(folder, store, log = ::note),
            lanes = lanes(),
            now = ::now,
            newId = ::newId,
            pace = ::pace,
            log = ::note,
            input = { settings.settings.input() },
            make = ::newSession,
        )
    }

    /** Sound and touch. */
    val feedback: Feedback by lazy { Feedback(soundPlayer(), { settings.settings.sound }, { settings.settings.haptics }) }

    private var count = 0
    private val main = Handler(Looper.getMainLooper())

    override fun onCreate() {
        super.onCreate()
        note("start")
        // Begun here, on the system's own thread, as no screen can be drawn without its look: the first one waits for the rest of it. It is the one wait for the disk.
        getSharedPreferences(SettingsStore.NAME, MODE_PRIVATE)
        host.open()
    }

    /** The folder of games; tests give one that fails. */
    protected open fun openFolder(place: File): Folder = DiskFolder(place)

    /** A game's session, and those of boards to learn on; tests give one that counts what is asked of it, or fails. */
    open fun newSession(game: NewGame, nowMs: Long): Session = Session(game, nowMs)

    /** Where the host's work runs; the tests' story runs it by hand. */
    protected open fun lanes(): Lanes = Lanes(thinking, disk, ::later)

    /** The host's monotonic milliseconds; the tests' story lets them pass by hand. */
    protected open fun now(): Long = SystemClock.elapsedRealtime()

    /** What plays sounds; tests give one that only counts. */
    protected open fun soundPlayer(): SoundPlayer = PoolPlayer(this)

    private fun later(delayMs: Long, work: () -> Unit): () -> Unit {
        val task = Runnable { work() }
        main.postDelayed(task, delayMs)
        return { main.removeCallbacks(task) }
    }

    // Unique without asking the disk: the wall clock, and a count within the process.
    private fun newId(): String = System.currentTimeMillis().toString(ID_RADIX) + "-" + count++

    private fun pace(): Double = when (settings.settings.pace) {
        Pace.INSTANT -> 0.0
        Pace.NATURAL -> 1.0
        Pace.SLOW -> 2.0
    }

    private fun note(words: String) {
        Log.i(TAG, words)
    }

    private fun lane(name: String) = ThreadPoolExecutor(1, 1, IDLE_SECONDS, TimeUnit.SECONDS, LinkedBlockingQueue()) { work ->
        Thread(work, "lasca-$name")
    }.apply { allowCoreThreadTimeOut(true) }

    private companion object {
        const val TAG = "lasca"
        const val GAMES = "games"
        const val ID_RADIX = 36
        const val IDLE_SECONDS = 20L
    }
}
