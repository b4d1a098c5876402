//! What stands otherwise after a change, so that nobody has to work out boards from moves.
//! Compares two boards; knows no move and no rule.

use super::Session;
use super::change::{Change, Stand};
use super::snapshot::ColumnState;
use crate::board::Board;
use crate::square::Square;

/// The squares on which `after` differs from `before`, in their order (R1.1).
fn stands(before: &Board, after: &Board) -> Vec<Stand> {
    let differs = |square: &Square| before[*square] != after[*square];
    let squares = Square::ALL.into_iter().filter(differs);
    squares.map(|square| Stand::on(after, square)).collect()
}

impl Stand {
    /// What stands on a square.
    pub(super) fn on(board: &Board, square: Square) -> Self {
        Self {
            square,
            column: (!board.is_empty(square)).then(|| ColumnState::new(square, board[square])),
        }
    }
}

impl Change {
    /// This change, and what stands otherwise since if anything does.
    pub(super) fn and_stood(self, before: &Board, after: &Board) -> impl Iterator<Item = Self> {
        let stands = stands(before, after);
        let stood = (!stands.is_empty()).then_some(Self::Stood { stands });
        [self].into_iter().chain(stood)
    }
}

impl Session {
    /// Tells that the position shown, whose board was `before`, is another one now.
    pub(super) fn tell_rewound(&mut self, before: &Board) {
        self.tell_stood(Change::Rewound, before);
    }

    /// Tells that a half-made or shown move, on the board `before`, went back to `to`.
    pub(super) fn tell_stepped_back(&mut self, to: Square, before: &Board) {
        self.tell_stood(Change::SteppedBack { to }, before);
    }

    fn tell_stood(&mut self, change: Change, before: &Board) {
        let after = self.shown_board();
        self.news.changes.extend(change.and_stood(before, &after));
    }
}
