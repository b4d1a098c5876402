// The sheets of the game screen: the menu, all moves, resigning and offering a draw, the end.
// Words snapshots and hands actions on; decides nothing about the game.
package game.lasca.screen

import android.view.Gravity
import android.view.ViewGroup
import android.view.WindowManager
import android.widget.ImageView
import android.widget.LinearLayout
import game.lasca.R
import game.lasca.board.LoneColumn
import game.lasca.core.Action
import game.lasca.core.Ending
import game.lasca.core.Outcome
import game.lasca.core.Snapshot
import game.lasca.core.Stage
import game.lasca.host.GameHost
import game.lasca.look.ButtonKind
import game.lasca.look.Kept
import game.lasca.look.Kit
import game.lasca.look.Sheet
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.button
import game.lasca.text.StatusWording
import game.lasca.text.Wording

/** The sheets over the game; in a wide window they are as wide as there is room [beside] the board; [untold] says that something could not be shared. */
class GameSheets(
    private val activity: ScreenActivity,
    private val kit: Kit,
    private val host: GameHost,
    private val leftHanded: Boolean,
    private val beside: () -> Int,
    private val act: (Action) -> Unit,
    untold: () -> Unit,
) {
    private val sharing = Sharing(activity, untold)
    private var open: Sheet? = null

    private fun show(sheet: Sheet) {
        close()
        open = sheet
        sheet.onClose = { if (open === sheet) open = null }
        sheet.atSide(if (leftHanded) Gravity.START else Gravity.END, beside())
        sheet.show()
    }

    /** Closes whatever is open. */
    fun close() {
        open?.dismiss()
        open = null
    }

    /** The game goes on: the end's sheet, if it is open, goes. */
    fun takeBackEnd() {
        if (open?.kept()?.kind == END) close()
    }

    /** What else can be done with the game; moves are heard as [spoken] says them. */
    fun menu(snapshot: Snapshot, status: StatusWording, spoken: Wording) {
        val controls = snapshot.controls
        val acting = snapshot.acting
        val sheet = Sheet(kit, kit.words(R.string.game_menu)) { Kept(MENU) }
        if (controls.canRedo) sheet.action(R.drawable.ic_redo, kit.words(R.string.game_redo)) { act(Action.Redo) }
        sheet.action(R.drawable.ic_list, kit.words(R.string.game_moves)) { moves(snapshot, status.wording, spoken) }
        if (controls.canPause) sheet.action(R.drawable.ic_pause, kit.words(R.string.game_pause)) { act(Action.Pause) }
        if (controls.canResume) sheet.action(R.drawable.ic_play, kit.words(R.string.game_resume)) { act(Action.Resume) }
        sheet.action(R.drawable.ic_share, kit.words(R.string.game_share)) { sharing.share(host.record()) }
        sheet.action(R.drawable.ic_share, kit.words(R.string.game_share_message)) { sharing.share(host.message()) }
        sheet.action(R.drawable.ic_share, kit.words(R.string.game_share_position)) { sharing.share(host.position()) }
        if (controls.canOfferDraw && acting != null) {
            sheet.action(R.drawable.ic_hand, kit.words(R.string.game_offer_draw)) { sure(DRAW, snapshot) }
        }
        if (controls.canResign && acting != null) {
            sheet.action(R.drawable.ic_close, kit.words(R.string.game_resign)) { sure(RESIGN, snapshot) }
        }
        sheet.action(R.drawable.ic_learn, kit.words(R.string.game_rules)) { activity.go<ReadActivity>(ReadActivity.PAGE to ReadActivity.RULES) }
        sheet.action(R.drawable.ic_plus, kit.words(R.string.game_new)) { another(snapshot) }
        sheet.action(R.drawable.ic_settings, kit.words(R.string.game_settings)) { activity.go<SettingsActivity>() }
        sheet.action(R.drawable.ic_back, kit.words(R.string.end_home)) { activity.finish() }
        show(sheet)
    }

    // Another game is against whom this one is.
    private fun another(snapshot: Snapshot) =
        activity.go<NewGameActivity>(NewGameActivity.OPPONENT to if (snapshot.computer) NewGameActivity.COMPUTER else NewGameActivity.PERSON)

    /** Asks before a draw is offered ([DRAW]) or the game is given up ([RESIGN]), if that can be done. */
    fun sure(kind: String, snapshot: Snapshot) {
        val side = snapshot.acting ?: return
        val controls = snapshot.controls
        if (kind == DRAW && controls.canOfferDraw) sure(kind, R.string.game_draw_sure, R.string.game_offer_draw) { act(Action.OfferDraw(side)) }
        if (kind == RESIGN && controls.canResign) sure(kind, R.string.game_resign_sure, R.string.game_resign) { act(Action.Resign(side)) }
    }

    private fun sure(kind: String, question: Int, yes: Int, then: () -> Unit) {
        val sheet = Sheet(kit, kit.words(question)) { Kept(kind) }
        sheet.add(
            kit.button(kit.words(yes), ButtonKind.OUTLINED) {
                sheet.dismiss()
                then()
            },
            Space.MIDDLE,
        )
        sheet.add(kit.button(kit.words(R.string.game_keep_playing), ButtonKind.MAIN) { sheet.dismiss() }, Space.SMALL)
        show(sheet)
    }

    /** All moves, each a way to look at its position. */
    fun moves(snapshot: Snapshot, wording: Wording, spoken: Wording) {
        val sheet = Sheet(kit, kit.words(R.string.game_moves)) { Kept(MOVES) }
        if (snapshot.lastPly == 0) {
            sheet.add(kit.text(TextRole.SECOND, kit.words(R.string.game_no_moves), kit.theme.paper.text2), Space.SMALL)
        } else {
            val list = MoveList(kit, { wording.written(it.text) }, { spoken.move(it, height = false) }) {
                sheet.dismiss()
                act(Action.Look(it))
            }
            list.show(host.moves(1, snapshot.lastPly), snapshot)
            list.layoutParams = LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, kit.dp(LIST))
            sheet.add(list, Space.SMALL)
        }
        show(sheet)
    }

    /** How the game ended, at most [most] pixels high; the board above stays to be seen and touched. */
    fun end(snapshot: Snapshot, status: StatusWording, most: Int, tiny: Boolean) {
        val outcome = (snapshot.stage as? Stage.Over)?.outcome ?: return
        val sheet = Sheet(kit, null) { Kept(END) }
        // In the smallest window the reason must be in sight below the result.
        val small = tiny || !kit.wide && most < kit.dp(LOW)
        val title = kit.text(if (small) TextRole.TITLE else TextRole.RESULT, result(outcome, snapshot, status))
        val reason = kit.text(TextRole.ROW, reason(outcome, snapshot, status), kit.theme.paper.text2)
        val words = kit.column(title, Kit.margins(reason, top = kit.dp(Space.TINY)))
        val row = kit.row(Kit.stretch(words))
        if (!small) decisive(snapshot)?.let { row.addView(Kit.margins(it, left = kit.dp(Space.SCREEN)).apply { layoutParams.width = kit.dp(PICTURE) }) }
        row.gravity = Gravity.CENTER_VERTICAL
        sheet.add(row, Space.SMALL)
        sheet.add(buttons(sheet, snapshot), Space.LARGE)
        sheet.add(quiet(sheet, snapshot), Space.SMALL)
        // The board stays bright and can be touched beside the sheet.
        sheet.dialog.window?.apply {
            clearFlags(WindowManager.LayoutParams.FLAG_DIM_BEHIND)
            addFlags(WindowManager.LayoutParams.FLAG_NOT_TOUCH_MODAL)
        }
        sheet.dialog.setCanceledOnTouchOutside(false)
        if (!kit.wide) sheet.atMost(most)
        show(sheet)
    }

    private fun result(outcome: Outcome, snapshot: Snapshot, status: StatusWording): String = when (snapshot.situation.ending) {
        Ending.WON -> kit.words(R.string.end_you_win)
        Ending.LOST -> kit.words(R.string.end_you_lose)
        Ending.DRAWN, null -> status.winner(outcome)
    }

    private fun reason(outcome: Outcome, snapshot: Snapshot, status: StatusWording): String {
        val moves = kit.context.resources.getQuantityString(R.plurals.end_moves, snapshot.numbers.played, snapshot.numbers.played)
        val hints = if (snapshot.hints == 0) "" else ", " + kit.context.resources.getQuantityString(R.plurals.end_hints, snapshot.hints, snapshot.hints)
        val why = if (snapshot.situation.ending == null) status.reason(outcome, snapshot.rules.quietLimit).replaceFirstChar { it.uppercaseChar() } else status.ended(outcome, snapshot.rules.quietLimit)
        return "$why. $moves" + hints + "."
    }

    // The column that moved last; after a resignation or a draw it is as good a picture as any.
    private fun decisive(snapshot: Snapshot): ImageView? {
        val square = snapshot.marks.last?.landings?.lastOrNull() ?: return null
        val column = snapshot.columns.firstOrNull { it.square == square } ?: return null
        return ImageView(kit.context).apply {
            setImageDrawable(LoneColumn(kit.theme, column.pieces, kit.dp(PICTURE), resources.displayMetrics.density))
        }
    }

    private fun buttons(sheet: Sheet, snapshot: Snapshot): LinearLayout {
        val again = kit.button(kit.words(R.string.end_again), ButtonKind.MAIN) {
            sheet.dismiss()
            another(snapshot)
        }
        val review = kit.button(kit.words(R.string.end_review), ButtonKind.OUTLINED) {
            sheet.dismiss()
            act(Action.Look(0))
        }
        return game.lasca.look.EqualRow(kit.context, kit.dp(Space.MIDDLE)).let { row ->
            row.addView(again)
            row.addView(review)
            kit.column(row)
        }
    }

    private fun quiet(sheet: Sheet, snapshot: Snapshot): LinearLayout {
        val row = game.lasca.look.EqualRow(kit.context, kit.dp(Space.SMALL))
        val roomy = kit.context.resources.configuration.screenWidthDp >= ROOMY
        row.addView(kit.button(kit.words(R.string.end_share), ButtonKind.QUIET, R.drawable.ic_share.takeIf { roomy }) { sharing.share(host.record()) })
        if (snapshot.controls.canUndo) {
            row.addView(
                kit.button(kit.words(R.string.game_undo), ButtonKind.QUIET, R.drawable.ic_undo.takeIf { roomy }) {
                    sheet.dismiss()
                    act(Action.Undo)
                },
            )
        }
        row.addView(
            kit.button(kit.words(R.string.end_home), ButtonKind.QUIET) {
                sheet.dismiss()
                activity.finish()
            },
        )
        return kit.column(row)
    }

    companion object {
        /** What the screen keeps of an open sheet is called so. */
        const val MENU = "menu"
        const val MOVES = "moves"
        const val END = "end"
        const val DRAW = "draw"
        const val RESIGN = "resign"
        private const val LIST = 320
        private const val PICTURE = 64

        /** A sheet lower than this is short of room. */
        private const val LOW = 200

        /** Three words with their icons stand side by side from this width on. */
        private const val ROOMY = 480
    }
}
