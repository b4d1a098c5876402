// The board for those who do not see it: a virtual node for each of the 25 squares, where it is on the screen.
// Texts and states are worded, moves are the core's; what is done goes to the session as anyone's touch does.
package game.lasca.board

import android.graphics.Rect
import android.os.Bundle
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction
import android.view.accessibility.AccessibilityNodeProvider
import game.lasca.core.Action
import game.lasca.core.Snapshot
import game.lasca.look.Compat
import game.lasca.text.Wording

/** The nodes of [board]. [act] hands an action to the session, [say] speaks a sentence that was asked for. */
class BoardAccessibility(
    private val board: BoardView,
    private val wording: Wording,
    private val act: (Action) -> Unit,
    private val say: (String) -> Unit,
) : AccessibilityNodeProvider() {
    private val bounds = Rect()
    private val place = IntArray(2)
    private var focused = View.NO_ID
    private var hovered = View.NO_ID
    private var wanted = View.NO_ID

    /** The node that has the screen reader's focus, or is to have it again. */
    val kept: Int get() = if (wanted == View.NO_ID) focused else wanted

    /** What else the board as a whole can do, by name. */
    var boardActions: List<Pair<String, () -> Unit>> = emptyList()

    /** The board shows something else. */
    fun changed() = send(HOST_VIEW_ID, AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED)

    override fun createAccessibilityNodeInfo(virtualViewId: Int): AccessibilityNodeInfo? {
        if (virtualViewId == HOST_VIEW_ID) return host()
        val square = virtualViewId - 1
        val snapshot = board.snapshot ?: return null
        return if (square in 0 until BoardGeometry.SQUARES) node(square, snapshot) else null
    }

    @Suppress("DEPRECATION") // obtain() is what Android 8 has
    private fun host(): AccessibilityNodeInfo = AccessibilityNodeInfo.obtain(board).apply {
        board.onInitializeAccessibilityNodeInfo(this)
        val white = board.geometry.bottom == game.lasca.core.Side.WHITE
        contentDescription = wording.phrases.phrase(if (white) "spoken_board" else "spoken_board_turned")
        collectionInfo = AccessibilityNodeInfo.CollectionInfo.obtain(SIDE, SIDE, false)
        boardActions.forEachIndexed { i, action -> addAction(AccessibilityAction(FIRST_ACTION + i, action.first)) }
        if (board.snapshot != null) for (square in order()) addChild(board, square + 1)
    }

    /** The squares as one reads: rows from the top, each from the left. */
    fun order(): List<Int> = (0 until BoardGeometry.SQUARES).sortedWith(compareBy({ board.geometry.y(it) }, { board.geometry.x(it) }))

    @Suppress("DEPRECATION") // obtain() and setBoundsInParent() are what Android 8 has
    private fun node(square: Int, snapshot: Snapshot): AccessibilityNodeInfo = AccessibilityNodeInfo.obtain(board, square + 1).apply {
        setParent(board)
        packageName = board.context.packageName
        className = "android.widget.Button"
        val words = wording.node(square, snapshot)
        val state = wording.state(square, snapshot)
        text = if (Compat.state(this, state) || state == null) words else "$words, $state"
        isEnabled = true
        isClickable = true
        isLongClickable = true
        isFocusable = true
        isVisibleToUser = true
        isSelected = snapshot.marks.chosen.lastOrNull() == square
        isAccessibilityFocused = focused == square + 1
        collectionItemInfo = AccessibilityNodeInfo.CollectionItemInfo.obtain(row(square), 1, column(square), 1, false)
        addAction(AccessibilityAction.ACTION_CLICK)
        addAction(AccessibilityAction(AccessibilityNodeInfo.ACTION_LONG_CLICK, wording.phrases.phrase("game_inspect")))
        addAction(if (focused == square + 1) AccessibilityAction.ACTION_CLEAR_ACCESSIBILITY_FOCUS else AccessibilityAction.ACTION_ACCESSIBILITY_FOCUS)
        val moves = snapshot.columns.firstOrNull { it.square == square }?.moves.orEmpty()
        moves.forEachIndexed { i, move -> addAction(AccessibilityAction(FIRST_ACTION + i, wording.choice(move))) }
        surround(square)
        setBoundsInParent(bounds)
        board.getLocationOnScreen(place)
        bounds.offset(place[0], place[1])
        setBoundsInScreen(bounds)
    }

    private fun surround(square: Int) {
        val half = board.geometry.unit / 2
        val x = board.geometry.pixelX(square)
        val y = board.geometry.pixelY(square)
        bounds.set((x - half).toInt(), (y - half).toInt(), (x + half).toInt(), (y + half).toInt())
    }

    private fun row(square: Int) = (board.geometry.y(square) - BoardGeometry.FRAME_Y).toInt()

    private fun column(square: Int) = (board.geometry.x(square) - BoardGeometry.FRAME_X).toInt()

    override fun performAction(virtualViewId: Int, action: Int, arguments: Bundle?): Boolean {
        if (virtualViewId == HOST_VIEW_ID) return boardAction(action) || board.performAccessibilityAction(action, arguments)
        val square = virtualViewId - 1
        val column = board.snapshot?.columns?.firstOrNull { it.square == square }
        when (action) {
            AccessibilityNodeInfo.ACTION_CLICK -> {
                board.finish()
                act(Action.Tap(square))
                send(virtualViewId, AccessibilityEvent.TYPE_VIEW_CLICKED)
            }
            AccessibilityNodeInfo.ACTION_LONG_CLICK -> say(column?.let(wording::whole) ?: wording.content(square, null))
            AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS -> focus(virtualViewId)
            AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS -> if (focused == virtualViewId) focus(View.NO_ID)
            else -> {
                val move = column?.moves?.getOrNull(action - FIRST_ACTION) ?: return false
                board.finish()
                act(Action.Play(move.text))
            }
        }
        return true
    }

    private fun boardAction(action: Int): Boolean {
        val chosen = boardActions.getOrNull(action - FIRST_ACTION) ?: return false
        chosen.second()
        return true
    }

    /** Gives the focus back to the node [id], which had it before the screen was made again, as soon as there is one. */
    fun giveBack(id: Int = wanted) {
        wanted = id
        val ready = board.snapshot != null && board.isAttachedToWindow && board.hasWindowFocus()
        if (id != View.NO_ID && ready) focus(id)
    }

    private fun focus(id: Int) {
        wanted = View.NO_ID
        val left = focused
        focused = id
        if (left != View.NO_ID) send(left, AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED)
        if (id != View.NO_ID) send(id, AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED)
        board.invalidate()
    }

    /** A finger explores the board. Every point belongs to a square, so there is no silent place. */
    fun explore(event: MotionEvent): Boolean {
        val manager = board.context.getSystemService(AccessibilityManager::class.java)
        if (manager?.isTouchExplorationEnabled != true) return false
        val at = if (event.actionMasked == MotionEvent.ACTION_HOVER_EXIT) null else board.squareAt(event.x, event.y)
        val next = if (at == null) View.NO_ID else at + 1
        if (next == hovered) return next != View.NO_ID
        val left = hovered
        hovered = next
        if (next != View.NO_ID) send(next, AccessibilityEvent.TYPE_VIEW_HOVER_ENTER)
        if (left != View.NO_ID) send(left, AccessibilityEvent.TYPE_VIEW_HOVER_EXIT)
        return true
    }

    @Suppress("DEPRECATION") // obtain() is what Android 8 has
    private fun send(id: Int, type: Int) {
        val manager = board.context.getSystemService(AccessibilityManager::class.java)
        if (manager?.isEnabled != true || !board.isAttachedToWindow) return
        val event = AccessibilityEvent.obtain(type)
        event.packageName = board.context.packageName
        event.className = "android.widget.Button"
        if (id == HOST_VIEW_ID) {
            event.setSource(board)
            event.contentChangeTypes = AccessibilityEvent.CONTENT_CHANGE_TYPE_SUBTREE
        } else {
            event.setSource(board, id)
        }
        board.parent?.requestSendAccessibilityEvent(board, event)
    }

    companion object {
        private const val SIDE = 7

        /** The id of the first named action; the others follow. Below are the system's. */
        const val FIRST_ACTION = 0x01000000
    }
}
