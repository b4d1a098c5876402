//! What the library holds, played through the session as the screens play it: taps, goals, undo, taking over.

use lasca_core::session::{Action, Change, LessonSaid, NewGame, Session};
use lasca_core::{LibraryItem, Position, Square, Start, heritage, ideas, lessons};

fn begin(item: &LibraryItem) -> Session {
    let new_game = NewGame {
        rules: item.rules,
        start: item.start.clone(),
        goal: item.goal,
        ..NewGame::default()
    };
    Session::new(new_game, 0).expect("a game")
}

/// The squares to tap for a move that meets the goal, and for one that does not.
fn taps(item: &LibraryItem) -> [Vec<Square>; 2] {
    let Start::Position { text } = &item.start else {
        panic!("{} is no board", item.id);
    };
    let position: Position = text.parse().expect("a position");
    let goal = item.goal.expect("a goal");
    let (mut good, mut other) = (None, None);
    for played in position.legal_moves(item.rules) {
        let verdict = goal.judge(position.turn(), item.rules, &position, &played);
        let place = match verdict {
            lasca_core::GoalVerdict::Met => &mut good,
            _ => &mut other,
        };
        place.get_or_insert(Vec::from(played));
    }
    [good.expect("a good move"), other.expect("another move")]
}

fn tap(session: &mut Session, squares: &[Square]) -> Vec<Change> {
    let taps = squares.iter().map(|&square| Action::Tap {
        square: square.into(),
    });
    taps.flat_map(|action| session.handle(action, 0).changes)
        .collect()
}

fn goal(session: &Session) -> (bool, bool) {
    let state = session.snapshot(0).goal.expect("a goal");
    (state.done, state.said == LessonSaid::Missed)
}

#[test]
fn every_lesson_and_idea_is_missed_taken_back_and_done_by_taps() {
    for item in lessons().iter().chain(&ideas()) {
        let [good, other] = taps(item);
        let mut session = begin(item);
        assert_eq!(goal(&session), (false, false), "{}", item.id);
        let missed = tap(&mut session, &other);
        assert!(
            missed.contains(&Change::GoalFailed),
            "{}: {missed:?}",
            item.id
        );
        assert_eq!(goal(&session), (false, true), "{}", item.id);
        session.handle(Action::Undo, 0);
        assert_eq!(goal(&session), (false, false), "{}", item.id);
        let met = tap(&mut session, &good);
        assert!(met.contains(&Change::GoalMet), "{}: {met:?}", item.id);
        assert_eq!(goal(&session), (true, false), "{}", item.id);
    }
}

#[test]
fn laskers_games_can_be_taken_over_at_every_ply() {
    for item in heritage() {
        let Start::Record { text, .. } = &item.start else {
            panic!("{} is no record", item.id);
        };
        let plies = begin(&item).snapshot(0).last_ply;
        assert!(plies >= 19, "{}: {plies}", item.id);
        for ply in 0..=plies {
            let start = Start::Record {
                text: text.clone(),
                ply,
            };
            let session = begin(&LibraryItem {
                start,
                ..item.clone()
            });
            let snapshot = session.snapshot(0);
            assert_eq!(
                (snapshot.ply, snapshot.last_ply),
                (ply, plies),
                "{}",
                item.id
            );
            assert_eq!(snapshot.rules, item.rules, "{}", item.id);
        }
    }
}

#[test]
fn a_lesson_says_one_thing_and_a_shown_move_that_waits_comes_first() {
    let item = &lessons()[0];
    let [good, other] = taps(item);
    let mut session = begin(item);
    let said = |session: &Session| session.snapshot(0).goal.map(|it| it.said);
    assert_eq!(said(&session), Some(LessonSaid::Task));
    tap(&mut session, &other);
    assert_eq!(said(&session), Some(LessonSaid::Missed));
    session.handle(Action::Undo, 0);
    let mut input = lasca_core::session::InputRules::PLAIN;
    input.confirm = true;
    session.handle(Action::SetInput { input }, 0);
    tap(&mut session, &good);
    assert_eq!(said(&session), Some(LessonSaid::Confirming));
    session.handle(Action::Confirm, 0);
    assert_eq!(said(&session), Some(LessonSaid::Reached));
}
