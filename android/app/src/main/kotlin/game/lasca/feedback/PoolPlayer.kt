// Plays the short samples through the system's pool, as a game's sounds: the volume of music, silent when that is silent.
// Knows resources; must not know when a sound is due.
package game.lasca.feedback

import android.content.Context
import android.media.AudioAttributes
import android.media.SoundPool
import game.lasca.R

private const val STREAMS = 4

private fun poolOfGames(): SoundPool {
    val use = AudioAttributes.Builder().setUsage(AudioAttributes.USAGE_GAME).setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION).build()
    return SoundPool.Builder().setMaxStreams(STREAMS).setAudioAttributes(use).build()
}

/** The samples in a pool. The system loads them beside what else goes on, and plays none that it has not loaded. */
class PoolPlayer(private val context: Context, make: () -> SoundPool = ::poolOfGames) : SoundPlayer {
    private val pool: SoundPool by lazy(make)
    private val loaded = HashMap<Sound, Int>()

    override fun load() = Sound.entries.forEach { id(it) }

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
}
