//! An engine in a process of its own, spoken to in the words of `serve`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use lasca_core::Game;

/// One engine and how it is asked.
pub struct Player {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    go: String,
}

impl Player {
    /// Starts the command; `SEED` in `go` stands for the seed of the game.
    pub fn start(command: &str, go: &str) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("an engine needs a command")?;
        let child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let mut child = child.map_err(|error| format!("{command}: {error}"))?;
        let input = child.stdin.take().ok_or("no way to speak to the engine")?;
        let output = child.stdout.take().ok_or("no way to hear the engine")?;
        Ok(Self {
            child,
            input,
            output: BufReader::new(output),
            go: go.to_owned(),
        })
    }

    /// Tells it that another game begins.
    pub fn new_game(&mut self) -> Result<(), String> {
        self.say("newgame")
    }

    /// The text of its move.
    pub fn choose(&mut self, game: &Game, seed: u64) -> Result<String, String> {
        let mut line = format!("position {} {} moves", game.rules(), game.start());
        let mut position = *game.start();
        for played in game.moves() {
            line.push(' ');
            line.push_str(&position.move_text(played));
            position = position
                .play(played, game.rules())
                .map_err(|error| error.to_string())?;
        }
        self.say(&line)?;
        self.say(&format!(
            "go {}",
            self.go.replace("SEED", &seed.to_string())
        ))?;
        loop {
            let mut answer = String::new();
            let read = self
                .output
                .read_line(&mut answer)
                .map_err(|error| error.to_string())?;
            if read == 0 {
                return Err("an engine went away".into());
            }
            if let Some(rest) = answer.strip_prefix("bestmove ") {
                return Ok(rest
                    .split_whitespace()
                    .next()
                    .unwrap_or_default()
                    .to_owned());
            }
            if answer.starts_with("error") {
                return Err(answer);
            }
        }
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| error.to_string())
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.wait();
    }
}
