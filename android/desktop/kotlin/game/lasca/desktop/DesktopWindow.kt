// The app in a window on the desktop: the very activities, drawn sixty times a second, with mouse and keys. Started by android/play.
// It has the form of a test only because Robolectric makes its world for tests. Knows Swing; no screen but the first.
package game.lasca.desktop

import android.content.Intent
import android.content.pm.PackageManager
import android.os.Looper
import android.view.MotionEvent
import game.lasca.host.Brightness
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import org.robolectric.shadows.ShadowChoreographer
import org.robolectric.shadows.ShadowSystemClock
import java.awt.Dimension
import java.awt.Graphics
import java.awt.event.KeyAdapter
import java.awt.event.MouseAdapter
import java.awt.event.MouseWheelEvent
import java.awt.event.WindowAdapter
import java.awt.event.WindowEvent
import java.awt.image.BufferedImage
import java.awt.image.DataBufferInt
import java.time.Duration
import java.util.concurrent.ConcurrentLinkedQueue
import java.util.concurrent.atomic.AtomicBoolean
import javax.swing.JFrame
import javax.swing.JLabel
import javax.swing.JPanel
import javax.swing.SwingUtilities
import java.awt.BorderLayout
import java.awt.event.KeyEvent as AwtKey
import java.awt.event.MouseEvent as AwtMouse

/** The window. Options come as system properties from android/play. */
@RunWith(RobolectricTestRunner::class)
@Config(application = DesktopApp::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class DesktopWindow {
    private val inbox = ConcurrentLinkedQueue<Runnable>()
    private val closed = AtomicBoolean(false)
    private val density = System.getProperty("play.density", "1.5").toDouble()
    private val language = System.getProperty("play.language", "")
    private val night = System.getProperty("play.dark", "") == "true"
    private val panes = Panes()
    // Not before the display is known to be there.
    private val words by lazy { JLabel(" ") }
    private val app get() = RuntimeEnvironment.getApplication() as DesktopApp
    @Volatile private var image: BufferedImage? = null

    @Test
    fun play() {
        val started = System.nanoTime()
        // Robolectric has said that there is no display.
        System.setProperty("java.awt.headless", "false")
        val (width, height) = System.getProperty("play.size", "411x731").split('x').map { it.toInt() }
        RuntimeEnvironment.setQualifiers(qualifiers(width, height))
        System.getProperty("play.font")?.let { RuntimeEnvironment.setFontScale(it.toFloat()) }
        if (night) app.settings.update { copy(brightness = Brightness.DARK) }
        val stage = Stage(app) { text -> SwingUtilities.invokeLater { words.text = text } }
        stage.start(launcher())
        ShadowChoreographer.setFrameDelay(Duration.ofMillis(FRAME_MS))
        val panel = Panel().apply { preferredSize = Dimension((width * density).toInt(), (height * density).toInt()) }
        SwingUtilities.invokeAndWait { frame(panel) }
        System.err.printf("window after %.1f s%n", (System.nanoTime() - started) / 1e9)
        run(stage, panel)
        stage.end()
        settle()
        app.keep()
        SwingUtilities.invokeAndWait { SwingUtilities.getWindowAncestor(panel)?.dispose() }
    }

    private fun settle() {
        shadowOf(Looper.getMainLooper()).idle()
        app.disk.submit {}.get()
        shadowOf(Looper.getMainLooper()).idle()
    }

    private fun launcher(): Intent {
        val ask = Intent(Intent.ACTION_MAIN).addCategory(Intent.CATEGORY_LAUNCHER).setPackage(app.packageName)
        val found = app.packageManager.queryIntentActivities(ask, PackageManager.ResolveInfoFlags.of(0)).first()
        return Intent(ask).setClassName(app, found.activityInfo.name)
    }

    private fun qualifiers(w: Int, h: Int): String {
        val dpi = (160 * density).toInt()
        val tongue = if (language.isEmpty()) "" else "$language-"
        return "${tongue}w${w}dp-h${h}dp-${if (w > h) "land" else "port"}-${if (night) "night" else "notnight"}-${dpi}dpi"
    }

    private fun run(stage: Stage, panel: JPanel) {
        var last = System.nanoTime()
        var size = panel.size
        while (!closed.get()) {
            val begin = System.nanoTime()
            generateSequence { inbox.poll() }.forEach { it.run() }
            ShadowSystemClock.advanceBy(Duration.ofNanos(begin - last))
            last = begin
            shadowOf(Looper.getMainLooper()).idle()
            stage.follow()
            val top = stage.top ?: break
            if (panel.size != size && panel.width > 0) {
                size = panel.size
                resize(stage)
            }
            panes.base = top.window.decorView
            panes.focusTop()
            draw(panel)
            val left = FRAME_MS - (System.nanoTime() - begin) / 1_000_000
            if (left > 0) Thread.sleep(left)
        }
    }

    private fun resize(stage: Stage) {
        val panel = SwingUtilities.getAncestorOfClass(JPanel::class.java, words) ?: return
        RuntimeEnvironment.setQualifiers(qualifiers((panel.width / density).toInt(), ((panel.height - words.height) / density).toInt()))
        stage.rebuild()
    }

    private fun draw(panel: JPanel) {
        val bitmap = panes.picture() ?: return
        val next = image?.takeIf { it.width == bitmap.width && it.height == bitmap.height } ?: BufferedImage(bitmap.width, bitmap.height, BufferedImage.TYPE_INT_RGB)
        bitmap.getPixels((next.raster.dataBuffer as DataBufferInt).data, 0, bitmap.width, 0, 0, bitmap.width, bitmap.height)
        image = next
        panel.repaint()
    }

    private fun frame(panel: Panel) {
        val mouse = mouse()
        panel.addMouseListener(mouse)
        panel.addMouseMotionListener(mouse)
        panel.addMouseWheelListener(mouse)
        val frame = JFrame("Lasca")
        frame.focusTraversalKeysEnabled = false
        frame.addKeyListener(object : KeyAdapter() {
            override fun keyPressed(e: AwtKey) = key(true, e)

            override fun keyReleased(e: AwtKey) = key(false, e)
        })
        frame.addWindowListener(object : WindowAdapter() {
            override fun windowClosing(e: WindowEvent) = closed.set(true)
        })
        frame.contentPane = JPanel(BorderLayout()).apply {
            add(panel, BorderLayout.CENTER)
            add(words, BorderLayout.SOUTH)
        }
        frame.pack()
        frame.isVisible = true
    }

    private fun key(down: Boolean, e: AwtKey) {
        val code = DesktopKeys.code(e) ?: return
        val meta = DesktopKeys.meta(e)
        inbox.add { panes.key(down, code, meta) }
    }

    private fun mouse() = object : MouseAdapter() {
        private fun post(action: Int, e: AwtMouse, scroll: Float = 0f) {
            val other = if (SwingUtilities.isRightMouseButton(e)) MotionEvent.BUTTON_SECONDARY else 0
            inbox.add { panes.pointer(action, e.x, e.y, other, scroll) }
        }

        override fun mousePressed(e: AwtMouse) = post(MotionEvent.ACTION_DOWN, e)

        override fun mouseReleased(e: AwtMouse) = post(MotionEvent.ACTION_UP, e)

        override fun mouseDragged(e: AwtMouse) = post(MotionEvent.ACTION_MOVE, e)

        override fun mouseMoved(e: AwtMouse) = post(MotionEvent.ACTION_HOVER_MOVE, e)

        override fun mouseWheelMoved(e: MouseWheelEvent) = post(MotionEvent.ACTION_SCROLL, e, -e.preciseWheelRotation.toFloat())
    }

    private inner class Panel : JPanel() {
        override fun paintComponent(g: Graphics) {
            image?.let { g.drawImage(it, 0, 0, this) }
        }
    }

    private companion object {
        const val FRAME_MS = 16L
    }
}
