// The dozen pictures of the README, each a scene in one setting: `android/play --pictures` writes them to android/pictures.
// Knows which scene shows what best; how a scene is reached is Scenes' and GameScenes' business.
package game.lasca.seen

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import java.io.File

@RunWith(RobolectricTestRunner::class)
class ReadmePictures {
    private class Shown(val name: String, val scene: String, val pane: Pane, val look: Look, val tongue: Tongue)

    private val dozen = listOf(
        Shown("home", "home-game", Pane.PHONE, Look.DARK, Tongue.IT),
        Shown("game", "game-hint", Pane.PHONE, Look.LIGHT, Tongue.EN),
        Shown("new-game", "new-game", Pane.PHONE, Look.DARK, Tongue.DE),
        Shown("my-games", "my-games-deleted", Pane.PHONE, Look.LIGHT, Tongue.DE),
        Shown("learn", "learn", Pane.PHONE, Look.LIGHT, Tongue.EN),
        Shown("lesson", "lesson", Pane.PHONE, Look.CONTRAST, Tongue.IT),
        Shown("replay", "replay", Pane.PHONE, Look.LIGHT, Tongue.IT),
        Shown("rules", "rules", Pane.PHONE, Look.LIGHT, Tongue.DE),
        Shown("settings", "settings", Pane.PHONE, Look.LIGHT, Tongue.DE),
        Shown("tablet", "game-inspect", Pane.TABLET, Look.LIGHT, Tongue.IT),
        Shown("split", "game-half", Pane.SPLIT, Look.LIGHT, Tongue.DE),
        Shown("landscape", "game-hint", Pane.PHONE_WIDE, Look.DARK, Tongue.DE),
    )

    @Test
    fun `the dozen is drawn without a fault`() {
        val folder = File(checkNotNull(System.getProperty("lasca.shots")))
        for (shown in dozen) {
            val scene = (Scenes.ALL + GameScenes.ALL).first { it.name == shown.scene }
            val window = scene.seen(Setting(shown.pane, shown.look, shown.tongue, Print.USUAL))
            assertEquals(shown.name, emptyList<String>(), Faults(window.top, shown.pane).all())
            val file = File(folder, "${shown.name}.png")
            file.outputStream().use { window.picture().compress(android.graphics.Bitmap.CompressFormat.PNG, 100, it) }
            assertTrue("${shown.name} has ${file.length()} bytes", file.length() < LARGEST)
            window.clear()
        }
    }

    private companion object {
        /** What a file of the repository may have at most. */
        const val LARGEST = 1_000_000
    }
}
