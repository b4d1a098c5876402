// The words of the library: the core's ids are the stems of resource keys.
// Knows keys; must not know what is taught.
package game.lasca.screen

import android.content.Context

/** The text `learn_ID_PART`, or nothing if there is none. */
fun learnWords(context: Context, id: String, part: String): String = wordsOf(context, "learn_${id}_$part")

/** The text of a key that the core names, nothing if there is none. */
fun wordsOf(context: Context, key: String): String {
    val id = context.resources.getIdentifier(key, "string", context.packageName)
    return if (id == 0) "" else context.getString(id)
}

/** The text of a key that the core names for [count] things. */
fun countedWordsOf(context: Context, key: String, count: Int): String {
    val id = context.resources.getIdentifier(key, "plurals", context.packageName)
    return if (id == 0) "" else context.resources.getQuantityString(id, count, count)
}
