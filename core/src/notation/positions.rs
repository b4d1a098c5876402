//! Positions as text: the listing of N3, and the FEN of N4.
//! Squares may come in any order and are written in one.
//! Knows letters and squares; whether the board makes a position is asked of `Position`.

use std::fmt;
use std::str::FromStr;

use super::Folded;
use crate::board::Board;
use crate::column::Column;
use crate::counted::counted;
use crate::piece::Piece;
use crate::position::{Position, Setup, SetupError};
use crate::side::Side;
use crate::square::{Square, place_of};

/// A text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why} (at character {})", at + 1)]
pub struct PositionError {
    /// How many characters come before the place.
    pub at: i32,
    /// What is wrong there.
    pub why: PositionFault,
}

/// What is wrong with the text of a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// The side to move is missing.
    #[error("the side to move is missing: w or b is expected")]
    NoTurn,
    /// A word names no playable square.
    #[error("no such square: {0}")]
    NoSuchSquare(String),
    /// A square is named without a column.
    #[error("no column on {0}")]
    NoColumn(Square),
    /// A letter stands for no piece.
    #[error("not a piece: {0} (w b soldiers, W B officers)")]
    NotAPiece(char),
    /// A square is named a second time.
    #[error("{0} is named twice")]
    SquareTwice(Square),
    /// After `;` comes something else than `np=` and a number from 0 to 999.
    #[error("the no-progress count is written ; np=12")]
    NotACount,
    /// The FEN has another number of ranks than seven.
    #[error("seven ranks are expected, not {0}")]
    RankCount(i32),
    /// A rank of the FEN has another number of squares than it should.
    #[error("rank {rank} has {} squares", if rank % 2 == 1 { 4 } else { 3 })]
    SquareCount {
        /// The rank, 1 to 7.
        rank: i32,
    },
    /// The pieces make no position.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.turn().letter())?;
        for (square, column) in self.board().columns() {
            write!(f, " {square}{column}")?;
        }
        match self.quiet() {
            0 => Ok(()),
            quiet => write!(f, " ; np={quiet}"),
        }
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads a listing (N3) or a FEN (N4).
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut folded = Folded::new(text);
        folded.skip_spaces();
        let start = folded.offset();
        let setup = if folded.letters.contains(&'/') {
            fen(&mut folded)
        } else {
            listing(&mut folded)
        }?;
        Position::try_from(setup).map_err(|fault| PositionError {
            at: start,
            why: fault.into(),
        })
    }
}

impl Position {
    /// The FEN of N4; it has no place for a no-progress count.
    pub fn to_fen(&self) -> String {
        let ranks: Vec<String> = (0..7).rev().map(|rank| self.fen_rank(rank)).collect();
        format!("{} {}", ranks.join("/"), self.turn().letter())
    }

    fn fen_rank(&self, rank: i32) -> String {
        let squares = Square::ALL.iter().filter(|square| square.rank() == rank);
        let columns: Vec<String> = squares
            .map(|&square| self.board()[square].to_string())
            .collect();
        columns.join(",")
    }
}

fn fault<T>(at: i32, why: PositionFault) -> Result<T, PositionError> {
    Err(PositionError { at, why })
}

fn side_of(letter: Option<char>) -> Option<Side> {
    match letter {
        Some('w') => Some(Side::White),
        Some('b') => Some(Side::Black),
        _ => None,
    }
}

fn listing(text: &mut Folded) -> Result<Setup, PositionError> {
    let at = text.offset();
    let turn = side_of(text.next()).filter(|_| matches!(text.peek(), None | Some(' ' | ';')));
    let Some(turn) = turn else {
        return fault(at, PositionFault::NoTurn);
    };
    let mut setup = Setup {
        board: Board::EMPTY,
        turn,
        quiet: 0,
    };
    loop {
        text.skip_spaces();
        match text.peek() {
            None => return Ok(setup),
            Some(';') => {
                setup.quiet = count(text)?;
                return Ok(setup);
            }
            Some(_) => placed(text, &mut setup.board)?,
        }
    }
}

/// Reads `d4WbbB` onto the board.
fn placed(text: &mut Folded, board: &mut Board) -> Result<(), PositionError> {
    let at = text.offset();
    let word = text.take_while(|c| !matches!(c, ' ' | ';'));
    let mut letters = word.chars();
    let square = match (letters.next(), letters.next()) {
        (Some(file), Some(rank)) => place_of(file, rank),
        _ => None,
    };
    let Some(square) = square else {
        return fault(at, PositionFault::NoSuchSquare(word));
    };
    if !board.is_empty(square) {
        return fault(at, PositionFault::SquareTwice(square));
    }
    let column = column(letters.as_str(), at + 2)?;
    if column.is_empty() {
        return fault(at, PositionFault::NoColumn(square));
    }
    board.put(square, column);
    Ok(())
}

fn column(word: &str, at: i32) -> Result<Column, PositionError> {
    let mut pieces = Vec::new();
    for (letter, offset) in word.chars().zip(0..) {
        match Piece::from_letter(letter) {
            Some(piece) => pieces.push(piece),
            None => return fault(at + offset, PositionFault::NotAPiece(letter)),
        }
    }
    if pieces.len() > Column::MAX_HEIGHT {
        let count = counted(pieces.len());
        return fault(at, SetupError::TooManyPieces(count).into());
    }
    Ok(pieces.into_iter().collect())
}

/// Reads `; np=12` to the end of the text.
fn count(text: &mut Folded) -> Result<i32, PositionError> {
    let at = text.offset();
    let wrong = || fault(at, PositionFault::NotACount);
    text.next();
    text.skip_spaces();
    if text.take_while(|c| c.is_ascii_alphabetic()) != "np" || !text.take_if('=') {
        return wrong();
    }
    let digits = text.take_while(|c| c.is_ascii_digit());
    text.skip_spaces();
    if text.peek().is_some() || digits.is_empty() || digits.len() > 3 {
        return wrong();
    }
    digits.parse().or_else(|_| wrong())
}

fn fen(text: &mut Folded) -> Result<Setup, PositionError> {
    let mut end = text.letters.len();
    while end > text.at && text.letters[end - 1] == ' ' {
        end -= 1;
    }
    let turn = side_of(text.letters.get(end - 1).copied());
    let apart = end >= 2 && text.letters[end - 2] == ' ';
    let Some(turn) = turn.filter(|_| apart) else {
        return fault(counted(end), PositionFault::NoTurn);
    };
    text.letters.truncate(end - 2);
    let whole: String = text.letters[text.at..].iter().collect();
    let ranks: Vec<&str> = whole.split('/').collect();
    if ranks.len() != 7 {
        let count = counted(ranks.len());
        return fault(text.offset(), PositionFault::RankCount(count));
    }
    let mut board = Board::EMPTY;
    let mut at = text.offset();
    for (row, rank) in ranks.into_iter().zip((0..7).rev()) {
        fen_rank(row, rank, at, &mut board)?;
        at += length(row) + 1;
    }
    Ok(Setup {
        board,
        turn,
        quiet: 0,
    })
}

fn fen_rank(row: &str, rank: i32, mut at: i32, board: &mut Board) -> Result<(), PositionError> {
    let squares: Vec<Square> = Square::ALL
        .into_iter()
        .filter(|s| s.rank() == rank)
        .collect();
    let columns: Vec<&str> = row.split(',').collect();
    if columns.len() != squares.len() {
        return fault(at, PositionFault::SquareCount { rank: rank + 1 });
    }
    for (square, word) in squares.into_iter().zip(columns) {
        let inner = word.trim_matches(' ');
        let lead = length(word) - length(word.trim_start_matches(' '));
        board.put(square, column(inner, at + lead)?);
        at += length(word) + 1;
    }
    Ok(())
}

fn length(text: &str) -> i32 {
    counted(text.chars().count())
}
