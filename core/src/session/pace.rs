//! Time as the session is told it: pauses, the app being hidden, and what plays itself after a short wait.
//! Reads no clock: every call brings its `now_ms`.

use super::Session;
use crate::square::Square;

/// Before the only way on in a capture is gone by itself.
const BEFORE_NEXT_LEG_MS: i64 = 250;
/// Before the only legal move is played by itself.
const BEFORE_FORCED_MOVE_MS: i64 = 600;
/// How long a tap on a leg that has played itself is taken for that leg.
const SWALLOW_MS: i64 = 1000;

/// What of a session depends on time but for the clocks.
#[derive(Debug, Clone, Default)]
pub(super) struct Pace {
    /// The latest time the session was told.
    pub now_ms: i64,
    pub paused: bool,
    /// Whether the app is in the background.
    pub hidden: bool,
    pub auto: Auto,
}

/// What plays itself, and what has just done so.
#[derive(Debug, Clone, Default)]
pub(super) struct Auto {
    /// Waits for the next touch, because something was taken back.
    pub held: bool,
    due: Option<Due>,
    /// Landings that were played without a touch since the last one, and when the last of them was.
    played: Vec<Square>,
    played_ms: i64,
}

/// A leg or a move that will play itself, if nothing else happens first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Due {
    at_ms: i64,
    ply: i32,
    chosen: usize,
}

impl Pace {
    /// Whether nothing runs: neither clocks nor searches nor what plays itself.
    pub fn is_stopped(&self) -> bool {
        self.paused || self.hidden
    }
}

impl Session {
    /// Time has come to `now_ms`; time that goes back stands still.
    pub(super) fn advance(&mut self, now_ms: i64) {
        let before_ms = self.pace.now_ms;
        self.pace.now_ms = before_ms.max(now_ms);
        self.charge_clock(before_ms);
    }

    pub(super) fn can_pause(&self) -> bool {
        let worth_it = self.clock.is_some() || self.seats.no_person();
        worth_it && !self.pace.paused && self.game.outcome().is_none()
    }

    pub(super) fn pause(&mut self) {
        if self.can_pause() {
            self.pause_clock(true);
            self.pace.paused = true;
            self.news.save_due = true;
        }
    }

    pub(super) fn resume(&mut self) {
        // What is hidden stays paused: nothing runs that nobody sees.
        if self.pace.paused && !self.pace.hidden {
            self.pace.paused = false;
            self.pause_clock(false);
            self.news.save_due = true;
        }
    }

    pub(super) fn background(&mut self) {
        self.pause_if_clocked();
        self.pace.hidden = true;
        self.news.save_due = true;
    }

    /// No clock runs that nobody sees, whatever starts one: the end of a game taken back, too.
    pub(super) fn settle_clock(&mut self) {
        if self.pace.hidden {
            self.pause_if_clocked();
        }
    }

    fn pause_if_clocked(&mut self) {
        if self.clock.is_some() {
            self.pause();
        }
    }

    pub(super) fn foreground(&mut self) {
        self.pace.hidden = false;
    }

    /// Plays what was due to play itself.
    pub(super) fn tick(&mut self) {
        let Some(due) = self
            .pace
            .auto
            .due
            .filter(|due| due.at_ms <= self.pace.now_ms)
        else {
            return;
        };
        self.pace.auto.due = None;
        if self.forced_path().is_some()
            && due.chosen == self.choice.path.len()
            && due.ply == self.game.ply()
        {
            self.play_forced();
        }
    }

    fn play_forced(&mut self) {
        let Some((path, _)) = self.forced_path() else {
            return;
        };
        let known = if self.choice.has_moved() {
            self.choice.path.len()
        } else {
            1
        };
        self.pace.auto.played.extend_from_slice(&path[known..]);
        self.pace.auto.played_ms = self.pace.now_ms;
        self.go(path);
    }

    /// The path that may be gone without a touch, and after how long: the only leg on, or the only legal move.
    fn forced_path(&self) -> Option<(Vec<Square>, i64)> {
        if !self.may_choose() || self.pace.is_stopped() || self.choice.whole || self.pace.auto.held
        {
            return None;
        }
        let path = &self.choice.path;
        if self.choice.has_moved() {
            let next = self.pick().next(path);
            let [only] = next.as_slice() else { return None };
            let on = [&path[..], &[*only]].concat();
            return self.input.auto_complete.then_some((on, BEFORE_NEXT_LEG_MS));
        }
        let only = self.input.auto_forced.then(|| self.pick().only_move())??;
        Some((Vec::from(only), BEFORE_FORCED_MOVE_MS))
    }

    /// Sees to it that what is forced is due, and nothing else.
    pub(super) fn settle_auto(&mut self) {
        let Some((_, wait_ms)) = self.forced_path() else {
            self.pace.auto.due = None;
            return;
        };
        let (ply, chosen) = (self.game.ply(), self.choice.path.len());
        let same = self
            .pace
            .auto
            .due
            .is_some_and(|due| due.ply == ply && due.chosen == chosen);
        if !same {
            self.pace.auto.due = Some(Due {
                at_ms: self.pace.now_ms.saturating_add(wait_ms),
                ply,
                chosen,
            });
        }
    }

    /// Whether this square is a landing that played itself a moment ago: a finger was slower than the pause.
    pub(super) fn has_just_played_itself(&self, square: Square) -> bool {
        let auto = &self.pace.auto;
        auto.played.contains(&square)
            && self.pace.now_ms.saturating_sub(auto.played_ms) <= SWALLOW_MS
    }

    /// Forgets what played itself before the touch that has just done something.
    pub(super) fn forget_played(&mut self) {
        self.pace.auto.played.clear();
    }

    pub(super) fn wake_ms(&self) -> Option<i64> {
        let auto = self.pace.auto.due.map(|due| due.at_ms);
        auto.into_iter().chain(self.clock_wakes_ms()).min()
    }
}
