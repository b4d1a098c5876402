// What the game screen is put together of.
// Knows the views' types; GameLayout knows where each stands.
package game.lasca.screen

import android.view.View

/** The views of the game screen. */
class GameParts(
    val back: View,
    val chip: View,
    val top: CaptionView,
    val board: View,
    val bottom: CaptionView,
    val status: StatusView,
    val strip: View,
    val actions: ActionsView,
    val list: View,
    val inspector: InspectorView,
    val card: InspectorView,
    val pointer: PointerView,
)
