// A folder in memory whose k-th change fails, or is the last thing the process does.
package game.lasca.host

import java.io.IOException

/** How the k-th change goes wrong. */
enum class Fault {
    /** It throws and changes nothing; the next ones work again. */
    FAILS,

    /** It throws and so does every one after it: the disk is full, or gone. */
    STAYS_BROKEN,

    /** The process dies before it. */
    DIES_BEFORE,

    /** The process dies right after it. */
    DIES_AFTER,
}

/** The process has died. */
class Death : RuntimeException()

/** The folder; [faultAt] counts its changes from 1, 0 for none; with [reads] it counts what only looks as well. */
class FaultyFolder(
    val files: LinkedHashMap<String, String> = LinkedHashMap(),
    private val faultAt: Int = 0,
    private val fault: Fault = Fault.FAILS,
    private val reads: Boolean = false,
) : Folder {
    private val times = HashMap<String, Long>()

    /** How many changes were asked for. */
    var changes = 0
        private set
    private var time = 0L

    override fun names(): List<String> = look { files.keys.toList() }

    override fun read(name: String): String = look { files[name] ?: throw IOException("no $name") }

    override fun write(name: String, text: String) = change { files[name] = text }.also { times[name] = ++time }

    override fun rename(from: String, to: String) = change {
        val text = files.remove(from) ?: throw IOException("no $from")
        files[to] = text
    }

    override fun delete(name: String) = change { files.remove(name) }

    override fun modified(name: String): Long = look { times[name] ?: 0 }

    private fun <T> look(work: () -> T): T {
        if (reads) change {}
        return work()
    }

    private fun change(work: () -> Unit) {
        changes++
        val due = faultAt in 1..changes
        if (!due) return work()
        when (fault) {
            Fault.FAILS -> if (changes == faultAt) throw IOException("fault $changes") else work()
            Fault.STAYS_BROKEN -> throw IOException("broken since $faultAt")
            Fault.DIES_BEFORE -> throw Death()
            Fault.DIES_AFTER -> {
                if (changes == faultAt) work()
                throw Death()
            }
        }
    }
}
