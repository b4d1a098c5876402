//! The cross table as text.

use crate::arena::tally::Tally;
use crate::ladder::plan::{PLAN, Results};

/// The openings of one pairing counted.
pub fn tally(played: &[[f64; 2]]) -> Tally {
    let mut tally = Tally::default();
    for points in played {
        tally.add_game(points[0]);
        tally.add_game(points[1]);
        tally.add_pair(points[0] + points[1]);
    }
    tally
}

/// One line a pairing: points, games, share and error bar.
pub fn text(results: &Results) -> String {
    let mut lines = vec![
        "| rules | A | B | result |".to_owned(),
        "|---|---|---|---|".to_owned(),
    ];
    for (row, played) in PLAN
        .iter()
        .zip(&results.played)
        .filter(|(_, played)| !played.is_empty())
    {
        lines.push(format!(
            "| {} | {} | {} | {} |",
            row.rules,
            row.a,
            row.b,
            tally(played).line()
        ));
    }
    lines.join("\n")
}
