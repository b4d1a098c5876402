//! The clocks of the two sides within the session: whose runs when, warnings, flags.
//! The arithmetic is in `clock.rs`; nothing here reads the time.

use super::Session;
use super::change::Change;
use super::snapshot::Clocks;
use crate::clock::GameClock;
use crate::side::Side;

/// Seconds at which a running clock warns.
const WARNINGS: [i32; 3] = [60, 30, 10];
/// A computer thinks for this part of the time it has left at most, and never longer than `LONGEST_THOUGHT_MS`.
const PART_OF_TIME_LEFT: i64 = 40;
const LONGEST_THOUGHT_MS: i64 = 10_000;

impl Session {
    /// Charges the time from `before_ms` until now; a flag that has fallen ends the game (R8.6).
    pub(super) fn charge_clock(&mut self, before_ms: i64) {
        let now_ms = self.pace.now_ms;
        let Some(clock) = self.clock.as_mut() else {
            return;
        };
        let low = clock_low(clock, before_ms, now_ms);
        let fallen = clock.observe(now_ms);
        self.news.changes.extend(low);
        if let Some(side) = fallen.filter(|_| self.game.outcome().is_none()) {
            self.flag_falls(side);
        }
    }

    fn flag_falls(&mut self, side: Side) {
        self.look_at_game();
        self.drop_choice();
        self.close_hint();
        self.offers.open = None;
        self.news.changes.push(Change::FlagFell { side });
        if self.game.flag(side) {
            self.tell_end();
        }
    }

    /// No clock runs after the end (R8.5).
    pub(super) fn stop_clock(&mut self) {
        let now_ms = self.pace.now_ms;
        if let Some(clock) = self.clock.as_mut() {
            clock.stop(now_ms);
        }
    }

    pub(super) fn pause_clock(&mut self, paused: bool) {
        let now_ms = self.pace.now_ms;
        match self.clock.as_mut() {
            Some(clock) if paused => clock.pause(now_ms),
            Some(clock) => clock.resume(now_ms),
            None => {}
        }
    }

    /// The game is at another place than by a move: the clock of the side to move there runs, if any does (R8.3).
    pub(super) fn clock_follows_turn(&mut self) {
        let (now_ms, turn) = (self.pace.now_ms, self.turn());
        let untimed = self.game.ply() <= self.first_ply || self.game.outcome().is_some();
        match self.clock.as_mut() {
            None => {}
            Some(clock) if untimed => clock.stop(now_ms),
            Some(clock) if clock.running().is_some() => clock.hand_over(turn, now_ms),
            // After an end that was taken back no clock runs: as after the untimed first move, one starts.
            Some(clock) => {
                let _ = clock.complete_move(turn.other(), now_ms);
            }
        }
    }

    /// `mover` has completed a move in time.
    pub(super) fn move_completed(&mut self, mover: Side) {
        let now_ms = self.pace.now_ms;
        if let Some(clock) = self.clock.as_mut() {
            // Whether it was in time was asked before the move was made.
            let _ = clock.complete_move(mover, now_ms);
        }
    }

    /// When the running clock comes to a warning, or to its end. What it shows in between a screen asks of `clocks`, as
    /// often as it shows it.
    pub(super) fn clock_wakes_ms(&self) -> Option<i64> {
        let falls_at_ms = self.clock.as_ref()?.falls_at_ms()?;
        let left_ms = falls_at_ms.saturating_sub(self.pace.now_ms).max(0);
        let warnings = WARNINGS
            .into_iter()
            .map(|seconds| i64::from(seconds) * 1000);
        let next_ms = warnings.filter(|&at| at < left_ms).max().unwrap_or(0);
        Some(falls_at_ms.saturating_sub(next_ms).max(self.pace.now_ms))
    }

    /// The clocks as they stand at `now_ms`, all that changes while nobody does anything; none in a game without.
    pub fn clocks(&self, now_ms: i64) -> Option<Clocks> {
        let clock = self.clock.as_ref()?;
        let now_ms = now_ms.max(self.pace.now_ms);
        Some(Clocks {
            white_ms: clock.left_ms(Side::White, now_ms),
            black_ms: clock.left_ms(Side::Black, now_ms),
            running: clock.running().filter(|_| !clock.is_paused()),
            fallen: clock.fallen(),
        })
    }

    /// How long a computer may think now: a small part of what it has left, so that it does not lose on time (R8.4).
    pub(super) fn thinking_time_ms(&self) -> Option<i64> {
        let clock = self.clock.as_ref()?;
        Some(
            (clock.left_ms(self.turn(), self.pace.now_ms) / PART_OF_TIME_LEFT)
                .clamp(1, LONGEST_THOUGHT_MS),
        )
    }
}

/// The lowest warning that the running clock has come to.
fn clock_low(clock: &GameClock, before_ms: i64, now_ms: i64) -> Option<Change> {
    let side = clock.running().filter(|_| !clock.is_paused())?;
    let (before, after) = (clock.left_ms(side, before_ms), clock.left_ms(side, now_ms));
    let passed = |seconds: &i32| {
        let at = i64::from(*seconds) * 1000;
        before > at && after <= at && after > 0
    };
    let seconds = WARNINGS.into_iter().rev().find(passed)?;
    Some(Change::ClockLow { side, seconds })
}
