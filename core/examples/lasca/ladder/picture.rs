//! The cross table as a picture: one bar a pairing, with its error bar and the half as a line.

use crate::ladder::plan::{PLAN, Results};
use crate::ladder::table::tally;

const ROW: u32 = 26;
const LEFT: u32 = 190;
const WIDTH: u32 = 500;

/// An SVG of the results.
pub fn svg(results: &Results) -> String {
    let rows: Vec<_> = PLAN
        .iter()
        .zip(&results.played)
        .filter(|(_, played)| !played.is_empty())
        .collect();
    let height = ROW * rows.len() as u32 + 50;
    let mut parts = vec![format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"13\">",
        LEFT + WIDTH + 80
    )];
    parts.push("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>".into());
    for (index, (row, played)) in rows.iter().enumerate() {
        let (share, error) = tally(played).share();
        let y = 20 + ROW * index as u32;
        let x = |share: f64| f64::from(LEFT) + share.clamp(0.0, 1.0) * f64::from(WIDTH);
        let name = |player: &str| {
            if player == "greedy" {
                player.to_owned()
            } else {
                format!("level {player}")
            }
        };
        let label = format!("{}: {} – {}", row.rules, name(row.a), name(row.b));
        parts.push(format!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{label}</text>",
            LEFT - 8,
            y + 14
        ));
        let bar = x(share) - x(0.0);
        parts.push(format!(
            "<rect x=\"{LEFT}\" y=\"{y}\" width=\"{bar:.0}\" height=\"18\" fill=\"#8a5a2b\"/>"
        ));
        let (low, high) = (x(share - error), x(share + error));
        let middle = y + 9;
        parts.push(format!(
            "<path d=\"M{low:.0} {middle}H{high:.0}\" stroke=\"#000\" stroke-width=\"2\"/>"
        ));
        parts.push(format!(
            "<text x=\"{}\" y=\"{}\">{:.0} %</text>",
            LEFT + WIDTH + 8,
            y + 14,
            100.0 * share
        ));
    }
    let (half, bottom) = (LEFT + WIDTH / 2, height - 28);
    parts.push(format!(
        "<path d=\"M{half} 12V{bottom}\" stroke=\"#555\" stroke-dasharray=\"4 3\"/>"
    ));
    parts.push(format!("<text x=\"{half}\" y=\"{}\" text-anchor=\"middle\">50 %: the first player's share of the points, with its 95 % interval</text>", height - 12));
    parts.push("</svg>\n".into());
    parts.join("\n")
}
