//! What a session tells, as in `lasca_core::session`.
//! Knows shapes; holds no logic.

use lasca_core::search::Fact;
use lasca_core::session::*;
use lasca_core::*;

#[uniffi::remote(Record)]
pub struct Update {
    pub snapshot: Snapshot,
    pub changes: Vec<Change>,
    pub save_due: bool,
}

#[uniffi::remote(Enum)]
pub enum Change {
    Stepped { step: Step },
    Jumped { jump: Jump, uncovered: Stand },
    Promoted { square: Square },
    Stood { stands: Vec<Stand> },
    Moved { line: MoveLine, again: bool },
    SteppedBack { to: Square },
    Rewound,
    Refused { refusal: Refusal },
    Offered { offer: Offer },
    Declined { offer: Offer },
    Accepted { offer: Offer },
    ClockLow { side: Side, seconds: i32 },
    FlagFell { side: Side },
    CaptureDue,
    CaptureGoesOn,
    Hinted,
    GoalMet,
    GoalFailed,
    Ended { outcome: Outcome },
}

#[uniffi::remote(Record)]
pub struct Step {
    pub from: Square,
    pub to: Square,
}

#[uniffi::remote(Record)]
pub struct Stand {
    pub square: Square,
    pub column: Option<ColumnState>,
}

#[uniffi::remote(Enum)]
pub enum RefusalWhy {
    MustCapture,
    NotYours,
    Blocked,
    NotALanding,
    NothingThere,
    NotAMove,
    CaptureNotFinished,
    Ambiguous,
    GameOver,
    NotYourTurn,
    Paused,
    LookingBack,
}

#[uniffi::remote(Record)]
pub struct Refusal {
    pub square: Option<Square>,
    pub why: RefusalWhy,
    pub instead: Vec<Square>,
}

#[uniffi::remote(Enum)]
pub enum OfferKind {
    Draw,
    Takeback,
}

#[uniffi::remote(Record)]
pub struct Offer {
    pub by: Side,
    pub to: Side,
    pub kind: OfferKind,
}

#[uniffi::remote(Record)]
pub struct Listed {
    pub kept: i32,
    pub marked: i32,
}

#[uniffi::remote(Record)]
pub struct MoveNumbers {
    pub played: i32,
    pub next: i32,
    pub due: i32,
    pub shown: i32,
    pub last: i32,
}

#[uniffi::remote(Record)]
pub struct SearchQuestion {
    pub ticket: i64,
    pub paced: bool,
}

#[uniffi::remote(Record)]
pub struct Snapshot {
    pub rules: Rules,
    pub white: Seat,
    pub black: Seat,
    pub white_name: String,
    pub black_name: String,
    pub beside: Beside,
    pub columns: Vec<ColumnState>,
    pub turn: Side,
    pub bottom: Side,
    pub facing: Side,
    pub turning: Turning,
    pub person: Option<Side>,
    pub computer: bool,
    pub acting: Option<Side>,
    pub stage: Stage,
    pub question: Option<SearchQuestion>,
    pub paused: bool,
    pub looking_back: bool,
    pub marks: Marks,
    pub hint: Option<HintState>,
    pub clocks: Option<Clocks>,
    pub offer: Option<Offer>,
    pub goal: Option<GoalState>,
    pub controls: Controls,
    pub back: Option<Action>,
    pub holds: Vec<Hold>,
    pub ply: i32,
    pub shown_ply: i32,
    pub last_ply: i32,
    pub listed: Listed,
    pub numbers: MoveNumbers,
    pub situation: Situation,
    pub takebacks: i32,
    pub hints: i32,
    pub wake_ms: Option<i64>,
}

#[uniffi::remote(Record)]
pub struct Hold {
    pub square: Square,
    pub action: Action,
}

#[uniffi::remote(Record)]
pub struct Situation {
    pub mover: Mover,
    pub due: Option<Side>,
    pub beginning: bool,
    pub counter: Option<DrawCounter>,
    pub ending: Option<Ending>,
}

#[uniffi::remote(Enum)]
pub enum Mover {
    You,
    Computer,
    White,
    Black,
}

#[uniffi::remote(Record)]
pub struct DrawCounter {
    pub quiet: i32,
    pub limit: i32,
}

#[uniffi::remote(Enum)]
pub enum Ending {
    Won,
    Lost,
    Drawn,
}

#[uniffi::remote(Record)]
pub struct ColumnState {
    pub square: Square,
    pub pieces: Vec<Piece>,
    pub runs: Vec<Run>,
    pub guards: i32,
    pub prisoners: i32,
    pub next: Option<Piece>,
    pub cue: Cue,
    pub can_move: bool,
    pub moves: Vec<MoveChoice>,
    pub more: bool,
}

#[uniffi::remote(Record)]
pub struct Run {
    pub side: Side,
    pub role: Role,
    pub count: i32,
}

#[uniffi::remote(Enum)]
pub enum Cue {
    Still,
    Movable,
    MustCapture,
    CaptureElsewhere,
    Blocked,
}

#[uniffi::remote(Record)]
pub struct MoveChoice {
    pub text: String,
    pub landings: Vec<Square>,
    pub jumped: Vec<Square>,
    pub promotes: bool,
}

#[uniffi::remote(Enum)]
pub enum Stage {
    Choosing,
    Jumping,
    Confirming,
    Thinking { ticket: i64 },
    Over { outcome: Outcome },
}

#[uniffi::remote(Record)]
pub struct Marks {
    pub chosen: Vec<Square>,
    pub jumps: Vec<Jump>,
    pub landings: Vec<Landing>,
    pub must_capture: Vec<Square>,
    pub brackets: Vec<Square>,
    pub arrows: Vec<Vec<Square>>,
    pub last: Option<MoveLine>,
    pub half: Option<MoveLine>,
}

#[uniffi::remote(Record)]
pub struct Landing {
    pub square: Square,
    pub jumped: Option<Square>,
    pub taken: Option<Piece>,
    pub freed: Option<Piece>,
    pub completes: bool,
    pub promotes: bool,
    pub back_to_origin: bool,
}

#[uniffi::remote(Record)]
pub struct Clocks {
    pub white_ms: i64,
    pub black_ms: i64,
    pub running: Option<Side>,
    pub fallen: Option<Side>,
}

#[uniffi::remote(Record)]
pub struct GoalState {
    pub said: LessonSaid,
    pub done: bool,
}

#[uniffi::remote(Enum)]
pub enum LessonSaid {
    Task,
    Confirming,
    Reached,
    Missed,
}

#[uniffi::remote(Record)]
pub struct Controls {
    pub can_undo: bool,
    pub can_redo: bool,
    pub can_hint: bool,
    pub can_try_again: bool,
    pub can_cancel: bool,
    pub can_pause: bool,
    pub can_resume: bool,
    pub can_resign: bool,
    pub can_offer_draw: bool,
}

#[uniffi::remote(Record)]
pub struct Summary {
    pub rules: Rules,
    pub white_name: String,
    pub black_name: String,
    pub white: Seat,
    pub black: Seat,
    pub pairing: Pairing,
    pub columns: Vec<ColumnState>,
    pub turn: Side,
    pub bottom: Side,
    pub mover: Mover,
    pub ply: i32,
    pub next_number: i32,
    pub outcome: Option<Outcome>,
}

#[uniffi::remote(Record)]
pub struct FoundGames {
    pub games: Vec<String>,
    pub damaged: Vec<ReadError>,
}

#[uniffi::remote(Record)]
pub struct PositionCheck {
    pub text: String,
    pub turn: Side,
    pub columns: Vec<ColumnState>,
    pub outcome: Option<Outcome>,
}

#[uniffi::remote(Record)]
pub struct MoveLine {
    pub ply: i32,
    pub number: i32,
    pub numbered: Numbered,
    pub side: Side,
    pub text: String,
    pub origin: Square,
    pub landings: Vec<Square>,
    pub jumps: Vec<Jump>,
    pub promotes: bool,
    pub height: i32,
}

#[uniffi::remote(Enum)]
pub enum Numbered {
    Opens,
    Alone,
    Closes,
}

#[uniffi::remote(Record)]
pub struct Thought {
    pub ticket: i64,
    pub text: String,
    pub score: i32,
    pub win_in: Option<i32>,
    pub even: bool,
    pub depth: i32,
    pub nodes: i64,
    pub line: Vec<MoveLine>,
    pub facts: Vec<Fact>,
    pub pause_ms: i64,
}

#[uniffi::remote(Enum)]
pub enum HintStep {
    Asked,
    Columns,
    Move,
    Line,
}

#[uniffi::remote(Record)]
pub struct HintState {
    pub ticket: i64,
    pub step: HintStep,
    pub columns: Vec<Square>,
    pub line: Vec<MoveLine>,
    pub fact: Option<Fact>,
    pub detail: HintDetail,
}

#[uniffi::remote(Enum)]
pub enum HintDetail {
    Nothing,
    Officers { count: i32 },
    Also { fact: Fact },
    More,
    Line,
}
