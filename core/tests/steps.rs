//! How far apart the levels are: the cheap matches of `core/docs/strength.md`, played anew. Knows the command line's matches, and not how a level chooses.

#[path = "support/program.rs"]
mod program;

use program::good;

/// 80 games each: the player, the one below, and the least and the most per cent of the points.
const STEPS: [(&str, &str, f64, f64); 6] = [
    ("greedy", "1", 68.0, 80.0),
    ("2", "1", 60.0, 78.0),
    ("3", "2", 60.0, 78.0),
    ("4", "3", 60.0, 78.0),
    ("5", "4", 60.0, 78.0),
    ("6", "5", 60.0, 78.0),
];

#[test]
fn a_match_finds_each_level_a_step_above_the_one_below_and_greed_above_the_first() {
    let matches = STEPS.map(|(a, b, least, most)| {
        std::thread::spawn(move || {
            let told = good(&["ladder", "match", "lasca.eu", a, b, "40", "1911"]);
            let share = told[0]
                .split(' ')
                .zip(told[0].split(' ').skip(1))
                .find_map(|(number, unit)| (unit == "%").then(|| number.parse::<f64>().ok())?)
                .expect("a share");
            assert!(
                (least..=most).contains(&share),
                "{a} against {b}: {}",
                told[0]
            );
        })
    });
    for played in matches {
        played.join().expect("each step is one");
    }
}
