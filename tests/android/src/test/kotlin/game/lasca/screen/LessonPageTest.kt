// Boards to learn on in the smallest windows: their squares can be hit, and the task begins in sight.
package game.lasca.screen

import android.app.Activity
import android.content.Intent
import android.graphics.Rect
import android.widget.TextView
import game.lasca.board.BoardView
import game.lasca.seen.Window
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

@RunWith(RobolectricTestRunner::class)
class LessonPageTest {
    private inline fun <reified A : Activity> opened(vararg extras: Pair<String, String>): Window<A> {
        val intent = Intent(RuntimeEnvironment.getApplication(), A::class.java)
        extras.forEach { (key, value) -> intent.putExtra(key, value) }
        return Window.open(A::class.java, null, intent)
    }

    private fun inWindow(width: Int, height: Int, font: Float, then: (String) -> Unit) {
        RuntimeEnvironment.setQualifiers("de-rDE-w${width}dp-h${height}dp-${if (width > height) "land" else "port"}-notnight-mdpi")
        RuntimeEnvironment.setFontScale(font)
        then("$width × $height, $font")
    }

    private fun holds(where: String, window: Window<*>, task: String?) {
        val board = Window.all(window.decor).filterIsInstance<BoardView>().single()
        val side = board.geometry.unitDp
        assertTrue("$where: the diamond around a square is ${side * DIAMOND} dp", side * DIAMOND >= 48)
        if (task != null) {
            val words = Window.all(window.decor).filterIsInstance<TextView>().first { it.text.toString() == task }
            val seen = Rect()
            assertTrue(where, words.getGlobalVisibleRect(seen))
            assertTrue("$where: ${seen.height()} of ${words.height}", seen.height() >= minOf(words.height, words.lineHeight))
        }
        window.close()
    }

    @Test
    fun `a square is hit within 48 dp in every window, and the task begins in sight`() {
        for ((width, height) in listOf(320 to 296, 320 to 320, 360 to 360, 360 to 640, 411 to 891, 640 to 360)) for (font in listOf(1f, 2f)) inWindow(width, height, font) { where ->
            val idea = opened<LessonActivity>(LessonActivity.LIST to LearnActivity.IDEAS, LessonActivity.ITEM to "bait")
            holds("idea, $where", idea, learnWords(idea.activity, "bait", "task"))
            val lesson = opened<LessonActivity>(LessonActivity.LIST to Library.LESSONS, LessonActivity.ITEM to "release")
            holds("lesson, $where", lesson, learnWords(lesson.activity, "release", "task"))
            holds("old game, $where", opened<ReplayActivity>(ReplayActivity.ITEM to "game_1"), null)
        }
    }

    private companion object {
        /** The side of the diamond of places nearest to a square, over the square's. */
        const val DIAMOND = 1.41421356
    }
}
