// What a line beside the board says to a screen reader.
// Knows views; must not know what is said.
package game.lasca.screen

import android.view.View

// Nobody hears it or sees it; to the system, which passes over a description that stays the same, it makes another one.
private const val AGAIN = "\u200B"

/** Lets a screen reader say [words] of this live line; words that were said last only if they are said [again], because they were asked for or answer something. */
fun View.speak(words: String, again: Boolean) {
    val before = contentDescription?.toString()
    when {
        before?.removeSuffix(AGAIN) != words -> contentDescription = words
        again -> contentDescription = if (before == words) words + AGAIN else words
    }
}
