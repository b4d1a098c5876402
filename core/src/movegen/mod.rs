//! What may be played: the one place that knows how columns step and jump (R3 to R6).
//! Walks routes one leg at a time, so that nothing needs the whole list where one is asked for (R6.7).

mod count;
mod judge;
mod walk;

use std::ops::ControlFlow;

pub(crate) use count::count_games;
use walk::{Walk, directions};

pub(crate) use crate::routes::{Route, Sight, each_route};

use crate::board::Board;
use crate::moves::{Landings, Move};
use crate::piece::Piece;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::{Square, SquareSet};

/// What a visitor of moves says after each: go on, or stop.
pub type Visit = ControlFlow<()>;

impl Position {
    /// Every legal move. In a position drawn by the no-progress count: what the pieces could do.
    pub fn legal_moves(&self, rules: Rules) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = self.visit_moves(rules, |played| {
            moves.push(*played);
            Visit::Continue(())
        });
        moves
    }

    /// Shows every legal move to `visit` until it breaks. Nothing is allocated.
    pub fn visit_moves(&self, rules: Rules, mut visit: impl FnMut(&Move) -> Visit) -> Visit {
        let captures = self.must_capture();
        for origin in self.board().owned(self.turn()) {
            if captures {
                self.visit_captures(rules, origin, &[], &mut visit)?;
            } else {
                self.visit_steps(origin, &mut visit)?;
            }
        }
        Visit::Continue(())
    }

    /// Shows the legal moves that start at `origin` and go on with `landings` to `visit` until it breaks.
    pub fn visit_moves_from(
        &self,
        rules: Rules,
        origin: Square,
        landings: &[Square],
        mut visit: impl FnMut(&Move) -> Visit,
    ) -> Visit {
        if self.must_capture() {
            return self.visit_captures(rules, origin, landings, &mut visit);
        }
        self.visit_steps(origin, &mut |played| {
            if played.landings().starts_with(landings) {
                visit(played)
            } else {
                Visit::Continue(())
            }
        })
    }

    /// Whether there is no other legal move than this one.
    pub fn is_only_move(&self, rules: Rules, played: &Move) -> bool {
        self.visit_moves(rules, |other| {
            if other == played {
                Visit::Continue(())
            } else {
                Visit::Break(())
            }
        })
        .is_continue()
    }

    /// At most `most` of the legal moves that start this way, and whether there are more.
    pub fn moves_from(
        &self,
        rules: Rules,
        origin: Square,
        landings: &[Square],
        most: usize,
    ) -> (Vec<Move>, bool) {
        let mut moves = Vec::new();
        let end = self.visit_moves_from(rules, origin, landings, |played| {
            if moves.len() == most {
                return Visit::Break(());
            }
            moves.push(*played);
            Visit::Continue(())
        });
        (moves, end.is_break())
    }

    /// Where a move that begins with `landings` may go next: the first landings of `origin` if there are none yet,
    /// nothing if the move is complete or illegal.
    pub fn next_landings(&self, rules: Rules, origin: Square, landings: &[Square]) -> Landings {
        if self.must_capture() {
            return self
                .walk(rules, origin, landings)
                .map_or_else(Landings::new, |w| w.landings());
        }
        match landings {
            [] => self.steps(origin),
            _ => Landings::new(),
        }
    }

    /// The board in the middle of a capture: after these jumps, the jumping column on the last landing, nobody promoted yet.
    /// `None` where the landings do not begin a legal capture.
    pub fn partway(&self, rules: Rules, origin: Square, landings: &[Square]) -> Option<Board> {
        let walk = self.walk(rules, origin, landings)?;
        let mut board = walk.board;
        let mut column = self.board()[origin];
        if let Some(played) = Move::new(origin, landings) {
            for jump in self.jumps(&played, rules) {
                column.push_prisoner(jump.prisoner);
            }
        }
        board.put(walk.at, column);
        Some(board)
    }

    /// Whether the side to move can capture, and so must (R4.3).
    pub fn must_capture(&self) -> bool {
        let mut owned = self.board().owned(self.turn());
        owned.any(|origin| self.can_capture(origin))
    }

    /// The columns of the side to move that can capture.
    pub fn capturers(&self) -> SquareSet {
        let owned = self.board().owned(self.turn());
        owned.filter(|&origin| self.can_capture(origin)).collect()
    }

    /// The columns of the side to move that have a legal move.
    pub fn movable(&self) -> SquareSet {
        let capturers = self.capturers();
        if !capturers.is_empty() {
            return capturers;
        }
        let owned = self.board().owned(self.turn());
        owned.filter(|&origin| self.can_step(origin)).collect()
    }

    /// Whether the side to move has a legal move (R6.1); the same under all rules.
    pub fn has_legal_move(&self) -> bool {
        let mut owned = self.board().owned(self.turn());
        owned.any(|origin| self.can_step(origin) || self.can_capture(origin))
    }

    fn walk(&self, rules: Rules, origin: Square, landings: &[Square]) -> Option<Walk> {
        let mut walk = Walk::start(self, origin, rules)?;
        landings
            .iter()
            .all(|&landing| walk.jump_to(landing))
            .then_some(walk)
    }

    fn visit_captures(
        &self,
        rules: Rules,
        origin: Square,
        landings: &[Square],
        visit: &mut impl FnMut(&Move) -> Visit,
    ) -> Visit {
        let Some(mut walk) = self.walk(rules, origin, landings) else {
            return Visit::Continue(());
        };
        let mut path = Landings::new();
        landings.iter().for_each(|&landing| {
            path.push(landing);
        });
        walk.visit_rest(origin, &mut path, visit)
    }

    fn visit_steps(&self, origin: Square, visit: &mut impl FnMut(&Move) -> Visit) -> Visit {
        for &landing in self.steps(origin).iter() {
            visit(&Move::single(origin, landing))?;
        }
        Visit::Continue(())
    }

    /// Where the column on `origin` can step, captures aside; none if the side to move does not command it.
    fn steps(&self, origin: Square) -> Landings {
        let mut list = Landings::new();
        if let Some(commander) = self.mover(origin) {
            for &direction in directions(commander) {
                match origin.neighbour(direction) {
                    Some(to) if self.board().is_empty(to) => {
                        list.push(to);
                    }
                    _ => {}
                }
            }
        }
        list
    }

    pub(crate) fn can_step(&self, origin: Square) -> bool {
        !self.steps(origin).is_empty()
    }

    /// Whether the column on `origin` has a jump; the first jump is the same under all rules.
    fn can_capture(&self, origin: Square) -> bool {
        let Some(commander) = self.mover(origin) else {
            return false;
        };
        let enemy = self.board().owned(self.turn().other());
        directions(commander).iter().any(|&direction| {
            let over = origin.neighbour(direction);
            let to = origin.beyond(direction);
            over.is_some_and(|s| enemy.contains(s)) && to.is_some_and(|s| self.board().is_empty(s))
        })
    }

    fn mover(&self, origin: Square) -> Option<Piece> {
        let turn = self.turn();
        self.board()
            .commander(origin)
            .filter(|piece| piece.side == turn)
    }
}

#[cfg(test)]
mod tests {
    use super::each_route;
    use crate::position::Position;
    use crate::rules::Rules;

    /// Walks random games and compares the packed list with the checked one, and the packed move with the plain one.
    #[test]
    fn packed_moves_are_exactly_the_legal_moves() {
        for rules in Rules::NAMED {
            let mut random = 1_u64;
            for _ in 0..300 {
                let mut position = Position::start();
                for _ in 0..120 {
                    let mut packed = Vec::new();
                    each_route(position.board(), position.turn(), rules, |route| {
                        packed.push(route);
                        true
                    });
                    let mut paths: Vec<_> = packed
                        .iter()
                        .filter_map(|r| r.to_move())
                        .map(|m| format!("{m:?}"))
                        .collect();
                    let mut legal: Vec<_> = position
                        .legal_moves(rules)
                        .iter()
                        .map(|m| format!("{m:?}"))
                        .collect();
                    paths.sort();
                    legal.sort();
                    assert_eq!(paths, legal, "{position}");
                    let Some(&route) = packed.get((random >> 33) as usize % packed.len().max(1))
                    else {
                        break;
                    };
                    random = random
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1_442_695_040_888_963_407);
                    let played = route.to_move().expect("a move");
                    assert_eq!(played.last_landing().index(), route.last_landing());
                    let next = position.apply_route(route, rules);
                    assert_eq!(next, position.apply(&played, rules));
                    position = next;
                }
            }
        }
    }
}
