//! What the session says so that no platform works it out: boards on the way of a move, the half-made move, who is to move,
//! how near a draw is, how the game ended for whom.

mod support;

use lasca_core::session::{
    Action, Change, Cue, Ending, MoveLine, Mover, NewGame, Numbered, Seat, Session, Snapshot, Stand,
};
use lasca_core::{Column, Goal, Piece, Rules, Side, Start, TimeControl};
use support::hands::{against, from_position, play, session, square, tap};

/// What changes put down on which square; a dot for nothing.
fn stands(changes: &[Change]) -> Vec<String> {
    let told = |it: &Stand| {
        let column = it.column.as_ref();
        let pieces = column.map(|it| it.pieces.iter().copied().collect::<Column>());
        let pieces = pieces.map_or(".".to_owned(), |column| column.to_string());
        format!("{} {pieces}", it.square)
    };
    let stands = changes.iter().filter_map(|change| match change {
        Change::Stood { stands } => Some(stands.iter().map(told).collect::<Vec<_>>()),
        _ => None,
    });
    stands.map(|it| it.join(", ")).collect()
}

const TWO_JUMPS: &str = "w c3wb g1w d4b d6bw a7b";

#[test]
fn each_leg_of_a_move_says_what_stands_otherwise_after_it() {
    let mut session = session(from_position(TWO_JUMPS));
    let done = play(&mut session, "c3xe5xc7*");
    let legs = ["c3 ., d4 ., e5 wbb", "e5 ., d6 w, c7 wbbb", "c7 Wbbb"];
    assert_eq!(stands(&done.changes), legs);
    let undone = session.handle(Action::Undo, 0);
    let back = ["c3 wb, d4 b, d6 bw, c7 ."];
    assert_eq!(stands(&undone.changes), back, "and so does going back");
    assert_eq!(stands(&session.handle(Action::Redo, 0).changes), legs);
}

#[test]
fn a_step_and_its_promotion_say_it_too() {
    let mut steps = session(NewGame::default());
    assert_eq!(stands(&play(&mut steps, "c3-d4").changes), ["c3 ., d4 w"]);
    let mut promotes = session(from_position("w b6wb g1b"));
    let done = play(&mut promotes, "b6-a7*");
    assert_eq!(stands(&done.changes), ["b6 ., a7 wb", "a7 Wb"]);
}

#[test]
fn a_leg_that_goes_back_says_what_stands_there_again() {
    let mut session = session(from_position(TWO_JUMPS));
    tap(&mut session, "c3");
    tap(&mut session, "e5");
    let back = session.handle(Action::Undo, 0);
    assert_eq!(stands(&back.changes), ["c3 wb, d4 b, e5 ."]);
}

#[test]
fn a_game_that_is_looked_at_elsewhere_comes_back_with_its_board_before_the_computer_moves() {
    let mut session = session(against(1));
    play(&mut session, "c3-d4");
    session.handle(Action::Look { ply: 0 }, 0);
    let question = session.snapshot(0).question.expect("the computer thinks");
    let job = session.job(question.ticket).expect("an open question");
    let thought = job.run().expect("an answer");
    let done = session.handle(Action::Answer { thought }, 0);
    assert_eq!(stands(&done.changes)[0], "c3 ., d4 w");
}

#[test]
fn only_a_move_that_is_played_anew_changes_the_list_of_moves() {
    let again = |changes: &[Change]| {
        let told = changes.iter().find_map(|change| match change {
            Change::Moved { line, again } => Some((line.ply, *again)),
            _ => None,
        });
        told.expect("a move")
    };
    let mut session = session(NewGame::default());
    assert_eq!(again(&play(&mut session, "c3-d4").changes), (1, false));
    session.handle(Action::Undo, 0);
    assert_eq!(again(&session.handle(Action::Redo, 0).changes), (1, true));
    session.handle(Action::Undo, 0);
    assert_eq!(again(&play(&mut session, "c3-d4").changes), (1, false));
}

fn column(shown: &Snapshot, name: &str) -> Option<Piece> {
    let here = shown.columns.iter().find(|it| it.square == square(name));
    here.expect("a column").next
}

#[test]
fn a_column_says_who_commands_it_after_a_capture() {
    let shown = session(from_position(TWO_JUMPS)).snapshot(0);
    assert_eq!(column(&shown, "c3").map(|it| it.side), Some(Side::Black));
    assert_eq!(column(&shown, "d6").map(|it| it.side), Some(Side::White));
    assert_eq!(column(&shown, "d4"), None, "it is gone");
}

fn half(session: &Session) -> Option<(i32, i32, Side, String)> {
    let half = session.snapshot(0).marks.half;
    half.map(|it| (it.ply, it.number, it.side, it.text))
}

#[test]
fn a_half_made_move_has_its_own_place_in_the_list() {
    let mut session = session(from_position(TWO_JUMPS));
    tap(&mut session, "c3");
    assert_eq!(half(&session), None, "nothing has moved");
    tap(&mut session, "e5");
    let place = (1, 1, Side::White, "c3xe5".to_owned());
    assert_eq!(half(&session), Some(place.clone()));
    session.handle(Action::Cancel, 0);
    play(&mut session, "c3xe5xc7*");
    session.handle(Action::Undo, 0);
    tap(&mut session, "c3");
    tap(&mut session, "e5");
    assert_eq!(half(&session), Some(place), "in place of what was undone");
    assert_eq!(session.snapshot(0).last_ply, 1);
}

/// How many moves a list keeps, and which it marks.
fn listed(session: &Session) -> (i32, i32) {
    let listed = session.snapshot(0).listed;
    (listed.kept, listed.marked)
}

#[test]
fn a_list_keeps_and_marks_what_the_session_says() {
    let mut session = session(from_position(TWO_JUMPS));
    assert_eq!(listed(&session), (0, 0), "nothing was played");
    play(&mut session, "c3xe5xc7*");
    play(&mut session, "a7-b6");
    assert_eq!(listed(&session), (2, 2));
    session.handle(Action::Look { ply: 1 }, 0);
    assert_eq!(listed(&session), (2, 1), "the move that led there");
    session.handle(Action::Look { ply: 0 }, 0);
    session.handle(Action::PlayFromHere, 0);
    assert_eq!(listed(&session), (2, 0), "what was undone stays");
    tap(&mut session, "c3");
    tap(&mut session, "e5");
    assert_eq!(listed(&session), (0, 1), "a half-made move hides it");
    session.handle(Action::Cancel, 0);
    assert_eq!(listed(&session), (2, 0), "and brings it back");
}

#[test]
fn a_number_opens_a_pair_or_stands_alone_where_black_begins() {
    let numbered = |start: &str, moves: &[&str]| {
        let mut session = session(from_position(start));
        moves.iter().for_each(|text| {
            play(&mut session, text);
        });
        let lines = session.moves(1, i32::MAX);
        let told = |it: &MoveLine| (it.number, it.numbered);
        lines.iter().map(told).collect::<Vec<_>>()
    };
    use Numbered::{Alone, Closes, Opens};
    let white = numbered("w b2w g7b", &["b2-c3", "g7-f6", "c3-d4"]);
    assert_eq!(white, [(1, Opens), (1, Closes), (2, Opens)]);
    let black = numbered("b b2w g7b", &["g7-f6", "b2-c3", "f6-e5"]);
    assert_eq!(black, [(1, Alone), (2, Opens), (2, Closes)]);
}

#[test]
fn a_shown_step_is_told_as_a_step() {
    let mut game = NewGame::default();
    game.input.confirm = true;
    let mut session = session(game);
    tap(&mut session, "c3");
    tap(&mut session, "d4");
    assert_eq!(
        half(&session),
        Some((1, 1, Side::White, "c3-d4".to_owned()))
    );
}

#[test]
fn what_a_person_may_take_up_is_what_can_move_or_goes_on() {
    let able = |session: &Session| {
        let shown = session.snapshot(0);
        let able = shown.columns.iter().filter(|it| it.can_move);
        able.map(|it| it.square.to_string()).collect::<Vec<_>>()
    };
    let mut game = session(from_position(TWO_JUMPS));
    assert_eq!(able(&game), ["c3"]);
    tap(&mut game, "c3");
    assert_eq!(able(&game), ["c3"]);
    tap(&mut game, "e5");
    assert_eq!(able(&game), ["e5"]);
    tap(&mut game, "c7");
    assert!(!able(&game).contains(&"c7".to_owned()));
    let computer = session(NewGame {
        white: Seat::Computer { level: 1 },
        ..NewGame::default()
    });
    assert!(able(&computer).is_empty());
    let columns = session(NewGame::default()).snapshot(0).columns;
    let cues = columns.iter().filter(|it| it.cue == Cue::Movable).count();
    assert_eq!(columns.iter().filter(|it| it.can_move).count(), cues);
}

#[test]
fn who_is_to_move_is_said_as_one_says_it_on_this_device() {
    let mover = |session: &Session| session.snapshot(0).situation.mover;
    let mut two = session(NewGame::default());
    assert_eq!(mover(&two), Mover::White);
    play(&mut two, "c3-d4");
    assert_eq!(mover(&two), Mover::Black);
    let mut one = session(against(1));
    assert_eq!(mover(&one), Mover::You);
    play(&mut one, "c3-d4");
    assert_eq!(mover(&one), Mover::Computer);
}

#[test]
fn a_side_is_due_until_the_game_is_over_and_the_number_is_that_of_the_position_shown() {
    let mut game = session(NewGame::default());
    let due = |session: &Session| {
        let shown = session.snapshot(0);
        (shown.situation.due, shown.numbers.due)
    };
    assert_eq!(due(&game), (Some(Side::White), 1));
    play(&mut game, "c3-d4");
    assert_eq!(due(&game), (Some(Side::Black), 1));
    play(&mut game, "e5xc3");
    assert_eq!(due(&game), (Some(Side::White), 2));
    game.handle(Action::Look { ply: 1 }, 0);
    assert_eq!(due(&game), (Some(Side::Black), 1));
    game.handle(Action::Resign { side: Side::White }, 0);
    assert_eq!(due(&game), (None, 2));
}

#[test]
fn how_one_chooses_is_told_at_the_first_move_of_each_side() {
    let mut game = session(NewGame::default());
    let mut told = vec![game.snapshot(0).situation.beginning];
    for text in ["c3-d4", "e5xc3"] {
        told.push(play(&mut game, text).snapshot.situation.beginning);
    }
    assert_eq!(told, [true, true, false]);
}

#[test]
fn the_count_towards_a_draw_is_told_once_it_is_near() {
    let counter = |quiet: i32, rules: Rules| {
        let mut game = from_position(&format!("w a1W g7B ; np={quiet}"));
        game.rules = rules;
        let counter = session(game).snapshot(0).situation.counter;
        counter.map(|it| (it.quiet, it.limit))
    };
    assert_eq!(counter(19, Rules::KAWU), None);
    assert_eq!(counter(20, Rules::KAWU), Some((20, 60)));
    assert_eq!(counter(59, Rules::KAWU), Some((59, 60)));
    assert_eq!(counter(59, Rules::LASCA_EU), None, "no rule counts");
}

#[test]
fn a_game_ends_for_the_only_person_and_for_nobody_else() {
    let after = |game: NewGame, side: Side| {
        let mut session = session(game);
        let update = session.handle(Action::Resign { side }, 0);
        update.snapshot.situation.ending
    };
    assert_eq!(after(against(1), Side::White), Some(Ending::Lost));
    assert_eq!(after(NewGame::default(), Side::White), None);
    assert_eq!(session(against(1)).snapshot(0).situation.ending, None);
    let end = |position: &str, text: &str, rules: Rules| {
        let mut session = session(NewGame {
            rules,
            start: Start::Position {
                text: position.to_owned(),
            },
            goal: None::<Goal>,
            ..against(1)
        });
        play(&mut session, text).snapshot.situation.ending
    };
    let won = end("w c3w d4b", "c3xe5", Rules::LASCA_EU);
    assert_eq!(won, Some(Ending::Won));
    let drawn = end("w a1W g7B ; np=59", "a1-b2", Rules::KAWU);
    assert_eq!(drawn, Some(Ending::Drawn));
}

#[test]
fn the_clock_that_has_run_out_is_named() {
    let time = TimeControl::new(60_000, 0);
    let mut game = session(NewGame {
        white_time: time,
        black_time: time,
        ..NewGame::default()
    });
    for text in ["c3-d4", "e5xc3"] {
        play(&mut game, text);
    }
    let fallen = |session: &Session, now_ms| {
        let clocks = session.snapshot(now_ms).clocks;
        clocks.expect("clocks").fallen
    };
    assert_eq!(fallen(&game, 0), None);
    game.handle(Action::Tick, 61_000);
    assert_eq!(fallen(&game, 61_000), Some(Side::White));
}

/// A game in which both sides have so much time.
fn timed(total_ms: i64) -> Session {
    let time = TimeControl::new(total_ms, 0);
    session(NewGame {
        white_time: time,
        black_time: time,
        ..NewGame::default()
    })
}

#[test]
fn the_clocks_asked_for_alone_are_those_of_the_snapshot() {
    let mut untimed = session(NewGame::default());
    play(&mut untimed, "c3-d4");
    assert_eq!(untimed.clocks(1_000), None);
    let mut game = timed(60_000);
    play(&mut game, "c3-d4");
    for now_ms in [0, 1, 999, 59_999, 60_000, 90_000] {
        let clocks = game.clocks(now_ms);
        assert_eq!(clocks, game.snapshot(now_ms).clocks, "at {now_ms}");
        assert!(clocks.is_some_and(|it| it.black_ms == (60_000 - now_ms).max(0)));
    }
    game.handle(Action::Pause, 2_000);
    let paused = game.clocks(3_000).expect("clocks");
    assert_eq!((paused.black_ms, paused.running), (58_000, None));
}

#[test]
fn a_running_clock_wakes_the_session_for_its_warnings_and_its_end_only() {
    let mut game = timed(70_000);
    play(&mut game, "c3-d4");
    let mut woken = Vec::new();
    while let Some(wake_ms) = game.snapshot(0).wake_ms {
        let update = game.handle(Action::Tick, wake_ms);
        woken.push((wake_ms, format!("{:?}", update.changes[0])));
    }
    let told: Vec<_> = woken.iter().map(|(at, _)| *at).collect();
    assert_eq!(told, [10_000, 40_000, 60_000, 70_000], "{woken:?}");
    assert!(
        woken[..3]
            .iter()
            .all(|(_, told)| told.starts_with("ClockLow")),
        "{woken:?}"
    );
    assert!(woken[3].1.starts_with("FlagFell"), "{woken:?}");
}

#[test]
fn an_answer_that_comes_when_the_flag_has_fallen_moves_nothing() {
    let time = TimeControl::new(60_000, 0);
    let mut game = session(NewGame {
        white: Seat::Computer { level: 1 },
        white_time: time,
        black_time: time,
        ..NewGame::default()
    });
    let answer = |game: &mut Session, now_ms| {
        let question = game.snapshot(now_ms).question.expect("a question");
        let job = game.job(question.ticket).expect("an open question");
        let thought = job.run().expect("an answer");
        game.handle(Action::Answer { thought }, now_ms)
    };
    answer(&mut game, 0);
    let columns = game.snapshot(0).columns;
    let reply = columns.iter().find_map(|it| it.moves.first());
    let text = reply.expect("a move").text.clone();
    play(&mut game, &text);
    let question = game.snapshot(0).question.expect("a question");
    let job = game.job(question.ticket).expect("an open question");
    let thought = job.run().expect("an answer");
    let late = game.handle(Action::Answer { thought }, 61_000);
    let ended = |change: &Change| matches!(change, Change::FlagFell { .. } | Change::Ended { .. });
    assert!(late.changes.iter().all(ended), "{:?}", late.changes);
    assert_eq!(late.snapshot.ply, 2);
}
