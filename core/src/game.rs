//! A game: its rules, its start and the moves played, with undo and redo.
//! Knows no clock and no seat.

use crate::counted::counted;
use crate::moves::{IllegalMove, Move};
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::position::Position;
use crate::rules::Rules;
use crate::side::Side;

/// A start and the moves made from it; moves taken back are kept until another is played.
///
/// ```
/// use lasca_core::{Game, Position, Rules};
/// let mut game = Game::new(Rules::LASCA_EU, Position::start());
/// let played = game.position().parse_move("c3-d4", game.rules())?;
/// game.play(played)?;
/// assert_eq!(game.ply(), 1);
/// assert!(game.undo().is_some());
/// assert_eq!(game.position(), &Position::start());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    /// Every position from the start to the last undone move: one more than there are moves.
    positions: Vec<Position>,
    moves: Vec<Move>,
    ply: usize,
    /// An end that is not on the board: resignation, agreement, flag.
    declared: Option<Outcome>,
}

impl Game {
    /// A game from this position.
    pub fn new(rules: Rules, start: Position) -> Game {
        Game {
            rules,
            positions: vec![start.under(rules)],
            moves: Vec::new(),
            ply: 0,
            declared: None,
        }
    }

    /// What the game is played under.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Where the game started.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// Where the game is.
    pub fn position(&self) -> &Position {
        &self.positions[self.ply]
    }

    /// How many moves have been made.
    pub fn ply(&self) -> i32 {
        counted(self.ply)
    }

    /// The moves made, in order.
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.ply]
    }

    /// The moves taken back that can be made again, the next one first.
    pub fn undone(&self) -> &[Move] {
        &self.moves[self.ply..]
    }

    /// The position after this many plies, undone ones included.
    pub fn position_at(&self, ply: i32) -> Option<&Position> {
        self.positions.get(usize::try_from(ply).ok()?)
    }

    /// The move that led from this ply to the next, undone ones included.
    pub fn move_at(&self, ply: i32) -> Option<&Move> {
        self.moves.get(usize::try_from(ply).ok()?)
    }

    /// The keys of all positions before the current one, the start first.
    pub fn past_keys(&self) -> Vec<u64> {
        self.positions[..self.ply]
            .iter()
            .map(Position::key)
            .collect()
    }

    /// How often the current position has been on the board, this time included.
    pub fn repetitions(&self) -> i32 {
        let key = self.position().key();
        counted(
            self.positions[..=self.ply]
                .iter()
                .filter(|p| p.key() == key)
                .count(),
        )
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.declared.or_else(|| self.position().status(self.rules))
    }

    /// Makes a move; moves taken back before are forgotten.
    ///
    /// # Errors
    /// Says why, and changes nothing, where the game is over or the move is not legal.
    pub fn play(&mut self, played: Move) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove::GameOver);
        }
        let next = self.position().play(&played, self.rules)?;
        self.forget_undone();
        self.moves.push(played);
        self.positions.push(next);
        self.ply += 1;
        Ok(())
    }

    /// Takes the last move back, and with it an end that was declared; the move, or `None` at the start.
    pub fn undo(&mut self) -> Option<Move> {
        self.ply = self.ply.checked_sub(1)?;
        self.declared = None;
        Some(self.moves[self.ply])
    }

    /// Makes the move again that was taken back last; `None` if there is none.
    pub fn redo(&mut self) -> Option<Move> {
        let played = *self.moves.get(self.ply)?;
        self.ply += 1;
        self.declared = None;
        Some(played)
    }

    /// `side` gives up (R6.2); `false` if the game was over already.
    pub fn resign(&mut self, side: Side) -> bool {
        self.declare(Outcome::Win {
            winner: side.other(),
            by: WinReason::Resigned,
        })
    }

    /// Both sides agree to a draw (R6.4); `false` if the game was over already.
    pub fn agree(&mut self) -> bool {
        self.declare(Outcome::Draw {
            by: DrawReason::Agreement,
        })
    }

    /// The time of `side` has run out (R6.3); `false` if the game was over already.
    pub fn flag(&mut self, side: Side) -> bool {
        self.declare(Outcome::Win {
            winner: side.other(),
            by: WinReason::Flag,
        })
    }

    /// Ends the game as a record says: by resignation, flag or agreement; `false` and nothing changed where the game is over
    /// already or the reason is one that only the board gives.
    pub fn end_with(&mut self, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Win {
                by: WinReason::Resigned | WinReason::Flag,
                ..
            } => self.declare(outcome),
            Outcome::Draw {
                by: DrawReason::Agreement,
            } => self.declare(outcome),
            Outcome::Win { .. } | Outcome::Draw { .. } => false,
        }
    }

    /// Forgets the moves taken back.
    pub fn forget_undone(&mut self) {
        self.moves.truncate(self.ply);
        self.positions.truncate(self.ply + 1);
    }

    /// Takes back an end that was declared; the moves stay as they are.
    pub fn reopen(&mut self) {
        self.declared = None;
    }

    fn declare(&mut self, outcome: Outcome) -> bool {
        let open = self.outcome().is_none();
        if open {
            self.declared = Some(outcome);
        }
        open
    }
}
