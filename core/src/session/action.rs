//! What a person or the platform does to a session. Every action is allowed at every time: one that does not
//! fit changes nothing, or is refused in the update that answers it.

use super::new_game::InputRules;
use super::thought::Thought;
use super::touched::Touched;
use crate::side::Side;
use serde::{Deserialize, Serialize};

/// One thing done to a session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// A square was touched. Choosing, Jumping: chooses, jumps, re-chooses or is refused; Confirming: its last landing confirms, any other square cancels.
    Tap {
        /// The touched square.
        square: Touched,
    },
    /// A column was dragged to a square: as touching the one and then the other, but what was chosen before does not matter.
    Drop {
        /// Where the drag began.
        from: Touched,
        /// Where it ended.
        to: Touched,
    },
    /// A whole move as text (N1), as in `MoveChoice::text`.
    Play {
        /// The move's text.
        text: String,
    },
    /// Confirming: the shown move enters the game.
    Confirm,
    /// Choosing, Jumping, Confirming: nothing is chosen any more.
    Cancel,
    /// Takes back: the last jump of a half-made capture, the shown move, or the moves since a person last chose. While
    /// another position is looked at: shows the one before it.
    Undo,
    /// Plays again what Undo took back. While another position is looked at: shows the one after it.
    Redo,
    /// Asks for a hint, or for its next step.
    Hint,
    /// Takes the hint away.
    CloseHint,
    /// The search's answer to a ticket; one to any other ticket than those open changes nothing.
    Answer {
        /// The answer.
        thought: Thought,
    },
    /// Thinking: the search is to answer with the best it has.
    MoveNow,
    /// The time `wake_ms` has come.
    Tick,
    /// Stops the clocks until Resume.
    Pause,
    /// Ends a pause.
    Resume,
    /// The app is hidden: searches stop, a clocked game pauses.
    Background,
    /// The app is seen again: searches go on, a clocked game stays paused.
    Foreground,
    /// A side gives up, on either side's turn.
    Resign {
        /// Who gives up.
        side: Side,
    },
    /// A side offers a draw, on its own turn.
    OfferDraw {
        /// Who offers.
        side: Side,
    },
    /// A side replies to the other's offer.
    Reply {
        /// Who replies.
        side: Side,
        /// Yes or no.
        accept: bool,
    },
    /// Turns the board.
    Flip,
    /// Other habits of input from now on.
    SetInput {
        /// The new habits.
        input: InputRules,
    },
    /// Shows the position after `ply` plies; the last one's number goes back to the game.
    Look {
        /// How many plies, from 0.
        ply: i32,
    },
    /// Goes on from the position that is looked at; the moves after it are kept until another is played.
    PlayFromHere,
}
