// The captions of both sides: names, tallies, whose turn it is, clocks.
// Words what the snapshot says; decides nothing.
package game.lasca.screen

import game.lasca.R
import game.lasca.core.Beside
import game.lasca.core.Caption
import game.lasca.core.Clocks
import game.lasca.core.Mover
import game.lasca.core.Side
import game.lasca.core.Snapshot
import game.lasca.core.Turning
import game.lasca.host.ClockSide
import game.lasca.look.Kit
import game.lasca.text.Wording

/** Both captions; [spoken] says them, [side] is where their clocks stand, [undo] takes back for the far side. */
class Captions(private val kit: Kit, private val wording: Wording, private val spoken: Wording, side: ClockSide, undo: () -> Unit) {
    /** Above the board. */
    val top = CaptionView(kit, side, undo)

    /** Below it. */
    val bottom = CaptionView(kit, side)
    private val lines = gameLines(kit.context)
    private var told: Clocks? = null

    /** Fills both from [snapshot]. */
    fun show(snapshot: Snapshot) {
        fill(bottom, snapshot.beside.near, snapshot)
        fill(top, snapshot.beside.far, snapshot)
        clocks(snapshot.clocks, snapshot.beside)
        // Face to face, the words of the far side are read from there.
        val turned = snapshot.facing != snapshot.bottom
        top.rotation = if (turned) HALF_TURN else 0f
        top.offerUndo(snapshot.turning == Turning.FACE_TO_FACE, snapshot.controls.canUndo)
    }

    private fun fill(view: CaptionView, caption: Caption, snapshot: Snapshot) {
        val tally = wording.tally(caption.tally)
        val line = caption.level?.let { kit.words(R.string.game_level, lines.levelName(it), tally) } ?: tally
        // A clock shows by itself whose turn it is.
        val turn = caption.due.takeIf { snapshot.clocks == null }?.let { kit.words(if (it == Mover.YOU) R.string.game_your_turn else R.string.game_to_move) }
        val name = lines.called(caption.called)
        view.clockWords = { words(caption) }
        view.show(caption.side, name, line, turn, listOfNotNull(name, spoken.side(caption.side), line, turn).joinToString(", "))
    }

    private fun words(caption: Caption): String? {
        val clocks = told ?: return null
        if (clocks.fallen == caption.side) return kit.words(if (caption.side == Side.WHITE) R.string.status_flag_white else R.string.status_flag_black)
        val turn = caption.due?.let { kit.words(if (it == Mover.YOU) R.string.game_your_turn else R.string.game_to_move) }
        return listOfNotNull(spoken.time(left(caption.side, clocks)), turn).joinToString(", ")
    }

    /** Shows [clocks], or none, at the sides that [beside] names; how many milliseconds until the running one changes, null if none runs. */
    fun clocks(clocks: Clocks?, beside: Beside): Long? {
        told = clocks
        clock(bottom, beside.near.side, clocks)
        clock(top, beside.far.side, clocks)
        val running = clocks?.running ?: return null
        return ClockWords.nextChange(left(running, clocks))
    }

    private fun left(side: Side, clocks: Clocks) = if (side == Side.WHITE) clocks.whiteMs else clocks.blackMs

    private fun clock(view: CaptionView, side: Side, clocks: Clocks?) {
        if (clocks == null) {
            view.showClock(null, ClockLook.WAITING)
            return
        }
        val ms = left(side, clocks)
        val look = if (clocks.fallen == side) ClockLook.FALLEN else if (clocks.running == side) ClockLook.RUNNING else ClockLook.WAITING
        view.showClock(ClockWords.digits(ms), look)
    }

    private companion object {
        const val HALF_TURN = 180f
    }
}
