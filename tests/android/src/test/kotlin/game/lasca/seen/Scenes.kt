// The screens and states that are looked at, and how each is reached by touch.
// Knows the screens and their words; what is checked of a picture is Faults' business.
package game.lasca.seen

import android.app.Activity
import android.content.Intent
import android.widget.EditText
import game.lasca.LascaApp
import game.lasca.R
import game.lasca.core.Start
import game.lasca.host.GameStore
import game.lasca.host.Drafts
import game.lasca.screen.HomeActivity
import game.lasca.screen.LearnActivity
import game.lasca.screen.LessonActivity
import game.lasca.screen.Library
import game.lasca.screen.MyGamesActivity
import game.lasca.screen.NewGameActivity
import game.lasca.screen.ReadActivity
import game.lasca.screen.ReplayActivity
import game.lasca.screen.SettingsActivity
import org.robolectric.RuntimeEnvironment

/** One screen in one state. */
class Scene(val name: String, val open: (Pane) -> Window<out Activity>) {
    /** Opens it as [setting] says. */
    fun seen(setting: Setting): Window<out Activity> {
        setting.apply()
        app.settings.update { copy(board = setting.look.board, brightness = setting.look.brightness, sound = false) }
        return open(setting.pane)
    }
}

/** Closes it and leaves an empty device, from which each picture starts. */
fun Window<*>.clear() {
    close()
    app.host.close()
    app.disk.submit {}.get()
    app.folder.names().forEach { app.folder.delete(it) }
    app.settings.lastDraft = Drafts.of()
    Window.idle()
}

private val app: LascaApp get() = RuntimeEnvironment.getApplication() as LascaApp

/** The scenes of all screens but the game's. */
object Scenes {
    private inline fun <reified A : Activity> scene(name: String, vararg extras: Pair<String, String>, crossinline then: Window<A>.() -> Unit = {}) = Scene(name) { pane ->
        val intent = Intent(RuntimeEnvironment.getApplication(), A::class.java)
        extras.forEach { (key, value) -> intent.putExtra(key, value) }
        Window.open(A::class.java, pane, intent).apply(then)
    }

    private fun Window<*>.pressWord(id: Int) = press(activity.getString(id))

    /** The pictures, in the order in which the contact sheets show them. */
    val ALL: List<Scene> = listOf(
        scene<HomeActivity>("home-first"),
        Scene("home-game") { pane ->
            app.host.begin(Games.fresh(level = 5, start = Start.Record(Games.played(Games.fresh(), 30).record(), 30)))
            Window.open(HomeActivity::class.java, pane)
        },
        scene<NewGameActivity>("new-game", NewGameActivity.OPPONENT to NewGameActivity.COMPUTER),
        scene<NewGameActivity>("new-game-levels", NewGameActivity.OPPONENT to NewGameActivity.COMPUTER) { pressWord(R.string.new_game_all_levels) },
        scene<NewGameActivity>("new-game-own", NewGameActivity.OPPONENT to NewGameActivity.COMPUTER) {
            pressWord(R.string.rules_own_short)
            pressWord(R.string.new_game_clock_own)
        },
        scene<NewGameActivity>("two-players", NewGameActivity.OPPONENT to NewGameActivity.PERSON) { pressWord(R.string.new_game_face_to_face) },
        Scene("my-games-deleted") { pane ->
            Games.shelve()
            Window.open(MyGamesActivity::class.java, pane).apply {
                press(activity.getString(R.string.my_games_more, "Club evening, board 2"))
                press(activity.getString(R.string.my_games_delete))
            }
        },
        scene<MyGamesActivity>("my-games-paste") {
            pressWord(R.string.my_games_paste)
            Window.all(top).filterIsInstance<EditText>().first().setText(Games.played(Games.fresh("Anna", "Ben"), 9).record().replace("x", "-x"))
            settle()
        },
        scene<LearnActivity>("learn"),
        scene<LessonActivity>("lesson", LessonActivity.LIST to Library.LESSONS, LessonActivity.ITEM to "release"),
        scene<ReplayActivity>("replay", ReplayActivity.ITEM to "game_1") { pressWord(R.string.replay_next) },
        scene<ReadActivity>("rules", ReadActivity.PAGE to ReadActivity.RULES),
        scene<SettingsActivity>("settings"),
    )

    /** Further states, searched for faults only. */
    val MORE: List<Scene> = listOf(
        Scene("home-trouble") { pane ->
            app.disk.submit {}.get()
            app.folder.write("zz${GameStore.GAME}", "no game at all")
            app.host.open("zz")
            app.disk.submit {}.get()
            Window.idle()
            Window.open(HomeActivity::class.java, pane)
        },
        scene<NewGameActivity>("new-game-position", NewGameActivity.OPPONENT to NewGameActivity.COMPUTER) { pressWord(R.string.new_game_position) },
        scene<MyGamesActivity>("my-games-empty"),
        Scene("my-games-more") { pane ->
            Games.shelve()
            Window.open(MyGamesActivity::class.java, pane).apply { press(activity.getString(R.string.my_games_more, "Club evening, board 2")) }
        },
        scene<LearnActivity>("learn-ideas", LearnActivity.LIST to LearnActivity.IDEAS),
        scene<LearnActivity>("learn-games", LearnActivity.LIST to LearnActivity.GAMES),
        scene<LessonActivity>("idea", LessonActivity.LIST to LearnActivity.IDEAS, LessonActivity.ITEM to "guards"),
        scene<ReadActivity>("history", ReadActivity.PAGE to ReadActivity.HISTORY),
        scene<ReadActivity>("licences", ReadActivity.PAGE to ReadActivity.LICENCES),
        scene<SettingsActivity>("settings-language") { pressWord(R.string.settings_language) },
    )
}
