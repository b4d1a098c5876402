//! Finds the game in a pasted text: a record, a message, a position, or bare moves, with anything around them.
//! Where there are several, the one with the most plies is meant: a chat quotes what came before.

use crate::game::Game;
use crate::message;
use crate::notation::fold;
use crate::position::Position;
use crate::record::{
    MAX_TEXT, ReadError, ReadWhy, Record, Word, is_score, lines, play_word, shorten,
};
use crate::rules::Rules;

/// The game in a text.
///
/// Bare moves and positions say no rules: they are read under lasca.eu, a position with a no-progress count under kawu, and
/// moves that lasca.eu does not allow under the first of the other named sets by which all are legal.
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
    if let Some(position) = position_in(&words) {
        // Only rules with a limit count quiet plies, and of the named ones only kawu has one.
        let counted = position.quiet() > 0;
        let rules = if counted {
            Rules::KAWU
        } else {
            Rules::LASCA_EU
        };
        return Ok(Record::new(Game::new(rules, position)));
    }
    bare_moves(&words).unwrap_or_else(|| Err(ReadError::new(ReadWhy::NoGame, 1, 1)))
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

/// The last position in the text, as a listing or as a FEN.
pub(crate) fn position_in(words: &[Word]) -> Option<Position> {
    (0..words.len())
        .rev()
        .find_map(|at| listing_at(words, at).or_else(|| fen_at(words, at)))
}

fn listing_at(words: &[Word], at: usize) -> Option<Position> {
    if !matches!(words[at].text.as_str(), "w" | "b") {
        return None;
    }
    let placed = words[at + 1..]
        .iter()
        .take_while(|word| is_placed(&word.text))
        .count();
    let end = at + 1 + placed;
    let count = words.get(end..end + 2).filter(|next| next[0].text == ";");
    let end = if count.is_some() { end + 2 } else { end };
    let texts: Vec<&str> = words[at..end]
        .iter()
        .map(|word| word.text.as_str())
        .collect();
    (placed > 0).then(|| texts.join(" ").parse().ok()).flatten()
}

/// Whether a word looks like `d4WbbB`.
fn is_placed(text: &str) -> bool {
    let (place, column) = text.split_at_checked(2).unwrap_or((text, ""));
    place.parse::<crate::square::Square>().is_ok()
        && !column.is_empty()
        && column.chars().all(|c| "wbWB".contains(c))
}

fn fen_at(words: &[Word], at: usize) -> Option<Position> {
    let side = words.get(at + 1)?;
    if words[at].text.matches('/').count() != 6 {
        return None;
    }
    format!("{} {}", words[at].text, side.text).parse().ok()
}

/// Moves from the initial position, with or without numbers: the longest run of them. `None` where there is none.
fn bare_moves(words: &[Word]) -> Option<Result<Record, ReadError>> {
    let runs = words.split(|word| !is_number(word) && move_in(word).is_none());
    let replayed = runs.filter_map(|run| {
        let moves: Vec<Word> = run.iter().filter_map(move_in).collect();
        let first = moves.iter().position(begins)?;
        let (ply, found) = farthest(&moves[first..]);
        // The numbers of the booklet look like dates and page numbers: a single one is no game.
        let named = moves[first]
            .text
            .starts_with(|c: char| c.is_ascii_alphabetic());
        (named || ply > 1).then_some((ply, found))
    });
    replayed.max_by_key(|(ply, _)| *ply).map(|(_, found)| found)
}

/// The game under the first named rule set by which all moves are legal, else under the one that gets farthest; and how far.
fn farthest(moves: &[Word]) -> (i32, Result<Record, ReadError>) {
    let mut best = (-1, Err(ReadError::new(ReadWhy::NoGame, 1, 1)));
    for rules in Rules::NAMED {
        let (ply, found) = replay(moves, rules);
        if ply > best.0 {
            best = (ply, found);
        }
    }
    best
}

/// Whether a word is only a move number or dots.
fn is_number(word: &Word) -> bool {
    word.text.ends_with('.') && word.text.chars().all(|c| c == '.' || c.is_ascii_digit())
}

/// Whether this is a move of the initial position.
fn begins(word: &Word) -> bool {
    let start = Position::start();
    Rules::NAMED
        .iter()
        .any(|&rules| start.parse_move(&word.text, rules).is_ok())
}

/// The move in a word such as `12.c3-d4`; nothing where it is only a number or no move at all.
fn move_in(word: &Word) -> Option<Word> {
    let digits = word.text.chars().take_while(char::is_ascii_digit).count();
    let dots = word
        .text
        .chars()
        .skip(digits)
        .take_while(|&c| c == '.')
        .count();
    let rest = if dots > 0 {
        word.skip(digits + dots)
    } else {
        word.clone()
    };
    let signs = rest.text.chars().any(|c| matches!(fold(c), '-' | 'x'));
    let squares = rest.text.chars().any(|c| c.is_ascii_digit());
    (signs && squares).then_some(rest)
}

fn replay(moves: &[Word], rules: Rules) -> (i32, Result<Record, ReadError>) {
    let mut game = Game::new(rules, Position::start());
    for word in moves {
        if is_score(&word.text) {
            break;
        }
        if let Err(error) = play_word(&mut game, word) {
            return (game.ply(), Err(shorten(error, &game)));
        }
    }
    (game.ply(), Ok(Record::new(game)))
}
