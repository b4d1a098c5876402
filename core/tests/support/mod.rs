//! What the tests share: loading of fixtures, seeded randomness.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::fs;
use std::path::PathBuf;

use lasca_core::{Outcome, Side};
use proptest::test_runner::{Config, RngSeed};

/// The text of a file in `tests/fixtures`.
pub fn fixture(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../tests/fixtures")
        .join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rows of a file of JSON lines.
pub fn rows(name: &str) -> Vec<serde_json::Value> {
    let text = fixture(name);
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a JSON line"))
        .collect()
}

/// Properties are tried on the same cases in every run.
pub fn seeded(cases: u32) -> Config {
    Config {
        cases,
        rng_seed: RngSeed::Fixed(1911),
        failure_persistence: None,
        ..Config::default()
    }
}

/// `ongoing`, `white-wins`, `black-wins` or `draw`.
pub fn status(outcome: Option<Outcome>) -> &'static str {
    match outcome.map(Outcome::winner) {
        None => "ongoing",
        Some(None) => "draw",
        Some(Some(Side::White)) => "white-wins",
        Some(Some(Side::Black)) => "black-wins",
    }
}
