//! What scripts cannot show of a session: jobs and their stop flags, setting up, the move list, and that nothing grows with
//! the number of routes (R6.7) or the length of the game.

mod support;

use std::time::{Duration, Instant};

use lasca_core::session::{
    Action, Change, InputRules, MoveLine, NewGame, NewGameError, Seat, Session, Stage, summary,
};
use lasca_core::{Rules, Side, Start, TimeControl};
use support::hands::{against, from_position, play, session, square, tap};

fn ticket(session: &Session) -> i64 {
    match session.snapshot(0).stage {
        Stage::Thinking { ticket } => ticket,
        stage => panic!("nobody thinks: {stage:?}"),
    }
}

#[test]
fn a_job_gives_the_same_thought_again() {
    let mut one = session(against(3));
    play(&mut one, "c3-d4");
    let job = one.job(ticket(&one)).expect("the computer is to move");
    let (first, second) = (job.run(), job.run());
    assert_eq!(first, second);
    assert_eq!(first.expect("there is a move").ticket, 1);
}

#[test]
fn among_other_positions_undo_and_redo_look_and_the_games_own_ply_leads_back() {
    let mut session = session(NewGame::default());
    for text in ["c3-d4", "e5xc3", "b2xd4", "f6-e5"] {
        play(&mut session, text);
    }
    session.handle(Action::Undo, 0);
    let shown = |session: &mut Session, action: Action| {
        let snapshot = session.handle(action, 0).snapshot;
        let controls = &snapshot.controls;
        (
            snapshot.shown_ply,
            snapshot.looking_back,
            controls.can_undo,
            controls.can_redo,
        )
    };
    let at = |ply| Action::Look { ply };
    assert_eq!(shown(&mut session, at(1)), (1, true, true, true));
    assert_eq!(shown(&mut session, Action::Undo), (0, true, false, true));
    assert_eq!(shown(&mut session, Action::Undo), (0, true, false, true));
    assert_eq!(shown(&mut session, Action::Redo), (1, true, true, true));
    // the undone move can be looked at, and there is nothing behind it
    assert_eq!(shown(&mut session, at(4)), (4, true, true, false));
    assert_eq!(shown(&mut session, Action::Redo), (4, true, true, false));
    assert_eq!(shown(&mut session, at(3)), (3, false, true, true));
    assert_eq!(session.snapshot(0).ply, 3, "looking plays nothing");
}

#[test]
fn nobody_gets_a_job_for_a_ticket_that_is_not_open() {
    let mut session = session(against(3));
    assert!(session.job(0).is_none() && session.job(1).is_none());
    play(&mut session, "c3-d4");
    let old = ticket(&session);
    assert!(session.job(old + 1).is_none());
    session.handle(Action::Background, 0);
    assert!(
        session.job(old).is_none(),
        "a hidden game thinks of nothing"
    );
    session.handle(Action::Foreground, 0);
    assert!(session.job(old).is_none());
    assert!(session.job(ticket(&session)).is_some());
    session.handle(Action::Undo, 0);
    assert!(session.job(old + 1).is_none());
}

#[test]
fn whatever_makes_a_thought_useless_stops_its_search_at_once() {
    let ways = [
        Action::Undo,
        Action::Background,
        Action::MoveNow,
        Action::Resign { side: Side::White },
    ];
    for way in ways {
        let mut session = session(against(10));
        play(&mut session, "c3-d4");
        play(&mut session, "e5xc3");
        let job = session
            .job(ticket(&session))
            .expect("the computer is to move");
        session.handle(way.clone(), 0);
        let thought = job.run().expect("even a stopped search has a first move");
        assert!(
            thought.nodes < 20_000,
            "{way:?} left the search running for {} nodes",
            thought.nodes
        );
    }
    let mut dropped = session(against(10));
    play(&mut dropped, "c3-d4");
    let job = dropped
        .job(ticket(&dropped))
        .expect("the computer is to move");
    drop(dropped);
    assert!(job.run().expect("a first move").nodes < 20_000);
}

#[test]
fn a_computer_with_little_time_answers_within_it() {
    let seconds = |n: i64| {
        Some(TimeControl {
            total_ms: n * 1000,
            increment_ms: 0,
        })
    };
    let mut session = session(NewGame {
        white_time: seconds(600),
        black_time: seconds(10),
        ..against(10)
    });
    play(&mut session, "c3-d4");
    session.handle(Action::Tick, 9_000);
    let job = session
        .job(ticket(&session))
        .expect("the computer is to move");
    let begun = Instant::now();
    let thought = job.run().expect("there is a move");
    assert!(
        begun.elapsed() < Duration::from_millis(900),
        "took {:?} of the last second",
        begun.elapsed()
    );
    assert!(
        thought.pause_ms <= 100,
        "waits {} ms of the last second",
        thought.pause_ms
    );
}

#[test]
fn a_hint_is_the_hard_levels_move_with_its_facts() {
    let mut session = session(from_position("w a1w g1w b2b d4bw g7b"));
    let hint = session
        .handle(Action::Hint, 0)
        .snapshot
        .hint
        .expect("a hint is asked for");
    let thought = session
        .job(hint.ticket)
        .and_then(|job| job.run())
        .expect("there is a move");
    assert_eq!(thought.text, "a1xc3xe5");
    let fact = thought.facts.first().copied();
    assert!(fact.is_some());
    let shown = session
        .handle(Action::Answer { thought }, 0)
        .snapshot
        .hint
        .expect("a hint is shown");
    assert_eq!(shown.columns, [square("a1")]);
    assert_eq!(shown.line[0].text, "a1xc3xe5");
    assert_eq!(shown.fact, fact);
}

#[test]
fn what_cannot_be_played_is_refused_before_anything_begins() {
    let refused = |game: NewGame| Session::new(game, 0).expect_err("it cannot be played");
    let time = |total_ms| {
        Some(TimeControl {
            total_ms,
            increment_ms: 0,
        })
    };
    assert_eq!(refused(against(11)), NewGameError::Level { level: 11 });
    assert_eq!(refused(against(0)), NewGameError::Level { level: 0 });
    let own = Rules {
        quiet_limit: Some(1000),
        ..Rules::KAWU
    };
    assert_eq!(
        refused(NewGame {
            rules: own,
            ..NewGame::default()
        }),
        NewGameError::QuietLimit { limit: 1000 }
    );
    assert_eq!(
        refused(NewGame {
            white_time: time(60_000),
            ..NewGame::default()
        }),
        NewGameError::OneClock
    );
    let short = NewGame {
        white_time: time(60_000),
        black_time: time(9_999),
        ..NewGame::default()
    };
    assert_eq!(refused(short), NewGameError::Time { side: Side::Black });
    let NewGameError::Position { error } = refused(from_position("w a1w\n a2b")) else {
        panic!("another reason")
    };
    assert_eq!((error.line, error.column), (2, 2));
    let record = |ply| NewGame {
        start: Start::Record {
            text: "Lasca lasca.eu 1: c3-d4".to_owned(),
            ply,
        },
        ..NewGame::default()
    };
    assert_eq!(refused(record(2)), NewGameError::Ply { ply: 2, last: 1 });
    assert_eq!(refused(record(-1)), NewGameError::Ply { ply: -1, last: 1 });
}

#[test]
fn the_move_list_comes_in_pieces_and_holds_undone_moves() {
    let mut session = session(NewGame::default());
    for text in ["c3-d4", "e5xc3", "b2xd4"] {
        play(&mut session, text);
    }
    session.handle(Action::Undo, 0);
    let texts = |from, to| {
        session
            .moves(from, to)
            .into_iter()
            .map(|line| line.text)
            .collect::<Vec<_>>()
    };
    assert_eq!(texts(1, 3), ["c3-d4", "e5xc3", "b2xd4"]);
    assert_eq!(texts(2, 2), ["e5xc3"]);
    assert_eq!(texts(-5, 100).len(), 3);
    assert!(texts(4, 9).is_empty() && texts(3, 1).is_empty());
    let numbers: Vec<i32> = session.moves(1, 3).iter().map(|line| line.number).collect();
    assert_eq!(numbers, [1, 1, 2]);
}

/// Officers between tall columns: routes multiply into more than can be listed.
const MANY_ROUTES: &str = "w d4W c3bbbbb e3bbbbb c5bbbbb e5bbbbb g7b";

#[test]
fn nothing_slows_down_where_tens_of_thousands_of_routes_exist() {
    let game = NewGame {
        rules: Rules::KAWU,
        input: InputRules::default(),
        ..from_position(MANY_ROUTES)
    };
    let position: lasca_core::Position = MANY_ROUTES.parse().expect("a position");
    let mut routes = 0_u64;
    let _ = position.visit_moves(Rules::KAWU, |_| {
        routes += 1;
        if routes > 20_000 {
            lasca_core::Visit::Break(())
        } else {
            lasca_core::Visit::Continue(())
        }
    });
    assert!(routes > 20_000, "only {routes} routes");
    let mut session = session(game);
    let begun = Instant::now();
    let update = tap(&mut session, "d4");
    let column = update
        .snapshot
        .columns
        .iter()
        .find(|column| column.square == square("d4"))
        .expect("the officer");
    assert_eq!((column.moves.len(), column.more), (32, true));
    for name in ["b2", "g7", "d4", "a1", "f2"] {
        tap(&mut session, name);
    }
    session.handle(
        Action::Play {
            text: "d4xb2".to_owned(),
        },
        0,
    );
    assert!(
        begun.elapsed() < Duration::from_millis(400),
        "took {:?}",
        begun.elapsed()
    );
}

#[test]
fn a_snapshot_does_not_grow_with_the_game() {
    let start = "w a1W c1w e1w g1w d2w f2w a3w c3w e3w g3w a5b c5b e5b g5b b6b d6b a7b c7b e7b g7B";
    let size = |plies: usize| {
        let moves: Vec<&str> = ["a1-b2", "g7-f6", "b2-a1", "f6-g7"]
            .into_iter()
            .cycle()
            .take(plies)
            .collect();
        let text = format!("Lasca lasca.eu {plies} from {start}: {}", moves.join(" "));
        let ply = i32::try_from(plies).expect("a small number");
        let session = session(NewGame {
            start: Start::Record { text, ply },
            ..NewGame::default()
        });
        serde_json::to_string(&session.snapshot(0))
            .expect("plain data")
            .len()
    };
    let (short, long) = (size(12), size(400));
    assert!(
        long - short < 20,
        "{short} characters after 12 plies, {long} after 400"
    );
}

/// What is said of a move must not be read from a later board: of two moves played again at once, too.
#[test]
fn each_line_of_two_moves_played_again_knows_its_own_columns_height() {
    let game = NewGame {
        black: Seat::Computer { level: 1 },
        start: Start::Position {
            text: "w c3w d4b f6b g7b".to_owned(),
        },
        ..NewGame::default()
    };
    let mut session = Session::new(game, 0).expect("a game");
    play(&mut session, "c3xe5");
    let Stage::Thinking { ticket } = session.snapshot(0).stage else {
        panic!("the computer is to move");
    };
    let thought = session.job(ticket).and_then(|job| job.run());
    session.handle(
        Action::Answer {
            thought: thought.expect("a forced answer"),
        },
        0,
    );
    let heights = |lines: &[MoveLine]| lines.iter().map(|line| line.height).collect::<Vec<_>>();
    assert_eq!(heights(&session.moves(1, 2)), [2, 2]);
    session.handle(Action::Undo, 0);
    let again = session.handle(Action::Redo, 0);
    let told: Vec<MoveLine> = again
        .changes
        .into_iter()
        .filter_map(|change| match change {
            Change::Moved { line, .. } => Some(line),
            _ => None,
        })
        .collect();
    assert_eq!(heights(&told), [2, 2]);
    assert_eq!(
        told[0].landings[0], told[1].jumps[0].over,
        "the answer takes from the first one's column"
    );
    let left = again
        .snapshot
        .columns
        .iter()
        .find(|column| column.square == told[0].landings[0]);
    assert_eq!(
        left.map(|column| column.pieces.len()),
        Some(1),
        "the last board tells another height"
    );
}

/// In a game that Black begins the first pair is Black's move alone: a screen that counted plies said one less.
#[test]
fn the_numbers_of_a_game_that_black_begins_are_those_of_its_lines() {
    let text = "b a1w c1w e1w g1w a3w c3w e3w a5b c5b e5b g5b a7b".to_owned();
    let game = from_position(&text);
    let mut session = session(game);
    let mut last = 0;
    for _ in 0..5 {
        let shown = session.snapshot(0);
        let next = shown.columns.iter().find_map(|column| column.moves.first());
        let text = next.expect("a move").text.clone();
        let update = play(&mut session, &text);
        let line = update.snapshot.marks.last.expect("a move");
        assert_eq!(shown.numbers.next, line.number);
        assert_eq!(update.snapshot.numbers.played, line.number);
        last = line.number;
    }
    assert_eq!((session.snapshot(0).ply, last), (5, 3));
    session.handle(Action::Look { ply: 2 }, 0);
    let numbers = session.snapshot(0).numbers;
    assert_eq!((numbers.played, numbers.shown, numbers.last), (3, 2, 3));
    session.handle(Action::Look { ply: 0 }, 0);
    assert_eq!(session.snapshot(0).numbers.shown, 0);
    let summary = summary(&session.record()).expect("our own record");
    assert_eq!(summary.next_number, session.snapshot(0).numbers.next);
}
