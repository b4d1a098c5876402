//! Where a node stands in the tree: how deep, in which window, and what can still come again.
//! Knows scores only.

use crate::search::score::Score;

/// Where a node stands.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) depth: i32,
    pub(crate) ply: usize,
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
    /// The first of `keys` that can still come again.
    pub(crate) since: usize,
}

impl Place {
    pub(crate) fn is_open(&self) -> bool {
        self.beta.value() - self.alpha.value() > 1
    }

    /// One ply on, seen by the other side; nothing from before `since` can come again.
    #[inline]
    pub(crate) fn below(&self, since: usize) -> Self {
        Self {
            depth: self.depth - 1,
            ply: self.ply + 1,
            alpha: -self.beta,
            beta: -self.alpha,
            since,
        }
    }
}

/// No end of the game can come before this ply, and none found elsewhere is worth beating by a later one.
pub(crate) fn nearest_ends(place: Place) -> Place {
    let ply = place.ply as i32;
    Place {
        alpha: place.alpha.max(Score::loss_in(ply)),
        beta: place.beta.min(Score::win_in(ply + 1)),
        ..place
    }
}
