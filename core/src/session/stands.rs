//! What stands otherwise after a change, so that nobody has to work out boards from moves.
//! Compares two boards; knows no move and no rule.

use super::Session;
use super::change::{Change, Stand};
use super::snapshot::ColumnState;
use crate::board::Board;
use crate::square::Square;

/// The squares on which `after` differs from `before`, in their order (R1.1).
pub(super) fn stands(before: &Board, after: &Board) -> Vec<Stand> {
    let differs = |square: &Square| before[*square] != after[*square];
    let stand = |square: Square| Stand {
        square,
        column: (!after.is_empty(square)).then(|| ColumnState::new(square, after[square])),
    };
    let squares = Square::ALL.into_iter().filter(differs);
    squares.map(stand).collect()
}

impl Session {
    /// Tells that the position shown, whose board was `before`, is another one now.
    pub(super) fn tell_rewound(&mut self, before: &Board) {
        self.news.changes.push(Change::Rewound {
            to_ply: self.shown_ply(),
            stands: stands(before, &self.shown_board()),
        });
    }

    /// Tells that a half-made or shown move, on the board `before`, went back to `to`.
    pub(super) fn tell_stepped_back(&mut self, to: Square, before: &Board) {
        self.news.changes.push(Change::SteppedBack {
            to,
            stands: stands(before, &self.shown_board()),
        });
    }
}
