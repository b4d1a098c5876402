//! What a session is asked and why it refuses, as in `lasca_core::session`.
//! Knows shapes; holds no logic.

use lasca_core::session::NewGameError;
use lasca_core::session::*;
use lasca_core::*;

#[uniffi::remote(Enum)]
pub enum Seat {
    Human,
    Computer { level: i32 },
}

#[uniffi::remote(Enum)]
pub enum Turning {
    SameSide,
    FaceToFace,
    Fixed,
}

#[uniffi::remote(Enum)]
pub enum Takebacks {
    Free,
    ByConsent,
    Off,
}

#[uniffi::remote(Record)]
pub struct InputRules {
    pub auto_complete: bool,
    pub final_square: bool,
    pub one_tap_forced: bool,
    pub auto_forced: bool,
    pub quick_input: bool,
    pub confirm: bool,
    pub hint_steps: bool,
}

#[uniffi::remote(Record)]
pub struct NewGame {
    pub rules: Rules,
    pub white: Seat,
    pub black: Seat,
    pub white_time: Option<TimeControl>,
    pub black_time: Option<TimeControl>,
    pub start: Start,
    pub turning: Turning,
    pub takebacks: Takebacks,
    pub seed: i64,
    pub input: InputRules,
    pub white_name: String,
    pub black_name: String,
    pub date: String,
    pub goal: Option<Goal>,
}

#[uniffi::remote(Enum)]
pub enum Action {
    Tap { square: Touched },
    Drop { from: Touched, to: Touched },
    Play { text: String },
    Confirm,
    Cancel,
    Undo,
    Redo,
    Hint,
    CloseHint,
    Answer { thought: Thought },
    MoveNow,
    Tick,
    Pause,
    Resume,
    Background,
    Foreground,
    Resign { side: Side },
    OfferDraw { side: Side },
    Reply { side: Side, accept: bool },
    Flip,
    SetInput { input: InputRules },
    Look { ply: i32 },
    PlayFromHere,
}

#[uniffi::remote(Error)]
pub enum NewGameError {
    Level { level: i32 },
    QuietLimit { limit: i32 },
    Time { side: Side },
    OneClock,
    Position { error: ReadError },
    Record { error: ReadError },
    Ply { ply: i32, last: i32 },
}

#[uniffi::remote(Error)]
pub enum LoadError {
    Unreadable { error: ReadError },
    Unplayable { error: NewGameError },
}

#[uniffi::remote(Enum)]
pub enum ReadWhy {
    Empty,
    TooLong,
    NoGame,
    Version,
    Header,
    Rules,
    Position,
    Move,
    IllegalMove,
    Outcome,
    CutShort,
    Failed,
}

#[uniffi::remote(Record)]
pub struct ReadError {
    pub why: ReadWhy,
    pub line: i32,
    pub column: i32,
    pub readable: Option<String>,
}

#[uniffi::remote(Enum)]
pub enum TakenUp {
    Mover,
    White,
    Black,
    Both,
}

#[uniffi::remote(Record)]
pub struct NewGameChoices {
    pub levels: Vec<LevelChoice>,
    pub clocks: Vec<ClockChoice>,
    pub minutes: Vec<i32>,
    pub increments: Vec<i32>,
    pub quiet_limits: Vec<i32>,
}

#[uniffi::remote(Enum)]
pub enum ClockChoice {
    None,
    Minutes { minutes: i32 },
    Own,
}

#[uniffi::remote(Enum)]
pub enum SideChoice {
    White,
    Black,
    Random,
}

#[uniffi::remote(Record)]
pub struct NewGameDraft {
    pub computer: bool,
    pub level: i32,
    pub side: SideChoice,
    pub white_name: String,
    pub black_name: String,
    pub turning: Turning,
    pub set: RuleSet,
    pub rejump: bool,
    pub demote: bool,
    pub quiet: i32,
    pub clock: ClockChoice,
    pub minutes: i32,
    pub black_minutes: i32,
    pub handicap: bool,
    pub increment_seconds: i32,
    pub takebacks: Takebacks,
    pub position: String,
}

#[uniffi::remote(Record)]
pub struct LevelChoice {
    pub level: i32,
    pub name: Option<LevelName>,
    pub rank: LevelRank,
}

#[uniffi::remote(Enum)]
pub enum LevelName {
    Easy,
    Medium,
    Hard,
}

#[uniffi::remote(Enum)]
pub enum LevelRank {
    Novice,
    Casual,
    Club,
    Strong,
    Expert,
    Master,
}
