//! One node of the tree and its children: alpha-beta with a null window, table, extensions and reductions.
//! Knows positions and packed moves; why a search ends and what its answer is called is the engine's business.

use crate::movegen::{Route, each_route};
use crate::position::Position;
use crate::rules::Rules;
use crate::search::attention::Attention;
use crate::search::limits::Watch;
use crate::search::node::Node;
use crate::search::order::{MAX_PLY, Memory};
use crate::search::place::{Place, nearest_ends};
use crate::search::score::Score;
use crate::search::table::{Bound, Entry, NO_MOVE, Table};

/// The moves of one node at most; a longer list is cut, and then nothing is proved from it (R6.7).
pub(crate) const MOST_MOVES: usize = 256;

/// A packed move and how early to try it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ranked {
    pub(crate) route: Route,
    rank: i32,
    number: u16,
}

/// Everything a search needs on its way, made once.
pub(crate) struct Tree {
    pub(crate) table: Table,
    pub(crate) memory: Memory,
    pub(crate) watch: Watch,
    pub(crate) rules: Rules,
    /// What a weak level overlooks; none sees everything.
    pub(crate) attention: Option<Attention>,
    /// The moves of all nodes on the current line, one after the other.
    moves: Vec<Ranked>,
    /// Keys of the positions before this one, the game's first.
    pub(crate) keys: Vec<u64>,
    /// The best line from each ply on.
    pub(super) lines: Vec<[Route; MAX_PLY]>,
    pub(super) lengths: [usize; MAX_PLY + 1],
}

impl Tree {
    pub(crate) fn new(table: Table, watch: Watch, rules: Rules) -> Self {
        Self {
            table,
            memory: Memory::new(),
            watch,
            rules,
            attention: None,
            moves: Vec::with_capacity(MOST_MOVES * (MAX_PLY + 2)),
            keys: Vec::with_capacity(4096),
            lines: vec![[Route::default(); MAX_PLY]; MAX_PLY + 1],
            lengths: [0; MAX_PLY + 1],
        }
    }

    /// The line that the last visit of the root found.
    pub(crate) fn line(&self) -> &[Route] {
        &self.lines[0][..self.lengths[0]]
    }

    /// Puts the moves of a position on the list; `None` of them is a lost position, `true`: the list was cut.
    pub(crate) fn list(&mut self, position: &Position, ply: usize) -> bool {
        let (moves, memory) = (&mut self.moves, &self.memory);
        let (start, turn) = (moves.len(), position.turn());
        let complete = each_route(position.board(), turn, self.rules, |route| {
            let number = (moves.len() - start) as u16;
            let rank = memory.rank(turn, route, ply);
            moves.push(Ranked {
                route,
                rank,
                number,
            });
            moves.len() - start < MOST_MOVES
        });
        !complete
    }

    /// The score of a position to its side to move, within the window or a bound outside it.
    pub(crate) fn visit(&mut self, node: &Node, place: Place) -> Score {
        let position = &node.position;
        self.lengths[place.ply] = 0;
        if self.watch.count() {
            return Score::DRAW;
        }
        if self.repeats(position.key(), &place) {
            return Score::DRAW;
        }
        let place = nearest_ends(place);
        if place.alpha >= place.beta {
            return place.alpha;
        }
        if place.ply >= MAX_PLY - 1 {
            return node.value();
        }
        if place.depth <= 0
            && let Some(score) = node.leaf(self.rules)
        {
            return score;
        }
        let start = self.moves.len();
        // Listed before the table is read: a processor goes on with one while it waits for the other.
        let cut = self.list(position, place.ply);
        // Beyond the horizon only captures are left: looking them up costs more time than it saves visits.
        if place.depth >= 0
            && let Some(entry) = self.table.get(position.key(), place.ply as i32)
        {
            if let Some(score) = self.settled(&entry, position, &place) {
                self.moves.truncate(start);
                return score;
            }
            if let Some(best) = self.moves.get_mut(start + usize::from(entry.best)) {
                best.rank = i32::MAX;
            }
        }
        let score = self.visit_moves(node, place, start, cut);
        self.moves.truncate(start);
        score
    }

    fn visit_moves(&mut self, node: &Node, place: Place, start: usize, mut cut: bool) -> Score {
        let count = self.moves.len() - start;
        if count == 0 {
            return Score::loss_in(place.ply as i32);
        }
        if node.is_drawn(self.rules) {
            return Score::DRAW;
        }
        let position = &node.position;
        let depth = place.depth + i32::from(count == 1 && place.depth > 0);
        let at_horizon = depth <= 1 && self.attention.is_none() && place.ply + 2 < MAX_PLY;
        let mut best = -Score::INFINITE;
        let mut best_number = NO_MOVE;
        let mut alpha = place.alpha;
        for index in 0..count {
            let picked = self.pick(start, index);
            let ahead = Place {
                depth,
                alpha,
                ..place
            };
            let leaf = if at_horizon && picked.route.jumps() == 0 {
                node.leaf_after_step(picked.route, self.rules)
            } else {
                None
            };
            let score = if let Some(score) = leaf {
                self.try_leaf(node, score, picked.route, ahead, index)
            } else {
                let mut child = *node;
                if depth <= 0 && picked.route.jumps() > 0 && self.attention.is_none() {
                    child.play_beyond(picked.route, self.rules);
                } else {
                    child.play(picked.route, self.rules);
                }
                if self.overlooks(position, &child.position, picked.route, depth, place.ply) {
                    cut = true;
                    continue;
                }
                self.try_move(position, &child, picked.route, ahead, index)
            };
            if self.watch.is_over() {
                return Score::DRAW;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_number = picked.number;
                    self.extend_line(place.ply, picked.route);
                }
            }
            if alpha >= place.beta {
                self.learn(position, start, index, place.ply, depth);
                break;
            }
        }
        if best == -Score::INFINITE {
            return node.value();
        }
        if cut && best.plies_to_loss().is_some() {
            best = -Score::LARGEST_GUESS;
        }
        if place.depth >= 0 {
            self.remember(position, &place, depth, best, best_number);
        }
        best
    }

    /// Whether a weak level does not see this reply of its opponent.
    fn overlooks(
        &self,
        before: &Position,
        child: &Position,
        route: Route,
        depth: i32,
        ply: usize,
    ) -> bool {
        ply % 2 == 1
            && self
                .attention
                .as_ref()
                .is_some_and(|a| a.overlooks(before, child, route, depth))
    }

    /// Whether the position stood on the board before, in the game or on this line.
    pub(super) fn repeats(&self, key: u64, place: &Place) -> bool {
        place.ply > 0
            && self.keys[place.since.min(self.keys.len())..]
                .iter()
                .rev()
                .skip(1)
                .step_by(2)
                .any(|&k| k == key)
    }

    /// The score of a remembered visit, if it answers this one.
    fn settled(&self, entry: &Entry, position: &Position, place: &Place) -> Option<Score> {
        let score = entry.score;
        let proved = score.is_proved();
        if place.ply == 0 || (entry.depth < place.depth && !proved) {
            return None;
        }
        if proved && self.drawn_before(position, score, place.ply) {
            return None;
        }
        match entry.bound {
            Bound::Exact => (!place.is_open() || proved).then_some(score),
            Bound::Lower => (score >= place.beta).then_some(score),
            Bound::Upper => (score <= place.alpha).then_some(score),
        }
    }

    /// Whether the automatic draw could come before a remembered end of the game.
    fn drawn_before(&self, position: &Position, score: Score, ply: usize) -> bool {
        let plies = score.plies_to_win().or(score.plies_to_loss()).unwrap_or(0) - ply as i32;
        self.rules
            .quiet_limit
            .is_some_and(|limit| position.quiet() + plies > limit)
    }

    /// Brings the most promising of the moves not yet tried to the front.
    fn pick(&mut self, start: usize, index: usize) -> Ranked {
        let rest = &mut self.moves[start + index..];
        let mut first = 0;
        for other in 1..rest.len() {
            if rest[other].rank > rest[first].rank {
                first = other;
            }
        }
        rest.swap(0, first);
        rest[0]
    }

    fn learn(&mut self, position: &Position, start: usize, index: usize, ply: usize, depth: i32) {
        let turn = position.turn();
        let best = self.moves[start + index].route;
        if best.jumps() > 0 || depth <= 0 {
            return;
        }
        self.memory.reward(turn, best, ply, depth);
        for earlier in start..start + index {
            self.memory.blame(turn, self.moves[earlier].route, depth);
        }
    }

    fn remember(
        &mut self,
        position: &Position,
        place: &Place,
        depth: i32,
        score: Score,
        best: u16,
    ) {
        let bound = if score >= place.beta {
            Bound::Lower
        } else if score > place.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry {
            score,
            depth: place.depth.min(depth),
            bound,
            best,
        };
        self.table.put(position.key(), place.ply as i32, entry);
    }

    fn extend_line(&mut self, ply: usize, route: Route) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        let length = self.lengths[ply + 1].min(MAX_PLY - 1);
        head[ply][0] = route;
        head[ply][1..=length].copy_from_slice(&tail[0][..length]);
        self.lengths[ply] = length + 1;
    }
}
