// The app as the tests run it: its sounds are counted instead of played. Named in robolectric.properties.
package game.lasca.play

import game.lasca.LascaApp
import game.lasca.feedback.Sound
import game.lasca.feedback.SoundPlayer

/** The app with silent sounds. */
open class TestApp : LascaApp() {
    override fun soundPlayer(): SoundPlayer = object : SoundPlayer {
        override fun load() {
            loads++
        }

        override fun play(sound: Sound) {
            heard += sound
        }
    }

    companion object {
        /** What would have been heard, in order. */
        val heard = ArrayList<Sound>()

        /** How often the sounds were made ready. */
        var loads = 0
    }
}
