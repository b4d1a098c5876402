//! What `position` and `go` ask for, read whole before anything changes.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use lasca_core::Game;
use lasca_core::search::{Engine, Level, Limits, Score, SearchResult};

use crate::{greedy, input};

/// The game that `RULES start|POSITION [moves M…]` describes.
pub fn game_of(text: &str) -> Result<Game, String> {
    let (rules, rest) = text
        .trim()
        .split_once(char::is_whitespace)
        .ok_or("usage: position RULES start|POSITION [moves M…]")?;
    let rules = input::rules(rules)?;
    let words: Vec<&str> = rest.split_whitespace().collect();
    let end = words
        .iter()
        .position(|word| *word == "moves")
        .unwrap_or(words.len());
    let mut game = Game::new(rules, input::position(&words[..end].join(" "), rules)?);
    for text in words.iter().skip(end + 1) {
        let played = game
            .position()
            .parse_move(text, rules)
            .map_err(|error| format!("move {text}: {error}"))?;
        game.play(played)
            .map_err(|error| format!("move {text}: {error}"))?;
    }
    Ok(game)
}

/// One request to think.
#[derive(Debug, Default)]
pub struct Go {
    ms: Option<i64>,
    nodes: Option<u64>,
    depth: Option<i32>,
    level: Option<Level>,
    seed: Option<u64>,
    greedy: bool,
    /// Whether the expected line is wanted, too.
    pub pv: bool,
}

impl Go {
    /// Reads `[ms N] [nodes N] [depth N] [level N [seed S]] [greedy [seed S]] [pv]`.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut go = Self::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{word} needs a number"));
            match word {
                "pv" => go.pv = true,
                "greedy" => go.greedy = true,
                "ms" => go.ms = Some(input::number(value()?, 1)?),
                "nodes" => go.nodes = Some(input::number(value()?, 1)?),
                "depth" => go.depth = Some(input::number(value()?, 1)?),
                "seed" => go.seed = Some(input::number(value()?, 0)?),
                "level" => {
                    let level = Level::new(input::number(value()?, 1)?);
                    go.level = Some(level.ok_or("a level is from 1 to 10")?);
                }
                other => return Err(format!("no such limit: {other}")),
            }
        }
        if go.seed.is_some() && go.level.is_none() && !go.greedy {
            return Err("a seed belongs to a level or to the greedy player".into());
        }
        Ok(go)
    }

    /// How long the next command waits for the answer: a search without an end is not waited for, one whose nodes or depth
    /// may never be reached for `patience`; `None` is until it ends, as it does at its time or within its level.
    pub fn waits(&self, patience: Duration) -> Option<Duration> {
        if self.ms.is_some() || self.level.is_some() || self.greedy {
            None
        } else if self.nodes.is_some() || self.depth.is_some() {
            Some(patience)
        } else {
            Some(Duration::ZERO)
        }
    }

    /// Thinks in a game that is not over.
    pub fn search(&self, engine: &mut Engine, game: &Game, stop: &Arc<AtomicBool>) -> SearchResult {
        let (position, rules, past) = (game.position(), game.rules(), game.past_keys());
        let limits = Limits {
            nodes: self.nodes,
            depth: self.depth,
            time_ms: self.ms,
            stop: Arc::clone(stop),
        };
        if self.greedy {
            let best = greedy::choose(position, rules, self.seed.unwrap_or(0));
            return SearchResult {
                best,
                ..SearchResult::default()
            };
        }
        match self.level {
            Some(level) => {
                level
                    .choose_limited(position, rules, &past, self.seed.unwrap_or(0), &limits)
                    .result
            }
            None => engine.search(position, rules, &past, &limits),
        }
    }

    /// The score of a finished game to the side to move.
    pub fn score_of_end(&self, game: &Game) -> Score {
        match game.outcome().and_then(lasca_core::Outcome::winner) {
            Some(winner) if winner == game.position().turn() => Score::win_in(0),
            Some(_) => Score::loss_in(0),
            None => Score::DRAW,
        }
    }
}
