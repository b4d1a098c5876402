//! `apply RULES POSITION [MOVE…]`: the position after the moves, and its status.

use std::io::Write;

use crate::input::{self, Answer};

/// Runs the command.
pub fn run(words: &[String], out: &mut impl Write) -> Answer {
    let [rules, position, moves @ ..] = words else {
        return Err("usage: apply RULES POSITION [MOVE…]".into());
    };
    let rules = input::rules(rules)?;
    let mut position = input::position(position, rules)?;
    for text in moves {
        let wrong = |error: String| format!("{text}: {error}");
        let played = position
            .parse_move(text, rules)
            .map_err(|e| wrong(e.to_string()))?;
        position = position
            .play(&played, rules)
            .map_err(|e| wrong(e.to_string()))?;
    }
    input::line(out, &position.to_string())?;
    input::print(out, input::status(position.status(rules)))
}
