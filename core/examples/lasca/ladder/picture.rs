//! The cross table as a picture: one bar a pairing, with its error bar and the half as a line.

use crate::ladder::plan::{PLAN, Pairing, Results};
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
    let (width, height) = (LEFT + WIDTH + 80, ROW * rows.len() as u32 + 50);
    let (half, bottom) = (LEFT + WIDTH / 2, height - 28);
    let mut parts = vec![
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"13\">"
        ),
        "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>".to_owned(),
    ];
    parts.extend(
        rows.iter()
            .enumerate()
            .map(|(index, (row, played))| bar(row, played, 20 + ROW * index as u32)),
    );
    parts.push(format!(
        "<path d=\"M{half} 12V{bottom}\" stroke=\"#555\" stroke-dasharray=\"4 3\"/>"
    ));
    let legend = "50 %: the first player's share of the points, with its 95 % interval";
    parts.push(format!(
        "<text x=\"{half}\" y=\"{}\" text-anchor=\"middle\">{legend}</text>",
        height - 12
    ));
    parts.push("</svg>\n".to_owned());
    parts.join("\n")
}

/// The bar of one pairing, its name on the left and its share on the right.
fn bar(row: &Pairing, played: &[[f64; 2]], y: u32) -> String {
    let (share, error) = tally(played).share();
    let along = |share: f64| f64::from(LEFT) + share.clamp(0.0, 1.0) * f64::from(WIDTH);
    let name = |player: &str| {
        if player == "greedy" {
            player.to_owned()
        } else {
            format!("level {player}")
        }
    };
    let (a, b) = (name(row.a), name(row.b));
    let (low, high, length) = (
        along(share - error),
        along(share + error),
        along(share) - along(0.0),
    );
    let (label, value, text, middle) = (LEFT - 8, LEFT + WIDTH + 8, y + 14, y + 9);
    format!(
        "<text x=\"{label}\" y=\"{text}\" text-anchor=\"end\">{}: {a} – {b}</text>\n\
         <rect x=\"{LEFT}\" y=\"{y}\" width=\"{length:.0}\" height=\"18\" fill=\"#c99a66\"/>\n\
         <path d=\"M{low:.0} {middle}H{high:.0}\" stroke=\"#000\" stroke-width=\"2\"/>\n\
         <text x=\"{value}\" y=\"{text}\">{:.0} %</text>",
        row.rules,
        100.0 * share
    )
}
