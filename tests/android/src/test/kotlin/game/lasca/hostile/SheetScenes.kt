// Every sheet of the app, open over its screen.
// Knows how to get there by touches, and the name of what the screen keeps of it in the sources.
package game.lasca.hostile

import android.app.Activity
import android.content.Intent
import android.widget.EditText
import game.lasca.R
import game.lasca.core.NewGame
import game.lasca.play.app
import game.lasca.play.newGame
import game.lasca.play.pass
import game.lasca.screen.GameActivity
import game.lasca.screen.MyGamesActivity
import game.lasca.screen.NewGameActivity
import game.lasca.screen.ReceiveActivity
import game.lasca.screen.ReplayActivity
import game.lasca.screen.SettingsActivity
import game.lasca.seen.Games
import game.lasca.seen.Window
import org.robolectric.RuntimeEnvironment

/** A sheet; [kept] is what the sources call the thing that its screen keeps, [open] opens both. */
class SheetScene(val kept: String, val open: () -> Window<*>)

/** All sheets but those that stand over a failing disk. */
object SheetScenes {
    private inline fun <reified A : Activity> scene(kept: String, intent: Intent = Intent(), crossinline then: Window<A>.() -> Unit) = SheetScene(kept) {
        Window.open(A::class.java, null, intent.setClass(RuntimeEnvironment.getApplication(), A::class.java)).apply(then)
    }

    private fun Window<*>.word(id: Int, vararg about: Any) = press(activity.getString(id, *about))

    private fun Window<*>.type(words: String) = Window.all(top).filterIsInstance<EditText>().first().setText(words)

    private fun myGames(kept: String, then: Window<MyGamesActivity>.() -> Unit) = SheetScene(kept) {
        Games.shelve()
        Window.open(MyGamesActivity::class.java, null).apply(then)
    }

    private fun game(kept: String, game: () -> NewGame = { newGame() }, then: Window<GameActivity>.() -> Unit) = SheetScene(kept) {
        check(app.host.begin(game()) == null)
        Window.open(GameActivity::class.java, null).apply(then)
    }

    private fun computer(kept: String, then: Window<NewGameActivity>.() -> Unit) = scene(kept, Intent().putExtra(NewGameActivity.OPPONENT, NewGameActivity.COMPUTER), then)

    private fun Window<*>.menu(vararg ids: Int) {
        word(R.string.game_menu)
        ids.forEach { word(it) }
    }

    /** A text that another app sends. */
    fun sent(text: String): Intent = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)

    /** All of them. */
    val ALL: List<SheetScene> = listOf(
        scene<MyGamesActivity>("PasteSheet.KIND") {
            word(R.string.my_games_paste)
            type(Games.played(Games.fresh("Rosa", "Max"), 12).record())
        },
        scene<ReceiveActivity>("PasteSheet.KIND", sent("no game at all")) { type(Games.played(Games.fresh("Rosa", "Max"), 9).record()) },
        myGames("MyGamesActivity.MORE") { word(R.string.my_games_more, "Anna and Ben") },
        myGames("MyGamesActivity.RENAME") {
            word(R.string.my_games_more, "Anna and Ben")
            word(R.string.my_games_rename)
            type("Semi-final")
        },
        computer("NewGameParts.LEVELS") { word(R.string.new_game_all_levels) },
        computer("RulesPart.QUIET") {
            word(R.string.rules_own_short)
            word(R.string.new_game_own_quiet)
        },
        computer("PositionPart.KIND") {
            word(R.string.new_game_position)
            type("w a1w g7b")
        },
        scene<SettingsActivity>("SettingsActivity.LANGUAGE") { word(R.string.settings_language) },
        scene<SettingsActivity>("SettingsLook.BADGE") { word(R.string.settings_badge) },
        scene<ReplayActivity>("ReplayActivity.TAKE_OVER", Intent().putExtra(ReplayActivity.ITEM, "game_1")) { word(R.string.learn_take_over) },
        game("GameSheets.MENU") { menu() },
        game("GameSheets.MOVES") { menu(R.string.game_moves) },
        game("GameSheets.kind") { menu(R.string.game_resign) },
        game("GameSheets.kind", { Games.fresh("Anna", "Ben", start = game.lasca.core.Start.Record(Games.played(Games.fresh(), 9).record(), 9)) }) { menu(R.string.game_offer_draw) },
        game("GameSheets.END") {
            menu(R.string.game_resign, R.string.game_resign)
            pass(1_500)
            settle()
        },
    )
}
