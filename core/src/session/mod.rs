//! A game being played on this device: whose turn it is to do what, what is chosen, what is thought about, what
//! the clocks say. It owns no rule: each question is asked of the game, the move generator or the clock. It
//! knows no screen, no language, no thread and no time but the one it is told.

mod action;
mod change;
mod fault;
mod new_game;
mod snapshot;
mod summary;
mod thought;

pub use crate::record::{ReadError, ReadWhy};
pub use action::Action;
pub use change::{Change, Offer, OfferKind, Refusal, RefusalWhy, Update};
pub use fault::{LoadError, SetupError};
pub use new_game::{InputRules, NewGame, Seat, Takebacks, Turning};
pub use snapshot::{
    Clocks, ColumnState, Controls, Cue, GoalState, Landing, Marks, MoveChoice, Run, Snapshot,
    Stage, Tally,
};
pub use summary::{PositionCheck, Summary};
pub use thought::{HintState, HintStep, MoveLine, Thought};
