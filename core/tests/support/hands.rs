//! Hands for tests of sessions: they set a game up, touch squares and play moves at time 0.

use lasca_core::session::{Action, InputRules, NewGame, Seat, Session, Update};
use lasca_core::{Square, Start};

/// The square of this name.
pub fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// Touches a square.
pub fn tap(session: &mut Session, name: &str) -> Update {
    session.handle(
        Action::Tap {
            square: square(name).into(),
        },
        0,
    )
}

/// Plays a move by its text.
pub fn play(session: &mut Session, text: &str) -> Update {
    session.handle(
        Action::Play {
            text: text.to_owned(),
        },
        0,
    )
}

/// A game from this position, every square to be touched.
pub fn from_position(text: &str) -> NewGame {
    NewGame {
        start: Start::Position {
            text: text.to_owned(),
        },
        input: InputRules::PLAIN,
        ..NewGame::default()
    }
}

/// White against the computer.
pub fn against(level: i32) -> NewGame {
    NewGame {
        black: Seat::Computer { level },
        ..NewGame::default()
    }
}

/// A session at time 0.
pub fn session(game: NewGame) -> Session {
    Session::new(game, 0).expect("a game that can be played")
}
