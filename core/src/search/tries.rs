//! How one move of a node is tried: in which window, how deep, and again if it turns out better than thought.
//! Knows nodes and places; what is done with the score is the node's business.

use crate::movegen::Route;
use crate::position::Position;
use crate::search::alphabeta::Tree;
use crate::search::node::Node;
use crate::search::order::reduction;
use crate::search::place::{Place, nearest_ends};
use crate::search::score::Score;

impl Tree {
    /// A root move searched on its own: its score if that is above `alpha`, else a bound.
    pub(crate) fn try_root_move(
        &mut self,
        root: &Position,
        child: &Node,
        route: Route,
        place: Place,
    ) -> Score {
        let index = usize::from(place.alpha > -Score::INFINITE);
        self.try_move(root, child, route, place, index)
    }

    /// The line found for a root move that was just searched.
    pub(crate) fn line_after(&self, route: Route) -> Vec<Route> {
        let mut line = vec![route];
        line.extend_from_slice(&self.lines[1][..self.lengths[1]]);
        line
    }

    /// One move: the first with the whole window, later ones with an empty one, quiet late ones less deep at first.
    pub(super) fn try_move(
        &mut self,
        before: &Position,
        child: &Node,
        route: Route,
        place: Place,
        index: usize,
    ) -> Score {
        self.keys.push(before.key());
        let since = if can_come_back(before, route) {
            place.since
        } else {
            self.keys.len()
        };
        let below = place.below(since);
        let score = if index == 0 {
            -self.visit(child, below)
        } else {
            self.try_later(child, place, below, reduction(place.depth, index, route))
        };
        self.keys.pop();
        score
    }

    /// A move after the first: whether it is better at all, `less` deep at first, and how much only if it is.
    fn try_later(&mut self, child: &Node, place: Place, below: Place, less: i32) -> Score {
        let empty = Place {
            alpha: (-place.alpha).plus(-1),
            ..below
        };
        let shallow = Place {
            depth: below.depth - less,
            ..empty
        };
        let mut score = -self.visit(child, shallow);
        if less > 0 && score > place.alpha && !self.watch.is_over() {
            score = -self.visit(child, empty);
        }
        if score > place.alpha && score < place.beta && place.is_open() && !self.watch.is_over() {
            score = -self.visit(child, below);
        }
        score
    }

    /// The same for a step to a position whose value at the horizon is known.
    pub(super) fn try_leaf(
        &mut self,
        before: &Node,
        value: Score,
        route: Route,
        place: Place,
        index: usize,
    ) -> Score {
        let key = can_come_back(&before.position, route).then(|| {
            before
                .position
                .key_after_step(route.origin(), route.last_landing())
        });
        self.keys.push(before.position.key());
        let below = place.below(place.since);
        let score = if index == 0 {
            -self.visit_leaf(value, key, below)
        } else {
            let empty = Place {
                alpha: (-place.alpha).plus(-1),
                ..below
            };
            let mut score = -self.visit_leaf(value, key, empty);
            if score > place.alpha && score < place.beta && place.is_open() && !self.watch.is_over()
            {
                score = -self.visit_leaf(value, key, below);
            }
            score
        };
        self.keys.pop();
        score
    }

    fn visit_leaf(&mut self, value: Score, key: Option<u64>, place: Place) -> Score {
        self.lengths[place.ply] = 0;
        if self.watch.count() {
            return Score::DRAW;
        }
        if key.is_some_and(|key| self.repeats(key, &place)) {
            return Score::DRAW;
        }
        let place = nearest_ends(place);
        if place.alpha >= place.beta {
            return place.alpha;
        }
        value
    }
}

/// Whether the position before a move can come again after it: officers' steps alone are taken back.
fn can_come_back(before: &Position, route: Route) -> bool {
    route.jumps() == 0 && before.board().officers().bits() >> route.origin() & 1 != 0
}
