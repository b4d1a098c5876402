//! `serve [--hash MB] [--patience MS]`: the engine behind a line protocol, for matches and for other programs.
//! Reads commands here and thinks on a second thread, so that `stop` is heard; every line is flushed.

mod request;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use lasca_core::search::{Engine, SearchResult};
use lasca_core::{Game, Position, Rules};

use crate::input::{self, Answer};
use request::{Go, game_of};

/// Runs the command.
pub fn run(words: &[String]) -> Answer {
    let mut hash_mb = 64;
    let mut patience = Duration::from_secs(60);
    for option in words.chunks(2) {
        match option {
            [name, number] if name == "--hash" => hash_mb = input::number(number, 1)?,
            [name, number] if name == "--patience" => {
                patience = Duration::from_millis(input::number(number, 0)?);
            }
            _ => return Err("usage: serve [--hash MB] [--patience MS]".into()),
        }
    }
    if hash_mb > MOST_HASH_MB {
        return Err(format!("--hash is at most {MOST_HASH_MB}"));
    }
    let mut service = Service::new(hash_mb, patience);
    for line in io::stdin().lock().split(b'\n') {
        let Ok(line) = line else { break };
        let line = String::from_utf8_lossy(&line);
        if !service.obey(line.trim_start_matches('\u{feff}').trim()) {
            break;
        }
    }
    service.wait();
    Ok(ExitCode::SUCCESS)
}

/// The largest table, in megabytes: more is a slip of the hand.
const MOST_HASH_MB: usize = 4096;

/// A game, an engine, and perhaps a search going on.
struct Service {
    engine: Arc<Mutex<Engine>>,
    game: Game,
    stop: Arc<AtomicBool>,
    /// Told by the search going on when it has answered; closed if it breaks down.
    thinking: Option<Receiver<()>>,
    /// How long the next command waits for that answer before it stops the search; `None`: until it comes.
    waits: Option<Duration>,
    /// How long a search is waited for whose nodes or depth may never be reached.
    patience: Duration,
}

impl Service {
    fn new(hash_mb: usize, patience: Duration) -> Self {
        Self {
            engine: Arc::new(Mutex::new(Engine::new(hash_mb))),
            game: Game::new(Rules::LASCA_EU, Position::start()),
            stop: Arc::new(AtomicBool::new(false)),
            thinking: None,
            waits: None,
            patience,
        }
    }

    /// Carries out one line; `false` at the end.
    fn obey(&mut self, line: &str) -> bool {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if matches!(word, "isready" | "stop" | "newgame" | "quit") && !rest.is_empty() {
            say(&format!("error {word} takes no words"));
            return true;
        }
        match word {
            "" => {}
            "isready" => say("readyok"),
            "stop" => {
                self.stop.store(true, Ordering::Relaxed);
                self.wait();
            }
            "quit" => return false,
            "position" => {
                self.wait();
                match game_of(rest) {
                    Ok(game) => self.game = game,
                    Err(sentence) => say(&format!("error {sentence}")),
                }
            }
            "newgame" => {
                self.wait();
                self.engine
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .forget();
            }
            "go" => {
                self.wait();
                match Go::parse(rest) {
                    Ok(go) => self.go(go),
                    Err(sentence) => say(&format!("error {sentence}")),
                }
            }
            other => say(&format!("error no such command: {other}")),
        }
        true
    }

    fn go(&mut self, go: Go) {
        self.stop = Arc::new(AtomicBool::new(false));
        self.waits = go.waits(self.patience);
        let (engine, stop, game) = (
            Arc::clone(&self.engine),
            Arc::clone(&self.stop),
            self.game.clone(),
        );
        let (answered, thinking) = channel();
        self.thinking = Some(thinking);
        thread::spawn(move || {
            let begun = Instant::now();
            let result = if game.outcome().is_some() {
                SearchResult {
                    score: go.score_of_end(&game),
                    ..SearchResult::default()
                }
            } else {
                go.search(
                    &mut engine.lock().unwrap_or_else(PoisonError::into_inner),
                    &game,
                    &stop,
                )
            };
            let nps = u128::from(result.nodes) * 1_000_000 / begun.elapsed().as_micros().max(1);
            answer(&game, &result, go.pv, nps);
            let _ = answered.send(());
        });
    }

    /// Waits for the answer that is owed: in full, so that commands can be piped in, but no search makes the service deaf.
    fn wait(&mut self) {
        let Some(thinking) = self.thinking.take() else {
            return;
        };
        let mut answered = thinking.recv_timeout(self.waits.unwrap_or(Duration::MAX));
        if answered == Err(RecvTimeoutError::Timeout) {
            self.stop.store(true, Ordering::Relaxed);
            answered = thinking.recv().map_err(RecvTimeoutError::from);
        }
        if answered.is_err() {
            say("error the search broke down");
        }
    }
}

fn answer(game: &Game, result: &SearchResult, pv: bool, nps: u128) {
    let position = game.position();
    if pv {
        say(&format!("pv{}", line_text(position, game.rules(), result)));
    }
    let best = result
        .best
        .map_or_else(|| "none".to_owned(), |best| position.move_text(&best));
    let (score, depth, nodes) = (result.score.value(), result.depth, result.nodes);
    say(&format!(
        "bestmove {best} score {score} depth {depth} nodes {nodes} nps {nps}"
    ));
}

fn line_text(position: &Position, rules: Rules, result: &SearchResult) -> String {
    let mut text = String::new();
    let mut position = *position;
    for played in &result.line {
        text.push(' ');
        text.push_str(&position.move_text(played));
        match position.play(played, rules) {
            Ok(next) => position = next,
            Err(_) => break,
        }
    }
    text
}

/// Writes a line at once; a reader that has gone away is found at the next one.
fn say(line: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}
