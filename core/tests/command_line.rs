//! The command line's contract: what goes to standard output, and the exit code; nothing but an error for wrong input.

#[path = "support/program.rs"]
mod program;

use program::{good, lines, root, run_with};

/// Wrong input: a sentence on standard error, exit code 2, and nothing on standard output.
fn wrong(input: &str, words: &[&str]) {
    let output = run_with(input, words);
    assert_eq!(output.status.code(), Some(2), "{words:?}");
    assert!(
        output.stdout.is_empty(),
        "{words:?}: {}",
        String::from_utf8_lossy(&output.stdout)
    );
    assert!(output.stderr.len() > 10, "{words:?}");
}

const START: &str =
    "w a1w c1w e1w g1w b2w d2w f2w a3w c3w e3w g3w a5b c5b e5b g5b b6b d6b f6b a7b c7b e7b g7b";

#[test]
fn moves_are_listed_one_a_line_and_nothing_else() {
    assert_eq!(
        good(&["moves", "lasca.eu", "start"]),
        ["a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4"]
    );
    assert_eq!(good(&["moves", "kawu", "w g7b b6w"]), ["b6-a7*", "b6-c7*"]);
    assert_eq!(good(&["moves", "kawu", "w a1W g7B ; np=60"]), ["a1-b2"]);
    assert!(good(&["moves", "lasca.eu", "b a1w"]).is_empty());
}

#[test]
fn apply_ends_with_the_status_and_begins_with_the_position() {
    assert_eq!(good(&["apply", "lasca.eu", "start"]), [START, "ongoing"]);
    assert_eq!(
        good(&["apply", "kawu", "w a1W g7B ; np=58", "a1-b2", "g7-f6"]),
        ["w b2W f6B ; np=60", "draw"]
    );
    assert_eq!(
        good(&["apply", "lasca.eu", "w a1W g7B ; np=58"]),
        ["w a1W g7B", "ongoing"]
    );
    assert_eq!(
        good(&["apply", "lasker-1911", "w g7b c3w d4b", "c3:e5"]),
        ["b e5wb g7b", "ongoing"]
    );
    assert_eq!(
        good(&[
            "apply",
            "own:rejump=no,demote=no,quiet=none",
            "w a1b c1w",
            "c1-d2"
        ]),
        ["b a1b d2w", "white-wins"]
    );
}

#[test]
fn perft_counts_each_depth_from_one() {
    assert_eq!(
        good(&["perft", "kawu", "4"]),
        ["1 6", "2 6", "3 18", "4 54"]
    );
    assert_eq!(
        good(&["perft", "lasca.eu", "2", "w a1W b2bb g7b"]),
        ["1 1", "2 3"]
    );
    assert_eq!(good(&["perft", "lasca.eu", "1", "b a1w"]), ["1 0"]);
}

#[test]
fn best_names_a_legal_move_on_its_last_line() {
    for options in [
        ["--nodes", "2000"],
        ["--depth", "3"],
        ["--level", "3"],
        ["--ms", "50"],
    ] {
        let said = good(&[["best", "lasca.eu", "start"].as_slice(), &options].concat());
        let legal = good(&["moves", "lasca.eu", "start"]);
        assert!(
            said.last().is_some_and(|last| legal.contains(last)),
            "{said:?}"
        );
    }
}

#[test]
fn every_fixture_passes_the_check() {
    let files = [
        "rules/positions",
        "rules/setups",
        "rules/cited",
        "perft/vectors",
        "lasker/games",
        "lasker/positions",
    ]
    .map(|name| format!("tests/fixtures/{name}.jsonl"));
    let words: Vec<&str> = std::iter::once("check")
        .chain(files.iter().map(String::as_str))
        .collect();
    let said = good(&words);
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(
        said[0].ends_with(" passed, 0 failed") && said[0].starts_with("86"),
        "{said:?}"
    );
}

#[test]
fn a_row_that_differs_in_any_field_fails_the_check() {
    let row = r#"{"name":"x","rules":"kawu","position":"w a1W b2bb g7b","status":"ongoing","moves":["a1xc3xa1"],"sample":{"move":"a1xc3xa1","after":"b a1Wbb g7b","status":"ongoing"}}"#;
    let count = r#"{"rules":"kawu","position":"w a1W b2bb g7b","nodes":[1,1]}"#;
    let file = std::env::temp_dir().join(format!("lasca-check-{}.jsonl", std::process::id()));
    let name = file.to_str().expect("a readable name").to_owned();
    let check = |text: &str| {
        std::fs::write(&file, text).expect("a temporary file");
        let output = run_with("", &["check", &name]);
        (output.status.code(), lines(&output))
    };
    assert_eq!(
        check(&format!("{row}\n{count}\n")),
        (Some(0), vec!["2 passed, 0 failed".to_owned()])
    );
    for (from, to) in [
        (
            "\"status\":\"ongoing\",\"moves\"",
            "\"status\":\"draw\",\"moves\"",
        ),
        ("a1xc3xa1\"]", "a1xc3\"]"),
        (
            "g7b\",\"status\":\"ongoing\",\"m",
            "g7B\",\"status\":\"ongoing\",\"m",
        ),
        ("b a1Wbb", "b a1Wb"),
        (
            "g7b\",\"status\":\"ongoing\"}",
            "g7b\",\"status\":\"draw\"}",
        ),
        ("\"move\":\"a1xc3xa1\"", "\"move\":\"a1xc3\""),
        ("w a1W b2bb g7b", "w g7b a1W b2bb"),
    ] {
        assert!(row.contains(from), "{from}");
        let (code, said) = check(&row.replacen(from, to, 1));
        assert_eq!(
            (code, said.last().map(String::as_str)),
            (Some(1), Some("0 passed, 1 failed")),
            "{from}"
        );
        assert!(said.len() > 1, "{from}: {said:?}");
    }
    let tagged = row.replace("\"position\"", "\"tags\":[\"only-move\"],\"position\"");
    assert_eq!(
        check(&tagged).0,
        Some(1),
        "not every tag that holds is named"
    );
    assert_eq!(check(&count.replace("[1,1]", "[1,2]")).0, Some(1));
    std::fs::remove_file(&file).unwrap_or_default();
}

#[test]
fn replay_lists_every_move_with_its_position_and_then_the_status() {
    let said = good(&["replay", "tests/fixtures/records/v1/resigned.txt"]);
    assert_eq!(said.len(), 5);
    assert!(
        said[0].starts_with("1 c3-d4 b a1w") && said[4] == "black-wins",
        "{said:?}"
    );
    let piped = run_with("Lasca kawu 1: c3-d4", &["replay", "-"]);
    assert_eq!(lines(&piped).len(), 2);
    assert_eq!(
        lines(&run_with("w g7B a1W ; np=12", &["convert", "position"])),
        ["w a1W g7B ; np=12"]
    );
}

#[test]
fn a_square_typed_in_a_game_lists_its_moves_or_says_that_there_are_none() {
    let played = run_with(
        "C3\nb4\nc3-\nquit\n",
        &["play", "lasca.eu", "start", "--level", "1"],
    );
    let said = lines(&played);
    let answers: Vec<&str> = said
        .iter()
        .filter_map(|line| line.strip_prefix("white> "))
        .collect();
    assert_eq!(
        answers[..3],
        [
            "  c3-b4  c3-d4",
            "No move begins on b4.",
            "a square is missing (at character 4)."
        ]
    );
}

#[test]
fn any_text_is_converted_to_any_other() {
    let record = "tests/fixtures/records/v1/circle.txt";
    let message = good(&["convert", "message", record]);
    assert_eq!(
        message,
        ["Lasca lasca.eu 1 from w d2b f2b c3W d4b f4b a7b: c3xe5xg3xe1xc3"]
    );
    assert_eq!(
        lines(&run_with(&message[0], &["convert", "position"])),
        ["b c3Wbbbb a7b"]
    );
    assert_eq!(
        lines(&run_with(&message[0], &["convert", "fen", "-"])),
        ["b,,,/,,/,,,/,,/,Wbbbb,,/,,/,,, b"]
    );
    let written = run_with(&message[0], &["convert", "record"]);
    assert_eq!(
        String::from_utf8_lossy(&written.stdout),
        std::fs::read_to_string(root().join(record)).expect("a fixture")
    );
}

#[test]
fn wrong_input_of_every_kind_is_refused() {
    let cases: &[&[&str]] = &[
        &[],
        &["dance"],
        &["moves"],
        &["moves", "chess", "start"],
        &["moves", "kawu"],
        &["moves", "kawu", "start", "more"],
        &["moves", "kawu", "w a2w"],
        &["moves", "kawu", "START"],
        &["apply", "kawu", "start", "c3-d5"],
        &["apply", "kawu", "start", "c3-d4", "c3-d4"],
        &["apply", "kawu", "b a1w", "a1-b2"],
        &["apply", "kawu", "w a1W g7B ; np=60", "a1-b2"],
        &["apply", "kawu"],
        &["perft", "kawu", "0"],
        &["perft", "kawu", "-1"],
        &["perft", "kawu", "many"],
        &["perft", "kawu", "3", "nowhere"],
        &["perft", "kawu", "99999999999"],
        &["perft", "kawu"],
        &["best", "kawu", "b a1w"],
        &["best", "kawu", "start", "--level", "11"],
        &["best", "kawu", "start", "--ms"],
        &["best", "kawu", "start", "--speed", "3"],
        &["check"],
        &["check", "no/such/file"],
        &["check", "Cargo.toml"],
        &["replay"],
        &["replay", "no/such/file"],
        &["replay", "Cargo.toml"],
        &["convert", "chess", "Cargo.toml"],
        &["convert", "record", "no/such/file"],
        &["play", "chess"],
        &["play", "kawu", "--level", "0"],
    ];
    cases.iter().for_each(|words| wrong("", words));
    wrong("Lasca kawu 2: c3-d4", &["convert", "record"]);
    wrong("", &["replay", "-"]);
}

#[test]
fn serve_answers_in_full_what_is_piped_in_and_nothing_makes_it_deaf() {
    let output = run_with(
        "position lasca.eu start\ngo nodes 20000\nquit\n",
        &["serve"],
    );
    let told = lines(&output).join("\n");
    let nodes = told.split_whitespace().skip_while(|word| *word != "nodes");
    assert_eq!(nodes.clone().nth(1), Some("20000"), "{told}");

    // a search without an end gives way to the next command
    let output = run_with("go\nnewgame\nisready\nquit\n", &["serve"]);
    assert_eq!(lines(&output).last().map(String::as_str), Some("readyok"));

    // a depth that is never reached does not keep `stop` from being heard; words too many are no command
    let output = run_with("go depth 99\nstop now\nstop\nquit\n", &["serve"]);
    let told = lines(&output);
    assert!(
        told[0].starts_with("error stop") && told[1].starts_with("bestmove "),
        "{told:?}"
    );

    // nor, once patience is over, any other command; what is reached before is answered in full
    let output = run_with(
        "go depth 99\nnewgame\nisready\nquit\n",
        &["serve", "--patience", "50"],
    );
    let told = lines(&output);
    assert!(
        told[0].starts_with("bestmove ") && told[1] == "readyok",
        "{told:?}"
    );
    let output = run_with(
        "go depth 3\nquit\n",
        &["serve", "--patience", "60000", "--hash", "1"],
    );
    assert!(lines(&output)[0].contains(" depth 3 "), "{output:?}");
    wrong("", &["serve", "--patience"]);
    wrong("", &["serve", "--patience", "-1"]);

    let output = run_with(b"\xef\xbb\xbfisready\n\xff\nisready\n", &["serve"]);
    let told = lines(&output);
    assert_eq!((&told[0][..], &told[2][..]), ("readyok", "readyok"));
    assert!(told[1].starts_with("error "), "{told:?}");
    wrong("", &["serve", "--hash", "18446744073709551615"]);
}
