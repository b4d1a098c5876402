//! The clocks of the two sides within the session: whose runs when, warnings, flags.
//! The arithmetic is in `clock.rs`; nothing here reads the time.

use super::Session;
use super::snapshot::Clocks;
use crate::side::Side;

impl Session {
    pub(super) fn charge_clock(&mut self) {}

    pub(super) fn stop_clock(&mut self) {}

    pub(super) fn clock_follows_turn(&mut self) {}

    pub(super) fn move_completed(&mut self, _mover: Side) {}

    pub(super) fn clock_wakes_ms(&self) -> Option<i64> {
        None
    }

    pub(super) fn clocks(&self) -> Option<Clocks> {
        None
    }
}
