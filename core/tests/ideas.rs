//! The strategy boards in the eyes of level 10: it finds the move of the idea, and every other move is worse by a soldier or more.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use lasca_core::search::{Engine, Level, Limits};
use lasca_core::{GoalVerdict, LibraryItem, Move, Position, Side, Start, ideas};

/// A soldier, in the hundredths in which scores are counted.
const SOLDIER: i32 = 100;

/// For each idea its move.
const BEST: [(&str, &str); 10] = [
    ("guards", "d4xf6"),
    ("freeing", "c3xa5"),
    ("tall", "e5xc7*"),
    ("edge", "b4-a5"),
    ("bait", "d2-c3"),
    ("choice", "c3xe5"),
    ("race", "b6-c7*"),
    ("officers", "c7xa5xc3xe5xg3"),
    ("tempo", "a5-b6"),
    ("blocking", "b4-c5"),
];

fn board(item: &LibraryItem) -> Position {
    match &item.start {
        Start::Position { text } => text.parse().expect("a position"),
        _ => panic!("{} is no board", item.id),
    }
}

/// What a move is worth to the side that plays it, by a search of the position after it.
fn worth(item: &LibraryItem, position: &Position, played: &Move, nodes: u64) -> i32 {
    let after = position.play(played, item.rules).expect("legal");
    if let Some(outcome) = after.status(item.rules) {
        return if outcome.winner() == Some(position.turn()) {
            30_000
        } else {
            -30_000
        };
    }
    let past = [position.key()];
    let found = Engine::new(16).search(&after, item.rules, &past, &Limits::nodes(nodes));
    -found.score.value()
}

#[test]
fn only_the_move_of_the_idea_meets_its_goal() {
    let ideas = ideas();
    assert_eq!(ideas.len(), BEST.len());
    for (item, (id, best)) in ideas.iter().zip(BEST) {
        assert_eq!(item.id, id);
        let position = board(item);
        assert_eq!(position.turn(), Side::White, "{id}");
        let goal = item.goal.expect("a goal");
        let moves = position.legal_moves(item.rules);
        assert!(moves.len() >= 2, "{id} leaves no choice");
        for played in moves {
            let verdict = goal.judge(Side::White, item.rules, &position, &played);
            let met = position.move_text(&played) == best;
            assert_eq!(verdict == GoalVerdict::Met, met, "{id}: {played:?}");
        }
    }
}

#[test]
fn level_10_plays_the_move_of_every_idea() {
    for (item, (id, best)) in ideas().iter().zip(BEST) {
        let position = board(item);
        let stop = Arc::new(AtomicBool::new(false));
        let choice = Level::MASTER.choose(&position, item.rules, &[], 1, &stop);
        let found = choice.result.best.expect("a move");
        assert_eq!(position.move_text(&found), best, "{id}");
    }
}

#[test]
fn every_other_move_is_worse_by_a_soldier_or_more() {
    for (item, (id, best)) in ideas().iter().zip(BEST) {
        let position = board(item);
        let moves = position.legal_moves(item.rules);
        let nodes = Level::MASTER.nodes() / moves.len() as u64;
        let (ours, others): (Vec<_>, Vec<_>) = moves
            .iter()
            .map(|played| {
                (
                    position.move_text(played),
                    worth(item, &position, played, nodes),
                )
            })
            .partition(|(text, _)| text == best);
        let second = others
            .iter()
            .map(|(_, worth)| *worth)
            .max()
            .expect("a choice");
        println!("{id}: {ours:?} {others:?}");
        assert!(
            ours[0].1 >= second + SOLDIER,
            "{id}: {ours:?} against {others:?}"
        );
    }
}
