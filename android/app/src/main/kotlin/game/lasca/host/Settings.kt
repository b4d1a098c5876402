// What the player chose for all games: look, touch, sound, speech, language. Plain values with their defaults.
// Knows neither where they are kept (SettingsStore) nor what a screen does with them.
package game.lasca.host

import game.lasca.core.InputRules
import game.lasca.look.BoardTheme

/** Day or night. */
enum class Brightness { SYSTEM, LIGHT, DARK }

/** How long a computer waits before it answers. */
enum class Pace { INSTANT, NATURAL, SLOW }

/** Whether things move on the board, and how long they take. The system's own wish for less motion always wins. */
enum class Motion { OFF, FAST, NORMAL }

/** The hand that plays: where panel and buttons stand in wide windows, and the order of the actions. */
enum class Hand { RIGHT, LEFT }

/** The end of a caption at which the clock stands: away from the hand, which would hide it. */
enum class ClockSide { LEFT, RIGHT }

/** How much of a column is spoken. */
enum class Verbosity { FULL, SHORT }

/** How a square is spoken: "d 4" or "delta 4". */
enum class Spelling { LETTERS, WORDS }

/** All settings. */
data class Settings(
    val board: BoardTheme = BoardTheme.WOOD,
    val brightness: Brightness = Brightness.SYSTEM,
    val coordinates: Boolean = true,
    /** The least height that shows its number; 0 never shows one. */
    val badgeFrom: Int = 2,
    val guards: Boolean = false,
    val showLandings: Boolean = true,
    val drag: Boolean = true,
    val autoComplete: Boolean = true,
    val finalSquare: Boolean = true,
    val oneTapForced: Boolean = false,
    val autoForced: Boolean = false,
    val quickInput: Boolean = false,
    val confirm: Boolean = false,
    val hintSteps: Boolean = false,
    val sound: Boolean = true,
    val haptics: Boolean = true,
    val pace: Pace = Pace.NATURAL,
    val motion: Motion = Motion.NORMAL,
    val hand: Hand = Hand.RIGHT,
    val clockSide: ClockSide = ClockSide.RIGHT,
    val verbosity: Verbosity = Verbosity.FULL,
    val spelling: Spelling = Spelling.LETTERS,
    val clockWarnings: Boolean = true,
    /** A language tag ("de"), or empty to follow the system. */
    val language: String = "",
) {
    /** The habits of input as the core wants them. */
    fun input() = InputRules(
        autoComplete = autoComplete, finalSquare = finalSquare, oneTapForced = oneTapForced, autoForced = autoForced,
        quickInput = quickInput, confirm = confirm, hintSteps = hintSteps,
    )

    companion object {
        /** The language tags the app speaks. */
        val LANGUAGES = listOf("en", "de", "it")

        /** The heights from which a number can be shown, 0 for never. */
        val BADGE_CHOICES = listOf(0, 2, 4)
    }
}
