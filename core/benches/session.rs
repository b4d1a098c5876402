//! What a touch costs: `handle` on a tap, a snapshot, saving and loading, in a long game and in a composed one with
//! tens of thousands of routes. Each bench first asserts that it measures what it says.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use lasca_core::Start;
use lasca_core::session::{Action, InputRules, NewGame, Session, Stage};

/// A full board in which two officers go to and fro: as long a game as is wanted.
fn long_game(plies: usize) -> Session {
    let start = "w a1W c1w e1w g1w d2w f2w a3w c3w e3w g3w a5b c5b e5b g5b b6b d6b a7b c7b e7b g7B";
    let moves = ["a1-b2", "g7-f6", "b2-a1", "f6-g7"]
        .into_iter()
        .cycle()
        .take(plies);
    let moves: Vec<&str> = moves.collect();
    let text = format!("Lasca lasca.eu {plies} from {start}: {}", moves.join(" "));
    let ply = i32::try_from(plies).expect("a small number");
    let game = NewGame {
        start: Start::Record { text, ply },
        input: InputRules::PLAIN,
        ..NewGame::default()
    };
    let session = Session::new(game, 0).expect("a game of legal moves");
    assert_eq!(session.snapshot(0).ply, ply);
    session
}

fn tap(square: &str) -> Action {
    Action::Tap {
        square: square.parse().expect("a square"),
    }
}

fn taps(bench: &mut Criterion) {
    for plies in [40, 400] {
        let mut session = long_game(plies);
        let (choose, drop) = (tap("c3"), Action::Cancel);
        let update = session.handle(choose.clone(), 0);
        assert_eq!(update.snapshot.marks.landings.len(), 2);
        assert_eq!(
            session.handle(drop.clone(), 0).snapshot.stage,
            Stage::Choosing
        );
        bench.bench_function(
            &format!("a tap and its cancelling after {plies} plies"),
            |b| {
                b.iter(|| {
                    black_box(session.handle(choose.clone(), 0));
                    black_box(session.handle(drop.clone(), 0));
                });
            },
        );
        bench.bench_function(
            &format!("a move by two taps and its undoing after {plies} plies"),
            |b| {
                b.iter(|| {
                    session.handle(choose.clone(), 0);
                    black_box(session.handle(tap("d4"), 0));
                    black_box(session.handle(Action::Undo, 0));
                });
            },
        );
        bench.bench_function(&format!("a snapshot after {plies} plies"), |b| {
            b.iter(|| black_box(session.snapshot(0)));
        });
    }
}

fn saves(bench: &mut Criterion) {
    let session = long_game(400);
    let text = session.save(0);
    let again = Session::load(&text, 0).expect("what was saved loads");
    assert_eq!(again.snapshot(0).ply, 400);
    bench.bench_function("saving 400 plies", |b| {
        b.iter(|| black_box(session.save(0)))
    });
    bench.bench_function("loading 400 plies", |b| {
        b.iter(|| black_box(Session::load(&text, 0)))
    });
}

criterion_group!(benches, taps, saves);

/// Does one thing so often, and nothing else: `core/benches/instructions` counts what that costs.
fn repeat(what: &str, times: usize) {
    let mut session = long_game(400);
    let text = session.save(0);
    let act = |session: &mut Session| match what {
        "tap" => {
            black_box(session.handle(tap("c3"), 0));
        }
        "snapshot" => {
            black_box(session.snapshot(0));
        }
        "load" => {
            black_box(Session::load(&text, 0)).expect("what was saved loads");
        }
        _ => panic!("tap, snapshot or load"),
    };
    for _ in 0..times {
        act(&mut session);
    }
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    match words.iter().position(|word| word == "--repeat") {
        Some(at) => repeat(&words[at + 1], words[at + 2].parse().expect("a number")),
        None => {
            benches();
            Criterion::default().configure_from_args().final_summary();
        }
    }
}
