//! What a position without a capture for the side to move is worth, guessed from what can be seen on the board.
//! Knows the terms by name; their numbers stand in `weights`, and no move is tried here.

use crate::board::Board;
use crate::movegen::Sight;
use crate::position::Position;
use crate::search::score::Score;
use crate::search::weights::{
    BLOCKED, COLUMNS, SQUARE, STEP, TEMPO, TERMS, THREATENED, WEIGHTS, column_term,
};
use crate::side::Side;

/// The value of a position to the side to move, in whole hundredths of a soldier.
#[inline]
pub(crate) fn evaluate(board: &Board, turn: Side) -> Score {
    let mut value = 0;
    each_term(board, turn, |term, count| value += WEIGHTS[term] * count);
    Score::new(value)
}

/// How often each term of the evaluation occurs, own ones counted up, the other side's down: for fitting the weights.
#[must_use]
pub fn terms(position: &Position) -> Vec<i32> {
    let mut counts = vec![0; TERMS];
    each_term(position.board(), position.turn(), |term, count| {
        counts[term] += count
    });
    counts
}

/// The weights that belong to `terms`.
#[must_use]
pub fn weights() -> Vec<i32> {
    WEIGHTS.to_vec()
}

#[inline]
fn each_term(board: &Board, turn: Side, mut see: impl FnMut(usize, i32)) {
    let own = Sight::new(board, turn);
    let enemy = Sight {
        own: own.enemy,
        enemy: own.own,
        turn: turn.other(),
        ..own
    };
    columns(board, &own, 1, &mut see);
    columns(board, &enemy, -1, &mut see);
    mobility(&own, 1, &mut see);
    mobility(&enemy, -1, &mut see);
    threats(board, &own, &enemy, &mut see);
    see(TEMPO, 1);
}

/// Columns with their guards and prisoners, where they stand, and how many there are.
#[inline]
fn columns(board: &Board, sight: &Sight, sign: i32, see: &mut impl FnMut(usize, i32)) {
    let mut squares = sight.own;
    while squares != 0 {
        let square = squares.trailing_zeros() as usize & 31;
        squares &= squares - 1;
        let column = board.column(square);
        let guards = column.guards();
        let role = (sight.officers >> square & 1) as usize;
        let seen = if sight.turn == Side::White {
            square
        } else {
            24 - square
        };
        see(column_term(role, guards, column.height() - guards), sign);
        see(SQUARE + role * 25 + seen, sign);
    }
    see(COLUMNS + (sight.own.count_ones() as usize).min(11), sign);
}

/// Steps that are possible, and columns that have none.
#[inline]
fn mobility(sight: &Sight, sign: i32, see: &mut impl FnMut(usize, i32)) {
    let [a, b, c, d] = sight.steppers();
    see(STEP, sign * sight.count_steps() as i32);
    see(
        BLOCKED,
        sign * (sight.own & !(a | b | c | d)).count_ones() as i32,
    );
}

/// Columns of the side to move that the other side would jump if nothing were done.
#[inline]
fn threats(board: &Board, own: &Sight, enemy: &Sight, see: &mut impl FnMut(usize, i32)) {
    let mut squares = enemy.jumped();
    while squares != 0 {
        let square = squares.trailing_zeros() as usize & 31;
        squares &= squares - 1;
        let role = (own.officers >> square & 1) as usize;
        let beneath = match board.column(square).side_below(1) {
            None => 0,
            Some(side) if side == own.turn => 1,
            Some(_) => 2,
        };
        see(THREATENED + role * 3 + beneath, 1);
    }
}

#[cfg(test)]
mod tests {
    use super::{evaluate, terms, weights};
    use crate::position::Position;
    use crate::rules::Rules;

    #[test]
    fn the_value_is_the_sum_of_its_terms_and_the_same_for_both_sides() {
        let mut position = Position::start();
        for ply in 0..60 {
            let sum: i32 = terms(&position)
                .iter()
                .zip(weights())
                .map(|(count, weight)| count * weight)
                .sum();
            assert_eq!(evaluate(position.board(), position.turn()).value(), sum);
            let moves = position.legal_moves(Rules::LASCA_EU);
            let Some(played) = moves.get(ply * 7 % moves.len().max(1)) else {
                break;
            };
            position = position.apply(played, Rules::LASCA_EU);
        }
    }
}
