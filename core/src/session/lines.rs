//! Moves told in pieces, for lists, voices and animations.
//! Knows legal moves only, and forms no sentence.

use super::change::{Change, Stand, Step};
use super::thought::{MoveLine, Numbered};
use crate::board::Board;
use crate::counted::counted;
use crate::game::Game;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;
use crate::side::Side;
use crate::square::Square;

impl MoveLine {
    /// Tells a legal move of `position` that is the game's `ply`th, from 1.
    pub(crate) fn tell(position: &Position, rules: Rules, played: &Move, ply: i32) -> Self {
        Self {
            ply,
            number: number(ply, position.turn()),
            numbered: numbered(ply, position.turn()),
            side: position.turn(),
            text: position.move_text(played),
            origin: played.origin(),
            landings: played.landings().to_vec(),
            jumps: position.jumps(played, rules),
            promotes: position.promotes(played),
            height: height_after(position, played),
        }
    }

    /// The squares of its way: its origin and its landings.
    pub(super) fn way(&self) -> Vec<Square> {
        [&[self.origin], &self.landings[..]].concat()
    }

    /// Tells as many of these moves as are legal one after the other; the first is the game's `ply`th.
    pub(crate) fn tell_all(
        position: &Position,
        rules: Rules,
        moves: &[Move],
        ply: i32,
    ) -> Vec<Self> {
        let mut position = *position;
        let mut lines = Vec::new();
        for (played, ply) in moves.iter().zip(ply..) {
            let Ok(next) = position.play(played, rules) else {
                break;
            };
            lines.push(Self::tell(&position, rules, played, ply));
            position = next;
        }
        lines
    }
}

/// The number of a move's pair: White's move opens one, Black's closes it.
pub(super) fn number(ply: i32, side: Side) -> i32 {
    match side {
        // Black made the plies 2, 4 … of a game that White began, 1, 3 … of one that Black began.
        Side::Black => (ply + 1) / 2,
        Side::White => ply / 2 + 1,
    }
}

/// What a list writes before it.
fn numbered(ply: i32, side: Side) -> Numbered {
    match side {
        Side::White => Numbered::Opens,
        Side::Black if ply == 1 => Numbered::Alone,
        Side::Black => Numbered::Closes,
    }
}

/// The number of the move that is made next.
pub(super) fn next_number(game: &Game) -> i32 {
    number(game.ply() + 1, game.position().turn())
}

/// The number of the move that led to the position after `ply` plies; 0 before the first.
pub(super) fn number_to(game: &Game, ply: i32) -> i32 {
    let before = game.position_at(ply - 1);
    before.map_or(0, |position| number(ply, position.turn()))
}

/// A capture puts a piece under its column with every jump, a step none.
fn height_after(position: &Position, played: &Move) -> i32 {
    let taken = if played.is_capture() {
        played.landings().len()
    } else {
        0
    };
    let height = position.board().column(played.origin().index()).height() + taken;
    counted(height)
}

/// The move that led to the position after `ply` plies, undone moves included.
pub(super) fn line_to(game: &Game, ply: i32) -> Option<MoveLine> {
    let before = ply - 1;
    Some(MoveLine::tell(
        game.position_at(before)?,
        game.rules(),
        game.move_at(before)?,
        ply,
    ))
}

/// What is seen of a move from its `first` leg on, its promotion included.
pub(super) fn legs(position: &Position, rules: Rules, played: &Move, first: usize) -> Vec<Change> {
    let mut changes = Vec::new();
    let mut before = after_landings(position, rules, played, first);
    if played.is_capture() {
        let jumps = position.jumps(played, rules).into_iter().enumerate();
        for (done, jump) in jumps.skip(first) {
            let after = after_landings(position, rules, played, done + 1);
            let uncovered = Stand::on(&after, jump.over);
            changes.extend(Change::Jumped { jump, uncovered }.and_stood(&before, &after));
            before = after;
        }
    } else if first == 0 {
        let (from, to) = (played.origin(), played.last_landing());
        let after = after_landings(position, rules, played, 1);
        let step = Step { from, to };
        changes.extend(Change::Stepped { step }.and_stood(&before, &after));
        before = after;
    }
    if position.promotes(played) {
        let square = played.last_landing();
        let after = position.apply(played, rules);
        changes.extend(Change::Promoted { square }.and_stood(&before, after.board()));
    }
    changes
}

/// The board after so many landings of a move, nothing promoted yet.
fn after_landings(position: &Position, rules: Rules, played: &Move, landings: usize) -> Board {
    let so_far = &played.landings()[..landings];
    if played.is_capture() {
        let partway = position.partway(rules, played.origin(), so_far);
        return partway.unwrap_or(*position.board());
    }
    let mut board = *position.board();
    if let [to] = so_far {
        let column = board.lift(played.origin());
        board.put(*to, column);
    }
    board
}
