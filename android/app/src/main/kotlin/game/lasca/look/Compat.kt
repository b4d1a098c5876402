// Every difference between Android versions, in one object: nothing else in the app asks for the version.
// Knows windows and views; must not know what a screen shows.
package game.lasca.look

import android.animation.ValueAnimator
import android.annotation.SuppressLint
import android.app.Activity
import android.app.LocaleManager
import android.content.Context
import android.content.res.Configuration
import android.graphics.Rect
import android.graphics.Typeface
import android.os.Build
import android.os.LocaleList
import android.provider.Settings
import android.view.View
import android.view.Window
import android.view.WindowInsets
import android.view.WindowInsetsController
import android.view.WindowManager
import android.view.accessibility.AccessibilityNodeInfo
import android.window.OnBackInvokedCallback
import android.window.OnBackInvokedDispatcher
import java.util.Locale

/** Space taken by system bars, cut-outs and the keyboard, in pixels. */
data class Edges(val left: Int, val top: Int, val right: Int, val bottom: Int)

/** The version branches. */
@SuppressLint("NewApi")
object Compat {
    private val sdk: Int get() = Build.VERSION.SDK_INT

    /** Lets [window] reach under the bars, which become clear, with icons that can be seen on [dark] or light ground. */
    @Suppress("DEPRECATION")
    fun edgeToEdge(window: Window, dark: Boolean) {
        window.statusBarColor = 0
        window.navigationBarColor = 0
        if (sdk >= 29) window.isNavigationBarContrastEnforced = false
        if (sdk >= 30) {
            window.setDecorFitsSystemWindows(false)
            val light = WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS or WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS
            window.decorView.windowInsetsController?.setSystemBarsAppearance(if (dark) 0 else light, light)
        } else {
            val light = View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR or View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR
            val stable = View.SYSTEM_UI_FLAG_LAYOUT_STABLE or View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION or View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN
            window.decorView.systemUiVisibility = stable or (if (dark) 0 else light)
        }
    }

    /** The edges that nothing to read or to touch may lie under. */
    @Suppress("DEPRECATION")
    fun edges(insets: WindowInsets): Edges {
        if (sdk >= 30) {
            val kinds = WindowInsets.Type.systemBars() or WindowInsets.Type.displayCutout() or WindowInsets.Type.ime()
            val i = insets.getInsets(kinds)
            return Edges(i.left, i.top, i.right, i.bottom)
        }
        val cut = if (sdk >= 28) insets.displayCutout else null
        return Edges(
            maxOf(insets.systemWindowInsetLeft, cut?.safeInsetLeft ?: 0),
            maxOf(insets.systemWindowInsetTop, cut?.safeInsetTop ?: 0),
            maxOf(insets.systemWindowInsetRight, cut?.safeInsetRight ?: 0),
            maxOf(insets.systemWindowInsetBottom, cut?.safeInsetBottom ?: 0),
        )
    }

    /** Calls [use] whenever the edges of [view]'s window change; the views in it are told of them too. */
    fun watchEdges(view: View, use: (Edges) -> Unit) {
        view.setOnApplyWindowInsetsListener { _, insets ->
            use(edges(insets))
            insets
        }
        if (view.isAttachedToWindow) view.requestApplyInsets()
    }

    /** Lets the keyboard shrink [window]; from Android 11 its height is among the edges anyway. */
    @Suppress("DEPRECATION")
    fun roomForKeyboard(window: Window) = window.setSoftInputMode(WindowManager.LayoutParams.SOFT_INPUT_ADJUST_RESIZE)

    /** Whether the system wants things to move. */
    fun animates(context: Context): Boolean = ValueAnimator.areAnimatorsEnabled() && scale(context) > 0f

    private fun scale(context: Context): Float =
        Settings.Global.getFloat(context.contentResolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f)

    /** Marks [view] as a heading a screen reader can jump to. */
    fun heading(view: View) {
        if (sdk >= 28) view.isAccessibilityHeading = true
    }

    /** Says what has opened when [view] appears. */
    fun paneTitle(view: View, title: CharSequence) {
        if (sdk >= 28) view.accessibilityPaneTitle = title
    }

    /** What a screen reader says after the name: "selected", "on". */
    fun state(view: View, words: CharSequence?) {
        if (sdk >= 30) view.stateDescription = words
    }

    /** Gives [node] the state that is said after its name; whether the system has a place for it: else the name must say it. */
    fun state(node: AccessibilityNodeInfo, words: CharSequence?): Boolean {
        if (sdk >= 30) node.stateDescription = words
        return sdk >= 30
    }

    /** The serif face at weight 500 where the system can, else as it comes. */
    fun serif(medium: Boolean): Typeface =
        if (sdk >= 28) Typeface.create(Typeface.SERIF, if (medium) 500 else 400, false) else Typeface.SERIF

    /** The sans face at weight 500 or 400. */
    fun sans(medium: Boolean): Typeface = Typeface.create(if (medium) "sans-serif-medium" else "sans-serif", Typeface.NORMAL)

    /** The language chosen for the app, as a tag, or empty; [kept] is what the app's own settings hold. */
    fun language(context: Context, kept: String): String {
        if (sdk < 33) return kept
        val chosen = context.getSystemService(LocaleManager::class.java)?.applicationLocales ?: return kept
        return if (chosen.isEmpty) "" else chosen[0].language
    }

    /** Hands the chosen language to the system where it keeps it (the windows are then rebuilt); true if it does. */
    fun chooseLanguage(context: Context, tag: String): Boolean {
        if (sdk < 33) return false
        val locales = if (tag.isEmpty()) LocaleList.getEmptyLocaleList() else LocaleList.forLanguageTags(tag)
        context.getSystemService(LocaleManager::class.java)?.applicationLocales = locales
        return true
    }

    /** Hands a language that was [kept] by an older Android to the system once it keeps such choices; true if it needs to be kept no longer. */
    fun handLanguageOver(context: Context, kept: String): Boolean {
        val manager = if (sdk < 33 || kept.isEmpty()) null else context.getSystemService(LocaleManager::class.java)
        if (manager?.applicationLocales?.isEmpty == true) manager.applicationLocales = LocaleList.forLanguageTags(kept)
        return manager != null
    }

    /**
     * [base] with the night mode, and below Android 13 the language, that the player chose; null and empty follow the system. Where the system speaks
     * none of the languages [spoken], the first of them is spoken whole: with its digits, and in its direction.
     */
    fun configured(base: Context, night: Boolean?, language: String, spoken: List<String>): Context {
        val change = Configuration()
        var needed = false
        if (night != null) {
            val mode = if (night) Configuration.UI_MODE_NIGHT_YES else Configuration.UI_MODE_NIGHT_NO
            change.uiMode = mode or (base.resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK.inv())
            needed = true
        }
        val system = base.resources.configuration.locales[0]
        val locale = when {
            sdk < 33 && language.isNotEmpty() -> Locale.forLanguageTag(language)
            system.language !in spoken -> Locale(spoken.first(), system.country)
            else -> null
        }
        if (locale != null) {
            change.setLocales(LocaleList(locale))
            change.setLayoutDirection(locale)
            needed = true
        }
        if (!needed) return base
        // Zero would be read as "scale 1", not as "leave it".
        change.fontScale = base.resources.configuration.fontScale
        return base.createConfigurationContext(change)
    }

    /** Lets a drag that starts in [places] of [view] stay a drag instead of becoming the system's Back. */
    fun ownGestures(view: View, places: List<Rect>) {
        if (sdk >= 29) view.systemGestureExclusionRects = places
    }

    /** Runs [action] on Back until the returned function is called; the system can then show where Back leads. */
    fun onBack(activity: Activity, action: () -> Unit): () -> Unit {
        if (sdk < 33) return {}
        val callback = OnBackInvokedCallback { action() }
        activity.onBackInvokedDispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, callback)
        return { activity.onBackInvokedDispatcher.unregisterOnBackInvokedCallback(callback) }
    }
}
