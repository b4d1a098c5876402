//! Taking moves back and playing them again: how far, and whether the other side is asked. The only place that decides it.

use super::Session;
use super::action::Action;
use super::change::{Change, OfferKind};
use super::lines::legs;
use super::new_game::Takebacks;
use super::snapshot::Hold;
use super::thought::MoveLine;
use crate::board::Board;
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::square::Square;

/// What `Undo` would do now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Undoing {
    /// The position shown is an earlier or later one: the one before it is looked at.
    Look(i32),
    /// The last jump or the shown move goes back.
    Leg,
    /// An end that was declared is taken back, no move.
    Reopen,
    /// The game goes back to this ply.
    Back(i32),
    /// A takeback is offered.
    Offer,
}

impl Session {
    /// Free unless the game is clocked and between two people.
    fn takebacks_now(&self) -> Takebacks {
        let strict = self.clock.is_some() && self.seats.two_people();
        if strict {
            self.takebacks
        } else {
            Takebacks::Free
        }
    }

    fn undoing(&self) -> Option<Undoing> {
        if let Some(shown) = self.shown {
            return (shown > 0).then_some(Undoing::Look(shown - 1));
        }
        if self.pace.paused {
            return None;
        }
        if self.choice.has_moved() {
            return Some(Undoing::Leg);
        }
        match self.takebacks_now() {
            Takebacks::Off => None,
            Takebacks::Free => self.free_undoing(),
            Takebacks::ByConsent => {
                let open = self.game.outcome().is_none() && self.offers.open.is_none();
                (open && self.game.ply() > self.first_ply).then_some(Undoing::Offer)
            }
        }
    }

    fn free_undoing(&self) -> Option<Undoing> {
        match self.game.outcome() {
            Some(Outcome::Win {
                by: WinReason::Flag,
                ..
            }) => None,
            Some(
                Outcome::Win {
                    by: WinReason::Resigned,
                    ..
                }
                | Outcome::Draw {
                    by: DrawReason::Agreement,
                },
            ) => (!self.seats.no_person()).then_some(Undoing::Reopen),
            _ => self.last_human_choice().map(Undoing::Back),
        }
    }

    /// The last ply before now after which a person chose; what was played elsewhere is nobody's choice here.
    fn last_human_choice(&self) -> Option<i32> {
        let human = |ply: &i32| {
            self.game
                .position_at(*ply)
                .is_some_and(|p| self.seats.is_human(p.turn()))
        };
        (self.first_ply..self.game.ply()).rev().take(2).find(human)
    }

    pub(super) fn can_undo(&self) -> bool {
        self.undoing().is_some()
    }

    /// Whether a person has made legs that are not yet a move in the game, and may take them back.
    fn has_legs(&self) -> bool {
        self.choice.has_moved() && self.may_choose()
    }

    /// What takes back the last thing begun: a leg, a choice, a hint, a look at another position.
    pub(super) fn back(&self) -> Option<Action> {
        if self.shown.is_some() {
            Some(Action::Look {
                ply: self.game.ply(),
            })
        } else if self.has_legs() {
            Some(Action::Undo)
        } else if self.can_cancel() {
            Some(Action::Cancel)
        } else {
            self.hint_told().map(|_| Action::CloseHint)
        }
    }

    /// The waypoints of a half-made or shown move take its last leg back. On the last of them the column itself stands.
    pub(super) fn holds(&self) -> Vec<Hold> {
        let path = &self.choice.path;
        let Some((here, passed)) = path.split_last().filter(|_| self.has_legs()) else {
            return Vec::new();
        };
        let mut squares: Vec<_> = passed[1..].iter().filter(|&it| it != here).collect();
        squares.sort_unstable();
        squares.dedup();
        let hold = |&square: &Square| Hold {
            square,
            action: Action::Undo,
        };
        squares.into_iter().map(hold).collect()
    }

    pub(super) fn undo(&mut self) {
        match self.undoing() {
            None => {}
            Some(Undoing::Look(ply)) => self.look(ply),
            Some(Undoing::Leg) => self.step_back(),
            Some(Undoing::Reopen) => self.reopen(),
            Some(Undoing::Back(ply)) => self.take_back_to(ply),
            Some(Undoing::Offer) => self.open_offer(self.turn().other(), OfferKind::Takeback),
        }
    }

    fn reopen(&mut self) {
        let before = self.shown_board();
        self.game.reopen();
        self.after_takeback(&before);
    }

    /// Goes back to the position after `ply` plies; its undone moves are kept.
    pub(super) fn take_back_to(&mut self, ply: i32) {
        let before = self.shown_board();
        self.go_back_to(ply, &before);
    }

    /// The same, where the board `before` was shown until now.
    fn go_back_to(&mut self, ply: i32, before: &Board) {
        while self.game.ply() > ply && self.game.undo().is_some() {}
        self.after_takeback(before);
        self.withdraw_offer();
    }

    fn after_takeback(&mut self, before: &Board) {
        self.used.takebacks = self.used.takebacks.saturating_add(1);
        self.after_jump_in_game();
        self.tell_rewound(before);
    }

    /// The game is at another place than by a move: nothing that hung on the old place is left.
    pub(super) fn after_jump_in_game(&mut self) {
        self.choice = Default::default();
        self.pace.auto.held = true;
        self.drop_questions();
        self.forget_goal_after(self.game.ply());
        self.clock_follows_turn();
        self.news.save_due = true;
    }

    pub(super) fn can_redo(&self) -> bool {
        if let Some(shown) = self.shown {
            return shown < self.last_ply();
        }
        let free = self.takebacks_now() == Takebacks::Free && !self.pace.paused;
        let has_chooser = !self.seats.no_person();
        free && has_chooser && self.game.outcome().is_none() && !self.game.undone().is_empty()
    }

    /// Plays undone moves again until a person chooses or there are no more; while another position is looked at, shows the
    /// one after it.
    pub(super) fn redo(&mut self) {
        if !self.can_redo() {
            return;
        }
        if let Some(shown) = self.shown {
            self.look(shown + 1);
            return;
        }
        self.drop_choice();
        loop {
            let before = *self.game.position();
            let Some(played) = self.game.redo() else {
                break;
            };
            self.news
                .changes
                .extend(legs(&before, self.game.rules(), &played, 0));
            let line = MoveLine::tell(&before, self.game.rules(), &played, self.game.ply());
            let again = true;
            self.news.changes.push(Change::Moved { line, again });
            self.look_for_goal(&before, &played);
            if self.seats.is_human(self.turn()) || self.game.outcome().is_some() {
                break;
            }
        }
        self.after_jump_in_game();
        self.withdraw_offer();
        self.tell_end();
    }

    pub(super) fn can_play_from_here(&self) -> bool {
        let flagged = matches!(
            self.game.outcome(),
            Some(Outcome::Win {
                by: WinReason::Flag,
                ..
            })
        );
        self.shown.is_some()
            && self.takebacks_now() == Takebacks::Free
            && !self.pace.paused
            && !flagged
    }

    /// Goes on from the position that is looked at.
    pub(super) fn play_from_here(&mut self) {
        let Some(ply) = self.shown.filter(|_| self.can_play_from_here()) else {
            return;
        };
        let before = self.shown_board();
        self.shown = None;
        // As with Redo: an end that was declared is taken back, and moves that are made again decide the goal again.
        self.forget_goal_after(self.game.ply());
        while self.game.ply() < ply {
            let before = *self.game.position();
            let Some(played) = self.game.redo() else {
                break;
            };
            self.look_for_goal(&before, &played);
        }
        self.first_ply = self.first_ply.min(ply);
        self.go_back_to(ply, &before);
        self.tell_end();
    }

    /// Shows the position after `ply` plies; the game's own ends the looking.
    pub(super) fn look(&mut self, ply: i32) {
        if self.game.position_at(ply).is_some() && self.shown_ply() != ply {
            let before = self.shown_board();
            self.shown = Some(ply).filter(|&ply| ply != self.game.ply());
            self.tell_rewound(&before);
        }
    }

    /// Shows the game's own position again, where another was looked at.
    pub(super) fn look_at_game(&mut self) {
        if self.shown.is_some() {
            let before = self.shown_board();
            self.shown = None;
            self.tell_rewound(&before);
        }
    }

    pub(super) fn shown_ply(&self) -> i32 {
        self.shown.unwrap_or(self.game.ply())
    }
}
