//! One question to the search, apart from the session: a thread of the platform runs it while the game goes on.
//! Knows a position and how to think about it; must not know the session, which may have gone on to another question.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::draws::Stake;
use super::thought::{MoveLine, Thought};
use crate::movegen::Visit;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;
use crate::search::{Engine, Level, Limits, SearchResult, facts};

/// A search that came so deep came to its own end, whatever nodes it had left.
const WHOLE_DEPTH: i32 = 120;
/// So many nodes before its limit a search may end.
const LAST_LOOK: u64 = 4096;

/// One question, ready to be answered on any thread.
#[derive(Debug, Clone)]
pub struct Job {
    pub(super) ticket: i64,
    pub(super) position: Position,
    pub(super) rules: Rules,
    pub(super) past_keys: Vec<u64>,
    pub(super) ply: i32,
    pub(super) level: Level,
    pub(super) seed: i64,
    pub(super) with_facts: bool,
    /// The draw that is at stake, if one is.
    pub(super) stake: Option<Stake>,
    /// What a clock leaves for this answer, its pause included.
    pub(super) time_ms: Option<i64>,
    pub(super) stop: Arc<AtomicBool>,
}

impl Job {
    /// Thinks until it has an answer or is stopped; none if there is no move to be found.
    pub fn run(&self) -> Option<Thought> {
        let limits = Limits {
            time_ms: self.time_ms,
            stop: Arc::clone(&self.stop),
            ..Limits::default()
        };
        self.run_within(&limits)
    }

    /// A legal move without any search: what is left to say when the search failed, so that no game stands still for ever.
    /// A hint has no such answer: nobody is advised to play just any move.
    pub fn first_move(&self) -> Option<Thought> {
        if self.with_facts {
            return None;
        }
        let mut first = None;
        let _ = self.position.visit_moves(self.rules, |played| {
            first = Some(*played);
            Visit::Break(())
        });
        let first = first?;
        Some(Thought {
            ticket: self.ticket,
            text: self.position.move_text(&first),
            score: 0,
            win_in: None,
            even: false,
            depth: 0,
            nodes: 0,
            line: self.told(&[first]),
            facts: Vec::new(),
            pause_ms: 0,
        })
    }

    /// The same with a part of the nodes that its level may visit, for games by the thousand.
    pub fn run_briefly(&self, part: u64) -> Option<Thought> {
        self.run_within(&Limits::nodes((self.level.nodes() / part.max(1)).max(1)))
    }

    /// The same within other limits, for matches and measurements.
    pub fn run_within(&self, limits: &Limits) -> Option<Thought> {
        let limits = &self.each_look(limits);
        // The seed is a number of 64 bits whose sign means nothing.
        let seed = self.seed.cast_unsigned();
        let choice =
            self.level
                .choose_limited(&self.position, self.rules, &self.past_keys, seed, limits);
        let pause_ms = choice.pause_ms;
        let (result, even) = self.look_deeper(choice.result, limits);
        let result = &result;
        let best = result.best?;
        let alone = [best];
        let expected = if result.line.first() == Some(&best) {
            &result.line[..]
        } else {
            &alone
        };
        let facts = if self.with_facts {
            facts(&self.position, self.rules, &best, result)
        } else {
            Vec::new()
        };
        Some(Thought {
            ticket: self.ticket,
            text: self.position.move_text(&best),
            score: result.score.value(),
            win_in: result.win_in,
            even,
            depth: result.depth,
            nodes: i64::try_from(result.nodes).unwrap_or(i64::MAX),
            line: self.told(expected),
            facts,
            pause_ms: pause_ms.min(self.time_ms.unwrap_or(i64::MAX)),
        })
    }

    /// The limits of one look: where a second may follow, each has half of the time that the clock leaves.
    fn each_look(&self, limits: &Limits) -> Limits {
        let looks = if self.stake.is_some() { 2 } else { 1 };
        Limits {
            time_ms: limits.time_ms.map(|ms| ms / looks),
            ..limits.clone()
        }
    }

    /// Where a draw is at stake, looks deeper; says whether the position is even then, too. Levels that play the best they
    /// see play what they see there.
    fn look_deeper(&self, found: SearchResult, limits: &Limits) -> (SearchResult, bool) {
        let own = limits.nodes.unwrap_or(u64::MAX).min(self.level.nodes());
        let Some((stake, nodes)) = self
            .stake
            .and_then(|stake| Some((stake, stake.deeper(&found, own)?)))
        else {
            return (found, false);
        };
        let limits = Limits {
            nodes: Some(nodes),
            depth: None,
            ..limits.clone()
        };
        let (position, keys) = (&self.position, &self.past_keys);
        let deeper = if nodes > own {
            Engine::new(16).search(position, self.rules, keys, &limits)
        } else {
            found.clone()
        };
        // What was cut short by a clock or by somebody in a hurry proves nothing.
        let whole = deeper.win_in.is_some()
            || deeper.nodes.saturating_add(LAST_LOOK) >= nodes
            || deeper.depth >= WHOLE_DEPTH;
        let even = whole && stake.is_even(&deeper);
        let best = self.level >= Level::HARD && deeper.depth >= found.depth;
        (if best { deeper } else { found }, even)
    }

    fn told(&self, moves: &[Move]) -> Vec<MoveLine> {
        MoveLine::tell_all(&self.position, self.rules, moves, self.ply + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::Ordering;

    /// Lasker's Proposition: won, which a search of some 360,000 nodes sees.
    fn long_quiet() -> Job {
        Job {
            ticket: 1,
            position: "w c1WwbBb a1Bw f2B b4BB f4B b6b d6b a7B g5w"
                .parse()
                .expect("a position"),
            rules: Rules::LASKER_1911,
            past_keys: vec![0; 300],
            ply: 300,
            level: Level::HARD,
            seed: 1,
            with_facts: false,
            stake: Stake::new(300, 250, true, true),
            time_ms: None,
            stop: Arc::default(),
        }
    }

    #[test]
    fn a_win_that_only_the_deeper_look_sees_is_played_and_not_given_away_for_a_draw() {
        let job = long_quiet();
        let thought = job.run_within(&Limits::nodes(40_000)).expect("a move");
        assert!(!thought.even && thought.win_in.is_some_and(|plies| plies > 0));
        assert_eq!(thought.text, "c1-b2");
        let content = job.run_within(&Limits::nodes(400)).expect("a move");
        assert!(content.even && content.win_in.is_none());
    }

    #[test]
    fn two_looks_together_have_no_more_time_than_the_clock_leaves() {
        let limits = Limits::time_ms(251);
        let both = long_quiet();
        assert_eq!(both.each_look(&limits).time_ms, Some(125));
        let alone = Job {
            stake: None,
            ..both
        };
        assert_eq!(alone.each_look(&limits).time_ms, Some(251));
        assert_eq!(alone.each_look(&Limits::nodes(7)).time_ms, None);
    }

    #[test]
    fn nothing_is_said_of_a_look_that_was_cut_short_or_that_nobody_asked_for() {
        let job = long_quiet();
        let limits = Limits::nodes(400);
        limits.stop.store(true, Ordering::Relaxed);
        assert!(!job.run_within(&limits).expect("a move").even);
        let unasked = Job { stake: None, ..job };
        let thought = unasked.run_within(&Limits::nodes(400)).expect("a move");
        assert!(!thought.even && thought.nodes <= 400);
    }
}
