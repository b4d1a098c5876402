//! What a position without a capture for the side to move is worth, guessed from what can be seen on the board.
//! Knows the terms by name; their numbers stand in `weights`, and no move is tried here.

use crate::board::Board;
use crate::column::Column;
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
    guess(board, &Sight::new(board, turn), worth(board))
}

/// What the columns of a board are worth to White, each on its square, and how many there are.
pub(crate) fn worth(board: &Board) -> i32 {
    let columns = board.columns();
    let sum: i32 = columns
        .map(|(s, column)| column_worth(s.index(), column))
        .sum();
    sum + worth_of_number(board)
}

/// What the mere number of columns is worth to White.
#[inline]
pub(crate) fn worth_of_number(board: &Board) -> i32 {
    let number = |side| (board.owned(side).bits().count_ones() as usize).min(11);
    WEIGHTS[COLUMNS + number(Side::White)] - WEIGHTS[COLUMNS + number(Side::Black)]
}

/// What a column is worth to White.
#[inline]
pub(crate) fn column_worth(square: usize, column: Column) -> i32 {
    let value = match LOW_COLUMNS.get(column.bits() as usize) {
        Some(&value) => i32::from(value),
        None => column_value(column),
    };
    value + place_worth(square, column)
}

/// What a column is worth to White wherever it stands.
const fn column_value(column: Column) -> i32 {
    let Some(commander) = column.commander() else {
        return 0;
    };
    let guards = column.guards();
    let term = column_term(commander.role as usize, guards, column.height() - guards);
    match commander.side {
        Side::White => WEIGHTS[term],
        Side::Black => -WEIGHTS[term],
    }
}

/// The values of all columns of five pieces at most, by their bits: nearly all that occur.
static LOW_COLUMNS: [i16; 1 << 11] = {
    let mut values = [0; 1 << 11];
    let mut bits = 1;
    while bits < values.len() {
        if let Some(column) = Column::from_bits(bits as u64) {
            values[bits] = column_value(column) as i16;
        }
        bits += 1;
    }
    values
};

/// What White gains by where a column stands, whatever lies in it.
#[inline]
pub(crate) fn place_worth(square: usize, column: Column) -> i32 {
    if column.is_empty() {
        return 0;
    }
    i32::from(PLACES[(column.bits() & 3) as usize][square & 31])
}

/// The weights of squares as White counts them: by the two bits of the commander, then by square.
static PLACES: [[i16; 32]; 4] = {
    let mut places = [[0; 32]; 4];
    let mut square = 0;
    while square < 25 {
        let mut role = 0;
        while role < 2 {
            let at = SQUARE + role * 25;
            places[2 * role][square] = WEIGHTS[at + square] as i16;
            places[2 * role + 1][square] = -WEIGHTS[at + 24 - square] as i16;
            role += 1;
        }
        square += 1;
    }
    places
};

/// The value to the side to move of a board whose columns are `worth` so much to White.
///
/// Of the board only those columns are read that the other side could jump.
#[inline(always)]
pub(crate) fn guess(board: &Board, own: &Sight, worth: i32) -> Score {
    let enemy = own.of_the_other();
    let mut value = match own.turn {
        Side::White => worth,
        Side::Black => -worth,
    };
    let mut see = |term: usize, count| value += WEIGHTS[term] * count;
    mobility(own, 1, &mut see);
    mobility(&enemy, -1, &mut see);
    threats(board, own, &enemy, &mut see);
    see(TEMPO, 1);
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
    let enemy = own.of_the_other();
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
