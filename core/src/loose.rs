//! What a text may hold without saying that it is ours: a position, or moves from the initial one.
//! Knows no format with a beginning; those are looked for first.

use crate::game::Game;
use crate::message::is_like_move;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::record::{
    ReadError, ReadWhy, Record, Word, is_score, meant, parse_result, play_word, score, score_in,
    shorten,
};
use crate::rules::Rules;

/// The last position in a text, as a listing or as a FEN, as a game without moves.
pub(crate) fn loose_position(words: &[Word]) -> Option<Result<Record, ReadError>> {
    let found = (0..words.len())
        .rev()
        .find_map(|at| listing_at(words, at).or_else(|| fen_at(words, at)))?;
    Some(found.map(|position| {
        // Only rules with a limit count quiet plies, and of the named ones only kawu has one.
        let counted = position.quiet() > 0;
        let rules = if counted {
            Rules::KAWU
        } else {
            Rules::LASCA_EU
        };
        Record::new(Game::new(rules, position))
    }))
}

fn listing_at(words: &[Word], at: usize) -> Option<Result<Position, ReadError>> {
    if !matches!(words[at].text.as_str(), "w" | "b") {
        return None;
    }
    let rest = &words[at + 1..];
    let placed = rest.iter().take_while(|word| is_placed(&word.text)).count();
    let count = counted(&rest[placed..]);
    let next = rest.get(placed + count);
    if let Some(word) = next.filter(|word| is_like_placed(&word.text)) {
        return Some(Err(word.error(ReadWhy::Position)));
    }
    (placed > 0).then(|| read(&words[at..=at + placed + count]))
}

/// How many words the no-progress count takes: `; np=3`, `;np=3`, or none.
fn counted(rest: &[Word]) -> usize {
    let begins = |at: usize, start: &str| {
        let word = rest.get(at);
        word.is_some_and(|word| word.text.starts_with(start))
    };
    match (begins(0, ";np"), begins(0, ";") && begins(1, "np")) {
        (true, _) => 1,
        (_, true) => 2,
        _ => 0,
    }
}

/// Reads these words as a position, and finds the place of a fault again.
fn read(words: &[Word]) -> Result<Position, ReadError> {
    let texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    texts.join(" ").parse::<Position>().map_err(|fault| {
        let mut left = usize::try_from(fault.at).unwrap_or(0);
        for word in words {
            let letters = word.text.chars().count();
            if left <= letters {
                return word.skip(left).error(ReadWhy::Position);
            }
            left -= letters + 1;
        }
        words[0].error(ReadWhy::Position)
    })
}

/// Whether a word looks like `d4WbbB`.
fn is_placed(text: &str) -> bool {
    let (place, column) = text.split_at_checked(2).unwrap_or((text, ""));
    place.parse::<crate::square::Square>().is_ok()
        && !column.is_empty()
        && column.chars().all(|c| "wbWB".contains(c))
}

/// Whether a word could be meant for a square with its column: a file and a rank, and no second square as in a move.
fn is_like_placed(text: &str) -> bool {
    let mut letters = text.chars();
    let file = letters.next().is_some_and(|c| c.is_ascii_alphabetic());
    let square = file && letters.next().is_some_and(|c| c.is_ascii_digit());
    square && !(is_like_move(text) && letters.any(|c| c.is_ascii_digit()))
}

fn fen_at(words: &[Word], at: usize) -> Option<Result<Position, ReadError>> {
    let text = words[at].text.as_str();
    let like = text.matches('/').count() >= 3 && text.chars().all(|c| "wbWB,/".contains(c));
    like.then(|| read(&words[at..words.len().min(at + 2)]))
}

/// Moves from the initial position, with or without numbers: the longest run of them, the later of equals. `None` where
/// there is none.
pub(crate) fn bare_moves(words: &[Word]) -> Option<Result<Record, ReadError>> {
    let replayed = runs(words).into_iter().filter_map(|moves| {
        let named = is_like_square(&moves.first()?.text);
        let (ply, found) = farthest(&moves);
        // The numbers of the booklet look like dates and page numbers: a single one is no game.
        (named || ply > 1).then_some((ply, found))
    });
    replayed.max_by_key(|(ply, _)| *ply).map(|(_, found)| found)
}

/// The moves that stand together, each run with the score and the reason behind it.
fn runs(words: &[Word]) -> Vec<Vec<Word>> {
    let mut runs = Runs::default();
    words.iter().for_each(|word| runs.take(word));
    runs.runs
}

#[derive(Default)]
struct Runs {
    runs: Vec<Vec<Word>>,
    last: Last,
    /// The move number that stands before the next word, 0 for none.
    number: i32,
}

/// What the last words were.
#[derive(Clone, Copy, Default, PartialEq)]
enum Last {
    Moves,
    /// Something else, after moves without a score.
    Remark,
    Score,
    #[default]
    Nothing,
}

impl Runs {
    fn take(&mut self, word: &Word) {
        self.number = number_of(word).unwrap_or(self.number);
        if is_number(word) {
            return;
        }
        let number = std::mem::take(&mut self.number);
        if let Some(played) = move_in(word) {
            // A later number than 1 goes on with the moves before the remark. Was that a move that nobody can read, then
            // this one is not legal.
            let goes_on = self.last == Last::Moves || (self.last == Last::Remark && number > 1);
            if !goes_on {
                self.runs.push(Vec::new());
            }
            self.push(&played, Last::Moves);
            return;
        }
        match self.last {
            Last::Moves if is_score(&word.text) => self.push(word, Last::Score),
            // A square without a sign among moves is a damaged one; it is refused when it is to be played.
            Last::Moves if is_like_square(&word.text) => self.push(word, Last::Moves),
            Last::Score if self.is_reason(word) => self.push(word, Last::Nothing),
            Last::Moves => self.last = Last::Remark,
            Last::Score => self.last = Last::Nothing,
            Last::Remark | Last::Nothing => {}
        }
    }

    fn push(&mut self, word: &Word, last: Last) {
        self.runs
            .last_mut()
            .into_iter()
            .for_each(|run| run.push(word.clone()));
        self.last = last;
    }

    fn is_reason(&self, word: &Word) -> bool {
        let score = self.runs.last().and_then(|run| run.last());
        score.is_some_and(|score| ended(score, Some(word)).is_some())
    }
}

/// The result that a score means with its reason, or without one.
fn ended(score: &Word, reason: Option<&Word>) -> Option<Outcome> {
    match reason {
        Some(reason) => parse_result(&format!("{} {}", score.text, reason.text)),
        None => meant(&score.text),
    }
}

/// The game under the first named rule set by which all moves are legal, else under the one that gets farthest; and how far.
fn farthest(moves: &[Word]) -> (i32, Result<Record, ReadError>) {
    let mut best = (-1, Err(ReadError::new(ReadWhy::NoGame, 1, 1)));
    for rules in Rules::NAMED {
        let (ply, found) = replay(moves, rules);
        if (ply, found.is_ok()) > (best.0, best.1.is_ok()) {
            best = (ply, found);
        }
    }
    best
}

/// Whether a word is only a move number or dots.
fn is_number(word: &Word) -> bool {
    word.text.ends_with('.') && word.text.chars().all(|c| c == '.' || c.is_ascii_digit())
}

/// The move number at the beginning of a word.
fn number_of(word: &Word) -> Option<i32> {
    let (digits, _) = word.text.split_once('.')?;
    digits.parse().ok()
}

/// Whether a word begins with a square, however it goes on.
fn is_like_square(text: &str) -> bool {
    let mut letters = text.chars();
    let file = letters
        .next()
        .is_some_and(|c| matches!(c, 'a'..='g' | 'A'..='G'));
    file && letters.next().is_some_and(|c| c.is_ascii_digit())
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
    is_like_move(&rest.text).then_some(rest)
}

/// Plays the moves of a run, and takes the result behind them.
fn replay(run: &[Word], rules: Rules) -> (i32, Result<Record, ReadError>) {
    let mut game = Game::new(rules, Position::start());
    for (at, word) in run.iter().enumerate() {
        let Some(written) = score_in(&word.text) else {
            if let Err(error) = play_word(&mut game, word) {
                return (game.ply(), Err(shorten(error, &game)));
            }
            continue;
        };
        let sound = match (game.outcome(), ended(word, run.get(at + 1))) {
            (None, Some(outcome)) => game.end_with(outcome),
            (outcome, _) => score(outcome) == written,
        };
        if !sound {
            return (
                game.ply(),
                Err(shorten(word.error(ReadWhy::Outcome), &game)),
            );
        }
        break;
    }
    (game.ply(), Ok(Record::new(game)))
}
