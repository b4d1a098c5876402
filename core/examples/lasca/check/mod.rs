//! `check FILE…`: JSON lines of checked positions, counts and games against the rules.
//! Rows are told apart by their fields; every difference is printed.

mod count;
mod game;
mod placed;
mod row;
mod tags;

use std::io::Write;
use std::process::ExitCode;

use crate::input::{self, Answer};
use row::{Row, Rows};

/// Runs the command.
pub fn run(words: &[String], out: &mut impl Write) -> Answer {
    if words.is_empty() {
        return Err("usage: check FILE…".into());
    }
    let mut rows = Vec::new();
    for name in words {
        rows.extend(row::read(name)?);
    }
    let (mut passed, mut failed) = (0, 0);
    for Row { place, content } in &rows {
        let differences = match content {
            Rows::Placed(placed) => placed.differences(),
            Rows::Count(count) => count.differences(),
            Rows::Game(game) => game.differences(),
        };
        if differences.is_empty() {
            passed += 1;
        } else {
            failed += 1;
        }
        for difference in differences {
            input::line(out, &format!("{place}: {difference}"))?;
        }
    }
    input::line(out, &format!("{passed} passed, {failed} failed"))?;
    Ok(if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The difference in one field, if there is one.
fn compare(field: &str, expected: &str, found: &str) -> Option<String> {
    (expected != found).then(|| format!("{field}: expected {expected}, found {found}"))
}
