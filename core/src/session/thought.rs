//! Questions to the search and its answers, and a move told in pieces. Plain data.
//! Knows moves and facts; knows neither engine nor words.

use crate::moves::Jump;
use crate::search::Fact;
use crate::side::Side;
use crate::square::Square;
use serde::{Deserialize, Serialize};

/// One move with all that a screen or a voice says of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct MoveLine {
    /// How many plies were played with it, from 1.
    pub ply: i32,
    /// The number of its pair, as in the record's move list: a game that Black begins has 1 for Black's first move alone.
    #[serde(default)]
    pub number: i32,
    /// Whether that number stands before it where moves are written one after the other.
    #[serde(default, skip_serializing_if = "Numbered::closes")]
    pub numbered: Numbered,
    /// Who moved.
    pub side: Side,
    /// The move's text (N1).
    pub text: String,
    /// Where it started.
    pub origin: Square,
    /// Where the step or each jump ended.
    pub landings: Vec<Square>,
    /// The jumps of a capture, none for a step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub jumps: Vec<Jump>,
    /// Whether its commander became an officer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub promotes: bool,
    /// How many pieces its column has after it.
    #[serde(default)]
    pub height: i32,
}

/// What stands before a move of the game where its moves are written one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Numbered {
    /// The number of its pair, which it opens.
    Opens,
    /// That number, and a sign that its pair has no first move: Black begins the game.
    Alone,
    /// Nothing: it closes the pair of the move before it.
    #[default]
    Closes,
}

impl Numbered {
    fn closes(&self) -> bool {
        *self == Self::Closes
    }
}

/// The search's answer to a ticket.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Thought {
    /// The question it answers.
    pub ticket: i64,
    /// The move it would play (N1).
    pub text: String,
    /// How good the position is for the side to move, in hundredths of a soldier.
    #[serde(default)]
    pub score: i32,
    /// Plies to a forced win of the side to move (positive) or of the other (negative).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win_in: Option<i32>,
    /// Whether a draw was at stake and a deeper look, too, called the position even.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub even: bool,
    /// Plies looked ahead.
    #[serde(default)]
    pub depth: i32,
    /// Positions looked at.
    #[serde(default)]
    pub nodes: i64,
    /// How it expects the game to go on, its own move first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<MoveLine>,
    /// What its move does, most telling first; for hints only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Fact>,
    /// The natural pace of this answer in milliseconds; the host scales it by the player's setting and waits.
    #[serde(default)]
    pub pause_ms: i64,
}

/// How much of a hint is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HintStep {
    /// The search is asked and has not answered: think on the hint's ticket.
    Asked,
    /// The column to look at.
    Columns,
    /// The move.
    Move,
    /// The move and how the game would go on.
    Line,
}

/// A hint that is asked for or shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct HintState {
    /// What to think on while the step is `Asked`.
    pub ticket: i64,
    /// How much is shown.
    pub step: HintStep,
    /// The columns to look at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<Square>,
    /// The moves shown, the hinted one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<MoveLine>,
    /// The most telling thing that the hinted move does; none if nothing in particular.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fact: Option<Fact>,
    /// What is told besides.
    pub detail: HintDetail,
}

/// What is told besides the most telling thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HintDetail {
    /// Nothing.
    Nothing,
    /// How many of the pieces it takes are officers.
    Officers {
        /// At least one.
        count: i32,
    },
    /// Another thing that it does.
    Also {
        /// What.
        fact: Fact,
    },
    /// That another `Hint` shows more.
    More,
    /// How the game would go on: the moves shown after the hinted one.
    Line,
}
