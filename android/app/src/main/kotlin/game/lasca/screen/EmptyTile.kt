// One square of the board that a column has left: the picture for "nothing here yet".
// Knows the drawing only.
package game.lasca.screen

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.view.View
import game.lasca.board.GroundShapes
import game.lasca.board.Layer
import game.lasca.board.MarkShapes
import game.lasca.board.Palette
import game.lasca.board.Spot
import game.lasca.look.Kit

/** An empty square with a footprint, as large as the view. */
@SuppressLint("ViewConstructor")
class EmptyTile(private val kit: Kit) : View(kit.context) {
    private var layer: Layer? = null

    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    override fun onSizeChanged(width: Int, height: Int, oldWidth: Int, oldHeight: Int) {
        layer = Layer(GroundShapes.tile(0.5, 0.5) + MarkShapes.footprint(Spot(0.5, 0.5)), width.toFloat(), Palette(kit.theme))
    }

    override fun onDraw(canvas: Canvas) {
        layer?.draw(canvas, 1f)
    }
}
