// The border to the core, where the core itself can fail: a panic that got through, or an answer that cannot be read.
// Knows that such a failure says nothing against a text or a game; must not know what was asked.
package game.lasca.host

import game.lasca.core.InternalException
import game.lasca.core.LoadException
import game.lasca.core.ReadError
import game.lasca.core.ReadWhy

/** What the core answers to [ask]; null and [failed] if it failed. Errors that it tells by type are the caller's. */
fun <T : Any> answered(failed: () -> Unit = {}, ask: () -> T?): T? = whole(ask) {
    failed()
    null
}

/** What the core reads by [ask]. A failure of its own is a refusal like any other, but says so. @throws LoadException */
fun <T> readable(ask: () -> T): T = whole(ask) { throw LoadException.Unreadable(FAILED) }

// The generated code throws RuntimeException where it cannot make sense of what came, and nothing that the core tells by type is one.
private inline fun <T> whole(ask: () -> T, failed: () -> T): T = try {
    ask()
} catch (_: InternalException) {
    failed()
} catch (_: RuntimeException) {
    failed()
}

/** What is said of a text that the core failed to read. */
val FAILED = ReadError(ReadWhy.FAILED, line = 1, column = 1, readable = null)
