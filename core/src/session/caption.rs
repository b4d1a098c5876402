//! What a side is called and said of beside the board, and what a list calls a game.
//! Knows the seats; the words are the platforms'.

use super::Session;
use super::new_game::Seat;
use super::seats::Seats;
use super::show::tally;
use super::situation::Mover;
use super::snapshot::Tally;
use super::status::{Prompt, Topic};
use crate::board::Board;
use crate::side::Side;
use serde::{Deserialize, Serialize};

/// What a side is called.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Called {
    /// By the name that was given, be it a person's or a computer's.
    Named {
        /// Never empty.
        name: String,
    },
    /// The only person.
    You,
    /// The computer.
    Computer,
    /// White, one of two people.
    White,
    /// Black, one of two people.
    Black,
}

/// What is said of a side beside the board, but for its clock.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Caption {
    /// Which side.
    pub side: Side,
    /// What it is called.
    pub called: Called,
    /// How strong the computer is that plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<i32>,
    /// What it has on the board as shown.
    pub tally: Tally,
    /// Who is to move, if this side is and the game goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Mover>,
}

/// What is said beside the board.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Beside {
    /// Who plays whom, as a list names the game.
    pub pairing: Pairing,
    /// The side at the bottom of the board.
    pub near: Caption,
    /// The other side.
    pub far: Caption,
    /// What the line is about.
    pub topic: Topic,
    /// What can be answered in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Prompt>,
}

/// What a list calls a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pairing {
    /// Two computers.
    Computers,
    /// A person against the computer.
    Against {
        /// How strong it is.
        level: i32,
    },
    /// Two people without names.
    People,
    /// Two people of whom one at least has a name.
    Named {
        /// White.
        white: Called,
        /// Black.
        black: Called,
    },
}

impl Seats {
    /// What a side is called.
    pub(super) fn called(&self, side: Side) -> Called {
        let name = &self.names[side];
        match (self.seats[side], side) {
            _ if !name.is_empty() => Called::Named { name: name.clone() },
            (Seat::Computer { .. }, _) => Called::Computer,
            _ if self.person() == Some(side) => Called::You,
            (Seat::Human, Side::White) => Called::White,
            (Seat::Human, Side::Black) => Called::Black,
        }
    }

    /// Who plays whom.
    pub(super) fn pairing(&self) -> Pairing {
        let named = Side::ALL.iter().any(|&side| !self.names[side].is_empty());
        match (self.level(Side::White), self.level(Side::Black)) {
            (Some(_), Some(_)) => Pairing::Computers,
            (Some(level), None) | (None, Some(level)) => Pairing::Against { level },
            (None, None) if named => Pairing::Named {
                white: self.called(Side::White),
                black: self.called(Side::Black),
            },
            (None, None) => Pairing::People,
        }
    }
}

impl Session {
    /// All that is said beside `board`, which is shown.
    pub(super) fn beside(&self, board: &Board) -> Beside {
        let bottom = self.seats.bottom(self.turn());
        Beside {
            pairing: self.seats.pairing(),
            near: self.caption(bottom, tally(board, bottom)),
            far: self.caption(bottom.other(), tally(board, bottom.other())),
            topic: self.topic(),
            prompt: self.prompt(),
        }
    }

    fn caption(&self, side: Side, tally: Tally) -> Caption {
        let situation = self.situation();
        Caption {
            side,
            called: self.seats.called(side),
            level: self.seats.level(side),
            tally,
            due: (situation.due == Some(side)).then_some(situation.mover),
        }
    }
}
