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

const ACTIONS: &str = "tap drop play confirm cancel undo redo hint close_hint answer move_now tick pause resume background \
    foreground resign offer_draw reply flip set_input look play_from_here";
const STAGES: &str = "choosing jumping confirming thinking over";
const REFUSALS: &str = "must_capture not_yours blocked not_a_landing not_a_move capture_not_finished ambiguous game_over \
    not_your_turn paused looking_back";
const ENDS: &str = "no_column blocked resigned flag agreement quiet_moves";
const CHANGES: &str = "stepped jumped promoted moved stepped_back rewound refused offered declined accepted clock_low \
    flag_fell goal_met goal_failed ended";
const SETS: &str = "kawu lasker_1911 lasca_eu own";

#[test]
fn the_scripts_do_each_action_in_each_stage() {
    let mut done = BTreeSet::new();
    for (_, _, script) in scripts() {
        let mut session =
            Session::new(script.new_game.clone(), 0).expect("a game that can be set up");
        let mut stage = word(session.snapshot(0).stage);
        for step in &script.steps {
            done.insert((word(&step.action), stage));
            stage = word(
                session
                    .handle(step.action.clone(), step.at_ms)
                    .snapshot
                    .stage,
            );
        }
    }
    let stages = |action: &'static str| {
        STAGES
            .split_whitespace()
            .map(move |stage| (action.to_owned(), stage.to_owned()))
    };
    let missing: Vec<_> = ACTIONS
        .split_whitespace()
        .flat_map(stages)
        .filter(|pair| !done.contains(pair))
        .collect();
    assert!(missing.is_empty(), "no script does {missing:?}");
}

#[test]
fn the_scripts_show_each_refusal_each_ending_each_change_and_each_rule_set() {
    let told: String = scripts().into_iter().map(|(_, text, _)| text).collect();
    let quoted = |words: &'static str, key: &'static str| {
        words
            .split_whitespace()
            .map(move |word| format!("{key}\"{word}\""))
    };
    let wanted = quoted(REFUSALS, "\"why\":").chain(quoted(ENDS, "\"by\":"));
    let wanted = wanted
        .chain(quoted(CHANGES, ""))
        .chain(quoted(SETS, "\"set\":"));
    let missing: Vec<String> = wanted.filter(|wanted| !told.contains(wanted)).collect();
    assert!(missing.is_empty(), "no script shows {missing:?}");
}
