//! Ten levels of play: node budgets, what goes unseen, how much a judgement wavers, and the floors below which none falls.
//! The game's seed and the position decide everything, so a move taken back is answered alike.
//! Knows the search and what a level is told to be; knows no game, no clock and no names of levels.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::movegen::Visit;
use crate::position::Position;
use crate::rules::Rules;
use crate::search::attention::{Attention, Blindness, mix};
use crate::search::limits::Limits;
use crate::search::root::Scored;
use crate::search::score::Score;
use crate::search::taste::Taste;
use crate::search::{Engine, SearchResult};

/// A strength of play, from 1 (novice) to 10 (master).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level plays, and how long a person would have thought about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move with its score, line and nodes.
    pub result: SearchResult,
    /// The natural time of this answer in milliseconds.
    pub pause_ms: i64,
}

/// What makes one level.
#[derive(Clone, Copy, Debug)]
struct Strength {
    nodes: u64,
    depth: i32,
    blindness: Blindness,
    /// How far a judgement wavers, either way, in hundredths of a soldier.
    noise: i32,
    /// What a beginner adds to a move for each enemy column that it threatens, whatever the answer may be.
    eager: i32,
    /// What a beginner adds to a move for each own column that it offers: whoever thinks it safe likes to be where the enemy is.
    daring: i32,
    /// How much worse than the best move it knows a move may be.
    cap: i32,
    /// How much its judgement counts, in hundredths, among the moves within its cap.
    judgement: i32,
    /// How often it does not see a difficult capture of its own, in thousandths.
    short_sight: u32,
    /// How deep it looks with open eyes when it sees itself far ahead, to finish a won game; 0: it does not.
    finishing: i32,
    /// How much by its own judgement is far ahead, in hundredths of a soldier.
    ahead: i32,
}

impl Strength {
    fn attention(&self, seed: u64) -> Option<Attention> {
        (self.blindness != SEEING).then_some(Attention {
            blindness: self.blindness,
            seed,
        })
    }

    /// The smaller of what this level may and what `limits` allow.
    fn within(&self, limits: &Limits) -> Limits {
        Limits {
            nodes: Some(limits.nodes.unwrap_or(u64::MAX).min(self.nodes)),
            depth: Some(limits.depth.unwrap_or(i32::MAX).min(self.depth)),
            ..limits.clone()
        }
    }

    /// Whether it sees itself far ahead: then it looks properly and brings the game home.
    fn finishes(&self, score: Score) -> bool {
        self.depth < self.finishing && score.value() >= self.ahead
    }

    /// How far the judgement wavers after so many plies: the opening is varied at every level.
    fn noise_at(&self, plies: usize) -> i32 {
        if plies < OPENING_PLIES {
            self.noise.max(OPENING_NOISE)
        } else {
            self.noise
        }
    }

    fn taste<'a>(&self, position: &'a Position, rules: Rules, seed: u64, noise: i32) -> Taste<'a> {
        Taste {
            position,
            rules,
            seed,
            noise,
            eager: self.eager,
            daring: self.daring,
            judgement: self.judgement,
            cap: self.cap.max(OPENING_NOISE),
            short_sight: self.short_sight,
        }
    }
}

const fn blind(
    plain: u32,
    multi_jump: u32,
    backward: u32,
    release: u32,
    forcing: u32,
) -> Blindness {
    Blindness {
        plain,
        multi_jump,
        backward,
        release,
        forcing,
    }
}

const SEEING: Blindness = blind(0, 0, 0, 0, 0);

/// One row of the table: nodes, depth, blindness, then noise and cap, eagerness, daring and judgement, short sight,
/// finishing and from where on.
const fn row(
    nodes: u64,
    depth: i32,
    blindness: Blindness,
    [noise, cap]: [i32; 2],
    [eager, daring, judgement]: [i32; 3],
    (short_sight, finishing, ahead): (u32, i32, i32),
) -> Strength {
    Strength {
        nodes,
        depth,
        blindness,
        noise,
        cap,
        eager,
        daring,
        judgement,
        short_sight,
        finishing,
        ahead,
    }
}

/// Relies on what it judges and on nothing else.
const JUDGING: [i32; 3] = [0, 0, 100];

#[rustfmt::skip]
const STRENGTHS: [Strength; 10] = [
    row(1_000, 2, blind(1000, 1000, 1000, 1000, 1000), [0, 3000], [1000, 0, 0], (1000, 0, 0)),
    row(4_000, 1, blind(100, 1000, 1000, 1000, 1000), [100, 70], [0, 300, 0], (1000, 6, 300)),
    row(5_000, 1, blind(750, 1000, 1000, 1000, 1000), [150, 220], [80, 0, 100], (0, 4, 400)),
    row(6_000, 1, blind(150, 690, 690, 690, 1000), [50, 140], [10, 0, 100], (0, 4, 400)),
    row(8_000, 2, blind(0, 530, 530, 530, 660), [40, 80], JUDGING, (0, 4, 400)),
    row(10_000, 2, blind(0, 220, 220, 220, 310), [25, 50], JUDGING, (0, 4, 400)),
    row(12_000, 2, SEEING, [150, 170], JUDGING, (0, 4, 400)),
    row(600_000, 120, SEEING, [0, 0], JUDGING, (0, 0, 0)),
    row(2_000_000, 120, SEEING, [0, 0], JUDGING, (0, 0, 0)),
    row(6_000_000, 120, SEEING, [0, 0], JUDGING, (0, 0, 0)),
];

/// In these first plies of a game moves of nearly equal worth take turns.
const OPENING_PLIES: usize = 6;
const OPENING_NOISE: i32 = 8;

impl Level {
    /// The level offered as easy.
    pub const EASY: Self = Self(2);
    /// The level offered as medium.
    pub const MEDIUM: Self = Self(5);
    /// The level offered as hard; hints are never weaker.
    pub const HARD: Self = Self(8);
    /// The strongest level.
    pub const MASTER: Self = Self(10);

    /// Level 1 to 10.
    #[must_use]
    pub fn new(number: i32) -> Option<Self> {
        u8::try_from(number)
            .ok()
            .filter(|n| (1..=10).contains(n))
            .map(Self)
    }

    /// Its number, 1 to 10.
    #[must_use]
    pub fn number(self) -> i32 {
        i32::from(self.0)
    }

    /// The nodes that this level may visit for a move.
    #[must_use]
    pub fn nodes(self) -> u64 {
        self.strength().nodes
    }

    fn strength(self) -> Strength {
        STRENGTHS[usize::from(self.0) - 1]
    }

    /// The move of this level in `position`. `past_keys` are the keys of the game's earlier positions; `seed` is the game's.
    ///
    /// The same arguments give the same answer on every machine, unless `stop` was set.
    #[must_use]
    pub fn choose(
        self,
        position: &Position,
        rules: Rules,
        past_keys: &[u64],
        seed: u64,
        stop: &Arc<AtomicBool>,
    ) -> Choice {
        let limits = Limits {
            stop: Arc::clone(stop),
            ..Limits::default()
        };
        self.choose_limited(position, rules, past_keys, seed, &limits)
    }

    /// The same within further limits: what is smaller holds.
    #[must_use]
    pub fn choose_limited(
        self,
        position: &Position,
        rules: Rules,
        past_keys: &[u64],
        seed: u64,
        limits: &Limits,
    ) -> Choice {
        let strength = self.strength();
        let limits = strength.within(limits);
        let big = limits.nodes.is_some_and(|nodes| nodes > 100_000);
        let mut engine = Engine::new(if big { 16 } else { 1 });
        let noise = strength.noise_at(past_keys.len());
        let seed = mix(seed ^ position.key());
        let attention = strength.attention(seed);
        if noise == 0 && attention.is_none() {
            let result = engine.search(position, rules, past_keys, &limits);
            let legal = alternatives(position, rules);
            return Choice {
                result,
                pause_ms: pause(legal, legal),
            };
        }
        engine.begin(position, rules, past_keys, &limits, attention);
        let depth = limits.depth.unwrap_or(strength.depth);
        let (mut result, ranked) = engine.rank(position, depth, (noise + strength.eager) * 2);
        let taste = strength.taste(position, rules, seed, noise);
        if let Some(chosen) = taste.choose(&ranked) {
            prefer(&mut result, chosen);
        }
        let pause_ms = pause(ranked.len(), good_ones(&ranked, result.score));
        if strength.finishes(result.score) {
            engine.begin(position, rules, past_keys, &limits, None);
            result = engine.rank(position, strength.finishing.max(depth), 0).0;
        }
        Choice { result, pause_ms }
    }
}

/// Puts the move that a level prefers in place of the best one; nothing is proved of it.
fn prefer(result: &mut SearchResult, (route, score): Scored) {
    if route.to_move() != result.best {
        result.best = route.to_move();
        result.score = score;
        result.win_in = None;
        result.line = result.best.into_iter().collect();
    }
}

/// Moves not worse than this count as good alternatives.
const GOOD: i32 = 40;

/// How many of the ranked moves, best first, are good alternatives.
fn good_ones(ranked: &[Scored], best: Score) -> usize {
    let near = |score: Score| best.value() - score.value() <= GOOD;
    ranked.iter().filter(|&&(_, score)| near(score)).count()
}

/// The legal moves, counted no further than a pause grows: a set-up may have tens of thousands (R6.7).
fn alternatives(position: &Position, rules: Rules) -> usize {
    let mut legal = 0;
    let _ = position.visit_moves(rules, |_| {
        legal += 1;
        if legal < LONGEST {
            Visit::Continue(())
        } else {
            Visit::Break(())
        }
    });
    legal
}

/// So many good moves make the longest pause.
const LONGEST: usize = 8;

/// A forced reply comes soon, a choice among many good moves takes longer.
fn pause(legal: usize, good: usize) -> i64 {
    if legal <= 1 {
        300
    } else {
        (350 + 100 * good as i64).clamp(450, 1100)
    }
}
