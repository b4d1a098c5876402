//! The 25 squares, the four diagonal directions, and sets of squares.
//! Knows which way a side moves; knows nothing of pieces.

use std::fmt::{self, Write};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::side::Side;

/// One of the 25 playable squares of the 7×7 board, in the order a1 c1 e1 g1 b2 … g7 (R1.1).
///
/// ```
/// use lasca_core::{Direction, Square};
/// let square: Square = "d4".parse()?;
/// assert_eq!(square.index(), 12);
/// assert_eq!(square.neighbour(Direction::UpRight).map(|s| s.to_string()), Some("e5".into()));
/// assert!("d5".parse::<Square>().is_err());
/// # Ok::<(), lasca_core::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Square(u8);

/// The text is not the name of a playable square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such square: {0}")]
pub struct SquareError(pub String);

/// One of the four diagonals, seen from White's side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards file a and rank 7.
    UpLeft,
    /// Towards file g and rank 7.
    UpRight,
    /// Towards file a and rank 1.
    DownLeft,
    /// Towards file g and rank 1.
    DownRight,
}

impl Direction {
    /// All four; the first two are White's forward directions, the last two Black's.
    pub const ALL: [Direction; 4] = [
        Direction::UpLeft,
        Direction::UpRight,
        Direction::DownLeft,
        Direction::DownRight,
    ];

    /// The two directions in which soldiers of `side` go (R3.1).
    #[inline]
    pub fn forward(side: Side) -> &'static [Direction] {
        match side {
            Side::White => &Direction::ALL[..2],
            Side::Black => &Direction::ALL[2..],
        }
    }
}

const COUNT: usize = 25;
const OFF: u8 = u8::MAX;
const NEIGHBOUR: [[u8; 4]; COUNT] = reach(1);
const BEYOND: [[u8; 4]; COUNT] = reach(2);

const fn file_of(index: u8) -> i8 {
    let in_pair = (index % 7) as i8;
    if in_pair < 4 {
        2 * in_pair
    } else {
        2 * in_pair - 7
    }
}

const fn rank_of(index: u8) -> i8 {
    2 * (index / 7) as i8 + (index % 7 >= 4) as i8
}

const fn index_at(file: i8, rank: i8) -> u8 {
    if file < 0 || file > 6 || rank < 0 || rank > 6 || (file + rank) % 2 != 0 {
        return OFF;
    }
    let offset = if rank % 2 == 0 {
        file / 2
    } else {
        4 + file / 2
    };
    (7 * (rank / 2) + offset) as u8
}

const fn reach(distance: i8) -> [[u8; 4]; COUNT] {
    let mut table = [[OFF; 4]; COUNT];
    let mut index = 0;
    while index < COUNT {
        let (file, rank) = (file_of(index as u8), rank_of(index as u8));
        table[index] = [
            index_at(file - distance, rank + distance),
            index_at(file + distance, rank + distance),
            index_at(file - distance, rank - distance),
            index_at(file + distance, rank - distance),
        ];
        index += 1;
    }
    table
}

const fn every() -> [Square; COUNT] {
    let mut all = [Square(0); COUNT];
    let mut index = 0;
    while index < COUNT {
        all[index] = Square(index as u8);
        index += 1;
    }
    all
}

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = COUNT;

    /// Every square in order.
    pub const ALL: [Square; COUNT] = every();

    /// The square with this number, 0 (a1) to 24 (g7).
    pub fn new(index: i32) -> Option<Square> {
        u8::try_from(index)
            .ok()
            .filter(|&i| usize::from(i) < COUNT)
            .map(Square)
    }

    /// The square on this file and rank, each from 0 to 6, if it is a playable one.
    pub fn at(file: i32, rank: i32) -> Option<Square> {
        let small = |n: i32| i8::try_from(n).ok();
        Square::from_table(index_at(small(file)?, small(rank)?))
    }

    /// 0 for a1 to 24 for g7.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 for file a to 6 for file g.
    #[inline]
    pub const fn file(self) -> i32 {
        file_of(self.0) as i32
    }

    /// 0 for rank 1 to 6 for rank 7.
    #[inline]
    pub const fn rank(self) -> i32 {
        rank_of(self.0) as i32
    }

    /// The square one step away.
    #[inline]
    pub const fn neighbour(self, direction: Direction) -> Option<Square> {
        Square::from_table(NEIGHBOUR[self.0 as usize][direction as usize])
    }

    /// The square two steps away: where a jump in this direction lands.
    #[inline]
    pub const fn beyond(self, direction: Direction) -> Option<Square> {
        Square::from_table(BEYOND[self.0 as usize][direction as usize])
    }

    /// The direction from here to an adjacent square.
    pub fn direction_to(self, adjacent: Square) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|&d| self.neighbour(d) == Some(adjacent))
    }

    /// The square that a jump from here to `landing` passes over, if that is the length of a jump.
    #[inline]
    pub fn between(self, landing: Square) -> Option<Square> {
        Direction::ALL
            .into_iter()
            .find(|&d| self.beyond(d) == Some(landing))
            .and_then(|d| self.neighbour(d))
    }

    /// Whether soldiers of `side` are promoted here (R5.1).
    #[inline]
    pub const fn is_far_rank(self, side: Side) -> bool {
        match side {
            Side::White => self.0 >= 21,
            Side::Black => self.0 < 4,
        }
    }

    /// The square seen at this place when the board is turned by half.
    pub const fn turned(self) -> Square {
        Square(COUNT as u8 - 1 - self.0)
    }

    /// Its name: the letter of its file and the digit of its rank.
    pub(crate) const fn letters(self) -> [char; 2] {
        let file = b'a' + file_of(self.0) as u8;
        let rank = b'1' + rank_of(self.0) as u8;
        [file as char, rank as char]
    }

    #[inline]
    const fn from_table(entry: u8) -> Option<Square> {
        if entry == OFF {
            None
        } else {
            Some(Square(entry))
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [file, rank] = self.letters();
        f.write_char(file)?;
        f.write_char(rank)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        let mut letters = text.chars();
        let place = match (letters.next(), letters.next(), letters.next()) {
            (Some(file), Some(rank), None) => place_of(file, rank),
            _ => None,
        };
        place.ok_or_else(|| SquareError(text.to_owned()))
    }
}

/// The square named by a file letter of either case and a rank digit.
pub(crate) fn place_of(file: char, rank: char) -> Option<Square> {
    let file = file.to_ascii_lowercase() as i32 - 'a' as i32;
    let rank = rank as i32 - '1' as i32;
    Square::at(file, rank)
}

impl From<Square> for String {
    fn from(square: Square) -> String {
        square.to_string()
    }
}

impl TryFrom<String> for Square {
    type Error = SquareError;

    fn try_from(text: String) -> Result<Square, SquareError> {
        text.parse()
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u32);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// Whether the set has no square.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as bits, that of a1 the lowest.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// The set with these bits.
    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> SquareSet {
        SquareSet(bits)
    }

    /// How many squares are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    /// The set with this square, too.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | 1 << square.0)
    }

    /// The set without this square.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !(1 << square.0))
    }

    /// The squares of either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

impl Iterator for SquareSet {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Square(lowest))
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
