//! What is told beside the board: the line, its question, the captions; as in `lasca_core::session`.
//! Knows shapes; holds no logic.

use lasca_core::session::*;
use lasca_core::*;

#[uniffi::remote(Enum)]
pub enum Topic {
    LookingBack { start: bool },
    Ended { outcome: Outcome },
    Paused,
    Offered { offer: Offer },
    Hint,
    Continuing,
    Confirming,
    Thinking,
    Chosen { square: Square, must_capture: bool },
    MustCapture,
    Turn,
}

#[uniffi::remote(Enum)]
pub enum Prompt {
    LookingBack { ply: i32, play_from_here: bool },
    Resume,
    Reply { offer: Offer },
    Confirm,
    MoveNow { ticket: i64, after_ms: i64 },
}

#[uniffi::remote(Enum)]
pub enum Called {
    Named { name: String },
    You,
    Computer,
    White,
    Black,
}

#[uniffi::remote(Record)]
pub struct Caption {
    pub side: Side,
    pub called: Called,
    pub level: Option<i32>,
    pub tally: Tally,
    pub due: Option<Mover>,
}

#[uniffi::remote(Record)]
pub struct Beside {
    pub pairing: Pairing,
    pub near: Caption,
    pub far: Caption,
    pub topic: Topic,
    pub prompt: Option<Prompt>,
}

#[uniffi::remote(Enum)]
pub enum Pairing {
    Computers,
    Against { level: i32 },
    People,
    Named { white: Called, black: Called },
}

#[uniffi::remote(Record)]
pub struct PeeledRun {
    pub first: i32,
    pub last: i32,
    pub run: Run,
    pub begins_prisoners: bool,
}

#[uniffi::remote(Record)]
pub struct Tally {
    pub columns: i32,
    pub prisoners: i32,
    pub officers: i32,
}
