//! Whether one path may be played and why not, and whether the game is over (R6).
//! Never lists moves.

use super::walk::Walk;
use crate::moves::{IllegalMove, Move};
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::position::Position;
use crate::rules::Rules;

impl Position {
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
        let steps = played.landings().first();
        let steps = steps.is_some_and(|&landing| origin.direction_to(landing).is_some());
        if !capturers.contains(origin) || steps {
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
}
