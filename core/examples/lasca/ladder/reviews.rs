//! Whether the review blames what it should: a move that loses four soldiers is put into a game of the engine with itself
//! and reviewed, and level 10's own moves are reviewed beside it.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use lasca_core::search::{Class, Engine, Level, Limits, Review, Verdict};
use lasca_core::{Game, Move, Rules};

use crate::arena::opening;
use crate::input::{self, Answer};

const RULES: Rules = Rules::LASCA_EU;
/// What the move put in loses by level 10, in hundredths of a soldier.
const COSTLY: i32 = 400;
/// Positions that were clearly won or lost before are passed over.
const OPEN: i32 = 300;
/// Nodes of the look that chooses which moves level 10 is asked about.
const GLANCE: u64 = 20_000;

/// Reviews `games` games, and of each a move of level 10 and one that loses four soldiers.
pub fn run(games: u32, out: &mut impl Write) -> Answer {
    let (mut found, mut blamed, mut own, mut own_blamed, mut number) = (0, 0, 0, 0, 0);
    let mut engine = Engine::new(16);
    while found < games {
        let game = self_play(&mut engine, number);
        number += 1;
        let Some((ply, costly, best)) = costly_move(&mut engine, &game) else {
            continue;
        };
        found += 1;
        let bad = verdict(&game, ply, costly)?;
        let good = verdict(&game, ply, best)?;
        blamed += u32::from(bad.class >= Some(Class::Mistake));
        own += 1;
        own_blamed += u32::from(good.class >= Some(Class::Mistake));
        let position = game.position_at(ply).map(ToString::to_string);
        let line = format!(
            "{:?} {:?} ({} to {}): {}",
            bad.class,
            bad.played,
            bad.score_before.value(),
            bad.score_after.value(),
            position.unwrap_or_default()
        );
        input::line(out, &line)?;
    }
    let line = format!(
        "{blamed} of {found} costly moves are mistakes or blunders, {own_blamed} of {own} moves of level 10"
    );
    input::line(out, &line)?;
    Ok(ExitCode::SUCCESS)
}

/// A game of the engine with itself after a random opening.
fn self_play(engine: &mut Engine, number: u32) -> Game {
    let mut game = opening(RULES, 90, number, 6);
    while game.outcome().is_none() && game.ply() < 60 {
        let limits = Limits::nodes(5_000);
        let found = engine.search(game.position(), RULES, &game.past_keys(), &limits);
        if found.best.is_none_or(|best| game.play(best).is_err()) {
            break;
        }
    }
    game
}

/// A ply, a move that loses four soldiers there by level 10, and level 10's own move.
fn costly_move(engine: &mut Engine, game: &Game) -> Option<(i32, Move, Move)> {
    let first = 8 + game.moves().len() as i32 % 7;
    for ply in (first..game.ply()).step_by(3) {
        let position = game.position_at(ply)?;
        let past: Vec<u64> = game.past_keys()[..ply as usize].to_vec();
        let mut value = |position: &lasca_core::Position, past: &[u64], nodes: u64| {
            let found = engine.search(position, RULES, past, &Limits::nodes(nodes));
            (found.score.value(), found.best)
        };
        let (glance, _) = value(position, &past, GLANCE);
        if glance.abs() > OPEN {
            continue;
        }
        let mut beyond = past.clone();
        beyond.push(position.key());
        let costly = position.legal_moves(RULES).into_iter().find(|played| {
            let after = position.play(played, RULES);
            after.is_ok_and(|after| glance + value(&after, &beyond, GLANCE).0 >= COSTLY)
        });
        let Some(costly) = costly else {
            continue;
        };
        let after = position.play(&costly, RULES).ok()?;
        let nodes = Level::MASTER.nodes();
        let (best_value, best) = value(position, &past, nodes);
        if best_value.abs() <= OPEN && best_value + value(&after, &beyond, nodes).0 >= COSTLY {
            return Some((ply, costly, best?));
        }
    }
    None
}

/// What the review says of `played` instead of the game's move at `ply`.
fn verdict(game: &Game, ply: i32, played: Move) -> Result<Verdict, String> {
    let mut moves: Vec<Move> = game.moves()[..ply as usize].to_vec();
    moves.push(played);
    let mut review =
        Review::new(RULES, *game.start(), &moves).map_err(|error| error.to_string())?;
    let stop = Arc::new(AtomicBool::new(false));
    while review.step(&stop) {}
    let verdict = review.verdicts().last().cloned();
    verdict.ok_or_else(|| "the review ended early".to_owned())
}
