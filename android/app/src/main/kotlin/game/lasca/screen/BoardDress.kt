// A board as the player chose it: style, dragging, how fast things move. One place for games, lessons and old games.
// Knows settings and the board; must not know what is played on it.
package game.lasca.screen

import game.lasca.board.BoardStyle
import game.lasca.board.BoardView
import game.lasca.host.Motion
import game.lasca.host.Settings
import game.lasca.look.Compat

/** How many times as fast moves are under [Motion.FAST]. */
private const val FAST = 2f

/** Gives the board the looks of [settings]; where one [learns] it marks where a chosen column can go and who guards whom, whatever is marked in games. */
fun BoardView.dress(settings: Settings, learns: Boolean = false) {
    still = settings.motion == Motion.OFF || !Compat.animates(context)
    style = BoardStyle(settings.coordinates, settings.badgeFrom, learns || settings.showLandings, learns || settings.guards, numbered = still)
    drags = settings.drag
    speed = if (settings.motion == Motion.FAST) FAST else 1f
}
