//! Who plays whom on this device, what they are called, and from where they look at the board.
//! Knows no game: it is told whose turn it is.

use super::new_game::{NewGame, Seat, Turning};
use crate::side::{BySide, Side};

/// The two seats and the board between them.
#[derive(Debug, Clone)]
pub(super) struct Seats {
    pub seats: BySide<Seat>,
    pub names: BySide<String>,
    pub turning: Turning,
    /// Whether the board was turned by hand.
    pub flipped: bool,
}

impl Seats {
    pub fn new(game: &NewGame) -> Self {
        Self {
            seats: BySide::new(game.white, game.black),
            names: BySide::new(game.white_name.clone(), game.black_name.clone()),
            turning: game.turning,
            flipped: false,
        }
    }

    pub fn is_human(&self, side: Side) -> bool {
        self.seats[side] == Seat::Human
    }

    /// How strong the computer on this side is; none if a person sits there.
    pub fn level(&self, side: Side) -> Option<i32> {
        match self.seats[side] {
            Seat::Human => None,
            Seat::Computer { level } => Some(level),
        }
    }

    pub fn two_people(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.is_human(side))
    }

    pub fn no_person(&self) -> bool {
        !Side::ALL.into_iter().any(|side| self.is_human(side))
    }

    /// The only person's side.
    pub fn person(&self) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.is_human(side) && !self.is_human(side.other()))
    }

    /// The side in whose name the buttons act.
    pub fn acting(&self, turn: Side) -> Option<Side> {
        if self.two_people() {
            Some(turn)
        } else {
            self.person()
        }
    }

    pub fn bottom(&self, turn: Side) -> Side {
        let follows = self.two_people() && self.turning == Turning::SameSide;
        let bottom = if follows {
            turn
        } else {
            self.person().unwrap_or(Side::White)
        };
        if self.flipped { bottom.other() } else { bottom }
    }

    pub fn facing(&self, turn: Side) -> Side {
        let follows = self.two_people() && self.turning == Turning::FaceToFace;
        if follows { turn } else { self.bottom(turn) }
    }
}
