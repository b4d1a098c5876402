//! A single piece: whose it is and what it may do.
//! Knows nothing of columns or squares.

use serde::{Deserialize, Serialize};

use crate::side::Side;

/// How a commander moves (R2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Steps and jumps forward only.
    Soldier,
    /// Steps and jumps in all four directions.
    Officer,
}

/// One disc: a side and a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "char", try_from = "char")]
pub struct Piece {
    /// Whose piece it is.
    pub side: Side,
    /// Soldier or officer.
    pub role: Role,
}

impl Piece {
    /// A soldier of this side.
    pub const fn soldier(side: Side) -> Piece {
        Piece {
            side,
            role: Role::Soldier,
        }
    }

    /// An officer of this side.
    pub const fn officer(side: Side) -> Piece {
        Piece {
            side,
            role: Role::Officer,
        }
    }

    /// The letter of a column text: `w b` for soldiers, `W B` for officers (N2).
    pub const fn letter(self) -> char {
        match (self.side, self.role) {
            (Side::White, Role::Soldier) => 'w',
            (Side::Black, Role::Soldier) => 'b',
            (Side::White, Role::Officer) => 'W',
            (Side::Black, Role::Officer) => 'B',
        }
    }

    /// The piece that this letter stands for.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        match letter {
            'w' => Some(Piece::soldier(Side::White)),
            'b' => Some(Piece::soldier(Side::Black)),
            'W' => Some(Piece::officer(Side::White)),
            'B' => Some(Piece::officer(Side::Black)),
            _ => None,
        }
    }
}

/// The letter stands for no piece: `w b W B` do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a piece: {0}")]
pub struct PieceError(pub char);

impl From<Piece> for char {
    fn from(piece: Piece) -> char {
        piece.letter()
    }
}

impl TryFrom<char> for Piece {
    type Error = PieceError;

    fn try_from(letter: char) -> Result<Piece, PieceError> {
        Piece::from_letter(letter).ok_or(PieceError(letter))
    }
}
