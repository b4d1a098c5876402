//! Counting: how many games of a given length a position has.
//! Knows moves and ends only through the position.

use crate::movegen::{Visit, count_games};
use crate::position::Position;
use crate::rules::Rules;

/// The number of ways to play `depth` moves from here; captures with other landings are other moves,
/// and a finished game has no continuation.
///
/// ```
/// use lasca_core::{Position, Rules, perft};
/// assert_eq!(perft(&Position::start(), Rules::LASCA_EU, 6), 324);
/// ```
pub fn perft(position: &Position, rules: Rules, depth: i32) -> u64 {
    if depth <= 0 {
        return 1;
    }
    // A draw by the count of quiet plies is out of reach: nothing but the board matters.
    if rules
        .quiet_limit
        .is_none_or(|limit| position.quiet() + depth <= limit)
    {
        return count_games(position, rules, depth as u32);
    }
    if rules
        .quiet_limit
        .is_some_and(|limit| position.quiet() >= limit)
    {
        return 0;
    }
    let mut count = 0;
    let _ = position.visit_moves(rules, |played| {
        count += if depth == 1 {
            1
        } else {
            perft(&position.apply(played, rules), rules, depth - 1)
        };
        Visit::Continue(())
    });
    count
}
