//! `replay FILE|-`: every move of a game with the position after it, then the status.

use std::io::Write;

use lasca_core::{Record, find_game};

use crate::input::{self, Answer};

/// Runs the command.
pub fn run(words: &[String], out: &mut impl Write) -> Answer {
    let [name] = words else {
        return Err("usage: replay FILE|-".into());
    };
    let game = read(name)?.game;
    let positions = (0..game.ply()).filter_map(|ply| {
        let (before, after) = (game.position_at(ply)?, game.position_at(ply + 1)?);
        Some(format!(
            "{} {} {after}",
            ply + 1,
            before.move_text(game.move_at(ply)?)
        ))
    });
    for line in positions {
        input::line(out, &line)?;
    }
    input::print(out, input::status(game.outcome()))
}

/// The game in a file, whatever form it has.
pub fn read(name: &str) -> Result<Record, String> {
    find_game(&input::file(name)?).map_err(|error| format!("{name}: {error}"))
}
