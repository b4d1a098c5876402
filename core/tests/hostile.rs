//! Texts made to break a reader: endless, deep, with numbers that fit nowhere and letters that nobody types.

use std::time::Instant;

use lasca_core::session::{
    Action, NewGame, Session, action_from_json, check_position, find_game, new_game_from_json,
    script_from_json, summary,
};
use lasca_core::{Position, Record, Rules, Side, Square, Start, TimeControl};

const PIECES: &[&str] = &[
    "\0",
    "\r",
    "\r\n",
    "\u{feff}",
    "\u{2028}",
    "🂡",
    "e\u{301}",
    "\u{202e}",
    "[",
    "{",
    "{\"a\":",
    "\"",
    "\\",
    ",",
    "/",
    "1.",
    "-",
    "x",
    "*",
    ":",
    ";",
    " ",
    "999999999999999999999999",
    "-9223372036854775808",
    "w ",
    "wW",
    "a1w ",
    "c3-d4 ",
    "d2x",
    "Lasca ",
    "Lasca record 1\n",
    "rules: kawu\n",
    "Lasca kawu 99999: ",
    "own:rejump=",
    "np=9",
    "1-0 ",
    "1/2-1/2 ",
    "e5 ",
    "kawu 2: ",
    "; np",
    "> > ",
];

/// Every reader of texts there is.
fn read_all(text: &str) {
    let _ = (text.parse::<Record>(), lasca_core::find_game(text));
    let _ = (
        text.parse::<Position>(),
        text.parse::<Rules>(),
        text.parse::<Square>(),
    );
    let _ = (
        find_game(text),
        summary(text),
        check_position(text),
        Session::load(text, 0).map(drop),
    );
    let _ = (
        action_from_json(text),
        new_game_from_json(text),
        script_from_json(text),
    );
    let _ = Rules::NAMED.map(|rules| Position::start().parse_move(text, rules));
    for start in [
        Start::Position {
            text: text.to_owned(),
        },
        Start::Record {
            text: text.to_owned(),
            ply: i32::MAX,
        },
    ] {
        let _ = Session::new(
            NewGame {
                start,
                ..NewGame::default()
            },
            0,
        )
        .map(drop);
    }
    let mut session = Session::new(NewGame::default(), 0).expect("a game");
    session.handle(
        Action::Play {
            text: text.to_owned(),
        },
        0,
    );
    let played = session.snapshot(0).ply > 0;
    assert!(!played || text.contains("c3-d4"), "{text:.40?} was played");
}

#[test]
fn every_pair_of_hostile_pieces_is_refused_or_read_and_nothing_panics() {
    for first in PIECES {
        for second in PIECES {
            read_all(&format!("{first}{second}"));
            read_all(&format!(
                "Lasca record 1\nrules: kawu\nseed: {first}\nstart: {second}\n\n{first}{second}\n*"
            ));
        }
    }
}

#[test]
fn endless_repetitions_are_read_in_no_time_and_nothing_panics() {
    for piece in PIECES {
        let started = Instant::now();
        read_all(&piece.repeat(200_000 / piece.len()));
        let took = started.elapsed();
        assert!(took.as_secs() < 30, "{piece:?} took {took:?}");
    }
}

#[test]
fn numbers_at_the_edges_break_no_session() {
    for ply in [i32::MIN, -1, 0, 1, i32::MAX] {
        for now_ms in [i64::MIN, -1, 0, i64::MAX] {
            let mut session = Session::new(NewGame::default(), now_ms).expect("a game");
            session.handle(Action::Look { ply }, i64::MAX);
            session.handle(Action::PlayFromHere, i64::MIN);
            assert!(session.moves(ply, ply).is_empty());
            assert!(session.moves(i32::MIN, i32::MAX).is_empty());
        }
    }
}

fn clocked(header: &str) -> Session {
    let text = format!(
        "Lasca record 1\nrules: lasca.eu\nwhite-time: 300+0\nblack-time: 300+0\n{header}\n\n1. c3-d4\n*\n"
    );
    Session::load(&text, 0).expect(header)
}

#[test]
fn times_at_the_edge_break_no_clock() {
    let time = Some(TimeControl {
        total_ms: 300_000,
        increment_ms: 0,
    });
    for now_ms in [i64::MIN, 0, i64::MAX] {
        let game = NewGame {
            white_time: time,
            black_time: time,
            ..NewGame::default()
        };
        let mut session = Session::new(game, now_ms).expect("a game");
        let text = "c3-d4".to_owned();
        let update = session.handle(Action::Play { text }, now_ms);
        assert_eq!(update.snapshot.ply, 1);
        assert!(update.snapshot.wake_ms.is_none_or(|at| at >= now_ms));
    }
}

#[test]
fn headers_that_count_beyond_all_bounds_break_no_session() {
    let used = r#"device-used: {"takebacks":2147483647,"hints":2147483647}"#;
    clocked(used).handle(Action::Undo, 0);
    for at in [i32::MIN, i32::MAX] {
        let mut session = clocked(&format!(
            r#"device-draws-offered: {{"white":{at},"black":{at}}}"#
        ));
        session.handle(Action::Resume, 0);
        session.handle(Action::OfferDraw { side: Side::Black }, 0);
    }
}

#[test]
fn only_the_clock_of_the_side_to_move_runs_whatever_a_header_says() {
    let mut session = clocked("device-running: white");
    session.handle(Action::Resume, 0);
    session.handle(Action::Tick, 310_000);
    let clocks = session.snapshot(310_000).clocks.expect("clocks");
    assert_eq!(clocks.white_ms, 300_000);
}
