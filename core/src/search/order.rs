//! Which move to try first: captures by what they take, then moves that cut off elsewhere.
//! Knows packed moves and counters; only the order of moves depends on it, never their value.

use crate::movegen::Route;
use crate::side::Side;

/// The deepest line of a search, extensions included.
pub(crate) const MAX_PLY: usize = 128;

const LARGEST: i32 = 1 << 14;

/// What earlier nodes taught about quiet moves.
pub(crate) struct Memory {
    killers: [[Route; 2]; MAX_PLY],
    history: [[i32; 128]; 2],
}

impl Memory {
    pub(crate) fn new() -> Self {
        Self {
            killers: [[Route::default(); 2]; MAX_PLY],
            history: [[0; 128]; 2],
        }
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::new();
    }

    /// A step by where it starts and which way it goes.
    #[inline]
    fn place(route: Route) -> usize {
        route.origin() << 2 | route.direction(0)
    }

    /// How early to try a move: more is earlier.
    #[inline]
    pub(crate) fn rank(&self, side: Side, route: Route, ply: usize) -> i32 {
        if route.jumps() > 0 {
            return 100 * LARGEST + route.jumps() as i32;
        }
        let [first, second] = self.killers[ply];
        if route == first {
            3 * LARGEST
        } else if route == second {
            2 * LARGEST
        } else {
            self.history[side.index()][Self::place(route)]
        }
    }

    /// A quiet move cut off; those tried before it did not.
    #[inline]
    pub(crate) fn reward(&mut self, side: Side, route: Route, ply: usize, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != route {
            *killers = [route, killers[0]];
        }
        self.adjust(side, route, (depth * depth).min(400));
    }

    /// A quiet move was tried in vain before another one cut off.
    #[inline]
    pub(crate) fn blame(&mut self, side: Side, route: Route, depth: i32) {
        self.adjust(side, route, -(depth * depth).min(400));
    }

    #[inline]
    fn adjust(&mut self, side: Side, route: Route, by: i32) {
        let value = &mut self.history[side.index()][Self::place(route)];
        *value += by - *value * by.abs() / LARGEST;
    }
}

/// How many plies less to look at a late quiet move at first.
pub(crate) fn reduction(depth: i32, index: usize, route: Route) -> i32 {
    if depth < 3 || index < 3 || route.jumps() > 0 {
        0
    } else {
        1 + i32::from(index >= 6 && depth >= 5)
    }
}
