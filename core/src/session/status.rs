//! What the line beside the board is about, and what it asks to be answered: one thing at a time.
//! Asks the other parts of the session; forms no sentence.

use super::Session;
use super::change::{Change, Offer};
use super::snapshot::Stage;
use super::thought::HintStep;
use crate::outcome::Outcome;
use crate::square::Square;
use serde::{Deserialize, Serialize};

/// A computer that has not moved after so long may be told to.
const PATIENCE_MS: i64 = 800;

/// What the line beside the board is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// Another position than the game's is looked at.
    LookingBack {
        /// Whether it is the one before the first move.
        start: bool,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
    /// The game is paused.
    Paused,
    /// An offer waits for a reply.
    Offered {
        /// The offer.
        offer: Offer,
    },
    /// The hint of the snapshot.
    Hint,
    /// How a half-made capture goes on.
    Continuing,
    /// The whole move that is shown.
    Confirming,
    /// The computer is to move.
    Thinking,
    /// Where the chosen column can go.
    Chosen {
        /// Where it stands.
        square: Square,
        /// Whether it must capture.
        must_capture: bool,
    },
    /// The columns of which one must capture.
    MustCapture,
    /// Whose turn it is.
    Turn,
}

/// What can be answered beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Back to the game, or go on from the position that is looked at.
    LookingBack {
        /// What `Action::Look` is given to come back.
        ply: i32,
        /// Whether the game can go on from here.
        play_from_here: bool,
    },
    /// `Action::Resume`.
    Resume,
    /// `Action::Reply`, in the name of `Offer::to`.
    Reply {
        /// The offer.
        offer: Offer,
    },
    /// `Action::Confirm` or `Action::Cancel`.
    Confirm,
    /// `Action::MoveNow`.
    MoveNow {
        /// Which question it is about.
        ticket: i64,
        /// It is asked, and told that the computer thinks, after so many milliseconds without a move.
        after_ms: i64,
    },
}

impl Session {
    /// How much of a hint is shown.
    pub(super) fn hint_told(&self) -> Option<(i64, HintStep)> {
        self.hint_state().map(|hint| (hint.ticket, hint.step))
    }

    /// Tells what is worth saying besides what happened: what must or can be done now, and a hint that was not there before.
    pub(super) fn tell_what_follows(&mut self, hint_before: Option<(i64, HintStep)>) {
        let changes = &self.news.changes;
        let told = |kind: fn(&Change) -> bool| changes.iter().any(kind);
        let stood = told(|it| matches!(it, Change::Moved { .. } | Change::Rewound));
        let jumped = told(|it| matches!(it, Change::Jumped { .. } | Change::SteppedBack { .. }));
        let hint = self.hint_told().filter(|now| Some(*now) != hint_before);
        let follows = if stood && self.chooses_column() && self.game.position().must_capture() {
            Change::CaptureDue
        } else if jumped && self.may_choose() && self.stage() == Stage::Jumping {
            Change::CaptureGoesOn
        } else if hint.is_some_and(|(_, step)| step != HintStep::Asked) {
            Change::Hinted
        } else {
            return;
        };
        self.news.changes.push(follows);
    }

    pub(super) fn topic(&self) -> Topic {
        if self.shown.is_some() {
            return Topic::LookingBack {
                start: self.shown_ply() == 0,
            };
        }
        match (self.stage(), self.offers.open) {
            (Stage::Over { outcome }, _) => Topic::Ended { outcome },
            _ if self.pace.paused => Topic::Paused,
            (_, Some(offer)) => Topic::Offered { offer },
            _ if self.thinking.hint.is_some() => Topic::Hint,
            (Stage::Jumping, _) => Topic::Continuing,
            (Stage::Confirming, _) => Topic::Confirming,
            (Stage::Thinking { .. }, _) => Topic::Thinking,
            (Stage::Choosing, _) => self.choosing_topic(),
        }
    }

    fn choosing_topic(&self) -> Topic {
        let must_capture = self.may_choose() && self.game.position().must_capture();
        match self.choice.path.last() {
            Some(&square) => Topic::Chosen {
                square,
                must_capture,
            },
            None if must_capture => Topic::MustCapture,
            None => Topic::Turn,
        }
    }

    pub(super) fn prompt(&self) -> Option<Prompt> {
        if self.shown.is_some() {
            return Some(Prompt::LookingBack {
                ply: self.game.ply(),
                play_from_here: self.can_play_from_here(),
            });
        }
        if self.game.outcome().is_some() {
            return None;
        }
        if self.pace.paused {
            return Some(Prompt::Resume);
        }
        let reply = self.offers.open.filter(|_| self.can_reply());
        let reply = reply.map(|offer| Prompt::Reply { offer });
        let confirm = (self.choice.whole && self.may_choose()).then_some(Prompt::Confirm);
        let thinks = self.is_computers_turn() && !self.pace.is_stopped();
        let now = thinks.then_some(Prompt::MoveNow {
            ticket: self.turn_ticket(),
            after_ms: PATIENCE_MS,
        });
        reply.or(confirm).or(now)
    }
}
