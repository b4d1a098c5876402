//! What a weak level does not see: kinds of replies that people overlook, at the end of its horizon only.
//! Knows kinds and probabilities; nothing here is random, a seed and the position decide.

use crate::hash::spread;
use crate::movegen::{Route, Sight};
use crate::position::Position;
use crate::side::Side;

/// Probabilities in thousandths of not seeing a reply of the opponent, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Blindness {
    /// A capture of a single piece, straight ahead.
    pub(crate) plain: u32,
    /// A capture of several pieces.
    pub(crate) multi_jump: u32,
    /// A capture in which an officer jumps backward.
    pub(crate) backward: u32,
    /// A capture that sets pieces of the capturing side free.
    pub(crate) release: u32,
    /// Any move after which a capture is forced: a sacrifice, or the first half of an exchange.
    pub(crate) forcing: u32,
}

/// How attentive one search is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attention {
    pub(crate) blindness: Blindness,
    pub(crate) seed: u64,
}

/// The last plies of the horizon in which replies may be overlooked.
const LAST_PLIES: i32 = 2;

impl Attention {
    /// Whether this reply, `depth` plies before the horizon, goes unseen.
    pub(crate) fn overlooks(
        &self,
        position: &Position,
        child: &Position,
        route: Route,
        depth: i32,
    ) -> bool {
        if depth > LAST_PLIES {
            return false;
        }
        let chance = self.chance(position, child, route);
        chance > 0
            && mix(self.seed ^ position.key().rotate_left(17) ^ route.bits()) % 1000
                < u64::from(chance)
    }

    /// The highest probability of the kinds to which the reply belongs.
    fn chance(&self, position: &Position, child: &Position, route: Route) -> u32 {
        let blindness = &self.blindness;
        let forces = Sight::new(child.board(), child.turn()).jumped() != 0;
        let mut chance = if forces { blindness.forcing } else { 0 };
        if route.jumps() == 0 {
            return chance;
        }
        chance = chance.max(blindness.plain);
        if route.jumps() >= 2 {
            chance = chance.max(blindness.multi_jump);
        }
        if goes_backward(position.turn(), route) {
            chance = chance.max(blindness.backward);
        }
        if frees(position, route) {
            chance = chance.max(blindness.release);
        }
        chance
    }
}

/// Whether a leg goes against the direction of soldiers.
pub(crate) fn goes_backward(turn: Side, route: Route) -> bool {
    (0..route.jumps().max(1)).any(|leg| (route.direction(leg) >= 2) == (turn == Side::White))
}

/// Whether a capture uncovers pieces of the capturing side.
pub(crate) fn frees(position: &Position, route: Route) -> bool {
    route
        .jumped_squares()
        .any(|square| position.board().column(square).side_below(1) == Some(position.turn()))
}

/// A well-spread number from another one.
pub(crate) fn mix(number: u64) -> u64 {
    spread(number, 1)
}
