//! What a position without a capture for the side to move is worth, guessed from what can be seen on the board.
//! Knows the terms by name; their numbers stand in `weights`, and no move is tried here.

use crate::board::Board;
use crate::movegen::Sight;
use crate::search::score::Score;
use crate::search::weights::{MOST_GUARDS, MOST_PRISONERS, WEIGHTS};
use crate::side::Side;

/// The value of a position to the side to move, in whole hundredths of a soldier.
#[inline]
pub(crate) fn evaluate(board: &Board, turn: Side) -> Score {
    let own = Sight::new(board, turn);
    let enemy = Sight {
        own: own.enemy,
        enemy: own.own,
        turn: turn.other(),
        ..own
    };
    let value = columns(board, &own) - columns(board, &enemy) + mobility(&own) - mobility(&enemy)
        + threats(&own, &enemy)
        + WEIGHTS.tempo;
    Score::new(value)
}

/// Columns with their guards and prisoners, and where they stand.
#[inline]
fn columns(board: &Board, sight: &Sight) -> i32 {
    let mut value = 0;
    let mut squares = sight.own;
    while squares != 0 {
        let square = squares.trailing_zeros() as usize;
        squares &= squares - 1;
        let column = board.column(square);
        let guards = column.guards();
        let prisoners = column.height() - guards;
        let role = (sight.officers >> square & 1) as usize;
        let seen = if sight.turn == Side::White {
            square
        } else {
            24 - square
        };
        value += WEIGHTS.column[role][(guards - 1).min(MOST_GUARDS - 1)]
            [prisoners.min(MOST_PRISONERS)]
            + WEIGHTS.square[role][seen];
    }
    value
}

/// Steps that are possible, and columns that have none.
#[inline]
fn mobility(sight: &Sight) -> i32 {
    let [a, b, c, d] = sight.steppers();
    let steps = (u64::from(a) | u64::from(b) << 32).count_ones()
        + (u64::from(c) | u64::from(d) << 32).count_ones();
    let blocked = (sight.own & !(a | b | c | d)).count_ones();
    steps as i32 * WEIGHTS.step + blocked as i32 * WEIGHTS.blocked
}

/// Columns of the side to move that the other side would jump if nothing were done.
#[inline]
fn threats(own: &Sight, enemy: &Sight) -> i32 {
    let under_attack = enemy.jumped();
    let officers = (under_attack & own.officers).count_ones() as i32;
    let soldiers = (under_attack & !own.officers).count_ones() as i32;
    soldiers * WEIGHTS.threatened[0] + officers * WEIGHTS.threatened[1]
}
