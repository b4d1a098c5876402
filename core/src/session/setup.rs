//! From a `NewGame` to a session: the one place that checks what a game is set up with.

use super::aim::Aim;
use super::fault::SetupError;
use super::new_game::{NewGame, Seat};
use super::seats::Seats;
use super::{News, Session, Used};
use crate::game::Game;
use crate::library::Start;
use crate::position::Position;
use crate::record::{ReadError, ReadWhy};
use crate::rules::Rules;
use crate::search::Level;

impl Session {
    /// A new game, ready for its first move.
    ///
    /// # Errors
    /// Says what in `game` cannot be played.
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
    pub fn new(game: NewGame, now_ms: i64) -> Result<Self, SetupError> {
        let limit = game.rules.quiet_limit.unwrap_or_default();
        let rules = game
            .rules
            .checked()
            .ok_or(SetupError::QuietLimit { limit })?;
        check_level(game.white)?;
        check_level(game.black)?;
        let started = start(&game.start, rules)?;
        Ok(Self::with(game, started, now_ms))
    }

    /// A session in a game that was checked.
    pub(super) fn with(setup: NewGame, game: Game, now_ms: i64) -> Self {
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
            clock: None,
            choice: Default::default(),
            shown: None,
            other_line: false,
            thinking: Default::default(),
            offers: Default::default(),
            pace: Default::default(),
            used: Used::default(),
            news: News::default(),
        };
        session.pace.now_ms = now_ms;
        session.settle();
        session
    }
}

fn check_level(seat: Seat) -> Result<(), SetupError> {
    match seat {
        Seat::Computer { level } if Level::new(level).is_none() => Err(SetupError::Level { level }),
        _ => Ok(()),
    }
}

fn start(start: &Start, rules: Rules) -> Result<Game, SetupError> {
    match start {
        Start::Initial => Ok(Game::new(rules, Position::start())),
        Start::Position { text } => {
            let position = text
                .parse::<Position>()
                .map_err(|fault| SetupError::Position {
                    error: ReadError {
                        why: ReadWhy::Position,
                        line: 1,
                        column: fault.at + 1,
                        readable: None,
                    },
                })?;
            Ok(Game::new(rules, position))
        }
        Start::Record { .. } => Err(SetupError::Record {
            error: ReadError {
                why: ReadWhy::NoGame,
                line: 1,
                column: 1,
                readable: None,
            },
        }),
    }
}
