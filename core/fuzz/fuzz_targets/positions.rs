//! Texts of positions: whatever is read is written canonically, and that is read as the same position.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target uses one property")]
#[path = "../../tests/support/texts.rs"]
mod texts;

fuzz_target!(|text: &str| texts::positions(text));
