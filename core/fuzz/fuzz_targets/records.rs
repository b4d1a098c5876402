//! Records: what is read is written canonically, and what is readable of a damaged one is a sound record.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target uses one property")]
#[path = "../../tests/support/texts.rs"]
mod texts;

fuzz_target!(|text: &str| texts::records(text));
