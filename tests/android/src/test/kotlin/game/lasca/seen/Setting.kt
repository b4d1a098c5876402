// The ways in which a screen can be seen: window, look, language, size of print; and few of them that hold every pair.
// Knows Robolectric's qualifiers; must not know a screen.
package game.lasca.seen

import game.lasca.host.Brightness
import game.lasca.look.BoardTheme
import org.robolectric.RuntimeEnvironment
import java.util.Random

/** A window, in dp, and what the system's bars and cut-outs take from it; [bar] is the bar of three buttons at the right of a phone that lies. */
enum class Pane(val width: Int, val height: Int, val density: String, val left: Int, val top: Int, val right: Int, val bottom: Int, val bar: Int = 0) {
    PHONE(411, 891, "hdpi", 0, 28, 0, 24),
    PHONE_WIDE(891, 411, "hdpi", 40, 24, 0, 20),
    SPLIT(320, 320, "hdpi", 0, 0, 0, 24),
    FOLDABLE(673, 841, "mdpi", 0, 28, 0, 24),
    TABLET(800, 1280, "mdpi", 0, 24, 0, 48),
    TABLET_WIDE(1280, 800, "mdpi", 0, 24, 0, 48),

    // Further ones, for some states only: bar or cut-out at the right, and windows of a size that only a free desktop gives.
    PHONE_BAR(891, 411, "hdpi", 0, 24, 0, 0, bar = 48),
    PHONE_CUT(891, 411, "hdpi", 0, 24, 40, 20),
    FREE_LOW(480, 360, "mdpi", 0, 0, 0, 0),
    FREE_SQUARE(560, 450, "mdpi", 0, 0, 0, 0),
    FREE_NARROW(320, 440, "hdpi", 0, 0, 0, 0);

    companion object {
        /** The windows in which every screen is seen. */
        val SIX: List<Pane> = listOf(PHONE, PHONE_WIDE, SPLIT, FOLDABLE, TABLET, TABLET_WIDE)
    }
}

/** The colours of a window. */
enum class Look(val board: BoardTheme, val brightness: Brightness) {
    LIGHT(BoardTheme.WOOD, Brightness.LIGHT),
    DARK(BoardTheme.WOOD, Brightness.DARK),
    CONTRAST(BoardTheme.HIGH_CONTRAST, Brightness.SYSTEM),
}

/** A language. */
enum class Tongue(val tag: String) { EN("en-rGB"), DE("de-rDE"), IT("it-rIT") }

/** How far texts are enlarged. */
enum class Print(val scale: Float) { USUAL(1f), DOUBLE(2f) }

/** One way to see a screen. */
data class Setting(val pane: Pane, val look: Look, val tongue: Tongue, val print: Print) {
    /** As part of a file's name. */
    val label: String get() = listOf(pane, look, tongue, print).joinToString("-") { it.name.lowercase() }

    /** Makes it so for every window opened from now on. */
    fun apply() {
        val shape = if (pane.width > pane.height) "land" else "port"
        val night = if (look == Look.LIGHT) "notnight" else "night"
        RuntimeEnvironment.setQualifiers("${tongue.tag}-w${pane.width}dp-h${pane.height}dp-$shape-$night-${pane.density}")
        RuntimeEnvironment.setFontScale(print.scale)
    }

    private fun values(): List<Enum<*>> = listOf(pane, look, tongue, print)

    private fun pairs(): Set<Pair<Enum<*>, Enum<*>>> {
        val v = values()
        return v.indices.flatMap { i -> (i + 1 until v.size).map { j -> v[i] to v[j] } }.toSet()
    }

    companion object {
        /** Every setting. */
        val ALL: List<Setting> = Pane.SIX.flatMap { p -> Look.entries.flatMap { l -> Tongue.entries.flatMap { t -> Print.entries.map { Setting(p, l, t, it) } } } }

        /** Settings in which every pair of values of two axes occurs; another [seed] gives others. */
        fun pairwise(seed: Long): List<Setting> {
            val left = ALL.flatMapTo(HashSet()) { it.pairs() }
            val order = ALL.shuffled(Random(seed))
            val chosen = ArrayList<Setting>()
            while (left.isNotEmpty()) {
                val best = order.maxBy { setting -> setting.pairs().count { it in left } }
                chosen += best
                left -= best.pairs()
            }
            return chosen
        }
    }
}
