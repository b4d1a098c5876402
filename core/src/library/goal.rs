//! Where a game on this device starts from, and what a lesson asks for.
//!
//! Plain data that crosses to the apps; the texts inside a start are parsed where a game is made of them.

use serde::{Deserialize, Serialize};

/// Where a game starts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// The start position of R1.2.
    #[default]
    Initial,
    /// A position as text (N3 or the FEN of N4).
    Position {
        /// The position's text.
        text: String,
    },
    /// A game as record text, taken over after some of its plies.
    Record {
        /// The record's text.
        text: String,
        /// How many plies of it are played; the rest can be redone.
        ply: i32,
    },
}

/// What the side to move at the start is to do; a lesson is over when it is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// Make any legal move.
    AnyMove,
    /// Take at least this many pieces in one move.
    Capture {
        /// Pieces taken, 1 to 21.
        count: i32,
    },
    /// Set free at least this many columns of one's own in one move (R4.2).
    Free {
        /// Columns set free, 1 to 21.
        count: i32,
    },
    /// Make an officer (R5.1).
    Promote,
    /// Win the game (R6.1).
    Win,
}
