//! The counts of `tests/fixtures/perft`.

mod support;

use lasca_core::perft;

#[test]
fn every_count_is_met_at_every_depth() {
    for row in support::rows("perft/vectors.jsonl") {
        let (rules, position) = (support::rules(&row), support::position(&row));
        for (nodes, depth) in row["nodes"].as_array().expect("counts").iter().zip(1..) {
            assert_eq!(
                Some(perft(&position, rules, depth)),
                nodes.as_u64(),
                "{} at {depth}",
                row["name"]
            );
        }
    }
}
