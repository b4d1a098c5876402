// Every screen and state in every pair of window, look, language and print: drawn, searched for faults, put on contact sheets.
// `-Dlasca.scenes=home,learn` looks at some scenes only; `-Dlasca.shots=DIR` says where the pictures go.
package game.lasca.seen

import game.lasca.LascaApp
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import java.io.File

@RunWith(RobolectricTestRunner::class)
class PictureTest {
    private val wanted = System.getProperty("lasca.scenes").orEmpty().split(',').filter { it.isNotEmpty() }
    private val scenes = Scenes.ALL.filter { scene -> wanted.isEmpty() || wanted.any { scene.name.startsWith(it) } }

    @Test
    fun `every pair of window, look, language and print is seen without a fault, and no two pictures are equal`() {
        val sheets = Sheets(File(checkNotNull(System.getProperty("lasca.shots"))))
        val faults = ArrayList<String>()
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

    private fun see(scene: Scene, setting: Setting, sheets: Sheets, name: String): Pair<List<String>, String?> {
        setting.apply()
        val app = RuntimeEnvironment.getApplication() as LascaApp
        app.settings.update { copy(board = setting.look.board, brightness = setting.look.brightness) }
        val window = scene.open(setting.pane)
        val found = Faults(window.top, setting.pane).all()
        val twin = sheets.add(name, window.picture())
        window.close()
        return found to twin
    }
}
