// Plays the short samples through the system's pool, as a game's sounds: the volume of music, silent when that is silent.
// Knows resources; must not know when a sound is due.
package game.lasca.feedback

import android.content.Context
import android.media.AudioAttributes
import android.media.SoundPool
import game.lasca.R

/** The samples in a pool, loaded when the first one is asked for. */
class PoolPlayer(private val context: Context) : SoundPlayer {
    private val pool: SoundPool by lazy {
        val use = AudioAttributes.Builder().setUsage(AudioAttributes.USAGE_GAME).setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION).build()
        SoundPool.Builder().setMaxStreams(STREAMS).setAudioAttributes(use).build()
    }
    private val loaded = HashMap<Sound, Int>()

    /** Loads all samples, so that the first sound is not late. */
    fun load() = Sound.entries.forEach { id(it) }

    override fun play(sound: Sound) {
        pool.play(id(sound), 1f, 1f, 0, 0, 1f)
    }

    private fun id(sound: Sound): Int = loaded.getOrPut(sound) {
        val sample = when (sound) {
            Sound.STEP -> R.raw.sound_step
            Sound.CAPTURE -> R.raw.sound_capture
            Sound.PROMOTION -> R.raw.sound_promotion
            Sound.REFUSAL -> R.raw.sound_refusal
            Sound.END -> R.raw.sound_end
        }
        pool.load(context, sample, 1)
    }

    private companion object {
        const val STREAMS = 4
    }
}
