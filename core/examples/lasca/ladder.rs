//! `ladder FILE [DIVISOR]` measures every level against its neighbours and the greedy player and keeps each game in FILE,
//! so that it can be stopped and goes on where it was; `ladder match RULES A B PAIRS SEED [DIVISOR]` plays one pairing.
//! `ladder picture FILE SVG` draws what was kept; `ladder errors LEVEL GAMES` sorts a level's costly moves;
//! `ladder times POSITIONS` takes the time of answers; `ladder reviews GAMES` puts costly moves into games and reviews them.
//! A and B are 1 to 10 or `greedy`; DIVISOR cuts the node budgets of both players alike.

mod errors;
mod picture;
mod plan;
mod reviews;
mod table;
mod times;

use std::fs::OpenOptions;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use lasca_core::search::{Level, Limits};
use lasca_core::{Game, Move, Outcome, Rules, Side};

use crate::arena::opening;
use crate::arena::tally::Tally;
use crate::greedy;
use crate::input::{self, Answer};

const USAGE: &str = "usage: ladder FILE [DIVISOR] | ladder match RULES A B PAIRS SEED [DIVISOR] | ladder picture FILE SVG | ladder errors LEVEL GAMES | ladder times POSITIONS | ladder reviews GAMES";
const LAST_PLY: i32 = 300;
const REPETITIONS: i32 = 3;
const OPENING_PLIES: usize = 8;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Takes whatever takes most.
    Greedy,
    /// A level with its node budget divided.
    Level(Level, u64),
}

/// Runs the command.
pub fn run(words: &[String], out: &mut impl Write) -> Answer {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["match", rules, a, b, pairs, seed] => play_match(rules, a, b, pairs, seed, "1", out),
        ["match", rules, a, b, pairs, seed, divisor] => {
            play_match(rules, a, b, pairs, seed, divisor, out)
        }
        ["errors", level, games] => show_errors(level, games, out),
        ["times", positions] => times::run(input::number(positions, 1)?, out),
        ["reviews", games] => reviews::run(input::number(games, 1)?, out),
        ["picture", file, svg] => draw(file, svg),
        [file] => climb(file, 1, out),
        [file, divisor] => climb(file, input::number(divisor, 1)?, out),
        _ => Err(USAGE.into()),
    }
}

fn player(text: &str, divisor: u64) -> Result<Player, String> {
    if text == "greedy" {
        return Ok(Player::Greedy);
    }
    let level = Level::new(input::number(text, 1)?).ok_or("a level is from 1 to 10")?;
    Ok(Player::Level(level, divisor))
}

fn play_match(
    rules: &str,
    a: &str,
    b: &str,
    pairs: &str,
    seed: &str,
    divisor: &str,
    out: &mut impl Write,
) -> Answer {
    let rules = input::rules(rules)?;
    let divisor = input::number(divisor, 1)?;
    let (a, b) = (player(a, divisor)?, player(b, divisor)?);
    let (pairs, seed): (u32, u64) = (input::number(pairs, 1)?, input::number(seed, 0)?);
    let mut tally = Tally::default();
    for pair in 0..pairs {
        let points = play_pair(rules, [a, b], seed, pair);
        tally.add_game(points[0]);
        tally.add_game(points[1]);
        tally.add_pair(points[0] + points[1]);
    }
    input::line(out, &tally.line())?;
    Ok(ExitCode::SUCCESS)
}

/// Plays what the plan still lacks, a game pair at a time over all pairings, and prints the table.
fn climb(file: &str, divisor: u64, out: &mut impl Write) -> Answer {
    let known = std::fs::read_to_string(file).unwrap_or_default();
    let mut results = plan::Results::read(&known)?;
    let mut log = OpenOptions::new()
        .create(true)
        .append(true)
        .open(file)
        .map_err(|error| format!("{file}: {error}"))?;
    while let Some((pairing, pair)) = results.next() {
        let rules = input::rules(pairing.rules)?;
        let divisor = if pairing.is_long() { divisor } else { 1 };
        let players = [player(pairing.a, divisor)?, player(pairing.b, divisor)?];
        let points = play_pair(rules, players, 1911, pair);
        let line = pairing.line(pair, points);
        writeln!(log, "{line}")
            .and_then(|()| log.flush())
            .map_err(|error| format!("{file}: {error}"))?;
        results.add(&line)?;
    }
    input::print(out, &table::text(&results))
}

fn show_errors(level: &str, games: &str, out: &mut impl Write) -> Answer {
    let level = Level::new(input::number(level, 1)?).ok_or("a level is from 1 to 10")?;
    for (kind, (count, example)) in errors::kinds(level, input::number(games, 1)?) {
        input::line(out, &format!("{count} {kind}: {example}"))?;
    }
    input::line(
        out,
        &format!("won {} of 50 won positions", errors::wins(level, 50)),
    )?;
    Ok(ExitCode::SUCCESS)
}

fn draw(file: &str, svg: &str) -> Answer {
    let results = plan::Results::read(&input::file(file)?)?;
    std::fs::write(svg, picture::svg(&results)).map_err(|error| format!("{svg}: {error}"))?;
    Ok(ExitCode::SUCCESS)
}

/// One opening with both sides; the points of the first player in each game.
fn play_pair(rules: Rules, players: [Player; 2], seed: u64, pair: u32) -> [f64; 2] {
    let opening = opening(rules, seed, pair, OPENING_PLIES);
    let game_seed = seed.wrapping_mul(31).wrapping_add(u64::from(pair));
    Side::ALL.map(|first| play(&opening, players, first, game_seed + first.index() as u64))
}

fn play(opening: &Game, players: [Player; 2], first: Side, seed: u64) -> f64 {
    let mut game = opening.clone();
    while game.outcome().is_none() {
        if game.ply() >= LAST_PLY || game.repetitions() >= REPETITIONS {
            return 0.5;
        }
        let player = players[usize::from(game.position().turn() != first)];
        let chosen = choose(player, &game, seed);
        if chosen.is_none_or(|chosen| game.play(chosen).is_err()) {
            break;
        }
    }
    match game.outcome().and_then(Outcome::winner) {
        Some(winner) if winner == first => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

/// The move of a player.
pub fn choose(player: Player, game: &Game, seed: u64) -> Option<Move> {
    let (position, rules) = (game.position(), game.rules());
    match player {
        Player::Greedy => greedy::choose(position, rules, seed),
        Player::Level(level, divisor) => {
            let stop = Arc::new(AtomicBool::new(false));
            let limits = Limits {
                nodes: Some((level.nodes() / divisor).max(1)),
                stop,
                ..Limits::default()
            };
            level
                .choose_limited(position, rules, &game.past_keys(), seed, &limits)
                .result
                .best
        }
    }
}
