//! `review FILE|-`: judges every move of a game, with progress on the way and the costly moves in the end.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use lasca_core::search::{Class, Review, Verdict};
use lasca_core::{Game, Move};

use crate::input::{self, Answer};
use crate::replay;

/// Runs the command.
pub fn run(words: &[String], out: &mut impl Write) -> Answer {
    let [name] = words else {
        return Err("usage: review FILE|-".into());
    };
    let game = replay::read(name)?.game;
    let moves: Vec<Move> = (0..game.ply())
        .filter_map(|ply| game.move_at(ply).copied())
        .collect();
    let mut review =
        Review::new(game.rules(), *game.start(), &moves).map_err(|error| error.to_string())?;
    let stop = Arc::new(AtomicBool::new(false));
    while review.step(&stop) {
        let (done, all) = review.progress();
        eprint!("\r{done} of {all} moves");
        let _ = io::stderr().flush();
    }
    eprintln!();
    for verdict in review.verdicts() {
        input::line(out, &line(&game, verdict))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// `PLY MOVE class before after`, and the better move where there was one.
fn line(game: &Game, verdict: &Verdict) -> String {
    let text = |played: &Move| {
        game.position_at(verdict.ply)
            .map(|before| before.move_text(played))
            .unwrap_or_default()
    };
    let class = match verdict.class {
        None => "only",
        Some(Class::Good) => "good",
        Some(Class::Inaccuracy) => "inaccuracy",
        Some(Class::Mistake) => "mistake",
        Some(Class::Blunder) => "blunder",
    };
    let (before, after) = (verdict.score_before.value(), verdict.score_after.value());
    let mut line = format!(
        "{} {} {class} {before} {after}",
        verdict.ply + 1,
        text(&verdict.played)
    );
    if verdict.best != verdict.played {
        line.push_str(&format!(" better {}", text(&verdict.best)));
    }
    line
}
