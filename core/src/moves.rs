//! Moves as paths of squares, the jumps they consist of, and the reasons why a path is no move.
//! Needs no board.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::piece::Piece;
use crate::square::Square;

/// The squares on which a move lands, in order, kept inline.
///
/// Every jump takes one enemy piece: at most 11 jumps in play and at most 21 from a set-up (R4.11).
/// Without a second jump of a square at most 9: one capture runs over b2 d2 f2 b4 d4 f4 b6 d6 f6 only,
/// or over c3 e3 c5 e5 only.
#[derive(Clone, Copy)]
pub struct Landings {
    squares: [Square; Landings::MAX],
    len: u8,
}

impl Landings {
    /// The longest capture there can be.
    pub const MAX: usize = 21;

    /// No landing yet.
    pub fn new() -> Landings {
        Landings {
            squares: [Square::default(); Landings::MAX],
            len: 0,
        }
    }

    /// Adds a landing; `false` and unchanged where 21 are there already.
    #[inline]
    pub fn push(&mut self, square: Square) -> bool {
        let len = usize::from(self.len);
        if len == Landings::MAX {
            return false;
        }
        self.squares[len] = square;
        self.len += 1;
        true
    }

    /// Removes the last landing and returns it.
    #[inline]
    pub fn pop(&mut self) -> Option<Square> {
        let last = self.last().copied();
        self.len = self.len.saturating_sub(1);
        last
    }
}

impl Default for Landings {
    fn default() -> Self {
        Landings::new()
    }
}

impl Deref for Landings {
    type Target = [Square];
    #[inline]
    fn deref(&self) -> &[Square] {
        &self.squares[..usize::from(self.len)]
    }
}

impl PartialEq for Landings {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl Eq for Landings {}

impl Hash for Landings {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

impl fmt::Debug for Landings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A whole move: a step or a capture with every landing.
///
/// Two captures are the same move only if origin and all landings are equal (R4.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Square>", try_from = "Vec<Square>")]
pub struct Move {
    origin: Square,
    landings: Landings,
}

/// The squares are not the path of a move: fewer than two, or more than 22.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a move has an origin and 1 to 21 landings")]
pub struct PathLengthError;

impl Move {
    /// The move from `origin` over all `landings`; `None` where there is no landing or more than 21.
    pub fn new(origin: Square, landings: &[Square]) -> Option<Move> {
        let mut list = Landings::new();
        let all = landings.iter().all(|&square| list.push(square));
        (all && !landings.is_empty()).then_some(Move {
            origin,
            landings: list,
        })
    }

    /// The move from `origin` to a single landing.
    pub fn single(origin: Square, landing: Square) -> Move {
        let mut landings = Landings::new();
        landings.push(landing);
        Move { origin, landings }
    }

    pub(crate) const fn from_parts(origin: Square, landings: Landings) -> Move {
        Move { origin, landings }
    }

    /// Where the move starts.
    #[inline]
    pub const fn origin(&self) -> Square {
        self.origin
    }

    /// Every landing in order; never empty.
    #[inline]
    pub fn landings(&self) -> &[Square] {
        &self.landings
    }

    /// Where the move ends.
    #[inline]
    pub fn last_landing(&self) -> Square {
        self.landings.last().copied().unwrap_or(self.origin)
    }

    /// Whether this is a capture: its first leg has the length of a jump.
    #[inline]
    pub fn is_capture(&self) -> bool {
        let apart = self
            .landings
            .first()
            .map_or(0, |l| l.rank() - self.origin.rank());
        apart == 2 || apart == -2
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.origin)?;
        let sign = if self.is_capture() { 'x' } else { '-' };
        self.landings
            .iter()
            .try_for_each(|l| write!(f, "{sign}{l}"))
    }
}

impl From<Move> for Vec<Square> {
    fn from(played: Move) -> Vec<Square> {
        let mut path = vec![played.origin];
        path.extend_from_slice(played.landings());
        path
    }
}

impl TryFrom<Vec<Square>> for Move {
    type Error = PathLengthError;

    fn try_from(path: Vec<Square>) -> Result<Move, PathLengthError> {
        let (&origin, landings) = path.split_first().ok_or(PathLengthError)?;
        Move::new(origin, landings).ok_or(PathLengthError)
    }
}

/// One leap of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Jump {
    /// Where the leap starts.
    pub from: Square,
    /// The square that is jumped.
    pub over: Square,
    /// Where the leap lands.
    pub to: Square,
    /// The commander that is taken, with the role it had before.
    pub taken: Piece,
    /// The same piece as it lies beneath the jumping column from now on: under some rules a soldier (R5.3).
    pub prisoner: Piece,
    /// The mover's own piece that commands the jumped square from now on, if one was set free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub freed: Option<Piece>,
}

/// Why a path of squares is not a move of this position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum IllegalMove {
    /// Nothing is played after the end.
    #[error("the game is over")]
    GameOver,
    /// No column of the side to move stands on the origin.
    #[error("{square} holds no column of the side to move")]
    NotYours {
        /// The origin.
        square: Square,
        /// The columns that can move.
        instead: Vec<Square>,
    },
    /// A capture is possible, and this is none (R4.3).
    #[error("a capture is compulsory: {}", names(columns))]
    MustCapture {
        /// The columns that can capture.
        columns: Vec<Square>,
    },
    /// The column on the origin has no move at all.
    #[error("the column on {square} is blocked")]
    Blocked {
        /// The origin.
        square: Square,
        /// The columns that can move.
        instead: Vec<Square>,
    },
    /// The column cannot go to this landing from where it is.
    #[error("{landing} cannot be reached; {}", possible(instead))]
    NotALanding {
        /// The first landing that does not work.
        landing: Square,
        /// The landings that are possible at this point; none where the move is already complete.
        instead: Vec<Square>,
    },
    /// The capture can go on and so must (R4.4).
    #[error("the capture is not finished; it goes on to {}", names(landings))]
    CaptureNotFinished {
        /// The landings that go on.
        landings: Vec<Square>,
    },
}

fn possible(instead: &[Square]) -> String {
    if instead.is_empty() {
        return "the move ends before it".to_owned();
    }
    format!("possible: {}", names(instead))
}

fn names(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(" ")
}
