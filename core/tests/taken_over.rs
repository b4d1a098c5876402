//! A game that somebody else began: what was played elsewhere is not taken back here, whoever decides takebacks.

mod support;

use lasca_core::session::{Action, NewGame, Seat, Session, Stage, Takebacks, Thought};
use lasca_core::{Side, Start, TimeControl};
use support::hands::{play, session};

const MESSAGE: &str = "Lasca lasca.eu 3: c3-d4 e5xc3 b2xd4";

fn taken_over(ply: i32) -> NewGame {
    NewGame {
        start: Start::Record {
            text: MESSAGE.to_owned(),
            ply,
        },
        ..NewGame::default()
    }
}

fn clocked(takebacks: Takebacks) -> NewGame {
    let minute = Some(TimeControl {
        total_ms: 60_000,
        increment_ms: 0,
    });
    NewGame {
        white_time: minute,
        black_time: minute,
        takebacks,
        ..taken_over(2)
    }
}

fn undo(session: &mut Session) -> i32 {
    session.handle(Action::Undo, 0);
    session
        .handle(
            Action::Reply {
                side: Side::Black,
                accept: true,
            },
            0,
        )
        .snapshot
        .ply
}

#[test]
fn what_was_played_elsewhere_is_not_taken_back_freely_or_by_consent() {
    for game in [
        taken_over(2),
        clocked(Takebacks::Free),
        clocked(Takebacks::ByConsent),
    ] {
        let mut session = session(game);
        assert!(!session.snapshot(0).controls.can_undo);
        assert_eq!(undo(&mut session), 2);
        assert_eq!(play(&mut session, "b2xd4").snapshot.ply, 3);
        assert!(session.snapshot(0).controls.can_undo);
        assert_eq!(undo(&mut session), 2);
        assert!(!session.snapshot(0).controls.can_undo);
        let again = Session::load(&session.save(0), 0).expect("our own text");
        assert!(!again.snapshot(0).controls.can_undo);
    }
}

#[test]
fn a_computer_that_goes_on_with_a_game_is_not_sent_back_into_what_was_played_before() {
    let mut session = session(NewGame {
        white: Seat::Computer { level: 1 },
        ..taken_over(2)
    });
    let Stage::Thinking { ticket } = session.snapshot(0).stage else {
        panic!("nobody thinks")
    };
    let thought = session
        .job(ticket)
        .and_then(|job| job.first_move())
        .expect("a move");
    let shown = session
        .handle(
            Action::Answer {
                thought: Thought { ticket, ..thought },
            },
            0,
        )
        .snapshot;
    assert_eq!((shown.ply, shown.controls.can_undo), (3, false));
}

#[test]
fn who_plays_on_from_an_earlier_position_may_look_and_go_there_and_begins_there() {
    let mut session = session(taken_over(3));
    session.handle(Action::Look { ply: 1 }, 0);
    let shown = session.handle(Action::PlayFromHere, 0).snapshot;
    assert_eq!(
        (shown.ply, shown.last_ply, shown.controls.can_undo),
        (1, 3, false)
    );
    assert_eq!(play(&mut session, "e5xc3").snapshot.ply, 2);
    assert_eq!(session.handle(Action::Undo, 0).snapshot.ply, 1);
}

#[test]
fn a_header_cannot_say_that_more_was_taken_over_than_was_played() {
    let text = "Lasca record 1\nrules: kawu\ndevice-first-ply: 9000\n\n1. c3-d4 e5xc3\n*\n";
    let mut session = Session::load(text, 0).expect("a record");
    assert_eq!(play(&mut session, "b2xd4").snapshot.ply, 3);
    assert_eq!(session.handle(Action::Undo, 0).snapshot.ply, 2);
}
