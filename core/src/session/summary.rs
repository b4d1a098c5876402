//! What a list of games shows of one, and what texts hold. Plain data.
//! Knows games and records; knows no session in play.

use super::caption::Pairing;
use super::new_game::Seat;
use super::situation::Mover;
use super::snapshot::ColumnState;
use crate::outcome::Outcome;
use crate::record::ReadError;
use crate::rules::Rules;
use crate::side::Side;
use serde::{Deserialize, Serialize};

/// What a list shows of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Summary {
    /// Its rules.
    pub rules: Rules,
    /// White's name, empty if none.
    pub white_name: String,
    /// Black's name, empty if none.
    pub black_name: String,
    /// Who plays White.
    pub white: Seat,
    /// Who plays Black.
    pub black: Seat,
    /// Who plays whom, as a list names the game.
    pub pairing: Pairing,
    /// The columns of its last position, for a thumbnail.
    pub columns: Vec<ColumnState>,
    /// The side to move.
    pub turn: Side,
    /// Which side is at the bottom of its thumbnail.
    pub bottom: Side,
    /// Who is to move.
    pub mover: Mover,
    /// How many plies were played.
    pub ply: i32,
    /// The number of the pair to which its next move belongs, as in `MoveLine::number`.
    pub next_number: i32,
    /// How it ended; none if it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// All games in a text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct FoundGames {
    /// Those that can be read, as canonical record texts, in order.
    pub games: Vec<String>,
    /// What is wrong with each damaged one, in order.
    pub damaged: Vec<ReadError>,
}

/// A position that was checked for the set-up board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct PositionCheck {
    /// The position as canonical text (N3).
    pub text: String,
    /// The side to move.
    pub turn: Side,
    /// Its columns.
    pub columns: Vec<ColumnState>,
    /// Set if the side to move has lost already (R6.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}
