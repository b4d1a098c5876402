//! From touched squares to a whole move: the choice, the legs that are shown while it grows, and its end.
//! Which squares go on is asked of `pick.rs`; when a rest plays itself, of `pace.rs`.
//! Knows the session and squares; knows neither fingers nor pixels.

use super::Session;
use super::change::{Change, Refusal, RefusalWhy};
use super::lines::legs;
use super::pick::{Pick, Touch, refusal};
use super::thought::MoveLine;
use super::touched::Touched;
use crate::moves::{IllegalMove, Move};
use crate::notation::{MoveError, MoveFault};
use crate::record::MAX_PLIES;
use crate::square::Square;
use serde::{Deserialize, Serialize};

/// What is chosen and not yet in the game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Choice {
    /// The origin, then the landings so far.
    pub path: Vec<Square>,
    /// Whether it is a whole move that waits to be confirmed.
    pub whole: bool,
}

impl Choice {
    /// Whether a capture is half made, or a whole move is shown.
    pub fn has_moved(&self) -> bool {
        self.path.len() > 1
    }

    /// The landings as a move, whole or not.
    pub fn as_move(&self) -> Option<Move> {
        let (origin, landings) = self.path.split_first()?;
        Move::new(*origin, landings)
    }
}

impl Session {
    pub(super) fn pick(&self) -> Pick<'_> {
        Pick {
            position: self.game.position(),
            rules: self.game.rules(),
            input: self.input,
        }
    }

    /// Why no person may choose now.
    pub(super) fn barred(&self) -> Option<RefusalWhy> {
        if self.shown.is_some() {
            Some(RefusalWhy::LookingBack)
        } else if self.game.outcome().is_some() || self.is_full() {
            Some(RefusalWhy::GameOver)
        } else if self.pace.paused {
            Some(RefusalWhy::Paused)
        } else if self.is_computers_turn() {
            Some(RefusalWhy::NotYourTurn)
        } else {
            None
        }
    }

    /// Whether the game has as many plies as a save may have: no further move is taken.
    pub(super) fn is_full(&self) -> bool {
        self.game.ply() >= MAX_PLIES
    }

    pub(super) fn may_choose(&self) -> bool {
        self.barred().is_none()
    }

    pub(super) fn tap(&mut self, touched: Touched) {
        let Some(square) = touched.square() else {
            return self.refuse_nowhere();
        };
        if let Some(why) = self.barred() {
            return self.refuse_square(refusal(square, why, Vec::new()));
        }
        self.pace.auto.held = false;
        if self.choice.whole {
            return self.tap_shown_move(square);
        }
        let touch = self.pick().tap(&self.choice.path, square);
        self.touched(touch);
    }

    pub(super) fn drop_column(&mut self, from: Touched, to: Touched) {
        let (Some(from), Some(to)) = (from.square(), to.square()) else {
            return self.refuse_nowhere();
        };
        if let Some(why) = self.barred() {
            return self.refuse_square(refusal(from, why, Vec::new()));
        }
        self.pace.auto.held = false;
        if self.choice.whole {
            return;
        }
        let touch = self.pick().drop(&self.choice.path, from, to);
        self.touched(touch);
    }

    /// A whole move is shown: its last landing confirms it, another square takes it away.
    fn tap_shown_move(&mut self, square: Square) {
        if self.choice.path.last() == Some(&square) {
            return self.confirm();
        }
        self.drop_choice();
        if let choose @ Touch::Choose(_) = self.pick().tap(&[], square) {
            self.touched(choose);
        }
    }

    fn touched(&mut self, touch: Touch) {
        match touch {
            Touch::Keep => {}
            Touch::Choose(path) => {
                self.forget_played();
                self.choice.path = path;
            }
            Touch::Refuse(refusal) => self.refuse_square(refusal),
            Touch::Go(path, ask) => {
                self.forget_played();
                self.go(path);
                self.news
                    .changes
                    .extend(ask.map(|refusal| Change::Refused { refusal }));
            }
        }
    }

    /// A number was given that is no square's: nothing is changed, whatever the stage.
    fn refuse_nowhere(&mut self) {
        self.refuse_square(Refusal {
            square: None,
            why: RefusalWhy::NotAMove,
            instead: Vec::new(),
        });
    }

    /// Refuses a touched square, but for one that has just played itself.
    fn refuse_square(&mut self, refusal: Refusal) {
        if !refusal
            .square
            .is_some_and(|square| self.has_just_played_itself(square))
        {
            self.news.changes.push(Change::Refused { refusal });
        }
    }

    /// Takes the column along a path that begins a legal move; a whole move enters the game, or waits to be confirmed.
    pub(super) fn go(&mut self, path: Vec<Square>) {
        let goes_on = self.choice.has_moved() && path.starts_with(&self.choice.path);
        let seen = if goes_on {
            self.choice.path.len() - 1
        } else {
            0
        };
        let whole = self.pick().is_whole(&path);
        self.choice = Choice { path, whole: false };
        let Some(played) = self.choice.as_move() else {
            return;
        };
        let changes = legs(self.game.position(), self.game.rules(), &played, seen);
        self.news.changes.extend(changes);
        self.news.save_due = true;
        self.close_hint();
        if whole && self.input.confirm {
            self.choice.whole = true;
        } else if whole {
            self.enter(played);
        }
    }

    pub(super) fn play_text(&mut self, text: &str) {
        let refuse = |why| Refusal {
            square: None,
            why,
            instead: Vec::new(),
        };
        if let Some(why) = self.barred() {
            let refusal = refuse(why);
            return self.news.changes.push(Change::Refused { refusal });
        }
        match self.game.position().parse_move(text, self.game.rules()) {
            Ok(played) => {
                let path = Vec::from(played);
                if !path.starts_with(&self.choice.path) || self.choice.whole {
                    self.drop_choice();
                }
                self.go(path);
            }
            Err(error) => {
                let refusal = refusal_of(error);
                self.news.changes.push(Change::Refused { refusal });
            }
        }
    }

    /// The shown move enters the game.
    pub(super) fn confirm(&mut self) {
        if self.choice.whole
            && self.may_choose()
            && let Some(played) = self.choice.as_move()
        {
            self.enter(played);
        }
    }

    pub(super) fn can_cancel(&self) -> bool {
        !self.choice.path.is_empty() && self.may_choose()
    }

    pub(super) fn cancel(&mut self) {
        if self.may_choose() {
            // What would play itself again at once could never be taken away.
            self.pace.auto.held |= self.choice.has_moved();
            self.drop_choice();
        }
    }

    /// Nothing is chosen any more; a half-made capture goes back to its origin.
    pub(super) fn drop_choice(&mut self) {
        let before = self.shown_board();
        let dropped = std::mem::take(&mut self.choice);
        if dropped.has_moved() {
            self.tell_stepped_back(dropped.path[0], &before);
            self.news.save_due = true;
        }
    }

    /// Takes the last jump or the shown step back.
    pub(super) fn step_back(&mut self) {
        let before = self.shown_board();
        self.choice.path.pop();
        self.choice.whole = false;
        self.pace.auto.held = true;
        self.news.save_due = true;
        if let Some(&to) = self.choice.path.last() {
            self.tell_stepped_back(to, &before);
        }
    }

    /// A whole move, whose legs were told already, enters the game.
    pub(super) fn enter(&mut self, played: Move) {
        let before = *self.game.position();
        if self.game.play(played).is_err() {
            return;
        }
        self.choice = Choice::default();
        self.drop_questions();
        self.lapse_offer(before.turn());
        let line = MoveLine::tell(&before, self.game.rules(), &played, self.game.ply());
        self.move_completed(before.turn());
        let again = false;
        self.news.changes.push(Change::Moved { line, again });
        self.news.save_due = true;
        self.look_for_goal(&before, &played);
        self.tell_end();
    }

    /// Tells the end of the game if it has just ended.
    pub(super) fn tell_end(&mut self) {
        let Some(outcome) = self.game.outcome() else {
            return;
        };
        self.offers.open = None;
        self.pace.paused = false;
        self.decide_goal_at_end();
        self.stop_clock();
        self.news.changes.push(Change::Ended { outcome });
        self.news.save_due = true;
    }
}

fn refusal_of(error: MoveError) -> Refusal {
    let (square, why, instead) = match error.why {
        MoveFault::Illegal(illegal) => match illegal {
            IllegalMove::GameOver => (None, RefusalWhy::GameOver, Vec::new()),
            IllegalMove::NotYours { square, instead } => {
                (Some(square), RefusalWhy::NotYours, instead)
            }
            IllegalMove::MustCapture { columns } => (None, RefusalWhy::MustCapture, columns),
            IllegalMove::Blocked { square, instead } => {
                (Some(square), RefusalWhy::Blocked, instead)
            }
            // Longer than any move of this column is.
            IllegalMove::NotALanding { landing, instead } if instead.is_empty() => {
                (Some(landing), RefusalWhy::NotAMove, instead)
            }
            IllegalMove::NotALanding { landing, instead } => {
                (Some(landing), RefusalWhy::NotALanding, instead)
            }
            IllegalMove::CaptureNotFinished { landings } => {
                (None, RefusalWhy::CaptureNotFinished, landings)
            }
        },
        MoveFault::Ambiguous { .. } => (None, RefusalWhy::Ambiguous, Vec::new()),
        _ => (None, RefusalWhy::NotAMove, Vec::new()),
    };
    Refusal {
        square,
        why,
        instead,
    }
}
