//! The golden session scripts: what each action must give, byte for byte. Kotlin and Swift run the same files.
//! `LASCA_WRITE_SESSIONS=1 cargo test -p lasca-core --test sessions` writes down again what comes of each script; read the diff.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use lasca_core::session::{
    Action, Change, MoveLine, RefusalWhy, Script, Session, Stage, Update, script_from_json,
    script_to_json, update_to_json,
};
use lasca_core::{DrawReason, RuleSet, WinReason};

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

/// `LookingBack` as it is in JSON: `looking_back`.
fn snake(name: &str) -> String {
    let mut word = String::new();
    for letter in name.chars() {
        let new = letter.is_uppercase()
            || (letter.is_ascii_digit() && !word.ends_with(|c: char| c.is_ascii_digit()));
        if new && !word.is_empty() {
            word.push('_');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}

/// All words of a type, as they are in JSON. A variant that is not named here does not compile.
macro_rules! words_of {
    ($name:ident, $type:ident: $($variant:ident)*) => {
        fn $name() -> Vec<String> {
            let _ = |value: &$type| match value { $($type::$variant { .. } => (),)* };
            [$(stringify!($variant)),*].map(snake).to_vec()
        }
    };
}

words_of!(actions, Action: Tap Drop Play Confirm Cancel Undo Redo Hint CloseHint Answer MoveNow Tick Pause Resume Background
    Foreground Resign OfferDraw Reply Flip SetInput Look PlayFromHere);
words_of!(stages, Stage: Choosing Jumping Confirming Thinking Over);
words_of!(refusals, RefusalWhy: MustCapture NotYours Blocked NotALanding NothingThere NotAMove CaptureNotFinished Ambiguous GameOver
    NotYourTurn Paused LookingBack);
words_of!(wins, WinReason: NoColumn Blocked Resigned Flag);
words_of!(draws, DrawReason: Agreement QuietMoves);
words_of!(changes, Change: Stepped Jumped Promoted Stood Moved SteppedBack Rewound Refused Offered Declined Accepted ClockLow
    FlagFell CaptureDue CaptureGoesOn Hinted GoalMet GoalFailed Ended);
words_of!(rule_sets, RuleSet: LascaEu Kawu Lasker1911 Own);

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
    let with_stages = |action: String| {
        stages()
            .into_iter()
            .map(move |stage| (action.clone(), stage))
    };
    let missing: Vec<_> = actions()
        .into_iter()
        .flat_map(with_stages)
        .filter(|pair| !done.contains(pair))
        .collect();
    assert!(missing.is_empty(), "no script does {missing:?}");
}

#[test]
fn the_scripts_show_each_refusal_each_ending_each_change_and_each_rule_set() {
    let told: String = scripts().into_iter().map(|(_, text, _)| text).collect();
    let quoted = |words: Vec<String>, key: &'static str| {
        words
            .into_iter()
            .map(move |word| format!("{key}\"{word}\""))
    };
    let ends = [wins(), draws()].concat();
    let wanted = quoted(refusals(), "\"why\":")
        .chain(quoted(ends, "\"by\":"))
        .chain(quoted(changes(), ""))
        .chain(quoted(rule_sets(), "\"set\":"));
    let missing: Vec<String> = wanted.filter(|wanted| !told.contains(wanted)).collect();
    assert!(missing.is_empty(), "no script shows {missing:?}");
}

/// Every move that a script plays.
fn played(script: &Script) -> Vec<MoveLine> {
    let mut session = Session::new(script.new_game.clone(), 0).expect("a game that can be set up");
    let mut lines = Vec::new();
    for step in &script.steps {
        let changes = session.handle(step.action.clone(), step.at_ms).changes;
        lines.extend(changes.into_iter().filter_map(|change| match change {
            Change::Moved { line, .. } => Some(line),
            _ => None,
        }));
    }
    lines
}

#[test]
fn the_scripts_show_clocks_captures_that_return_and_two_routes_to_one_landing() {
    let scripts = scripts();
    let clocked = |script: &&(PathBuf, String, Script)| script.2.new_game.white_time.is_some();
    assert!(scripts.iter().filter(clocked).count() >= 10);
    let lines: Vec<MoveLine> = scripts.iter().flat_map(|(_, _, it)| played(it)).collect();
    let last = |line: &MoveLine| line.landings.last().copied();
    assert!(lines.iter().any(|line| last(line) == Some(line.origin)));
    let routes = |one: &MoveLine| {
        lines.iter().any(|other| {
            (one.origin, last(one)) == (other.origin, last(other))
                && one.jumps.len() == 2
                && other.jumps.len() == 2
                && one.landings != other.landings
        })
    };
    assert!(lines.iter().any(routes));
}
