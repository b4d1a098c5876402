//! A whole game as text: rules, names, times, start, moves, result (core/docs/save-format.md).
//! Seats and device headers are plain words here; the session gives them meaning.
//! Knows games and their notation; knows no session.

mod bounds;
mod fault;
mod read;
mod result;
mod words;

use std::fmt;

pub use bounds::{MAX_PLIES, MAX_TEXT};
pub use fault::{ReadError, ReadWhy};
pub(crate) use read::damaged_record;
pub(crate) use read::{play_word, shorten};
pub(crate) use result::{
    is_score, meant, parse as parse_result, score, score_in, text_of as result_text,
};
pub(crate) use words::{Word, lines};

use bounds::Room;

use crate::clock::TimeControl;
use crate::game::Game;
use crate::notation::fold;
use crate::position::Position;
use crate::rules::Rules;
use crate::side::{BySide, Side};

/// A game and all that is written down about it.
///
/// ```
/// use lasca_core::{Game, Position, Record, Rules};
/// let mut record = Record::new(Game::new(Rules::KAWU, Position::start()));
/// record.names.white = "Anna".into();
/// let text = record.to_string();
/// assert!(text.starts_with("Lasca record 1\nrules: kawu\nwhite: Anna\n"));
/// assert_eq!(text.parse::<Record>()?, record);
/// # Ok::<(), lasca_core::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game itself; its undone moves are written, too.
    pub game: Game,
    /// What the sides are called, empty where unknown.
    pub names: BySide<String>,
    /// Who or what played each side, in the words of whoever wrote the record; empty where unknown.
    pub seats: BySide<String>,
    /// The date as the platform gave it, empty where unknown.
    pub date: String,
    /// What the computer's choices grew from.
    pub seed: Option<i64>,
    /// Both sides' time controls, if the game has clocks.
    pub times: Option<BySide<TimeControl>>,
    /// What the clocks showed last, in milliseconds.
    pub clocks: Option<BySide<i64>>,
    /// Every other header in order: those of later versions and of other programs survive here, and those that begin with
    /// [`Record::DEVICE`] keep the state of one device.
    pub headers: Vec<(String, String)>,
}

impl Record {
    /// The version that is written.
    pub const VERSION: i32 = 1;
    /// How the name of a header begins that belongs to the device and not to the game.
    pub const DEVICE: &str = "device-";

    /// The record of a game of which nothing else is known.
    pub fn new(game: Game) -> Record {
        Record {
            game,
            names: BySide::default(),
            seats: BySide::default(),
            date: String::new(),
            seed: None,
            times: None,
            clocks: None,
            headers: Vec::new(),
        }
    }

    /// The value of a header that the record itself gives no meaning to.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Sets such a header, or removes it.
    pub fn set_header(&mut self, name: &str, value: Option<String>) {
        self.headers.retain(|(key, _)| key != name);
        if let Some(value) = value {
            self.headers.push((name.to_owned(), value));
        }
    }

    /// The game without what belongs to one device: undone moves and the headers of [`Record::DEVICE`].
    #[must_use]
    pub fn without_device(mut self) -> Record {
        self.game.forget_undone();
        self.headers
            .retain(|(key, _)| !key.starts_with(Record::DEVICE));
        self
    }

    /// What tells this game from others whatever its moves are; none if it has neither name nor date nor seed.
    pub(crate) fn identity(&self) -> Option<String> {
        let (names, seats, times) = (&self.names, &self.seats, self.times);
        let nameless = names.white.is_empty() && names.black.is_empty() && self.date.is_empty();
        let (rules, start) = (self.game.rules(), self.game.start());
        (!nameless || self.seed.is_some()).then(|| {
            format!(
                "{rules}\n{start}\n{names:?}{seats:?}{}{:?}{times:?}",
                self.date, self.seed
            )
        })
    }

    /// The headers of times and clocks; empty values where there are none.
    fn time_headers(&self) -> Vec<(String, String)> {
        let texts = |side: Side| {
            let time = self.times.map(|times| time_text(times[side]));
            let left = self.clocks.map(|left| seconds(left[side]));
            [("time", time), ("clock", left)]
                .map(|(name, text)| (format!("{side}-{name}"), text.unwrap_or_default()))
        };
        let [white, black] = Side::ALL.map(texts);
        let ([white_time, white_clock], [black_time, black_clock]) = (white, black);
        vec![white_time, black_time, white_clock, black_clock]
    }

    fn write_headers(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        let mut header = |name: &str, value: &str| match one_line(value) {
            value if value.is_empty() => Ok(()),
            value => writeln!(f, "{name}: {value}"),
        };
        header("rules", &game.rules().to_string())?;
        header("white", &self.names.white)?;
        header("black", &self.names.black)?;
        header("white-seat", &self.seats.white)?;
        header("black-seat", &self.seats.black)?;
        header("date", &self.date)?;
        header(
            "seed",
            &self.seed.map_or_else(String::new, |seed| seed.to_string()),
        )?;
        for (name, value) in self.time_headers() {
            header(&name, &value)?;
        }
        if *game.start() != Position::start() {
            header("start", &game.start().to_string())?;
        }
        header(
            "result",
            &game.outcome().map_or_else(String::new, result::text_of),
        )?;
        header("undone", &undone(game))?;
        for (name, value) in &self.headers {
            writeln!(f, "{}", format!("{name}: {}", one_line(value)).trim_end())?;
        }
        Ok(())
    }
}

impl fmt::Display for Record {
    /// The canonical text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Lasca record {}", Record::VERSION)?;
        self.write_headers(f)?;
        writeln!(f)?;
        let mut before = *self.game.start();
        let mut number = 1;
        for (played, ply) in self.game.moves().iter().zip(1..) {
            let text = before.move_text(played);
            match (before.turn(), ply) {
                (Side::White, _) => write!(f, "{number}. {text}")?,
                (Side::Black, 1) => writeln!(f, "{number}. ... {text}")?,
                (Side::Black, _) => writeln!(f, " {text}")?,
            }
            number += i32::from(before.turn() == Side::Black);
            before = *self.game.position_at(ply).unwrap_or(&before);
        }
        if before.turn() == Side::Black && self.game.ply() > 0 {
            writeln!(f)?;
        }
        writeln!(f, "{}", result::score(self.game.outcome()))
    }
}

fn undone(game: &Game) -> String {
    let moves = game.undone().iter().zip(game.ply()..);
    let texts = moves.filter_map(|(played, ply)| Some(game.position_at(ply)?.move_text(played)));
    texts.collect::<Vec<_>>().join(" ")
}

/// A value on a single line, without spaces at its ends.
pub(crate) fn one_line(value: &str) -> String {
    let line = |c: char| {
        if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') {
            ' '
        } else {
            c
        }
    };
    value
        .chars()
        .map(line)
        .collect::<String>()
        .trim_matches(|c| fold(c) == ' ')
        .to_owned()
}

fn time_text(time: TimeControl) -> String {
    format!("{}+{}", seconds(time.total_ms), seconds(time.increment_ms))
}

/// Milliseconds as seconds: `300`, `12.345`.
fn seconds(ms: i64) -> String {
    match ms % 1000 {
        0 => (ms / 1000).to_string(),
        rest => format!("{}.{rest:03}", ms / 1000),
    }
}

/// Reads what [`seconds`] writes.
fn milliseconds(text: &str) -> Option<i64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "000"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() != 3 || whole.len() > 12 {
        return None;
    }
    Some(whole.parse::<i64>().ok()? * 1000 + part.parse::<i64>().ok()?)
}

fn time_control(text: &str) -> Option<TimeControl> {
    let (total, increment) = text.split_once('+')?;
    TimeControl::new(milliseconds(total)?, milliseconds(increment)?)
}

/// Rules that a text may name in a record.
fn rules_of(text: &str) -> Option<Rules> {
    text.parse().ok()
}
