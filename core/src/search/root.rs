//! The root of a search for a level: every move with its own score, as far as it can be chosen.
//! Knows the tree and its root moves; which of them a level prefers is the level's business.

use crate::movegen::{Route, each_route};
use crate::position::Position;
use crate::search::alphabeta::{MOST_MOVES, Tree};
use crate::search::node::Node;
use crate::search::place::Place;
use crate::search::score::Score;
use crate::search::table::NO_MOVE;
use crate::search::{Engine, SearchResult};

/// A root move and its score: exact if it is near enough to the best, a bound otherwise.
pub(crate) type Scored = (Route, Score);

impl Engine {
    /// Deepens move by move after `begin`: scores are exact for moves less than `margin` worse than the best.
    pub(crate) fn rank(
        &mut self,
        position: &Position,
        last_depth: i32,
        margin: i32,
    ) -> (SearchResult, Vec<Scored>) {
        let mut result = self.first_answer(position);
        let mut ranked = Vec::new();
        each_route(
            position.board(),
            position.turn(),
            self.tree.rules,
            |route| {
                ranked.push((route, Score::DRAW));
                true
            },
        );
        if result.best.is_none() {
            return (result, Vec::new());
        }
        let mut line = Vec::new();
        for depth in 1..=last_depth {
            let Some((next, found)) = iterate(&mut self.tree, position, depth, margin, &ranked)
            else {
                break;
            };
            ranked = next;
            result.depth = depth;
            result.score = ranked[0].1;
            line = found;
            result.best = line.first().and_then(|route| route.to_move());
            if result.proved_within(depth) {
                break;
            }
        }
        self.finish(position, line, &mut result);
        (result, ranked)
    }
}

/// One iteration over all root moves, best first; `None` if it was stopped.
fn iterate(
    tree: &mut Tree,
    position: &Position,
    depth: i32,
    margin: i32,
    ranked: &[Scored],
) -> Option<(Vec<Scored>, Vec<Route>)> {
    let mut best = -Score::INFINITE;
    let mut line = Vec::new();
    let mut next = Vec::with_capacity(ranked.len());
    let node = Node::new(position);
    for &(route, _) in ranked {
        let mut child = node;
        child.play(route, tree.rules);
        let alpha = if best == -Score::INFINITE {
            best
        } else {
            best.plus(-margin)
        };
        let root = Place {
            depth,
            ply: 0,
            alpha,
            beta: Score::INFINITE,
            since: 0,
        };
        let score = tree.try_root_move(position, &child, route, root);
        if tree.watch.is_over() {
            return None;
        }
        if score > best {
            best = score;
            line = tree.line_after(route);
        }
        next.push((route, score));
    }
    next.sort_by_key(|&(_, score)| std::cmp::Reverse(score));
    Some((next, line))
}

/// A line that was cut short by the table is made up to this many moves.
const SHOWN_LINE: usize = 8;

/// Goes on with a line from where it ends as far as the table knows the way, but not round in a circle and not past the
/// automatic draw: the table knows positions, not how many quiet plies led to them.
pub(crate) fn lengthen(tree: &Tree, position: &Position, line: &mut Vec<Route>) {
    let mut seen = vec![position.key()];
    let mut at = *position;
    for route in line.iter() {
        at = at.apply_route(*route, tree.rules);
        seen.push(at.key());
    }
    let limit = tree.rules.quiet_limit.unwrap_or(i32::MAX);
    while line.len() < SHOWN_LINE && at.quiet() < limit {
        let best = tree
            .table
            .get(at.key(), 0)
            .map_or(NO_MOVE, |entry| entry.best);
        let mut moves = Vec::new();
        each_route(at.board(), at.turn(), tree.rules, |route| {
            moves.push(route);
            moves.len() < MOST_MOVES
        });
        let only = moves.first().copied().filter(|_| moves.len() == 1);
        let Some(route) = moves.get(usize::from(best)).copied().or(only) else {
            break;
        };
        at = at.apply_route(route, tree.rules);
        if seen.contains(&at.key()) {
            break;
        }
        line.push(route);
        seen.push(at.key());
    }
}
