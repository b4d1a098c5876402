//! `best RULES POSITION [--ms N|--nodes N|--depth N|--level N]`: the move to play, alone on the last line.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use lasca_core::search::{Engine, Level, Limits};

use crate::input::{self, Answer};

const USAGE: &str = "usage: best RULES POSITION [--ms N|--nodes N|--depth N|--level N]";

/// Runs the command.
pub fn run(words: &[String], out: &mut impl Write) -> Answer {
    let [rules, position, options @ ..] = words else {
        return Err(USAGE.into());
    };
    let rules = input::rules(rules)?;
    let position = input::position(position, rules)?;
    let result = match options {
        [] => Engine::new(64).search(&position, rules, &[], &Limits::time_ms(1000)),
        [option, number] if option == "--level" => {
            let level = Level::new(input::number(number, 1)?).ok_or("a level is from 1 to 10")?;
            level
                .choose(&position, rules, &[], 0, &Arc::new(AtomicBool::new(false)))
                .result
        }
        [option, number] => {
            let limits = match option.as_str() {
                "--ms" => Limits::time_ms(input::number(number, 1)?),
                "--nodes" => Limits::nodes(input::number(number, 1)?),
                "--depth" => Limits::depth(input::number(number, 1)?),
                _ => return Err(format!("no such option: {option}\n{USAGE}")),
            };
            Engine::new(64).search(&position, rules, &[], &limits)
        }
        _ => return Err(USAGE.into()),
    };
    let best = result
        .best
        .filter(|_| position.status(rules).is_none())
        .ok_or("the game is over: there is no move")?;
    let (score, depth, nodes) = (result.score.value(), result.depth, result.nodes);
    input::line(out, &format!("score {score} depth {depth} nodes {nodes}"))?;
    input::line(out, &position.move_text(&best))?;
    Ok(ExitCode::SUCCESS)
}
