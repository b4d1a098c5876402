//! Games made of the library, and what a new game can be made of.

use lasca_core::search::Level;
use lasca_core::session::{
    Action, InputRules, NewGame, NewGameDraft, Seat, Session, Takebacks, TakenUp, Turning,
    game_against_computer, game_to_learn, game_to_play_on, new_game_choices,
};
use lasca_core::{LibraryItem, Rules, Side, Square, Start, TimeControl, heritage, ideas, lessons};

fn seats(game: &NewGame) -> (Seat, Seat) {
    (game.white, game.black)
}

fn computer(level: i32) -> Seat {
    Seat::Computer { level }
}

fn old_game() -> LibraryItem {
    let game = |it: &LibraryItem| matches!(it.start, Start::Record { .. });
    heritage().into_iter().find(game).expect("a game")
}

#[test]
fn an_item_is_learnt_from_by_people_and_with_its_goal() {
    for item in lessons() {
        let game = game_to_learn(&item, InputRules::PLAIN);
        assert_eq!(seats(&game), (Seat::Human, Seat::Human), "{}", item.id);
        let shown = Session::new(game, 0).expect("a lesson").snapshot(0);
        assert_eq!(shown.goal.is_some(), item.goal.is_some(), "{}", item.id);
    }
}

/// Every habit but that of confirming, which holds moves back.
const ALL_HABITS: InputRules = InputRules {
    auto_complete: true,
    final_square: true,
    one_tap_forced: true,
    auto_forced: true,
    quick_input: true,
    confirm: false,
    hint_steps: true,
};

#[test]
fn where_something_is_learnt_nothing_is_played_that_was_not_shown_and_habits_of_touch_hold() {
    let tap = |square: Square| Action::Tap {
        square: square.into(),
    };
    for item in lessons().into_iter().chain(ideas()) {
        let begin = || Session::new(game_to_learn(&item, ALL_HABITS), 0).expect("a lesson");
        let first = begin().snapshot(0);
        assert_eq!(first.wake_ms, None, "{}: the only move waits", item.id);
        for column in first.columns.iter().filter(|it| !it.moves.is_empty()) {
            let touched = begin().handle(tap(column.square), 0).snapshot;
            assert_eq!(touched.ply, 0, "{}: a touch of the only column", item.id);
            for to in &column.moves {
                let mut game = begin();
                game.handle(tap(column.square), 0);
                let shown = game.handle(tap(to.landings[0]), 0).snapshot;
                assert_eq!(shown.wake_ms, None, "{}: the rest of a capture", item.id);
            }
        }
        let habits = game_to_learn(&item, ALL_HABITS).input;
        assert!(habits.final_square && habits.quick_input && habits.hint_steps);
        let played_on = game_to_play_on(&item, 0, TakenUp::Mover, ALL_HABITS, 1);
        assert_eq!(played_on.input, ALL_HABITS, "{}", item.id);
    }
}

#[test]
fn a_board_is_played_on_by_the_side_to_move_against_the_computer_without_a_goal() {
    for item in ideas() {
        let game = game_to_play_on(&item, 0, TakenUp::Mover, InputRules::PLAIN, 1);
        let shown = Session::new(game, 0).expect("an idea").snapshot(0);
        assert_eq!(shown.person, Some(shown.turn), "{}", item.id);
        assert!([shown.white, shown.black].contains(&computer(8)));
        assert_eq!(shown.goal, None);
    }
}

#[test]
fn by_its_seed_the_computer_plays_an_old_game_on_otherwise() {
    let item = old_game();
    let answers = |seed| {
        let game = game_to_play_on(&item, 3, TakenUp::Mover, InputRules::PLAIN, seed);
        let mut game = Session::new(game, 0).expect("an old game");
        let mut told = Vec::new();
        for _ in 0..12 {
            let shown = game.snapshot(0);
            let Some(question) = shown.question else {
                let columns = shown.columns.iter();
                let text = columns.flat_map(|it| &it.moves).next().map(|it| &it.text);
                let Some(text) = text.cloned() else { break };
                game.handle(Action::Play { text }, 0);
                continue;
            };
            let thought = game.job(question.ticket).and_then(|job| job.run());
            let thought = thought.expect("an answer");
            told.push(thought.text.clone());
            game.handle(Action::Answer { thought }, 0);
        }
        told
    };
    assert_eq!(answers(7), answers(7), "one seed plays one game");
    let seeds = 1..=8;
    let different: std::collections::BTreeSet<_> = seeds.map(answers).collect();
    assert!(different.len() > 1, "{different:?}");
}

#[test]
fn an_old_game_is_taken_over_at_any_move_by_either_side_or_both() {
    let item = old_game();
    let taken = |taken_up| game_to_play_on(&item, 3, taken_up, InputRules::PLAIN, 1);
    let both = taken(TakenUp::Both);
    assert_eq!(seats(&both), (Seat::Human, Seat::Human));
    assert_eq!(seats(&taken(TakenUp::White)), (Seat::Human, computer(5)));
    assert_eq!(seats(&taken(TakenUp::Black)), (computer(5), Seat::Human));
    assert_eq!(Session::new(both, 0).expect("a game").snapshot(0).ply, 3);
}

#[test]
fn a_new_game_offers_all_levels_and_nothing_that_is_refused() {
    let offered = new_game_choices();
    let levels: Vec<i32> = offered.levels.iter().map(|it| it.level).collect();
    assert_eq!(levels, (1..=10).collect::<Vec<_>>());
    assert!(levels.iter().all(|&level| Level::new(level).is_some()));
    assert!(Level::new(11).is_none(), "there are no more");
    let named = offered.levels.iter().filter(|it| it.name.is_some()).count();
    assert_eq!(named, 3);
    let first = NewGameDraft::default();
    assert!(levels.contains(&first.level));
    assert!(offered.minutes.contains(&first.minutes));
    assert!(offered.minutes.contains(&first.black_minutes));
    for &minutes in &offered.minutes {
        for &seconds in &offered.increments {
            let time = TimeControl::new(i64::from(minutes) * 60_000, i64::from(seconds) * 1_000);
            assert!(time.is_some(), "{minutes} min and {seconds} s");
        }
    }
    for &limit in &offered.quiet_limits[1..] {
        assert!(Rules::own(false, false, Some(limit)).is_some(), "{limit}");
    }
    assert_eq!(offered.quiet_limits[0], 0);
}

#[test]
fn against_the_computer_the_person_has_the_side_that_is_chosen_or_that_the_seed_picks() {
    let named = NewGame {
        seed: 7,
        turning: Turning::FaceToFace,
        takebacks: Takebacks::ByConsent,
        white_name: "Ada".into(),
        date: "1911-06-01".into(),
        ..NewGame::default()
    };
    for (side, person) in [(Side::White, 0), (Side::Black, 1)] {
        let game = game_against_computer(named.clone(), 3, Some(side));
        let seats = [game.white, game.black];
        assert_eq!(seats[person], Seat::Human);
        assert_eq!(seats[1 - person], Seat::Computer { level: 3 });
        assert_eq!(
            (game.turning, game.takebacks),
            (Turning::Fixed, Takebacks::Free)
        );
        assert_eq!(
            (&game.white_name[..], &game.date[..], game.seed),
            ("", "1911-06-01", 7)
        );
    }
    let picked = [-4, 4, 5, i64::MIN].map(|seed| {
        let game = NewGame {
            seed,
            ..named.clone()
        };
        game_against_computer(game, 3, None).white == Seat::Human
    });
    assert_eq!(picked, [true, true, false, true]);
}
