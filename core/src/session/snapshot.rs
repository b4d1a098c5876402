//! All that a screen draws and says of a game, ready to be worded. Plain data of constant size: it does not
//! grow with the game. Built in `show.rs`, read elsewhere.
//! Knows columns, moves and clocks; knows neither pixels nor words.

use super::action::Action;
use super::caption::Beside;
use super::change::Offer;
use super::new_game::{Seat, Turning};
use super::situation::Situation;
use super::thought::{HintState, MoveLine};
use crate::moves::Jump;
use crate::outcome::Outcome;
use crate::piece::{Piece, Role};
use crate::rules::Rules;
use crate::side::Side;
use crate::square::Square;
use serde::{Deserialize, Serialize};

/// All that a screen draws and says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Snapshot {
    /// The rules in force.
    pub rules: Rules,
    /// Who plays White.
    pub white: Seat,
    /// Who plays Black.
    pub black: Seat,
    /// White's name, empty if none.
    pub white_name: String,
    /// Black's name, empty if none.
    pub black_name: String,
    /// What is said beside the board.
    pub beside: Beside,
    /// The columns on the board as shown, in the order of the squares (R1.1); a half-made capture is shown as it stands.
    pub columns: Vec<ColumnState>,
    /// The side to move in the position shown; while a capture is half made, the side that makes it.
    pub turn: Side,
    /// The side at the bottom of the board.
    pub bottom: Side,
    /// The side that columns and words face.
    pub facing: Side,
    /// How the board turns.
    pub turning: Turning,
    /// The only person's side in a game against the computer; none if two people or two computers play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Side>,
    /// Whether a computer plays: another game begins against it, too, as in `NewGameDraft::computer`.
    pub computer: bool,
    /// The side in whose name the buttons for resigning and offers act now; none if no person plays. A reply is that of
    /// `Offer::to`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acting: Option<Side>,
    /// What the session waits for.
    pub stage: Stage,
    /// What the search is to answer now; none if nobody waits for an answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<SearchQuestion>,
    /// Whether the game is paused.
    pub paused: bool,
    /// Whether an earlier (or undone) position is shown instead of the game's.
    pub looking_back: bool,
    /// What is marked on the board.
    pub marks: Marks,
    /// A hint, asked for or shown; none while another position is looked at: it is about the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<HintState>,
    /// The clocks, if the game has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// An offer that waits for a reply.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    /// The lesson's goal and how it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<GoalState>,
    /// What can be done now.
    pub controls: Controls,
    /// What Back, Escape or the gesture for it does: the last thing begun is taken back; none if nothing was begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<Action>,
    /// The squares that do something when they are held; to hold any other is to look into its column.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holds: Vec<Hold>,
    /// Plies played in the game (undone ones not counted).
    pub ply: i32,
    /// Plies of the position shown.
    pub shown_ply: i32,
    /// Plies of the whole line, undone moves included: the highest that can be looked at.
    pub last_ply: i32,
    /// What a list of the game's moves shows.
    pub listed: Listed,
    /// The numbers of these moves, and of the next, as in `MoveLine::number`.
    pub numbers: MoveNumbers,
    /// How the game stands, as words tell it.
    pub situation: Situation,
    /// How many moves were taken back in this game.
    pub takebacks: i32,
    /// How many hints were answered in this game.
    pub hints: i32,
    /// When to send the next `Tick`, in the caller's time; none if nothing is due.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wake_ms: Option<i64>,
}

/// A square that does something when it is held.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Hold {
    /// Which.
    pub square: Square,
    /// What it does.
    pub action: Action,
}

/// What a list of the game's moves shows: the line's moves, and after them `Marks::half` if there is one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Listed {
    /// So many of the line's moves, from its first: all of them, but a half-made move hides what was undone from its place on.
    pub kept: i32,
    /// The ply of the move that is marked: of the half-made one, else of that which led to the position shown. 0 marks none.
    pub marked: i32,
}

/// Which pair a move belongs to: in a game that Black begins the first pair is Black's move alone. 0 before the first move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct MoveNumbers {
    /// That of the last move played.
    pub played: i32,
    /// That of the move to be made next.
    pub next: i32,
    /// That of the move to be made in the position shown.
    pub due: i32,
    /// That of the move which led to the position shown.
    pub shown: i32,
    /// That of the line's last move, undone ones included.
    pub last: i32,
}

/// A question for the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct SearchQuestion {
    /// What to think on.
    pub ticket: i64,
    /// Whether its answer is awaited as a move, after its natural pause; a hint comes at once.
    pub paced: bool,
}

/// What a side has on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Tally {
    /// Columns it commands.
    pub columns: i32,
    /// Pieces of the other side within them.
    pub prisoners: i32,
    /// Officers that command its columns.
    pub officers: i32,
}

/// A column and what may be said of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct ColumnState {
    /// Where it stands.
    pub square: Square,
    /// Its pieces from the top; the first is the commander.
    #[serde(with = "pieces_text")]
    pub pieces: Vec<Piece>,
    /// The same, equal neighbours counted together.
    pub runs: Vec<Run>,
    /// Pieces of the owner under the commander, before the first prisoner.
    pub guards: i32,
    /// Pieces of the other side anywhere within.
    pub prisoners: i32,
    /// Who commands once the commander is taken; none if the column is gone then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<Piece>,
    /// What its owner can do with it now.
    pub cue: Cue,
    /// Whether a person may take it up now: it can step or capture, or go on with its capture.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub can_move: bool,
    /// Its legal moves, at most 32 of them; none unless a person may choose now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<MoveChoice>,
    /// Whether it has more than those.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
}

/// Equal pieces on each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Run {
    /// Whose.
    pub side: Side,
    /// Soldiers or officers.
    pub role: Role,
    /// How many.
    pub count: i32,
}

/// What can be done with a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cue {
    /// It is not to move: the other side's, or nobody chooses now.
    Still,
    /// It can step.
    Movable,
    /// It can capture, and some column must.
    MustCapture,
    /// It could step, but another must capture.
    CaptureElsewhere,
    /// It can neither step nor capture.
    Blocked,
}

/// A legal move of a column.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct MoveChoice {
    /// Its text (N1), for `Action::Play`.
    pub text: String,
    /// Where its step or each jump ends.
    pub landings: Vec<Square>,
    /// The squares it jumps, none for a step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub jumped: Vec<Square>,
    /// Whether its commander becomes an officer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub promotes: bool,
}

/// What the session waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A person is to choose a column or a landing.
    Choosing,
    /// A person is in the middle of a capture.
    Jumping,
    /// A whole move is shown and waits for `Confirm`; it is not yet in the game.
    Confirming,
    /// The computer is to move: think on the ticket.
    Thinking {
        /// What to think on.
        ticket: i64,
    },
    /// The game is over.
    Over {
        /// How.
        outcome: Outcome,
    },
}

/// What is marked on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Marks {
    /// The chosen column's origin, then the waypoints it jumped to, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chosen: Vec<Square>,
    /// The jumps made so far of a half-made capture.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub jumps: Vec<Jump>,
    /// Where the chosen column can go next.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub landings: Vec<Landing>,
    /// The columns that must capture, if any must: "White to move, capture is mandatory: c3, e3".
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub must_capture: Vec<Square>,
    /// The columns that are bracketed: the one a hint begins with, else those that must capture, else that of the only legal
    /// move. Never the chosen one; none while the hinted move itself is shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub brackets: Vec<Square>,
    /// The ways of the moves that a hint shows, the hinted one first: each its origin and its landings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arrows: Vec<Vec<Square>>,
    /// The move that led to the position shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<MoveLine>,
    /// The half-made or shown move, as far as it has come, with the place it will have in the game; there it replaces what was undone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half: Option<MoveLine>,
}

/// Where a chosen column can go next.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Landing {
    /// Where.
    pub square: Square,
    /// The square it jumps, if it jumps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub jumped: Option<Square>,
    /// The piece it takes there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<Piece>,
    /// The piece of the jumping side that it sets free there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub freed: Option<Piece>,
    /// Whether the move is whole there.
    pub completes: bool,
    /// Whether its commander becomes an officer there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub promotes: bool,
    /// Whether it is the square the capture started from.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub back_to_origin: bool,
}

/// The clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Clocks {
    /// White's time left in milliseconds.
    pub white_ms: i64,
    /// Black's time left in milliseconds.
    pub black_ms: i64,
    /// Whose clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Side>,
    /// Whose time has run out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fallen: Option<Side>,
}

/// A lesson's goal and how it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct GoalState {
    /// What a lesson says now.
    pub said: LessonSaid,
    /// Whether the goal was reached: until then the way to the next lesson is to skip this one.
    pub done: bool,
}

/// What a lesson says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LessonSaid {
    /// What is to be done.
    Task,
    /// That a whole move is shown and waits for `Confirm`.
    Confirming,
    /// What was learnt: the goal was reached.
    Reached,
    /// That the goal can no longer be reached; Undo helps.
    Missed,
}

/// What can be done now, besides what `Prompt` asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Controls {
    /// Undo would take something back, or offer to.
    pub can_undo: bool,
    /// Redo would play something again.
    pub can_redo: bool,
    /// Hint would ask for one, or show more of it.
    pub can_hint: bool,
    /// What a lesson offers: Undo would take something back, and the goal was not reached.
    pub can_try_again: bool,
    /// Cancel would drop what is chosen.
    pub can_cancel: bool,
    /// Pause would stop the clocks.
    pub can_pause: bool,
    /// Resume would end a pause.
    pub can_resume: bool,
    /// A person's side can resign.
    pub can_resign: bool,
    /// The side to move can offer a draw.
    pub can_offer_draw: bool,
}

/// A column's pieces as its text (N2), so that a script can be read.
mod pieces_text {
    use crate::column::Column;
    use crate::piece::Piece;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(pieces: &[Piece], out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(&pieces.iter().copied().collect::<Column>())
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Vec<Piece>, D::Error> {
        Column::deserialize(from).map(|column| column.iter().collect())
    }
}
