// Pictures of the game screen to be looked at: each in its window, its light, its language. Written to the folder of shots by `android/play --shots`;
// no test, as nothing is judged here: PictureTest searches the same screen for faults.
package game.lasca.play

import android.graphics.Bitmap
import game.lasca.R
import game.lasca.core.Seat
import game.lasca.core.Start
import game.lasca.core.TimeControl
import game.lasca.core.Turning
import game.lasca.look.BoardTheme
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import java.io.File

@RunWith(RobolectricTestRunner::class)
class GamePictures {
    private val phone = "w411dp-h891dp-port-notnight-xhdpi"
    private val capture = "w b2wW d2BbbbwwWwww c3b e3w g3w c5b e5b a7WBbb g7b"
    private val duty = "w f4b c5WB d6BbbbBBwwWW f6Bb a7WB c7WwWWW"
    private val hint = "w a1w c1w b2w f2bw a3bw b4b f4Bwww a5b e5W d6wb f6bbbbB e7W"
    private val quiet = "w c1w g1w f2WbbbbBb a3w c3www e3w g3w a5b c5b e5W a7b c7Wbb"

    private fun see(
        name: String,
        qualifiers: String = phone,
        position: String? = null,
        black: Seat = Seat.Human,
        time: TimeControl? = null,
        font: Float = 1f,
        turning: Turning = Turning.FIXED,
        then: Play.() -> Unit = {},
    ) {
        RuntimeEnvironment.setQualifiers(qualifiers)
        RuntimeEnvironment.setFontScale(font)
        val start = position?.let { Start.Position(it) } ?: Start.Initial
        val play = Play.start(newGame(LASKER, black = black, start = start, time = time, turning = turning))
        play.then()
        settle()
        val picture = play.screen()
        val file = File(checkNotNull(System.getProperty("lasca.shots")), "game-$name.png")
        file.parentFile?.mkdirs()
        file.outputStream().use { assertTrue(picture.compress(Bitmap.CompressFormat.PNG, 100, it)) }
        play.controller.pause().stop().destroy()
    }

    @Test
    fun `the game is seen in every kind of window`() {
        see("start")
        see("obligation", position = duty)
        see("capture", position = capture, black = Seat.Computer(5), time = TimeControl(300_000, 0)) {
            tap("b2")
            tap("d4")
        }
        see("chosen", position = capture) { tap("b2") }
        see("hint-dark", "w411dp-h891dp-port-night-xhdpi", hint, Seat.Computer(8)) { press(R.string.game_hint) }
        see("german-font2", "de-rDE-w411dp-h891dp-port-notnight-xhdpi", duty, Seat.Computer(5), TimeControl(300_000, 0), font = 2f)
        see("landscape", "w891dp-h411dp-land-notnight-xhdpi", quiet, Seat.Computer(5)) { tap("f2") }
        see("tablet", "w800dp-h1280dp-port-notnight-hdpi", quiet, Seat.Computer(5)) {
            tap("a3")
            tap("b4")
        }
        see("tablet-land", "it-rIT-w1280dp-h800dp-land-night-hdpi", quiet) { tap("f2") }
        see("split-320", "w320dp-h320dp-port-night-xhdpi", quiet) { tap("f2") }
        see("small-phone", "w360dp-h640dp-port-notnight-xhdpi", hint) { tap("e5") }
        see("fold", "w690dp-h700dp-port-notnight-xhdpi", duty)
        see("tall-22", position = "w a1w d4BbBbbbBBBBWWwWwWwWwWw")
        see("face-to-face", position = capture, turning = Turning.FACE_TO_FACE) {
            tap("b2")
            tap("d4")
            tap("b6")
        }
        see("inspector", position = capture) { hold("d2") }
        see("menu") { press(R.string.game_menu) }
        see("moves", position = quiet) {
            tap("a3")
            tap("b4")
            press(R.string.game_moves)
        }
        see("end", position = "w a1w b2w c3b e7b") {
            press(R.string.game_menu)
            press(R.string.game_resign)
            press(R.string.game_resign)
            pass(1500)
        }
        app.settings.update { copy(board = BoardTheme.HIGH_CONTRAST) }
        see("contrast", position = capture) { tap("b2") }
        app.settings.update { copy(board = BoardTheme.SLATE) }
        see("refused-slate", position = capture) { tap("e3") }
    }
}
