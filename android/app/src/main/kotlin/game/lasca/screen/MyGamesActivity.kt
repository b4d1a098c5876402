// My games: all saved games with a picture, search, delete with undo, sharing, pasting, files.
// Knows the shelf; reads and writes on the disk's thread only.
package game.lasca.screen

import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.view.inputmethod.EditorInfo
import android.widget.LinearLayout
import game.lasca.R
import game.lasca.host.GameShelf
import game.lasca.host.ShelfGame
import game.lasca.look.ButtonKind
import game.lasca.look.Columns
import game.lasca.look.Frame
import game.lasca.look.Kept
import game.lasca.look.Kit
import game.lasca.look.Notice
import game.lasca.look.Sheet
import game.lasca.look.Space
import game.lasca.look.button
import game.lasca.look.field
import game.lasca.look.iconButton
import java.io.IOException

/** The list of saved games. */
class MyGamesActivity : ScreenActivity() {
    private lateinit var list: LinearLayout
    private lateinit var grid: Columns
    private lateinit var rows: GameRows
    private lateinit var shelf: GameShelf

    /** The line that says what was done. */
    lateinit var notice: Notice
        private set

    private var games = emptyList<ShelfGame>()
    private var unseen = emptyList<ShelfGame>()
    private var query = ""

    /** The game whose sheet opens again as soon as it has been read. */
    private var waiting: String? = null

    /** The game that can be taken out of the bin, and what it was called. */
    private var deleted: Pair<String, String>? = null

    override fun content(state: Bundle?): View {
        query = state?.getString(QUERY).orEmpty()
        shelf = GameShelf(app.store)
        rows = GameRows(this, kit)
        list = kit.column()
        val wide = resources.configuration.screenWidthDp >= TWO_COLUMNS
        grid = Columns(this, if (wide) 2 else 1)
        val search = kit.field(getString(R.string.my_games_search), query, EditorInfo.IME_ACTION_SEARCH) {
            query = it
            show()
        }
        search.setCompoundDrawablesRelativeWithIntrinsicBounds(kit.icon(R.drawable.ic_search, kit.theme.paper.text2), null, null, null)
        search.compoundDrawablePadding = kit.dp(Space.MIDDLE)
        search.background = kit.ground(kit.theme.paper.sunken, Space.LARGE, if (kit.theme.highContrast) kit.theme.paper.line else null)
        val paste = kit.button(getString(R.string.my_games_paste), ButtonKind.OUTLINED, R.drawable.ic_paste) { paste() }
        if (wide) paste.layoutParams = LinearLayout.LayoutParams(kit.dp(PASTE_WIDTH), WRAP_CONTENT).apply { gravity = android.view.Gravity.END }
        val foot = kit.column(paste).apply { setPadding(kit.dp(Space.SCREEN), kit.dp(Space.MIDDLE), kit.dp(Space.SCREEN), kit.dp(Space.MIDDLE)) }
        val body = kit.column(Kit.margins(search, kit.dp(Space.SCREEN), 0, kit.dp(Space.SCREEN), kit.dp(Space.SMALL)), list)
        // In large print a phone that lies has no room for a foot and for games.
        val within = kit.largePrint && resources.configuration.screenHeightDp < Frame.SHORT_WINDOW
        if (within) body.addView(foot, 1)
        val open = kit.iconButton(R.drawable.ic_import, getString(R.string.my_games_import)) { openFile() }
        val export = kit.iconButton(R.drawable.ic_share, getString(R.string.my_games_export)) { chooseFile() }
        val page = if (wide) WIDE_PAGE else Frame.PAGE_WIDTH
        val frame = Frame(kit, bar(getString(R.string.my_games_title), open, export), body, foot.takeUnless { within }, page)
        notice = Notice(kit, frame.noticePlace, page)
        frame.scroll.setOnScrollChangeListener { _, _, y, _, _ -> if (list.height - y < frame.scroll.height * 2) addRows() }
        rows.waiting(list)
        state?.getStringArray(DELETED)?.let { (id, name) -> offerUndo(id, name) }
        return frame
    }

    override fun reopen(kept: Kept) {
        when (kept.kind) {
            PasteSheet.KIND -> paste(kept.text)
            MORE -> waiting = kept.about
            else -> rename(kept.about, kept.text)
        }
    }

    override fun onStart() {
        super.onStart()
        load()
    }

    override fun onDestroy() {
        if (isFinishing) app.disk.execute { quietly { app.store.emptyBin() } }
        super.onDestroy()
    }

    // First what one sees at once; a thousand games are not all read before.
    private fun load() = onDisk({ quietly { shelf.all(PAGE) } }) { found ->
        take(found)
        if (found?.size != PAGE) waiting = null
        if (found?.size == PAGE) onDisk({ quietly { shelf.all() } }, ::takeAll)
    }

    private fun takeAll(found: List<ShelfGame>?) {
        take(found)
        waiting = null
    }

    private fun take(found: List<ShelfGame>?) {
        if (found == null) {
            tell(getString(R.string.my_games_disk_failed))
            if (games.isEmpty()) list.removeAllViews()
            return
        }
        val old = games
        games = found
        found.firstOrNull { it.stored.id == waiting }?.let(::more)
        val more = query.isBlank() && old.size >= PAGE && unseen.isEmpty() && grid.childCount == old.size && grid.parent != null && games.take(old.size) == old
        if (more) unseen = games.drop(old.size) else show()
    }

    private fun show() {
        val asked = query
        if (asked.isBlank()) {
            show(games)
            return
        }
        val all = games
        onDisk({ shelf.search(all, asked) { rows.words(it) } }) { if (query == asked && games === all) show(it) }
    }

    private fun show(shown: List<ShelfGame>) {
        list.removeAllViews()
        grid.removeAllViews()
        unseen = emptyList()
        when {
            games.isEmpty() -> rows.empty(list) { go<NewGameActivity>(NewGameActivity.OPPONENT to NewGameActivity.COMPUTER) }
            shown.isEmpty() -> rows.nothing(list, query) { clear() }
            else -> {
                unseen = shown
                list.addView(grid)
                addRows()
            }
        }
    }

    // A thousand games must not be a thousand pictures before one is seen.
    private fun addRows() {
        unseen.take(PAGE).forEach { game -> grid.addView(rows.row(game, { open(game) }, { more(game) })) }
        unseen = unseen.drop(PAGE)
    }

    private fun clear() {
        query = ""
        recreate()
    }

    private fun open(game: ShelfGame) {
        if (leaving) return
        if (game.stored.id != app.host.id) app.host.open(game.stored.id)
        goToGame()
        finish()
    }

    private fun more(game: ShelfGame) {
        waiting = null
        val sheet = Sheet(kit, rows.name(game)) { Kept(MORE, game.stored.id) }
        if (game.summary != null) sheet.action(R.drawable.ic_play, getString(R.string.my_games_open)) { open(game) }
        sheet.action(R.drawable.ic_edit, getString(R.string.my_games_rename)) { rename(game.stored.id, game.stored.title.ifEmpty { rows.name(game) }) }
        sheet.action(R.drawable.ic_share, getString(R.string.my_games_share_record)) { share { shelf.record(game) } }
        if (game.summary != null) sheet.action(R.drawable.ic_share, getString(R.string.my_games_share_message)) { share { shelf.message(game) } }
        sheet.action(R.drawable.ic_trash, getString(R.string.my_games_delete)) { delete(game) }
        sheet.show()
    }

    private fun rename(id: String, before: String) {
        var title = before
        val sheet = Sheet(kit, getString(R.string.my_games_rename)) { Kept(RENAME, id, title) }
        val save = kit.button(getString(R.string.my_games_save), ButtonKind.MAIN) {
            sheet.dismiss()
            change { app.store.rename(id, title) }
        }
        sheet.add(kit.field(getString(R.string.my_games_name), title, EditorInfo.IME_ACTION_DONE) { title = it }).add(save, Space.SCREEN)
        sheet.show()
    }

    private fun delete(game: ShelfGame) {
        val id = game.stored.id
        val played = id == app.host.id
        if (played) app.host.close()
        change({ if (played) app.host.open(id) }) { app.store.delete(id) }
        offerUndo(id, rows.name(game))
    }

    private fun offerUndo(id: String, name: String) {
        deleted = id to name
        notice.say(getString(R.string.my_games_deleted, name), getString(R.string.screen_undo)) {
            deleted = null
            change { app.store.restore(id) }
        }
    }

    // Takes the place of the offer to undo.
    private fun tell(words: String) {
        deleted = null
        notice.say(words)
    }

    private fun change(failed: () -> Unit = {}, work: () -> Unit) = onDisk({ quietly(work) }) { done ->
        if (done == null) {
            failed()
            tell(getString(R.string.my_games_disk_failed))
        }
        load()
    }

    private fun share(text: () -> String) = onDisk(text) { Sharing(this) { tell(getString(R.string.my_games_disk_failed)) }.share(it) }

    private fun paste(text: String = "") = PasteSheet(this, kit).show(text) { keep(it) }

    private fun keep(records: List<String>) = onDisk({ quietly { shelf.add(records) to shelf.all() } }) { kept ->
        if (kept == null) {
            tell(getString(R.string.my_games_disk_failed))
        } else {
            val (ids, all) = kept
            games = all
            show()
            val only = all.firstOrNull { it.stored.id == ids.singleOrNull() }
            val words = only?.let { getString(R.string.my_games_imported, rows.name(it)) }
            tell(words ?: resources.getQuantityString(R.plurals.my_games_imported_all, ids.size, ids.size))
        }
    }

    private fun openFile() = start(Intent(Intent.ACTION_OPEN_DOCUMENT).addCategory(Intent.CATEGORY_OPENABLE).setType(ANY_TEXT), OPEN)

    private fun chooseFile() =
        start(Intent(Intent.ACTION_CREATE_DOCUMENT).addCategory(Intent.CATEGORY_OPENABLE).setType(TEXT).putExtra(Intent.EXTRA_TITLE, EXPORT_NAME), EXPORT)

    @Suppress("DEPRECATION")
    private fun start(intent: Intent, code: Int) = try {
        startActivityForResult(intent, code)
    } catch (_: android.content.ActivityNotFoundException) {
        tell(getString(R.string.my_games_file_failed))
    }

    @Deprecated("The framework's only way without AndroidX")
    override fun onActivityResult(code: Int, result: Int, data: Intent?) {
        val place = data?.data ?: return
        if (result != RESULT_OK) return
        when (code) {
            OPEN -> outside({ IncomingText.read(contentResolver, place) }) { text ->
                if (text == null) tell(getString(R.string.my_games_file_failed)) else PasteSheet(this, kit).show(text) { keep(it) }
            }
            EXPORT -> export(place)
        }
    }

    private fun export(place: Uri) {
        // What is on the disk, not what the list has read so far.
        onDisk({ quietly { shelf.all().let { all -> shelf.export(all) to all.count { it.summary != null } } } }) { read ->
            outside({ read != null && IncomingText.write(contentResolver, place, read.first) }) { done ->
                val count = read?.second ?: 0
                tell(if (done) resources.getQuantityString(R.plurals.my_games_exported, count, count) else getString(R.string.my_games_disk_failed))
            }
        }
    }

    private fun <T> quietly(work: () -> T): T? = try {
        work()
    } catch (_: IOException) {
        null
    }

    override fun onSaveInstanceState(state: Bundle) {
        super.onSaveInstanceState(state)
        state.putString(QUERY, query.take(LONGEST_QUERY))
        deleted?.let { (id, name) -> state.putStringArray(DELETED, arrayOf(id, name)) }
    }

    private companion object {
        const val QUERY = "query"
        const val DELETED = "deleted"
        const val RENAME = "rename"
        const val MORE = "more"
        const val LONGEST_QUERY = 200
        const val PAGE = 30
        const val TWO_COLUMNS = 840
        const val WIDE_PAGE = 1040
        const val PASTE_WIDTH = 360
        const val TEXT = SharedTexts.TYPE
        const val ANY_TEXT = "text/*"
        const val EXPORT_NAME = "lasca.txt"
        const val OPEN = 1
        const val EXPORT = 2
    }
}
