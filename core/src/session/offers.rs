//! What a side may ask for or give up: draws and takebacks, who may offer them when and how they end, and resigning.
//! When the computer agrees to a draw is decided in `draws.rs`.
//! Knows the session and what the search found; knows no sheet and no words.

use super::Session;
use super::change::{Change, Offer, OfferKind};
use super::draws::{Stake, Standing, would_agree, would_offer};
use super::thought::Thought;
use crate::counted::counted;
use crate::side::{BySide, Side};

/// A side that offered a draw offers again after so many plies, or after a capture.
const PLIES_BETWEEN_OFFERS: i32 = 10;

/// The offer that waits for a reply, and when draws were offered.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Offers {
    pub open: Option<Offer>,
    /// After how many plies each side last offered a draw.
    pub draw_at: BySide<Option<i32>>,
}

impl Session {
    /// `side` gives up.
    pub(super) fn resign(&mut self, side: Side) {
        if !self.can_resign(side) {
            return;
        }
        self.look_at_game();
        self.drop_choice();
        self.close_hint();
        self.offers.open = None;
        if self.game.resign(side) {
            self.tell_end();
        }
    }

    pub(super) fn can_resign(&self, side: Side) -> bool {
        self.game.outcome().is_none() && self.seats.is_human(side)
    }

    pub(super) fn can_offer_draw(&self) -> bool {
        self.may_choose() && self.offers.open.is_none() && self.may_offer_again(self.turn())
    }

    pub(super) fn offer_draw(&mut self, side: Side) {
        if side == self.turn() && self.can_offer_draw() {
            self.open_draw_offer(side);
        }
    }

    fn open_draw_offer(&mut self, by: Side) {
        self.offers.draw_at[by] = Some(self.game.ply());
        self.open_offer(by, OfferKind::Draw);
    }

    pub(super) fn open_offer(&mut self, by: Side, kind: OfferKind) {
        let offer = Offer {
            by,
            to: by.other(),
            kind,
        };
        self.offers.open = Some(offer);
        self.news.changes.push(Change::Offered { offer });
        self.news.save_due = true;
    }

    /// Once until the position has changed by a capture or ten plies.
    fn may_offer_again(&self, side: Side) -> bool {
        let Some(at) = self.offers.draw_at[side] else {
            return true;
        };
        let since = self.game.ply().saturating_sub(at);
        let moves = self.game.moves();
        let from = moves
            .len()
            .saturating_sub(usize::try_from(since).unwrap_or(0));
        since >= PLIES_BETWEEN_OFFERS || moves[from..].iter().any(|played| played.is_capture())
    }

    pub(super) fn can_reply(&self) -> bool {
        let to = self.offers.open.map(|offer| offer.to);
        to.is_some_and(|side| self.seats.is_human(side))
            && !self.pace.paused
            && self.shown.is_none()
    }

    pub(super) fn reply(&mut self, side: Side, accept: bool) {
        let offer = self
            .offers
            .open
            .filter(|offer| offer.to == side && self.can_reply());
        if let Some(offer) = offer {
            self.close_offer(offer, accept);
        }
    }

    fn close_offer(&mut self, offer: Offer, accept: bool) {
        self.offers.open = None;
        self.news.save_due = true;
        match (accept, offer.kind) {
            (false, _) => self.news.changes.push(Change::Declined { offer }),
            (true, OfferKind::Draw) => {
                self.drop_choice();
                self.close_hint();
                if self.game.agree() {
                    self.tell_end();
                }
            }
            (true, OfferKind::Takeback) => {
                self.news.changes.push(Change::Accepted { offer });
                self.take_back_to(self.game.ply() - 1);
            }
        }
    }

    /// A move by `mover` declines what was offered to it; a takeback lapses with any move.
    pub(super) fn lapse_offer(&mut self, mover: Side) {
        let lapses = |offer: &Offer| offer.to == mover || offer.kind == OfferKind::Takeback;
        if let Some(offer) = self.offers.open.filter(lapses) {
            self.close_offer(offer, false);
        }
    }

    /// What is offered falls with the position it was offered in.
    pub(super) fn withdraw_offer(&mut self) {
        if let Some(offer) = self.offers.open.take() {
            self.news.changes.push(Change::Declined { offer });
        }
        let ply = self.game.ply();
        for side in Side::ALL {
            self.offers.draw_at[side] = self.offers.draw_at[side].filter(|&at| at <= ply);
        }
    }

    /// Answers a draw offered to the computer that has just thought; true if it agreed.
    pub(super) fn reply_of_computer(&mut self, thought: &Thought) -> bool {
        let to_me = |offer: &Offer| offer.kind == OfferKind::Draw && offer.to == self.turn();
        let Some(offer) = self.offers.open.filter(to_me) else {
            return false;
        };
        let agrees = would_agree(&self.standing(thought));
        if agrees {
            self.look_at_game();
            self.close_offer(offer, true);
        }
        agrees
    }

    /// Whether the computer offers a draw with this move.
    pub(super) fn computer_would_offer(&self, thought: &Thought) -> bool {
        let free = self.offers.open.is_none_or(|offer| offer.to == self.turn());
        free && self.may_offer_again(self.turn()) && would_offer(&self.standing(thought))
    }

    /// The side that has just moved offers a draw.
    pub(super) fn offer_by_computer(&mut self) {
        if self.game.outcome().is_none() && self.offers.open.is_none() {
            self.open_draw_offer(self.turn().other());
        }
    }

    /// The draw that is at stake for the computer that is to move.
    pub(super) fn stake(&self) -> Option<Stake> {
        let turn = self.turn();
        let open = self.offers.open;
        let offered = open.is_some_and(|it| it.kind == OfferKind::Draw && it.to == turn);
        Stake::new(
            self.game.ply(),
            self.quiet_plies(),
            offered,
            self.may_offer_again(turn),
        )
    }

    fn standing(&self, thought: &Thought) -> Standing {
        Standing {
            ply: self.game.ply(),
            quiet: self.quiet_plies(),
            score: thought.score,
            win_in: thought.win_in,
            even: thought.even,
        }
    }

    /// Plies in a row without capture or promotion, whatever the rules count; no more than are asked for.
    fn quiet_plies(&self) -> i32 {
        let moves = self.game.moves();
        let plies = (0..self.game.ply()).rev().zip(moves.iter().rev());
        let quiet = plies.take(Standing::LONGEST).take_while(|(ply, played)| {
            let promotes = self
                .game
                .position_at(*ply)
                .is_some_and(|before| before.promotes(played));
            !played.is_capture() && !promotes
        });
        counted(quiet.count())
    }
}
