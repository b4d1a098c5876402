// Every screen and state in every pair of window, look, language and print: drawn, searched for faults, put on contact sheets.
// `-Dlasca.scenes=home,learn` looks at some scenes only; `-Dlasca.shots=DIR` says where the pictures go.
package game.lasca.seen

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import java.io.File

@RunWith(RobolectricTestRunner::class)
class PictureTest {
    private val wanted = System.getProperty("lasca.scenes").orEmpty().split(',').filter { it.isNotEmpty() }

    private fun chosen(scenes: List<Scene>) = scenes.filter { scene -> wanted.isEmpty() || wanted.any { scene.name.startsWith(it) } }

    @Test
    fun `every pair of window, look, language and print is seen without a fault, and no two pictures are equal`() {
        val sheets = Sheets(File(checkNotNull(System.getProperty("lasca.shots"))))
        val faults = ArrayList<String>()
        val scenes = chosen(Scenes.ALL + GameScenes.ALL)
        scenes.forEachIndexed { i, scene ->
            for (setting in Setting.pairwise(i.toLong())) {
                val name = "${scene.name}-${setting.label}"
                val (found, twin) = see(scene, setting, sheets, name)
                faults += found.map { "$name: $it" }
                if (twin != null) faults += "$name is equal to $twin"
            }
        }
        sheets.flush()
        println("pictures: ${sheets.count} of ${scenes.size} scenes, ${faults.size} faults")
        assertEquals(faults.joinToString("\n"), 0, faults.size)
        if (wanted.isEmpty()) assertTrue("${sheets.count}", sheets.count in 120..400)
    }

    @Test
    fun `further states have no fault in the narrowest, the lowest and the widest window`() {
        val faults = ArrayList<String>()
        val sheets = Sheets(File(checkNotNull(System.getProperty("lasca.shots")), "more"))
        val settings = listOf(
            Setting(Pane.SPLIT, Look.LIGHT, Tongue.DE, Print.DOUBLE), Setting(Pane.PHONE, Look.DARK, Tongue.DE, Print.DOUBLE),
            Setting(Pane.PHONE_WIDE, Look.CONTRAST, Tongue.IT, Print.USUAL), Setting(Pane.TABLET, Look.LIGHT, Tongue.EN, Print.USUAL),
            Setting(Pane.PHONE_BAR, Look.LIGHT, Tongue.DE, Print.USUAL), Setting(Pane.PHONE_CUT, Look.DARK, Tongue.EN, Print.DOUBLE),
        )
        for (scene in chosen(Scenes.MORE + GameScenes.MORE)) for (setting in settings) {
            val name = "${scene.name}-${setting.label}"
            faults += see(scene, setting, sheets, name).first.map { "$name: $it" }
        }
        sheets.flush()
        assertEquals(faults.joinToString("\n"), 0, faults.size)
    }

    @Test
    fun `a game has no fault in the windows of a free desktop, which are neither a phone's nor a tablet's`() {
        val faults = ArrayList<String>()
        val sheets = Sheets(File(checkNotNull(System.getProperty("lasca.shots")), "free"))
        val settings = listOf(Pane.FREE_LOW, Pane.FREE_SQUARE, Pane.FREE_NARROW).map { Setting(it, Look.LIGHT, Tongue.DE, Print.USUAL) }
        for (scene in chosen(GameScenes.ALL)) for (setting in settings) {
            val name = "${scene.name}-${setting.label}"
            faults += see(scene, setting, sheets, name).first.map { "$name: $it" }
        }
        sheets.flush()
        assertEquals(faults.joinToString("\n"), 0, faults.size)
    }

    private fun see(scene: Scene, setting: Setting, sheets: Sheets, name: String): Pair<List<String>, String?> {
        val window = scene.seen(setting)
        val found = Faults(window.top, setting.pane).all()
        val twin = sheets.add(name, window.picture())
        window.clear()
        return found to twin
    }
}
