//! What is wrong with a text that should be a game, and where. Typed, so that each platform words it itself.
//! Knows places in a text; knows no rule and no word of a language.

use serde::{Deserialize, Serialize};
use thiserror::Error;

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
    /// The end is missing.
    CutShort,
    /// Reading failed for a fault of ours: nothing is said of the text, which is to be kept as it is.
    Failed,
}

/// A text that cannot be read as a game or position.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[error("line {line}, column {column}: {}", sentence(*why))]
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

impl ReadError {
    /// An error at a place, with nothing readable before it.
    pub(crate) const fn new(why: ReadWhy, line: i32, column: i32) -> ReadError {
        ReadError {
            why,
            line,
            column,
            readable: None,
        }
    }
}

/// For logs and the command line; the apps have their own words.
fn sentence(why: ReadWhy) -> &'static str {
    match why {
        ReadWhy::Empty => "there is no text",
        ReadWhy::TooLong => "the text is too long to be a game",
        ReadWhy::NoGame => "there is no game in this text",
        ReadWhy::Version => "this was written by a later version",
        ReadWhy::Header => "this header is damaged",
        ReadWhy::Rules => "the rules are missing or unknown",
        ReadWhy::Position => "this is no position",
        ReadWhy::Move => "this is no move",
        ReadWhy::IllegalMove => "this move is not legal",
        ReadWhy::Outcome => "the result contradicts the moves",
        ReadWhy::CutShort => "the end of the game is missing",
        ReadWhy::Failed => "reading failed; the text may be sound",
    }
}
