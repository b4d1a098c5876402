// The captions of both sides: names, tallies, whose turn it is, clocks.
// Words what the snapshot says; decides nothing.
package game.lasca.screen

import game.lasca.R
import game.lasca.core.Clocks
import game.lasca.core.Seat
import game.lasca.core.Side
import game.lasca.core.Snapshot
import game.lasca.core.Turning
import game.lasca.look.Kit
import game.lasca.text.Wording

/** Both captions; [spoken] says them, [undo] takes back for the far side. */
class Captions(private val kit: Kit, private val wording: Wording, private val spoken: Wording, undo: () -> Unit) {
    /** Above the board. */
    val top = CaptionView(kit, undo)

    /** Below it. */
    val bottom = CaptionView(kit)

    /** Fills both from [snapshot]. */
    fun show(snapshot: Snapshot) {
        val below = snapshot.bottom
        fill(bottom, below, snapshot)
        fill(top, other(below), snapshot)
        clocks(snapshot.clocks, below)
        // Face to face, the words of the far side are read from there.
        val turned = snapshot.facing != snapshot.bottom
        top.rotation = if (turned) HALF_TURN else 0f
        top.offerUndo(snapshot.turning == Turning.FACE_TO_FACE, snapshot.controls.canUndo)
    }

    private fun other(side: Side) = when (side) {
        Side.WHITE -> Side.BLACK
        Side.BLACK -> Side.WHITE
    }

    private fun fill(view: CaptionView, side: Side, snapshot: Snapshot) {
        val tally = wording.tally(if (side == Side.WHITE) snapshot.whiteTally else snapshot.blackTally)
        val seat = if (side == Side.WHITE) snapshot.white else snapshot.black
        val line = if (seat is Seat.Computer) kit.words(R.string.game_level, level(seat.level), tally) else tally
        val turn = when {
            snapshot.situation.due != side || snapshot.clocks != null -> null
            snapshot.person == side -> kit.words(R.string.game_your_turn)
            else -> kit.words(R.string.game_to_move)
        }
        val name = name(side, seat, snapshot)
        view.show(side, name, line, turn, listOfNotNull(name, spoken.side(side), line, turn).joinToString(", "))
    }

    private fun name(side: Side, seat: Seat, snapshot: Snapshot): String {
        val given = if (side == Side.WHITE) snapshot.whiteName else snapshot.blackName
        return when {
            given.isNotEmpty() -> given
            seat is Seat.Computer -> kit.words(R.string.game_computer)
            snapshot.person == side -> kit.words(R.string.game_you)
            else -> wording.side(side)
        }
    }

    private fun level(level: Int): String = gameLevel(kit.context, level)

    /** Shows [clocks], or none, with [below] at the bottom; how many milliseconds until the running one changes, null if none runs. */
    fun clocks(clocks: Clocks?, below: Side): Long? {
        clock(bottom, below, clocks)
        clock(top, other(below), clocks)
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

private fun gameLevel(context: android.content.Context, level: Int): String = gameLines(context).levelName(level)
