//! The checked positions of `tests/fixtures/rules`: moves, results and ends.

mod support;

use lasca_core::{Position, Rules};
use serde_json::Value;

fn text<'a>(row: &'a Value, field: &str) -> &'a str {
    row[field]
        .as_str()
        .unwrap_or_else(|| panic!("{field} missing in {row}"))
}

fn check(row: &Value) {
    let name = text(row, "name");
    let rules: Rules = text(row, "rules").parse().expect("rules");
    let position: Position = text(row, "position").parse().expect("a position");
    assert_eq!(position.to_string(), text(row, "position"), "{name}");
    assert_eq!(
        support::status(position.status(rules)),
        text(row, "status"),
        "{name}"
    );
    let mut moves: Vec<String> = position
        .legal_moves(rules)
        .iter()
        .map(|m| position.move_text(m))
        .collect();
    moves.sort();
    assert_eq!(serde_json::json!(moves), row["moves"], "{name}");
    if let Some(sample) = row.get("sample").filter(|sample| !sample.is_null()) {
        let played = position
            .parse_move(text(sample, "move"), rules)
            .expect("a move");
        let after = position.play(&played, rules).expect("legal");
        assert_eq!(after.to_string(), text(sample, "after"), "{name}");
        assert_eq!(
            support::status(after.status(rules)),
            text(sample, "status"),
            "{name}"
        );
    }
}

#[test]
fn every_checked_position_has_its_moves_and_its_end() {
    support::rows("rules/positions.jsonl")
        .iter()
        .for_each(check);
}

#[test]
fn every_checked_setup_has_its_moves_and_its_end() {
    support::rows("rules/setups.jsonl").iter().for_each(check);
}
