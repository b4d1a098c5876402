//! One short text to play with someone far away: rules, start and all moves, on one line.
//! `Lasca lasca.eu 3: c3-d4 e5xc3 b2xd4`; the count shows whether the text arrived whole.

use crate::game::Game;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::record::{
    ReadError, ReadWhy, Record, Word, is_score, parse_result, play_word, result_text, shorten,
};
use crate::rules::Rules;

/// The text of a game for a messenger.
///
/// Promotions are not marked: a `*` makes bold letters of what stands between two of them in some messengers.
///
/// ```
/// use lasca_core::{Game, Position, Rules, find_game, message};
/// let mut game = Game::new(Rules::LASCA_EU, Position::start());
/// game.play(game.position().parse_move("c3-d4", game.rules())?)?;
/// assert_eq!(message(&game), "Lasca lasca.eu 1: c3-d4");
/// assert_eq!(find_game("Your move! Lasca lasca.eu 1: c3-d4 Best, Anna")?.game, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn message(game: &Game) -> String {
    let mut text = format!("Lasca {} {}", game.rules(), game.ply());
    if *game.start() != Position::start() {
        text = format!("{text} from {}", game.start());
    }
    text.push(':');
    for played in game.moves() {
        text = format!("{text} {played:?}");
    }
    match game.outcome() {
        Some(outcome) if game.position().status(game.rules()).is_none() => {
            format!("{text} {}", result_text(outcome))
        }
        _ => text,
    }
}

/// Every place in a text where a message begins.
pub(crate) fn beginnings(words: &[Word]) -> Vec<usize> {
    let begins = |at: &usize| {
        words[*at].text.eq_ignore_ascii_case("lasca") && rules_at(words, *at).is_some()
    };
    (0..words.len()).filter(begins).collect()
}

fn rules_at(words: &[Word], at: usize) -> Option<Rules> {
    words.get(at + 1)?.text.parse().ok()
}

/// Reads the message that begins at this word.
pub(crate) fn read_at(words: &[Word], at: usize) -> Result<Record, ReadError> {
    let first = &words[at];
    let rules = rules_at(words, at).ok_or_else(|| first.error(ReadWhy::Rules))?;
    let count = words
        .get(at + 2)
        .ok_or_else(|| first.error(ReadWhy::CutShort))?;
    let (start, plies, rest) = match plies_of(&count.text) {
        Some((plies, true)) => (Position::start(), plies, &words[at + 3..]),
        Some((plies, false)) => {
            let (start, rest) =
                start_of(&words[at + 3..]).ok_or_else(|| count.error(ReadWhy::Position))?;
            (start, plies, rest)
        }
        None => return Err(count.error(ReadWhy::Header)),
    };
    let mut game = Game::new(rules, start);
    for ply in 0..plies {
        let Some(word) = rest.get(ply) else {
            let end = rest.last().unwrap_or(count).error(ReadWhy::CutShort);
            return Err(shorten(end, &game));
        };
        play_word(&mut game, word).map_err(|error| shorten(error, &game))?;
    }
    close(&mut game, &rest[plies..])?;
    Ok(Record::new(game))
}

/// The number of plies, and whether the moves follow at once.
fn plies_of(text: &str) -> Option<(usize, bool)> {
    let digits = text.trim_end_matches(':');
    let plain = digits.bytes().all(|b| b.is_ascii_digit());
    Some((
        plain.then(|| digits.parse().ok()).flatten()?,
        text.ends_with(':'),
    ))
}

/// Reads `from POSITION:`.
fn start_of(words: &[Word]) -> Option<(Position, &[Word])> {
    let (from, rest) = words.split_first()?;
    let end = rest
        .iter()
        .take(40)
        .position(|word| word.text.ends_with(':'))?;
    let position: Vec<&str> = rest[..=end]
        .iter()
        .map(|word| word.text.trim_end_matches(':'))
        .collect();
    let start = position.join(" ").parse().ok()?;
    (from.text == "from").then_some((start, &rest[end + 1..]))
}

/// Reads a result that the board does not show.
fn close(game: &mut Game, rest: &[Word]) -> Result<(), ReadError> {
    let [score, reason, ..] = rest else {
        return Ok(());
    };
    if !is_score(&score.text) || score.text == "*" || game.outcome().is_some() {
        return Ok(());
    }
    let reason: String = reason
        .text
        .chars()
        .take_while(|c| c.is_ascii_alphabetic() || *c == '-')
        .collect();
    let outcome: Option<Outcome> = parse_result(&format!("{} {reason}", score.text));
    match outcome {
        Some(outcome) if game.end_with(outcome) => Ok(()),
        _ => Err(shorten(score.error(ReadWhy::Outcome), game)),
    }
}
