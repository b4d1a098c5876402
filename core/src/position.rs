//! A checked board with the side to move and the no-progress count, and what a move does to it.
//! Carries moves out without asking whether they are legal; movegen asks.

use crate::board::Board;
use crate::column::Column;
use crate::counted::counted;
use crate::hash::{bare_key, column_key, key_of, turn_key};
use crate::moves::{Jump, Move};
use crate::piece::{Piece, Role};
use crate::routes::{Route, Sight};
use crate::rules::Rules;
use crate::side::Side;
use crate::square::Square;

/// What the key changes by when the turn passes, whoever had it.
const BOTH_TURNS: u64 = turn_key(Side::White) ^ turn_key(Side::Black);

/// A position before it is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// The side to move.
    pub turn: Side,
    /// Plies in a row without capture or promotion.
    pub quiet: i32,
}

/// Why a setup is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The board is empty.
    #[error("a position needs at least one piece")]
    NoPiece,
    /// More than 22 pieces (R6.8).
    #[error("a position has at most 22 pieces, this one has {0}")]
    TooManyPieces(i32),
    /// The no-progress count is negative or above 999.
    #[error("the no-progress count is from 0 to 999, not {0}")]
    QuietOutOfRange(i32),
}

/// A board, the side to move and the no-progress count.
///
/// `==` compares all three; two positions repeat each other in the sense of the game where their [`key`](Position::key)s are
/// equal, whatever the count says.
///
/// ```
/// use lasca_core::{Position, Rules};
/// let start = Position::start();
/// assert_eq!(start.legal_moves(Rules::LASCA_EU).len(), 6);
/// assert!(start.to_string().starts_with("w a1w c1w"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    turn: Side,
    quiet: i32,
    key: u64,
}

impl Position {
    /// The highest no-progress count that is kept.
    pub const MAX_QUIET: i32 = Rules::MAX_QUIET_LIMIT;

    /// The start of a game (R1.2).
    pub fn start() -> Position {
        let mut board = Board::EMPTY;
        for square in Square::ALL {
            match square.rank() {
                0..=2 => board.put(square, Column::single(Piece::soldier(Side::White))),
                4.. => board.put(square, Column::single(Piece::soldier(Side::Black))),
                _ => {}
            }
        }
        Position {
            board,
            turn: Side::White,
            quiet: 0,
            key: key_of(&board, Side::White),
        }
    }

    /// What stands where.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Plies in a row without capture or promotion; 0 under rules without a limit.
    #[inline]
    pub const fn quiet(&self) -> i32 {
        self.quiet
    }

    /// A number that is equal for equal boards and turns; the no-progress count does not enter it.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The key computed from nothing but the board, to prove the running one.
    pub fn fresh_key(&self) -> u64 {
        key_of(&self.board, self.turn)
    }

    /// This position as a game under `rules` keeps it: without a limit nothing is counted (N3.1).
    #[must_use]
    pub fn under(mut self, rules: Rules) -> Position {
        if rules.quiet_limit.is_none() {
            self.quiet = 0;
        }
        self
    }

    /// The same board with the other side to move.
    #[must_use]
    pub(crate) fn passed(&self) -> Position {
        Position {
            turn: self.turn.other(),
            key: self.key ^ BOTH_TURNS,
            ..*self
        }
    }

    /// The same board, unchecked.
    pub const fn setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            quiet: self.quiet,
        }
    }

    /// Whether `played` promotes its commander (R5.1).
    #[inline]
    pub fn promotes(&self, played: &Move) -> bool {
        self.board
            .commander(played.origin())
            .is_some_and(|commander| {
                commander.role == Role::Soldier && played.last_landing().is_far_rank(commander.side)
            })
    }

    /// The jumps of a legal capture in order; none for a step.
    pub fn jumps(&self, played: &Move, rules: Rules) -> Vec<Jump> {
        if !played.is_capture() {
            return Vec::new();
        }
        let mut board = self.board;
        let Some(mover) = board.lift(played.origin()).owner() else {
            return Vec::new();
        };
        let mut from = played.origin();
        let mut jumps = Vec::new();
        for &to in played.landings() {
            let Some(over) = from.between(to) else { break };
            let mut jumped = board[over];
            let Some(taken) = jumped.take_commander() else {
                break;
            };
            board.put(over, jumped);
            let freed = jumped.commander().filter(|piece| piece.side == mover);
            jumps.push(Jump {
                from,
                over,
                to,
                taken,
                prisoner: rules.prisoner(taken),
                freed,
            });
            from = to;
        }
        jumps
    }

    /// The position after a move that is known to be legal under `rules`.
    pub(crate) fn apply(&self, played: &Move, rules: Rules) -> Position {
        let mut next = *self;
        let mut column = next.replace(played.origin(), Column::EMPTY);
        let mut from = played.origin();
        let mut progress = played.is_capture();
        if progress {
            for &to in played.landings() {
                if let Some(taken) = from.between(to).and_then(|over| next.take(over)) {
                    column.push_prisoner(rules.prisoner(taken));
                }
                from = to;
            }
        }
        if self.promotes(played) {
            column.promote();
            progress = true;
        }
        next.replace(played.last_landing(), column);
        next.pass_turn(progress, rules);
        next
    }

    /// The same for a packed move.
    #[inline]
    pub(crate) fn apply_route(&self, route: Route, rules: Rules) -> Position {
        let mut next = *self;
        if route.jumps() == 0 {
            next.play_step(route, rules);
        } else {
            next.play_capture::<true>(route, rules, |_, _, _| {});
        }
        next
    }

    /// Plays a packed step; whether it promotes.
    #[inline]
    pub(crate) fn play_step(&mut self, route: Route, rules: Rules) -> bool {
        let mut sight = Sight::new(&self.board, self.turn);
        let (origin, landing) = (route.origin(), route.last_landing());
        let before = self.board.column(origin);
        let officer = sight.lift(origin);
        let promotes = !officer && sight.is_far(landing);
        let column = if promotes { before.promoted() } else { before };
        self.board.set_column(origin, Column::EMPTY);
        self.board.set_column(landing, column);
        self.board.command(sight.land(landing, officer || promotes));
        self.key ^= bare_key(origin, before) ^ bare_key(landing, column);
        self.pass_turn(promotes, rules);
        promotes
    }

    /// Plays a packed capture and tells `changed` of every square: its number, its column before and after.
    /// Without `KEYED` the key is no longer that of the board: for lines on which nobody asks for it.
    #[inline]
    pub(crate) fn play_capture<const KEYED: bool>(
        &mut self,
        route: Route,
        rules: Rules,
        mut changed: impl FnMut(usize, Column, Column),
    ) {
        let mut sight = Sight::new(&self.board, self.turn);
        let (origin, landing) = (route.origin(), route.last_landing());
        let mut column = self.board.column(origin);
        let officer = sight.lift(origin);
        self.change::<KEYED>(origin, Column::EMPTY, &mut changed);
        for over in route.jumped_squares() {
            let jumped = self.board.column(over);
            self.change::<KEYED>(over, jumped.uncovered(), &mut changed);
            sight = sight.uncover(over, jumped.uncovered());
            column = column.with_prisoner(jumped, rules.demote);
        }
        let promotes = !officer && sight.is_far(landing);
        if promotes {
            column = column.promoted();
        }
        self.change::<KEYED>(landing, column, &mut changed);
        self.board.command(sight.land(landing, officer || promotes));
        self.pass_turn(true, rules);
    }

    /// The other side is on move, after a ply that began the no-progress count anew or did not.
    #[inline]
    fn pass_turn(&mut self, progress: bool, rules: Rules) {
        self.quiet = match rules.quiet_limit {
            Some(_) if !progress => (self.quiet + 1).min(Position::MAX_QUIET),
            _ => 0,
        };
        self.turn = self.turn.other();
        self.key ^= BOTH_TURNS;
    }

    /// The key after a step that does not promote.
    #[inline]
    pub(crate) fn key_after_step(&self, origin: usize, landing: usize) -> u64 {
        let column = self.board.column(origin);
        self.key ^ bare_key(origin, column) ^ bare_key(landing, column) ^ BOTH_TURNS
    }

    /// Changes a bare column and the key with it; who commands what is put right by the caller.
    #[inline]
    fn change<const KEYED: bool>(
        &mut self,
        index: usize,
        column: Column,
        changed: &mut impl FnMut(usize, Column, Column),
    ) {
        let before = self.board.column(index);
        changed(index, before, column);
        if KEYED {
            self.key ^= bare_key(index, before) ^ bare_key(index, column);
        }
        self.board.set_column(index, column);
    }

    fn replace(&mut self, square: Square, column: Column) -> Column {
        let before = self.board[square];
        self.board.put(square, column);
        self.key ^= column_key(square, before) ^ column_key(square, column);
        before
    }

    fn take(&mut self, square: Square) -> Option<Piece> {
        let mut column = self.board[square];
        let taken = column.take_commander();
        self.replace(square, column);
        taken
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Position, SetupError> {
        match setup.board.pieces() {
            0 => return Err(SetupError::NoPiece),
            1..=Column::MAX_HEIGHT => {}
            more => {
                return Err(SetupError::TooManyPieces(counted(more)));
            }
        }
        if !(0..=Position::MAX_QUIET).contains(&setup.quiet) {
            return Err(SetupError::QuietOutOfRange(setup.quiet));
        }
        Ok(Position {
            board: setup.board,
            turn: setup.turn,
            quiet: setup.quiet,
            key: key_of(&setup.board, setup.turn),
        })
    }
}
