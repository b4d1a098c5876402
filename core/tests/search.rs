//! What every search has to answer right: proved ends, limits, and the same answer twice.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use lasca_core::search::{Engine, Level, Limits, Score};
use lasca_core::{Outcome, Position, Rules};

const PROPOSITION: &str = "w c1WwbBb a1Bw f2B b4BB f4B b6b d6b a7B g5w";

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

#[test]
fn lasker_s_proposition_is_solved() {
    let mut engine = Engine::new(64);
    let limits = Limits::nodes(5_000_000);
    let result = engine.search(&position(PROPOSITION), Rules::LASKER_1911, &[], &limits);
    assert_eq!(
        result.best.map(|best| format!("{best:?}")),
        Some("c1-b2".to_owned())
    );
    assert_eq!(result.score, Score::win_in(27));
    println!("{} nodes, depth {}", result.nodes, result.depth);
}

#[test]
fn the_same_position_level_and_seed_give_the_same_move() {
    let stop = Arc::new(AtomicBool::new(false));
    for number in 1..=8 {
        let level = Level::new(number).expect("a level");
        let first = level.choose(&Position::start(), Rules::LASCA_EU, &[], 7, &stop);
        let second = level.choose(&Position::start(), Rules::LASCA_EU, &[], 7, &stop);
        assert_eq!(first, second);
        assert!(first.result.best.is_some());
    }
}

/// Officers that step to and fro: nobody can win, and the automatic draw of kawu is near.
const OFFICERS: [&str; 4] = [
    "w a1W c1W g7B",
    "w a1W g7B e7B",
    "b c3W b6B e7B",
    "w a1W c1W e1W g7B e7B",
];

#[test]
fn no_line_goes_on_after_the_automatic_draw_or_the_end() {
    for text in OFFICERS {
        for quiet in 50..60 {
            let start = position(&format!("{text} ; np={quiet}"));
            let mut engine = Engine::new(4);
            // First without the count in sight: the table then knows longer ways than are left.
            engine.search(&position(text), Rules::KAWU, &[], &Limits::nodes(50_000));
            let found = engine.search(&start, Rules::KAWU, &[], &Limits::nodes(50_000));
            assert!(!found.line.is_empty());
            let mut at = start;
            for played in &found.line {
                let status: Option<Outcome> = at.status(Rules::KAWU);
                assert_eq!(status, None, "{text} np={quiet}: {:?}", found.line);
                at = at.play(played, Rules::KAWU).expect("legal");
            }
        }
    }
}
