//! The data of a session as JSON and back, for scripts and tools. The text is canonical: keys in order, nothing that is at rest.

use super::{Action, NewGame, Update};
use crate::counted::counted;
use serde_json::Value;
use thiserror::Error;

/// The text is not the JSON of what was asked for.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {message}")]
pub struct JsonError {
    /// In which line, from 1.
    pub line: i32,
    /// At which character of it, from 1.
    pub column: i32,
    /// What is wrong, for developers.
    pub message: String,
}

impl From<serde_json::Error> for JsonError {
    fn from(error: serde_json::Error) -> Self {
        Self {
            line: counted(error.line()),
            column: counted(error.column()),
            message: error.to_string(),
        }
    }
}

/// Reads an action.
///
/// # Errors
/// Says where the text is no action.
///
/// ```
/// use lasca_core::session::{Action, action_from_json};
/// assert_eq!(action_from_json("\"undo\"")?, Action::Undo);
/// assert_eq!(action_from_json(r#"{"tap": {"square": "c3"}}"#)?, Action::Tap { square: "c3".parse()? });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn action_from_json(text: &str) -> Result<Action, JsonError> {
    Ok(serde_json::from_str(text)?)
}

/// Reads a new game; what is not said is as in the default one.
///
/// # Errors
/// Says where the text is no new game.
pub fn new_game_from_json(text: &str) -> Result<NewGame, JsonError> {
    Ok(serde_json::from_str(text)?)
}

/// Writes an update on one line, in the one form that equal updates share.
pub fn update_to_json(update: &Update) -> String {
    value_of(update).to_string()
}

pub(super) fn value_of(update: &Update) -> Value {
    serde_json::to_value(update).unwrap_or_default()
}
