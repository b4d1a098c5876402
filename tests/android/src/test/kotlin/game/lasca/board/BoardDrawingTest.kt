// The board's shapes against the golden lists that both apps keep; `-Dlasca.golden=write` writes them anew, to be read in the diff.
package game.lasca.board

import game.lasca.core.Session
import game.lasca.core.Side
import game.lasca.core.actionFromJson
import game.lasca.core.newGameFromJson
import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.junit.runners.JUnit4
import java.io.File

@RunWith(JUnit4::class)
class BoardDrawingTest {
    private val folder = File(checkNotNull(System.getProperty("lasca.root")), "tests/fixtures/drawing")

    /** scene.json: {new_game, actions, unit_dp, bottom?, style?, cursor?}; scene.txt: the shapes. */
    private fun drawn(scene: JSONObject): List<String> {
        val session = Session(checkNotNull(newGameFromJson(scene.getJSONObject("new_game").toString())), 0)
        val actions = scene.getJSONArray("actions")
        for (i in 0 until actions.length()) session.handle(checkNotNull(actionFromJson(actions.get(i).let { if (it is String) "\"$it\"" else it.toString() })), 0)
        while (scene.optBoolean("think")) {
            val ticket = session.snapshot(0).hint?.ticket ?: break
            session.handle(game.lasca.core.Action.Answer(checkNotNull(session.think(ticket))), 0)
            break
        }
        val snapshot = session.snapshot(0)
        session.close()
        val unit = scene.getDouble("unit_dp")
        val geometry = BoardGeometry(0.0, 0.0, unit, unit, snapshot.bottom)
        val wanted = scene.optJSONObject("style") ?: JSONObject()
        val style = BoardStyle(
            wanted.optBoolean("coordinates", true), wanted.optInt("badge_from", 2), wanted.optBoolean("landings", true), wanted.optBoolean("guards", false),
            wanted.optBoolean("numbered", false),
        )
        val cursor = if (scene.has("cursor")) scene.getInt("cursor") else null
        return BoardDrawing.ground(geometry, style).map { "ground: ${it.text()}" } + BoardDrawing.of(snapshot, geometry, style, cursor).text()
    }

    @Test
    fun `every scene is drawn as its golden list says`() {
        val scenes = folder.listFiles().orEmpty().filter { it.extension == "json" }.sorted()
        assertTrue(scenes.size >= 8)
        for (file in scenes) {
            val golden = File(folder, file.nameWithoutExtension + ".txt")
            val text = drawn(JSONObject(file.readText())).joinToString("\n", postfix = "\n")
            if (System.getProperty("lasca.golden") == "write") golden.writeText(text)
            assertEquals(file.name, golden.readText(), text)
        }
    }

    @Test
    fun `a column of 22 stays within its bounds, and nothing of it leaves the panel`() {
        val shapes = ColumnShapes(48.0)
        for (height in 1..22) {
            val pieces = List(height) { game.lasca.core.Piece(if (it < height / 2) Side.WHITE else Side.BLACK, game.lasca.core.Role.OFFICER) }
            val (low, high) = extent(shapes.body(pieces))
            assertTrue("$height: $low to $high", low >= -0.931 && high <= 0.931)
        }
    }

    private fun extent(shapes: List<Shape>): Pair<Double, Double> {
        val ys = shapes.flatMap { shape ->
            when (shape) {
                is Shape.Area -> ys(shape.outline)
                is Shape.Line -> ys(shape.outline)
                is Shape.Label -> listOf(shape.baseline)
            }
        }
        return ys.min() to ys.max()
    }

    private fun ys(outline: Outline): List<Double> = when (outline) {
        is Outline.Oval -> listOf(outline.y - outline.radiusY, outline.y + outline.radiusY)
        is Outline.Box -> listOf(outline.y - outline.halfHeight, outline.y + outline.halfHeight)
        is Outline.Trace -> outline.strokes.flatMap { stroke ->
            when (stroke) {
                is Stroke.Move -> listOf(stroke.y)
                is Stroke.Line -> listOf(stroke.y)
                is Stroke.Bend -> listOf(stroke.y)
                is Stroke.Arc -> listOf(stroke.y, if (stroke.start == 180.0 && stroke.sweep > 0) stroke.y - stroke.radiusY else stroke.y + stroke.radiusY)
                Stroke.Close -> emptyList()
            }
        }
    }
}
