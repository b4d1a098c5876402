// Where sentences come from: a key and what goes into it. The words themselves are in the resources.
// Knows keys; must not know what is told. Tests give a phrase book of their own.
package game.lasca.text

import android.content.res.Resources

/** The texts of one language. */
interface Phrases {
    /** The text [key] with [args] in their places. */
    fun phrase(key: String, vararg args: Any): String

    /** The text [key] in the form for [count]; %1 is the count, [args] follow. */
    fun count(key: String, count: Int, vararg args: Any): String
}

/** The texts in the app's resources. */
class ResourcePhrases(private val resources: Resources, private val packageName: String) : Phrases {
    private val ids = HashMap<String, Int>()

    override fun phrase(key: String, vararg args: Any): String = resources.getString(id(key, "string"), *args)

    override fun count(key: String, count: Int, vararg args: Any): String =
        resources.getQuantityString(id(key, "plurals"), count, count, *args)

    // The keys are words of the wording, which knows no resources; each is looked up once.
    private fun id(key: String, kind: String): Int = ids.getOrPut(key) {
        @Suppress("DiscouragedApi")
        resources.getIdentifier(key, kind, packageName).also { check(it != 0) { "no text for $key" } }
    }
}
