// Plays the legs of a move over the board as it was, then the new picture with its marks fading in.
// Knows times and places; must not know why something moves. A frame makes no object.
package game.lasca.board

import android.graphics.Canvas
import android.view.animation.PathInterpolator
import game.lasca.core.Change
import kotlin.math.max
import kotlin.math.min

/** One leg ready to play, all lengths in pixels. */
class PlayedLeg(
    val early: BoardScene,
    val late: BoardScene,
    val earlyMover: Int,
    val lateMover: Int,
    val dx: Float,
    val dy: Float,
    val rise: Float,
    /** The taken piece on its way under the mover; null for a step. */
    val disc: PaintedColumn?,
    val discDx: Float,
    val discDy: Float,
    /** When the mover lands, and when the leg is over, in milliseconds from its start. */
    val landsAt: Float,
    val endsAt: Float,
    val change: Change,
    /** The officer's sign that grows on a face; null unless a piece is promoted. */
    val promotion: Promotion? = null,
)

/** An officer's sign on its way: [ring] and [dot] around a face's middle, pixels from the panel's corner. */
class Promotion(val x: Float, val y: Float, val turned: Boolean, val ring: Layer, val dot: Layer)

/** The board's clock: [start] with what is to be seen, [advance] each frame, [draw] what it says. */
class MoveAnimator(private val onLanded: (Change) -> Unit) {
    private val decelerate = PathInterpolator(0f, 0f, 0.2f, 1f)
    private val standard = PathInterpolator(0.4f, 0f, 0.2f, 1f)
    private val pose = BoardScene.Pose()
    private var legs: Array<PlayedLeg> = emptyArray()
    private var final: BoardScene? = null
    private var leg = 0
    private var at = 0f
    private var landed = false
    private var speed = 1f
    private var settle = 0f
    private var settleEnds = 0f
    private var fadesMarks = false
    private var fadesBrackets = false
    private var flash = -1f

    /** How long the board has been turning; at [TURN] it stands. */
    private var turning = TURN
    private var nudged = -1
    private var carried = -1
    private var carriedDx = 0f
    private var carriedDy = 0f

    /** Whether the next frame differs from this one. */
    val running: Boolean get() = moving || settle < settleEnds || flash >= 0f

    /** Whether columns are on their way. */
    val moving: Boolean get() = leg < legs.size || turning < TURN

    /** Plays [played], then shows [scene]. [newTurn]: its brackets fade in; [turns]: its columns first go round to where they are now. With [still] everything is cut. */
    fun start(played: Array<PlayedLeg>, scene: BoardScene, newTurn: Boolean, still: Boolean, turns: Boolean = false) {
        finish()
        legs = played
        final = scene
        leg = 0
        at = 0f
        landed = false
        val total = played.sumOf { it.endsAt.toDouble() }.toFloat()
        speed = max(1f, total / LONGEST)
        fadesMarks = !still
        fadesBrackets = newTurn && !still
        settle = 0f
        settleEnds = if (still) 0f else if (newTurn) BRACKETS else MARKS
        flash = -1f
        turning = if (turns && !still) 0f else TURN
        if (played.isEmpty()) settled() else pose.rest()
    }

    /** Flashes the brackets once and nudges the column on [square]. */
    fun refuse(square: Int?) {
        turning = TURN
        flash = 0f
        nudged = square?.let { final?.index(it) } ?: -1
    }

    /** The column on [square] follows a finger, [dx], [dy] from its place; null puts it down. */
    fun carry(square: Int?, dx: Float, dy: Float) {
        carried = square?.let { final?.index(it) } ?: -1
        carriedDx = dx
        carriedDy = dy
    }

    /** Ends every movement at once; what was still to land, lands. */
    fun finish() {
        while (leg < legs.size) {
            if (!landed) onLanded(legs[leg].change)
            landed = false
            leg++
        }
        settle = settleEnds
        flash = -1f
        turning = TURN
        pose.rest()
    }

    /** Moves on by [ms]. */
    fun advance(ms: Float) {
        if (leg < legs.size) {
            at += ms * speed
            val now = legs[leg]
            if (!landed && at >= now.landsAt) {
                landed = true
                onLanded(now.change)
            }
            if (at >= now.endsAt) {
                at -= now.endsAt
                leg++
                landed = false
                if (leg == legs.size) settled()
            }
        } else if (turning < TURN) {
            turning += ms * speed
        } else if (settle < settleEnds) {
            settle = min(settleEnds, settle + ms)
            settled()
        }
        if (flash >= 0f) flash = if (flash + ms >= FLASH) -1f else flash + ms
    }

    private fun settled() {
        pose.rest()
        if (fadesMarks) {
            pose.marks = min(1f, settle / MARKS)
            pose.chosen = min(1f, settle / CHOSEN)
        }
        if (fadesBrackets) pose.brackets = min(1f, settle / BRACKETS)
    }

    /** Paints the present frame at the panel's corner. */
    fun draw(canvas: Canvas) {
        if (leg < legs.size) drawLeg(canvas, legs[leg]) else if (turning < TURN) drawTurn(canvas) else drawStill(canvas)
    }

    private fun drawTurn(canvas: Canvas) {
        final?.drawTurning(canvas, standard.getInterpolation(turning / TURN).toDouble())
    }

    private fun drawLeg(canvas: Canvas, now: PlayedLeg) {
        val scene = if (at < now.landsAt * TUCK_FROM) now.early else now.late
        val moved = min(1f, at / now.landsAt)
        val way = if (now.rise > 0f) standard.getInterpolation(moved) else decelerate.getInterpolation(moved)
        pose.mover = if (scene === now.early) now.earlyMover else now.lateMover
        pose.dx = now.dx * way
        pose.dy = now.dy * way
        pose.rise = now.rise * 4f * moved * (1f - moved)
        scene.draw(canvas, pose)
        now.promotion?.let { drawPromotion(canvas, it) }
        val disc = now.disc
        if (disc != null && scene === now.late) {
            val tuck = decelerate.getInterpolation(min(1f, (at - now.landsAt * TUCK_FROM) / TUCK))
            disc.draw(canvas, now.discDx * tuck, now.discDy * tuck, 0f, 0f, 1f)
        }
        scene.drawMover(canvas, pose)
    }

    private fun drawPromotion(canvas: Canvas, promotion: Promotion) {
        canvas.save()
        canvas.translate(promotion.x, promotion.y)
        if (promotion.turned) canvas.rotate(HALF_TURN)
        grown(canvas, promotion.dot, at / PROMOTION)
        grown(canvas, promotion.ring, (at - PROMOTION_LATER) / PROMOTION)
        canvas.restore()
    }

    // A little beyond its size and back.
    private fun grown(canvas: Canvas, layer: Layer, part: Float) {
        if (part <= 0f) return
        val scale = if (part < OVER) BEYOND * decelerate.getInterpolation(part / OVER) else BEYOND - (BEYOND - 1f) * min(1f, (part - OVER) / (1f - OVER))
        canvas.save()
        canvas.scale(scale, scale)
        layer.draw(canvas, 1f)
        canvas.restore()
    }

    private fun drawStill(canvas: Canvas) {
        val scene = final ?: return
        if (flash >= 0f) {
            pose.brackets = if (flash < FLASH / 2) 1f - flash / (FLASH / 2) else flash / (FLASH / 2) - 1f
            pose.mover = nudged
            pose.dx = (if (flash < FLASH / 2) flash else FLASH - flash) / (FLASH / 2) * nudge
        } else {
            pose.mover = carried
            pose.dx = if (carried < 0) 0f else carriedDx
            pose.dy = if (carried < 0) 0f else carriedDy
            if (!fadesBrackets || settle >= settleEnds) pose.brackets = 1f
        }
        scene.draw(canvas, pose)
        scene.drawMover(canvas, pose)
    }

    /** How far a refused column moves, in pixels. */
    var nudge: Float = 0f

    companion object {
        /** Milliseconds of a step, of a jump, of the taken piece's way beneath. */
        const val STEP = 160f
        const val JUMP = 220f
        const val TUCK = 140f

        /** The taken piece sets out at this part of the jump. */
        const val TUCK_FROM = 0.6f

        /** Between two legs of the computer's move. */
        const val GAP = 60f

        /** A whole move is never longer. */
        const val LONGEST = 1600f
        /** The officer's dot grows for this long; its ring starts later. */
        const val PROMOTION = 180f
        const val PROMOTION_LATER = 60f

        /** They grow beyond their size until this part of their time, and come back. */
        const val OVER = 0.7f
        const val BEYOND = 1.05f

        /** How long marks, the chosen column's ring and the brackets of a new turn take to appear. */
        const val MARKS = 80f
        const val CHOSEN = 90f
        const val BRACKETS = 400f

        /** A refusal: the brackets go and come back, the column moves so far, in s, and back. */
        const val FLASH = 240f
        const val NUDGE = 0.05f

        /** The board turns for the other player; it begins when the move has ended. */
        const val TURN = 350f

        /** How high a jump rises, in s. */
        const val RISE = 0.25f
        private const val HALF_TURN = 180f
    }
}
