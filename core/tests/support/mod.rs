//! What the tests share: loading of fixtures, seeded randomness.
#![allow(dead_code, reason = "each test uses a part of it")]

pub mod dice;
pub mod naive;
pub mod texts;

pub mod hands;

use std::fs;
use std::path::PathBuf;

use lasca_core::{Game, Move, Outcome, Position, Rules, Setup, Side, Visit};
use proptest::test_runner::{Config, RngSeed};
use serde_json::Value;

/// The text of a file in `tests/fixtures`.
pub fn fixture(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../tests/fixtures")
        .join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rows of a file of JSON lines.
pub fn rows(name: &str) -> Vec<Value> {
    let text = fixture(name);
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a JSON line"))
        .collect()
}

/// A text in a row.
pub fn text<'a>(row: &'a Value, field: &str) -> &'a str {
    row[field]
        .as_str()
        .unwrap_or_else(|| panic!("{field} missing in {row}"))
}

/// A list of texts in a row; empty where the row has none.
pub fn texts(row: &Value, field: &str) -> Vec<String> {
    let list = row[field].as_array().into_iter().flatten();
    list.map(|text| text.as_str().expect("a text").to_owned())
        .collect()
}

/// The `rules` of a row.
pub fn rules(row: &Value) -> Rules {
    text(row, "rules").parse().expect("a rule set")
}

/// The `position` of a row.
pub fn position(row: &Value) -> Position {
    text(row, "position").parse().expect("a position")
}

/// The texts of all legal moves, sorted.
pub fn sorted_moves(position: &Position, rules: Rules) -> Vec<String> {
    let legal = position.legal_moves(rules);
    let mut texts: Vec<String> = legal.iter().map(|m| position.move_text(m)).collect();
    texts.sort();
    texts
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

/// The first `most` legal moves, and whether there are more.
pub fn first_moves(position: &Position, rules: Rules, most: usize) -> (Vec<Move>, bool) {
    let mut moves = Vec::new();
    let end = position.visit_moves(rules, |played| {
        if moves.len() == most {
            return Visit::Break(());
        }
        moves.push(*played);
        Visit::Continue(())
    });
    (moves, end.is_break())
}

/// The position after a legal move, also where the no-progress count has drawn the game already.
pub fn after(position: &Position, played: &Move, rules: Rules) -> Position {
    match position.status(rules) {
        None => position.play(played, rules).expect("legal"),
        Some(_) => {
            let quiet = position.quiet();
            let fresh = Position::try_from(Setup {
                quiet: 0,
                ..position.setup()
            })
            .expect("sound");
            let next = fresh.play(played, rules).expect("legal");
            let counted = if next.quiet() > 0 { quiet + 1 } else { 0 };
            Position::try_from(Setup {
                quiet: counted,
                ..next.setup()
            })
            .expect("sound")
        }
    }
}

/// The game with these moves, from the initial position where `start` is empty.
pub fn play(rules: Rules, start: &str, moves: &str) -> Game {
    let start = if start.is_empty() {
        Position::start()
    } else {
        start.parse().expect("a position")
    };
    let mut game = Game::new(rules, start);
    for text in moves.split_whitespace() {
        let played = game.position().parse_move(text, rules).expect("legal");
        game.play(played).expect("legal");
    }
    game
}
