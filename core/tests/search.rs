//! What every search has to answer right: proved ends, limits, and the same answer twice.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use lasca_core::search::{Engine, Level, Limits, Score};
use lasca_core::{Position, Rules};

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
