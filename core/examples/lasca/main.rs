//! The command line over the core: rules, counts, games and engine without a phone.
//! Each command is a module; each checks all its input before the first line goes out.

mod apply;
mod arena;
mod best;
mod check;
mod convert;
mod greedy;
mod input;
mod ladder;
mod moves;
mod opponent;
mod perft;
mod play;
mod replay;
mod review;
mod serve;

use std::io::{self, Write};
use std::process::ExitCode;

use input::Answer;

const USAGE: &str = "usage: lasca COMMAND …
  moves RULES POSITION            every legal move, one a line
  apply RULES POSITION [MOVE…]    the position after the moves, and its status
  perft RULES DEPTH [POSITION]    how many games of each length there are
  best RULES POSITION [--ms N|--nodes N|--depth N|--level N]   the move to play, on the last line
  serve [--hash MB] [--patience MS]
                                  the engine behind a line protocol; a depth or node count
                                  that is never reached is waited for so long (60000)
  review FILE|-                   judges every move of a game
  ladder FILE                     measures the levels; goes on where it was stopped
  arena RULES PAIRS SEED --a CMD --b CMD [--go-a '…'] [--go-b '…']   a match between two engines
  play [RULES [POSITION]] [--level 1…10] [--side white|black]   a game in the terminal
  replay FILE|-                   every move of a game with the position after it
  convert TO [FILE|-]             any text of a game as record, message, position or fen
  check FILE…                     compares checked positions, counts and games with the rules
RULES is lasca.eu, kawu, lasker-1911 or own:rejump=yes|no,demote=yes|no,quiet=N|none.
POSITION is one argument: `w a1w c1w … g7b` or the word start.";

fn main() -> ExitCode {
    let out = &mut io::stdout();
    match run(out).and_then(|code| {
        // a reader that has gone away is no error
        match out.flush() {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.to_string()),
            _ => Ok(code),
        }
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
        "play" => play::run(rest, out),
        "replay" => replay::run(rest, out),
        "convert" => convert::run(rest, out),
        "best" => best::run(rest, out),
        "serve" => serve::run(rest),
        "review" => review::run(rest, out),
        "ladder" => ladder::run(rest, out),
        "arena" => arena::run(rest, out),
        "help" | "--help" | "-h" => input::print(out, USAGE),
        other => Err(format!("no such command: {other}\n{USAGE}")),
    }
}
