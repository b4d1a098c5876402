//! Texts made to break a reader: endless, deep, with numbers that fit nowhere and letters that nobody types.

use std::time::Instant;

use lasca_core::session::{
    Action, NewGame, Session, action_from_json, check_position, find_game, new_game_from_json,
    script_from_json, summary,
};
use lasca_core::{Position, Record, Rules, Square, Start};

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
