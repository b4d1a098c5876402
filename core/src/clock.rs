//! How long the sides may think: pure arithmetic on milliseconds that are passed in (R8).
//! Knows sides only; reads no clock of its own.

use serde::{Deserialize, Serialize};

use crate::side::{BySide, Side};

/// One side's time (R8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimeControl {
    /// For the whole game, 10 seconds to 10 hours.
    pub total_ms: i64,
    /// Added when a move is complete, 0 to 180 seconds.
    pub increment_ms: i64,
}

impl TimeControl {
    /// The shorter of the two that lasca.eu offers.
    pub const FIVE_MINUTES: TimeControl = TimeControl {
        total_ms: 300_000,
        increment_ms: 0,
    };
    /// The shortest total: 10 seconds.
    pub const MIN_TOTAL_MS: i64 = 10_000;
    /// The longest total: 10 hours.
    pub const MAX_TOTAL_MS: i64 = 36_000_000;
    /// The largest increment: 180 seconds.
    pub const MAX_INCREMENT_MS: i64 = 180_000;

    /// A time control, if it can be played (R8.1.1).
    pub fn new(total_ms: i64, increment_ms: i64) -> Option<TimeControl> {
        let control = TimeControl {
            total_ms,
            increment_ms,
        };
        control.is_playable().then_some(control)
    }

    /// Whether total and increment are within their limits (R8.1.1).
    pub fn is_playable(self) -> bool {
        (TimeControl::MIN_TOTAL_MS..=TimeControl::MAX_TOTAL_MS).contains(&self.total_ms)
            && (0..=TimeControl::MAX_INCREMENT_MS).contains(&self.increment_ms)
    }
}

/// The clocks of both sides.
///
/// Every call that takes `now_ms` first charges the time since the last one to the side whose clock runs. The
/// caller's time is monotonic; where it jumps back nothing is charged and the clock runs on from the earlier time;
/// where it jumps ahead the whole leap is charged, since a phone that slept without pausing the game has really used it.
///
/// ```
/// use lasca_core::{BySide, GameClock, Side, TimeControl};
/// let five = TimeControl::FIVE_MINUTES;
/// let mut clock = GameClock::new(BySide::new(five, five)).expect("playable");
/// assert!(clock.complete_move(Side::White, 1_000)); // untimed; Black's clock runs from here
/// assert_eq!(clock.left_ms(Side::Black, 61_000), 240_000);
/// assert!(!clock.complete_move(Side::Black, 301_000), "too late");
/// assert_eq!(clock.fallen(), Some(Side::Black));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameClock {
    controls: BySide<TimeControl>,
    left_ms: BySide<i64>,
    running: Option<Side>,
    paused: bool,
    seen_ms: i64,
}

impl GameClock {
    /// The most that a clock can show: what the longest total and a thousand of the largest increments give.
    pub const MAX_LEFT_MS: i64 = TimeControl::MAX_TOTAL_MS + 1_000 * TimeControl::MAX_INCREMENT_MS;

    /// Full clocks of which neither runs; `None` where a control cannot be played.
    pub fn new(controls: BySide<TimeControl>) -> Option<GameClock> {
        let playable = Side::ALL.iter().all(|&side| controls[side].is_playable());
        playable.then_some(GameClock {
            controls,
            left_ms: BySide::new(controls.white.total_ms, controls.black.total_ms),
            running: None,
            paused: false,
            seen_ms: 0,
        })
    }

    /// The clocks of a saved game: paused (R8.5). `None` where a control or a remaining time is out of range.
    pub fn restored(
        controls: BySide<TimeControl>,
        left_ms: BySide<i64>,
        running: Option<Side>,
    ) -> Option<GameClock> {
        let clock = GameClock::new(controls)?;
        let sound = |side: Side| (0..=GameClock::MAX_LEFT_MS).contains(&left_ms[side]);
        Side::ALL
            .iter()
            .all(|&side| sound(side))
            .then_some(GameClock {
                left_ms,
                running,
                paused: true,
                ..clock
            })
    }

    /// What the sides agreed on.
    pub const fn controls(&self) -> BySide<TimeControl> {
        self.controls
    }

    /// The side whose clock runs, or would but for the pause; none before the first move is complete and after the end.
    pub const fn running(&self) -> Option<Side> {
        self.running
    }

    /// Whether the clocks are paused.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// What `side` has left at `now_ms`; never below 0.
    pub fn left_ms(&self, side: Side, now_ms: i64) -> i64 {
        let used = match self.running {
            Some(running) if running == side => self.since_seen(now_ms),
            _ => 0,
        };
        self.left_ms[side].saturating_sub(used).max(0)
    }

    /// Lets time pass until `now_ms`; returns the side whose flag has fallen by then (R8.6).
    pub fn observe(&mut self, now_ms: i64) -> Option<Side> {
        if let Some(side) = self.running {
            self.left_ms[side] = self.left_ms(side, now_ms);
        }
        self.seen_ms = now_ms;
        self.fallen()
    }

    /// The side whose time had run out when the clock was last asked. A fallen flag stays down.
    pub fn fallen(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.left_ms[side] == 0)
    }

    /// When the running clock will reach 0, in the caller's time; none if no clock runs.
    pub fn falls_at_ms(&self) -> Option<i64> {
        let side = self.running.filter(|_| !self.paused)?;
        Some(self.seen_ms.saturating_add(self.left_ms[side]))
    }

    /// `side` has completed a whole move at `now_ms`: its clock gets the increment and stops, the other's runs (R8.2).
    ///
    /// Where no clock ran yet the move was untimed and earns no increment (R8.3). Returns `false`, and changes nothing but the
    /// time charged, where the flag of the running clock has fallen: at zero a move is too late (R8.6).
    /// A paused clock runs again from `now_ms`.
    #[must_use = "a move that is too late must not be made"]
    pub fn complete_move(&mut self, side: Side, now_ms: i64) -> bool {
        if self.observe(now_ms).is_some() {
            return false;
        }
        if self.running == Some(side) {
            let left = self.left_ms[side] + self.controls[side].increment_ms;
            self.left_ms[side] = left.min(GameClock::MAX_LEFT_MS);
        }
        self.running = Some(side.other());
        self.paused = false;
        true
    }

    /// Gives the turn to `side` without a move, as a takeback does: no time comes back and no increment is earned.
    pub fn hand_over(&mut self, side: Side, now_ms: i64) {
        if self.observe(now_ms).is_none() && self.running.is_some() {
            self.running = Some(side);
        }
    }

    /// Pauses: from `now_ms` on time is charged to nobody (R8.5).
    pub fn pause(&mut self, now_ms: i64) {
        self.observe(now_ms);
        self.paused = true;
    }

    /// Ends a pause.
    pub fn resume(&mut self, now_ms: i64) {
        self.observe(now_ms);
        self.paused = false;
    }

    /// Stops both clocks, at the end of the game or where it is taken back to its first move.
    pub fn stop(&mut self, now_ms: i64) {
        self.observe(now_ms);
        self.running = None;
    }

    fn since_seen(&self, now_ms: i64) -> i64 {
        if self.paused {
            0
        } else {
            now_ms.saturating_sub(self.seen_ms).max(0)
        }
    }
}
