//! Clocks (R8): what is charged to whom, and when a flag falls.

mod support;

use lasca_core::{BySide, GameClock, Side, TimeControl};
use proptest::prelude::*;

const TEN_SECONDS: TimeControl = TimeControl {
    total_ms: 10_000,
    increment_ms: 0,
};

fn clock(white: TimeControl, black: TimeControl) -> GameClock {
    GameClock::new(BySide::new(white, black)).expect("playable")
}

fn both(control: TimeControl) -> GameClock {
    clock(control, control)
}

/// A clock after White's first move at 0: Black's runs.
fn under_way(control: TimeControl) -> GameClock {
    let mut clock = both(control);
    assert!(clock.complete_move(Side::White, 0));
    clock
}

#[test]
fn totals_and_increments_outside_their_limits_are_refused() {
    for (total, increment) in [
        (9_999, 0),
        (36_000_001, 0),
        (10_000, -1),
        (10_000, 180_001),
        (i64::MIN, 0),
        (i64::MAX, 0),
    ] {
        assert_eq!(
            TimeControl::new(total, increment),
            None,
            "{total}+{increment}"
        );
        let wrong = TimeControl {
            total_ms: total,
            increment_ms: increment,
        };
        assert_eq!(GameClock::new(BySide::new(TEN_SECONDS, wrong)), None);
        assert_eq!(GameClock::new(BySide::new(wrong, TEN_SECONDS)), None);
    }
    for (total, increment) in [
        (10_000, 0),
        (36_000_000, 180_000),
        (300_000, 0),
        (600_000, 0),
    ] {
        assert!(
            TimeControl::new(total, increment).is_some(),
            "{total}+{increment}"
        );
    }
}

#[test]
fn no_clock_runs_before_the_first_move_is_complete_whoever_makes_it() {
    for first in Side::ALL {
        let mut clock = both(TEN_SECONDS);
        assert_eq!(clock.observe(9_000_000), None);
        assert_eq!(clock.running(), None);
        assert_eq!(clock.falls_at_ms(), None);
        assert!(clock.complete_move(first, 9_500_000));
        assert_eq!(clock.left_ms(first, 9_600_000), 10_000);
        assert_eq!(clock.running(), Some(first.other()));
        assert_eq!(clock.left_ms(first.other(), 9_501_000), 9_000);
    }
}

#[test]
fn the_untimed_first_move_earns_no_increment_and_every_later_one_does() {
    let mut clock = both(TimeControl {
        total_ms: 10_000,
        increment_ms: 2_000,
    });
    assert!(clock.complete_move(Side::White, 5_000));
    assert_eq!(clock.left_ms(Side::White, 5_000), 10_000);
    assert!(clock.complete_move(Side::Black, 6_000));
    assert_eq!(clock.left_ms(Side::Black, 6_000), 11_000);
    assert!(clock.complete_move(Side::White, 6_500));
    assert_eq!(clock.left_ms(Side::White, 6_500), 11_500);
}

#[test]
fn a_flag_falls_at_zero_and_not_a_millisecond_earlier() {
    let mut clock = under_way(TEN_SECONDS);
    assert_eq!(clock.falls_at_ms(), Some(10_000));
    assert_eq!(clock.observe(9_999), None);
    assert_eq!(clock.left_ms(Side::Black, 9_999), 1);
    assert_eq!(clock.observe(10_000), Some(Side::Black));
    assert_eq!(clock.left_ms(Side::Black, 10_000), 0);
}

#[test]
fn a_move_completed_at_zero_is_too_late_and_a_millisecond_before_is_not() {
    let mut clock = under_way(TimeControl {
        total_ms: 10_000,
        increment_ms: 5_000,
    });
    let mut late = clock;
    assert!(clock.complete_move(Side::Black, 9_999));
    assert_eq!(clock.left_ms(Side::Black, 9_999), 5_001);
    assert!(!late.complete_move(Side::Black, 10_000));
    assert_eq!(
        late.left_ms(Side::Black, 10_000),
        0,
        "no increment after the flag has fallen"
    );
    assert_eq!(late.running(), Some(Side::Black));
}

#[test]
fn looking_between_the_jumps_of_a_capture_changes_nothing() {
    let (mut watched, mut unwatched) = (under_way(TEN_SECONDS), under_way(TEN_SECONDS));
    for now in [100, 150, 2_000, 2_001] {
        assert_eq!(watched.observe(now), None);
        assert_eq!(watched.running(), Some(Side::Black));
    }
    assert!(
        watched.complete_move(Side::Black, 2_500) && unwatched.complete_move(Side::Black, 2_500)
    );
    assert_eq!(watched, unwatched);
}

#[test]
fn sides_may_have_different_totals() {
    let mut clock = clock(
        TimeControl::FIVE_MINUTES,
        TimeControl {
            total_ms: 60_000,
            increment_ms: 0,
        },
    );
    assert!(clock.complete_move(Side::White, 0));
    assert_eq!(clock.falls_at_ms(), Some(60_000));
    assert!(clock.complete_move(Side::Black, 1_000));
    assert_eq!(clock.falls_at_ms(), Some(301_000));
}

#[test]
fn paused_time_is_charged_to_nobody() {
    let mut clock = under_way(TEN_SECONDS);
    clock.pause(4_000);
    assert_eq!(clock.falls_at_ms(), None);
    assert_eq!(clock.observe(1_000_000), None);
    assert_eq!(clock.left_ms(Side::Black, 2_000_000), 6_000);
    clock.resume(2_000_000);
    assert_eq!(clock.left_ms(Side::Black, 2_001_000), 5_000);
    assert_eq!(clock.left_ms(Side::White, 2_001_000), 10_000);
}

#[test]
fn pausing_after_the_flag_fell_does_not_save_it() {
    let mut clock = under_way(TEN_SECONDS);
    clock.pause(10_000);
    assert_eq!(clock.fallen(), Some(Side::Black));
    clock.resume(20_000);
    assert_eq!(clock.observe(20_000), Some(Side::Black));
}

#[test]
fn no_clock_runs_after_the_end() {
    let mut clock = under_way(TEN_SECONDS);
    clock.stop(3_000);
    assert_eq!(clock.observe(1_000_000), None);
    assert_eq!((clock.running(), clock.falls_at_ms()), (None, None));
    assert_eq!(clock.left_ms(Side::Black, 1_000_000), 7_000);
}

#[test]
fn a_takeback_gives_no_time_back() {
    let mut clock = under_way(TimeControl {
        total_ms: 10_000,
        increment_ms: 1_000,
    });
    assert!(clock.complete_move(Side::Black, 2_000));
    clock.hand_over(Side::Black, 3_000);
    assert_eq!(clock.running(), Some(Side::Black));
    assert_eq!(clock.left_ms(Side::White, 3_000), 9_000);
    assert_eq!(clock.left_ms(Side::Black, 3_500), 8_500);
}

#[test]
fn a_time_that_jumps_back_charges_nothing_and_runs_on_from_there() {
    let mut clock = under_way(TEN_SECONDS);
    assert_eq!(clock.observe(4_000), None);
    assert_eq!(clock.observe(-50_000), None);
    assert_eq!(clock.left_ms(Side::Black, -50_000), 6_000);
    assert_eq!(clock.left_ms(Side::Black, -49_000), 5_000);
    assert_eq!(clock.falls_at_ms(), Some(-44_000));
}

#[test]
fn a_time_that_leaps_ahead_is_charged_whole_and_the_flag_falls_once() {
    let mut clock = under_way(TEN_SECONDS);
    assert_eq!(clock.observe(i64::MAX), Some(Side::Black));
    assert_eq!(clock.left_ms(Side::White, i64::MAX), 10_000);
    assert_eq!(clock.observe(i64::MIN), Some(Side::Black));
    assert_eq!(clock.left_ms(Side::Black, 0), 0);
}

#[test]
fn a_saved_clock_comes_back_paused_and_a_damaged_one_not_at_all() {
    let controls = BySide::new(TEN_SECONDS, TimeControl::FIVE_MINUTES);
    let restore =
        |white, black| GameClock::restored(controls, BySide::new(white, black), Some(Side::White));
    let mut clock = restore(1_234, 300_000).expect("sound");
    assert!(clock.is_paused());
    assert_eq!(clock.observe(1_000_000), None);
    clock.resume(1_000_000);
    assert_eq!(clock.observe(1_001_233), None);
    assert_eq!(clock.observe(1_001_234), Some(Side::White));
    for (white, black) in [
        (-1, 0),
        (0, GameClock::MAX_LEFT_MS + 1),
        (i64::MIN, i64::MAX),
    ] {
        assert_eq!(restore(white, black), None);
    }
}

#[derive(Clone, Debug)]
enum Deed {
    Look,
    Move,
    Pause,
    Resume,
    HandOver(bool),
    Stop,
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        6 => Just(Deed::Look),
        6 => Just(Deed::Move),
        1 => Just(Deed::Pause),
        1 => Just(Deed::Resume),
        1 => any::<bool>().prop_map(Deed::HandOver),
        1 => Just(Deed::Stop),
    ]
}

fn time() -> impl Strategy<Value = i64> {
    prop_oneof![8 => -20_000_i64..400_000, 1 => any::<i64>()]
}

proptest! {
    #![proptest_config(support::seeded(2_000))]

    #[test]
    fn no_order_of_calls_and_times_lets_a_clock_leave_its_bounds(
        deeds in proptest::collection::vec((deed(), time()), 1..80),
        increment in 0_i64..=180_000,
    ) {
        let mut clock = both(TimeControl { total_ms: 20_000, increment_ms: increment });
        for (deed, now) in deeds {
            let before = clock;
            match deed {
                Deed::Look => { clock.observe(now); }
                Deed::Move => {
                    let side = clock.running().unwrap_or(Side::White);
                    let made = clock.complete_move(side, now);
                    prop_assert_eq!(made, clock.fallen().is_none());
                }
                Deed::Pause => clock.pause(now),
                Deed::Resume => clock.resume(now),
                Deed::HandOver(white) => clock.hand_over(if white { Side::White } else { Side::Black }, now),
                Deed::Stop => clock.stop(now),
            }
            for side in Side::ALL {
                let left = clock.left_ms(side, now);
                prop_assert!((0..=GameClock::MAX_LEFT_MS).contains(&left));
                if before.running() != Some(side) {
                    prop_assert_eq!(left, before.left_ms(side, now), "only the running clock is charged");
                }
            }
            if let Some(fallen) = before.fallen() {
                prop_assert_eq!(clock.fallen(), Some(fallen), "a fallen flag stays down");
            }
        }
    }
}
