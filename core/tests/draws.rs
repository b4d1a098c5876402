//! Two computers that play each other end every game, and agree to a draw only where nobody wins.
//! Each game begins with six random plies, so that few are alike. Six games here;
//! `LASCA_DRAW_GAMES=200 cargo test --release -p lasca-core --test draws -- --nocapture` plays so many under each
//! rule set and says how they ended. `LASCA_DRAW_RULES=kawu` plays under that set only, and `LASCA_DRAW_FROM=40` begins
//! with the 41st game: so a long run is done in parts.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::time::Instant;

use lasca_core::search::{Engine, Level, Limits};
use lasca_core::session::{Action, Change, MoveLine, NewGame, Seat, Session, Stage};
use lasca_core::{DrawReason, Game, Outcome, Position, Record, Rules, Start, message};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// A tenth of what level 8 may spend on a move.
fn nodes() -> u64 {
    Level::HARD.nodes() / 10
}

const MOST_PLIES: i32 = 1000;

struct Ended {
    session: Session,
    outcome: Outcome,
}

/// Six random plies.
fn opening(rules: Rules, seed: i64) -> Start {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed.cast_unsigned());
    let mut game = Game::new(rules, Position::start());
    for _ in 0..6 {
        let moves = game.position().legal_moves(rules);
        game.play(moves[dice.random_range(0..moves.len())])
            .expect("a legal move");
    }
    Start::Record {
        text: message(&game),
        ply: 6,
    }
}

fn play(rules: Rules, seed: i64) -> Ended {
    let level_8 = Seat::Computer { level: 8 };
    let game = NewGame {
        white: level_8,
        black: level_8,
        seed,
        start: opening(rules, seed),
        ..NewGame::default()
    };
    let mut session = Session::new(game, 0).expect("a game of two computers");
    loop {
        let shown = session.snapshot(0);
        assert!(
            shown.ply < MOST_PLIES,
            "{rules}, seed {seed}: no end after {MOST_PLIES} plies\n{}",
            session.record()
        );
        match shown.stage {
            Stage::Over { outcome } => return Ended { session, outcome },
            Stage::Thinking { ticket } => {
                let job = session.job(ticket).expect("the computer is to move");
                let thought = job
                    .run_within(&Limits::nodes(nodes()))
                    .expect("there is a move");
                let update = session.handle(Action::Answer { thought }, 0);
                assert!(
                    update.snapshot.ply > shown.ply
                        || matches!(update.changes.last(), Some(Change::Ended { .. }))
                );
            }
            stage => panic!("two computers are at {stage:?}"),
        }
    }
}

/// What must hold of a draw by agreement.
fn check_agreed(ended: &Ended) {
    let moves = ended.session.moves(1, i32::MAX);
    let record = ended.session.record();
    assert!(moves.len() >= 60, "agreed before ply 60\n{record}");
    let progress = |line: &MoveLine| !line.jumps.is_empty() || line.promotes;
    assert!(
        !moves.iter().rev().take(20).any(progress),
        "agreed soon after progress\n{record}"
    );
    let game = record.parse::<Record>().expect("our own record").game;
    let mut judge = Engine::new(16);
    let verdict = judge.search(
        game.position(),
        game.rules(),
        &game.past_keys(),
        &Limits::nodes(20 * nodes()),
    );
    assert_eq!(verdict.win_in, None, "agreed in a won position\n{record}");
}

/// A number that whoever runs this set, if any.
fn asked(name: &str) -> Option<i64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

fn how(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win { .. } => "won",
        Outcome::Draw {
            by: DrawReason::QuietMoves,
        } => "drawn by the rules",
        Outcome::Draw {
            by: DrawReason::Agreement,
        } => "agreed drawn",
    }
}

fn play_all(rules: Rules, seeds: Range<i64>) {
    let games = seeds.end - seeds.start;
    let mut ends: BTreeMap<&str, i64> = BTreeMap::new();
    let mut longest = 0;
    let mut records = BTreeSet::new();
    for seed in seeds {
        let started = Instant::now();
        let ended = play(rules, seed);
        let plies = ended.session.snapshot(0).ply;
        longest = longest.max(plies);
        records.insert(ended.session.message());
        let how = how(ended.outcome);
        *ends.entry(how).or_default() += 1;
        if how == "agreed drawn" {
            check_agreed(&ended);
        }
        println!(
            "{rules} {seed}: {how} after {plies} plies, {} ms",
            started.elapsed().as_millis()
        );
    }
    println!(
        "{rules}: {ends:?}, {} different games, longest {longest} plies",
        records.len()
    );
    let won = ends.get("won").copied().unwrap_or_default();
    assert!(
        rules != Rules::LASCA_EU || games < 20 || won * 10 >= games * 6,
        "only {won} of {games} games were won"
    );
}

#[test]
fn two_computers_end_every_game_and_give_no_win_away() {
    let games = asked("LASCA_DRAW_GAMES").unwrap_or(2);
    let from = asked("LASCA_DRAW_FROM").unwrap_or(0);
    let only = std::env::var("LASCA_DRAW_RULES").ok();
    for rules in Rules::NAMED {
        if only.as_ref().is_none_or(|name| *name == rules.to_string()) {
            play_all(rules, from..from + games);
        }
    }
}
