//! Where two parts meet that are sound apart: names and messages, goals and other lines, hidden apps and clocks that start,
//! hints and looking back, times at the edge and what plays itself.

mod support;

use lasca_core::session::{
    Action, Change, LessonSaid, NewGame, Session, Takebacks, Update, check_position, find_game,
    summary,
};
use lasca_core::{Goal, Rules, Side, Start, TimeControl};
use support::hands::{play, session};

fn go_on_from(session: &mut Session, ply: i32) -> Update {
    session.handle(Action::Look { ply }, 0);
    session.handle(Action::PlayFromHere, 0)
}

fn aiming_at(goal: Goal) -> Session {
    session(NewGame {
        goal: Some(goal),
        ..NewGame::default()
    })
}

fn verdict(update: &Update) -> (bool, bool) {
    let goal = update.snapshot.goal.expect("a goal");
    (goal.done, goal.said == LessonSaid::Missed)
}

#[test]
fn what_reads_like_a_message_in_a_name_is_no_game() {
    for name in [
        "Lasca kawu 0:",
        "Lasca lasca.eu 1: c3-d4",
        "Anna Lasca kawu 0 from w a1w g7b:",
    ] {
        let session = session(NewGame {
            white_name: name.to_owned(),
            ..NewGame::default()
        });
        assert_eq!(find_game(&session.record()), Ok(session.record()), "{name}");
        let mailed = session.record().replace('\n', "\r\n> ");
        assert_eq!(find_game(&mailed), Ok(session.record()), "{name}");
        let told = summary(&session.save(0)).expect(name);
        assert_eq!((told.rules, told.ply), (Rules::LASCA_EU, 0), "{name}");
        // behind the record, and in front of it, a message is one
        for mail in [
            format!("{}\nLasca kawu 1: c3-d4", session.record()),
            format!("Lasca kawu 1: c3-d4\n{}", session.record()),
        ] {
            assert_eq!(summary(&mail).expect(name).ply, 1, "{mail}");
        }
    }
}

#[test]
fn the_place_of_a_fault_in_a_position_counts_line_ends_of_every_kind() {
    for end in ["\n", "\r", "\r\n", "\u{85}", "\u{2028}"] {
        let text = format!("w{end}a1w{end} zz");
        let error = check_position(&text).expect_err("zz is no square");
        assert_eq!((error.line, error.column), (3, 2), "{end:?}");
    }
}

#[test]
fn a_goal_met_by_a_move_is_met_again_when_the_game_goes_on_behind_that_move() {
    let mut session = aiming_at(Goal::AnyMove);
    assert_eq!(verdict(&play(&mut session, "c3-d4")), (true, false));
    assert_eq!(
        verdict(&session.handle(Action::Undo, 0)),
        (false, false),
        "open again"
    );
    let update = go_on_from(&mut session, 1);
    assert_eq!(update.snapshot.ply, 1);
    assert_eq!(verdict(&update), (true, false));
    assert!(update.changes.contains(&Change::GoalMet));
}

#[test]
fn a_goal_missed_by_giving_up_is_open_again_when_the_game_goes_on_elsewhere() {
    let mut session = aiming_at(Goal::Win);
    play(&mut session, "c3-d4");
    session.handle(Action::Undo, 0);
    let given_up = session.handle(Action::Resign { side: Side::White }, 0);
    assert_eq!(verdict(&given_up), (false, true));
    let update = go_on_from(&mut session, 1);
    assert_eq!(update.snapshot.ply, 1);
    assert_eq!(verdict(&update), (false, false));
}

#[test]
fn no_clock_starts_while_the_app_is_hidden() {
    let time = Some(TimeControl::FIVE_MINUTES);
    let mut session = session(NewGame {
        white_time: time,
        black_time: time,
        takebacks: Takebacks::Free,
        ..NewGame::default()
    });
    play(&mut session, "c3-d4");
    session.handle(Action::Background, 0);
    session.handle(Action::Resign { side: Side::White }, 0);
    let reopened = session.handle(Action::Undo, 0).snapshot;
    let clocks = reopened.clocks.expect("clocks");
    assert_eq!((reopened.paused, clocks.running), (true, None));
    let seen = session.handle(Action::Foreground, 200_000).snapshot;
    assert_eq!((seen.paused, seen.clocks), (true, Some(clocks)));
    let on = session.handle(Action::Resume, 200_000).snapshot;
    assert_eq!(
        on.clocks.and_then(|clocks| clocks.running),
        Some(Side::Black)
    );
}

#[test]
fn a_hint_is_shown_at_the_games_own_position_only() {
    let mut session = session(NewGame::default());
    play(&mut session, "c3-d4");
    let asked = session.handle(Action::Hint, 0).snapshot;
    let ticket = asked.question.expect("a question").ticket;
    let thought = session.job(ticket).and_then(|job| job.run_briefly(100));
    session.handle(Action::Look { ply: 0 }, 0);
    let thought = thought.expect("a move");
    let looking = session.handle(Action::Answer { thought }, 0).snapshot;
    assert!(looking.looking_back && looking.hint.is_none());
    let back = session.handle(Action::Look { ply: 1 }, 0).snapshot;
    assert!(back.hint.is_some_and(|hint| !hint.line.is_empty()));
}

#[test]
fn a_square_that_played_itself_is_refused_after_all_the_time_there_is() {
    let text = "w a1w b2b d4b a7b".to_owned();
    let game = NewGame {
        start: Start::Position { text },
        ..NewGame::default()
    };
    let mut session = Session::new(game, i64::MIN).expect("a game");
    let touch = |name: &str| Action::Tap {
        square: name.parse().expect("a square"),
    };
    session.handle(touch("a1"), i64::MIN);
    let waiting = session.handle(touch("c3"), i64::MIN).snapshot;
    let played = session.handle(Action::Tick, waiting.wake_ms.expect("a rest"));
    assert_eq!(played.snapshot.ply, 1);
    let late = session.handle(touch("e5"), i64::MAX);
    assert!(matches!(late.changes[..], [Change::Refused { .. }]));
}
