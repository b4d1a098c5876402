//! How games end (R6), and what undo, redo and an end have to do with each other.

mod support;

use lasca_core::{DrawReason, IllegalMove, Outcome, Position, Rules, Side, WinReason};
use support::play;

fn win(winner: Side, by: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { winner, by })
}

fn status(text: &str, rules: Rules) -> Option<Outcome> {
    text.parse::<Position>().expect("a position").status(rules)
}

#[test]
fn a_side_without_a_column_and_a_side_that_is_blocked_are_told_apart() {
    assert_eq!(
        status("w b2bww", Rules::LASCA_EU),
        win(Side::Black, WinReason::NoColumn)
    );
    assert_eq!(
        status("b a1b d4w", Rules::LASCA_EU),
        win(Side::White, WinReason::Blocked)
    );
    assert_eq!(
        status("w a1w b2b c3b", Rules::LASCA_EU),
        win(Side::Black, WinReason::Blocked)
    );
}

#[test]
fn only_the_side_to_move_can_be_blocked() {
    assert_eq!(status("w a1b d4w", Rules::LASCA_EU), None);
    assert_eq!(status("b b2bww", Rules::LASCA_EU), None);
}

#[test]
fn soldiers_set_up_on_their_far_rank_are_blocked_and_stay_soldiers() {
    assert_eq!(
        status("w a7w c7w", Rules::KAWU),
        win(Side::Black, WinReason::Blocked)
    );
    assert_eq!(status("w a7w b2w", Rules::KAWU), None);
}

#[test]
fn sixty_quiet_plies_draw_under_kawu_and_nothing_does_elsewhere() {
    let start = "w a1W g7B ; np=58";
    let game = play(Rules::KAWU, start, "a1-b2 g7-f6");
    assert_eq!(game.position().quiet(), 60);
    assert_eq!(
        game.outcome(),
        Some(Outcome::Draw {
            by: DrawReason::QuietMoves
        })
    );
    for rules in [Rules::LASCA_EU, Rules::LASKER_1911] {
        let game = play(rules, start, "a1-b2 g7-f6 b2-a1 f6-g7");
        assert_eq!((game.position().quiet(), game.outcome()), (0, None));
    }
}

#[test]
fn a_last_quiet_ply_that_leaves_no_move_wins() {
    let game = play(Rules::KAWU, "w a1b c1w ; np=59", "c1-d2");
    assert_eq!(game.position().quiet(), 60);
    assert_eq!(game.outcome(), win(Side::White, WinReason::Blocked));
}

#[test]
fn captures_and_promotions_are_progress_and_steps_are_not() {
    for (start, played, quiet) in [
        ("w a1W g7B ; np=30", "a1-b2", 31),
        ("w b6w g1B ; np=30", "b6-a7*", 0),
        ("w a1W b2b g7B ; np=30", "a1xc3", 0),
    ] {
        assert_eq!(
            play(Rules::KAWU, start, played).position().quiet(),
            quiet,
            "{start}"
        );
    }
}

#[test]
fn a_drawn_position_lists_what_the_pieces_could_do_and_nothing_may_be_played() {
    let position: Position = "w a1W g7B ; np=60".parse().expect("a position");
    let moves = position.legal_moves(Rules::KAWU);
    assert_eq!(moves.len(), 1);
    assert_eq!(
        position.play(&moves[0], Rules::KAWU),
        Err(IllegalMove::GameOver)
    );
    assert_eq!(
        position
            .play(&moves[0], Rules::LASKER_1911)
            .map(|after| after.quiet()),
        Ok(0)
    );
}

#[test]
fn either_side_may_resign_whoever_is_to_move() {
    for side in Side::ALL {
        let mut game = play(Rules::LASCA_EU, "", "c3-d4");
        assert!(game.resign(side));
        assert_eq!(game.outcome(), win(side.other(), WinReason::Resigned));
    }
}

#[test]
fn after_an_end_nothing_is_played_and_no_second_end_is_declared() {
    let mut game = play(Rules::LASCA_EU, "", "c3-d4");
    let reply = game.position().legal_moves(game.rules())[0];
    assert!(game.flag(Side::Black));
    let ended = game.clone();
    assert_eq!(game.play(reply), Err(IllegalMove::GameOver));
    assert!(!game.resign(Side::White) && !game.agree() && !game.flag(Side::White));
    assert!(!game.end_with(Outcome::Draw {
        by: DrawReason::Agreement
    }));
    assert_eq!(game, ended);
}

#[test]
fn an_end_that_the_board_must_show_cannot_be_declared() {
    let mut game = play(Rules::KAWU, "", "c3-d4");
    for outcome in [
        win(Side::White, WinReason::Blocked),
        win(Side::Black, WinReason::NoColumn),
        Some(Outcome::Draw {
            by: DrawReason::QuietMoves,
        }),
    ] {
        assert!(!game.end_with(outcome.expect("an outcome")));
    }
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_end_is_known_after_undo_and_redo_as_after_playing() {
    let mut game = play(Rules::LASKER_1911, "w a1b c1w", "c1-d2");
    let end = game.outcome();
    assert_eq!(end, win(Side::White, WinReason::Blocked));
    assert!(game.undo().is_some());
    assert_eq!(game.outcome(), None);
    assert!(game.redo().is_some());
    assert_eq!(game.outcome(), end);
}

#[test]
fn taking_back_a_move_takes_a_declared_end_back_and_the_rules_stay() {
    let mut game = play(Rules::KAWU, "", "c3-d4");
    assert!(game.agree());
    assert!(game.undo().is_some());
    assert_eq!((game.outcome(), game.rules()), (None, Rules::KAWU));
    assert!(game.redo().is_some());
    assert_eq!(game.outcome(), None);
}

#[test]
fn playing_another_move_forgets_the_undone_ones() {
    let mut game = play(Rules::LASCA_EU, "", "c3-d4 e5xc3 b2xd4");
    game.undo();
    game.undo();
    assert_eq!(game.undone().len(), 2);
    let same = game.undone()[0];
    game.play(same).expect("legal");
    assert!(game.undone().is_empty() && game.redo().is_none());
    assert_eq!(game.position_at(2), Some(game.position()));
    assert_eq!((game.position_at(3), game.position_at(-1)), (None, None));
}

#[test]
fn repetition_counts_the_current_position_whatever_its_quiet_plies() {
    let mut game = play(Rules::KAWU, "w a1W g7B", "");
    assert_eq!(game.repetitions(), 1);
    for text in "a1-b2 g7-f6 b2-a1 f6-g7 a1-b2 g7-f6 b2-a1 f6-g7".split(' ') {
        let played = game
            .position()
            .parse_move(text, game.rules())
            .expect("legal");
        game.play(played).expect("legal");
    }
    assert_eq!(game.repetitions(), 3);
    assert_eq!(
        game.past_keys()
            .iter()
            .filter(|key| **key == game.position().key())
            .count(),
        2
    );
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = play(Rules::LASCA_EU, "", "c3-d4");
    let before = game.clone();
    let wrong = lasca_core::Move::single(
        "a3".parse().expect("a square"),
        "b4".parse().expect("a square"),
    );
    assert!(game.play(wrong).is_err());
    assert_eq!(game, before);
}
