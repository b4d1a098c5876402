//! The counts of `tests/fixtures/perft`.

mod support;

use lasca_core::{Position, Rules, perft};

#[test]
fn every_count_is_met_at_every_depth() {
    for row in support::rows("perft/vectors.jsonl") {
        let rules: Rules = row["rules"]
            .as_str()
            .expect("rules")
            .parse()
            .expect("rules");
        let position: Position = row["position"]
            .as_str()
            .expect("a position")
            .parse()
            .expect("a position");
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
