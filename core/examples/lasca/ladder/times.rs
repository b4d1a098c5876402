//! How long the levels think: the time of answers in positions of games between two players of level 7.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use lasca_core::search::Level;
use lasca_core::{Game, Rules};

use crate::arena::opening;
use crate::input::{self, Answer};
use crate::ladder::{Player, choose};

const RULES: Rules = Rules::LASCA_EU;

/// Prints for each level the median and the worst time of its answers in so many positions, and its nodes a second.
pub fn run(positions: u32, out: &mut impl Write) -> Answer {
    let games: Vec<Game> = (0..positions.max(1)).map(midgame).collect();
    for number in 1..=10 {
        let Some(level) = Level::new(number) else {
            continue;
        };
        let (mut times, mut nodes) = (Vec::new(), 0);
        for game in &games {
            let begun = Instant::now();
            let stop = Arc::new(AtomicBool::new(false));
            let choice = level.choose(game.position(), RULES, &game.past_keys(), 1, &stop);
            times.push(begun.elapsed());
            nodes += choice.result.nodes;
        }
        times.sort();
        let all: Duration = times.iter().sum();
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        let rate = nodes as f64 / all.as_secs_f64() / 1e6;
        let line = format!(
            "level {number}: median {} ms, worst {} ms of {positions} answers, {rate:.2} million nodes a second",
            median.as_millis(),
            worst.as_millis()
        );
        input::line(out, &line)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A game of which 8 to 55 plies are played and which is not over, with a choice to make.
fn midgame(number: u32) -> Game {
    let level = Level::new(7).unwrap_or(Level::HARD);
    let mut game = opening(RULES, 4242, number, 8);
    let last = 8 + (number * 11 % 48) as i32;
    let mut kept = game.clone();
    while game.ply() < last && game.outcome().is_none() {
        let played = choose(Player::Level(level, 1), &game, number.into());
        if played.is_none_or(|played| game.play(played).is_err()) {
            break;
        }
        if game.outcome().is_none() && game.position().legal_moves(RULES).len() > 1 {
            kept = game.clone();
        }
    }
    kept
}
