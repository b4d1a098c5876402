// The desktop's clipboard.
// Knows AWT only.
package game.lasca.desktop

import java.awt.HeadlessException
import java.awt.Toolkit
import java.awt.datatransfer.DataFlavor
import java.awt.datatransfer.StringSelection

/** Text to and from other programs. */
object Clipboard {
    /** Puts [text] there, if the desktop has one. */
    fun copy(text: String) {
        try {
            Toolkit.getDefaultToolkit().systemClipboard.setContents(StringSelection(text), null)
        } catch (_: HeadlessException) {
            return
        } catch (_: IllegalStateException) {
            return // another program holds it
        }
    }

    /** The text there, null if there is none. */
    fun text(): String? = try {
        val all = Toolkit.getDefaultToolkit().systemClipboard
        if (all.isDataFlavorAvailable(DataFlavor.stringFlavor)) all.getData(DataFlavor.stringFlavor) as? String else null
    } catch (_: HeadlessException) {
        null
    } catch (_: IllegalStateException) {
        null
    }
}
