//! What scripts cannot show of a session: jobs and their stop flags, saving and loading, texts for screens, and that nothing
//! grows with the number of routes (R6.7).

use std::time::{Duration, Instant};

use lasca_core::session::{
    Action, Change, InputRules, LoadError, NewGame, Seat, Session, SetupError, Stage, Update,
    check_position, find_game, summary,
};
use lasca_core::{Goal, Outcome, ReadWhy, Rules, Side, Square, Start, TimeControl, WinReason};

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn tap(session: &mut Session, name: &str) -> Update {
    session.handle(
        Action::Tap {
            square: square(name),
        },
        0,
    )
}

fn play(session: &mut Session, text: &str) -> Update {
    session.handle(
        Action::Play {
            text: text.to_owned(),
        },
        0,
    )
}

fn from_position(text: &str) -> NewGame {
    NewGame {
        start: Start::Position {
            text: text.to_owned(),
        },
        input: InputRules::PLAIN,
        ..NewGame::default()
    }
}

fn against(level: i32) -> NewGame {
    NewGame {
        black: Seat::Computer { level },
        ..NewGame::default()
    }
}

fn session(game: NewGame) -> Session {
    Session::new(game, 0).expect("a game that can be played")
}

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
    assert!(!thought.facts.is_empty());
    let shown = session
        .handle(Action::Answer { thought }, 0)
        .snapshot
        .hint
        .expect("a hint is shown");
    assert_eq!(shown.columns, [square("a1")]);
    assert_eq!(shown.line[0].text, "a1xc3xe5");
    assert!(!shown.facts.is_empty());
}

#[test]
fn a_half_made_capture_survives_saving() {
    let mut before = session(from_position("w a1w g1w b2b d4bw g7b"));
    tap(&mut before, "a1");
    tap(&mut before, "c3");
    let mut after = Session::load(&before.save(0), 0).expect("our own text");
    assert_eq!(after.snapshot(0), before.snapshot(0));
    let update = tap(&mut after, "e5");
    assert!(
        update
            .changes
            .iter()
            .any(|change| matches!(change, Change::Moved { line } if line.text == "a1xc3xe5"))
    );
}

#[test]
fn a_shown_move_an_open_offer_and_undone_moves_survive_saving() {
    let mut game = NewGame {
        goal: Some(Goal::Win),
        ..NewGame::default()
    };
    game.input.confirm = true;
    let mut before = session(game);
    play(&mut before, "c3-d4");
    before.handle(Action::Confirm, 0);
    play(&mut before, "e5xc3");
    before.handle(Action::Confirm, 0);
    before.handle(Action::Undo, 0);
    before.handle(Action::OfferDraw { side: Side::Black }, 0);
    play(&mut before, "e5xc3");
    let shown = before.snapshot(0);
    assert_eq!(shown.stage, Stage::Confirming);
    assert!(shown.offer.is_some() && shown.last_ply == 2);
    let after = Session::load(&before.save(0), 0).expect("our own text");
    assert_eq!(after.snapshot(0), shown);
}

#[test]
fn a_clocked_game_loads_paused_with_the_time_it_had() {
    let minute = Some(TimeControl {
        total_ms: 60_000,
        increment_ms: 0,
    });
    let mut before = session(NewGame {
        white_time: minute,
        black_time: minute,
        ..NewGame::default()
    });
    play(&mut before, "c3-d4");
    let text = before.save(12_345);
    let mut after = Session::load(&text, 1_000_000).expect("our own text");
    let shown = after.snapshot(2_000_000);
    let clocks = shown.clocks.expect("the game has clocks");
    assert!(shown.paused && clocks.running.is_none());
    assert_eq!((clocks.white_ms, clocks.black_ms), (60_000, 47_655));
    after.handle(Action::Resume, 2_000_000);
    let clocks = after
        .snapshot(2_001_000)
        .clocks
        .expect("the game has clocks");
    assert_eq!(
        (clocks.black_ms, clocks.running),
        (46_655, Some(Side::Black))
    );
}

#[test]
fn headers_of_others_survive_loading_and_saving_but_do_not_enter_the_device() {
    let text = session(NewGame::default())
        .record()
        .replacen("\n\n", "\nevent: Berlin 1911\n\n", 1);
    let loaded = Session::load(&text, 0).expect("a record with a foreign header");
    assert!(loaded.save(0).contains("event: Berlin 1911"));
    assert!(loaded.record().contains("event: Berlin 1911") && !loaded.record().contains("device-"));
}

#[test]
fn damaged_device_headers_cost_a_setting_and_not_the_game() {
    let mut before = session(NewGame::default());
    play(&mut before, "c3-d4");
    let text = before.save(0);
    let lines = text.lines().map(|line| match line.split_once(": ") {
        Some((name, _)) if name.starts_with("device-") => {
            format!("{name}: {{\"path\":[\"a1\",\"g7\"],🙂")
        }
        _ => line.to_owned(),
    });
    let damaged: Vec<String> = lines.collect();
    let after = Session::load(&damaged.join("\n"), 0).expect("the game can be read");
    assert_eq!(after.snapshot(0).ply, 1);
    assert_eq!(after.snapshot(0).marks.last, before.snapshot(0).marks.last);
}

#[test]
fn what_is_no_record_is_refused_with_its_place() {
    for (text, why) in [
        ("", ReadWhy::Empty),
        ("hello", ReadWhy::NoGame),
        ("Lasca record 99\n\n*\n", ReadWhy::Version),
    ] {
        match Session::load(text, 0) {
            Err(LoadError::Unreadable { error }) => assert_eq!(error.why, why, "{text}"),
            other => panic!("{text:?} was read as {other:?}"),
        }
    }
    let damaged = "Lasca record 1\nrules: lasca.eu\n\n1. c3-d4 e5xc3\n2. b2-c3\n";
    let Err(LoadError::Unreadable { error }) = Session::load(damaged, 0) else {
        panic!("it was read")
    };
    assert_eq!((error.line, error.why), (5, ReadWhy::IllegalMove));
    let rescued = error.readable.expect("two moves can be read");
    assert_eq!(
        Session::load(&rescued, 0)
            .expect("what is readable loads")
            .snapshot(0)
            .ply,
        2
    );
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
    assert_eq!(refused(against(11)), SetupError::Level { level: 11 });
    assert_eq!(refused(against(0)), SetupError::Level { level: 0 });
    let own = Rules {
        quiet_limit: Some(1000),
        ..Rules::KAWU
    };
    assert_eq!(
        refused(NewGame {
            rules: own,
            ..NewGame::default()
        }),
        SetupError::QuietLimit { limit: 1000 }
    );
    assert_eq!(
        refused(NewGame {
            white_time: time(60_000),
            ..NewGame::default()
        }),
        SetupError::OneClock
    );
    let short = NewGame {
        white_time: time(60_000),
        black_time: time(9_999),
        ..NewGame::default()
    };
    assert_eq!(refused(short), SetupError::Time { side: Side::Black });
    let SetupError::Position { error } = refused(from_position("w a1w\n a2b")) else {
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
    assert_eq!(refused(record(2)), SetupError::Ply { ply: 2, last: 1 });
    assert_eq!(refused(record(-1)), SetupError::Ply { ply: -1, last: 1 });
}

#[test]
fn a_friends_message_becomes_a_game_in_which_the_other_side_is_to_move() {
    let mut here = session(NewGame::default());
    play(&mut here, "c3-d4");
    let chat = format!("Good morning!\n> {}\nYour turn", here.message());
    let record = find_game(&chat).expect("a game in the chat");
    let there = session(NewGame {
        start: Start::Record {
            text: record,
            ply: 1,
        },
        ..NewGame::default()
    });
    assert_eq!(there.snapshot(0).turn, Side::Black);
    assert_eq!(there.snapshot(0).columns, here.snapshot(0).columns);
}

#[test]
fn a_list_shows_a_game_without_loading_it() {
    let mut game = against(4);
    game.white_name = "Anna".to_owned();
    game.date = "2026-02-03".to_owned();
    let mut session = session(game);
    play(&mut session, "c3-d4");
    session.handle(Action::Resign { side: Side::White }, 0);
    let told = summary(&session.save(0)).expect("our own text");
    assert_eq!(
        (told.white_name.as_str(), told.date.as_str(), told.ply),
        ("Anna", "2026-02-03", 1)
    );
    assert_eq!(
        (told.black, told.person, told.clocked),
        (Seat::Computer { level: 4 }, Some(Side::White), false)
    );
    assert_eq!(
        told.outcome,
        Some(Outcome::Win {
            winner: Side::Black,
            by: WinReason::Resigned
        })
    );
    assert_eq!(told.columns.len(), session.snapshot(0).columns.len());
}

#[test]
fn a_set_up_position_is_checked_for_the_editor() {
    let told = check_position(" b  g7B a1Ww ").expect("a position");
    assert_eq!(told.text, "b a1Ww g7B");
    assert_eq!(
        (told.white_pieces, told.black_pieces, told.turn),
        (2, 1, Side::Black)
    );
    assert!(told.outcome.is_none());
    let lost = check_position("w g7b").expect("a position");
    assert_eq!(
        lost.outcome,
        Some(Outcome::Win {
            winner: Side::Black,
            by: WinReason::NoColumn
        })
    );
    assert_eq!(
        check_position("w a1w b1b")
            .expect_err("b1 is no square")
            .column,
        7
    );
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

#[test]
fn names_are_kept_to_what_a_record_can_hold() {
    let long = "x".repeat(2_000_000);
    let names = [
        ("  Anna\n", "Anna"),
        ("a\nb: c", "a b: c"),
        (long.as_str(), &long[..80]),
    ];
    for (given, kept) in names {
        let before = session(NewGame {
            white_name: given.to_owned(),
            date: given.to_owned(),
            ..NewGame::default()
        });
        let after = Session::load(&before.save(0), 0).expect("our own text");
        assert_eq!(after.snapshot(0).white_name, kept);
        assert_eq!(after.snapshot(0), before.snapshot(0));
    }
}
