//! The cross table as text.

use crate::arena::tally::Tally;
use crate::ladder::plan::{PLAN, Results};

/// One line a pairing: points, games, share and error bar.
pub fn text(results: &Results) -> String {
    let mut lines = vec![
        "| rules | A | B | result |".to_owned(),
        "|---|---|---|---|".to_owned(),
    ];
    for (row, played) in PLAN.iter().zip(&results.played) {
        let mut tally = Tally::default();
        for points in played {
            tally.add_game(points[0]);
            tally.add_game(points[1]);
            tally.add_pair(points[0] + points[1]);
        }
        if !played.is_empty() {
            lines.push(format!(
                "| {} | {} | {} | {} |",
                row.rules,
                row.a,
                row.b,
                tally.line()
            ));
        }
    }
    lines.join("\n")
}
