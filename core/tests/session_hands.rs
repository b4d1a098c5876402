//! What the session says so that no platform decides it: which columns are bracketed, which arrows a hint has, what a held
//! square, Back and a lesson's button do, and why a touch came to nothing.

mod support;

use lasca_core::session::{
    Action, Change, Hold, InputRules, NewGame, RefusalWhy, Seat, Session, Update,
};
use lasca_core::{Goal, Square};
use support::hands::{against, from_position, play, session, square, tap};

const TWO_JUMPS: &str = "w c3wb g1w d4b d6bw a7b";

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(Square::to_string).collect()
}

fn brackets(session: &Session) -> Vec<String> {
    names(&session.snapshot(0).marks.brackets)
}

fn arrows(session: &Session) -> Vec<Vec<Square>> {
    session.snapshot(0).marks.arrows
}

fn answer(session: &mut Session) -> Update {
    let question = session.snapshot(0).question.expect("a question");
    let job = session.job(question.ticket).expect("an open question");
    let thought = job.run().expect("an answer");
    session.handle(Action::Answer { thought }, 0)
}

#[test]
fn columns_that_must_capture_are_bracketed_until_one_of_them_is_chosen() {
    let mut game = session(from_position("w a1w e3w g1w b2b d4b a7b"));
    assert_eq!(brackets(&game), ["a1", "e3"]);
    tap(&mut game, "e3");
    assert_eq!(brackets(&game), ["a1"], "the chosen one has its ring");
    let mut half_made = session(from_position(TWO_JUMPS));
    tap(&mut half_made, "c3");
    tap(&mut half_made, "e5");
    assert_eq!(brackets(&half_made), [""; 0]);
}

#[test]
fn the_column_of_the_only_legal_move_is_bracketed_though_it_is_a_step() {
    let one_step = from_position("w g1w f4b a7b");
    let mut game = session(one_step.clone());
    assert_eq!(brackets(&game), ["g1"]);
    tap(&mut game, "g1");
    assert_eq!(brackets(&game), [""; 0]);
    let two_ways = from_position("w e1w a7b");
    assert_eq!(
        brackets(&session(two_ways)),
        [""; 0],
        "one column, two moves"
    );
    assert_eq!(brackets(&session(NewGame::default())), [""; 0]);
    let computers = session(NewGame {
        white: Seat::Computer { level: 1 },
        ..one_step.clone()
    });
    assert_eq!(brackets(&computers), [""; 0], "nobody chooses");
    let mut played = session(one_step);
    play(&mut played, "g1-f2");
    played.handle(Action::Look { ply: 0 }, 0);
    assert_eq!(brackets(&played), [""; 0], "it is looked at only");
}

#[test]
fn a_hint_in_steps_brackets_its_column_then_draws_its_move_then_its_line() {
    let mut game = from_position("w c3w e1w d4b a7b g7b");
    game.input.hint_steps = true;
    let mut game = session(game);
    game.handle(Action::Hint, 0);
    assert_eq!(brackets(&game), ["c3"], "asked for, nothing is told yet");
    answer(&mut game);
    assert_eq!(
        (brackets(&game), arrows(&game)),
        (vec!["c3".into()], vec![])
    );
    game.handle(Action::Hint, 0);
    let way = vec![square("c3"), square("e5")];
    assert_eq!(
        (brackets(&game), arrows(&game)),
        (vec![], vec![way.clone()])
    );
    game.handle(Action::Hint, 0);
    let line = game.snapshot(0).hint.expect("a hint").line;
    assert!(line.len() > 1, "how it goes on is shown");
    assert_eq!(arrows(&game).len(), line.len());
    assert_eq!(arrows(&game)[0], way);
    play(&mut game, "c3xe5");
    assert_eq!(arrows(&game), [[]; 0]);
}

#[test]
fn a_hint_brackets_its_column_where_another_may_move_as_well() {
    let mut game = session(NewGame {
        input: InputRules {
            hint_steps: true,
            ..InputRules::PLAIN
        },
        ..NewGame::default()
    });
    game.handle(Action::Hint, 0);
    answer(&mut game);
    let hinted = game.snapshot(0).hint.expect("a hint").columns;
    assert_eq!(brackets(&game), names(&hinted));
    tap(&mut game, &hinted[0].to_string());
    assert_eq!(brackets(&game), [""; 0], "it is chosen");
}

fn refusal(update: &Update) -> (RefusalWhy, Vec<String>) {
    let refusal = update.changes.iter().find_map(|change| match change {
        Change::Refused { refusal } => Some(refusal.clone()),
        _ => None,
    });
    let refusal = refusal.expect("a refusal");
    (refusal.why, names(&refusal.instead))
}

#[test]
fn an_empty_square_a_wrong_landing_and_what_is_no_move_are_told_apart() {
    let mut game = session(NewGame::default());
    let movable = ["a3", "c3", "e3", "g3"].map(str::to_owned).to_vec();
    let nothing = (RefusalWhy::NothingThere, movable);
    assert_eq!(refusal(&tap(&mut game, "d4")), nothing);
    let drag = |game: &mut Session, from: &str, to: &str| {
        let (from, to) = (square(from).into(), square(to).into());
        game.handle(Action::Drop { from, to }, 0)
    };
    assert_eq!(refusal(&drag(&mut game, "d4", "e5")), nothing);
    let landings = ["b4", "d4"].map(str::to_owned).to_vec();
    let landing = (RefusalWhy::NotALanding, landings);
    let dragged = drag(&mut game, "c3", "f4");
    assert_eq!(refusal(&dragged), landing, "though it was not chosen");
    tap(&mut game, "c3");
    assert_eq!(refusal(&tap(&mut game, "f4")), landing);
    let no_move = (RefusalWhy::NotAMove, vec![]);
    assert_eq!(refusal(&play(&mut game, "c3-d4-e5")), no_move);
    assert_eq!(refusal(&play(&mut game, "c3-f4")), landing);
}

fn undo(name: &str) -> Hold {
    Hold {
        square: square(name),
        action: Action::Undo,
    }
}

#[test]
fn a_held_waypoint_takes_the_last_leg_back_and_the_column_itself_is_looked_into() {
    let mut game = session(from_position("w a1wb g1w b2b d4b f6b b6b g3b"));
    assert_eq!(game.snapshot(0).holds, []);
    tap(&mut game, "a1");
    assert_eq!(game.snapshot(0).holds, [], "nothing is passed");
    tap(&mut game, "c3");
    assert_eq!(game.snapshot(0).holds, [], "the column stands there");
    tap(&mut game, "e5");
    assert_eq!(game.snapshot(0).holds, [undo("c3")]);
    game.handle(Action::Undo, 0);
    assert_eq!(names(&game.snapshot(0).marks.chosen), ["a1", "c3"]);
    assert_eq!(game.snapshot(0).holds, []);
}

#[test]
fn a_shown_capture_is_taken_back_by_its_waypoints_too_and_one_that_was_played_by_none() {
    let mut game = from_position(TWO_JUMPS);
    game.input.confirm = true;
    let mut game = session(game);
    for name in ["c3", "e5", "c7"] {
        tap(&mut game, name);
    }
    assert_eq!(game.snapshot(0).holds, [undo("e5")]);
    game.handle(Action::Confirm, 0);
    assert_eq!(game.snapshot(0).holds, []);
}

#[test]
fn back_takes_back_leg_choice_hint_and_look_one_after_the_other_and_then_leaves() {
    let mut game = session(from_position(TWO_JUMPS));
    let back = |game: &Session| game.snapshot(0).back;
    assert_eq!(back(&game), None);
    game.handle(Action::Hint, 0);
    assert_eq!(back(&game), Some(Action::CloseHint));
    tap(&mut game, "c3");
    assert_eq!(back(&game), Some(Action::Cancel), "the choice came last");
    tap(&mut game, "e5");
    assert_eq!(back(&game), Some(Action::Undo));
    game.handle(Action::Undo, 0);
    assert_eq!(back(&game), Some(Action::Cancel));
    game.handle(Action::Cancel, 0);
    assert_eq!(back(&game), None);
    play(&mut game, "c3xe5xc7*");
    assert_eq!(back(&game), None, "a move in the game is not taken back");
    game.handle(Action::Look { ply: 0 }, 0);
    assert_eq!(back(&game), Some(Action::Look { ply: 1 }));
}

#[test]
fn whatever_back_says_is_something_that_back_takes_away() {
    let mut game = from_position(TWO_JUMPS);
    game.input.confirm = true;
    let mut game = session(game);
    for name in ["c3", "e5", "c7"] {
        tap(&mut game, name);
    }
    let mut taken = Vec::new();
    while let Some(action) = game.snapshot(0).back {
        assert!(taken.len() < 9, "{taken:?}");
        taken.push(action.clone());
        game.handle(action, 0);
    }
    assert_eq!(taken, [Action::Undo, Action::Undo, Action::Cancel]);
}

#[test]
fn another_game_is_against_the_computer_where_one_plays() {
    let two_computers = NewGame {
        white: Seat::Computer { level: 1 },
        ..against(1)
    };
    let told = |game| session(game).snapshot(0).computer;
    assert_eq!(
        [NewGame::default(), against(1), two_computers].map(told),
        [false, true, true]
    );
}

#[test]
fn a_lesson_offers_to_try_again_until_its_goal_is_reached() {
    let lesson = NewGame {
        goal: Some(Goal::Reach {
            square: square("d4"),
        }),
        ..from_position("w c3w a7b")
    };
    let offered = |game: &Session| game.snapshot(0).controls.can_try_again;
    let mut game = session(lesson);
    assert!(!offered(&game), "nothing was done");
    play(&mut game, "c3-b4");
    assert!(offered(&game));
    game.handle(Action::Undo, 0);
    play(&mut game, "c3-d4");
    assert!(!offered(&game) && game.snapshot(0).controls.can_undo);
    let mut free = session(from_position("w c3w a7b"));
    play(&mut free, "c3-b4");
    assert!(offered(&free), "without a goal as long as there is a move");
}
