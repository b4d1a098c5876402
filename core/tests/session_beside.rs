//! What the session says beside the board: what the line is about and what it asks, what a side is called and whose turn it is,
//! and what is worth saying after what happened.

mod support;

use lasca_core::session::{
    Action, Called, Change, HintDetail, HintStep, InputRules, Mover, NewGame, Pairing, Prompt,
    Session, Topic,
};
use lasca_core::{Side, TimeControl};
use support::hands::{against, from_position, play, session, square, tap};

const TWO_JUMPS: &str = "w c3wb g1w d4b d6bw a7b";

/// What the line beside the board is about, and what it asks.
fn line(session: &Session) -> (Topic, Option<Prompt>) {
    let shown = session.snapshot(0);
    (shown.beside.topic, shown.beside.prompt)
}

#[test]
fn the_line_follows_a_move_from_the_duty_to_its_confirmation() {
    let mut game = from_position(TWO_JUMPS);
    game.input.confirm = true;
    let mut session = session(game);
    assert_eq!(line(&session), (Topic::MustCapture, None));
    tap(&mut session, "c3");
    let chosen = Topic::Chosen {
        square: square("c3"),
        must_capture: true,
    };
    assert_eq!(line(&session), (chosen, None));
    tap(&mut session, "e5");
    assert_eq!(line(&session), (Topic::Continuing, None));
    tap(&mut session, "c7");
    let confirming = (Topic::Confirming, Some(Prompt::Confirm));
    assert_eq!(line(&session), confirming);
    session.handle(Action::Confirm, 0);
    assert_eq!(line(&session).1, None);
}

#[test]
fn a_hint_asked_for_takes_a_shown_move_back_and_is_told_instead() {
    let mut game = NewGame::default();
    game.input.confirm = true;
    let mut session = session(game);
    assert_eq!(line(&session), (Topic::Turn, None));
    session.handle(Action::Hint, 0);
    assert_eq!(line(&session), (Topic::Hint, None));
    tap(&mut session, "c3");
    tap(&mut session, "d4");
    assert_eq!(line(&session).1, Some(Prompt::Confirm));
    session.handle(Action::Hint, 0);
    assert_eq!(line(&session), (Topic::Hint, None));
}

#[test]
fn a_look_back_comes_before_an_offer_and_an_offer_before_whose_turn_it_is() {
    let mut session = session(NewGame::default());
    session.handle(Action::OfferDraw { side: Side::White }, 0);
    let offer = session.snapshot(0).offer.expect("an offer");
    let offered = (Topic::Offered { offer }, Some(Prompt::Reply { offer }));
    assert_eq!(line(&session), offered);
    play(&mut session, "c3-d4");
    session.handle(Action::Look { ply: 0 }, 0);
    let back = Prompt::LookingBack {
        ply: 1,
        play_from_here: true,
    };
    assert_eq!(
        line(&session),
        (Topic::LookingBack { start: true }, Some(back))
    );
    session.handle(Action::Look { ply: 1 }, 0);
    assert_eq!(line(&session), offered);
}

#[test]
fn a_paused_game_asks_to_go_on_until_it_is_over() {
    let time = TimeControl::new(60_000, 0);
    let mut game = session(NewGame {
        white_time: time,
        black_time: time,
        ..NewGame::default()
    });
    game.handle(Action::Pause, 0);
    assert_eq!(line(&game), (Topic::Paused, Some(Prompt::Resume)));
    game.handle(Action::Resign { side: Side::White }, 0);
    assert!(matches!(line(&game), (Topic::Ended { .. }, None)));
}

#[test]
fn a_computer_may_be_told_to_move_once_it_has_had_its_time() {
    let mut game = session(against(1));
    play(&mut game, "c3-d4");
    let (topic, prompt) = line(&game);
    assert_eq!(topic, Topic::Thinking);
    let question = game.snapshot(0).question.expect("a question");
    let Some(Prompt::MoveNow { ticket, after_ms }) = prompt else {
        panic!("{prompt:?}")
    };
    assert!(ticket == question.ticket && after_ms > 0);
    game.handle(Action::Background, 0);
    assert_eq!(line(&game), (Topic::Thinking, None), "nothing thinks");
}

#[test]
fn a_side_is_called_by_its_name_or_by_what_it_is_on_this_device() {
    let called = |game: NewGame| {
        let shown = session(game).snapshot(0);
        (shown.beside.near.called, shown.beside.far.called)
    };
    let name = |name: &str| Called::Named {
        name: name.to_owned(),
    };
    assert_eq!(called(NewGame::default()), (Called::White, Called::Black));
    assert_eq!(called(against(1)), (Called::You, Called::Computer));
    let named = NewGame {
        white_name: "Anna".to_owned(),
        ..NewGame::default()
    };
    assert_eq!(called(named.clone()), (name("Anna"), Called::Black));
    let machine = NewGame {
        black_name: "Hal".to_owned(),
        ..against(1)
    };
    assert_eq!(called(machine), (Called::You, name("Hal")));
    let pairing = |game: NewGame| session(game).snapshot(0).beside.pairing;
    assert_eq!(pairing(NewGame::default()), Pairing::People);
    let pair = Pairing::Named {
        white: name("Anna"),
        black: Called::Black,
    };
    assert_eq!(pairing(named), pair);
    assert_eq!(pairing(against(4)), Pairing::Against { level: 4 });
}

#[test]
fn the_captions_change_places_with_the_board_and_say_who_is_due() {
    let mut game = session(against(3));
    let captions = |game: &Session| {
        let shown = game.snapshot(0);
        [shown.beside.near, shown.beside.far].map(|it| (it.side, it.level, it.due))
    };
    let (white, black) = (Side::White, Side::Black);
    let person = (white, None, Some(Mover::You));
    assert_eq!(captions(&game), [person, (black, Some(3), None)]);
    game.handle(Action::Flip, 0);
    assert_eq!(captions(&game), [(black, Some(3), None), person]);
    play(&mut game, "c3-d4");
    let computer = (black, Some(3), Some(Mover::Computer));
    assert_eq!(captions(&game), [computer, (white, None, None)]);
}

fn answer(session: &mut Session) -> Vec<Change> {
    let question = session.snapshot(0).question.expect("a question");
    let job = session.job(question.ticket).expect("an open question");
    let thought = job.run().expect("an answer");
    session.handle(Action::Answer { thought }, 0).changes
}

#[test]
fn a_compulsory_capture_is_told_after_a_whole_move_and_on_coming_back() {
    let mut game = session(NewGame::default());
    let told = |changes: &[Change]| changes.last() == Some(&Change::CaptureDue);
    assert!(told(&play(&mut game, "c3-d4").changes));
    assert!(
        !told(&game.handle(Action::Look { ply: 0 }, 0).changes),
        "nobody moves there"
    );
    assert!(told(&game.handle(Action::Look { ply: 1 }, 0).changes));
    assert!(!told(&tap(&mut game, "e5").changes), "it was told");
    let mut computer = session(against(1));
    assert!(
        !told(&play(&mut computer, "c3-d4").changes),
        "it needs no telling"
    );
}

#[test]
fn a_half_made_capture_is_told_to_go_on_after_each_jump_forth_and_back() {
    let mut game = session(from_position("w c3w d4b d6b f4b f6b g1w"));
    let told = |changes: &[Change]| changes.contains(&Change::CaptureGoesOn);
    assert!(!told(&tap(&mut game, "c3").changes));
    assert!(told(&tap(&mut game, "e5").changes));
    assert!(
        !told(&game.handle(Action::Undo, 0).changes),
        "nothing has jumped"
    );
}

#[test]
fn a_hint_is_told_when_it_is_answered_and_when_it_shows_more() {
    let mut game = session(NewGame {
        input: InputRules {
            hint_steps: true,
            ..InputRules::PLAIN
        },
        ..NewGame::default()
    });
    assert!(
        game.handle(Action::Hint, 0).changes.is_empty(),
        "it is asked"
    );
    assert_eq!(answer(&mut game), [Change::Hinted]);
    let hint = |game: &Session| game.snapshot(0).hint.expect("a hint");
    assert_eq!(hint(&game).detail, HintDetail::More);
    assert!(game.handle(Action::Tick, 0).changes.is_empty(), "once");
    assert_eq!(game.handle(Action::Hint, 0).changes, [Change::Hinted]);
    assert_eq!(game.handle(Action::Hint, 0).changes, [Change::Hinted]);
    let last = hint(&game);
    assert_eq!(last.step, HintStep::Line);
    assert!(last.line.len() <= 3, "{}", last.line.len());
}
