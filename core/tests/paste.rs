//! Messages for play far away, and games in pasted texts.

mod support;

use lasca_core::{Position, ReadError, ReadWhy, Record, Rules, find_game, find_games, message};
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
    let moves = support::texts(&row, "moves");
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
        let moves = support::texts(row, "moves");
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

fn record_of(white: &str, moves: &str) -> String {
    let mut record = Record::new(play(Rules::LASCA_EU, "", moves));
    record.names.white = white.into();
    record.to_string()
}

#[test]
fn of_a_file_of_records_each_comes_and_of_the_damaged_ones_what_is_wrong_and_where() {
    let (anna, bert) = (record_of("Anna", "c3-d4 e5xc3"), record_of("Bert", "c3-b4"));
    let carl = record_of("Carl", "c3-d4 e5xc3 b2xd4");
    let damaged = carl.replace("b2xd4", "b2xd5");
    let line = anna.lines().count() + bert.lines().count() + 2 + 6;
    let found = find_games(&format!("{anna}\n{bert}\n{damaged}\n{carl}"));
    let names: Vec<&str> = found
        .games
        .iter()
        .map(|game| game.names.white.as_str())
        .collect();
    assert_eq!(names, ["Anna", "Bert", "Carl"]);
    let [error] = &found.damaged[..] else {
        panic!("{:?}", found.damaged)
    };
    assert_eq!((error.why, error.line), (ReadWhy::Move, line as i32));
    assert_eq!(readable_plies(error), 2);
}

#[test]
fn a_game_that_is_quoted_as_it_was_earlier_comes_once_as_it_is_now() {
    let (early, late) = (
        record_of("Anna", "c3-d4"),
        record_of("Anna", "c3-d4 e5xc3 b2xd4"),
    );
    let other = record_of("Bert", "c3-d4");
    for text in [
        format!("{early}\n{late}\n{other}"),
        format!("{late}\n{early}\n{early}\n{other}"),
    ] {
        let plies: Vec<i32> = find_games(&text)
            .games
            .iter()
            .map(|game| game.game.ply())
            .collect();
        assert_eq!(plies, [3, 1], "{text}");
    }
}

#[test]
fn games_that_nothing_names_and_games_that_had_ended_are_never_taken_for_quotations() {
    let nameless = ["c3-d4", "c3-d4 e5xc3"].map(|moves| record_of("", moves));
    assert_eq!(find_games(&nameless.join("\n")).games.len(), 2);
    let ended = record_of("Anna", "c3-d4")
        .replace("\n*", "\n0-1")
        .replace("\nwhite: Anna", "\nwhite: Anna\nresult: 0-1 resigned");
    let longer = record_of("Anna", "c3-d4 e5xc3");
    let found = find_games(&format!("{ended}\n{longer}"));
    assert_eq!((found.games.len(), found.damaged), (2, vec![]));
}

#[test]
fn a_text_with_no_more_than_one_record_holds_what_find_game_finds() {
    let chat = format!("{OPENING}\n{}", message(&play(Rules::KAWU, "", "c3-b4")));
    for text in [OPENING, &chat, "c3-d4 e5xc3", "w a1w b6b", "", "nothing"] {
        let found = find_games(text);
        match find_game(text) {
            Ok(game) => assert_eq!((found.games, found.damaged), (vec![game], vec![])),
            Err(error) => assert_eq!((found.games, found.damaged), (vec![], vec![error])),
        }
    }
}

#[test]
fn a_file_of_a_thousand_games_and_a_hostile_one_are_read_in_no_time() {
    let games: String = (0..1000)
        .map(|n| record_of(&format!("Anna {n}"), "c3-d4 e5xc3 b2xd4") + "\n")
        .collect();
    assert_eq!(find_games(&games).games.len(), 1000);
    let hostile = "Lasca record 1\nrules: kawu\n*\n".repeat(100_000);
    let started = std::time::Instant::now();
    let found = find_games(&hostile);
    assert_eq!((found.games.len(), found.damaged.len()), (20_000, 1));
    assert_eq!(found.damaged[0].why, ReadWhy::TooLong);
    let long = find_games(&"x".repeat(lasca_core::MAX_FILE + 1));
    assert_eq!(long.damaged[0].why, ReadWhy::TooLong);
    assert!(started.elapsed().as_secs() < 20, "{:?}", started.elapsed());
}
