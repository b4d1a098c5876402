//! Reading arguments and writing lines: what all commands share.
//! Every error is a sentence for the person who typed.

use std::env;
use std::fs;
use std::io::{self, Read, Write};
use std::process::ExitCode;

use lasca_core::{Outcome, Position, Rules, Side};

/// What a command hands back: an exit code, or the sentence that says what is wrong with the input.
pub type Answer = Result<ExitCode, String>;

/// The arguments after the program's name.
pub fn words() -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    for word in env::args_os().skip(1) {
        words.push(
            word.into_string()
                .map_err(|word| format!("not a readable text: {}", word.display()))?,
        );
    }
    Ok(words)
}

/// Reads a rule set.
pub fn rules(text: &str) -> Result<Rules, String> {
    text.parse()
        .map_err(|error: lasca_core::RulesError| error.to_string())
}

/// Reads a position or the word `start`.
pub fn position(text: &str, rules: Rules) -> Result<Position, String> {
    if text == "start" {
        return Ok(Position::start());
    }
    match text.parse::<Position>() {
        Ok(position) => Ok(position.under(rules)),
        Err(error) => Err(format!("not a position: {error}: {text}")),
    }
}

/// Reads a whole number of at least `least`.
pub fn number<T: std::str::FromStr + PartialOrd + std::fmt::Display>(
    text: &str,
    least: T,
) -> Result<T, String> {
    let read = text
        .bytes()
        .all(|b| b.is_ascii_digit())
        .then(|| text.parse().ok())
        .flatten();
    read.filter(|n| *n >= least)
        .ok_or_else(|| format!("a whole number of at least {least} is expected, not {text}"))
}

/// The text of a file, or of the standard input for `-`.
pub fn file(name: &str) -> Result<String, String> {
    let bytes = if name == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(name)
    };
    let bytes = bytes.map_err(|error| format!("{name}: {error}"))?;
    String::from_utf8(bytes).map_err(|_| format!("{name}: not a text in UTF-8"))
}

/// `ongoing`, `white-wins`, `black-wins` or `draw`.
pub fn status(outcome: Option<Outcome>) -> &'static str {
    match outcome.map(Outcome::winner) {
        None => "ongoing",
        Some(None) => "draw",
        Some(Some(Side::White)) => "white-wins",
        Some(Some(Side::Black)) => "black-wins",
    }
}

/// Writes a line; a reader that has gone away is no error.
pub fn line(out: &mut impl Write, text: &str) -> Result<(), String> {
    match writeln!(out, "{text}") {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
}

/// Writes a line, and all is well.
pub fn print(out: &mut impl Write, text: &str) -> Answer {
    line(out, text).map(|()| ExitCode::SUCCESS)
}
