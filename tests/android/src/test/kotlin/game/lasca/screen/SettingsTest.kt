// Settings by touches: each changes its own setting and nothing else, and shows at once.
package game.lasca.screen

import android.content.Context
import android.content.SharedPreferences
import game.lasca.LascaApp
import game.lasca.host.ClockSide
import game.lasca.host.Hand
import game.lasca.host.Motion
import game.lasca.host.Pace
import game.lasca.host.Settings
import game.lasca.host.SettingsStore
import game.lasca.host.Spelling
import game.lasca.host.Verbosity
import game.lasca.look.BoardTheme
import game.lasca.look.Compat
import game.lasca.seen.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import java.lang.reflect.Proxy

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rGB-w411dp-h891dp-port-notnight-hdpi")
class SettingsTest {
    private val app get() = RuntimeEnvironment.getApplication() as LascaApp
    private val now get() = app.settings.settings

    private fun open() = Window.open(SettingsActivity::class.java, null)

    @Test
    fun `every switch changes its setting and nothing else`() {
        val screen = open()
        val switches = listOf<Pair<String, Settings.() -> Settings>>(
            "Coordinates" to { copy(coordinates = !coordinates) }, "Show where a column can go" to { copy(showLandings = !showLandings) },
            "Mark guards" to { copy(guards = !guards) }, "Drag columns" to { copy(drag = !drag) }, "Finish forced jumps" to { copy(autoComplete = !autoComplete) },
            "Tap the last square" to { copy(finalSquare = !finalSquare) }, "Tap a square to move there" to { copy(quickInput = !quickInput) },
            "Play the only move at a tap" to { copy(oneTapForced = !oneTapForced) }, "Play the only move by itself" to { copy(autoForced = !autoForced) },
            "Confirm each move" to { copy(confirm = !confirm) }, "Hints in steps" to { copy(hintSteps = !hintSteps) }, "Sound" to { copy(sound = !sound) },
            "Vibration" to { copy(haptics = !haptics) }, "Say when time runs short" to { copy(clockWarnings = !clockWarnings) },
        )
        for ((words, change) in switches) {
            val wanted = now.change()
            screen.press(words)
            assertEquals(words, wanted, now)
        }
    }

    @Test
    fun `every choice changes its setting`() {
        val screen = open()
        screen.press("Left")
        screen.press("At the left")
        screen.press("Fast")
        screen.press("At once")
        screen.press("In short")
        screen.press("delta 4")
        screen.press("Height numbers")
        screen.press("From 4")
        val wanted = Settings(hand = Hand.LEFT, clockSide = ClockSide.LEFT, motion = Motion.FAST, pace = Pace.INSTANT, verbosity = Verbosity.SHORT, spelling = Spelling.WORDS, badgeFrom = 4)
        assertEquals(wanted, now)
        assertNotNull(screen.find("From 4"))
    }

    @Test
    fun `every board can be chosen, and the window wears it`() {
        for ((words, board) in listOf("Slate" to BoardTheme.SLATE, "Green felt" to BoardTheme.FELT, "High contrast" to BoardTheme.HIGH_CONTRAST, "Wood" to BoardTheme.WOOD)) {
            val screen = open()
            screen.press(words)
            assertEquals(board, now.board)
            screen.close()
            assertEquals(board == BoardTheme.HIGH_CONTRAST, open().activity.kit.theme.highContrast)
        }
    }

    @Test
    fun `dark is dark whatever the system says, and light is light`() {
        val screen = open()
        screen.press("Dark")
        screen.close()
        val dark = open()
        assertTrue(dark.activity.kit.theme.dark)
        dark.press("Light")
        dark.close()
        assertTrue(!open().activity.kit.theme.dark)
    }

    @Test
    fun `a language is handed to the system, and its name is shown`() {
        val screen = open()
        screen.press("Language")
        screen.press("Deutsch")
        assertEquals("de", Compat.language(screen.activity, now.language))
        assertEquals("what the system keeps is not kept twice", "", now.language)
    }

    @Test
    fun `a language kept before Android 13 is handed to the system once`() {
        app.settings.update { copy(language = "it") }
        val screen = open()
        assertEquals("it", Compat.language(screen.activity, ""))
        assertEquals("", now.language)
        Compat.chooseLanguage(screen.activity, "")
        screen.close()
        assertEquals("the system's choice stands", "", Compat.language(open().activity, now.language))
    }

    @Test
    @Config(sdk = [26], qualifiers = "en-rGB-w411dp-h891dp-port-notnight-hdpi")
    fun `on Android 8 the windows speak the chosen language by themselves`() {
        app.settings.update { copy(language = "it") }
        assertNotNull(open().find("Impostazioni"))
    }

    @Test
    fun `privacy, licences and version can be read`() {
        val screen = open()
        for ((words, page) in listOf("Privacy" to ReadActivity.PRIVACY, "Licences" to ReadActivity.LICENCES)) {
            screen.press(words)
            assertEquals(page, screen.led()?.getStringExtra(ReadActivity.PAGE))
        }
        assertNotNull(screen.find("Version"))
        for (page in listOf(ReadActivity.PRIVACY, ReadActivity.LICENCES, ReadActivity.HISTORY)) {
            val intent = android.content.Intent(RuntimeEnvironment.getApplication(), ReadActivity::class.java).putExtra(ReadActivity.PAGE, page)
            assertTrue(page, Window.open(ReadActivity::class.java, null, intent).texts().sumOf { it.length } > 200)
        }
    }

    @Test
    fun `settings are kept, and strange values on disk fall back to the defaults`() {
        val wanted = Settings(board = BoardTheme.FELT, badgeFrom = 0, confirm = true, pace = Pace.SLOW, language = "it")
        app.settings.settings = wanted
        assertEquals(wanted, SettingsStore(app).settings)
        app.getSharedPreferences(SettingsStore.NAME, Context.MODE_PRIVATE).edit().clear()
            .putInt("board", 3).putString("coordinates", "yes").putInt("badge_from", 77).putString("pace", "FASTEST").putBoolean("language", true).commit()
        assertEquals(Settings(), SettingsStore(app).settings)
    }

    /** [real], of which an edit keeps only the first [most] values, or is lost where it is [lost]. */
    private fun faulty(real: SharedPreferences, most: Int, lost: Boolean): SharedPreferences {
        val types = arrayOf(SharedPreferences::class.java)
        return Proxy.newProxyInstance(javaClass.classLoader, types) { _, method, arguments ->
            if (method.name == "edit") editor(real.edit(), most, lost) else method.invoke(real, *arguments.orEmpty())
        } as SharedPreferences
    }

    private fun editor(real: SharedPreferences.Editor, most: Int, lost: Boolean): SharedPreferences.Editor {
        var puts = 0
        lateinit var shown: SharedPreferences.Editor
        shown = Proxy.newProxyInstance(javaClass.classLoader, arrayOf(SharedPreferences.Editor::class.java)) { _, method, arguments ->
            if (method.name.startsWith("put")) {
                if (puts++ < most) method.invoke(real, *arguments)
                shown
            } else {
                if (lost) null else method.invoke(real, *arguments.orEmpty())
            }
        } as SharedPreferences.Editor
        return shown
    }

    @Test
    fun `a disk that loses a write, or all of it behind the k-th value, costs the newest choices at most`() {
        val real = app.getSharedPreferences("faulty", Context.MODE_PRIVATE)
        val old = Settings(board = BoardTheme.FELT, confirm = true, pace = Pace.SLOW, language = "it")
        val new = Settings(board = BoardTheme.SLATE, sound = false, badgeFrom = 4, language = "de")
        val fields = Settings::class.java.declaredFields.filter { !java.lang.reflect.Modifier.isStatic(it.modifiers) }.onEach { it.isAccessible = true }
        for (lost in listOf(true, false)) for (k in 0..fields.size) {
            real.edit().clear().commit()
            SettingsStore(real).settings = old
            val store = SettingsStore(faulty(real, k, lost))
            store.settings = new
            assertEquals("what was chosen holds while the app lives", new, store.settings)
            val again = SettingsStore(real).settings
            if (lost) assertEquals("$k", old, again)
            for (field in fields) assertTrue("$lost $k: ${field.name}", field.get(again) == field.get(old) || field.get(again) == field.get(new))
        }
        real.edit().putInt("lessons_done", 3).commit()
        assertEquals(emptySet<String>(), SettingsStore(real).lessonsDone)
    }
}
