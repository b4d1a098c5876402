//! A session as text and back, and the texts that screens ask about: saving, loading, pastes, lists, set-up boards.

mod support;

use lasca_core::session::{
    Action, Change, LoadError, Mover, NewGame, Seat, Session, Stage, check_position, find_game,
    summary,
};
use lasca_core::{Goal, Outcome, ReadWhy, Rules, Side, Start, TimeControl, WinReason};
use support::hands::{against, from_position, play, session, tap};

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
            .any(|change| matches!(change, Change::Moved { line, .. } if line.text == "a1xc3xe5"))
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
fn a_device_header_that_nobody_asks_for_any_more_is_passed_over() {
    let mut before = session(NewGame::default());
    play(&mut before, "c3-d4");
    let text = before.save(0);
    let older = text.replacen("device-", "device-other-line: yes\ndevice-", 1);
    assert!(older.contains("\ndevice-other-line: yes\n"), "{older}");
    let after = Session::load(&older, 0).expect("the game can be read");
    assert_eq!(after.save(0), text);
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
fn the_position_that_is_shown_is_told_as_a_text_that_a_new_game_begins_with() {
    let first = "w c3w d4b f6b a7b ; np=3";
    let mut here = session(NewGame {
        rules: Rules::KAWU,
        ..from_position(first)
    });
    tap(&mut here, "c3");
    tap(&mut here, "e5");
    assert_eq!(here.position(), first, "half a move is none");
    tap(&mut here, "g7");
    for (ply, shown) in [(1, "b a7b g7Wbb"), (0, first)] {
        here.handle(Action::Look { ply }, 0);
        assert_eq!(here.position(), shown);
        let there = session(NewGame {
            rules: Rules::KAWU,
            ..from_position(shown)
        });
        assert_eq!(there.snapshot(0).turn, here.snapshot(0).turn);
        let squares = |session: &Session| {
            session
                .snapshot(0)
                .columns
                .iter()
                .map(|it| (it.square, it.pieces.clone()))
                .collect::<Vec<_>>()
        };
        assert_eq!(squares(&there), squares(&here));
    }
}

#[test]
fn a_list_shows_a_game_without_loading_it() {
    let mut game = against(4);
    game.white_name = "Anna".to_owned();
    let mut session = session(game);
    play(&mut session, "c3-d4");
    session.handle(Action::Resign { side: Side::White }, 0);
    let told = summary(&session.save(0)).expect("our own text");
    assert_eq!((told.white_name.as_str(), told.ply), ("Anna", 1));
    assert_eq!(
        (told.black, told.mover),
        (Seat::Computer { level: 4 }, Mover::Computer)
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
    assert_eq!((told.columns.len(), told.turn), (2, Side::Black));
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
