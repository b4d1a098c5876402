//! Keys of positions: equal for equal boards and turns, otherwise different but for accidents.
//! Knows boards only; position keeps the running key.

use crate::board::Board;
use crate::column::Column;
use crate::side::Side;
use crate::square::Square;

const BLACK_TO_MOVE: u64 = 0x6a09_e667_f3bc_c909;

/// The share of one square in the key; an empty square has none.
#[inline]
pub(crate) const fn column_key(square: Square, column: Column) -> u64 {
    bare_key(square.index(), column)
}

/// The same by the number of the square.
#[inline]
pub(crate) const fn bare_key(index: usize, column: Column) -> u64 {
    if column.is_empty() {
        return 0;
    }
    // A table of all columns would have 4^22 entries.
    spread(column.bits(), index as u64 + 1)
}

/// The `step`th number that SplitMix64 makes from `seed` (Steele, Lea, Flood 2014): near ones give far ones.
#[inline]
pub(crate) const fn spread(seed: u64, step: u64) -> u64 {
    let mut z = seed.wrapping_add(step.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The share of the side to move in the key.
#[inline]
pub(crate) const fn turn_key(turn: Side) -> u64 {
    match turn {
        Side::White => 0,
        Side::Black => BLACK_TO_MOVE,
    }
}

/// The key of a board and a turn from scratch.
pub(crate) fn key_of(board: &Board, turn: Side) -> u64 {
    board
        .columns()
        .fold(turn_key(turn), |key, (square, column)| {
            key ^ column_key(square, column)
        })
}
