//! Who commands what while games are counted, as sets of squares, and how many moves that makes.
//! Sides, directions and whether there are officers (`O`) are type parameters, so that every shift is by a constant.
//! Knows which squares are taken and by whom; what lies beneath a commander only where a capture uncovers it.

use crate::column::Column;
use crate::routes::{ALL, FAR, INNER, Sight, steps_to};
use crate::side::Side;

/// The side to move, as a type.
pub(super) trait Way {
    type Other: Way;
    const SIDE: Side;
    const FAR: u32 = FAR[Self::SIDE.index()];
}

pub(super) struct Up;
pub(super) struct Down;

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
pub(super) struct Sets {
    pub(super) own: u32,
    pub(super) enemy: u32,
    pub(super) officers: u32,
}

impl Sets {
    #[inline(always)]
    pub(super) fn empty(self) -> u32 {
        ALL & !(self.own | self.enemy)
    }

    /// The columns that may go in a direction.
    #[inline(always)]
    pub(super) fn movers<W: Way, const O: bool, const D: usize>(self) -> u32 {
        match (forward::<W>(D), O) {
            (true, _) => self.own,
            (false, true) => self.own & self.officers,
            (false, false) => 0,
        }
    }

    #[inline(always)]
    pub(super) fn steppers<W: Way, const O: bool, const D: usize>(self) -> u32 {
        self.movers::<W, O, D>() & steps_to::<D>(self.empty())
    }

    #[inline(always)]
    pub(super) fn jumpers<W: Way, const O: bool, const D: usize>(self) -> u32 {
        self.movers::<W, O, D>() & jump_to::<D>(self.enemy, self.empty())
    }

    #[inline(always)]
    pub(super) fn can_jump<W: Way, const O: bool>(self) -> bool {
        self.jumpers::<W, O, 0>()
            | self.jumpers::<W, O, 1>()
            | self.jumpers::<W, O, 2>()
            | self.jumpers::<W, O, 3>()
            != 0
    }

    /// How many moves there are, if that can be seen without looking into columns: not where an officer jumps or a
    /// capture goes on. A soldier never comes back to where a jump changed the board.
    #[inline(always)]
    pub(super) fn count_at_sight<W: Way, const O: bool>(self) -> Option<u64> {
        let (left, right) = match W::SIDE {
            Side::White => (self.jumpers::<W, O, 0>(), self.jumpers::<W, O, 1>()),
            Side::Black => (self.jumpers::<W, O, 3>(), self.jumpers::<W, O, 2>()),
        };
        let on = self.goes_on::<W>(left, right);
        if O && self.own & self.officers != 0 {
            let back = match W::SIDE {
                Side::White => self.jumpers::<W, O, 2>() | self.jumpers::<W, O, 3>(),
                Side::Black => self.jumpers::<W, O, 0>() | self.jumpers::<W, O, 1>(),
            };
            if on != 0 || back != 0 || (left | right) & self.officers != 0 {
                return None;
            }
            if left | right == 0 {
                return Some(self.count_steps::<W, O>());
            }
            return Some(pair(left, right));
        }
        if on != 0 {
            return None;
        }
        // Chosen before they are counted: whether there is a capture is a coin toss, and a wrong guess costs more.
        let steps = match W::SIDE {
            Side::White => (self.steppers::<W, O, 0>(), self.steppers::<W, O, 1>()),
            Side::Black => (self.steppers::<W, O, 3>(), self.steppers::<W, O, 2>()),
        };
        let none = left | right == 0;
        let left = if none { steps.0 } else { left };
        let right = if none { steps.1 } else { right };
        Some(pair(left, right))
    }

    /// The landings of forward jumps from which a soldier has another one.
    #[inline(always)]
    fn goes_on<W: Way>(self, left: u32, right: u32) -> u32 {
        let empty = self.empty();
        match W::SIDE {
            Side::White => {
                let on = jump_to::<0>(self.enemy, empty) | jump_to::<1>(self.enemy, empty);
                on & (left << 6 | right << 8)
            }
            Side::Black => {
                let on = jump_to::<2>(self.enemy, empty) | jump_to::<3>(self.enemy, empty);
                on & (left >> 6 | right >> 8)
            }
        }
    }

    #[inline(always)]
    fn count_steps<W: Way, const O: bool>(self) -> u64 {
        let up = (self.steppers::<W, O, 0>(), self.steppers::<W, O, 1>());
        let down = (self.steppers::<W, O, 2>(), self.steppers::<W, O, 3>());
        pair(up.0, up.1) + pair(down.0, down.1)
    }

    /// The same after the commander on `over` was taken and left this column.
    #[inline(always)]
    pub(super) fn uncover<W: Way>(self, over: usize, uncovered: Column) -> Self {
        Sets::of(&self.sight::<W>().uncover(over, uncovered))
    }

    #[inline(always)]
    pub(super) fn of(sight: &Sight) -> Self {
        Sets {
            own: sight.own,
            enemy: sight.enemy,
            officers: sight.officers,
        }
    }

    #[inline(always)]
    pub(super) fn sight<W: Way>(self) -> Sight {
        Sight {
            own: self.own,
            enemy: self.enemy,
            officers: self.officers,
            turn: W::SIDE,
        }
    }
}

/// How many squares two sets have together, a square in both counted twice.
#[inline(always)]
fn pair(a: u32, b: u32) -> u64 {
    u64::from((u64::from(a) | u64::from(b) << 32).count_ones())
}

#[inline(always)]
pub(super) fn forward<W: Way>(direction: usize) -> bool {
    (direction < 2) == (W::SIDE == Side::White)
}

/// The squares from which a column could jump in a direction.
#[inline(always)]
pub(super) fn jump_to<const D: usize>(prey: u32, empty: u32) -> u32 {
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
pub(super) fn away<const D: usize>(square: usize, legs: usize) -> usize {
    let square = match D {
        0 => square + 3 * legs,
        1 => square + 4 * legs,
        2 => square.wrapping_sub(4 * legs),
        _ => square.wrapping_sub(3 * legs),
    };
    square & 31
}
