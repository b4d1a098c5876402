//! The command line over the core: rules, counts, games and engine without a phone.
//! Each command is a module; each checks all its input before the first line goes out.

mod apply;
mod check;
mod input;
mod moves;
mod perft;

use std::io::{self, Write};
use std::process::ExitCode;

use input::Answer;

const USAGE: &str = "usage: lasca COMMAND …
  moves RULES POSITION            every legal move, one a line
  apply RULES POSITION [MOVE…]    the position after the moves, and its status
  perft RULES DEPTH [POSITION]    how many games of each length there are
  check FILE…                     compares checked positions, counts and games with the rules
RULES is lasca.eu, kawu, lasker-1911 or own:rejump=yes|no,demote=yes|no,quiet=N|none.
POSITION is one argument: `w a1w c1w … g7b` or the word start.";

fn main() -> ExitCode {
    let out = &mut io::stdout().lock();
    match run(out).and_then(|code| {
        out.flush()
            .map(|()| code)
            .map_err(|error| error.to_string())
    }) {
        Ok(code) => code,
        Err(sentence) => {
            eprintln!("lasca: {sentence}");
            ExitCode::from(2)
        }
    }
}

fn run(out: &mut impl Write) -> Answer {
    let words = input::words()?;
    let (command, rest) = words.split_first().ok_or(USAGE)?;
    match command.as_str() {
        "moves" => moves::run(rest, out),
        "apply" => apply::run(rest, out),
        "perft" => perft::run(rest, out),
        "check" => check::run(rest, out),
        "help" | "--help" | "-h" => input::print(out, USAGE),
        other => Err(format!("no such command: {other}\n{USAGE}")),
    }
}
