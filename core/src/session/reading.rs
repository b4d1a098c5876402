//! Texts of games and positions as screens need them: the game in a pasted text, what a list shows, a checked set-up.
//! Knows texts and no session: nothing here is being played.

use super::lines::next_number;
use super::new_game::NewGame;
use super::saving::seat_of;
use super::seats::Seats;
use super::snapshot::ColumnState;
use super::summary::{FoundGames, PositionCheck, Summary};
use crate::counted::counted;
use crate::position::Position;
use crate::record::{ReadError, ReadWhy, Record, lines};

/// The game in a pasted text, as canonical record text.
///
/// # Errors
/// Says that there is none, or where it is damaged, with what can be read of it.
///
/// ```
/// use lasca_core::session::find_game;
/// let record = find_game("Your move! Lasca lasca.eu 1: c3-d4 Best, Anna")?;
/// assert!(record.starts_with("Lasca record 1"));
/// # Ok::<(), lasca_core::ReadError>(())
/// ```
pub fn find_game(text: &str) -> Result<String, ReadError> {
    Ok(found(text)?.without_device().to_string())
}

/// All games in a text: each of a file of records, else the one that [`find_game`] finds.
pub fn find_games(text: &str) -> FoundGames {
    let found = crate::paste::find_games(text);
    let canonical = |record: Record| record.without_device().to_string();
    FoundGames {
        games: found.games.into_iter().map(canonical).collect(),
        damaged: found.damaged,
    }
}

/// What a list shows of the game in a text.
///
/// # Errors
/// As [`find_game`].
pub fn summary(text: &str) -> Result<Summary, ReadError> {
    let record = found(text)?;
    let seats = Seats::new(&NewGame {
        white: seat_of(&record.seats.white),
        black: seat_of(&record.seats.black),
        white_name: record.names.white.clone(),
        black_name: record.names.black.clone(),
        ..NewGame::default()
    });
    let game = &record.game;
    let turn = game.position().turn();
    Ok(Summary {
        rules: game.rules(),
        white: seats.seats.white,
        black: seats.seats.black,
        pairing: seats.pairing(),
        columns: ColumnState::all(game.position().board()),
        turn,
        bottom: seats.bottom(turn),
        mover: seats.mover(turn),
        ply: game.ply(),
        next_number: next_number(game),
        outcome: game.outcome(),
        white_name: record.names.white,
        black_name: record.names.black,
    })
}

/// A position as text, checked and made canonical.
///
/// # Errors
/// Says where it is wrong.
pub fn check_position(text: &str) -> Result<PositionCheck, ReadError> {
    let position = read_position(text)?;
    Ok(PositionCheck {
        text: position.to_string(),
        turn: position.turn(),
        columns: ColumnState::all(position.board()),
        outcome: position.status(crate::rules::Rules::LASCA_EU),
    })
}

/// A text that is a position and nothing else.
pub(super) fn read_position(text: &str) -> Result<Position, ReadError> {
    text.parse::<Position>()
        .map_err(|fault| place_of(text, fault.at))
}

/// The place of a fault, as line and column.
fn place_of(text: &str, at: i32) -> ReadError {
    let before: String = text
        .chars()
        .take(usize::try_from(at).unwrap_or(0))
        .collect();
    let lines = lines(&before);
    let last = lines.last().map_or("", |line| line.text.as_str());
    ReadError {
        why: ReadWhy::Position,
        line: counted(lines.len()),
        column: counted(last.chars().count() + 1),
        readable: None,
    }
}

pub(super) fn found(text: &str) -> Result<Record, ReadError> {
    crate::paste::find_game(text)
}
