//! Scores: hundredths of a soldier for the side to move, or an exact distance to the end of the game.
//! Knows the scale and how a distance is told apart from a guess; knows no position.

use serde::{Deserialize, Serialize};
use std::ops::Neg;

/// What a position is worth to the side to move.
///
/// A value between −20000 and 20000 is a guess in hundredths of a soldier. `30000 − n` is a proved win in `n` plies,
/// its negative a proved loss.
///
/// ```
/// use lasca_core::search::Score;
/// assert_eq!(Score::win_in(27).value(), 29973);
/// assert_eq!(Score::win_in(27).plies_to_win(), Some(27));
/// assert_eq!((-Score::win_in(4)).plies_to_loss(), Some(4));
/// assert_eq!(Score::new(150).plies_to_win(), None);
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Score(i32);

/// Farther than this no win is looked for: it bounds the depth of a search line.
pub(crate) const LONGEST_WIN: i32 = 1000;

impl Score {
    /// Neither side is better.
    pub const DRAW: Self = Self(0);
    /// Better than any score that can occur.
    pub(crate) const INFINITE: Self = Self(32_000);
    /// The largest guess.
    pub(crate) const LARGEST_GUESS: Self = Self(20_000);

    /// A guess in hundredths of a soldier; beyond the scale it is cut off.
    #[inline]
    #[must_use]
    pub fn new(value: i32) -> Self {
        Self(value.clamp(-Self::LARGEST_GUESS.0, Self::LARGEST_GUESS.0))
    }

    /// The side to move wins in `plies`.
    #[inline]
    #[must_use]
    pub fn win_in(plies: i32) -> Self {
        Self(30_000 - plies)
    }

    /// The side to move loses in `plies`.
    #[inline]
    #[must_use]
    pub fn loss_in(plies: i32) -> Self {
        Self(plies - 30_000)
    }

    /// The number as the line protocol writes it.
    #[inline]
    #[must_use]
    pub fn value(self) -> i32 {
        self.0
    }

    /// The length of a proved win, in plies.
    #[inline]
    #[must_use]
    pub fn plies_to_win(self) -> Option<i32> {
        (self.0 >= 30_000 - LONGEST_WIN && self.0 <= 30_000).then_some(30_000 - self.0)
    }

    /// The length of a proved loss, in plies.
    #[inline]
    #[must_use]
    pub fn plies_to_loss(self) -> Option<i32> {
        (-self).plies_to_win()
    }

    /// Whether the end of the game is proved, either way.
    #[inline]
    #[must_use]
    pub fn is_proved(self) -> bool {
        self.0.abs() >= 30_000 - LONGEST_WIN
    }

    /// The same score one ply nearer to the root, seen from the same side: a proved end is one ply farther away.
    #[inline]
    pub(crate) fn moved(self, plies: i32) -> Self {
        if !self.is_proved() {
            self
        } else if self.0 > 0 {
            Self(self.0 - plies)
        } else {
            Self(self.0 + plies)
        }
    }

    /// As the table keeps it.
    #[inline]
    pub(crate) fn stored(self) -> i16 {
        self.0 as i16
    }

    /// From the table.
    #[inline]
    pub(crate) fn from_stored(stored: i16) -> Self {
        Self(i32::from(stored))
    }

    /// This much better; a guess stays a guess.
    #[inline]
    pub(crate) fn plus(self, value: i32) -> Self {
        Self(self.0 + value)
    }
}

impl Neg for Score {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Score;

    #[test]
    fn a_shorter_win_is_better_and_a_longer_loss_is_better() {
        assert!(Score::win_in(1) > Score::win_in(3));
        assert!(Score::loss_in(4) > Score::loss_in(2));
        assert!(Score::win_in(900) > Score::new(1_000_000));
        assert!(Score::loss_in(900) < Score::new(-1_000_000));
    }

    #[test]
    fn a_distance_survives_the_way_into_the_table_and_out() {
        for score in [
            Score::win_in(7),
            Score::loss_in(8),
            Score::new(55),
            Score::DRAW,
        ] {
            assert_eq!(score.moved(-5).moved(5), score);
        }
        assert_eq!(Score::win_in(7).moved(1), Score::win_in(8));
        assert_eq!(Score::loss_in(7).moved(1), Score::loss_in(8));
    }
}
