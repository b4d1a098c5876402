//! Rules, a position, then moves with commas between them: whatever is read is legal and is written canonically.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target uses one property")]
#[path = "../../tests/support/texts.rs"]
mod texts;

fuzz_target!(|text: &str| texts::moves(text));
