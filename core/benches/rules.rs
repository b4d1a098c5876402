//! What the rules and the search cost: games counted, and searches of a fixed number of nodes. Each bench first asserts
//! its counts, so that it measures what it says.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use lasca_core::search::{Engine, Limits};
use lasca_core::{Position, Rules, perft};

const MIDGAME: &str = "b a1w c1w b2Wbbbb f2w b4Wbbbb d4Bwwww e5b g7Wwb";

fn counting(bench: &mut Criterion) {
    let start = Position::start();
    for (rules, count) in [
        (Rules::LASCA_EU, 97_440),
        (Rules::KAWU, 97_512),
        (Rules::LASKER_1911, 97_440),
    ] {
        assert_eq!(perft(&start, rules, 12), count);
        bench.bench_function(&format!("perft {rules} 12"), |b| {
            b.iter(|| perft(black_box(&start), rules, 12))
        });
    }
    let midgame: Position = MIDGAME.parse().expect("a position");
    assert_eq!(perft(&midgame, Rules::LASCA_EU, 6), 3059);
    bench.bench_function("perft of a midgame 6", |b| {
        b.iter(|| perft(black_box(&midgame), Rules::LASCA_EU, 6))
    });
}

fn searching(bench: &mut Criterion) {
    let start = Position::start();
    let mut engine = Engine::new(16);
    let mut search = |nodes: u64| {
        engine.forget();
        engine.search(
            black_box(&start),
            Rules::LASCA_EU,
            &[],
            &Limits::nodes(nodes),
        )
    };
    let first = search(100_000);
    assert_eq!((first.nodes, &first), (100_000, &search(100_000)));
    bench.bench_function("search of 100,000 nodes from the start", |b| {
        b.iter(|| search(100_000))
    });
}

criterion_group!(benches, counting, searching);
criterion_main!(benches);
