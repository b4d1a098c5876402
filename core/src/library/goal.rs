//! Where a game on this device starts from, what a lesson asks for, and whether a move does it.
//!
//! Plain data that crosses to the apps; the texts inside a start are parsed where a game is made of them.
//! Knows starts, moves and ends; knows no session.

use serde::{Deserialize, Serialize};

use crate::movegen::Visit;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::rules::Rules;
use crate::side::Side;
use crate::square::Square;

/// Where a game starts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// The start position of R1.2.
    #[default]
    Initial,
    /// A position as text (N3 or the FEN of N4).
    Position {
        /// The position's text.
        text: String,
    },
    /// A game as record text, taken over after some of its plies.
    Record {
        /// The record's text.
        text: String,
        /// How many plies of it are played; the rest can be redone.
        ply: i32,
    },
}

/// What the learner, the side to move at the start, is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// Make any legal move.
    AnyMove,
    /// End a move on this square.
    Reach {
        /// The square of the last landing.
        square: Square,
    },
    /// Take at least this many pieces in one move.
    Capture {
        /// Pieces taken, 1 to 21.
        count: i32,
    },
    /// Set free at least this many pieces of one's own in one move (R4.2).
    Free {
        /// Jumps after which a piece of one's own commands the jumped square, 1 to 21.
        count: i32,
    },
    /// Make an officer (R5.1).
    Promote,
    /// Win the game (R6.1), at once where one move does it.
    Win,
}

/// How a goal stands after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoalVerdict {
    /// The move did what was asked for.
    Met,
    /// The move was legal but did something else: take it back and try again.
    Failed,
    /// Nothing is decided yet.
    Open,
}

impl Goal {
    /// To end a move on the square of this name; none where there is no such square.
    pub(super) fn reach(name: &str) -> Option<Goal> {
        name.parse().ok().map(|square| Goal::Reach { square })
    }

    /// How the goal of `learner` stands after the legal move `played` in `before`, by either side.
    ///
    /// All goals but [`Goal::Win`] are decided by the learner's next move; so is a win that one move would bring.
    /// Any other win is decided by the end of the game.
    pub fn judge(
        self,
        learner: Side,
        rules: Rules,
        before: &Position,
        played: &Move,
    ) -> GoalVerdict {
        let met = match self {
            Goal::Win => return win_verdict(learner, rules, before, played),
            _ if before.turn() != learner => return GoalVerdict::Open,
            Goal::AnyMove => true,
            Goal::Reach { square } => played.last_landing() == square,
            Goal::Capture { count } => at_least(before.jumps(played, rules).len(), count),
            Goal::Free { count } => {
                let jumps = before.jumps(played, rules);
                at_least(
                    jumps.iter().filter(|jump| jump.freed.is_some()).count(),
                    count,
                )
            }
            Goal::Promote => before.promotes(played),
        };
        if met {
            GoalVerdict::Met
        } else {
            GoalVerdict::Failed
        }
    }
}

/// How many moves are looked through for one that wins at once.
const MOST_MOVES: usize = 256;

fn at_least(found: usize, count: i32) -> bool {
    usize::try_from(count).map_or(true, |count| found >= count)
}

/// A win that is there in one move is to be taken; without one the end of the game decides.
fn win_verdict(learner: Side, rules: Rules, before: &Position, played: &Move) -> GoalVerdict {
    let Ok(after) = before.play(played, rules) else {
        return GoalVerdict::Open;
    };
    if let Some(outcome) = after.status(rules) {
        let won = outcome.winner() == Some(learner);
        return if won {
            GoalVerdict::Met
        } else {
            GoalVerdict::Failed
        };
    }
    if before.turn() == learner && one_move_wins(rules, before) {
        return GoalVerdict::Failed;
    }
    GoalVerdict::Open
}

/// Whether a move wins at once; no lesson has as many moves as are looked at (R6.7).
fn one_move_wins(rules: Rules, before: &Position) -> bool {
    let mut left = MOST_MOVES;
    let mut found = false;
    let _ = before.visit_moves(rules, |played| {
        let after = before.apply(played, rules);
        found = after.status(rules).and_then(Outcome::winner) == Some(before.turn());
        left -= 1;
        if found || left == 0 {
            Visit::Break(())
        } else {
            Visit::Continue(())
        }
    });
    found
}
