//! From a `NewGame` to a session: the one place that checks what a game is set up with.
//! Knows every part of a session; knows nothing of what is done with it later.

use super::aim::Aim;
use super::fault::NewGameError;
use super::new_game::{NewGame, Seat};
use super::reading::{found, read_position};
use super::seats::Seats;
use super::{News, Session, Used};
use crate::clock::{GameClock, TimeControl};
use crate::game::Game;
use crate::library::Start;
use crate::position::Position;
use crate::record::one_line;
use crate::rules::Rules;
use crate::search::Level;
use crate::side::{BySide, Side};

/// A longer name would not fit a screen, and a very long one no record.
const LONGEST_NAME: usize = 80;

impl Session {
    /// A new game, ready for its first move.
    ///
    /// # Errors
    /// Says what in `new_game` cannot be played.
    ///
    /// ```
    /// use lasca_core::session::{Action, NewGame, Session, Stage};
    /// let mut session = Session::new(NewGame::default(), 0)?;
    /// session.handle(Action::Tap { square: "c3".parse()? }, 0);
    /// let update = session.handle(Action::Tap { square: "d4".parse()? }, 0);
    /// assert_eq!(update.snapshot.ply, 1);
    /// assert_eq!(update.snapshot.stage, Stage::Choosing);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(mut new_game: NewGame, now_ms: i64) -> Result<Self, NewGameError> {
        let limit = new_game.rules.quiet_limit.unwrap_or_default();
        let rules = new_game
            .rules
            .checked()
            .ok_or(NewGameError::QuietLimit { limit })?;
        check_level(new_game.white)?;
        check_level(new_game.black)?;
        let clock = clock(new_game.white_time, new_game.black_time)?;
        let game = started(&mut new_game, rules)?;
        Ok(Self::with(new_game, game, clock, now_ms))
    }

    /// A session in a game that was checked.
    pub(super) fn with(
        mut setup: NewGame,
        game: Game,
        clock: Option<GameClock>,
        now_ms: i64,
    ) -> Self {
        for words in [
            &mut setup.white_name,
            &mut setup.black_name,
            &mut setup.date,
        ] {
            *words = short_line(words);
        }
        let aim = setup
            .goal
            .map(|goal| Aim::new(goal, game.position().turn()));
        let mut session = Self {
            seats: Seats::new(&setup),
            date: setup.date,
            takebacks: setup.takebacks,
            seed: setup.seed,
            input: setup.input,
            first_ply: game.ply(),
            aim,
            game,
            clock,
            choice: Default::default(),
            shown: None,
            thinking: Default::default(),
            offers: Default::default(),
            pace: Default::default(),
            used: Used::default(),
            foreign_headers: Vec::new(),
            news: News::default(),
        };
        session.pace.now_ms = now_ms;
        session.settle();
        session
    }
}

/// A name or date as a record can hold it: one line of at most 80 characters.
fn short_line(words: &str) -> String {
    let line: String = one_line(words).chars().take(LONGEST_NAME).collect();
    one_line(&line)
}

fn check_level(seat: Seat) -> Result<(), NewGameError> {
    match seat {
        Seat::Computer { level } if Level::new(level).is_none() => {
            Err(NewGameError::Level { level })
        }
        _ => Ok(()),
    }
}

fn clock(
    white: Option<TimeControl>,
    black: Option<TimeControl>,
) -> Result<Option<GameClock>, NewGameError> {
    let (white, black) = match (white, black) {
        (None, None) => return Ok(None),
        (Some(white), Some(black)) => (white, black),
        _ => return Err(NewGameError::OneClock),
    };
    let controls = BySide::new(white, black);
    if let Some(side) = Side::ALL
        .into_iter()
        .find(|&side| !controls[side].is_playable())
    {
        return Err(NewGameError::Time { side });
    }
    Ok(GameClock::new(controls))
}

/// The game at its start; a record brings its rules, and its names where none are given.
fn started(new_game: &mut NewGame, rules: Rules) -> Result<Game, NewGameError> {
    match &new_game.start {
        Start::Initial => Ok(Game::new(rules, Position::start())),
        Start::Position { text } => {
            let position = read_position(text).map_err(|error| NewGameError::Position { error })?;
            Ok(Game::new(rules, position))
        }
        Start::Record { text, ply } => {
            let record = found(text)
                .map_err(|error| NewGameError::Record { error })?
                .without_device();
            let mut game = record.game;
            let last = game.ply();
            if !(0..=last).contains(ply) {
                return Err(NewGameError::Ply { ply: *ply, last });
            }
            while game.ply() > *ply && game.undo().is_some() {}
            take_over(&mut new_game.white_name, record.names.white);
            take_over(&mut new_game.black_name, record.names.black);
            take_over(&mut new_game.date, record.date);
            Ok(game)
        }
    }
}

fn take_over(here: &mut String, there: String) {
    if here.is_empty() {
        *here = there;
    }
}
