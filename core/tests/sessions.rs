//! The golden session scripts: what each action must give, byte for byte. Kotlin and Swift run the same files.
//! `LASCA_WRITE_SESSIONS=1 cargo test -p lasca-core --test sessions` writes down again what comes of each script; read the diff.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use lasca_core::session::{
    Script, Session, Update, script_from_json, script_to_json, update_to_json,
};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/sessions")
}

fn scripts() -> Vec<(PathBuf, String, Script)> {
    let files = fs::read_dir(folder()).expect("the folder of the scripts");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.retain(|path| {
        path.extension()
            .is_some_and(|extension| extension == "json")
    });
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a readable script");
        let script =
            script_from_json(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path, text, script)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn each_script_gives_the_updates_it_says() {
    let write = std::env::var_os("LASCA_WRITE_SESSIONS").is_some();
    let scripts = scripts();
    assert!(scripts.len() >= 60, "only {} scripts", scripts.len());
    for (path, text, script) in scripts {
        let again =
            script_to_json(&script).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        if write {
            fs::write(&path, again).expect("a writable script");
        } else {
            let differing = text
                .lines()
                .zip(again.lines())
                .find(|(old, new)| old != new);
            assert!(text == again, "{}: {differing:#?}", path.display());
        }
    }
}

#[test]
fn what_a_reader_of_a_script_compares_is_what_the_session_answers() {
    for (path, _, script) in scripts() {
        let mut session =
            Session::new(script.new_game.clone(), 0).expect("a game that can be set up");
        let begins = Update {
            snapshot: session.snapshot(0),
            changes: Vec::new(),
            save_due: false,
        };
        assert_eq!(update_to_json(&begins), script.begins, "{}", path.display());
        for (number, step) in script.steps.iter().enumerate() {
            let update = session.handle(step.action.clone(), step.at_ms);
            assert_eq!(
                update_to_json(&update),
                step.expect,
                "{} step {number}",
                path.display()
            );
        }
    }
}

/// The first word of a value's JSON: the name of an action, a stage, a change.
fn word(value: impl serde::Serialize) -> String {
    let text = serde_json::to_string(&value).expect("plain data");
    text.chars()
        .filter(|c| !"{\"".contains(*c))
        .take_while(|c| c.is_alphanumeric() || *c == '_')
        .collect()
}

#[test]
fn the_scripts_cover_each_action_in_each_stage_each_refusal_and_each_ending() {
    let mut pairs = BTreeSet::new();
    let mut told = String::new();
    for (_, text, script) in scripts() {
        let mut session =
            Session::new(script.new_game.clone(), 0).expect("a game that can be set up");
        let mut stage = word(session.snapshot(0).stage);
        for step in &script.steps {
            pairs.insert((word(&step.action), stage));
            stage = word(
                session
                    .handle(step.action.clone(), step.at_ms)
                    .snapshot
                    .stage,
            );
        }
        told += &text;
    }
    let actions = [
        "tap",
        "drop",
        "play",
        "confirm",
        "cancel",
        "undo",
        "redo",
        "hint",
        "close_hint",
        "answer",
        "move_now",
        "tick",
        "pause",
        "resume",
        "background",
        "foreground",
        "resign",
        "offer_draw",
        "reply",
        "flip",
        "set_input",
        "look",
        "play_from_here",
    ];
    let stages = ["choosing", "jumping", "confirming", "thinking", "over"];
    let wanted = actions
        .into_iter()
        .flat_map(|action| stages.map(|stage| (action.to_owned(), stage.to_owned())));
    let missing: Vec<_> = wanted.filter(|pair| !pairs.contains(pair)).collect();
    assert!(missing.is_empty(), "no script does {missing:?}");
    let words = [
        "must_capture",
        "not_yours",
        "blocked",
        "not_a_landing",
        "not_a_move",
        "capture_not_finished",
        "ambiguous",
        "game_over",
        "not_your_turn",
        "paused",
        "looking_back",
    ];
    let refusals = words.map(|why| format!("\"why\":\"{why}\""));
    let ends = [
        "no_column",
        "blocked",
        "resigned",
        "flag",
        "agreement",
        "quiet_moves",
    ]
    .map(|by| format!("\"by\":\"{by}\""));
    let changes = [
        "stepped",
        "jumped",
        "promoted",
        "moved",
        "stepped_back",
        "rewound",
        "refused",
        "offered",
        "declined",
        "accepted",
        "clock_low",
        "flag_fell",
        "goal_met",
        "goal_failed",
        "ended",
    ];
    let changes = changes.map(|change| format!("\"{change}\""));
    let sets = ["kawu", "lasker_1911", "lasca_eu", "own"].map(|set| format!("\"set\":\"{set}\""));
    let wanted = refusals.iter().chain(&ends).chain(&changes).chain(&sets);
    let missing: Vec<_> = wanted.filter(|wanted| !told.contains(*wanted)).collect();
    assert!(missing.is_empty(), "no script shows {missing:?}");
}
