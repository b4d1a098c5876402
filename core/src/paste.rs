//! Finds the game in a pasted text: a record, a message, a position, or bare moves, with anything around them.
//! Where there are several, the one with the most plies is meant: a chat quotes what came before. In a file of records
//! each is meant. What begins like one of these and is damaged is refused with its place, never read as another of them.

use std::collections::BTreeMap;

use crate::loose::{bare_moves, loose_position};
use crate::message;
use crate::record::{MAX_TEXT, ReadError, ReadWhy, Record, Word, damaged_record, lines};

/// The longest file that is read, in characters.
pub const MAX_FILE: usize = 8_000_000;

/// The most records that are read of one text.
const MAX_GAMES: usize = 20_000;

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
    let records = Record::all_in(&lines, usize::MAX);
    let outside: Vec<Word> = Record::outside_headers(&lines)
        .flat_map(Word::words)
        .collect();
    let messages = message::beginnings(&outside)
        .into_iter()
        .map(|at| message::read_at(&outside, at));
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

/// All games in a text: those that can be read, and what is wrong with the others.
#[derive(Debug, Default)]
pub struct Found {
    /// The sound ones, in order.
    pub games: Vec<Record>,
    /// What is wrong with each damaged one, in order.
    pub damaged: Vec<ReadError>,
}

impl Found {
    fn one(found: Result<Record, ReadError>) -> Found {
        let mut all = Found::default();
        all.take(found);
        all
    }

    fn take(&mut self, found: Result<Record, ReadError>) {
        match found {
            Ok(record) => self.games.push(record),
            Err(error) => self.damaged.push(error),
        }
    }
}

/// Every game in a text of several records, such as a file of all saved games; in any other text the one that [`find_game`] finds.
///
/// A record that another one goes on with is left out: it is the same game, quoted.
pub fn find_games(text: &str) -> Found {
    if text.chars().nth(MAX_FILE).is_some() {
        return Found::one(Err(ReadError::new(ReadWhy::TooLong, 1, 1)));
    }
    let lines: Vec<Word> = lines(text).iter().map(Word::unquoted).collect();
    let mut records = Record::all_in(&lines, MAX_GAMES + 1);
    if records.len() > MAX_GAMES {
        records.truncate(MAX_GAMES);
        records.push(Err(ReadError::new(ReadWhy::TooLong, 1, 1)));
    }
    let mut all = Found::default();
    without_quoted(records)
        .into_iter()
        .for_each(|found| all.take(found));
    if all.games.len() + all.damaged.len() > 1 {
        all
    } else {
        Found::one(find_game(text))
    }
}

/// Leaves out each record whose game another one goes on with, or repeats. Only a name, a date or a seed can tell that it is the same game.
fn without_quoted(found: Vec<Result<Record, ReadError>>) -> Vec<Result<Record, ReadError>> {
    let mut seen: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    let mut kept: Vec<Result<Record, ReadError>> = Vec::new();
    for found in found {
        let Some((record, identity)) = found
            .as_ref()
            .ok()
            .and_then(|it| Some((it, it.identity()?)))
        else {
            kept.push(found);
            continue;
        };
        let same = seen.entry(identity).or_default();
        let other = |at: &usize| Some((*at, kept.get(*at)?.as_ref().ok()?));
        let twin = same.iter().filter_map(other).find_map(|(at, other)| {
            (quotes(record, other) || quotes(other, record)).then_some((at, quotes(other, record)))
        });
        match twin {
            Some((at, true)) => kept[at] = found,
            Some((_, false)) => {}
            None => {
                same.push(kept.len());
                kept.push(found);
            }
        }
    }
    kept
}

/// Whether `early` may be the game of `late` as it was earlier: one that had ended does not go on.
fn quotes(early: &Record, late: &Record) -> bool {
    let same = early.game == late.game;
    same || early.game.outcome().is_none() && late.game.moves().starts_with(early.game.moves())
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
