//! What just happened, in playing order: a screen animates, speaks and sounds these, and never compares boards.

use super::snapshot::{ColumnState, Snapshot};
use super::thought::MoveLine;
use crate::moves::Jump;
use crate::outcome::Outcome;
use crate::side::Side;
use crate::square::Square;
use serde::{Deserialize, Serialize};

/// The answer to an action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Update {
    /// All that a screen draws from now on.
    pub snapshot: Snapshot,
    /// What happened, in playing order.
    pub changes: Vec<Change>,
    /// Whether the game should be saved now.
    pub save_due: bool,
}

/// One thing that just happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// A column stepped.
    Stepped {
        /// The step.
        step: Step,
    },
    /// A column jumped.
    Jumped {
        /// The jump.
        jump: Jump,
        /// What stands on the jumped square from then on, while the column is still in flight.
        uncovered: Stand,
    },
    /// A commander became an officer.
    Promoted {
        /// Where.
        square: Square,
    },
    /// What stands otherwise since the last of these changes: it follows each change of the board.
    Stood {
        /// The squares, in their order (R1.1).
        stands: Vec<Stand>,
    },
    /// A whole move entered the game: the last of its changes.
    Moved {
        /// The move.
        line: MoveLine,
        /// Whether it is an undone move that is played again: the list of moves stays. Any other takes the place of all from its
        /// ply on.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
    },
    /// A half-made or shown move went back by one jump, or altogether.
    SteppedBack {
        /// Where its column stands now.
        to: Square,
    },
    /// The game went back, or forward again by Redo to another place than a move's end; show the snapshot.
    Rewound,
    /// What was asked for was refused, and why.
    Refused {
        /// Why, and what would do instead.
        refusal: Refusal,
    },
    /// A draw or a takeback was offered.
    Offered {
        /// The offer.
        offer: Offer,
    },
    /// An offer was declined, or lapsed with a move.
    Declined {
        /// The offer.
        offer: Offer,
    },
    /// An offer of a takeback was accepted (an accepted draw is told by `Ended`).
    Accepted {
        /// The offer.
        offer: Offer,
    },
    /// A running clock came to 60, 30 or 10 seconds.
    ClockLow {
        /// Whose.
        side: Side,
        /// 60, 30 or 10.
        seconds: i32,
    },
    /// A side's time ran out.
    FlagFell {
        /// Whose.
        side: Side,
    },
    /// After a whole move, or on coming back to a position: a capture is compulsory now. `Marks::must_capture` has the columns.
    CaptureDue,
    /// A capture that was begun can go on. `Marks::landings` has the squares.
    CaptureGoesOn,
    /// The snapshot's hint was answered, or shows more.
    Hinted,
    /// The lesson's goal was reached.
    GoalMet,
    /// The lesson's goal can no longer be reached.
    GoalFailed,
    /// The game ended.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

/// A step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Step {
    /// From here.
    pub from: Square,
    /// To here.
    pub to: Square,
}

/// A square on which another column stands than before, or none any more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Stand {
    /// Where.
    pub square: Square,
    /// The column, nothing said of its moves; none if the square is empty now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<ColumnState>,
}

/// Why something was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RefusalWhy {
    /// This column cannot capture, others must.
    MustCapture,
    /// This column is the other side's.
    NotYours,
    /// This column cannot move.
    Blocked,
    /// The column cannot go there; `Refusal::instead` has where it can go, and is never empty.
    NotALanding,
    /// No column stands there that could be chosen; `Refusal::instead` has those that can be.
    NothingThere,
    /// This is no move.
    NotAMove,
    /// The capture goes on.
    CaptureNotFinished,
    /// Several routes lead there: touch the way.
    Ambiguous,
    /// The game is over.
    GameOver,
    /// The other side is to move.
    NotYourTurn,
    /// The game is paused.
    Paused,
    /// An earlier position is shown.
    LookingBack,
}

/// Something was refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Refusal {
    /// What was touched, if it was a square.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub square: Option<Square>,
    /// Why.
    pub why: RefusalWhy,
    /// The squares that would do instead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub instead: Vec<Square>,
}

/// What is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// To take back the last move.
    Takeback,
}

/// An offer that waits for a reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Offer {
    /// Who offers.
    pub by: Side,
    /// Who replies.
    pub to: Side,
    /// What is offered.
    pub kind: OfferKind,
}
