// What all screens share: the chosen look and language, room for the system's bars, Back, and rebuilding when the look changes.
// Knows settings and the app; must not know what a screen shows.
package game.lasca.screen

import android.app.Activity
import android.content.Context
import android.content.Intent
import android.content.res.Configuration
import android.media.AudioManager
import android.os.Bundle
import android.view.View
import game.lasca.LascaApp
import game.lasca.R
import game.lasca.host.Brightness
import game.lasca.host.Settings
import game.lasca.host.SettingsStore
import game.lasca.look.BoardTheme
import game.lasca.look.Compat
import game.lasca.look.Kept
import game.lasca.look.Kit
import game.lasca.look.Sheet
import game.lasca.look.SheetHolder
import game.lasca.look.Theme
import game.lasca.look.topBar

/** A screen. */
abstract class ScreenActivity : Activity(), SheetHolder {
    /** The process with all that outlives a screen. */
    val app: LascaApp get() = application as LascaApp

    /** Makes this screen's views. */
    lateinit var kit: Kit
        private set

    private var sheet: Sheet? = null
    private var led = false

    /** Whether this screen has led to another, or goes: whatever is still touched on it was a touch too many. */
    protected val leaving: Boolean get() = led || isFinishing

    private var seen = false
    private var shownLook: List<Any> = emptyList()

    /** What stood over this screen when it was made again; null if nothing did. */
    protected var kept: Kept? = null
        private set

    /** Opens again what was [kept]; called once, after [content]. */
    protected open fun reopen(kept: Kept) = Unit

    /** The whole content; called once when the screen is made. */
    protected abstract fun content(state: Bundle?): View

    override fun attachBaseContext(base: Context) {
        val settings = (base.applicationContext as? LascaApp)?.settings?.settings ?: SettingsStore(base).settings
        super.attachBaseContext(Compat.configured(base, night(settings), settings.language, Settings.LANGUAGES))
    }

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        // Between two short sounds, too, the keys change how loud those are.
        volumeControlStream = AudioManager.STREAM_MUSIC
        if (Compat.handLanguageOver(this, app.settings.settings.language)) app.settings.update { copy(language = "") }
        val settings = app.settings.settings
        shownLook = look(settings)
        kit = Kit(this, Theme.of(settings.board, isNight()))
        Compat.edgeToEdge(window, kit.theme.dark)
        window.decorView.setBackgroundColor(kit.theme.paper.ground)
        kept = lastNonConfigurationInstance as? Kept ?: state?.getStringArray(KEPT)?.let { (kind, about, text) -> Kept(kind, about, text) }
        setContentView(content(state))
        kept?.let(::reopen)
    }

    // One at a time: what is touched twice before its sheet is there opens it once.
    override fun opened(sheet: Sheet) {
        val before = this.sheet
        this.sheet = sheet
        before?.dismiss()
    }

    override fun closed(sheet: Sheet) {
        if (this.sheet === sheet) this.sheet = null
    }

    private fun standing(): Kept? = sheet?.takeIf { it.dialog.isShowing }?.run { kept() }

    // A text of any length outlives a turn of the device; the system's own memory has room for a short one only.
    override fun onRetainNonConfigurationInstance(): Any? = standing()

    override fun onSaveInstanceState(state: Bundle) {
        super.onSaveInstanceState(state)
        standing()?.takeIf { it.text.length <= LONGEST_KEPT }?.let { state.putStringArray(KEPT, arrayOf(it.kind, it.about, it.text)) }
    }

    override fun onDestroy() {
        sheet?.drop()
        super.onDestroy()
    }

    // With a finger nobody is typing yet: no field takes the focus, and no keyboard opens, before it is touched.
    override fun onWindowFocusChanged(hasFocus: Boolean) {
        super.onWindowFocusChanged(hasFocus)
        if (hasFocus) lookAgain()
        if (!hasFocus || seen) return
        seen = true
        val decor = window.decorView
        if (decor.isInTouchMode) decor.findFocus()?.clearFocus()
    }

    override fun onStart() {
        super.onStart()
        lookAgain()
    }

    // Back on this screen, one can go on from it again.
    override fun onResume() {
        super.onResume()
        led = false
    }

    // All ways from one screen to another lead through here; the first touch is the one that was meant.
    override fun startActivityForResult(intent: Intent?, code: Int, options: Bundle?) {
        if (led) return
        super.startActivityForResult(intent, code, options)
        led = true
    }

    /** A bar with this screen's title and Back. */
    protected fun bar(title: CharSequence, vararg actions: View): View {
        // What a screen reader says when the window comes.
        this.title = title
        return kit.topBar(title, R.drawable.ic_back, getString(R.string.screen_back), ::finish, *actions)
    }

    /** Goes to another screen. */
    inline fun <reified T : Activity> go(vararg extras: Pair<String, String>) {
        startActivity(Intent(this, T::class.java).apply { extras.forEach { (key, value) -> putExtra(key, value) } })
    }

    /** Goes to the game the host holds; a game's screen that lies beneath is the one that is shown. */
    protected fun goToGame() = startActivity(Intent(this, GameActivity::class.java).addFlags(Intent.FLAG_ACTIVITY_CLEAR_TOP))

    /** Runs [work] on the disk's thread and [then] with its result here, unless the screen is gone. */
    fun <T> onDisk(work: () -> T, then: (T) -> Unit) = app.disk.execute {
        val result = work()
        runOnUiThread { if (!isDestroyed) then(result) }
    }

    /** Runs [work], which asks another app for something, and [then] with its result here, unless the screen is gone. */
    fun <T> outside(work: () -> T, then: (T) -> Unit) = app.outside.run {
        val result = work()
        runOnUiThread { if (!isDestroyed) then(result) }
    }

    /** Builds the screen again if a setting changed how it looks. */
    protected fun lookAgain() {
        if (look(app.settings.settings) != shownLook) recreate()
    }

    /** Makes the sounds ready once the screen is there: no picture waits for them, and a first move finds them. */
    protected fun prepareSounds() {
        window.decorView.post(app.feedback::prepare)
    }

    private fun isNight(): Boolean =
        resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES

    /** What of the settings this screen is built by; if it changes meanwhile the screen is built again. */
    protected open fun look(settings: Settings): List<Any> = listOf(settings.board, settings.brightness, settings.language)

    private fun night(settings: Settings): Boolean? = when {
        settings.board == BoardTheme.HIGH_CONTRAST -> true
        settings.brightness == Brightness.LIGHT -> false
        settings.brightness == Brightness.DARK -> true
        else -> null
    }

    private companion object {
        const val KEPT = "kept"
        const val LONGEST_KEPT = 20_000
    }
}
