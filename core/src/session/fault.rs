//! Why a game could not be set up, loaded or read. Typed, so that each platform words them itself.
//! Knows the faults of texts and of numbers; knows no word of a language.

use crate::record::ReadError;
use crate::side::Side;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a new game cannot be set up. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NewGameError {
    /// A level outside 1 to 10.
    #[error("there is no level {level}")]
    Level {
        /// The level asked for.
        level: i32,
    },
    /// A quiet limit outside 1 to 999.
    #[error("a draw after {limit} quiet plies is not a rule")]
    QuietLimit {
        /// The limit asked for.
        limit: i32,
    },
    /// A total outside 10 seconds to 10 hours, or an increment outside 0 to 180 seconds (R8.1.1).
    #[error("this time cannot be played")]
    Time {
        /// Whose.
        side: Side,
    },
    /// One side has a clock and the other none.
    #[error("one side has a clock and the other none")]
    OneClock,
    /// The start position cannot be read.
    #[error("the position cannot be read: {error}")]
    Position {
        /// Why and where.
        error: ReadError,
    },
    /// The game to take over cannot be read.
    #[error("the game cannot be read: {error}")]
    Record {
        /// Why and where.
        error: ReadError,
    },
    /// The game to take over has no such ply.
    #[error("the game has {last} plies, not {ply}")]
    Ply {
        /// The ply asked for.
        ply: i32,
        /// The last there is.
        last: i32,
    },
}

/// Why a saved game cannot be loaded.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LoadError {
    /// The text is no record.
    #[error("the saved game cannot be read: {error}")]
    Unreadable {
        /// Why and where, with the moves that can be read.
        error: ReadError,
    },
    /// The record can be read but not be played on this device.
    #[error("the saved game cannot go on: {error}")]
    Unplayable {
        /// Why.
        error: NewGameError,
    },
}
