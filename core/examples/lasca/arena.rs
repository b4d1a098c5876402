//! `arena RULES PAIRS SEED --a CMD --b CMD [--go-a '…'] [--go-b '…']`: a match between two engines that speak `serve`.
//! Every opening is played twice with sides changed; a repetition or 300 plies count as half.

mod player;
pub mod tally;

use std::io::Write;
use std::process::ExitCode;

use lasca_core::{Game, Position, Rules, Side};
use rand::rngs::Xoshiro128PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::input::{self, Answer};
use player::Player;
use tally::Tally;

const USAGE: &str = "usage: arena RULES PAIRS SEED --a CMD --b CMD [--go-a 'nodes 20000'] [--go-b 'nodes 20000'] [--plies N]";
const LAST_PLY: i32 = 300;
const REPETITIONS: i32 = 3;

/// Runs the command.
pub fn run(words: &[String], out: &mut impl Write) -> Answer {
    let [rules, pairs, seed, options @ ..] = words else {
        return Err(USAGE.into());
    };
    let rules = input::rules(rules)?;
    let pairs: u32 = input::number(pairs, 1)?;
    let seed: u64 = input::number(seed, 0)?;
    let opening_plies: usize =
        input::number(&option(options, "--plies").unwrap_or_else(|| "8".into()), 0)?;
    let mut players = Vec::new();
    for name in ["a", "b"] {
        let command = option(options, &format!("--{name}")).ok_or(USAGE)?;
        let go = option(options, &format!("--go-{name}")).unwrap_or_else(|| "nodes 20000".into());
        players.push(Player::start(&command, &go)?);
    }
    let mut tally = Tally::default();
    for pair in 0..pairs {
        let opening = opening(rules, seed, pair, opening_plies);
        let mut points = [0.0; 2];
        for (index, first) in Side::ALL.into_iter().enumerate() {
            points[index] = play(&mut players, &opening, first, seed ^ u64::from(pair))?;
            tally.add_game(points[index]);
        }
        tally.add_pair(points[0] + points[1]);
        if (pair + 1).is_multiple_of(10) {
            input::line(out, &tally.line())?;
        }
    }
    input::line(out, &tally.line())?;
    Ok(ExitCode::SUCCESS)
}

fn option(words: &[String], name: &str) -> Option<String> {
    let at = words.iter().position(|word| word == name)?;
    words.get(at + 1).cloned()
}

/// A game not yet over after some random moves.
pub fn opening(rules: Rules, seed: u64, pair: u32, plies: usize) -> Game {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(
        seed.wrapping_mul(1_000_003).wrapping_add(u64::from(pair)),
    );
    loop {
        let mut game = Game::new(rules, Position::start());
        for _ in 0..plies {
            let moves = game.position().legal_moves(rules);
            if moves.is_empty()
                || game
                    .play(moves[random.random_range(0..moves.len() as u32) as usize])
                    .is_err()
            {
                break;
            }
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

/// Plays one game; the points of player A, who has the side `a`.
fn play(players: &mut [Player], opening: &Game, a: Side, seed: u64) -> Result<f64, String> {
    let mut game = opening.clone();
    players.iter_mut().try_for_each(Player::new_game)?;
    while game.outcome().is_none() {
        if game.ply() >= LAST_PLY || game.repetitions() >= REPETITIONS {
            return Ok(0.5);
        }
        let turn = game.position().turn();
        let text = players[usize::from(turn != a)].choose(&game, seed)?;
        let played = game
            .position()
            .parse_move(&text, game.rules())
            .map_err(|error| format!("{text}: {error}"))?;
        game.play(played)
            .map_err(|error| format!("{text}: {error}"))?;
    }
    Ok(match game.outcome().and_then(lasca_core::Outcome::winner) {
        Some(winner) if winner == a => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    })
}
