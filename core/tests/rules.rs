//! The checked positions of `tests/fixtures/rules` and `lasker`: moves, results and ends.

mod support;

use lasca_core::{Position, Role, Rules, Side};
use serde_json::Value;
use support::text;

fn check(row: &Value) {
    let name = text(row, "name");
    let (rules, position) = (support::rules(row), support::position(row));
    assert_eq!(position.to_string(), text(row, "position"), "{name}");
    assert_eq!(
        support::status(position.status(rules)),
        text(row, "status"),
        "{name}"
    );
    assert_eq!(
        support::sorted_moves(&position, rules),
        support::texts(row, "moves"),
        "{name}"
    );
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
fn every_position_of_lasker_s_collection_has_its_moves_and_its_end() {
    support::rows("lasker/positions.jsonl")
        .iter()
        .for_each(check);
}

#[test]
fn every_checked_setup_has_its_moves_and_its_end() {
    support::rows("rules/setups.jsonl").iter().for_each(check);
}

#[test]
fn every_rule_that_a_board_can_show_has_its_position() {
    let rows = support::rows("rules/cited.jsonl");
    rows.iter().for_each(check);
    for rule in [
        "R3.1", "R4.1", "R4.2", "R4.3", "R4.4", "R4.5", "R4.6", "R4.7", "R4.8", "R4.9", "R4.10",
        "R5.1", "R5.3", "R5.4", "R6.1", "R6.5", "R6.6", "R6.8",
    ] {
        assert!(rows.iter().any(|row| row["cites"] == rule), "{rule}");
    }
}

#[test]
fn a_jump_tells_the_taken_piece_as_it_was_and_as_it_lies_beneath() {
    let position: Position = "w c3w d4B".parse().expect("a position");
    for (rules, role) in [
        (Rules::LASCA_EU, Role::Soldier),
        (Rules::KAWU, Role::Officer),
        (Rules::LASKER_1911, Role::Officer),
    ] {
        let played = position.parse_move("c3xe5", rules).expect("a capture");
        let jump = position.jumps(&played, rules)[0];
        assert_eq!(jump.taken.role, Role::Officer);
        assert_eq!(
            (jump.prisoner.side, jump.prisoner.role),
            (Side::Black, role)
        );
        let after = position.play(&played, rules).expect("legal");
        let below = after.board()["e5".parse().expect("a square")].iter().last();
        assert_eq!(below, Some(jump.prisoner), "{rules}");
    }
}
