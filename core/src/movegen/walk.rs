//! One column on its way through a capture, a jump at a time (R4).
//! Knows nothing of compulsion, turns or ends.

use super::Visit;
use crate::board::Board;
use crate::column::Column;
use crate::moves::{Landings, Move};
use crate::piece::{Piece, Role};
use crate::position::Position;
use crate::rules::Rules;
use crate::square::{Direction, Square, SquareSet};

/// A column on its way through a capture.
pub(super) struct Walk {
    pub(super) board: Board,
    commander: Piece,
    pub(super) at: Square,
    jumped: SquareSet,
    rejump: bool,
}

impl Walk {
    pub(super) fn start(position: &Position, origin: Square, rules: Rules) -> Option<Walk> {
        let mut board = *position.board();
        // R4.7: the origin counts as empty from here on.
        let commander = board.lift(origin).commander()?;
        (commander.side == position.turn()).then_some(Walk {
            board,
            commander,
            at: origin,
            jumped: SquareSet::EMPTY,
            rejump: rules.rejump,
        })
    }

    /// The square jumped and the landing in this direction, if there is such a jump now.
    #[inline]
    fn jump_towards(&self, direction: Direction) -> Option<(Square, Square)> {
        let over = self.at.neighbour(direction)?;
        let to = self.at.beyond(direction)?;
        let possible = self.board.owned(self.commander.side.other()).contains(over)
            && self.board.is_empty(to)
            && (self.rejump || !self.jumped.contains(over));
        possible.then_some((over, to))
    }

    pub(super) fn landings(&self) -> Landings {
        let mut list = Landings::new();
        for &direction in directions(self.commander) {
            if let Some((_, to)) = self.jump_towards(direction) {
                list.push(to);
            }
        }
        list
    }

    /// Goes one jump on and returns what is needed to come back.
    #[inline]
    fn jump(&mut self, over: Square, to: Square) -> (Square, Column, SquareSet) {
        let back = (self.at, self.board[over], self.jumped);
        let mut column = back.1;
        // The prisoner is of no consequence until the move is over: the commander alone decides how it goes on.
        column.take_commander();
        self.board.put(over, column);
        self.jumped = self.jumped.with(over);
        self.at = to;
        back
    }

    #[inline]
    fn take_back(&mut self, over: Square, back: (Square, Column, SquareSet)) {
        self.at = back.0;
        self.board.put(over, back.1);
        self.jumped = back.2;
    }

    /// Jumps to this landing if that is possible.
    pub(super) fn jump_to(&mut self, landing: Square) -> bool {
        let found = directions(self.commander)
            .iter()
            .filter_map(|&d| self.jump_towards(d))
            .find(|&(_, to)| to == landing);
        if let Some((over, to)) = found {
            self.jump(over, to);
        }
        found.is_some()
    }

    pub(super) fn visit_rest(
        &mut self,
        origin: Square,
        path: &mut Landings,
        visit: &mut impl FnMut(&Move) -> Visit,
    ) -> Visit {
        let mut ends_here = true;
        for &direction in directions(self.commander) {
            if let Some((over, to)) = self.jump_towards(direction) {
                ends_here = false;
                path.push(to);
                let back = self.jump(over, to);
                self.visit_rest(origin, path, visit)?;
                self.take_back(over, back);
                path.pop();
            }
        }
        if ends_here && !path.is_empty() {
            visit(&Move::from_parts(origin, *path))?;
        }
        Visit::Continue(())
    }
}

/// Where a commander may go (R3.1, R4.1).
#[inline]
pub(super) fn directions(commander: Piece) -> &'static [Direction] {
    match commander.role {
        Role::Soldier => Direction::forward(commander.side),
        Role::Officer => &Direction::ALL,
    }
}
