//! `convert TO [FILE|-]`: any text of a game as record, message, position or FEN.

use std::io::Write;

use lasca_core::message;

use crate::input::{self, Answer};
use crate::replay;

/// Runs the command.
pub fn run(words: &[String], out: &mut impl Write) -> Answer {
    let (to, name) = match words {
        [to] => (to.as_str(), "-"),
        [to, name] => (to.as_str(), name.as_str()),
        _ => return Err("usage: convert record|message|position|fen [FILE|-]".into()),
    };
    if !["record", "message", "position", "fen"].contains(&to) {
        return Err(format!(
            "nothing is converted to {to}: record, message, position or fen"
        ));
    }
    let record = replay::read(name)?.without_device();
    let text = match to {
        "record" => record.to_string(),
        "message" => message(&record.game),
        "position" => record.game.position().to_string(),
        _ => record.game.position().to_fen(),
    };
    input::print(out, text.trim_end())
}
