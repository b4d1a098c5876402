//! Messages for play far away, and games in pasted texts.

mod support;

use lasca_core::{Position, ReadError, ReadWhy, Record, Rules, find_game, message};
use support::play;

fn read(text: &str) -> Result<Record, ReadError> {
    text.parse()
}

fn readable_plies(error: &ReadError) -> i32 {
    let text = error.readable.as_deref().expect("something is readable");
    read(text).expect("what is readable can be read").game.ply()
}

const OPENING: &str = "Lasca record 1\nrules: lasca.eu\n\n1. c3-d4 e5xc3\n2. b2xd4\n*\n";

#[test]
fn a_paste_with_text_around_it_finds_the_record() {
    let record = read(OPENING).expect("sound");
    let pastes = [
        format!("Hi Bert,\nhere it is:\n\n{OPENING}\nBest, Anna\n1. not a move\n"),
        format!("\u{feff}{}", OPENING.replace('\n', "\r\n")),
        OPENING.replace('\n', "\r"),
        OPENING
            .lines()
            .map(|line| format!("> > {line}\n"))
            .collect(),
        OPENING
            .lines()
            .map(|line| format!("\u{a0}\t{line}  \n"))
            .collect(),
        OPENING
            .replace('-', "–")
            .replace('x', "×")
            .replace("Lasca record", "Lasca  record"),
    ];
    for paste in pastes {
        assert_eq!(find_game(&paste), Ok(record.clone()), "{paste:?}");
    }
}

#[test]
fn among_several_games_in_a_paste_the_longest_is_meant_and_a_damaged_one_does_not_hide_it() {
    let (short, long) = (
        message(&play(Rules::LASCA_EU, "", "c3-d4")),
        message(&play(Rules::LASCA_EU, "", "c3-d4 e5xc3 b2xd4")),
    );
    for paste in [
        format!("{short}\n{long}"),
        format!("{long}\n{short}"),
        format!("Lasca kawu 9: c3-d4\n{long}\n{short}"),
    ] {
        assert_eq!(
            find_game(&paste).map(|record| record.game.ply()),
            Ok(3),
            "{paste}"
        );
    }
}

#[test]
fn a_message_is_short_and_comes_back_with_the_other_side_to_move() {
    let row = support::rows("lasker/games.jsonl").remove(3);
    let moves: Vec<&str> = row["moves"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|m| m.as_str())
        .collect();
    let game = play(Rules::LASKER_1911, "", &moves.join(" "));
    let text = message(&game);
    assert_eq!(game.ply(), 86);
    assert!(text.len() < 800, "{} characters", text.len());
    assert!(!text.contains('\n') && !text.contains('*'));
    let pasted = format!("Anna: {}\nsent from my phone", text.replace(' ', "\n"));
    assert_eq!(find_game(&pasted).map(|record| record.game), Ok(game));
}

#[test]
fn a_message_keeps_routes_that_circle_and_end_where_they_began() {
    for route in ["c3xe5xg3xe1xc3", "c3xe1xg3xe5xc3"] {
        let game = play(Rules::KAWU, "w d2b f2b c3W d4b f4b a7b ; np=7", route);
        assert_eq!(
            find_game(&message(&game)).map(|record| record.game),
            Ok(game)
        );
    }
}

#[test]
fn a_message_that_lost_its_end_keeps_what_arrived() {
    let text = message(&play(Rules::LASCA_EU, "", "c3-d4 e5xc3 b2xd4"));
    let error = find_game(text.trim_end_matches(" b2xd4")).expect_err("cut short");
    assert_eq!(error.why, ReadWhy::CutShort);
    assert_eq!(readable_plies(&error), 2);
    let error = find_game(&text.replace("b2xd4", "b2xd5")).expect_err("damaged");
    assert_eq!((error.why, readable_plies(&error)), (ReadWhy::Move, 2));
}

#[test]
fn positions_and_bare_moves_in_a_text_are_found_too() {
    let listing =
        find_game("What would you do?\nw a1W b2bb g7b ; np=3\nTell me!").expect("a position");
    assert_eq!(listing.game.position().to_string(), "w a1W b2bb g7b ; np=3");
    let fen = find_game("FEN: b,b,b,b/b,b,b/b,b,b,b/,,/w,w,w,w/w,w,w/w,w,w,w w (start)")
        .expect("a position");
    assert_eq!(fen.game.position(), &Position::start());
    let moves = find_game("Game 1. c3-d4 e5xc3 2.b2xd4 f6-e5 3. … and so on").expect("moves");
    assert_eq!(moves.game.ply(), 4);
    let numbers = find_game("page 10-13: (1) 9-13, then 9-13 17-13-9 5-9-13 wins").expect("moves");
    assert_eq!(numbers.game.ply(), 3);
    let error = find_game("c3-d4 e5xc3 a1-b2").expect_err("illegal");
    assert_eq!(
        (error.why, readable_plies(&error)),
        (ReadWhy::IllegalMove, 2)
    );
}

#[test]
fn bare_moves_are_read_under_the_first_rules_that_allow_them_all() {
    for row in support::rows("lasker/games.jsonl").iter().take(5) {
        let moves: Vec<&str> = row["moves"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|m| m.as_str())
            .collect();
        let found = find_game(&moves.join(" ")).expect("moves").game;
        assert_eq!(
            found.position().to_string(),
            row["final"].as_str().expect("a position")
        );
    }
}

#[test]
fn a_text_full_of_beginnings_is_read_in_no_time() {
    for piece in [
        "Lasca record 1\n",
        "Lasca kawu 9999: ",
        "w a1w ",
        "c3-d4 ",
        "1. a1-b2 ",
        "d2xb4xd6 ",
    ] {
        let text = piece.repeat(300_000 / piece.len());
        let started = std::time::Instant::now();
        let _ = find_game(&text);
        assert!(
            started.elapsed().as_secs() < 20,
            "{piece}: {:?}",
            started.elapsed()
        );
    }
}

#[test]
fn two_records_in_a_row_are_told_apart() {
    let cut = OPENING.trim_end_matches("*\n");
    let found = find_game(&format!("{cut}{OPENING}")).expect("the second is whole");
    assert_eq!(found.game.ply(), 3);
}
