// What can be heard and felt of a change: nothing else. Sound and touch are switched apart and obey the system.
// Knows changes; how a sound is made is the player's.
package game.lasca.feedback

import android.view.HapticFeedbackConstants
import android.view.View
import game.lasca.core.Change

/** The sounds of the app. */
enum class Sound { STEP, CAPTURE, PROMOTION, REFUSAL, END }

/** Plays a sound at once. */
fun interface SoundPlayer {
    /** Makes all sounds ready: one that is not is silent. Called before the first is due, again and again. */
    fun load() = Unit

    /** Plays [sound]. */
    fun play(sound: Sound)
}

/** Turns changes into sounds and touches. [sounds] and [haptics] are asked each time. */
class Feedback(private val player: SoundPlayer, private val sounds: () -> Boolean, private val haptics: () -> Boolean) {
    /** Makes ready what may be heard soon. */
    fun prepare() {
        if (sounds()) player.load()
    }

    /** Lets a column that is held be felt through [view]. */
    fun held(view: View) {
        if (haptics()) view.performHapticFeedback(HapticFeedbackConstants.LONG_PRESS)
    }

    /** Lets [change] be heard, and felt through [view]. */
    fun play(change: Change, view: View) {
        val sound = sound(change)
        if (sound != null && sounds()) player.play(sound)
        val touch = touch(change)
        if (touch != null && haptics()) view.performHapticFeedback(touch)
    }

    private fun sound(change: Change): Sound? = when (change) {
        is Change.Stepped -> Sound.STEP
        is Change.Jumped -> Sound.CAPTURE
        is Change.Promoted -> Sound.PROMOTION
        is Change.Refused -> Sound.REFUSAL
        is Change.Ended -> Sound.END
        is Change.Accepted, Change.CaptureDue, Change.CaptureGoesOn, is Change.ClockLow, is Change.Declined, is Change.FlagFell, Change.GoalFailed,
        Change.GoalMet, Change.Hinted, is Change.Moved, is Change.Offered, is Change.Rewound, is Change.SteppedBack, is Change.Stood,
        -> null
    }

    private fun touch(change: Change): Int? = when (change) {
        is Change.Stepped, is Change.Jumped -> HapticFeedbackConstants.KEYBOARD_TAP
        is Change.Promoted, is Change.Ended -> HapticFeedbackConstants.LONG_PRESS
        is Change.Refused -> HapticFeedbackConstants.CONTEXT_CLICK
        is Change.Accepted, Change.CaptureDue, Change.CaptureGoesOn, is Change.ClockLow, is Change.Declined, is Change.FlagFell, Change.GoalFailed,
        Change.GoalMet, Change.Hinted, is Change.Moved, is Change.Offered, is Change.Rewound, is Change.SteppedBack, is Change.Stood,
        -> null
    }
}
