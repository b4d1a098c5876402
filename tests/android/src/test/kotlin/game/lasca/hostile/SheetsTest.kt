// Every sheet stays open with all that is in it when its screen is made again: by a turn of the device, by another language, by the end of the process.
package game.lasca.hostile

import android.os.Bundle
import game.lasca.R
import game.lasca.host.DiskFolder
import game.lasca.play.app
import game.lasca.screen.ReceiveActivity
import game.lasca.seen.Games
import game.lasca.seen.Window
import game.lasca.seen.clear
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.io.File

@RunWith(RobolectricTestRunner::class)
@Config(application = FullDiskApp::class, qualifiers = "en-rGB-w411dp-h891dp-port-notnight-mdpi")
class SheetsTest {
    @After
    fun empty() {
        FullFolder.full = false
    }

    private val failed = SheetScene("ReceiveActivity.FAILED") {
        Window.open(ReceiveActivity::class.java, null, SheetScenes.sent(Games.played(Games.fresh("Rosa", "Max"), 9).record())).apply {
            FullFolder.full = true
            press(activity.getString(R.string.my_games_paste_add))
            FullFolder.full = false
        }
    }
    private val all = SheetScenes.ALL + failed

    private fun shown(window: Window<*>): List<String> {
        assertTrue("a screen and a sheet over it: ${window.roots().size} windows, ${window.texts()}", window.roots().size == 2)
        return window.texts()
    }

    private fun die(window: Window<*>): Window<*> {
        val state = Bundle()
        val type = window.activity.javaClass
        val intent = window.activity.intent
        val over = window.roots().drop(1)
        window.controller.pause().stop().saveInstanceState(state)
        over.forEach { it.visibility = android.view.View.GONE }
        window.controller.destroy()
        Window.idle()
        return Window.open(type, null, intent, state)
    }

    @Test
    fun `turned, every sheet is there as it was`() = all.forEach { scene ->
        val window = scene.open()
        val before = shown(window)
        window.turn()
        assertEquals(scene.kept, before, shown(window))
        window.clear()
    }

    @Test
    fun `after the end of the process, every sheet is there as it was`() = all.forEach { scene ->
        val window = scene.open()
        val before = shown(window)
        val back = die(window)
        assertEquals(scene.kept, before, shown(back))
        back.clear()
    }

    @Test
    fun `a sheet that is chosen from after a turn does what it says`() {
        val window = all.first { it.kept == "NewGameParts.LEVELS" }.open()
        window.turn()
        val last = window.texts().last()
        window.press(last)
        assertTrue("$last of ${window.texts()}", last in window.texts())
        window.clear()
        val badge = all.first { it.kept == "SettingsLook.BADGE" }.open()
        badge.turn()
        badge.press(badge.activity.getString(R.string.settings_badge_never))
        assertEquals(0, app.settings.settings.badgeFrom)
        app.settings.update { copy(badgeFrom = 2) }
        badge.clear()
    }

    @Test
    fun `no sheet of the sources is missing here`() {
        val sources = File(checkNotNull(System.getProperty("lasca.root")), "android/app/src/main/kotlin").walkTopDown().filter { it.extension == "kt" }
        val kept = sources.flatMap { file -> KEPT.findAll(file.readText()).map { "${file.nameWithoutExtension}.${it.groupValues[1]}" } }.toSet()
        assertEquals(kept, all.map { it.kept }.toSet())
    }

    private companion object {
        val KEPT = Regex("""\{ Kept\((\w+)""")
    }
}
