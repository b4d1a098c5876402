//! What a game is made of, as in `lasca-core`.
//! Knows shapes; holds no logic.

use lasca_core::*;

#[uniffi::remote(Enum)]
pub enum Side {
    White,
    Black,
}

#[uniffi::remote(Enum)]
pub enum Role {
    Soldier,
    Officer,
}

#[uniffi::remote(Record)]
pub struct Piece {
    pub side: Side,
    pub role: Role,
}

#[uniffi::remote(Enum)]
pub enum Outcome {
    Win { winner: Side, by: WinReason },
    Draw { by: DrawReason },
}

#[uniffi::remote(Enum)]
pub enum WinReason {
    NoColumn,
    Blocked,
    Resigned,
    Flag,
}

#[uniffi::remote(Enum)]
pub enum DrawReason {
    Agreement,
    QuietMoves,
}

#[uniffi::remote(Enum)]
pub enum RuleSet {
    LascaEu,
    Kawu,
    Lasker1911,
    Own,
}

#[uniffi::remote(Record)]
pub struct Rules {
    pub set: RuleSet,
    pub rejump: bool,
    pub demote: bool,
    pub quiet_limit: Option<i32>,
}

#[uniffi::remote(Record)]
pub struct Jump {
    pub from: Square,
    pub over: Square,
    pub to: Square,
    pub taken: Piece,
    pub prisoner: Piece,
    pub freed: Option<Piece>,
}

#[uniffi::remote(Record)]
pub struct TimeControl {
    pub total_ms: i64,
    pub increment_ms: i64,
}

#[uniffi::remote(Enum)]
pub enum Start {
    Initial,
    Position { text: String },
    Record { text: String, ply: i32 },
}

#[uniffi::remote(Enum)]
pub enum Goal {
    AnyMove,
    Reach { square: Square },
    Capture { count: i32 },
    Free { count: i32 },
    Promote,
    Win,
}

#[uniffi::remote(Record)]
pub struct LibraryItem {
    pub id: String,
    pub rules: Rules,
    pub start: Start,
    pub goal: Option<Goal>,
}

#[uniffi::remote(Record)]
pub struct RuleLine {
    pub chapter: i32,
    pub rule: String,
    pub key: String,
    pub count: Option<i32>,
    pub differs: bool,
}
