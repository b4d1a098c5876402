#![doc = include_str!("../README.md")]

mod board;
mod clock;
mod column;
mod counted;
mod game;
mod hash;
mod library;
mod loose;
mod message;
mod movegen;
mod moves;
mod notation;
mod outcome;
mod paste;
mod perft;
mod piece;
mod position;
mod record;
mod routes;
mod rules;
pub mod search;
pub mod session;
mod side;
mod square;

pub use board::Board;
pub use clock::{GameClock, TimeControl};
pub use column::{Column, ColumnError};
pub use game::Game;
pub use library::{
    Goal, GoalVerdict, LibraryItem, RuleLine, Start, heritage, ideas, lessons, rule_demos, rulebook,
};
pub use message::message;
pub use movegen::Visit;
pub use moves::{IllegalMove, Jump, Landings, Move, PathLengthError};
pub use notation::{MoveError, MoveFault, PositionError, PositionFault};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use paste::{Found, MAX_FILE, find_game, find_games};
pub use perft::perft;
pub use piece::{Piece, PieceError, Role};
pub use position::{Position, Setup, SetupError};
pub use record::{MAX_PLIES, MAX_TEXT, ReadError, ReadWhy, Record};
pub use rules::{RuleSet, Rules, RulesError};
pub use side::{BySide, Side};
pub use square::{Direction, Square, SquareError, SquareSet};
