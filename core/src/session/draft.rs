//! The choices at a new game before it begins: what they are at first, as text between starts, and the game they make.
//! Knows what can be chosen; whether it can be played `Session::new` says.

use super::choices::{ClockChoice, new_game_choices};
use super::new_game::{InputRules, NewGame, Takebacks, Turning};
use super::taking_up::game_against_computer;
use crate::clock::TimeControl;
use crate::library::Start;
use crate::rules::{RuleSet, Rules};
use crate::search::Level;
use crate::side::Side;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// No name and no position needs more characters.
const LONGEST: usize = 1_000;
/// Minutes of a clock of one's own at a first start, and Black's when one side gives a handicap.
const FIRST_MINUTES: i32 = 15;
const FIRST_HANDICAP_MINUTES: i32 = 5;
const SECOND_MS: i64 = 1_000;
const MINUTE_MS: i64 = 60_000;

/// The person's side against the computer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SideChoice {
    /// White.
    White,
    /// Black.
    Black,
    /// Left to chance.
    Random,
}

/// All choices at a new game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct NewGameDraft {
    /// Whether the computer is the opponent, else two people play.
    pub computer: bool,
    /// How strong the computer is.
    pub level: i32,
    /// The person's side against it.
    pub side: SideChoice,
    /// White's name as it was typed, empty if none; against the computer nobody is named.
    pub white_name: String,
    /// Black's name.
    pub black_name: String,
    /// How the board turns for two people.
    pub turning: Turning,
    /// The rule set.
    pub set: RuleSet,
    /// Rules of one's own: whether a square may be jumped again.
    pub rejump: bool,
    /// Rules of one's own: whether a captured officer becomes a soldier.
    pub demote: bool,
    /// Rules of one's own: plies without progress to a draw, 0 for never.
    pub quiet: i32,
    /// The clock.
    pub clock: ClockChoice,
    /// Minutes of a clock of one's own.
    pub minutes: i32,
    /// Black's minutes, if one side gives the other a handicap.
    pub black_minutes: i32,
    /// Whether it does.
    pub handicap: bool,
    /// Seconds added for each move to a clock of one's own.
    pub increment_seconds: i32,
    /// Whether two people may take moves back on the clock.
    pub takebacks: Takebacks,
    /// The start as text, empty for the usual one.
    pub position: String,
}

impl Default for NewGameDraft {
    /// The choices of a first start.
    fn default() -> Self {
        Self {
            computer: true,
            level: Level::MEDIUM.number(),
            side: SideChoice::White,
            white_name: String::new(),
            black_name: String::new(),
            turning: Turning::SameSide,
            set: Rules::default().set,
            rejump: false,
            demote: false,
            quiet: 0,
            clock: ClockChoice::None,
            minutes: FIRST_MINUTES,
            black_minutes: FIRST_HANDICAP_MINUTES,
            handicap: false,
            increment_seconds: 0,
            takebacks: Takebacks::default(),
            position: String::new(),
        }
    }
}

impl NewGameDraft {
    /// The choices that `text` wrote; whatever is missing, strange or not offered is as at a first start.
    pub fn read(text: &str) -> Self {
        let choices = new_game_choices();
        let first = Self::default();
        let lines = text.lines().filter_map(|line| line.split_once('='));
        let lines = Lines(lines.collect());
        let levels: Vec<i32> = choices.levels.iter().map(|it| it.level).collect();
        let minutes = choices.minutes.as_slice();
        Self {
            computer: lines.flag("computer").unwrap_or(first.computer),
            level: lines.number("level", &levels).unwrap_or(first.level),
            side: lines.one("side").unwrap_or(first.side),
            white_name: lines.words("white"),
            black_name: lines.words("black"),
            turning: lines.one("turning").unwrap_or(first.turning),
            set: lines.one("set").unwrap_or(first.set),
            rejump: lines.flag("rejump").unwrap_or(first.rejump),
            demote: lines.flag("demote").unwrap_or(first.demote),
            quiet: lines
                .number("quiet", &choices.quiet_limits)
                .unwrap_or(first.quiet),
            clock: lines.clock(&choices.clocks).unwrap_or(first.clock),
            minutes: lines.number("minutes", minutes).unwrap_or(first.minutes),
            black_minutes: lines
                .number("black_minutes", minutes)
                .unwrap_or(first.black_minutes),
            handicap: lines.flag("handicap").unwrap_or(first.handicap),
            increment_seconds: lines
                .number("increment", &choices.increments)
                .unwrap_or(first.increment_seconds),
            takebacks: lines.one("takebacks").unwrap_or(first.takebacks),
            position: lines.words("position"),
        }
    }

    /// One line a choice, for `read`.
    pub fn write(&self) -> String {
        let lines = [
            ("computer", self.computer.to_string()),
            ("level", self.level.to_string()),
            ("side", word(self.side)),
            ("white", one_line(&self.white_name)),
            ("black", one_line(&self.black_name)),
            ("turning", word(self.turning)),
            ("set", word(self.set)),
            ("rejump", self.rejump.to_string()),
            ("demote", self.demote.to_string()),
            ("quiet", self.quiet.to_string()),
            ("clock", clock_word(self.clock)),
            ("minutes", self.minutes.to_string()),
            ("black_minutes", self.black_minutes.to_string()),
            ("handicap", self.handicap.to_string()),
            ("increment", self.increment_seconds.to_string()),
            ("takebacks", word(self.takebacks)),
            ("position", one_line(&self.position)),
        ];
        lines
            .map(|(key, value)| format!("{key}={value}"))
            .join("\n")
    }

    /// The rules that are chosen; those of one's own are checked by `Session::new`.
    pub fn rules(&self) -> Rules {
        let named = Rules::NAMED.into_iter().find(|it| it.set == self.set);
        named.unwrap_or(Rules {
            set: RuleSet::Own,
            rejump: self.rejump,
            demote: self.demote,
            quiet_limit: (self.quiet != 0).then_some(self.quiet),
        })
    }

    /// Whether it is asked how moves are taken back: in any other game they always may be (see [`Takebacks`]).
    pub fn asks_takebacks(&self) -> bool {
        !self.computer && self.clock != ClockChoice::None
    }

    /// The game. What cannot be played in it `Session::new` refuses.
    pub fn game(&self, input: InputRules, seed: i64, date: String) -> NewGame {
        let handicap = if self.handicap {
            self.black_minutes
        } else {
            self.minutes
        };
        let for_two = NewGame {
            rules: self.rules(),
            white_time: self.time(self.minutes),
            black_time: self.time(handicap),
            start: match self.position.as_str() {
                "" => Start::Initial,
                text => Start::Position {
                    text: text.to_owned(),
                },
            },
            turning: self.turning,
            takebacks: self.takebacks,
            seed,
            input,
            white_name: self.white_name.trim().to_owned(),
            black_name: self.black_name.trim().to_owned(),
            date,
            ..NewGame::default()
        };
        let side = match self.side {
            SideChoice::White => Some(Side::White),
            SideChoice::Black => Some(Side::Black),
            SideChoice::Random => None,
        };
        if self.computer {
            game_against_computer(for_two, self.level, side)
        } else {
            for_two
        }
    }

    fn time(&self, own: i32) -> Option<TimeControl> {
        let control = |minutes: i32, seconds: i32| TimeControl {
            total_ms: i64::from(minutes) * MINUTE_MS,
            increment_ms: i64::from(seconds) * SECOND_MS,
        };
        match self.clock {
            ClockChoice::None => None,
            ClockChoice::Minutes { minutes } => Some(control(minutes, 0)),
            ClockChoice::Own => Some(control(own, self.increment_seconds)),
        }
    }
}

/// The value of each key.
struct Lines<'a>(BTreeMap<&'a str, &'a str>);

impl Lines<'_> {
    fn words(&self, key: &str) -> String {
        self.0.get(key).copied().unwrap_or_default().to_owned()
    }

    fn flag(&self, key: &str) -> Option<bool> {
        self.0.get(key)?.parse().ok()
    }

    fn number(&self, key: &str, offered: &[i32]) -> Option<i32> {
        let number = self.0.get(key)?.parse().ok()?;
        offered.contains(&number).then_some(number)
    }

    /// Older texts have their words in capitals.
    fn one<T: DeserializeOwned>(&self, key: &str) -> Option<T> {
        let word = self.0.get(key)?.to_lowercase();
        serde_json::from_value(serde_json::Value::String(word)).ok()
    }

    fn clock(&self, offered: &[ClockChoice]) -> Option<ClockChoice> {
        let text = self.0.get("clock")?;
        offered.iter().copied().find(|it| clock_word(*it) == *text)
    }
}

fn word(choice: impl Serialize) -> String {
    let word = serde_json::to_value(choice).unwrap_or_default();
    word.as_str().unwrap_or_default().to_owned()
}

fn clock_word(clock: ClockChoice) -> String {
    match clock {
        ClockChoice::None => "none".to_owned(),
        ClockChoice::Minutes { minutes } => minutes.to_string(),
        ClockChoice::Own => "own".to_owned(),
    }
}

fn one_line(words: &str) -> String {
    let line = words.chars().take(LONGEST);
    line.map(|it| if matches!(it, '\n' | '\r') { ' ' } else { it })
        .collect()
}
