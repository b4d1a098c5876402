//! What a game on this device is made of, before its first move: seats, rules, start, times, habits of input.
//! Plain data; it is checked by `Session::new`, nowhere else.
//! Knows rules and times; knows neither screens nor files.

use crate::clock::TimeControl;
use crate::library::{Goal, Start};
use crate::rules::Rules;
use serde::{Deserialize, Serialize};

/// Who plays a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// A person at this device, or a friend whose moves a person enters.
    #[default]
    Human,
    /// The search, at a level from 1 (weakest) to 10.
    Computer {
        /// How strong, 1 to 10.
        level: i32,
    },
}

/// How the board turns on a device that two people share.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turning {
    /// The board turns: the side to move is at the bottom.
    SameSide,
    /// The squares stay, columns and words face the side to move.
    FaceToFace,
    /// Nothing turns.
    #[default]
    Fixed,
}

/// Whether a move may be taken back in a clocked game between two people; elsewhere it always may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Takebacks {
    /// Undo takes back at once.
    Free,
    /// Undo offers a takeback, the other side replies.
    #[default]
    ByConsent,
    /// What is played is played.
    Off,
}

/// How taps become moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", default, deny_unknown_fields)]
pub struct InputRules {
    /// The rest of a capture that can go on in one way only plays itself after a pause.
    pub auto_complete: bool,
    /// The last square of a capture is taken for all of it when exactly one route leads there.
    pub final_square: bool,
    /// A tap on the only column that can move, or on its only landing, plays the only legal move.
    pub one_tap_forced: bool,
    /// The only legal move plays itself after a pause.
    pub auto_forced: bool,
    /// A tap on an empty square that exactly one legal move ends on plays that move.
    pub quick_input: bool,
    /// A whole move is shown first and enters the game with `Confirm`.
    pub confirm: bool,
    /// A hint comes in steps: columns, move, line.
    pub hint_steps: bool,
}

impl InputRules {
    /// Every square is tapped, nothing plays itself.
    pub const PLAIN: Self = Self {
        auto_complete: false,
        final_square: false,
        one_tap_forced: false,
        auto_forced: false,
        quick_input: false,
        confirm: false,
        hint_steps: false,
    };

    /// These habits at a board to learn from. Where a finger goes is the learner's own: the last square of a capture, an empty
    /// square, a move that is confirmed. But what a lesson asks for must be shown: nothing is played on its own, or because
    /// there is no other move.
    #[must_use]
    pub fn to_learn(self) -> Self {
        Self {
            auto_complete: false,
            one_tap_forced: false,
            auto_forced: false,
            ..self
        }
    }
}

impl Default for InputRules {
    fn default() -> Self {
        Self {
            auto_complete: true,
            final_square: true,
            ..Self::PLAIN
        }
    }
}

/// A new game. The default is two people, the default rules, no clocks.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", default, deny_unknown_fields)]
pub struct NewGame {
    /// The rules; a `Start::Record` brings its own.
    pub rules: Rules,
    /// Who plays White.
    pub white: Seat,
    /// Who plays Black.
    pub black: Seat,
    /// White's time; both sides have one or neither.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_time: Option<TimeControl>,
    /// Black's time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_time: Option<TimeControl>,
    /// Where the game starts.
    pub start: Start,
    /// How the board turns.
    pub turning: Turning,
    /// Whether moves may be taken back.
    pub takebacks: Takebacks,
    /// What the computer's choices grow from; the same seed plays alike.
    pub seed: i64,
    /// How taps become moves.
    pub input: InputRules,
    /// White's name, empty if none.
    pub white_name: String,
    /// Black's name, empty if none.
    pub black_name: String,
    /// The date as the platform writes it (ISO 8601), empty if none.
    pub date: String,
    /// What a lesson asks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Goal>,
}
