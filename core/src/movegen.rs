//! What may be played: the one place that knows how columns step and jump (R3 to R6).
//! Walks routes one leg at a time, so that nothing needs the whole list where one is asked for (R6.7).

use std::ops::ControlFlow;

use crate::board::Board;
use crate::column::Column;
use crate::moves::{IllegalMove, Landings, Move};
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::piece::{Piece, Role};
use crate::position::Position;
use crate::rules::Rules;
use crate::side::Side;
use crate::square::{Direction, Square, SquareSet};

/// What a visitor of moves says after each: go on, or stop.
pub type Visit = ControlFlow<()>;

/// A column on its way through a capture.
struct Walk {
    board: Board,
    commander: Piece,
    at: Square,
    jumped: SquareSet,
    rejump: bool,
}

impl Walk {
    fn start(position: &Position, origin: Square, rules: Rules) -> Option<Walk> {
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

    fn landings(&self) -> Landings {
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
    fn jump_to(&mut self, landing: Square) -> bool {
        let found = directions(self.commander)
            .iter()
            .filter_map(|&d| self.jump_towards(d))
            .find(|&(_, to)| to == landing);
        if let Some((over, to)) = found {
            self.jump(over, to);
        }
        found.is_some()
    }

    fn visit_rest(
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
fn directions(commander: Piece) -> &'static [Direction] {
    match commander.role {
        Role::Soldier => Direction::forward(commander.side),
        Role::Officer => &Direction::ALL,
    }
}

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
            for jump in self.jumps(&played) {
                column.push_prisoner(if rules.demote {
                    Piece::soldier(jump.taken.side)
                } else {
                    jump.taken
                });
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

    /// Whether this path is among the legal moves; looks at this one only.
    pub fn is_legal(&self, played: &Move, rules: Rules) -> bool {
        self.fault_of(played, rules).is_none()
    }

    /// The end of the game that the board itself shows, if it does (R6.1, R6.5, R6.6).
    pub fn status(&self, rules: Rules) -> Option<Outcome> {
        if !self.has_legal_move() {
            let by = if self.board().owned(self.turn()).is_empty() {
                WinReason::NoColumn
            } else {
                WinReason::Blocked
            };
            return Some(Outcome::Win {
                winner: self.turn().other(),
                by,
            });
        }
        let drawn = rules.quiet_limit.is_some_and(|limit| self.quiet() >= limit);
        drawn.then_some(Outcome::Draw {
            by: DrawReason::QuietMoves,
        })
    }

    /// The position after a move.
    ///
    /// # Errors
    /// Says why where the game is over or the move is not legal.
    pub fn play(&self, played: &Move, rules: Rules) -> Result<Position, IllegalMove> {
        if self.status(rules).is_some() {
            return Err(IllegalMove::GameOver);
        }
        match self.fault_of(played, rules) {
            None => Ok(self.apply(played, rules)),
            Some(fault) => Err(fault),
        }
    }

    fn fault_of(&self, played: &Move, rules: Rules) -> Option<IllegalMove> {
        let origin = played.origin();
        if !self.board().owned(self.turn()).contains(origin) {
            return Some(IllegalMove::NotYours {
                square: origin,
                instead: self.movable().collect(),
            });
        }
        let capturers = self.capturers();
        if capturers.is_empty() {
            return self.step_fault(played);
        }
        if !capturers.contains(origin) || !played.is_capture() {
            return Some(IllegalMove::MustCapture {
                columns: capturers.collect(),
            });
        }
        let mut walk = Walk::start(self, origin, rules)?;
        for &landing in played.landings() {
            let instead = walk.landings();
            if !walk.jump_to(landing) {
                return Some(IllegalMove::NotALanding {
                    landing,
                    instead: instead.to_vec(),
                });
            }
        }
        let further = walk.landings();
        (!further.is_empty()).then(|| IllegalMove::CaptureNotFinished {
            landings: further.to_vec(),
        })
    }

    fn step_fault(&self, played: &Move) -> Option<IllegalMove> {
        let origin = played.origin();
        let steps = self.steps(origin);
        if steps.is_empty() {
            return Some(IllegalMove::Blocked {
                square: origin,
                instead: self.movable().collect(),
            });
        }
        match played.landings() {
            [landing] if steps.contains(landing) => None,
            [first, second, ..] if steps.contains(first) => Some(IllegalMove::NotALanding {
                landing: *second,
                instead: Vec::new(),
            }),
            _ => Some(IllegalMove::NotALanding {
                landing: played.landings().first().copied().unwrap_or(origin),
                instead: steps.to_vec(),
            }),
        }
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

    fn can_step(&self, origin: Square) -> bool {
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
        let turn: Side = self.turn();
        self.board()
            .commander(origin)
            .filter(|piece| piece.side == turn)
    }
}
