//! The session as text and back: the record of the game, and in its device headers what only this device needs.
//! A device header that cannot be read is as if it were not there: a game is never lost for a setting.

use std::str::FromStr;

use super::change::{Offer, OfferKind};
use super::choosing::Choice;
use super::fault::LoadError;
use super::new_game::{InputRules, NewGame, Seat, Takebacks, Turning};
use super::{Session, Used};
use crate::clock::GameClock;
use crate::record::{ReadError, Record};
use crate::search::Level;
use crate::side::{BySide, Side};
use serde::Serialize;
use serde::de::DeserializeOwned;

impl Session {
    /// The whole session as text, to be loaded again.
    pub fn save(&self, now_ms: i64) -> String {
        let mut record = self.as_record();
        let now_ms = now_ms.max(self.pace.now_ms);
        if let Some(clock) = &self.clock {
            record.clocks = Some(BySide::new(
                clock.left_ms(Side::White, now_ms),
                clock.left_ms(Side::Black, now_ms),
            ));
        }
        for (name, value) in self.settings().into_iter().chain(self.progress()) {
            record.set_header(&header(name), value);
        }
        record.to_string()
    }

    /// What was chosen for this game.
    fn settings(&self) -> Vec<(&'static str, Option<String>)> {
        vec![
            ("takebacks", word(&self.takebacks)),
            ("turning", word(&self.seats.turning)),
            ("input", word(&self.input)),
            ("flipped", self.seats.flipped.then(|| "yes".to_owned())),
            ("paused", self.pace.paused.then(|| "yes".to_owned())),
            ("held", self.pace.auto.held.then(|| "yes".to_owned())),
        ]
    }

    /// How far things have come that are no moves.
    fn progress(&self) -> Vec<(&'static str, Option<String>)> {
        vec![
            (
                "first-ply",
                (self.first_ply > 0).then(|| self.first_ply.to_string()),
            ),
            (
                "running",
                self.clock
                    .as_ref()
                    .and_then(|clock| clock.running())
                    .map(|side| side.to_string()),
            ),
            (
                "chosen",
                (self.choice != Choice::default())
                    .then(|| word(&self.choice))
                    .flatten(),
            ),
            ("offer", self.offers.open.and_then(|offer| word(&offer))),
            (
                "draws-offered",
                (self.offers.draw_at != BySide::default())
                    .then(|| word(&self.offers.draw_at))
                    .flatten(),
            ),
            (
                "used",
                (self.used != Used::default())
                    .then(|| word(&self.used))
                    .flatten(),
            ),
            ("goal", self.aim.and_then(|aim| word(&aim))),
        ]
    }

    /// The game as canonical record text, without what only this device needs.
    pub fn record(&self) -> String {
        self.as_record().without_device().to_string()
    }

    /// The short text for a game with somebody far away.
    pub fn message(&self) -> String {
        crate::message::message(&self.game)
    }

    /// The position that is shown, as a text that a new game can begin with. A move that is not yet played, half-made or
    /// waiting to be confirmed, is not in it.
    pub fn position(&self) -> String {
        self.shown_position().to_string()
    }

    fn as_record(&self) -> Record {
        let mut record = Record::new(self.game.clone());
        record.names = self.seats.names.clone();
        record.seats = BySide::new(
            seat_word(self.seats.seats.white),
            seat_word(self.seats.seats.black),
        );
        record.date = self.date.clone();
        record.seed = Some(self.seed).filter(|&seed| seed != 0);
        record.times = self.clock.as_ref().map(GameClock::controls);
        record.headers = self.foreign_headers.clone();
        record
    }

    /// A saved session; one with clocks is paused.
    ///
    /// # Errors
    /// Says where the text is no record, with what can be read of it.
    pub fn load(text: &str, now_ms: i64) -> Result<Self, LoadError> {
        let unreadable = |error: ReadError| LoadError::Unreadable { error };
        let record: Record = text.parse().map_err(unreadable)?;
        Ok(Self::of_record(record, now_ms))
    }

    fn of_record(record: Record, now_ms: i64) -> Self {
        let flag = |name: &str| record.header(&header(name)) == Some("yes");
        let setup = NewGame {
            white: seat_of(&record.seats.white),
            black: seat_of(&record.seats.black),
            turning: read(&record, "turning").unwrap_or(Turning::Fixed),
            takebacks: read(&record, "takebacks").unwrap_or(Takebacks::ByConsent),
            input: read(&record, "input").unwrap_or_else(InputRules::default),
            seed: record.seed.unwrap_or_default(),
            white_name: record.names.white.clone(),
            black_name: record.names.black.clone(),
            date: record.date.clone(),
            ..NewGame::default()
        };
        let first_ply = record
            .header(&header("first-ply"))
            .and_then(|ply| ply.parse().ok())
            .unwrap_or(0);
        let clock = clock_of(&record, now_ms);
        let mut session = Self::with(setup, record.game.clone(), clock, now_ms);
        session.first_ply = i32::clamp(first_ply, 0, session.game.ply());
        session.seats.flipped = flag("flipped");
        session.pace.auto.held = flag("held");
        session.pace.paused =
            session.game.outcome().is_none() && (flag("paused") || session.clock.is_some());
        session.used = read(&record, "used").unwrap_or_default();
        session.aim = read(&record, "goal");
        session.offers.draw_at = read(&record, "draws-offered").unwrap_or_default();
        session.offers.open = read(&record, "offer").filter(|offer| session.could_be_open(offer));
        session.choice = read(&record, "chosen")
            .filter(|choice| session.could_be_chosen(choice))
            .unwrap_or_default();
        session.foreign_headers = foreign(&record);
        session.settle();
        session
    }

    fn could_be_open(&self, offer: &Offer) -> bool {
        let takeback = offer.kind == OfferKind::Takeback;
        let sides = offer.to == offer.by.other() && (!takeback || offer.to == self.turn());
        sides && self.game.outcome().is_none() && !(takeback && self.game.ply() == 0)
    }

    fn could_be_chosen(&self, choice: &Choice) -> bool {
        if self.game.outcome().is_some() || self.is_computers_turn() || self.is_full() {
            return false;
        }
        let Some((origin, landings)) = choice.path.split_first() else {
            return !choice.whole;
        };
        if !self.game.position().movable().contains(*origin) {
            return false;
        }
        let begins = |until: usize| {
            self.pick()
                .next(&choice.path[..until])
                .contains(&choice.path[until])
        };
        let legal = (1..=landings.len()).all(begins);
        legal && choice.whole == self.pick().is_whole(&choice.path)
    }
}

fn clock_of(record: &Record, now_ms: i64) -> Option<GameClock> {
    let controls = record.times?;
    let left = record.clocks.unwrap_or(BySide::new(
        controls.white.total_ms,
        controls.black.total_ms,
    ));
    let running = match record.header(&header("running")) {
        Some("white") => Some(Side::White),
        Some("black") => Some(Side::Black),
        _ => None,
    };
    // A header is believed only where it can be true: the clock of the side to move runs, or none.
    let to_move = record.game.position().turn();
    let running = running.filter(|&side| side == to_move && record.game.outcome().is_none());
    let mut clock = GameClock::restored(controls, left, running)?;
    clock.pause(now_ms);
    Some(clock)
}

fn header(name: &str) -> String {
    format!("{}{name}", Record::DEVICE)
}

fn foreign(record: &Record) -> Vec<(String, String)> {
    let headers = record
        .headers
        .iter()
        .filter(|(name, _)| !name.starts_with(Record::DEVICE));
    headers.cloned().collect()
}

/// A value as one line; a bare word where it is one.
fn word(value: &impl Serialize) -> Option<String> {
    let text = serde_json::to_string(value).ok()?;
    let bare = text
        .strip_prefix('"')
        .and_then(|text| text.strip_suffix('"'));
    Some(bare.map_or(text.clone(), str::to_owned))
}

fn read<T: DeserializeOwned>(record: &Record, name: &str) -> Option<T> {
    let text = record.header(&header(name))?;
    serde_json::from_str(text)
        .or_else(|_| serde_json::from_value(text.into()))
        .ok()
}

fn seat_word(seat: Seat) -> String {
    match seat {
        Seat::Human => "human".to_owned(),
        Seat::Computer { level } => format!("computer {level}"),
    }
}

/// What a record calls a computer of ours is one; everybody else is a person.
pub(super) fn seat_of(word: &str) -> Seat {
    let level = word
        .strip_prefix("computer ")
        .and_then(|level| i32::from_str(level).ok())
        .and_then(Level::new);
    match level {
        Some(level) => Seat::Computer {
            level: level.number(),
        },
        None => Seat::Human,
    }
}
