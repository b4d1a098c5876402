//! Records: there and back, every version ever written, and damage.

mod support;

use lasca_core::session::Session;
use lasca_core::{
    BySide, Game, Outcome, ReadError, ReadWhy, Record, Rules, Side, TimeControl, find_game, message,
};
use support::play;

fn read(text: &str) -> Result<Record, ReadError> {
    text.parse()
}

fn error(text: &str) -> ReadError {
    read(text).expect_err("damaged")
}

/// Why and where.
fn place(error: &ReadError) -> (ReadWhy, i32, i32) {
    (error.why, error.line, error.column)
}

fn readable_plies(error: &ReadError) -> i32 {
    let text = error.readable.as_deref().expect("something is readable");
    read(text).expect("what is readable can be read").game.ply()
}

const OPENING: &str = "Lasca record 1\nrules: lasca.eu\n\n1. c3-d4 e5xc3\n2. b2xd4\n*\n";

#[test]
fn every_record_of_version_1_is_read_and_written_as_it_was() {
    let mut files = 0;
    for row in support::rows("records/v1/expected.jsonl") {
        let name = row["file"].as_str().expect("a file");
        let text = support::fixture(&format!("records/v1/{name}"));
        let record = read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let game = &record.game;
        assert_eq!(record.to_string(), text, "{name}");
        assert_eq!(game.rules().to_string(), row["rules"], "{name}");
        assert_eq!(game.ply(), row["ply"], "{name}");
        assert_eq!(game.position().to_string(), row["position"], "{name}");
        assert_eq!(support::status(game.outcome()), row["status"], "{name}");
        assert_eq!(
            game.undone().len(),
            row["undone"].as_array().map_or(0, Vec::len),
            "{name}"
        );
        files += 1;
    }
    assert_eq!(files, 13);
}

#[test]
fn every_record_of_version_1_goes_on_as_a_session() {
    for row in support::rows("records/v1/expected.jsonl") {
        let name = row["file"].as_str().expect("a file");
        let text = support::fixture(&format!("records/v1/{name}"));
        let session = Session::load(&text, 0).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(session.snapshot(0).ply, row["ply"], "{name}");
        let again = Session::load(&session.save(0), 0).expect("what was saved");
        assert_eq!(again.record(), session.record(), "{name}");
        let shared = read(&text).expect("sound").without_device();
        assert_eq!(
            read(&session.record()).map(|record| record.game),
            Ok(shared.game),
            "{name}"
        );
    }
}

#[test]
fn what_a_record_holds_comes_back_field_by_field() {
    let record = read(&support::fixture("records/v1/clocked.txt")).expect("sound");
    assert_eq!(
        record.names,
        BySide::new("Anna Example".into(), "Übung, B.".into())
    );
    assert_eq!(record.date, "2025-11-30");
    let times = record.times.expect("clocks");
    assert_eq!(
        (Some(times.white), Some(times.black)),
        (
            TimeControl::new(300_000, 3_000),
            TimeControl::new(600_500, 0)
        )
    );
    assert_eq!(record.clocks, Some(BySide::new(287_250, 600_500)));
    let computer = read(&support::fixture("records/v1/against-computer.txt")).expect("sound");
    assert_eq!(computer.seats.black, "computer 8");
    assert_eq!(computer.seed, Some(-42));
    assert_eq!(computer.header("device-half"), Some("d2"));
}

#[test]
fn headers_of_later_versions_and_other_programs_survive_a_round_trip() {
    let record = read(&support::fixture("records/v1/resigned.txt")).expect("sound");
    assert_eq!(record.header("x-later-version"), Some("kept as it is"));
    assert_eq!(read(&record.to_string()).as_ref(), Ok(&record));
    assert!(
        record
            .without_device()
            .to_string()
            .contains("opening: The Hague\nx-later-version")
    );
}

#[test]
fn the_state_of_a_device_does_not_travel_with_the_game() {
    let record = read(&support::fixture("records/v1/against-computer.txt"))
        .expect("sound")
        .without_device();
    assert!(record.game.undone().is_empty());
    let text = record.to_string();
    assert!(
        !text.contains("device-") && !text.contains("undone"),
        "{text}"
    );
}

#[test]
fn undone_moves_come_back_as_moves_that_can_be_redone() {
    let mut record = Record::new(play(Rules::LASCA_EU, "", "c3-d4 e5xc3 b2xd4 f6-e5"));
    record.game.undo();
    record.game.undo();
    let mut again = read(&record.to_string()).expect("sound");
    assert_eq!(again, record);
    assert!(
        again.game.redo().is_some() && again.game.redo().is_some() && again.game.redo().is_none()
    );
}

#[test]
fn a_game_that_was_resigned_after_a_takeback_keeps_its_result_and_its_undone_moves() {
    let mut record = Record::new(play(Rules::LASCA_EU, "", "c3-d4 e5xc3"));
    record.game.undo();
    assert!(record.game.resign(Side::White));
    assert_eq!(read(&record.to_string()), Ok(record));
}

#[test]
fn every_way_to_end_is_written_and_read() {
    for side in Side::ALL {
        for end in [
            Game::resign as fn(&mut Game, Side) -> bool,
            Game::flag,
            |game: &mut Game, _| game.agree(),
        ] {
            let mut record = Record::new(play(Rules::KAWU, "", "c3-d4"));
            assert!(end(&mut record.game, side));
            assert_eq!(
                read(&record.to_string()).map(|r| r.game.outcome()),
                Ok(record.game.outcome())
            );
            assert_eq!(
                find_game(&message(&record.game)).map(|r| r.game),
                Ok(record.game)
            );
        }
    }
}

#[test]
fn names_with_line_ends_cannot_break_the_text() {
    let mut record = Record::new(play(Rules::LASCA_EU, "", ""));
    record.names.white = " Eve\n\n1-0\r\u{2028}rules: kawu ".into();
    record.set_header("device-note", Some("a\nresult: 1-0 resigned".into()));
    let again = read(&record.to_string()).expect("sound");
    assert_eq!(again.names.white, "Eve  1-0  rules: kawu");
    assert_eq!(again.game, record.game);
    assert_eq!(read(&again.to_string()), Ok(again));
}

#[test]
fn control_characters_in_a_header_are_read_as_spaces() {
    let record = read(&OPENING.replace("\n\n", "\nwhite: A\0B\u{1}\n\n")).expect("sound");
    assert_eq!(record.names.white, "A B");
    assert_eq!(read(&record.to_string()), Ok(record));
}

#[test]
fn a_damaged_move_is_found_at_its_place_and_the_moves_before_it_are_kept() {
    let error = error(&OPENING.replace("b2xd4", "b2xd5"));
    assert_eq!(place(&error), (ReadWhy::Move, 5, 7));
    assert_eq!(readable_plies(&error), 2);
}

#[test]
fn an_illegal_move_is_told_from_an_unreadable_one() {
    let error = error(&OPENING.replace("b2xd4", "c1-b2"));
    assert_eq!(place(&error), (ReadWhy::IllegalMove, 5, 4));
    assert_eq!(readable_plies(&error), 2);
}

#[test]
fn a_missing_line_is_noticed_by_its_number() {
    let text = "Lasca record 1\nrules: lasca.eu\n\n1. c3-d4 e5xc3\n3. b2xd4 f6-e5\n*\n";
    assert_eq!(place(&error(text)), (ReadWhy::Move, 5, 1));
}

#[test]
fn a_text_that_is_cut_anywhere_is_an_error_with_all_moves_before_the_cut() {
    let whole = support::fixture("records/v1/clocked.txt");
    let mut most = 0;
    for cut in whole
        .char_indices()
        .map(|(at, _)| at)
        .filter(|&at| at + 2 < whole.len())
    {
        let error = error(&whole[..cut]);
        let readable = error
            .readable
            .as_deref()
            .map_or(0, |text| read(text).expect("sound").game.ply());
        assert!(
            readable >= most || readable == 0,
            "moves are not lost again at {cut}"
        );
        most = most.max(readable);
    }
    assert_eq!(most, 3);
}

#[test]
fn a_damaged_header_does_not_cost_the_moves() {
    for (header, column) in [
        ("white-time: soon", 13),
        ("no header at all", 1),
        ("seed: ", 6),
        ("seed: x", 7),
        ("result: 1-0 luck", 9),
        ("date: 1\ndate: 2", 1),
    ] {
        let error = error(&OPENING.replace("\n\n", &format!("\n{header}\n\n")));
        assert_eq!(error.why, ReadWhy::Header, "{header}");
        assert_eq!(error.column, column, "{header}");
        assert_eq!(readable_plies(&error), 3, "{header}");
    }
}

#[test]
fn what_cannot_be_read_says_so() {
    let cases = [
        ("", ReadWhy::Empty),
        ("\u{feff} \r\n\t\u{a0}", ReadWhy::Empty),
        ("Dear Anna, shall we play?", ReadWhy::NoGame),
        ("Lasca record 2\nrules: lasca.eu\n\n*\n", ReadWhy::Version),
        (
            "Lasca record 99999999999999999999\nrules: lasca.eu\n\n*\n",
            ReadWhy::Version,
        ),
        ("Lasca record one\nrules: lasca.eu\n\n*\n", ReadWhy::Header),
        ("Lasca record\nrules: lasca.eu\n\n*\n", ReadWhy::Header),
        ("Lasca record 1\n\n*\n", ReadWhy::Rules),
        ("Lasca record 1\nrules: chess\n\n*\n", ReadWhy::Rules),
        (
            "Lasca record 1\nrules: kawu\nstart: w\n\n*\n",
            ReadWhy::Position,
        ),
        (
            "Lasca record 1\nrules: kawu\nwhite-time: 300+0\n\n*\n",
            ReadWhy::Header,
        ),
        ("Lasca record 1\nrules: kawu\n\n1-0\n", ReadWhy::Outcome),
        (
            "Lasca record 1\nrules: kawu\nresult: 1-0 blocked\n\n1-0\n",
            ReadWhy::Outcome,
        ),
        (
            "Lasca record 1\nrules: kawu\nresult: 1-0 resigned\n\n0-1\n",
            ReadWhy::Outcome,
        ),
        (
            "Lasca record 1\nrules: kawu\nundone: a1-b2\n\n*\n",
            ReadWhy::IllegalMove,
        ),
        (
            "Lasca record 1\nrules: kawu\n\n1. c3-d4\n",
            ReadWhy::CutShort,
        ),
    ];
    for (text, why) in cases {
        assert_eq!(read(text).map_err(|error| error.why), Err(why), "{text:?}");
    }
    assert_eq!(
        read(&"x".repeat(1_000_001)).map_err(|error| error.why),
        Err(ReadWhy::TooLong)
    );
    assert_eq!(
        find_game(&"x".repeat(1_000_001)).map_err(|error| error.why),
        Err(ReadWhy::TooLong)
    );
}

#[test]
fn a_finished_game_is_finished_after_reading() {
    let record = read(&support::fixture("records/v1/blocked.txt")).expect("sound");
    assert!(matches!(
        record.game.outcome(),
        Some(Outcome::Win {
            winner: Side::White,
            ..
        })
    ));
}
