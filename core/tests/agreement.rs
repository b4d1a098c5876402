//! Two move generators that share nothing agree on every position: moves, results and ends.

mod support;

use lasca_core::{Position, Rules};
use support::naive::{Naive, Switches};

/// Above this many moves a set-up is compared leg by leg elsewhere: listing them all would take for ever (R6.7).
const MOST_MOVES: usize = 1_500;

fn switches(rules: Rules) -> Switches {
    Switches {
        rejump: rules.rejump,
        demote: rules.demote,
        quiet_limit: rules.quiet_limit.map(i32::unsigned_abs),
    }
}

/// Whether the position could be compared; fails where the two disagree.
fn agree(position: &Position, rules: Rules) -> bool {
    let text = position.to_string();
    let naive = Naive::read(&text);
    assert_eq!(naive.write(), text);
    assert_eq!(
        naive.status(switches(rules)),
        support::status(position.status(rules)),
        "{rules}: {text}"
    );
    let (listed, more) = support::first_moves(position, rules, MOST_MOVES);
    if more {
        return false;
    }
    let mut fast: Vec<(String, String)> = listed
        .iter()
        .map(|played| {
            (
                position.move_text(played),
                support::after(position, played, rules).to_string(),
            )
        })
        .collect();
    let mut slow = naive.moves(switches(rules));
    fast.sort();
    slow.sort();
    assert_eq!(fast, slow, "{rules}: {text}");
    true
}

fn agree_on_random_positions(rules: Rules, seed: u64, count: usize) {
    println!("{rules}: seed {seed}");
    let (mut compared, mut skipped) = (0_usize, 0_usize);
    support::dice::positions(seed, rules, count, |position, _| {
        if agree(position, rules) {
            compared += 1
        } else {
            skipped += 1
        }
    });
    assert!(
        compared + skipped >= count && skipped * 200 < compared,
        "{skipped} of {compared} not compared"
    );
}

#[test]
fn both_agree_on_a_hundred_thousand_positions_under_lasca_eu() {
    agree_on_random_positions(Rules::LASCA_EU, 1, 100_000);
}

#[test]
fn both_agree_on_a_hundred_thousand_positions_under_kawu() {
    agree_on_random_positions(Rules::KAWU, 2, 100_000);
}

#[test]
fn both_agree_on_a_hundred_thousand_positions_under_lasker_1911() {
    agree_on_random_positions(Rules::LASKER_1911, 3, 100_000);
}

#[test]
fn both_agree_under_own_rules_whatever_switches_are_set() {
    for (rejump, demote, limit) in [
        (true, true, None),
        (true, false, None),
        (false, true, Some(7)),
        (true, true, Some(999)),
        (false, false, Some(1)),
    ] {
        let rules = Rules::own(rejump, demote, limit).expect("in range");
        agree_on_random_positions(rules, 4, 5_000);
    }
}

#[test]
fn both_agree_on_every_checked_position_and_setup() {
    for row in support::rows("rules/positions.jsonl")
        .iter()
        .chain(&support::rows("rules/setups.jsonl"))
    {
        let (rules, position) = (support::rules(row), support::position(row));
        assert!(agree(&position, rules), "{}", row["name"]);
    }
}
