//! Fits the weights of the evaluation to the results of games that the engine plays against itself.
//!
//! `tune games RULES GAMES SEED NODES FILE` plays and writes one quiet position a line with the game's result;
//! `tune fit PASSES FILE…` prints the new table. Seeded: the same arguments give the same files and numbers.

use std::env;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use lasca_core::search::{Engine, Limits, terms, weights};
use lasca_core::{Game, Outcome, Position, Rules};
use rand::rngs::Xoshiro128PlusPlus;
use rand::{RngExt, SeedableRng};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["games", rules, games, seed, nodes, file] => play_games(rules, games, seed, nodes, file),
        ["fit", passes, ref files @ ..] if !files.is_empty() => fit(passes, files),
        _ => Err("usage: tune games RULES GAMES SEED NODES FILE | tune fit PASSES FILE…".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("tune: {sentence}");
            ExitCode::from(2)
        }
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("not a number: {text}"))
}

fn play_games(rules: &str, games: &str, seed: &str, nodes: &str, file: &str) -> Result<(), String> {
    let rules: Rules = rules
        .parse()
        .map_err(|error: lasca_core::RulesError| error.to_string())?;
    let (games, seed, nodes): (u64, u64, u64) = (number(games)?, number(seed)?, number(nodes)?);
    let mut out = BufWriter::new(File::create(file).map_err(|error| format!("{file}: {error}"))?);
    let mut engine = Engine::new(4);
    for game in 0..games {
        let mut random =
            Xoshiro128PlusPlus::seed_from_u64(seed.wrapping_mul(1_000_003).wrapping_add(game));
        write_game(&play_game(rules, nodes, &mut engine, &mut random), &mut out)
            .map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// A game from a random opening; now and then a random move on the way, so that lost positions are seen, too.
fn play_game(
    rules: Rules,
    nodes: u64,
    engine: &mut Engine,
    random: &mut Xoshiro128PlusPlus,
) -> Game {
    let mut game = Game::new(rules, Position::start());
    let opening = random.random_range(4..13);
    engine.forget();
    while game.outcome().is_none() && game.ply() < 240 && game.repetitions() < 3 {
        let legal = game.position().legal_moves(rules);
        let stray = game.ply() < opening || random.random_range(0..40) == 0;
        let best = if stray || legal.len() == 1 {
            Some(legal[random.random_range(0..legal.len() as u32) as usize])
        } else {
            engine
                .search(
                    game.position(),
                    rules,
                    &game.past_keys(),
                    &Limits::nodes(nodes),
                )
                .best
        };
        if best.is_none_or(|best| game.play(best).is_err()) {
            break;
        }
    }
    game
}

/// Each quiet position with the result for its side to move: 2 a win, 1 a draw, 0 a loss.
fn write_game(game: &Game, out: &mut impl Write) -> io::Result<()> {
    let winner = game.outcome().and_then(Outcome::winner);
    for ply in 6..game.ply() {
        let Some(position) = game.position_at(ply) else {
            continue;
        };
        if position.must_capture() {
            continue;
        }
        let result = match winner {
            Some(side) if side == position.turn() => 2,
            Some(_) => 0,
            None => 1,
        };
        writeln!(out, "{result} {position}")?;
    }
    Ok(())
}

/// A position as the fit sees it: the terms that occur, and the result from 0 to 1.
struct Sample {
    terms: Vec<(u16, i8)>,
    result: f32,
}

fn read(files: &[&str]) -> Result<Vec<Sample>, String> {
    let mut samples = Vec::new();
    for file in files {
        let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        for line in text.lines() {
            let (result, position) = line
                .split_once(' ')
                .ok_or_else(|| format!("{file}: {line}"))?;
            let position: Position = position
                .parse()
                .map_err(|error| format!("{file}: {error}"))?;
            let counts = terms(&position);
            let terms = counts.iter().enumerate().filter(|&(_, &count)| count != 0);
            samples.push(Sample {
                terms: terms
                    .map(|(term, &count)| (term as u16, count as i8))
                    .collect(),
                result: number::<f32>(result)? / 2.0,
            });
        }
    }
    Ok(samples)
}

/// A guess of 100 stands for a chance to win of 1 / (1 + e^−0.7): the scale on which the fit works.
const SCALE: f64 = 0.007;
/// Pulls numbers that few positions tell about towards where they were.
const PULL: f64 = 2e-7;

fn fit(passes: &str, files: &[&str]) -> Result<(), String> {
    let samples = read(files)?;
    let passes: u32 = number(passes)?;
    let before: Vec<f64> = weights().into_iter().map(f64::from).collect();
    let (mut now, mut mean, mut square) = (
        before.clone(),
        vec![0.0; before.len()],
        vec![0.0; before.len()],
    );
    eprintln!(
        "{} positions, error {:.6}",
        samples.len(),
        error(&samples, &now)
    );
    for pass in 1..=passes {
        let slope = slope(&samples, &now);
        let (keep, keep_square) = (
            1.0 - 0.9_f64.powi(pass as i32),
            1.0 - 0.999_f64.powi(pass as i32),
        );
        for term in 0..now.len() {
            let slope = slope[term] + PULL * (now[term] - before[term]);
            mean[term] = 0.9 * mean[term] + 0.1 * slope;
            square[term] = 0.999 * square[term] + 0.001 * slope * slope;
            now[term] -= 1.5 * (mean[term] / keep) / ((square[term] / keep_square).sqrt() + 1e-12);
        }
        if pass % 50 == 0 {
            eprintln!("pass {pass} error {:.6}", error(&samples, &now));
        }
    }
    print_table(&now);
    Ok(())
}

fn chance(sample: &Sample, weights: &[f64]) -> f64 {
    let value: f64 = sample
        .terms
        .iter()
        .map(|&(term, count)| weights[usize::from(term)] * f64::from(count))
        .sum();
    1.0 / (1.0 + (-SCALE * value).exp())
}

/// The mean log loss.
fn error(samples: &[Sample], weights: &[f64]) -> f64 {
    let loss = |sample: &Sample| {
        let (chance, result) = (
            chance(sample, weights).clamp(1e-9, 1.0 - 1e-9),
            f64::from(sample.result),
        );
        -result * chance.ln() - (1.0 - result) * (1.0 - chance).ln()
    };
    samples.iter().map(loss).sum::<f64>() / samples.len() as f64
}

fn slope(samples: &[Sample], weights: &[f64]) -> Vec<f64> {
    let mut slope = vec![0.0; weights.len()];
    for sample in samples {
        let off = chance(sample, weights) - f64::from(sample.result);
        for &(term, count) in &sample.terms {
            slope[usize::from(term)] += off * f64::from(count);
        }
    }
    slope
        .iter_mut()
        .for_each(|sum| *sum *= SCALE / samples.len() as f64);
    slope
}

/// Prints the numbers seven or twenty-five a row, as the table in the source has them.
fn print_table(weights: &[f64]) {
    let rows: Vec<usize> = [vec![7; 10], vec![25; 2], vec![12, 6, 3]].concat();
    let mut rest = weights;
    for row in rows {
        let (now, later) = rest.split_at(row.min(rest.len()));
        let numbers: Vec<String> = now
            .iter()
            .map(|weight| format!("{}", weight.round() as i32))
            .collect();
        println!("    {},", numbers.join(", "));
        rest = later;
    }
}
