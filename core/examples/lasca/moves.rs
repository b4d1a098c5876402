//! `moves RULES POSITION`: every legal move and nothing else.

use std::io::Write;
use std::process::ExitCode;

use lasca_core::Visit;

use crate::input::{self, Answer};

/// Runs the command.
pub fn run(words: &[String], out: &mut impl Write) -> Answer {
    let [rules, position] = words else {
        return Err("usage: moves RULES POSITION".into());
    };
    let rules = input::rules(rules)?;
    let position = input::position(position, rules)?;
    let mut written = Ok(());
    // Set-ups can have far more moves than fit into memory with comfort: each goes out as it is found.
    let _ = position.visit_moves(rules, |played| {
        written = input::line(out, &position.move_text(played));
        if written.is_ok() {
            Visit::Continue(())
        } else {
            Visit::Break(())
        }
    });
    written.map(|()| ExitCode::SUCCESS)
}
