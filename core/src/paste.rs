//! Finds the game in a pasted text: a record, a message, a position, or bare moves, with anything around them.
//! Where there are several, the one with the most plies is meant: a chat quotes what came before. What begins like one
//! of these and is damaged is refused with its place, never read as another of them.

use crate::loose::{bare_moves, loose_position};
use crate::message;
use crate::record::{MAX_TEXT, ReadError, ReadWhy, Record, Word, damaged_record, lines};

/// The game in a text.
///
/// Bare moves and positions say no rules: they are read under lasca.eu, a position with a no-progress count under kawu, and
/// moves that lasca.eu does not allow under the first of the other named sets by which all are legal. A score after them is
/// read as their result.
///
/// # Errors
/// Says what is wrong and where, with the part that can be read, or that there is no game.
pub fn find_game(text: &str) -> Result<Record, ReadError> {
    if text.chars().nth(MAX_TEXT).is_some() {
        return Err(ReadError::new(ReadWhy::TooLong, 1, 1));
    }
    let lines: Vec<Word> = lines(text).iter().map(Word::unquoted).collect();
    let words: Vec<Word> = lines.iter().flat_map(Word::words).collect();
    if words.is_empty() {
        return Err(ReadError::new(ReadWhy::Empty, 1, 1));
    }
    let records = Record::all_in(&lines);
    let messages = message::beginnings(&words)
        .into_iter()
        .map(|at| message::read_at(&words, at));
    let found: Vec<_> = records.into_iter().chain(messages).collect();
    if !found.is_empty() {
        return best(found);
    }
    let damage = damaged_record(&lines).or_else(|| message::damaged_message(&words));
    if let Some(error) = damage {
        return Err(error);
    }
    loose_position(&words)
        .or_else(|| bare_moves(&words))
        .unwrap_or_else(|| Err(ReadError::new(ReadWhy::NoGame, 1, 1)))
}

/// The sound one with the most plies, the later of equals; else the first error.
fn best(found: Vec<Result<Record, ReadError>>) -> Result<Record, ReadError> {
    let (sound, damaged): (Vec<_>, Vec<_>) = found.into_iter().partition(Result::is_ok);
    let longest = sound
        .into_iter()
        .flatten()
        .max_by_key(|record| record.game.ply());
    let error = damaged.into_iter().find_map(Result::err);
    longest.ok_or_else(|| error.unwrap_or(ReadError::new(ReadWhy::NoGame, 1, 1)))
}
