//! Twenty-five columns and who commands which.
//! Knows no rule: anything can be put anywhere.

use std::ops::Index;

use crate::column::Column;
use crate::piece::{Piece, Role};
use crate::side::{BySide, Side};
use crate::square::{Square, SquareSet};

/// What stands on each square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Board {
    // Some more than there are squares, so that five bits always name one and no index needs a check.
    columns: [Column; 32],
    owned: BySide<SquareSet>,
    officers: SquareSet,
}

impl Board {
    /// No piece at all.
    pub const EMPTY: Board = Board {
        columns: [Column::EMPTY; 32],
        owned: BySide::new(SquareSet::EMPTY, SquareSet::EMPTY),
        officers: SquareSet::EMPTY,
    };

    /// The squares whose columns `side` commands.
    #[inline]
    pub fn owned(&self, side: Side) -> SquareSet {
        self.owned[side]
    }

    /// The squares whose columns have an officer on top.
    #[inline]
    pub fn officers(&self) -> SquareSet {
        self.officers
    }

    /// The squares that are not empty.
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.owned.white.union(self.owned.black)
    }

    /// Whether nothing stands on this square.
    #[inline]
    pub fn is_empty(&self, square: Square) -> bool {
        self[square].is_empty()
    }

    /// The top piece on this square.
    #[inline]
    pub fn commander(&self, square: Square) -> Option<Piece> {
        self[square].commander()
    }

    /// The column on the square with this number.
    #[inline]
    pub(crate) fn column(&self, index: usize) -> Column {
        self.columns[index & 31]
    }

    /// The bare columns by the numbers of their squares.
    #[inline]
    pub(crate) fn all_columns(&self) -> &[Column; 32] {
        &self.columns
    }

    /// Puts a column on the square with this number without minding who commands what; `command` puts that right.
    #[inline]
    pub(crate) fn set_column(&mut self, index: usize, column: Column) {
        self.columns[index & 31] = column;
    }

    /// Sets who commands what, after `set_column`: White's squares, Black's, and those of officers.
    #[inline]
    pub(crate) fn command(&mut self, [white, black, officers]: [u32; 3]) {
        self.owned = BySide::new(SquareSet::from_bits(white), SquareSet::from_bits(black));
        self.officers = SquareSet::from_bits(officers);
    }

    /// Every occupied square and its column, a1 first.
    pub fn columns(&self) -> impl Iterator<Item = (Square, Column)> + '_ {
        self.occupied().map(|square| (square, self[square]))
    }

    /// How many pieces stand on the board.
    pub fn pieces(&self) -> usize {
        self.columns.iter().map(|column| column.height()).sum()
    }

    /// Puts a column on a square, in place of what stood there; the empty column clears the square.
    #[inline]
    pub fn put(&mut self, square: Square, column: Column) {
        self.columns[square.index()] = column;
        self.owned.white = self.owned.white.without(square);
        self.owned.black = self.owned.black.without(square);
        self.officers = self.officers.without(square);
        if let Some(commander) = column.commander() {
            self.owned[commander.side] = self.owned[commander.side].with(square);
            if commander.role == Role::Officer {
                self.officers = self.officers.with(square);
            }
        }
    }

    /// Takes the column off a square.
    #[inline]
    pub fn lift(&mut self, square: Square) -> Column {
        let column = self[square];
        self.put(square, Column::EMPTY);
        column
    }
}

impl Index<Square> for Board {
    type Output = Column;
    #[inline]
    fn index(&self, square: Square) -> &Column {
        &self.columns[square.index()]
    }
}
