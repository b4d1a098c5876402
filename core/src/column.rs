//! A column of pieces, packed into a `u64`.
//! Knows the order of its pieces; knows no square and no rule.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::piece::{Piece, Role};
use crate::side::Side;

/// The pieces on one square from the commander down; no piece at all is the empty column.
///
/// In every position that a game can reach, a column read from the top changes side at most once:
/// first its guards, then its prisoners (R2.3). Composed set-ups may break this.
///
/// ```
/// use lasca_core::{Column, Piece, Side};
/// let mut column: Column = [Piece::officer(Side::White)].into_iter().collect();
/// column.push_prisoner(Piece::soldier(Side::Black));
/// assert_eq!(column.to_string(), "Wb");
/// assert_eq!(column.take_commander(), Some(Piece::officer(Side::White)));
/// assert_eq!(column.owner(), Some(Side::Black));
/// ```
// Two bits a piece from the lowest bits up, commander first (bit 0: Black, bit 1: officer), and a 1 above the last piece:
// taking the commander is a shift, adding a prisoner one addition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Column(u64);

/// The text is not a column: `w b W B` from the top down, at most 22 of them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a column: {0}")]
pub struct ColumnError(pub String);

const fn code(piece: Piece) -> u64 {
    piece.side as u64 | (piece.role as u64) << 1
}

const fn decode(bits: u64) -> Piece {
    Piece {
        side: if bits & 1 == 0 {
            Side::White
        } else {
            Side::Black
        },
        role: if bits & 2 == 0 {
            Role::Soldier
        } else {
            Role::Officer
        },
    }
}

impl Column {
    /// No piece.
    pub const EMPTY: Column = Column(1);
    /// As many pieces as a board holds.
    pub const MAX_HEIGHT: usize = 22;

    /// A column of height 1.
    pub const fn single(piece: Piece) -> Column {
        Column(code(piece) | 1 << 2)
    }

    /// How many pieces stand here.
    #[inline]
    pub const fn height(self) -> usize {
        (self.stop() / 2) as usize
    }

    /// Whether no piece stands here.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 1
    }

    /// The top piece (R2.2).
    #[inline]
    pub const fn commander(self) -> Option<Piece> {
        if self.is_empty() {
            None
        } else {
            Some(decode(self.0))
        }
    }

    /// The side that moves this column: its commander's.
    #[inline]
    pub const fn owner(self) -> Option<Side> {
        match self.commander() {
            Some(piece) => Some(piece.side),
            None => None,
        }
    }

    /// Removes the top piece and returns it.
    #[inline]
    pub const fn take_commander(&mut self) -> Option<Piece> {
        let taken = self.commander();
        if taken.is_some() {
            self.0 >>= 2;
        }
        taken
    }

    /// Puts a piece beneath all others (R4.9).
    ///
    /// A board never has more than 22 pieces, so a column never has more. One that is full keeps what it has, and a build with
    /// debug assertions says so: the caller has lost count.
    #[inline]
    pub const fn push_prisoner(&mut self, piece: Piece) {
        let height = self.height();
        debug_assert!(height < Column::MAX_HEIGHT);
        if height < Column::MAX_HEIGHT {
            self.push_code(code(piece));
        }
    }

    /// Makes the commander an officer (R5.1).
    #[inline]
    pub const fn promote(&mut self) {
        if !self.is_empty() {
            self.0 |= 2;
        }
    }

    /// The pieces from the commander down.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Piece> + ExactSizeIterator {
        (0..self.height()).map(move |i| decode(self.0 >> (2 * i)))
    }

    /// How many pieces of the owner's side lie unbroken from the top, the commander included.
    #[inline]
    pub const fn guards(self) -> usize {
        if self.is_empty() {
            return 0;
        }
        let others = if self.0 & 1 == 0 { self.0 } else { !self.0 };
        ((others & SIDES | 1 << self.stop()).trailing_zeros() / 2) as usize
    }

    /// The side of the piece this many below the commander.
    #[inline]
    pub(crate) const fn side_below(self, depth: usize) -> Option<Side> {
        if depth < self.height() {
            Some(decode(self.0 >> (2 * depth)).side)
        } else {
            None
        }
    }

    /// How many pieces of the other side lie beneath the commander, at any depth.
    pub const fn prisoners(self) -> usize {
        let blacks = ((self.0 ^ 1 << self.stop()) & SIDES).count_ones() as usize;
        if self.0 & 1 == 0 {
            blacks
        } else {
            self.height() - blacks
        }
    }

    /// The place of the 1 above the last piece.
    #[inline]
    const fn stop(self) -> u32 {
        63 - self.0.leading_zeros()
    }

    #[inline]
    const fn push_code(&mut self, code: u64) {
        self.0 += (code + 3) << self.stop();
    }

    /// Without its commander; there is one.
    #[inline]
    pub(crate) const fn uncovered(self) -> Column {
        Column(self.0 >> 2)
    }

    /// With the commander of another column beneath, as a soldier if it is demoted (R4.9, R5.3).
    #[inline]
    pub(crate) const fn with_prisoner(mut self, jumped: Column, demote: bool) -> Column {
        self.push_code(jumped.0 & if demote { 1 } else { 3 });
        self
    }

    /// With an officer in command.
    #[inline]
    pub(crate) const fn promoted(self) -> Column {
        Column(self.0 | 2)
    }

    /// The column with this packed form, if it is one.
    pub(crate) const fn from_bits(bits: u64) -> Option<Column> {
        let stop = 63 - (bits | 1).leading_zeros();
        if bits == 0 || stop % 2 == 1 || stop as usize > 2 * Column::MAX_HEIGHT {
            return None;
        }
        Some(Column(bits))
    }

    /// The packed form: equal columns have equal numbers, the empty one 1.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}

const SIDES: u64 = 0x0055_5555_5555_5555;

impl Default for Column {
    fn default() -> Column {
        Column::EMPTY
    }
}

impl FromIterator<Piece> for Column {
    /// The column with these pieces from the top down; pieces beyond the 22nd are dropped.
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Column {
        let mut column = Column::EMPTY;
        for piece in pieces.into_iter().take(Column::MAX_HEIGHT) {
            column.push_prisoner(piece);
        }
        column
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter()
            .try_for_each(|piece| write!(f, "{}", piece.letter()))
    }
}

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Column({self})")
    }
}

impl From<Column> for String {
    fn from(column: Column) -> String {
        column.to_string()
    }
}

impl TryFrom<String> for Column {
    type Error = ColumnError;

    fn try_from(text: String) -> Result<Column, ColumnError> {
        let pieces: Option<Vec<Piece>> = text.chars().map(Piece::from_letter).collect();
        pieces
            .filter(|p| p.len() <= Column::MAX_HEIGHT)
            .map(|p| p.into_iter().collect())
            .ok_or(ColumnError(text))
    }
}
