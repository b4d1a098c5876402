//! A place on the board as a platform names it: nothing that a finger or a caller can name is beyond the type.

use std::str::FromStr;

use crate::square::{Square, SquareError};
use serde::{Deserialize, Serialize};

/// The square under a finger. A platform names it by a number; one that is no square's is kept as being none, and what is
/// done to it is refused.
///
/// ```
/// use lasca_core::session::Touched;
/// use lasca_core::Square;
/// assert_eq!(Touched::number(12).square(), "d4".parse().ok());
/// assert_eq!(Touched::number(25).square(), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Touched(Option<Square>);

impl Touched {
    /// The square of this number, 0 (a1) to 24 (g7) in the order of R1.1; of any other number none.
    pub fn number(number: i32) -> Self {
        Self(Square::new(number))
    }

    /// What was touched, if it was a square.
    pub fn square(self) -> Option<Square> {
        self.0
    }
}

impl From<Square> for Touched {
    fn from(square: Square) -> Self {
        Self(Some(square))
    }
}

impl FromStr for Touched {
    type Err = SquareError;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        name.parse::<Square>().map(Self::from)
    }
}
