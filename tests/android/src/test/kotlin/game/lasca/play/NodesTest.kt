// The board's virtual nodes: all 25, in reading order, where they are seen, with their states and named moves; what is spoken and when.
package game.lasca.play

import android.graphics.Rect
import android.os.Bundle
import android.view.InputDevice
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import game.lasca.R
import game.lasca.core.Action
import game.lasca.core.Seat
import game.lasca.core.Side
import game.lasca.core.Start
import game.lasca.host.Pace
import game.lasca.core.TimeControl
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w360dp-h740dp-port-notnight-xhdpi")
class NodesTest {
    private fun nodes(play: Play) = checkNotNull(play.board.accessibilityNodeProvider)

    private fun node(play: Play, square: String): AccessibilityNodeInfo = checkNotNull(nodes(play).createAccessibilityNodeInfo(Play.index(square) + 1))

    @Test
    fun `there are 25 nodes in reading order, each where its square is and large enough`() {
        val play = Play.start(newGame())
        val host = checkNotNull(nodes(play).createAccessibilityNodeInfo(AccessibilityNodeProvider.HOST_VIEW_ID))
        assertEquals("Board, White at the bottom", host.contentDescription)
        assertEquals(25, host.childCount)
        assertEquals(7, host.collectionInfo.rowCount)
        val order = checkNotNull(play.board.accessibility).order().map(game.lasca.board.BoardGeometry::name)
        assertEquals(listOf("a7", "c7", "e7", "g7", "b6"), order.take(5))
        assertEquals("g1", order.last())
        val seen = HashSet<Rect>()
        for (id in 1..25) {
            val bounds = Rect()
            val info = checkNotNull(nodes(play).createAccessibilityNodeInfo(id))
            info.getBoundsInScreen(bounds)
            assertTrue("$bounds", bounds.width() >= 46 * 2 && seen.add(bounds))
            assertTrue(info.isClickable && info.isVisibleToUser)
        }
        play.press(R.string.game_flip)
        assertEquals("g1", checkNotNull(play.board.accessibility).order().map(game.lasca.board.BoardGeometry::name).first())
    }

    @Test
    fun `texts, states and named moves follow the game`() {
        val play = Play.start(newGame())
        assertEquals("c 3, white soldier", node(play, "c3").text)
        assertEquals("can move", node(play, "c3").stateDescription)
        assertEquals("blocked", node(play, "a1").stateDescription)
        assertEquals(listOf("Go to b 4", "Go to d 4"), node(play, "c3").actionList.filter { it.id >= 0x01000000 && it.label != null }.map { it.label.toString() }.sorted())
        nodes(play).performAction(Play.index("c3") + 1, AccessibilityNodeInfo.ACTION_CLICK, Bundle())
        idle()
        assertEquals("selected", node(play, "c3").stateDescription)
        assertEquals("d 4, empty, legal landing", node(play, "d4").text)
        nodes(play).performAction(Play.index("d4") + 1, AccessibilityNodeInfo.ACTION_CLICK, Bundle())
        idle()
        assertEquals("d 4, white soldier", node(play, "d4").text)
        assertTrue(play.spoken, play.spoken.startsWith("White: c 3 to d 4"))
    }

    @Test
    fun `one sentence a move is spoken, politely, and none twice`() {
        app.settings.update { copy(pace = Pace.INSTANT) }
        val play = Play.start(newGame(black = Seat.Computer(1)))
        assertEquals(View.ACCESSIBILITY_LIVE_REGION_POLITE, play.activity.findViewById<View>(R.id.game_voice)?.accessibilityLiveRegion)
        val line = checkNotNull(play.activity.findViewById<View>(R.id.game_status))
        assertEquals("of the line itself nobody is told unasked", View.ACCESSIBILITY_LIVE_REGION_NONE, line.accessibilityLiveRegion)
        val manager = play.activity.getSystemService(AccessibilityManager::class.java)
        shadowOf(manager).setEnabled(true)
        play.tap("c3")
        play.tap("d4")
        settle()
        pass(1000)
        settle()
        val spoken = shadowOf(manager).sentAccessibilityEvents
            .filter { it.eventType == AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED && it.className != line.accessibilityClassName && it.contentChangeTypes and AccessibilityEvent.CONTENT_CHANGE_TYPE_CONTENT_DESCRIPTION != 0 }
        // The system joins what changes within a tenth of a second into events without words: those say nothing.
        val sentences = spoken.mapNotNull { it.contentDescription?.toString() }
        assertEquals("$sentences", listOf("White", "Black"), sentences.map { it.substringBefore(':') })
        assertTrue(play.spoken, play.spoken.startsWith("Black: "))
    }

    @Test
    fun `who explores the status line is told what stands in it, whatever was said last`() {
        val play = Play.start(newGame())
        play.tap("c3")
        play.tap("d4")
        play.tap("e5")
        assertTrue(play.spoken, play.spoken.startsWith("White: c 3 to d 4"))
        assertTrue(play.status, play.status.startsWith("e5 must capture: c3"))
        assertTrue(play.told, play.told.startsWith("e 5 must capture: c 3"))
    }

    /** How often [words] were sent to the screen reader by [what]. */
    private fun said(play: Play, what: () -> Unit): Int {
        pass(1_000)
        val manager = shadowOf(play.activity.getSystemService(AccessibilityManager::class.java))
        val before = manager.sentAccessibilityEvents.size
        what()
        pass(1_000)
        // Of the line itself nobody is told unasked: it is no live view.
        val status = checkNotNull(play.activity.findViewById<View>(R.id.game_status))
        assertEquals(View.ACCESSIBILITY_LIVE_REGION_NONE, status.accessibilityLiveRegion)
        return manager.sentAccessibilityEvents.drop(before).filter { it.className != status.accessibilityClassName }.count { event ->
            event.contentChangeTypes and AccessibilityEvent.CONTENT_CHANGE_TYPE_CONTENT_DESCRIPTION != 0 && event.contentDescription?.startsWith(play.spoken) == true
        }
    }

    @Test
    fun `what is asked for a second time is said a second time, and a refusal too`() {
        val play = Play.start(newGame(start = Start.Position("w d4Wbb e7b")))
        shadowOf(play.activity.getSystemService(AccessibilityManager::class.java)).setEnabled(true)
        val host = checkNotNull(nodes(play).createAccessibilityNodeInfo(AccessibilityNodeProvider.HOST_VIEW_ID))
        val asked = setOf("Repeat the status", "Read the position", "Read the last move", "Who must capture", "Read the clocks")
        val actions = host.actionList.filter { it.label?.toString() in asked }
        assertEquals(asked.size, actions.size)
        for (action in actions) {
            nodes(play).performAction(AccessibilityNodeProvider.HOST_VIEW_ID, action.id, Bundle())
            for (time in 2..3) assertEquals("${action.label}, $time", 1, said(play) { nodes(play).performAction(AccessibilityNodeProvider.HOST_VIEW_ID, action.id, Bundle()) })
        }
        for (time in 1..3) assertEquals("a column, $time", 1, said(play) { nodes(play).performAction(Play.index("d4") + 1, AccessibilityNodeInfo.ACTION_LONG_CLICK, Bundle()) })
        for (time in 1..3) assertEquals("a refusal, $time", 1, said(play) { play.tap("e7") })
        nodes(play).performAction(AccessibilityNodeProvider.HOST_VIEW_ID, actions.first { it.label == "Repeat the status" }.id, Bundle())
        assertEquals("not asked for", 0, said(play) { play.comeBack() })
    }

    @Test
    fun `the screen reader's place stays through undo, the computer's move and a turn of the device`() {
        app.settings.update { copy(pace = Pace.INSTANT) }
        val play = Play.start(newGame(black = Seat.Computer(1)))
        val manager = play.activity.getSystemService(AccessibilityManager::class.java)
        shadowOf(manager).setEnabled(true)
        nodes(play).performAction(Play.index("d4") + 1, AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, Bundle())
        play.tap("c3")
        play.tap("d4")
        settle()
        pass(1_000)
        settle()
        assertEquals(2, play.snapshot.ply)
        assertTrue("the computer's move", node(play, "d4").isAccessibilityFocused)
        play.press(R.string.game_undo)
        assertEquals(0, play.snapshot.ply)
        assertTrue("undo", node(play, "d4").isAccessibilityFocused)
        val before = shadowOf(manager).sentAccessibilityEvents.size
        play.controller.recreate()
        play.controller.visible().windowFocusChanged(true)
        settle()
        assertTrue("a turn", node(play, "d4").isAccessibilityFocused)
        assertEquals(1, shadowOf(manager).sentAccessibilityEvents.drop(before).count { it.eventType == AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED })
    }

    @Test
    fun `the end and a fallen flag interrupt what is being said, a move does not`() {
        for (flag in listOf(true, false)) {
            val play = Play.start(newGame(time = TimeControl(60_000, 0)))
            val status = checkNotNull(play.activity.findViewById<View>(R.id.game_voice))
            play.tap("c3")
            play.tap("b4")
            assertEquals(play.spoken, View.ACCESSIBILITY_LIVE_REGION_POLITE, status.accessibilityLiveRegion)
            if (flag) pass(70_000) else app.host.handle(Action.Resign(Side.BLACK))
            idle()
            assertTrue(play.spoken, "White wins" in play.spoken)
            assertEquals(play.spoken, View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE, status.accessibilityLiveRegion)
            play.controller.pause().stop().destroy()
        }
    }

    @Test
    fun `exploring by touch finds a square everywhere on the board`() {
        val play = Play.start(newGame())
        val manager = play.activity.getSystemService(AccessibilityManager::class.java)
        shadowOf(manager).setEnabled(true)
        shadowOf(manager).setTouchExplorationEnabled(true)
        val at = IntArray(2)
        play.board.getLocationInWindow(at)
        for (step in 1..20) hover(play, at[0] + play.board.width * step / 21f, at[1] + play.board.height / 2f)
        val entered = shadowOf(manager).sentAccessibilityEvents.count { it.eventType == AccessibilityEvent.TYPE_VIEW_HOVER_ENTER }
        assertTrue("$entered", entered >= 3)
    }

    private fun hover(play: Play, x: Float, y: Float) {
        val event = MotionEvent.obtain(0, 0, MotionEvent.ACTION_HOVER_MOVE, x, y, 0)
        event.source = InputDevice.SOURCE_TOUCHSCREEN
        play.decor.dispatchGenericMotionEvent(event)
        event.recycle()
    }

    @Test
    fun `the board's own actions read the position, the last move and the clocks`() {
        val play = Play.start(newGame(start = Start.Position("w d4Wbb e7b")))
        val host = checkNotNull(nodes(play).createAccessibilityNodeInfo(AccessibilityNodeProvider.HOST_VIEW_ID))
        val actions = host.actionList.filter { it.id >= 0x01000000 }.filter { it.label != null }.associate { it.label.toString() to it.id }
        assertTrue(actions.keys.toString(), actions.keys.containsAll(listOf("Read the position", "Read the last move", "Read the clocks", "Undo", "Hint", "Deselect")))
        nodes(play).performAction(AccessibilityNodeProvider.HOST_VIEW_ID, checkNotNull(actions["Read the position"]), Bundle())
        assertTrue(play.spoken, play.spoken.contains("d 4, white officer, 3 high, 2 prisoners") && play.spoken.contains("White to move"))
        nodes(play).performAction(Play.index("d4") + 1, AccessibilityNodeInfo.ACTION_LONG_CLICK, Bundle())
        assertEquals("d 4, white officer, column of 3: white officer, 2 black soldiers", play.spoken)
        assertFalse(nodes(play).performAction(Play.index("d4") + 1, 0x01FFFFFF, Bundle()))
    }

    @Test
    fun `time that runs short is said at sixty, thirty and ten seconds, unless that is not wanted`() {
        for (wanted in listOf(true, false)) {
            app.settings.update { copy(clockWarnings = wanted) }
            val play = Play.start(newGame(time = TimeControl(63_000, 0)))
            play.tap("c3")
            play.tap("b4")
            val said = LinkedHashSet<String>()
            repeat(60) {
                pass(1_000)
                said += play.spoken
            }
            val warned = listOf(60, 30, 10).map { "Black has $it seconds left" }
            assertEquals(if (wanted) warned else emptyList<String>(), said.filter { "seconds left" in it })
            play.controller.pause().stop().destroy()
        }
        app.settings.update { copy(clockWarnings = true) }
    }
}
