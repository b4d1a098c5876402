// How composed views present themselves to a screen reader: as one button, switch or choice with a name.
// Knows only accessibility nodes.
package game.lasca.look

import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.Button
import android.widget.RadioButton
import android.widget.Switch

/** Roles and names of views made of several views. */
object Names {
    /** [view] is one button called [name]; what is inside is not visited. */
    fun asButton(view: View, name: CharSequence) = present(view, name, Button::class.java, null)

    /** [view] is one switch, on when [on] says so. */
    fun asSwitch(view: View, name: CharSequence, on: () -> Boolean) = present(view, name, Switch::class.java, on)

    /** [view] is one of several choices, chosen when [chosen] says so. */
    fun asChoice(view: View, name: CharSequence, chosen: () -> Boolean) = present(view, name, RadioButton::class.java, chosen)

    private fun present(view: View, name: CharSequence, role: Class<*>, checked: (() -> Boolean)?) {
        view.contentDescription = name
        view.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_YES
        view.accessibilityDelegate = object : View.AccessibilityDelegate() {
            @Suppress("DEPRECATION")
            override fun onInitializeAccessibilityNodeInfo(host: View, info: AccessibilityNodeInfo) {
                super.onInitializeAccessibilityNodeInfo(host, info)
                info.className = role.name
                if (checked != null) {
                    info.isCheckable = true
                    info.isChecked = checked()
                }
            }
        }
        hide(view)
    }

    private fun hide(view: View) {
        if (view !is android.view.ViewGroup) return
        for (i in 0 until view.childCount) view.getChildAt(i).importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
    }
}
