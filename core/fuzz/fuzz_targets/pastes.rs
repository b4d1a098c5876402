//! Pasted texts: a game that is found can be written as record and as message, and is found again in both.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target uses one property")]
#[path = "../../tests/support/texts.rs"]
mod texts;

fuzz_target!(|text: &str| texts::pastes(text));
