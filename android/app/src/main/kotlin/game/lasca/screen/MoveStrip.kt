// The moves on one line, the newest at the right; a touch shows the board after that move. Only what is visible is painted.
// Knows texts and plies; asks for them as they come, never for all again.
package game.lasca.screen

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Rect
import android.graphics.RectF
import android.view.MotionEvent
import android.view.View
import android.widget.HorizontalScrollView
import game.lasca.core.MoveLine
import game.lasca.core.Listed
import game.lasca.core.Numbered
import game.lasca.core.Snapshot
import game.lasca.look.Compat
import game.lasca.look.Corner
import game.lasca.look.Kit
import game.lasca.look.TextRole

/** The strip. [words] writes a move, [look] is called with the ply of a touched one. */
@SuppressLint("ViewConstructor")
class MoveStrip(private val kit: Kit, private val words: (MoveLine) -> String, private val look: (Int) -> Unit) : HorizontalScrollView(kit.context) {
    private val tape = Tape()

    init {
        isHorizontalScrollBarEnabled = false
        isHorizontalFadingEdgeEnabled = true
        setFadingEdgeLength(kit.dp(FADE))
        isFillViewport = true
        isFocusable = false
        addView(tape, LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.MATCH_PARENT))
    }

    override fun getRightFadingEdgeStrength(): Float = 0f

    /** A move that was not in the game: it takes the place of all from its ply on. */
    fun moved(line: MoveLine) = tape.moved(line)

    /** Marks the move that [snapshot] shows. If not all moves are held, [moves] is asked for them. */
    fun show(snapshot: Snapshot, moves: (from: Int, to: Int) -> List<MoveLine>) {
        val last = snapshot.lastPly
        if (tape.size != last) tape.replace(if (last == 0) emptyList() else moves(1, last))
        tape.mark(snapshot.listed, snapshot.marks.half)
        follow()
    }

    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) {
        super.onSizeChanged(w, h, oldw, oldh)
        follow()
    }

    // The current move stays in sight, also when the window has another size.
    private fun follow() = post { scrollTo(tape.scrollFor(width), 0) }

    /** Forgets everything: another game. */
    fun clear() = tape.forget()

    /** The moves held, so that nobody has to ask for them again. */
    val moves: List<MoveLine> get() = tape.moves

    /** Their number. */
    val size: Int get() = tape.size

    private inner class Tape : View(kit.context) {
        private val ink = paint(kit.theme.paper.text, false)
        private val number = paint(kit.theme.paper.text2, false)
        private val marked = paint(kit.theme.paper.inverse, true)
        private val ground = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = kit.theme.paper.inverseGround }
        private val lines = ArrayList<MoveLine>()
        private val texts = ArrayList<String>()
        private val numbers = ArrayList<String>()
        private var lefts = IntArray(START)
        private var rights = IntArray(START)
        private var end = 0
        private var listed = Listed(0, 0)
        private var half: MoveLine? = null
        private var halfText = ""
        private var halfNumber = ""
        private val gap = kit.dp(GAP)
        private val numberGap = kit.dp(NUMBER_GAP)
        private val pad = kit.dp(PAD)
        private val fade = kit.dp(FADE)
        private val high = kit.dp(HIGH) / 2f
        private val corner = kit.dp(Corner.CURRENT_MOVE).toFloat()
        private val clip = Rect()
        private val box = RectF()
        private val empty = kit.words(game.lasca.R.string.game_no_moves)

        val size: Int get() = lines.size

        val moves: List<MoveLine> get() = lines

        private fun paint(colour: Int, strong: Boolean) = Paint(Paint.ANTI_ALIAS_FLAG).apply {
            color = colour
            textSize = android.util.TypedValue.applyDimension(
                android.util.TypedValue.COMPLEX_UNIT_SP, TextRole.MOVES.size, kit.context.resources.displayMetrics,
            )
            typeface = Compat.sans(strong)
            fontFeatureSettings = "tnum"
        }

        fun forget() {
            lines.clear()
            texts.clear()
            numbers.clear()
            end = 0
            half = null
            requestLayout()
        }

        fun moved(line: MoveLine) {
            if (line.ply > lines.size + 1) return
            while (lines.size >= line.ply) {
                lines.removeAt(lines.size - 1)
                texts.removeAt(texts.size - 1)
                numbers.removeAt(numbers.size - 1)
            }
            end = if (lines.isEmpty()) 0 else rights[lines.size - 1]
            append(line)
        }

        fun replace(all: List<MoveLine>) {
            forget()
            all.forEach(::append)
        }

        private fun append(line: MoveLine) {
            val i = lines.size
            if (i == lefts.size) {
                lefts = lefts.copyOf(i * 2)
                rights = rights.copyOf(i * 2)
            }
            lines += line
            texts += words(line)
            numbers += prefix(line)
            lefts[i] = end + gap + if (numbers[i].isEmpty()) 0 else number.measureText(numbers[i]).toInt() + numberGap
            rights[i] = lefts[i] + marked.measureText(texts[i]).toInt() + 2 * pad
            end = rights[i]
        }

        private fun prefix(line: MoveLine): String = when (line.numbered) {
            Numbered.OPENS -> kit.words(game.lasca.R.string.game_move_number, line.number)
            Numbered.ALONE -> kit.words(game.lasca.R.string.game_half_made, kit.words(game.lasca.R.string.game_move_number, line.number))
            Numbered.CLOSES -> ""
        }

        fun mark(shown: Listed, unfinished: MoveLine?) {
            listed = shown
            half = unfinished
            halfText = if (unfinished == null) "" else kit.unfinished(words(unfinished))
            halfNumber = if (unfinished == null) "" else prefix(unfinished)
            requestLayout()
            invalidate()
        }

        // Between two updates the moves held are not yet, or no longer, those that are listed.
        private fun kept() = minOf(listed.kept, lines.size)

        private fun keptEnd() = if (kept() == 0) 0 else rights[kept() - 1]

        private fun halfLeft() = keptEnd() + gap + if (halfNumber.isEmpty()) 0 else number.measureText(halfNumber).toInt() + numberGap

        private fun total() = if (half == null) keptEnd() else halfLeft() + marked.measureText(halfText).toInt() + 2 * pad

        fun scrollFor(width: Int): Int {
            val i = listed.marked - 1
            val right = if (i in 0 until kept()) rights[i] else total()
            return maxOf(0, right - width)
        }

        override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
            val least = MeasureSpec.getSize(widthMeasureSpec)
            val empty = lines.isEmpty() && half == null
            val wanted = if (empty) ink.measureText(this.empty).toInt() + gap else total()
            val width = if (MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.EXACTLY) maxOf(least, wanted) else wanted
            setMeasuredDimension(width, MeasureSpec.getSize(heightMeasureSpec))
        }

        override fun onDraw(canvas: Canvas) {
            val middle = height / 2f - (ink.ascent() + ink.descent()) / 2
            if (lines.isEmpty() && half == null) {
                canvas.drawText(empty, 0f, middle, number)
                return
            }
            canvas.getClipBounds(clip)
            // The newest stands at the right edge, also while there are few.
            val shift = maxOf(0, width - total())
            for (i in 0 until kept()) {
                if (rights[i] + shift < clip.left) continue
                if (lefts[i] + shift - fade > clip.right) break
                item(canvas, numbers[i], texts[i], lefts[i] + shift, rights[i] + shift, middle, lines[i].ply == listed.marked)
            }
            if (half != null) item(canvas, halfNumber, halfText, halfLeft() + shift, total() + shift, middle, true)
        }

        private fun item(canvas: Canvas, before: String, text: String, left: Int, right: Int, middle: Float, strong: Boolean) {
            if (before.isNotEmpty()) canvas.drawText(before, left - numberGap - number.measureText(before), middle, number)
            if (strong) {
                val reach = high + (ink.descent() - ink.ascent()) / 2
                box.set(left.toFloat(), height / 2f - reach, right.toFloat(), height / 2f + reach)
                canvas.drawRoundRect(box, corner, corner, ground)
            }
            canvas.drawText(text, left + pad.toFloat(), middle, if (strong) marked else ink)
        }

        @SuppressLint("ClickableViewAccessibility") // the list behind the button beside it is for screen readers
        override fun onTouchEvent(event: MotionEvent): Boolean {
            if (event.actionMasked == MotionEvent.ACTION_UP) {
                val x = event.x - maxOf(0, width - total())
                val i = (0 until kept()).firstOrNull { x >= lefts[it] - gap / 2 && x < rights[it] + gap / 2 }
                if (i != null) look(lines[i].ply)
            }
            return true
        }
    }

    private companion object {
        const val START = 64
        const val GAP = 8
        const val NUMBER_GAP = 2
        const val PAD = 8
        const val HIGH = 10
        const val FADE = 40
    }
}

/** [words] of a move that is not yet whole, on one line. */
internal fun Kit.unfinished(words: String): String = words(game.lasca.R.string.game_half_made, words).replace(' ', '\u00A0')
