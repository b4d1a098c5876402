//! How long the sides may think: pure arithmetic on milliseconds that are passed in.
//! Knows sides only; reads no clock of its own.

use serde::{Deserialize, Serialize};

/// One side's time (R8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimeControl {
    /// For the whole game, 10 seconds to 10 hours.
    pub total_ms: i64,
    /// Added when a move is complete, 0 to 180 seconds.
    pub increment_ms: i64,
}
