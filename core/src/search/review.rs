//! Judges the moves of a finished or running game: what each was worth, what was better, and how bad that is.
//! For programs: the command `lasca review` shows it, no app does and the bindings do not export it.
//! Stepped a move at a time by its owner's thread; knows positions and the search, no game and no words.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};

use crate::moves::{IllegalMove, Move};
use crate::position::Position;
use crate::rules::Rules;
use crate::search::limits::Limits;
use crate::search::score::Score;
use crate::search::{Engine, SearchResult};
use crate::side::Side;

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Class {
    /// The best move, or next to nothing lost.
    Good,
    /// Something better was there (`?!`).
    Inaccuracy,
    /// It costs a good part of the chances (`?`).
    Mistake,
    /// It may cost the game (`??`).
    Blunder,
}

/// What the review says of one move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The ply of the move, from 0.
    pub ply: i32,
    /// Who played it.
    pub side: Side,
    /// The move played.
    pub played: Move,
    /// The best move found.
    pub best: Move,
    /// The line that begins with the best move.
    pub line: Vec<Move>,
    /// The chance to win with the best move, in thousandths.
    pub chance_before: i32,
    /// The chance to win after the move played, in thousandths.
    pub chance_after: i32,
    /// The score of the best move.
    pub score_before: Score,
    /// The score of the move played.
    pub score_after: Score,
    /// How good it was; none where there was no choice.
    pub class: Option<Class>,
}

/// A review under way. For programs such as `lasca review`: it is not exported to the apps.
pub struct Review {
    rules: Rules,
    positions: Vec<Position>,
    moves: Vec<Move>,
    verdicts: Vec<Verdict>,
    engine: Engine,
    nodes: u64,
}

/// Nodes for each look at a position; a suspect move is looked at again with `CLOSER` times as many.
const NODES: u64 = 60_000;
const CLOSER: u64 = 6;

impl Review {
    /// A review of the moves of a game from its start.
    ///
    /// # Errors
    /// Says why a move cannot be played.
    pub fn new(rules: Rules, start: Position, moves: &[Move]) -> Result<Self, IllegalMove> {
        let mut positions = vec![start];
        for played in moves {
            let next = positions[positions.len() - 1].play(played, rules)?;
            positions.push(next);
        }
        let moves = moves.to_vec();
        Ok(Self {
            rules,
            positions,
            moves,
            verdicts: Vec::new(),
            engine: Engine::new(8),
            nodes: NODES,
        })
    }

    /// The same with another number of nodes for each look: more are slower and surer.
    #[must_use]
    pub fn with_nodes(mut self, nodes: u64) -> Self {
        self.nodes = nodes.max(1);
        self
    }

    /// Moves judged so far, and moves in all.
    #[must_use]
    pub fn progress(&self) -> (i32, i32) {
        (self.verdicts.len() as i32, self.moves.len() as i32)
    }

    /// The verdicts so far, in playing order.
    #[must_use]
    pub fn verdicts(&self) -> &[Verdict] {
        &self.verdicts
    }

    /// Judges one more move; `false` when there is none left or `stop` was set, and then nothing is added.
    pub fn step(&mut self, stop: &Arc<AtomicBool>) -> bool {
        let ply = self.verdicts.len();
        let Some(&played) = self.moves.get(ply) else {
            return false;
        };
        let Some(verdict) = self.judge(ply, played, stop) else {
            return false;
        };
        if stop.load(Ordering::Relaxed) {
            return false;
        }
        self.verdicts.push(verdict);
        true
    }

    fn judge(&mut self, ply: usize, played: Move, stop: &Arc<AtomicBool>) -> Option<Verdict> {
        let position = self.positions[ply];
        let mut found = self.look(ply, &position, self.nodes, stop);
        let mut best = found.best?;
        let (mut before, mut after) = self.compare(ply, &best, &played, &found, self.nodes, stop);
        if class_of(before, after) > Class::Good {
            let nodes = self.nodes * CLOSER;
            found = self.look(ply, &position, nodes, stop);
            best = found.best.unwrap_or(best);
            (before, after) = self.compare(ply, &best, &played, &found, nodes, stop);
        }
        let choice = !position.is_only_move(self.rules, &played);
        // What turns out at least as good as the best move found is itself best.
        let better = if after >= before { played } else { best };
        let line = if better == best {
            found.line
        } else {
            vec![played]
        };
        let before = before.max(after);
        Some(Verdict {
            ply: ply as i32,
            side: position.turn(),
            played,
            best: better,
            line,
            chance_before: chance(before),
            chance_after: chance(after),
            score_before: before,
            score_after: after,
            class: choice.then(|| class_of(before, after)),
        })
    }

    /// The scores of the best move and of the one played, both seen equally far.
    fn compare(
        &mut self,
        ply: usize,
        best: &Move,
        played: &Move,
        found: &SearchResult,
        nodes: u64,
        stop: &Arc<AtomicBool>,
    ) -> (Score, Score) {
        if best == played {
            return (found.score, found.score);
        }
        let score = |review: &mut Self, tried: &Move| {
            let child = review.positions[ply].apply(tried, review.rules);
            let answer = review.look(ply + 1, &child, nodes, stop);
            (-answer.score).moved(1)
        };
        let (before, after) = (score(self, best), score(self, played));
        if found.score.is_proved() {
            (found.score, after)
        } else {
            (before, after)
        }
    }

    fn look(
        &mut self,
        ply: usize,
        position: &Position,
        nodes: u64,
        stop: &Arc<AtomicBool>,
    ) -> SearchResult {
        let past: Vec<u64> = self.positions[..ply].iter().map(Position::key).collect();
        let limits = Limits {
            nodes: Some(nodes),
            stop: Arc::clone(stop),
            ..Limits::default()
        };
        self.engine.search(position, self.rules, &past, &limits)
    }
}

/// Losses of chance from which a move is an inaccuracy, a mistake, a blunder, in thousandths.
const THRESHOLDS: [i32; 3] = [50, 110, 240];
/// In hundredths of a soldier: so much lost is a mistake even where the chances hardly change,
const MUCH: i32 = 300;
/// unless the game stays won by this or was lost by this anyway.
const CLEAR: i32 = 700;

fn class_of(before: Score, after: Score) -> Class {
    let lost = chance(before) - chance(after);
    let material = before.value() - after.value();
    let contested = after.value() < CLEAR && before.value() > -CLEAR;
    if lost >= THRESHOLDS[2] {
        Class::Blunder
    } else if lost >= THRESHOLDS[1] || (material >= MUCH && contested) {
        Class::Mistake
    } else if lost >= THRESHOLDS[0] {
        Class::Inaccuracy
    } else {
        Class::Good
    }
}

/// Chances in thousandths for every half soldier ahead, from the scale on which the weights were fitted.
const CHANCES: [i32; 25] = [
    500, 587, 668, 741, 802, 852, 891, 921, 943, 959, 971, 979, 985, 990, 993, 995, 996, 997, 998,
    999, 999, 999, 1000, 1000, 1000,
];
const STRIDE: i32 = 50;

/// The chance to win that a score stands for, in thousandths.
#[must_use]
pub fn chance(score: Score) -> i32 {
    let value = score.value().abs();
    let at = (value / STRIDE) as usize;
    let ahead = match (CHANCES.get(at), CHANCES.get(at + 1)) {
        (Some(low), Some(high)) => low + (high - low) * (value % STRIDE) / STRIDE,
        _ => 1000,
    };
    if score.value() >= 0 {
        ahead
    } else {
        1000 - ahead
    }
}

#[cfg(test)]
mod tests {
    use super::{Class, chance, class_of};
    use crate::search::score::Score;

    #[test]
    fn chances_rise_with_the_score_and_mirror_it() {
        for value in -1500..1500 {
            let (low, high) = (chance(Score::new(value)), chance(Score::new(value + 1)));
            assert!(low <= high && (0..=1000).contains(&low), "{value}");
            assert_eq!(chance(Score::new(-value)), 1000 - low);
        }
        assert_eq!(chance(Score::win_in(40)), 1000);
        assert_eq!(chance(Score::loss_in(40)), 0);
    }

    #[test]
    fn four_soldiers_lost_in_an_open_game_are_a_mistake_at_least() {
        for before in [-300, -100, 0, 150, 300] {
            assert!(
                class_of(Score::new(before), Score::new(before - 400)) >= Class::Mistake,
                "{before}"
            );
        }
    }

    #[test]
    fn nothing_is_marked_while_the_game_stays_clearly_won_or_lost() {
        assert_eq!(class_of(Score::win_in(9), Score::new(1200)), Class::Good);
        assert_eq!(class_of(Score::new(1400), Score::new(900)), Class::Good);
        assert_eq!(class_of(Score::new(-1200), Score::loss_in(4)), Class::Good);
    }
}
