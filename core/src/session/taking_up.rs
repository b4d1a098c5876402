//! Games made of what the library holds: to learn from an item, to play its board on, to take an old game over; and of any
//! game for two people one against the computer.
//! Knows seats and levels; must not know what an item teaches.

use super::Session;
use super::new_game::{InputRules, NewGame, Seat, Takebacks, Turning};
use crate::library::{LibraryItem, Start};
use crate::search::Level;
use crate::side::Side;
use serde::{Deserialize, Serialize};

/// The level that plays a board on: one against which an idea has to be carried out well.
const AT_A_BOARD: Level = Level::HARD;
/// The level that takes over the other side of an old game.
const IN_A_GAME: Level = Level::MEDIUM;

/// Which side a person plays on with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakenUp {
    /// The side to move, against the computer.
    Mover,
    /// White, against the computer.
    White,
    /// Black, against the computer.
    Black,
    /// Both: two people at one device.
    Both,
}

/// The same game against the computer at `level`: the person has `side`, or the side that the game's seed picks if that is
/// left to chance. Nobody is named, the board stays as it lies, and moves are taken back freely.
pub fn game_against_computer(game: NewGame, level: i32, side: Option<Side>) -> NewGame {
    let person = side.unwrap_or(Side::ALL[usize::from(game.seed % 2 != 0)]);
    let seat = |side| {
        if side == person {
            Seat::Human
        } else {
            Seat::Computer { level }
        }
    };
    NewGame {
        white: seat(Side::White),
        black: seat(Side::Black),
        turning: Turning::Fixed,
        takebacks: Takebacks::Free,
        white_name: String::new(),
        black_name: String::new(),
        ..game
    }
}

/// The game in which an item is learnt from: two people at one device, and the item's goal. Of the habits of `input` those
/// hold that leave the move to the learner.
pub fn game_to_learn(item: &LibraryItem, input: InputRules) -> NewGame {
    NewGame {
        rules: item.rules,
        start: item.start.clone(),
        turning: Turning::Fixed,
        takebacks: Takebacks::Free,
        seed: 1,
        input: input.to_learn(),
        goal: item.goal,
        ..NewGame::default()
    }
}

/// The game in which an item is played on without its goal; an old game from the position after `ply` plies. By `seed` the
/// computer differs from game to game as far as its level does: from level 8 on hardly beyond the first plies.
pub fn game_to_play_on(
    item: &LibraryItem,
    ply: i32,
    taken_up: TakenUp,
    input: InputRules,
    seed: i64,
) -> NewGame {
    let mut game = game_to_learn(item, input);
    (game.goal, game.input, game.seed) = (None, input, seed);
    let mut level = AT_A_BOARD;
    if let Start::Record { ply: from, .. } = &mut game.start {
        *from = ply;
        level = IN_A_GAME;
    }
    let person = match taken_up {
        TakenUp::Both => None,
        TakenUp::White => Some(Side::White),
        TakenUp::Black => Some(Side::Black),
        TakenUp::Mover => Session::new(game.clone(), 0).ok().map(|it| it.turn()),
    };
    let level = level.number();
    match person {
        None => {}
        Some(Side::White) => game.black = Seat::Computer { level },
        Some(Side::Black) => game.white = Seat::Computer { level },
    }
    game
}
