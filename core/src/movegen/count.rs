//! Counting games fast: columns are changed in place and put back, sets of squares go down by value,
//! and at the last ply moves are counted without being played. Knows nothing of the automatic draw.

use super::routes::{FAR, OFFSET, Sight, Walk};
use crate::column::Column;
use crate::position::Position;
use crate::rules::Rules;

/// The number of ways to play `depth` moves, at least one, as long as no count of quiet plies ends the game.
pub(crate) fn count_games(position: &Position, rules: Rules, depth: u32) -> u64 {
    let mut counter = Counter {
        columns: *position.board().all_columns(),
        rules,
    };
    counter.count(Sight::new(position.board(), position.turn()), depth)
}

struct Counter {
    columns: [Column; 32],
    rules: Rules,
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

impl Counter {
    fn count(&mut self, sight: Sight, depth: u32) -> u64 {
        let jumpers = sight.jumpers();
        if jumpers == [0; 4] {
            return if depth == 1 {
                sight.count_steps()
            } else {
                self.steps(sight, depth)
            };
        }
        let mut count = 0;
        for (direction, mut squares) in jumpers.into_iter().enumerate() {
            while squares != 0 {
                let origin = squares.trailing_zeros() as usize & 31;
                squares &= squares - 1;
                count += if depth == 1 {
                    self.endings(&sight, origin, direction)
                } else {
                    self.capture(sight, origin, direction, depth)
                };
            }
        }
        count
    }

    fn steps(&mut self, sight: Sight, depth: u32) -> u64 {
        let mut count = 0;
        for (direction, mut squares) in sight.steppers().into_iter().enumerate() {
            while squares != 0 {
                let origin = squares.trailing_zeros() as usize & 31;
                squares &= squares - 1;
                count += self.step(sight, origin, direction, depth);
            }
        }
        count
    }

    #[inline]
    fn step(&mut self, sight: Sight, origin: usize, direction: usize, depth: u32) -> u64 {
        let landing = (origin as i32 + OFFSET[direction]) as usize & 31;
        let (from, to) = (1 << origin, 1 << landing);
        let officer = sight.officers & from != 0;
        let promotes = !officer && FAR[sight.turn.index()] & to != 0;
        let officers = (sight.officers & !from) | if officer || promotes { to } else { 0 };
        let next = Sight {
            own: sight.enemy,
            enemy: sight.own ^ (from | to),
            officers,
            turn: sight.turn.other(),
        };
        if depth == 2 && next.jumpers() == [0; 4] {
            return next.count_steps();
        }
        let column = self.columns[origin];
        self.columns[landing] = if promotes { column.promoted() } else { column };
        self.columns[origin] = Column::EMPTY;
        let count = self.count(next, depth - 1);
        self.columns[landing] = Column::EMPTY;
        self.columns[origin] = column;
        count
    }

    /// The captures of one column that begin in one direction, counted only.
    fn endings(&self, sight: &Sight, origin: usize, direction: usize) -> u64 {
        let mut walk = Walk::new(&self.columns, sight, origin, self.rules.rejump);
        walk.endings(origin, direction, sight.enemy, sight.empty() | 1 << origin)
    }

    fn capture(&mut self, sight: Sight, origin: usize, direction: usize, depth: u32) -> u64 {
        let square = 1 << origin;
        let column = self.columns[origin];
        self.columns[origin] = Column::EMPTY;
        let flight = Flight {
            column,
            from: origin,
            officer: sight.officers & square != 0,
            prey: sight.enemy,
        };
        let lifted = Sight {
            own: sight.own & !square,
            officers: sight.officers & !square,
            ..sight
        };
        let count = self.jump(lifted, flight, direction, depth);
        self.columns[origin] = column;
        count
    }

    fn jump(&mut self, sight: Sight, flight: Flight, direction: usize, depth: u32) -> u64 {
        let over = (flight.from as i32 + OFFSET[direction]) as usize & 31;
        let landing = (flight.from as i32 + 2 * OFFSET[direction]) as usize & 31;
        let jumped = self.columns[over];
        let uncovered = jumped.uncovered();
        self.columns[over] = uncovered;
        let sight = sight.uncover(over, uncovered);
        let prey = if self.rules.rejump {
            sight.enemy
        } else {
            flight.prey & !(1 << over)
        };
        let column = flight.column.with_prisoner(jumped, self.rules.demote);
        let promotes = !flight.officer && FAR[sight.turn.index()] >> landing & 1 != 0;
        let on = if promotes {
            [0; 4]
        } else {
            sight.jumps_from(landing, flight.officer, prey)
        };
        let count = if on == [0; 4] {
            self.land(sight, column, landing, flight.officer, promotes, depth)
        } else {
            let flight = Flight {
                column,
                from: landing,
                prey,
                ..flight
            };
            (0..4)
                .filter(|&next| on[next] != 0)
                .map(|next| self.jump(sight, flight, next, depth))
                .sum()
        };
        self.columns[over] = jumped;
        count
    }

    #[inline]
    fn land(
        &mut self,
        sight: Sight,
        column: Column,
        landing: usize,
        officer: bool,
        promotes: bool,
        depth: u32,
    ) -> u64 {
        let square = 1 << landing;
        let officers = sight.officers | if officer || promotes { square } else { 0 };
        let next = Sight {
            own: sight.enemy,
            enemy: sight.own | square,
            officers,
            turn: sight.turn.other(),
        };
        self.columns[landing] = if promotes { column.promoted() } else { column };
        let count = self.count(next, depth - 1);
        self.columns[landing] = Column::EMPTY;
        count
    }
}
