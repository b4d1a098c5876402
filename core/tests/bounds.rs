//! Whatever can be read or played is written as a text that can be read again, however long it is.

use lasca_core::session::{
    Action, Change, LoadError, NewGame, RefusalWhy, Session, Stage, find_game,
};
use lasca_core::{MAX_PLIES, MAX_TEXT, ReadWhy, Start};

/// Two officers that go to and fro.
const SHUFFLE: [&str; 4] = ["a1-b2", "g7-f6", "b2-a1", "f6-g7"];

fn record(headers: &str, moves: &str) -> String {
    format!("Lasca record 1\nrules: kawu\n{headers}\n{moves}\n*\n")
}

/// As many pieces as fit a text between `before` and `after`.
fn filled(before: &str, piece: impl Fn(usize) -> String, after: &str) -> String {
    let mut text = before.to_owned();
    let mut left = MAX_TEXT - before.len() - after.len();
    for piece in (0..).map(piece) {
        let letters = piece.chars().count();
        if letters > left {
            break;
        }
        left -= letters;
        text.push_str(&piece);
    }
    text + after
}

/// Loads a text, or what is readable of it, and asserts that what is saved then is loaded again, and saved as the same.
fn survives(what: &str, text: &str) -> Option<ReadWhy> {
    let (why, text) = match Session::load(text, 0) {
        Ok(_) => (None, text.to_owned()),
        Err(LoadError::Unreadable { error }) => {
            (Some(error.why), error.readable.unwrap_or_default())
        }
        Err(error) => panic!("{what}: {error}"),
    };
    let session = Session::load(&text, 0).unwrap_or_else(|error| panic!("{what}: {error}"));
    let found = |text: &str| find_game(text).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert!(found(&session.save(0)) == session.record(), "{what}");
    assert!(found(&session.record()) == session.record(), "{what}");
    assert!(
        found(&session.message()).len() <= session.record().len(),
        "{what}"
    );
    let saved = session.save(0);
    let again = Session::load(&saved, 0).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert!(again.save(0) == saved, "{what}");
    why
}

#[test]
fn the_longest_texts_that_are_read_do_not_outgrow_themselves_when_they_are_saved() {
    let start = "start: w a1W g7B\n";
    let shuffle = |number: usize| format!("{} ", SHUFFLE[number % 4]);
    let booklet = |number: usize| format!("{} ", ["1-5", "25-21", "5-1", "21-25"][number % 4]);
    let head = "Lasca record 1\nrules: lasca.eu\n";
    let end = "\n1. c3-d4\n*\n";
    let texts = [
        ("short headers", filled(head, |_| "a:\n".into(), end)),
        (
            "many headers",
            filled(head, |n| format!("h-{}:x\n", "ab".repeat(n % 9)), end),
        ),
        (
            "a long header",
            filled(
                &format!("{head}event:"),
                |_| "x".into(),
                &format!("\n{end}"),
            ),
        ),
        (
            "a long name",
            filled(
                &format!("{head}white:"),
                |_| "x".into(),
                &format!("\n{end}"),
            ),
        ),
        (
            "a long seat",
            filled(
                &format!("{head}black-seat:"),
                |_| "名".into(),
                &format!("\n{end}"),
            ),
        ),
        (
            "a long date",
            filled(
                &format!("{head}date:"),
                |_| "x ".into(),
                &format!("\n{end}"),
            ),
        ),
        (
            "a device header",
            filled(
                &format!("{head}device-x:"),
                |_| "x".into(),
                &format!("\n{end}"),
            ),
        ),
        ("moves", filled(&format!("{head}{start}\n"), shuffle, "*\n")),
        (
            "numbers",
            filled(&format!("{head}{start}\n"), booklet, "*\n"),
        ),
        (
            "undone moves",
            filled(&format!("{head}{start}undone: "), shuffle, "\n\n*\n"),
        ),
    ];
    for (what, text) in texts {
        assert!(text.chars().count() + 40 > MAX_TEXT, "{what}");
        assert_eq!(survives(what, &text), Some(ReadWhy::TooLong), "{what}");
    }
    let message = filled("Lasca lasca.eu 99999 from w a1W g7B: ", shuffle, "");
    let error = find_game(&message).expect_err("too many moves");
    assert_eq!(error.why, ReadWhy::TooLong);
    assert_eq!(survives("a message", &error.readable.expect("moves")), None);
}

#[test]
fn what_is_too_long_is_refused_at_its_place_with_all_that_can_be_kept() {
    let long = format!("event: {}\nround: 3\n", "x".repeat(300_000));
    let Err(LoadError::Unreadable { error }) = Session::load(&record(&long, "1. c3-d4 e5xc3"), 0)
    else {
        panic!("it was read")
    };
    assert_eq!(
        (error.why, error.line, error.column),
        (ReadWhy::TooLong, 3, 1)
    );
    let kept = error.readable.expect("the moves can be read");
    assert!(kept.contains("e5xc3") && kept.contains("round: 3") && !kept.contains("xxx"));
}

#[test]
fn a_game_that_has_come_to_the_last_ply_stays_and_takes_no_further_move() {
    let most = usize::try_from(MAX_PLIES).expect("a number of plies");
    let moves: Vec<&str> = (0..most).map(|ply| SHUFFLE[ply % 4]).collect();
    let text = format!("Lasca lasca.eu {most} from w a1W g7B: {}", moves.join(" "));
    let ply = MAX_PLIES - 1;
    let game = NewGame {
        start: Start::Record { text, ply },
        ..NewGame::default()
    };
    let mut session = Session::new(game, 0).expect("a long game");
    let play = |session: &mut Session, text: &str| {
        let text = text.to_owned();
        session.handle(Action::Play { text }, 0)
    };
    assert_eq!(play(&mut session, SHUFFLE[3]).snapshot.ply, MAX_PLIES);
    let update = play(&mut session, SHUFFLE[0]);
    let refused = |change: &Change| matches!(change, Change::Refused { refusal } if refusal.why == RefusalWhy::GameOver);
    assert!(update.changes.iter().any(refused), "{:?}", update.changes);
    assert_eq!(update.snapshot.ply, MAX_PLIES);
    assert!(update.snapshot.controls.can_undo && update.snapshot.controls.can_resign);
    assert!(!update.snapshot.controls.can_hint);
    let loaded = Session::load(&session.save(0), 0).expect("our own text");
    assert_eq!(loaded.snapshot(0), session.snapshot(0));
}

#[test]
fn a_computer_does_not_think_after_the_last_ply() {
    let most = usize::try_from(MAX_PLIES).expect("a number of plies");
    let moves: Vec<&str> = (0..most).map(|ply| SHUFFLE[ply % 4]).collect();
    let head = "rules: lasca.eu\nwhite-seat: computer 3\nblack-seat: human\nstart: w a1W g7B";
    let text = format!("Lasca record 1\n{head}\n\n{}\n*\n", moves.join(" "));
    let shown = Session::load(&text, 0).expect("a long game").snapshot(0);
    assert_eq!((shown.ply, shown.stage), (MAX_PLIES, Stage::Choosing));
}
