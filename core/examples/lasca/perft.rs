//! `perft RULES DEPTH [POSITION]`: a line `DEPTH COUNT` for each depth from 1.

use std::io::Write;
use std::process::ExitCode;

use lasca_core::{Position, perft};

use crate::input::{self, Answer};

/// Runs the command.
pub fn run(words: &[String], out: &mut impl Write) -> Answer {
    let (rules, depth, position) = match words {
        [rules, depth] => (rules, depth, None),
        [rules, depth, position] => (rules, depth, Some(position)),
        _ => return Err("usage: perft RULES DEPTH [POSITION]".into()),
    };
    let rules = input::rules(rules)?;
    let deepest: i32 = input::number(depth, 1)?;
    let position = match position {
        Some(text) => input::position(text, rules)?,
        None => Position::start(),
    };
    for depth in 1..=deepest {
        input::line(out, &format!("{depth} {}", perft(&position, rules, depth)))?;
        out.flush().map_err(|error| error.to_string())?;
    }
    Ok(ExitCode::SUCCESS)
}
