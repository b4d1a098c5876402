//! Counting games fast: columns are changed in place and put back, sets of squares go down by value,
//! and at the last ply moves are counted without being played. Knows nothing of the automatic draw.
//! Type parameters: the side to move `W`, a direction `D`, and `O`, whether there may be officers.

mod sets;

use sets::{Down, Sets, Up, Way, away, forward, jump_to};

use crate::column::Column;
use crate::position::Position;
use crate::routes::{Sight, Walk};
use crate::rules::Rules;
use crate::side::Side;

/// The number of ways to play `depth` moves, at least one, as long as no count of quiet plies ends the game.
pub(crate) fn count_games(position: &Position, rules: Rules, depth: u32) -> u64 {
    let mut counter = Counter {
        columns: *position.board().all_columns(),
        rules,
    };
    let sight = Sight::new(position.board(), position.turn());
    let sets = Sets::of(&sight);
    match position.turn() {
        Side::White => counter.count_with::<Up>(sets, depth),
        Side::Black => counter.count_with::<Down>(sets, depth),
    }
}

/// A capture under way: the column in the air and where it is.
#[derive(Clone, Copy)]
struct Flight {
    column: Column,
    from: usize,
    officer: bool,
    /// The enemy's columns that may still be jumped.
    prey: u32,
}

struct Counter {
    columns: [Column; 32],
    rules: Rules,
}

impl Counter {
    fn count_with<W: Way>(&mut self, sets: Sets, depth: u32) -> u64 {
        if sets.officers == 0 {
            self.count::<W, false>(sets, depth)
        } else {
            self.count::<W, true>(sets, depth)
        }
    }

    fn count<W: Way, const O: bool>(&mut self, sets: Sets, depth: u32) -> u64 {
        if depth == 1
            && let Some(count) = sets.count_at_sight::<W, O>()
        {
            return count;
        }
        if sets.can_jump::<W, O>() {
            self.captures::<W, O, 0>(sets, depth)
                + self.captures::<W, O, 1>(sets, depth)
                + self.captures::<W, O, 2>(sets, depth)
                + self.captures::<W, O, 3>(sets, depth)
        } else {
            self.steps::<W, O, 0>(sets, depth)
                + self.steps::<W, O, 1>(sets, depth)
                + self.steps::<W, O, 2>(sets, depth)
                + self.steps::<W, O, 3>(sets, depth)
        }
    }

    #[inline(always)]
    fn steps<W: Way, const O: bool, const D: usize>(&mut self, sets: Sets, depth: u32) -> u64 {
        let mut count = 0;
        let mut squares = sets.steppers::<W, O, D>();
        while squares != 0 {
            let origin = squares.trailing_zeros() as usize & 31;
            squares &= squares - 1;
            count += self.step::<W, O, D>(sets, origin, depth);
        }
        count
    }

    #[inline(always)]
    fn step<W: Way, const O: bool, const D: usize>(
        &mut self,
        sets: Sets,
        origin: usize,
        depth: u32,
    ) -> u64 {
        let landing = away::<D>(origin, 1);
        let (from, to) = (1 << origin, 1 << landing);
        if !O && W::FAR & to != 0 {
            return self.step::<W, true, D>(sets, origin, depth);
        }
        let officer = O && (sets.officers & from != 0 || W::FAR & to != 0);
        let officers = (sets.officers & !from) | if officer { to } else { 0 };
        let next = Sets {
            own: sets.enemy,
            enemy: sets.own ^ (from | to),
            officers,
        };
        if depth == 2
            && let Some(count) = next.count_at_sight::<W::Other, O>()
        {
            return count;
        }
        let column = self.columns[origin];
        self.columns[landing] = if officer { column.promoted() } else { column };
        self.columns[origin] = Column::EMPTY;
        let count = self.count::<W::Other, O>(next, depth - 1);
        self.columns[landing] = Column::EMPTY;
        self.columns[origin] = column;
        count
    }

    #[inline(always)]
    fn captures<W: Way, const O: bool, const D: usize>(&mut self, sets: Sets, depth: u32) -> u64 {
        let mut count = 0;
        let mut squares = sets.jumpers::<W, O, D>();
        while squares != 0 {
            let origin = squares.trailing_zeros() as usize & 31;
            squares &= squares - 1;
            count += if depth > 1 {
                self.capture::<W, O, D>(sets, origin, depth)
            } else if self.rules.rejump {
                Walk::new(&self.columns, &sets.sight::<W>(), origin, true).endings(
                    origin,
                    D,
                    sets.enemy,
                    sets.empty() | 1 << origin,
                )
            } else {
                let officer = O && sets.officers >> origin & 1 != 0;
                self.endings::<W, O, D>(origin, officer, sets.enemy, sets.empty() | 1 << origin)
            };
        }
        count
    }

    /// How many ways to end there are after a jump, where no square is jumped twice.
    fn endings<W: Way, const O: bool, const D: usize>(
        &self,
        from: usize,
        officer: bool,
        prey: u32,
        empty: u32,
    ) -> u64 {
        let (over, landing) = (away::<D>(from, 1), away::<D>(from, 2));
        let square = 1 << over;
        let prey = prey & !square;
        let empty = if self.columns[over].uncovered().is_empty() {
            empty | square
        } else {
            empty
        };
        let here = 1 << landing;
        let on = |direction: usize, reach: u32| {
            (O && officer || forward::<W>(direction)) && reach & here != 0
        };
        let mut count = 0;
        if on(0, jump_to::<0>(prey, empty)) {
            count += self.endings::<W, O, 0>(landing, officer, prey, empty);
        }
        if on(1, jump_to::<1>(prey, empty)) {
            count += self.endings::<W, O, 1>(landing, officer, prey, empty);
        }
        if on(2, jump_to::<2>(prey, empty)) {
            count += self.endings::<W, O, 2>(landing, officer, prey, empty);
        }
        if on(3, jump_to::<3>(prey, empty)) {
            count += self.endings::<W, O, 3>(landing, officer, prey, empty);
        }
        // A soldier on its far rank has no way forward: promotion needs no case of its own.
        count.max(1)
    }

    #[inline(always)]
    fn capture<W: Way, const O: bool, const D: usize>(
        &mut self,
        sets: Sets,
        origin: usize,
        depth: u32,
    ) -> u64 {
        let square = 1 << origin;
        let column = self.columns[origin];
        self.columns[origin] = Column::EMPTY;
        let flight = Flight {
            column,
            from: origin,
            officer: O && sets.officers & square != 0,
            prey: sets.enemy,
        };
        let lifted = Sets {
            own: sets.own & !square,
            officers: sets.officers & !square,
            ..sets
        };
        let count = self.jump::<W, O, D>(lifted, flight, depth);
        self.columns[origin] = column;
        count
    }

    fn jump<W: Way, const O: bool, const D: usize>(
        &mut self,
        sets: Sets,
        flight: Flight,
        depth: u32,
    ) -> u64 {
        let (over, landing) = (away::<D>(flight.from, 1), away::<D>(flight.from, 2));
        let jumped = self.columns[over];
        let uncovered = jumped.uncovered();
        self.columns[over] = uncovered;
        let sets = sets.uncover::<W>(over, uncovered);
        let prey = if self.rules.rejump {
            sets.enemy
        } else {
            flight.prey & !(1 << over)
        };
        let flight = Flight {
            column: flight.column.with_prisoner(jumped, self.rules.demote),
            from: landing,
            prey,
            ..flight
        };
        let count = if !O && sets.officers != 0 {
            self.fly_on::<W, true>(sets, flight, depth)
        } else {
            self.fly_on::<W, O>(sets, flight, depth)
        };
        self.columns[over] = jumped;
        count
    }

    #[inline(always)]
    fn fly_on<W: Way, const O: bool>(&mut self, sets: Sets, flight: Flight, depth: u32) -> u64 {
        let (here, empty) = (1 << flight.from, sets.empty());
        let on = |direction: usize, reach: u32| {
            (O && flight.officer || forward::<W>(direction)) && reach & here != 0
        };
        let (mut count, mut ends) = (0, true);
        if on(0, jump_to::<0>(flight.prey, empty)) {
            (count, ends) = (self.jump::<W, O, 0>(sets, flight, depth), false);
        }
        if on(1, jump_to::<1>(flight.prey, empty)) {
            (count, ends) = (count + self.jump::<W, O, 1>(sets, flight, depth), false);
        }
        if on(2, jump_to::<2>(flight.prey, empty)) {
            (count, ends) = (count + self.jump::<W, O, 2>(sets, flight, depth), false);
        }
        if on(3, jump_to::<3>(flight.prey, empty)) {
            (count, ends) = (count + self.jump::<W, O, 3>(sets, flight, depth), false);
        }
        if ends {
            self.land::<W, O>(sets, flight, depth)
        } else {
            count
        }
    }

    #[inline(always)]
    fn land<W: Way, const O: bool>(&mut self, sets: Sets, flight: Flight, depth: u32) -> u64 {
        let square = 1 << flight.from;
        if !O && W::FAR & square != 0 {
            return self.land::<W, true>(sets, flight, depth);
        }
        let officer = O && (flight.officer || W::FAR & square != 0);
        let officers = sets.officers | if officer { square } else { 0 };
        let next = Sets {
            own: sets.enemy,
            enemy: sets.own | square,
            officers,
        };
        if depth == 2
            && let Some(count) = next.count_at_sight::<W::Other, O>()
        {
            return count;
        }
        self.columns[flight.from] = if officer {
            flight.column.promoted()
        } else {
            flight.column
        };
        let count = self.count::<W::Other, O>(next, depth - 1);
        self.columns[flight.from] = Column::EMPTY;
        count
    }
}
