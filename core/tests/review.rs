//! The review finds moves that cost the game, and does not blame the best ones.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use lasca_core::search::{Class, Engine, Limits, Review};
use lasca_core::{Game, Move, Position, Rules};

const RULES: Rules = Rules::LASCA_EU;

fn stop() -> Arc<AtomicBool> {
    Arc::new(AtomicBool::new(false))
}

/// A game of the engine with itself after a few varied first moves.
fn self_play(variety: usize, plies: i32, nodes: u64) -> Game {
    let mut game = Game::new(RULES, Position::start());
    let mut engine = Engine::new(2);
    for ply in 0..6 {
        let moves = game.position().legal_moves(RULES);
        let played = moves[(variety * 7 + ply * variety + variety / 3) % moves.len()];
        game.play(played).expect("legal");
    }
    while game.outcome().is_none() && game.ply() < plies {
        let result = engine.search(
            game.position(),
            RULES,
            &game.past_keys(),
            &Limits::nodes(nodes),
        );
        game.play(result.best.expect("a move")).expect("legal");
    }
    game
}

/// A move that loses four soldiers by a deep search while the game is open, and where it can be played.
fn costly_move(game: &Game) -> Option<(i32, Move)> {
    let mut engine = Engine::new(2);
    for ply in (8..game.ply()).step_by(3) {
        let position = game.position_at(ply)?;
        let best = engine
            .search(position, RULES, &[], &Limits::nodes(8_000))
            .score
            .value();
        if best.abs() > 300 {
            continue;
        }
        for played in position.legal_moves(RULES) {
            let after = position.play(&played, RULES).ok()?;
            let value = -engine
                .search(&after, RULES, &[], &Limits::nodes(8_000))
                .score
                .value();
            if best - value >= 400 {
                return Some((ply, played));
            }
        }
    }
    None
}

#[test]
fn a_move_that_loses_four_soldiers_is_a_mistake_or_worse() {
    let (mut found, mut blamed) = (0, 0);
    for variety in 0..5 {
        let game = self_play(variety, 40, 2_000);
        let Some((ply, costly)) = costly_move(&game) else {
            continue;
        };
        let mut moves: Vec<Move> = game.moves()[..ply as usize].to_vec();
        moves.push(costly);
        let mut review = Review::new(RULES, *game.start(), &moves)
            .expect("legal moves")
            .with_nodes(20_000);
        while review.step(&stop()) {}
        let verdict = review.verdicts().last().expect("a verdict");
        found += 1;
        blamed += i32::from(verdict.class >= Some(Class::Mistake));
    }
    assert!(found >= 3, "only {found} games had a costly move");
    assert!(blamed * 10 >= found * 9, "{blamed} of {found}");
}

#[test]
fn moves_of_a_deeper_search_are_never_blamed() {
    let game = self_play(5, 24, 150_000);
    let mut review = Review::new(RULES, *game.start(), game.moves())
        .expect("legal moves")
        .with_nodes(20_000);
    while review.step(&stop()) {}
    assert_eq!(review.progress(), (game.ply(), game.ply()));
    for verdict in &review.verdicts()[6..] {
        assert!(verdict.class < Some(Class::Mistake), "{verdict:?}");
    }
}

#[test]
fn a_move_without_choice_is_not_judged_and_a_stopped_step_adds_nothing() {
    let position: Position = "w a1w c1w b2b g7b".parse().expect("a position");
    let only = position.legal_moves(RULES);
    let first = only[0];
    let mut review = Review::new(RULES, position, &[first])
        .expect("legal moves")
        .with_nodes(1_000);
    let stopped = stop();
    stopped.store(true, Ordering::Relaxed);
    assert!(!review.step(&stopped));
    assert_eq!(review.progress(), (0, 1));
    assert!(review.step(&stop()));
    assert!(!review.step(&stop()));
    assert_eq!(review.verdicts()[0].class.is_none(), only.len() == 1);
}

#[test]
fn a_game_with_an_illegal_move_has_no_review() {
    let start = Position::start();
    let played = start.legal_moves(RULES)[0];
    assert!(Review::new(RULES, start, &[played, played]).is_err());
}
