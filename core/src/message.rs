//! One short text to play with someone far away: rules, start and all moves, on one line.
//! `Lasca lasca.eu 3: c3-d4 e5xc3 b2xd4`; the count shows whether the text arrived whole.
//! Knows games, results and the words of a record; no seat, clock or device.

use crate::game::Game;
use crate::notation::fold;
use crate::position::Position;
use crate::record::{
    ReadError, ReadWhy, Record, Word, is_score, parse_result, play_word, result_text, score,
    score_in, shorten,
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
        text.push(' ');
        text.push_str(&format!("{played:?}"));
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

/// Where a text without a sound beginning of a message shows what only a message has: a number of plies with its colon,
/// or `from` and a position, near our name or that of a rule set. It must not pass for loose moves under other rules.
pub(crate) fn damaged_message(words: &[Word]) -> Option<ReadError> {
    let damage = |at: usize| {
        let next = words.get(at + 1)?;
        let counted = words[at].text.ends_with(':') && is_like_move(&next.text);
        let placed = words[at].text == "from" && matches!(next.text.as_str(), "w" | "b");
        let lead = &words[at.saturating_sub(if placed { 3 } else { 2 })..=at];
        let ours = lead.iter().find(|word| names_us(&word.text))?;
        let named = lead
            .iter()
            .position(|word| word.text.eq_ignore_ascii_case("lasca"))
            .and_then(|lasca| lead.get(lasca + 1));
        (counted || placed).then(|| match named {
            Some(rules) => rules.error(ReadWhy::Rules),
            None => ours.error(ReadWhy::Header),
        })
    };
    (0..words.len()).find_map(damage)
}

/// Whether a word holds our name or that of a rule set.
fn names_us(text: &str) -> bool {
    let small = text.to_ascii_lowercase();
    ["lasca", "lasker-1911", "kawu", "own:"]
        .iter()
        .any(|name| small.contains(name))
}

/// Whether a word could be meant for a move: it has a square's digit and a sign, and is no score.
pub(crate) fn is_like_move(text: &str) -> bool {
    let signs = text.chars().any(|c| matches!(fold(c), '-' | 'x'));
    let squares = text.chars().any(|c| c.is_ascii_digit());
    signs && squares && !is_score(text)
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
    let rest = &rest[plies..];
    if rest.first().is_some_and(|word| is_like_move(&word.text)) {
        return Err(shorten(count.error(ReadWhy::Header), &game));
    }
    close(&mut game, rest)?;
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

/// Reads a result that the board does not show. Without its reason it is damaged: whose time was up is not seen in it.
fn close(game: &mut Game, rest: &[Word]) -> Result<(), ReadError> {
    let Some(word) = rest.first().filter(|word| word.text != "*") else {
        return Ok(());
    };
    let Some(written) = score_in(&word.text) else {
        // A reason without its score, or behind what is left of one, is damage, too.
        let digits = word.text.chars().any(|c| c.is_ascii_digit());
        let next = rest.get(1).filter(|_| digits);
        return if [Some(word), next].into_iter().flatten().any(is_reason) {
            Err(shorten(word.error(ReadWhy::Outcome), game))
        } else {
            Ok(())
        };
    };
    let reason = rest.get(1).map_or_else(String::new, letters_of);
    let sound = match (game.outcome(), parse_result(&format!("{written} {reason}"))) {
        (Some(ended), _) => score(Some(ended)) == written,
        (None, Some(outcome)) => game.end_with(outcome),
        (None, None) => false,
    };
    if sound {
        Ok(())
    } else {
        Err(shorten(word.error(ReadWhy::Outcome), game))
    }
}

/// A word without what punctuation follows it.
fn letters_of(word: &Word) -> String {
    let letters = word.text.chars();
    letters
        .take_while(|c| c.is_ascii_alphabetic() || *c == '-')
        .collect()
}

fn is_reason(word: &Word) -> bool {
    let reason = letters_of(word);
    ["1-0", "1/2-1/2"]
        .iter()
        .any(|score| parse_result(&format!("{score} {reason}")).is_some())
}
