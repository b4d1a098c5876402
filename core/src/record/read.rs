//! Reading records of every version: headers, then moves, then the score that closes them.
//! What is damaged is reported with its place and with all that can still be read.
//! Knows the forms of a record; knows no session and no file.

use std::str::FromStr;

use super::bounds;
use super::fault::{ReadError, ReadWhy};
use super::result;
use super::words::{Word, lines};
use super::{MAX_PLIES, MAX_TEXT, Record, Room, milliseconds, one_line, rules_of, time_control};
use crate::clock::{GameClock, TimeControl};
use crate::game::Game;
use crate::notation::MoveFault;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::rules::Rules;
use crate::side::{BySide, Side};

const FIRST_LINE: [&str; 2] = ["Lasca", "record"];
impl FromStr for Record {
    type Err = ReadError;

    /// Reads the first record in a text; what stands before and after it is passed over.
    fn from_str(text: &str) -> Result<Record, ReadError> {
        if text.chars().nth(MAX_TEXT).is_some() {
            return Err(ReadError::new(ReadWhy::TooLong, 1, 1));
        }
        let lines: Vec<Word> = lines(text).iter().map(Word::unquoted).collect();
        match lines.iter().position(|line| version_word(line).is_some()) {
            Some(first) => Reader::default().record(&lines[first..]),
            None if lines.iter().all(|line| line.text.is_empty()) => {
                Err(ReadError::new(ReadWhy::Empty, 1, 1))
            }
            None => Err(ReadError::new(ReadWhy::NoGame, 1, 1)),
        }
    }
}

impl Record {
    /// The first `most` records among unquoted lines, read or damaged; each ends where the next begins.
    pub(crate) fn all_in(lines: &[Word], most: usize) -> Vec<Result<Record, ReadError>> {
        let firsts: Vec<usize> = (0..lines.len())
            .filter(|&at| version_word(&lines[at]).is_some())
            .take(most)
            .collect();
        let ends = firsts.iter().skip(1).copied().chain([lines.len()]);
        firsts
            .iter()
            .zip(ends)
            .map(|(&first, end)| Reader::default().record(&lines[first..end]))
            .collect()
    }

    /// The lines that are no header of a record: what stands in a name is no message.
    pub(crate) fn outside_headers(lines: &[Word]) -> impl Iterator<Item = &Word> {
        let mut before_moves = false;
        lines.iter().filter(move |line| {
            before_moves &= !line.text.is_empty() && !begins_moves(line);
            before_moves |= version_word(line).is_some();
            !before_moves || header_name(line).is_none()
        })
    }
}

/// Where a text without a sound first line shows what only a record has: that line within another or in other letters,
/// or a header. A record without its beginning must not pass for loose moves under other rules.
pub(crate) fn damaged_record(lines: &[Word]) -> Option<ReadError> {
    let damage = |line: &Word| {
        let words = line.words();
        let first = words.windows(3).find(|three| {
            three[0].text.eq_ignore_ascii_case(FIRST_LINE[0])
                && three[1].text.eq_ignore_ascii_case(FIRST_LINE[1])
                && three[2].text.bytes().all(|b| b.is_ascii_digit())
        });
        let name = line.text.split_once(':').map(|(name, _)| name.trim_end());
        let header = name.is_some_and(|name| {
            let name = name.to_ascii_lowercase();
            bounds::is_ours_alone(&name) || name.starts_with(Record::DEVICE)
        });
        let place = first.map(|three| &three[0]).or(header.then_some(line));
        place.map(|word| word.error(ReadWhy::Header))
    };
    lines.iter().find_map(damage)
}

/// The word after `Lasca record`, if the line begins so.
fn version_word(line: &Word) -> Option<Word> {
    let words = line.words();
    let first = words.iter().map(|w| w.text.as_str()).take(2).eq(FIRST_LINE);
    first.then(|| words.get(2).cloned().unwrap_or_else(|| line.clone()))
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    rules: Option<Rules>,
    start: Option<Position>,
    result: Option<(Outcome, Word)>,
    undone: Vec<Word>,
    names: BySide<String>,
    seats: BySide<String>,
    date: String,
    seed: Option<i64>,
    times: BySide<Option<TimeControl>>,
    clocks: BySide<Option<i64>>,
    headers: Vec<(String, String)>,
    seen: Vec<String>,
    room: Room,
    /// The first damage that did not stop the reading.
    damage: Option<ReadError>,
}

impl Reader {
    fn record(mut self, lines: &[Word]) -> Result<Record, ReadError> {
        let version = lines.first().and_then(version_word);
        let Some(version) = version else {
            return Err(ReadError::new(ReadWhy::NoGame, 1, 1));
        };
        let read = version
            .text
            .bytes()
            .all(|b| b.is_ascii_digit())
            .then(|| version.text.parse::<i32>());
        match read {
            Some(Ok(Record::VERSION)) => {}
            Some(Ok(0)) | None => return Err(version.error(ReadWhy::Header)),
            Some(_) => return Err(version.error(ReadWhy::Version)),
        }
        let mut rest = &lines[1..];
        while let Some((line, further)) = rest.split_first() {
            if line.text.is_empty() || begins_moves(line) {
                break;
            }
            self.header(line)?;
            rest = further;
        }
        let place = rest.first().or(lines.last()).unwrap_or(&version);
        let rules = self.rules.ok_or_else(|| place.error(ReadWhy::Rules))?;
        let start = self.start.unwrap_or_else(Position::start);
        if self.times.white.is_some() != self.times.black.is_some() {
            self.damaged(version.error(ReadWhy::Header));
        }
        self.moves(Game::new(rules, start), rest)
    }

    fn header(&mut self, line: &Word) -> Result<(), ReadError> {
        let Some(name) = header_name(line) else {
            self.damaged(line.error(ReadWhy::Header));
            return Ok(());
        };
        let after = line.text.chars().position(|c| c == ':').unwrap_or(0) + 1;
        let mut value = line.skip(after).trimmed();
        value.text = one_line(&value.text);
        let name = name.to_ascii_lowercase();
        if !self.room.takes(&name, &value.text) {
            self.damaged(line.error(ReadWhy::TooLong));
            return Ok(());
        }
        let taken = self.known(&name, &value)?;
        if !taken {
            self.headers.push((name, value.text));
        } else if self.seen.contains(&name) {
            self.damaged(line.error(ReadWhy::Header));
        } else {
            self.seen.push(name);
        }
        Ok(())
    }

    /// Takes a header that has a meaning here. Rules and start must be sound; any other may be lost.
    fn known(&mut self, name: &str, value: &Word) -> Result<bool, ReadError> {
        let text = value.text.as_str();
        let sound = match name {
            "rules" => {
                self.rules = Some(rules_of(text).ok_or_else(|| value.error(ReadWhy::Rules))?);
                true
            }
            "start" => {
                self.start = Some(text.parse().map_err(|_| value.error(ReadWhy::Position))?);
                true
            }
            "white" => put(&mut self.names.white, Some(text.to_owned())),
            "black" => put(&mut self.names.black, Some(text.to_owned())),
            "white-seat" => put(&mut self.seats.white, Some(text.to_owned())),
            "black-seat" => put(&mut self.seats.black, Some(text.to_owned())),
            "date" => put(&mut self.date, Some(text.to_owned())),
            "seed" => put(&mut self.seed, text.parse().ok().map(Some)),
            "white-time" => put(&mut self.times.white, time_control(text).map(Some)),
            "black-time" => put(&mut self.times.black, time_control(text).map(Some)),
            "white-clock" => put(&mut self.clocks.white, clock(text).map(Some)),
            "black-clock" => put(&mut self.clocks.black, clock(text).map(Some)),
            "result" => put(
                &mut self.result,
                result::parse(text).map(|outcome| Some((outcome, value.clone()))),
            ),
            "undone" => put(&mut self.undone, Some(value.words())),
            _ => return Ok(false),
        };
        if !sound {
            self.damaged(value.error(ReadWhy::Header));
        }
        Ok(true)
    }

    fn moves(mut self, mut game: Game, rest: &[Word]) -> Result<Record, ReadError> {
        let mut closed = None;
        let mut last = rest.first().cloned();
        'lines: for line in rest {
            for word in line.words() {
                last = Some(word.clone());
                if result::is_score(&word.text) {
                    closed = Some(word);
                    break 'lines;
                }
                if let Err(error) = self.word(&mut game, &word) {
                    self.damaged(error);
                    closed = Some(word);
                    break 'lines;
                }
            }
        }
        if closed.is_none() {
            let place = last
                .as_ref()
                .map_or(ReadError::new(ReadWhy::CutShort, 1, 1), |w| {
                    w.error(ReadWhy::CutShort)
                });
            self.damaged(place);
        }
        if self.damage.is_none() {
            self.close(&mut game, closed.as_ref());
        }
        self.finish(game)
    }

    fn word(&self, game: &mut Game, word: &Word) -> Result<(), ReadError> {
        if word.text.chars().all(|c| c == '.') {
            return Ok(());
        }
        let number = word.text.chars().take_while(char::is_ascii_digit).count();
        if number > 0 && word.text.chars().nth(number) == Some('.') {
            let dots = word
                .text
                .chars()
                .skip(number)
                .take_while(|&c| c == '.')
                .count();
            let digits: String = word.text.chars().take(number).collect();
            let first = i32::from(game.start().turn() == Side::Black);
            if digits.parse() != Ok((game.ply() + first) / 2 + 1) {
                return Err(word.error(ReadWhy::Move));
            }
            let played = word.skip(number + dots);
            return if played.text.is_empty() {
                Ok(())
            } else {
                play_word(game, &played)
            };
        }
        play_word(game, word)
    }

    /// Brings the undone moves, the result and the score together with the game.
    fn close(&mut self, game: &mut Game, closed: Option<&Word>) {
        let ply = game.ply();
        for word in std::mem::take(&mut self.undone) {
            if let Err(error) = play_word(game, &word) {
                self.damaged(error);
                break;
            }
        }
        while game.ply() > ply {
            game.undo();
        }
        if let Some((outcome, place)) = self.result.take()
            && game.outcome() != Some(outcome)
            && !game.end_with(outcome)
        {
            self.damaged(place.error(ReadWhy::Outcome));
        }
        if let Some(word) = closed
            && result::score_in(&word.text) != Some(result::score(game.outcome()))
        {
            self.damaged(word.error(ReadWhy::Outcome));
        }
    }

    fn finish(self, game: Game) -> Result<Record, ReadError> {
        let both = |white, black| Some(BySide::new(white?, black?));
        let times = both(self.times.white, self.times.black);
        let record = Record {
            game,
            names: self.names,
            seats: self.seats,
            date: self.date,
            seed: self.seed,
            times,
            clocks: times
                .and(self.clocks.white.zip(self.clocks.black))
                .map(|(white, black)| BySide::new(white, black)),
            headers: self.headers,
        };
        match self.damage {
            None => Ok(record),
            Some(error) => Err(ReadError {
                readable: Some(record.to_string()),
                ..error
            }),
        }
    }

    fn damaged(&mut self, error: ReadError) {
        self.damage.get_or_insert(error);
    }
}

fn put<T>(place: &mut T, value: Option<T>) -> bool {
    let sound = value.is_some();
    if let Some(value) = value {
        *place = value;
    }
    sound
}

fn clock(text: &str) -> Option<i64> {
    milliseconds(text).filter(|ms| (0..=GameClock::MAX_LEFT_MS).contains(ms))
}

/// The name of the header on this line, if it is one.
fn header_name(line: &Word) -> Option<&str> {
    let (name, _) = line.text.split_once(':')?;
    Some(name.trim_end()).filter(|name| is_name(name))
}

fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

/// Whether a line belongs to the moves although no empty line came before it.
fn begins_moves(line: &Word) -> bool {
    let first = line.words().into_iter().next();
    first.is_some_and(|word| result::is_score(&word.text) || word.text.starts_with("1."))
}

/// Plays the move that a word names.
pub(crate) fn play_word(game: &mut Game, word: &Word) -> Result<(), ReadError> {
    if game.ply() >= MAX_PLIES {
        return Err(word.error(ReadWhy::TooLong));
    }
    let rules = game.rules();
    let played = game
        .position()
        .parse_move(&word.text, rules)
        .map_err(|error| {
            let illegal = matches!(
                error.why,
                MoveFault::Illegal(_) | MoveFault::Ambiguous { .. }
            );
            let why = if illegal {
                ReadWhy::IllegalMove
            } else {
                ReadWhy::Move
            };
            ReadError::new(why, word.line, word.column + error.at)
        })?;
    game.play(played)
        .map_err(|_| word.error(ReadWhy::IllegalMove))
}

/// An error with the game up to it.
pub(crate) fn shorten(error: ReadError, game: &Game) -> ReadError {
    let readable = (game.ply() > 0).then(|| Record::new(game.clone()).to_string());
    ReadError { readable, ..error }
}
