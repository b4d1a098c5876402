//! Counting games fast: columns are changed in place and put back, sets of squares go down by value,
//! and at the last ply moves are counted without being played. Knows nothing of the automatic draw.
//! Sides and directions are type parameters, so that every shift is by a constant.

use crate::column::Column;
use crate::piece::Role;
use crate::position::Position;
use crate::routes::{ALL, FAR, INNER, Sight, Walk, steps_to};
use crate::rules::Rules;
use crate::side::Side;

/// The number of ways to play `depth` moves, at least one, as long as no count of quiet plies ends the game.
pub(crate) fn count_games(position: &Position, rules: Rules, depth: u32) -> u64 {
    let mut counter = Counter {
        columns: *position.board().all_columns(),
        rules,
    };
    let sight = Sight::new(position.board(), position.turn());
    let sets = Sets {
        own: sight.own,
        enemy: sight.enemy,
        officers: sight.officers,
    };
    match position.turn() {
        Side::White => counter.count::<Up>(sets, depth),
        Side::Black => counter.count::<Down>(sets, depth),
    }
}

/// The side to move, as a type.
trait Way {
    type Other: Way;
    const SIDE: Side;
    const FAR: u32 = FAR[Self::SIDE.index()];
}

struct Up;
struct Down;

impl Way for Up {
    type Other = Down;
    const SIDE: Side = Side::White;
}

impl Way for Down {
    type Other = Up;
    const SIDE: Side = Side::Black;
}

/// Who commands what, seen by the side to move.
#[derive(Clone, Copy)]
struct Sets {
    own: u32,
    enemy: u32,
    officers: u32,
}

impl Sets {
    #[inline(always)]
    fn empty(self) -> u32 {
        ALL & !(self.own | self.enemy)
    }

    /// The columns that may go in a direction.
    #[inline(always)]
    fn movers<W: Way, const D: usize>(self) -> u32 {
        if forward::<W>(D) {
            self.own
        } else {
            self.own & self.officers
        }
    }

    #[inline(always)]
    fn steppers<W: Way, const D: usize>(self) -> u32 {
        self.movers::<W, D>() & steps_to::<D>(self.empty())
    }

    #[inline(always)]
    fn jumpers<W: Way, const D: usize>(self) -> u32 {
        self.movers::<W, D>() & jump_to::<D>(self.enemy, self.empty())
    }

    #[inline(always)]
    fn can_jump<W: Way>(self) -> bool {
        self.jumpers::<W, 0>()
            | self.jumpers::<W, 1>()
            | self.jumpers::<W, 2>()
            | self.jumpers::<W, 3>()
            != 0
    }

    #[inline(always)]
    fn count_steps<W: Way>(self) -> u64 {
        let pair = |a: u32, b: u32| u64::from((u64::from(a) | u64::from(b) << 32).count_ones());
        let up = (self.steppers::<W, 0>(), self.steppers::<W, 1>());
        let down = (self.steppers::<W, 2>(), self.steppers::<W, 3>());
        if self.own & self.officers == 0 {
            // Soldiers alone: two of the four sets are empty.
            return pair(up.0 | down.0, up.1 | down.1);
        }
        pair(up.0, up.1) + pair(down.0, down.1)
    }
}

#[inline(always)]
fn forward<W: Way>(direction: usize) -> bool {
    (direction < 2) == (W::SIDE == Side::White)
}

/// The squares from which a column could jump in a direction.
#[inline(always)]
fn jump_to<const D: usize>(prey: u32, empty: u32) -> u32 {
    let prey = prey & INNER;
    match D {
        0 => (prey & (empty >> 3)) >> 3,
        1 => (prey & (empty >> 4)) >> 4,
        2 => (prey & (empty << 4)) << 4,
        _ => (prey & (empty << 3)) << 3,
    }
}

/// The square so many legs away; five bits always name one.
#[inline(always)]
fn away<const D: usize>(square: usize, legs: usize) -> usize {
    let square = match D {
        0 => square + 3 * legs,
        1 => square + 4 * legs,
        2 => square.wrapping_sub(4 * legs),
        _ => square.wrapping_sub(3 * legs),
    };
    square & 31
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
    fn count<W: Way>(&mut self, sets: Sets, depth: u32) -> u64 {
        if sets.can_jump::<W>() {
            self.captures::<W, 0>(sets, depth)
                + self.captures::<W, 1>(sets, depth)
                + self.captures::<W, 2>(sets, depth)
                + self.captures::<W, 3>(sets, depth)
        } else if depth == 1 {
            sets.count_steps::<W>()
        } else {
            self.steps::<W, 0>(sets, depth)
                + self.steps::<W, 1>(sets, depth)
                + self.steps::<W, 2>(sets, depth)
                + self.steps::<W, 3>(sets, depth)
        }
    }

    #[inline(always)]
    fn steps<W: Way, const D: usize>(&mut self, sets: Sets, depth: u32) -> u64 {
        let mut count = 0;
        let mut squares = sets.steppers::<W, D>();
        while squares != 0 {
            let origin = squares.trailing_zeros() as usize & 31;
            squares &= squares - 1;
            count += self.step::<W, D>(sets, origin, depth);
        }
        count
    }

    #[inline(always)]
    fn step<W: Way, const D: usize>(&mut self, sets: Sets, origin: usize, depth: u32) -> u64 {
        let landing = away::<D>(origin, 1);
        let (from, to) = (1 << origin, 1 << landing);
        let officer = sets.officers & from != 0 || W::FAR & to != 0;
        let officers = (sets.officers & !from) | if officer { to } else { 0 };
        let next = Sets {
            own: sets.enemy,
            enemy: sets.own ^ (from | to),
            officers,
        };
        if depth == 2 && !next.can_jump::<W::Other>() {
            return next.count_steps::<W::Other>();
        }
        let column = self.columns[origin];
        self.columns[landing] = if officer { column.promoted() } else { column };
        self.columns[origin] = Column::EMPTY;
        let count = self.count::<W::Other>(next, depth - 1);
        self.columns[landing] = Column::EMPTY;
        self.columns[origin] = column;
        count
    }

    #[inline(always)]
    fn captures<W: Way, const D: usize>(&mut self, sets: Sets, depth: u32) -> u64 {
        let mut count = 0;
        let mut squares = sets.jumpers::<W, D>();
        while squares != 0 {
            let origin = squares.trailing_zeros() as usize & 31;
            squares &= squares - 1;
            count += if depth > 1 {
                self.capture::<W, D>(sets, origin, depth)
            } else if self.rules.rejump {
                let sight = Sight {
                    own: sets.own,
                    enemy: sets.enemy,
                    officers: sets.officers,
                    turn: W::SIDE,
                };
                Walk::new(&self.columns, &sight, origin, true).endings(
                    origin,
                    D,
                    sets.enemy,
                    sets.empty() | 1 << origin,
                )
            } else {
                let officer = sets.officers >> origin & 1 != 0;
                self.endings::<W, D>(origin, officer, sets.enemy, sets.empty() | 1 << origin)
            };
        }
        count
    }

    /// How many ways to end there are after a jump, where no square is jumped twice.
    fn endings<W: Way, const D: usize>(
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
            (officer || forward::<W>(direction)) && reach & here != 0
        };
        let mut count = 0;
        if on(0, jump_to::<0>(prey, empty)) {
            count += self.endings::<W, 0>(landing, officer, prey, empty);
        }
        if on(1, jump_to::<1>(prey, empty)) {
            count += self.endings::<W, 1>(landing, officer, prey, empty);
        }
        if on(2, jump_to::<2>(prey, empty)) {
            count += self.endings::<W, 2>(landing, officer, prey, empty);
        }
        if on(3, jump_to::<3>(prey, empty)) {
            count += self.endings::<W, 3>(landing, officer, prey, empty);
        }
        // A soldier on its far rank has no way forward: promotion needs no case of its own.
        count.max(1)
    }

    #[inline(always)]
    fn capture<W: Way, const D: usize>(&mut self, sets: Sets, origin: usize, depth: u32) -> u64 {
        let square = 1 << origin;
        let column = self.columns[origin];
        self.columns[origin] = Column::EMPTY;
        let flight = Flight {
            column,
            from: origin,
            officer: sets.officers & square != 0,
            prey: sets.enemy,
        };
        let lifted = Sets {
            own: sets.own & !square,
            officers: sets.officers & !square,
            ..sets
        };
        let count = self.jump::<W, D>(lifted, flight, depth);
        self.columns[origin] = column;
        count
    }

    fn jump<W: Way, const D: usize>(&mut self, sets: Sets, flight: Flight, depth: u32) -> u64 {
        let (over, landing) = (away::<D>(flight.from, 1), away::<D>(flight.from, 2));
        let jumped = self.columns[over];
        let uncovered = jumped.uncovered();
        self.columns[over] = uncovered;
        let sets = uncover::<W>(sets, over, uncovered);
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
        let count = self.fly_on::<W>(sets, flight, depth);
        self.columns[over] = jumped;
        count
    }

    #[inline(always)]
    fn fly_on<W: Way>(&mut self, sets: Sets, flight: Flight, depth: u32) -> u64 {
        let (here, empty) = (1 << flight.from, sets.empty());
        let on = |direction: usize, reach: u32| {
            (flight.officer || forward::<W>(direction)) && reach & here != 0
        };
        let (mut count, mut ends) = (0, true);
        if on(0, jump_to::<0>(flight.prey, empty)) {
            (count, ends) = (self.jump::<W, 0>(sets, flight, depth), false);
        }
        if on(1, jump_to::<1>(flight.prey, empty)) {
            (count, ends) = (count + self.jump::<W, 1>(sets, flight, depth), false);
        }
        if on(2, jump_to::<2>(flight.prey, empty)) {
            (count, ends) = (count + self.jump::<W, 2>(sets, flight, depth), false);
        }
        if on(3, jump_to::<3>(flight.prey, empty)) {
            (count, ends) = (count + self.jump::<W, 3>(sets, flight, depth), false);
        }
        if ends {
            self.land::<W>(sets, flight, depth)
        } else {
            count
        }
    }

    #[inline(always)]
    fn land<W: Way>(&mut self, sets: Sets, flight: Flight, depth: u32) -> u64 {
        let square = 1 << flight.from;
        let officer = flight.officer || W::FAR & square != 0;
        let officers = sets.officers | if officer { square } else { 0 };
        let next = Sets {
            own: sets.enemy,
            enemy: sets.own | square,
            officers,
        };
        if depth == 2 && !next.can_jump::<W::Other>() {
            return next.count_steps::<W::Other>();
        }
        self.columns[flight.from] = if officer {
            flight.column.promoted()
        } else {
            flight.column
        };
        let count = self.count::<W::Other>(next, depth - 1);
        self.columns[flight.from] = Column::EMPTY;
        count
    }
}

#[inline(always)]
fn uncover<W: Way>(mut sets: Sets, over: usize, uncovered: Column) -> Sets {
    let square = 1 << over;
    sets.enemy &= !square;
    sets.officers &= !square;
    if let Some(commander) = uncovered.commander() {
        if commander.side == W::SIDE {
            sets.own |= square;
        } else {
            sets.enemy |= square;
        }
        if commander.role == Role::Officer {
            sets.officers |= square;
        }
    }
    sets
}
