//! Finds a good move: iterative deepening over an alpha-beta tree, and levels that err as people do.
//! Gets a position, the keys of the game so far, limits and a stop flag; knows no game, text or clock.

mod alphabeta;
mod attention;
mod eval;
mod facts;
mod level;
mod limits;
mod node;
mod order;
mod place;
mod review;
mod root;
mod score;
mod table;
mod taste;
mod tries;
mod weights;

pub use eval::{terms, weights};
pub use facts::{Fact, facts};
pub use level::{Choice, Level};
pub use limits::Limits;
pub use review::{Class, Review, Verdict, chance};
pub use score::Score;

use crate::movegen::{Route, each_route};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;
use alphabeta::Tree;
use attention::Attention;
use limits::Watch;
use node::Node;
use order::MAX_PLY;
use place::Place;
use serde::{Deserialize, Serialize};
use table::Table;

/// The answer of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchResult {
    /// The move to play; none when the game is over.
    pub best: Option<Move>,
    /// What it is worth to the side to move.
    pub score: Score,
    /// Plies to a proved win (positive) or loss (negative) of the side to move; none where the score is a guess.
    pub win_in: Option<i32>,
    /// Plies of the last finished iteration.
    pub depth: i32,
    /// Positions visited.
    pub nodes: u64,
    /// The moves expected from here, the best one first.
    pub line: Vec<Move>,
}

impl SearchResult {
    /// The answer where nothing is played any more: lost, or drawn by the counter.
    fn of_the_end(drawn: bool) -> Self {
        Self {
            score: if drawn {
                Score::DRAW
            } else {
                Score::loss_in(0)
            },
            ..Self::default()
        }
    }

    /// Whether the end of the game is proved and no deeper iteration could find a nearer one.
    fn proved_within(&self, depth: i32) -> bool {
        self.score
            .plies_to_win()
            .or(self.score.plies_to_loss())
            .is_some_and(|plies| plies <= depth)
    }
}

/// A search with its memory: reuse it from move to move of a game.
pub struct Engine {
    tree: Tree,
}

/// How far beside the last iteration's score the next one is first looked for, in hundredths of a soldier.
const ASPIRATION: i32 = 30;
/// From so many plies on: the scores of shallower iterations leap too far for it.
const FIRST_NARROW: i32 = 4;
/// So many times wider is the side of that window on which the score fell out of it: 30, 120, 480, open.
const WIDER: i32 = 4;
/// A side that would be ten soldiers wide is open instead: what still falls out of it is no guess.
const OPEN: i32 = 1000;
/// So many of the game's last positions are known to a search, so that a game without end costs no more at each move. An older
/// one that comes again is not seen as a repetition.
const MOST_KEYS: usize = 1024;

impl Engine {
    /// An engine whose table takes at most this many megabytes.
    #[must_use]
    pub fn new(hash_mb: usize) -> Self {
        let watch = Watch::new(&Limits::default());
        Self {
            tree: Tree::new(Table::new(hash_mb), watch, Rules::LASCA_EU),
        }
    }

    /// Forgets all that earlier searches found: the next answer is that of a new engine.
    pub fn forget(&mut self) {
        self.tree.table.clear();
        self.tree.memory.clear();
    }

    /// The best move of `position`. `past_keys` are the keys of the game's earlier positions, oldest first.
    ///
    /// With a limit of nodes or depth only, a new engine gives the same answer on every machine.
    pub fn search(
        &mut self,
        position: &Position,
        rules: Rules,
        past_keys: &[u64],
        limits: &Limits,
    ) -> SearchResult {
        self.begin(position, rules, past_keys, limits, None);
        let mut result = self.first_answer(position);
        if result.best.is_none() {
            return result;
        }
        let mut line = Vec::new();
        let last_depth = limits
            .depth
            .unwrap_or(MAX_PLY as i32)
            .clamp(1, MAX_PLY as i32);
        for depth in 1..=last_depth {
            let Some(score) = self.iterate(position, depth, result.score) else {
                break;
            };
            result.score = score;
            result.depth = depth;
            line = self.tree.line().to_vec();
            result.best = line
                .first()
                .and_then(|route| route.to_move())
                .or(result.best);
            if result.proved_within(depth) {
                break;
            }
        }
        self.finish(position, line, &mut result);
        result
    }

    /// Fills in what all answers have: nodes, distance and the line, if an iteration was finished.
    fn finish(&self, position: &Position, mut line: Vec<Route>, result: &mut SearchResult) {
        let (won, lost) = (result.score.plies_to_win(), result.score.plies_to_loss());
        result.nodes = self.tree.watch.visited();
        result.win_in = won.or(lost.map(|plies| -plies));
        if !line.is_empty() {
            root::lengthen(&self.tree, position, &mut line);
            result.line = line.iter().filter_map(|route| route.to_move()).collect();
        }
    }

    fn begin(
        &mut self,
        position: &Position,
        rules: Rules,
        past_keys: &[u64],
        limits: &Limits,
        attention: Option<Attention>,
    ) {
        let tree = &mut self.tree;
        if tree.rules != rules {
            tree.table.clear();
            tree.rules = rules;
        }
        tree.attention = attention;
        tree.table.next_search();
        tree.memory.clear();
        tree.watch = Watch::new(limits);
        let past = past_keys
            .strip_suffix(&[position.key()])
            .unwrap_or(past_keys);
        tree.keys.clear();
        tree.keys
            .extend_from_slice(&past[past.len().saturating_sub(MOST_KEYS)..]);
    }

    /// The move that looks best at first sight, for a search that may not even finish one ply; none where the game is over.
    fn first_answer(&mut self, position: &Position) -> SearchResult {
        let rules = self.tree.rules;
        let mut first: Option<(Score, Route)> = None;
        each_route(position.board(), position.turn(), rules, |route| {
            let child = position.apply_route(route, rules);
            let score = -eval::evaluate(child.board(), child.turn());
            if first.is_none_or(|(best, _)| score > best) {
                first = Some((score, route));
            }
            true
        });
        let best = first.and_then(|(_, route)| route.to_move());
        let drawn = rules
            .quiet_limit
            .is_some_and(|limit| position.quiet() >= limit);
        match (first, best) {
            (Some(_), _) if drawn => SearchResult::of_the_end(true),
            (Some((score, _)), Some(best)) => SearchResult {
                best: Some(best),
                score,
                line: vec![best],
                ..SearchResult::default()
            },
            _ => SearchResult::of_the_end(false),
        }
    }

    /// One iteration to its end; `None` if it was stopped.
    fn iterate(&mut self, position: &Position, depth: i32, last: Score) -> Option<Score> {
        let node = Node::new(position);
        let (mut below, mut above) = (ASPIRATION, ASPIRATION);
        loop {
            let narrow = depth >= FIRST_NARROW && !last.is_proved();
            let alpha = if narrow && below < OPEN {
                last.plus(-below)
            } else {
                -Score::INFINITE
            };
            let beta = if narrow && above < OPEN {
                last.plus(above)
            } else {
                Score::INFINITE
            };
            let score = self.tree.visit(
                &node,
                Place {
                    depth,
                    ply: 0,
                    alpha,
                    beta,
                    since: 0,
                },
            );
            if self.tree.watch.is_over() {
                return None;
            }
            if score <= alpha {
                below *= WIDER;
            } else if score >= beta {
                above *= WIDER;
            } else {
                return Some(score);
            }
        }
    }
}
