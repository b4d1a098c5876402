//! Texts that begin like one of our formats and are damaged are refused with their place; none passes for another game.

mod support;

use lasca_core::{
    Game, Outcome, ReadError, ReadWhy, Record, Rules, Side, WinReason, find_game, message,
};
use support::play;

const RESIGNED: Outcome = Outcome::Win {
    winner: Side::Black,
    by: WinReason::Resigned,
};

fn place(text: &str) -> (ReadWhy, i32, i32) {
    let error = find_game(text).expect_err(text);
    (error.why, error.line, error.column)
}

/// The same moves from the same start to the same end.
fn is_same(found: &Result<Record, ReadError>, game: &Game) -> bool {
    found.as_ref().is_err()
        || found.as_ref().is_ok_and(|record| {
            let read = &record.game;
            (read.rules(), read.start(), read.moves(), read.outcome())
                == (game.rules(), game.start(), game.moves(), game.outcome())
        })
}

/// Each text that lacks one character or one word of this one.
fn with_losses(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let without = |at: usize| {
        let kept = letters.iter().enumerate().filter(|(other, _)| *other != at);
        kept.map(|(_, letter)| letter).collect::<String>()
    };
    let words: Vec<&str> = text.split(' ').collect();
    let short = |at: usize| [&words[..at], &words[at + 1..]].concat().join(" ");
    let letters = (0..letters.len()).map(without);
    letters.chain((0..words.len()).map(short)).collect()
}

#[test]
fn a_message_that_lost_a_character_or_a_word_is_the_same_game_or_refused() {
    for rules in Rules::NAMED {
        let mut game = play(rules, "", "c3-d4 e5xc3 b2xd4 f6-e5 d4xf6 g7xe5");
        for _ in 0..2 {
            let text = message(&game);
            for damaged in with_losses(&text) {
                assert!(
                    is_same(&find_game(&damaged), &game),
                    "{damaged:?} of {text:?}"
                );
            }
            game.resign(Side::White);
        }
    }
}

#[test]
fn a_record_that_lost_a_character_or_a_word_is_the_same_game_or_refused() {
    let mut game = play(Rules::KAWU, "", "c3-d4 e5xc3 b2xd4 f6-e5 d4xf6 g7xe5");
    game.resign(Side::White);
    let text = Record::new(game.clone()).to_string();
    for damaged in with_losses(&text) {
        assert!(is_same(&find_game(&damaged), &game), "{damaged:?}");
    }
    let headless: Vec<&str> = text.lines().skip(1).collect();
    assert_eq!(place(&headless.join("\n")), (ReadWhy::Header, 1, 1));
}

#[test]
fn a_record_or_message_in_other_letters_or_within_a_line_is_read_or_refused() {
    for text in [
        "lasca record 1\nrules: kawu\n\n1. c3-d4\n*\n",
        "Here it is: Lasca record 1\nrules: kawu\n\n1. c3-d4\n*\n",
        "rules: kawu\n\n1. c3-d4\n*\n",
        "start: w a1w g7b\n\n1. c3-d4\n*\n",
    ] {
        assert_eq!(place(text).0, ReadWhy::Header, "{text}");
    }
}

#[test]
fn a_message_with_unknown_rules_is_no_game_under_others() {
    for (text, column) in [
        ("Lasca foo 2: c3-d4 e5xc3", 7),
        ("Lasca 2: c3-d4 e5xc3", 7),
        ("Look: lasca Kavu 2: c3-d4 e5xc3", 13),
        ("Lasca foo 1 from w c3w e5b: c3-d4", 7),
    ] {
        assert_eq!(place(text), (ReadWhy::Rules, 1, column), "{text}");
    }
    assert_eq!(place("kawu 2: c3-d4 e5xc3"), (ReadWhy::Header, 1, 1));
}

#[test]
fn a_message_with_more_moves_than_it_says_is_refused() {
    let error = find_game("Lasca kawu 1: c3-d4 e5xc3").expect_err("a move too many");
    assert_eq!((error.why, error.column), (ReadWhy::Header, 12));
    assert!(error.readable.is_some());
}

#[test]
fn a_result_in_a_message_needs_its_reason_and_any_dash_will_do() {
    assert_eq!(place("Lasca kawu 1: c3-d4 0-1").0, ReadWhy::Outcome);
    assert_eq!(place("Lasca kawu 1: c3-d4 0–1 resign").0, ReadWhy::Outcome);
    let found = find_game("Lasca kawu 1: c3–d4 0–1 resigned, well played").expect("sound");
    assert_eq!(found.game.outcome(), Some(RESIGNED));
}

#[test]
fn a_score_after_bare_moves_is_their_result() {
    for (text, outcome) in [
        ("1. c3-d4 e5xc3 0-1", Some(RESIGNED)),
        ("1. c3-d4 e5xc3 0–1 and so on", Some(RESIGNED)),
        ("c3-d4 e5xc3 0-1 resigned", Some(RESIGNED)),
        ("c3-d4 e5xc3 *", None),
        ("c3-d4 e5xc3", None),
    ] {
        let found = find_game(text).expect(text).game;
        assert_eq!((found.ply(), found.outcome()), (2, outcome), "{text}");
    }
    let flag = Outcome::Win {
        winner: Side::White,
        by: WinReason::Flag,
    };
    let found = find_game("c3-d4 e5xc3 1-0 flag").expect("sound").game;
    assert_eq!(found.outcome(), Some(flag));
    let drawn = find_game("c3-d4 e5xc3 1/2-1/2").expect("sound").game;
    assert!(matches!(drawn.outcome(), Some(Outcome::Draw { .. })));
}

#[test]
fn bare_moves_with_a_damaged_one_do_not_end_before_it_nor_begin_after_it() {
    for (text, column) in [
        ("c3-d4 e5c3 b2xd4", 7),
        ("1. c3-d4 e5xc3 2. b2d4 f6-e5", 19),
        ("1. c3-d4 ?? 2. b2xd4", 16),
        ("1. a3-c4 c5-d4 2. c3-b4", 7),
        ("c3-d4 1-0-0", 9),
    ] {
        assert_eq!(place(text).2, column, "{text}");
    }
    let remarks = "1. c3-d4 e5xc3 A good exchange! 2. b2xd4 f6-e5";
    assert_eq!(find_game(remarks).expect("sound").game.ply(), 4);
}

#[test]
fn a_damaged_position_in_a_text_is_refused_at_its_place() {
    for (text, column) in [
        ("w a1w c1w d5b g7b", 11),
        ("Look: w a1w c1x g7b", 13),
        ("w a1w c1w a1b", 11),
        ("w a1w c1w g7", 11),
        ("w a1w g7b ; np=x", 11),
        ("b,b,b,b/b,b,b/b,b,b,b/,,/w,w,w,w/w,w,w w", 1),
    ] {
        let found = place(text);
        assert_eq!((found.0, found.2), (ReadWhy::Position, column), "{text}");
    }
    assert_eq!(
        find_game("w a1w g7b ;np=4")
            .expect("sound")
            .game
            .position()
            .quiet(),
        4
    );
}

#[test]
fn words_signs_and_numbers_after_a_whole_message_are_passed_over() {
    for after in ["– your move!", "- bye", "2 minutes left", "0", "/ Anna"] {
        let found = find_game(&format!("Lasca kawu 1: c3-d4 {after}")).expect(after);
        assert_eq!(
            (found.game.ply(), found.game.outcome()),
            (1, None),
            "{after}"
        );
    }
    for lost in ["resigned, bye", "01 resigned"] {
        let text = format!("Lasca kawu 1: c3-d4 {lost}");
        assert_eq!(place(&text), (ReadWhy::Outcome, 1, 21), "{text}");
    }
}
