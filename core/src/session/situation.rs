//! How a game stands, as words tell it: who is to move, how near a draw is, how it ended for whom.
//! Asks the game and the seats; forms no sentence.

use super::Session;
use super::seats::Seats;
use crate::outcome::Outcome;
use crate::side::Side;
use serde::{Deserialize, Serialize};

/// From so many plies without progress on the count towards a draw is told.
const COUNTER_TOLD: i32 = 20;
/// So many plies long somebody chooses a column for the first time.
const FIRST_CHOICES: i32 = 2;

/// How a game stands, as words tell it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Situation {
    /// Who is to move in the position shown.
    pub mover: Mover,
    /// The side whose move is waited for; none once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Side>,
    /// Whether a side chooses its first move and nothing else is to be told: how one chooses may be.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beginning: bool,
    /// The count towards the draw, once it is near enough to be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counter: Option<DrawCounter>,
    /// How the game ended for the only person; none while it goes on, or if two people or two computers play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// Who is to move, as one says it on this device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    /// The only person.
    You,
    /// The computer against which the only person plays.
    Computer,
    /// White, where two people or two computers play.
    White,
    /// Black, where two people or two computers play.
    Black,
}

/// How near the draw by plies without progress is (R6.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct DrawCounter {
    /// Plies in a row without capture or promotion, in the position shown.
    pub quiet: i32,
    /// At how many of them the game is drawn.
    pub limit: i32,
}

/// How a game ended for one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// It won.
    Won,
    /// The other side won.
    Lost,
    /// Neither won.
    Drawn,
}

impl Seats {
    /// Who moves if `turn` is to move.
    pub(super) fn mover(&self, turn: Side) -> Mover {
        match (self.person(), turn) {
            (Some(person), turn) if person == turn => Mover::You,
            (Some(_), _) => Mover::Computer,
            (None, Side::White) => Mover::White,
            (None, Side::Black) => Mover::Black,
        }
    }
}

impl Session {
    pub(super) fn situation(&self) -> Situation {
        let position = self.shown_position();
        let outcome = self.game.outcome();
        let beginning = outcome.is_none() && self.game.ply() < FIRST_CHOICES;
        let counter = self.game.rules().quiet_limit.map(|limit| DrawCounter {
            quiet: position.quiet(),
            limit,
        });
        let counter = counter.filter(|counter| counter.quiet >= COUNTER_TOLD);
        Situation {
            mover: self.seats.mover(position.turn()),
            due: outcome.is_none().then_some(position.turn()),
            beginning: beginning && counter.is_none(),
            counter,
            ending: outcome.and_then(|outcome| self.ending(outcome)),
        }
    }

    fn ending(&self, outcome: Outcome) -> Option<Ending> {
        let person = self.seats.person()?;
        Some(match outcome {
            Outcome::Win { winner, .. } if winner == person => Ending::Won,
            Outcome::Win { .. } => Ending::Lost,
            Outcome::Draw { .. } => Ending::Drawn,
        })
    }
}
