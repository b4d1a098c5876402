//! What is told beside the board: the line, its question, the captions; as in `lasca_core::session`.

use lasca_core::session::*;

#[uniffi::remote(Record)]
pub struct PeeledRun {
    pub first: i32,
    pub last: i32,
    pub run: Run,
    pub begins_prisoners: bool,
}
