//! Why a game could not be set up, loaded or read. Typed, so that each platform words them itself.

use crate::side::Side;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a new game cannot be set up. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetupError {
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
        error: SetupError,
    },
}

/// What is wrong with a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReadWhy {
    /// There is nothing in it.
    Empty,
    /// It is too long to be a game.
    TooLong,
    /// There is no game in it.
    NoGame,
    /// It was written by a later version of the app.
    Version,
    /// A header is damaged.
    Header,
    /// The rules are unknown.
    Rules,
    /// The position is no position.
    Position,
    /// A move is no move.
    Move,
    /// A move breaks the rules.
    IllegalMove,
    /// The result contradicts the moves.
    Outcome,
}

/// A text that cannot be read as a game or position.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[error("line {line}, column {column}: {why:?}")]
pub struct ReadError {
    /// What is wrong.
    pub why: ReadWhy,
    /// In which line, from 1.
    pub line: i32,
    /// At which character of it, from 1.
    pub column: i32,
    /// The game up to the damage as canonical record text, if any of it can be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub readable: Option<String>,
}
