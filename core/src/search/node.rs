//! A position in the tree with the running value of its columns.
//! Knows positions, packed moves and what columns are worth; decides nothing.

use crate::movegen::{Route, Sight};
use crate::position::Position;
use crate::rules::Rules;
use crate::search::eval::{column_worth, guess, place_worth, worth, worth_of_number};
use crate::search::score::Score;

/// A position and what its columns are worth to White.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub(crate) position: Position,
    worth: i32,
}

impl Node {
    pub(crate) fn new(position: &Position) -> Self {
        Self {
            position: *position,
            worth: worth(position.board()),
        }
    }

    #[inline]
    pub(crate) fn sight(&self) -> Sight {
        Sight::new(self.position.board(), self.position.turn())
    }

    /// What the position is worth to its side to move, without looking ahead.
    #[inline]
    pub(crate) fn value(&self) -> Score {
        guess(self.position.board(), &self.sight(), self.worth)
    }

    /// Whether the game is drawn by the count of quiet plies, if a move is left.
    #[inline]
    pub(crate) fn is_drawn(&self, rules: Rules) -> bool {
        rules
            .quiet_limit
            .is_some_and(|limit| self.position.quiet() >= limit)
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn play(&mut self, route: Route, rules: Rules) {
        if route.jumps() == 0 {
            self.worth = self.worth_after_step(route);
            self.position.play_step(route, rules);
        } else {
            self.capture::<true>(route, rules);
        }
    }

    /// Plays a capture beyond the horizon, from where only captures follow: none of those positions is looked up or
    /// comes twice, so no key is kept.
    #[inline]
    pub(crate) fn play_beyond(&mut self, route: Route, rules: Rules) {
        self.capture::<false>(route, rules);
    }

    #[inline]
    fn capture<const KEYED: bool>(&mut self, route: Route, rules: Rules) {
        let mut worth = self.worth - worth_of_number(self.position.board());
        self.position
            .play_capture::<KEYED>(route, rules, |square, before, after| {
                worth += column_worth(square, after) - column_worth(square, before);
            });
        self.worth = worth + worth_of_number(self.position.board());
    }

    #[inline]
    fn worth_after_step(&self, route: Route) -> i32 {
        let (origin, landing) = (route.origin(), route.last_landing());
        let sight = self.sight();
        let column = self.position.board().column(origin);
        if sight.is_far(landing) && sight.officers >> origin & 1 == 0 {
            self.worth - column_worth(origin, column) + column_worth(landing, column.promoted())
        } else {
            self.worth - place_worth(origin, column) + place_worth(landing, column)
        }
    }

    /// The value at the horizon, where the side to move has a step and no capture to make.
    #[inline]
    pub(crate) fn leaf(&self, rules: Rules) -> Option<Score> {
        let sight = self.sight();
        if sight.jumpers() != [0; 4] || sight.steppers() == [0; 4] {
            return None;
        }
        Some(if self.is_drawn(rules) {
            Score::DRAW
        } else {
            guess(self.position.board(), &sight, self.worth)
        })
    }

    /// The same for the node after a step, without playing it.
    #[inline]
    pub(crate) fn leaf_after_step(&self, route: Route, rules: Rules) -> Option<Score> {
        let (origin, landing) = (route.origin(), route.last_landing());
        let mut sight = self.sight();
        let officer = sight.lift(origin);
        let promotes = !officer && sight.is_far(landing);
        sight.own |= 1 << landing;
        sight.officers |= u32::from(officer || promotes) << landing;
        let sight = sight.of_the_other();
        if sight.jumpers() != [0; 4] || sight.steppers() == [0; 4] {
            return None;
        }
        let quiet = self.position.quiet() + 1;
        if !promotes && rules.quiet_limit.is_some_and(|limit| quiet >= limit) {
            return Some(Score::DRAW);
        }
        // The column that stepped is not the side's to move: no other column changed, and no other is read.
        Some(guess(
            self.position.board(),
            &sight,
            self.worth_after_step(route),
        ))
    }
}
