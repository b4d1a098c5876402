//! The choices at a new game: as text between starts, and the game they make.

use lasca_core::session::{
    Action, ClockChoice, InputRules, NewGame, NewGameDraft, NewGameError, Seat, Session,
    SideChoice, Takebacks, Turning, new_game_choices,
};
use lasca_core::{RuleSet, Rules, Start, TimeControl};

fn everything_chosen() -> NewGameDraft {
    NewGameDraft {
        computer: false,
        level: 9,
        side: SideChoice::Random,
        white_name: "A=B".to_owned(),
        black_name: "Zoë".to_owned(),
        turning: Turning::FaceToFace,
        set: RuleSet::Own,
        rejump: true,
        demote: true,
        quiet: 60,
        clock: ClockChoice::Own,
        minutes: 45,
        black_minutes: 10,
        handicap: true,
        increment_seconds: 30,
        takebacks: Takebacks::Off,
        position: "w a1w b6b".to_owned(),
    }
}

fn game(draft: &NewGameDraft) -> NewGame {
    draft.game(InputRules::PLAIN, 2, "2026-01-02".to_owned())
}

#[test]
fn a_draft_comes_back_from_its_text() {
    let first = NewGameDraft::default();
    assert_eq!(NewGameDraft::read(&first.write()), first);
    let all = everything_chosen();
    assert_eq!(NewGameDraft::read(&all.write()), all);
    for clock in new_game_choices().clocks {
        let draft = NewGameDraft {
            clock,
            ..first.clone()
        };
        assert_eq!(NewGameDraft::read(&draft.write()), draft);
    }
}

#[test]
fn what_is_missing_strange_or_not_offered_is_as_at_a_first_start() {
    let strange = [
        "",
        "level=99",
        "level=\nset=NONE\nminutes=-4\nquiet=7\nincrement=4",
        "clock=6\nside=\"\ncomputer=perhaps",
        "\u{0}\u{ffff}",
        "=\n==",
    ];
    for text in strange {
        assert_eq!(NewGameDraft::read(text), NewGameDraft::default(), "{text}");
    }
    let older = "turning=FACE_TO_FACE\nset=KAWU\ntakebacks=BY_CONSENT\nside=BLACK";
    let read = NewGameDraft::read(older);
    let words = (read.turning, read.set, read.side);
    assert_eq!(
        words,
        (Turning::FaceToFace, RuleSet::Kawu, SideChoice::Black)
    );
}

#[test]
fn what_is_typed_stays_on_its_line() {
    let mut draft = everything_chosen();
    draft.white_name = "Anna\nlevel=1\r\nand Ben".to_owned();
    let read = NewGameDraft::read(&draft.write());
    assert_eq!(read.white_name, "Anna level=1  and Ben");
    assert_eq!(read.level, 9);
    draft.position = "w ".repeat(5_000);
    assert!(draft.write().len() < 2_000);
}

#[test]
fn the_game_is_made_of_what_was_chosen() {
    let game = game(&everything_chosen());
    assert_eq!(game.rules, Rules::own(true, true, Some(60)).unwrap());
    assert_eq!(game.white_time, TimeControl::new(45 * 60_000, 30_000));
    assert_eq!(game.black_time, TimeControl::new(10 * 60_000, 30_000));
    assert!(matches!(&game.start, Start::Position { text } if text == "w a1w b6b"));
    assert_eq!(
        (game.white_name.as_str(), game.takebacks),
        ("A=B", Takebacks::Off)
    );
    assert!(Session::new(game, 0).is_ok());
}

#[test]
fn a_preset_is_its_minutes_for_both_and_nothing_more() {
    let draft = NewGameDraft {
        clock: ClockChoice::Minutes { minutes: 5 },
        white_name: "  Anna ".to_owned(),
        computer: false,
        ..everything_chosen()
    };
    let game = game(&draft);
    assert_eq!(game.white_time, TimeControl::new(5 * 60_000, 0));
    assert_eq!(game.black_time, game.white_time);
    assert_eq!(game.white_name, "Anna");
}

#[test]
fn against_the_computer_the_side_may_be_left_to_chance() {
    let mut draft = NewGameDraft {
        side: SideChoice::Random,
        ..NewGameDraft::default()
    };
    let computer = Seat::Computer { level: draft.level };
    let white =
        |draft: &NewGameDraft, seed| draft.game(InputRules::PLAIN, seed, String::new()).white;
    assert_eq!(white(&draft, 2), Seat::Human);
    assert_eq!(white(&draft, 3), computer);
    draft.side = SideChoice::Black;
    assert_eq!(white(&draft, 2), computer);
}

#[test]
fn what_cannot_be_played_is_refused_with_its_reason() {
    let mut draft = everything_chosen();
    draft.position = "nonsense".to_owned();
    let refused = Session::new(game(&draft), 0).err();
    assert!(matches!(refused, Some(NewGameError::Position { .. })));
    draft.position.clear();
    draft.quiet = -3;
    let refused = Session::new(game(&draft), 0).err();
    assert!(matches!(
        refused,
        Some(NewGameError::QuietLimit { limit: -3 })
    ));
    draft.quiet = 0;
    draft.minutes = 0;
    let refused = Session::new(game(&draft), 0).err();
    assert!(matches!(refused, Some(NewGameError::Time { .. })));
}

#[test]
fn how_moves_are_taken_back_is_asked_where_the_answer_counts() {
    for computer in [false, true] {
        for clock in [ClockChoice::None, ClockChoice::Minutes { minutes: 5 }] {
            let draft = NewGameDraft {
                computer,
                clock,
                takebacks: Takebacks::Off,
                ..NewGameDraft::default()
            };
            let mut session = Session::new(game(&draft), 0).expect("a game");
            let text = "c3-d4".to_owned();
            let played = session.handle(Action::Play { text }, 0).snapshot;
            assert_eq!(
                draft.asks_takebacks(),
                !played.controls.can_undo,
                "{computer} {clock:?}"
            );
        }
    }
}

#[test]
fn the_clocks_offered_are_none_presets_and_ones_own() {
    let clocks = new_game_choices().clocks;
    assert_eq!(clocks.first(), Some(&ClockChoice::None));
    assert_eq!(clocks.last(), Some(&ClockChoice::Own));
    let presets = clocks.iter().filter_map(|it| match it {
        ClockChoice::Minutes { minutes } => Some(*minutes),
        _ => None,
    });
    assert_eq!(presets.collect::<Vec<_>>(), [5, 10]);
}
