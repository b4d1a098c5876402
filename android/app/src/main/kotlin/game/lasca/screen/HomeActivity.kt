// Home: go on with the last game, a new one against the computer or a friend, learn, my games, settings.
// Knows the host's game and where each button leads; must not know the rules.
package game.lasca.screen

import android.content.Intent
import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
import android.widget.LinearLayout
import android.widget.ScrollView
import android.widget.TextView
import game.lasca.R
import game.lasca.board.SmallPosition
import game.lasca.core.Snapshot
import game.lasca.core.Stage
import game.lasca.core.Update
import game.lasca.host.GameListener
import game.lasca.host.Trouble
import game.lasca.look.ButtonKind
import game.lasca.look.Compat
import game.lasca.look.Corner
import game.lasca.look.EqualRow
import game.lasca.look.Kit
import game.lasca.look.Names
import game.lasca.look.PageWidth
import game.lasca.look.Space
import game.lasca.look.TextRole
import game.lasca.look.button
import game.lasca.look.tile

/** The first screen. */
class HomeActivity : ScreenActivity(), GameListener {
    private lateinit var card: FrameLayout
    private lateinit var trouble: TextView
    private lateinit var rest: View
    private var resume = false
    private var left = false

    override fun content(state: Bundle?): View {
        resume = state == null && intent.action == Intent.ACTION_MAIN
        val wide = kit.wide && resources.configuration.screenWidthDp > WIDE
        val hero = HomeHero(kit, upright = !wide)
        if (low && !wide) hero.visibility = View.GONE
        card = FrameLayout(this)
        trouble = kit.text(TextRole.SECOND, "", kit.theme.paper.error).apply {
            visibility = View.GONE
            accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        }
        val root = if (wide) sideBySide(hero) else stacked(hero)
        Compat.watchEdges(root) { edges ->
            hero.topEdge = edges.top
            hero.leftEdge = edges.left
            rest.setPadding(if (wide) 0 else edges.left, if (wide || low) edges.top else 0, edges.right, edges.bottom)
        }
        return root
    }

    private fun stacked(hero: HomeHero): View {
        val frame = kit.column()
        val roomy = resources.configuration.screenWidthDp >= ROOMY
        frame.addView(PageWidth(this, body(centred = roomy), kit.dp(PAGE)), LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
        rest = frame
        val list = kit.column(hero)
        list.addView(frame, LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
        return scrolling(list)
    }

    private fun sideBySide(hero: HomeHero): View {
        // What scrolls reaches under the system's bar: it is not cut off above it.
        val frame = scrolling(PageWidth(this, body(centred = true), kit.dp(PAGE))).apply { clipToPadding = false }
        rest = frame
        return LinearLayout(this).apply {
            setBackgroundColor(kit.theme.paper.ground)
            addView(hero, LinearLayout.LayoutParams(0, MATCH_PARENT, HERO_SHARE))
            addView(frame, LinearLayout.LayoutParams(0, MATCH_PARENT, 1 - HERO_SHARE))
        }
    }

    private fun scrolling(inner: View) = ScrollView(this).apply {
        isFillViewport = true
        isFocusable = false
        setBackgroundColor(kit.theme.paper.ground)
        addView(inner, FrameLayout.LayoutParams(MATCH_PARENT, MATCH_PARENT))
    }

    private fun body(centred: Boolean): View {
        val list = kit.column()
        list.setPadding(kit.dp(Space.SCREEN), kit.dp(Space.SCREEN), kit.dp(Space.SCREEN), kit.dp(Space.SECTION))
        if (kit.largePrint && resources.configuration.screenHeightDp >= TALL) {
            list.addView(Kit.margins(kit.text(TextRole.SECOND, getString(R.string.home_line), kit.theme.paper.text2), bottom = kit.dp(Space.MIDDLE)))
        }
        if (centred) list.addView(View(this), LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
        list.addView(Kit.margins(trouble, bottom = kit.dp(Space.MIDDLE)))
        list.addView(card, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
        list.addView(View(this), LinearLayout.LayoutParams(MATCH_PARENT, kit.dp(Space.SCREEN), if (centred) 0f else 1f))
        opponents().forEach(list::addView)
        list.addView(Kit.margins(tiles(), top = kit.dp(Space.SCREEN)))
        if (centred) list.addView(View(this), LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
        return list
    }

    // Under one another; side by side in a low window, where the words fit.
    private fun opponents(): List<View> {
        val computer = kit.button(getString(R.string.home_play_computer), ButtonKind.MAIN, R.drawable.ic_play, large = !low) {
            go<NewGameActivity>(NewGameActivity.OPPONENT to NewGameActivity.COMPUTER)
        }
        val two = kit.button(getString(R.string.home_two_players), ButtonKind.OUTLINED, R.drawable.ic_two, large = !low) {
            go<NewGameActivity>(NewGameActivity.OPPONENT to NewGameActivity.PERSON)
        }
        if (!low) return listOf(computer, Kit.margins(two, top = kit.dp(10)))
        return listOf(EqualRow(this, kit.dp(Space.SMALL)).apply { listOf(computer, two).forEach(::addView) })
    }

    private fun tiles() = EqualRow(this, kit.dp(Space.SMALL)).apply {
        addView(kit.tile(R.drawable.ic_learn, getString(R.string.home_learn)) { go<LearnActivity>() })
        addView(kit.tile(R.drawable.ic_games, getString(R.string.home_my_games)) { go<MyGamesActivity>() })
        addView(kit.tile(R.drawable.ic_settings, getString(R.string.home_settings)) { go<SettingsActivity>() })
    }

    override fun onStart() {
        super.onStart()
        left = false
        if (app.host.opened) onGame(app.host.snapshot)
        app.host.listen(this)
    }

    override fun onStop() {
        app.host.forget(this)
        super.onStop()
    }

    override fun onGame(snapshot: Snapshot?) {
        val back = resume && snapshot != null && snapshot.stage !is Stage.Over
        resume = false
        left = back
        if (back) goToGame()
        show(snapshot)
    }

    override fun onUpdate(update: Update) = show(update.snapshot)

    // On the way to the game it is told there.
    override fun onTrouble(trouble: Trouble): Boolean {
        if (left) return false
        this.trouble.text = Refusals(this).words(trouble)
        this.trouble.visibility = View.VISIBLE
        return true
    }

    private fun show(snapshot: Snapshot?) {
        card.removeAllViews()
        card.addView(if (snapshot == null) lessonCard() else gameCard(snapshot))
    }

    private val narrow: Boolean get() = resources.configuration.screenWidthDp < NARROW

    /** So little height that the buttons come before all pictures. */
    private val low: Boolean get() = resources.configuration.screenHeightDp < LOW

    private fun gameCard(snapshot: Snapshot): View {
        val lines = gameLines(this)
        val facts = GameFacts.of(snapshot)
        return card(
            kit.boardPicture(SmallPosition(snapshot.columns, snapshot.bottom), if (narrow) SMALL_BOARD else BOARD),
            getString(R.string.home_go_on),
            lines.name(facts),
            listOf(lines.standing(facts), lines.rules(snapshot.rules)),
        ) { goToGame() }
    }

    private fun lessonCard(): View {
        val count = game.lasca.core.lessons().size
        return card(
            kit.columnPicture("wb", COLUMN),
            getString(R.string.home_learn),
            getString(R.string.learn_steps_title),
            listOf(resources.getQuantityString(R.plurals.learn_steps_text, count, count)),
        ) { go<LearnActivity>() }
    }

    private fun card(picture: View, over: String, title: String, lines: List<String>, press: () -> Unit): View {
        val words = kit.column(kit.text(TextRole.LABEL, over, kit.theme.paper.text2), kit.text(TextRole.TITLE, title))
        lines.forEach { words.addView(kit.text(TextRole.SECOND, it, kit.theme.paper.text2)) }
        val upright = kit.largePrint
        val row = if (upright) kit.column() else kit.row()
        val pictured = !low && (!upright || resources.configuration.screenHeightDp >= TALL)
        if (pictured) row.addView(picture)
        if (upright) {
            row.addView(Kit.margins(words, top = if (pictured) kit.dp(Space.MIDDLE) else 0))
        } else {
            row.addView(words, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f).apply { if (pictured) marginStart = kit.dp(Space.SCREEN) })
            if (!narrow) row.addView(kit.iconView(R.drawable.ic_chevron, 22))
        }
        row.gravity = Gravity.CENTER_VERTICAL
        row.setPadding(kit.dp(14), kit.dp(14), kit.dp(14), kit.dp(14))
        kit.touchable(row, kit.ground(kit.theme.paper.surface, Corner.CARD, kit.theme.paper.line), Corner.CARD)
        Names.asButton(row, (listOf(over, title) + lines).joinToString(", "))
        row.setOnClickListener { press() }
        return row
    }

    companion object {
        /** The widest the page of Home gets, in dp. */
        const val PAGE = 560
        private const val WIDE = 560
        private const val HERO_SHARE = 0.42f
        private const val BOARD = 136
        private const val SMALL_BOARD = 104
        private const val COLUMN = 88
        private const val NARROW = 340
        private const val LOW = 440
        private const val TALL = 1000
        private const val ROOMY = 600
    }
}
