//! The computer's seat in a terminal game, and its advice to the player.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use lasca_core::search::{Engine, Level, Limits};
use lasca_core::{Game, Move, Side};

use crate::input;

/// How many positions are looked at for a hint.
const HINT_NODES: u64 = 300_000;

/// Which side the computer plays, if any, and how well.
#[derive(Default)]
pub struct Opponent {
    level: Option<Level>,
    side: Option<Side>,
}

impl Opponent {
    /// Takes `--level N` and `--side white|black` (the player's side) out of the arguments.
    pub fn from_words(words: &[String]) -> Result<(Opponent, Vec<String>), String> {
        let mut opponent = Opponent::default();
        let mut human = Side::White;
        let mut rest = Vec::new();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} needs a value"));
            match word.as_str() {
                "--level" => {
                    let level = Level::new(input::number(value()?, 1)?);
                    opponent.level = Some(level.ok_or("a level is from 1 to 10")?);
                }
                "--side" => human = side(value()?)?,
                option if option.starts_with("--") => {
                    return Err(format!("no such option: {option}"));
                }
                _ => rest.push(word.clone()),
            }
        }
        opponent.side = opponent.level.map(|_| human.other());
        Ok((opponent, rest))
    }

    /// Whether the computer plays this side.
    pub fn plays(&self, side: Side) -> bool {
        self.side == Some(side)
    }

    /// The computer's move.
    pub fn choose(&self, game: &Game) -> Option<Move> {
        let stop = Arc::new(AtomicBool::new(false));
        let seed = 1911 + u64::from(game.ply().unsigned_abs());
        let level = self.level?;
        level
            .choose(
                game.position(),
                game.rules(),
                &game.past_keys(),
                seed,
                &stop,
            )
            .result
            .best
    }

    /// A good move and what may follow.
    pub fn hint(&self, game: &Game) -> String {
        let limits = Limits::nodes(HINT_NODES);
        let result =
            Engine::new(16).search(game.position(), game.rules(), &game.past_keys(), &limits);
        let mut position = *game.position();
        let mut line = Vec::new();
        for played in result.line.iter().take(6) {
            line.push(position.move_text(played));
            match position.play(played, game.rules()) {
                Ok(next) => position = next,
                Err(_) => break,
            }
        }
        if line.is_empty() {
            "There is no move.".into()
        } else {
            format!("Good: {}", line.join(" "))
        }
    }
}

fn side(text: &str) -> Result<Side, String> {
    match text {
        "white" => Ok(Side::White),
        "black" => Ok(Side::Black),
        other => Err(format!("a side is white or black, not {other}")),
    }
}
