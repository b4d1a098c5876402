// Keeps the settings in the app's preferences and tells who asked when they change.
// Knows the keys; an unknown or damaged value falls back to its default, never to an error.
package game.lasca.host

import android.content.Context
import android.content.SharedPreferences
import game.lasca.core.NewGameDraft

/** The settings on disk, read once and held in memory. Main thread only. */
class SettingsStore(private val preferences: SharedPreferences) {
    constructor(context: Context) : this(context.getSharedPreferences(NAME, Context.MODE_PRIVATE))

    private val listeners = LinkedHashSet<(Settings) -> Unit>()

    /** The present settings; setting them writes in the background and tells every listener. */
    var settings: Settings = read()
        set(value) {
            if (field == value) return
            field = value
            write(value)
            listeners.toList().forEach { it(value) }
        }

    /** Changes some settings: `store.update { copy(sound = false) }`. */
    fun update(change: Settings.() -> Settings) {
        settings = settings.change()
    }

    /** Calls [listener] after each change until [forget]. */
    fun listen(listener: (Settings) -> Unit) {
        listeners += listener
    }

    /** Ends [listen]. */
    fun forget(listener: (Settings) -> Unit) {
        listeners -= listener
    }

    /** Ids of the lessons whose goal was met. */
    var lessonsDone: Set<String>
        get() = kept({ preferences.getStringSet(LESSONS, null) }, null).orEmpty().toSet()
        set(value) = preferences.edit().putStringSet(LESSONS, value).apply()

    /** The choices of the last new game. */
    var lastDraft: NewGameDraft
        get() = Drafts.of(word(DRAFT))
        set(value) = preferences.edit().putString(DRAFT, Drafts.text(value)).apply()

    private fun read(): Settings {
        val d = Settings()
        return Settings(
            board = choice("board", d.board), brightness = choice("brightness", d.brightness),
            coordinates = flag("coordinates", d.coordinates),
            badgeFrom = number("badge_from", d.badgeFrom).takeIf { it in Settings.BADGE_CHOICES } ?: d.badgeFrom,
            guards = flag("guards", d.guards), showLandings = flag("show_landings", d.showLandings), drag = flag("drag", d.drag),
            autoComplete = flag("auto_complete", d.autoComplete), finalSquare = flag("final_square", d.finalSquare),
            oneTapForced = flag("one_tap_forced", d.oneTapForced), autoForced = flag("auto_forced", d.autoForced),
            quickInput = flag("quick_input", d.quickInput), confirm = flag("confirm", d.confirm), hintSteps = flag("hint_steps", d.hintSteps),
            sound = flag("sound", d.sound), haptics = flag("haptics", d.haptics),
            pace = choice("pace", d.pace), motion = choice("motion", d.motion), hand = choice("hand", d.hand), clockSide = choice("clock_side", d.clockSide),
            verbosity = choice("verbosity", d.verbosity), spelling = choice("spelling", d.spelling),
            clockWarnings = flag("clock_warnings", d.clockWarnings),
            language = word("language").takeIf { it in Settings.LANGUAGES }.orEmpty(),
        )
    }

    private fun write(s: Settings) = preferences.edit()
        .putString("board", s.board.name).putString("brightness", s.brightness.name)
        .putBoolean("coordinates", s.coordinates).putInt("badge_from", s.badgeFrom)
        .putBoolean("guards", s.guards).putBoolean("show_landings", s.showLandings).putBoolean("drag", s.drag)
        .putBoolean("auto_complete", s.autoComplete).putBoolean("final_square", s.finalSquare)
        .putBoolean("one_tap_forced", s.oneTapForced).putBoolean("auto_forced", s.autoForced)
        .putBoolean("quick_input", s.quickInput).putBoolean("confirm", s.confirm).putBoolean("hint_steps", s.hintSteps)
        .putBoolean("sound", s.sound).putBoolean("haptics", s.haptics)
        .putString("pace", s.pace.name).putString("motion", s.motion.name).putString("hand", s.hand.name).putString("clock_side", s.clockSide.name)
        .putString("verbosity", s.verbosity.name).putString("spelling", s.spelling.name)
        .putBoolean("clock_warnings", s.clockWarnings).putString("language", s.language)
        .apply()

    // A value of another type under the same key (an older or foreign backup) throws ClassCastException.
    private fun <T> kept(read: () -> T, fallback: T): T = try {
        read()
    } catch (_: ClassCastException) {
        fallback
    }

    private fun flag(key: String, fallback: Boolean) = kept({ preferences.getBoolean(key, fallback) }, fallback)

    private fun number(key: String, fallback: Int) = kept({ preferences.getInt(key, fallback) }, fallback)

    private fun word(key: String): String = kept({ preferences.getString(key, null) }, null).orEmpty()

    private inline fun <reified T : Enum<T>> choice(key: String, fallback: T): T {
        val name = word(key)
        return enumValues<T>().firstOrNull { it.name == name } ?: fallback
    }

    companion object {
        /** The preferences file; named in the backup rules. */
        const val NAME = "settings"
        private const val LESSONS = "lessons_done"
        private const val DRAFT = "last_new_game"
    }
}
