//! How a game ended.
//! Knows no board; who decides it is the business of position, game and clock.

use serde::{Deserialize, Serialize};

use crate::side::Side;

/// A finished game's result and its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// One side won.
    Win {
        /// The side that won.
        winner: Side,
        /// Why.
        by: WinReason,
    },
    /// Nobody won.
    Draw {
        /// Why.
        by: DrawReason,
    },
}

/// Why the loser lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WinReason {
    /// The loser was to move and commands no column (R6.1).
    NoColumn,
    /// The loser was to move and all its columns are blocked (R6.1).
    Blocked,
    /// The loser gave up (R6.2).
    Resigned,
    /// The loser's time ran out (R6.3).
    Flag,
}

/// Why the game was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawReason {
    /// Both sides agreed (R6.4).
    Agreement,
    /// Too many plies without a capture or a promotion (R6.5).
    QuietMoves,
}

impl Outcome {
    /// The side that won, if any did.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw { .. } => None,
        }
    }
}
