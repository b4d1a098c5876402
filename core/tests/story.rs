//! The story (tests/fixtures/sessions/story.json): here the search itself gives the answers that stand in it and time the
//! ticks; Kotlin and Swift send its actions through the bindings, and fingers on Kotlin's screen and the actions of Swift's tell
//! it again, update for update. `LASCA_WRITE_STORY=1 cargo test -p lasca-core --test story` fills in answers and ticks anew;
//! read the diff.

use std::fs;
use std::path::PathBuf;

use lasca_core::session::{
    Action, HintStep, Script, ScriptStep, Session, Snapshot, Stage, script_from_json,
    script_to_json,
};

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/sessions/story.json")
}

/// The ticket of what a host would set its search on.
fn asked(shown: &Snapshot) -> Option<i64> {
    if let Stage::Thinking { ticket } = shown.stage {
        return Some(ticket);
    }
    let hint = shown.hint.as_ref()?;
    (hint.step == HintStep::Asked).then_some(hint.ticket)
}

/// A host without a screen: what hands do comes from the script; time and search add theirs.
struct Host {
    session: Session,
    done: Vec<(i64, Action)>,
}

impl Host {
    fn act(&mut self, at_ms: i64, action: Action) -> Snapshot {
        self.done.push((at_ms, action.clone()));
        self.session.handle(action, at_ms).snapshot
    }

    fn answered(&mut self, at_ms: i64) {
        while let Some(ticket) = asked(&self.session.snapshot(at_ms)) {
            let job = self.session.job(ticket).expect("an open question");
            let thought = job.run().expect("an answer");
            self.act(at_ms, Action::Answer { thought });
        }
    }

    fn ticked(&mut self, from_ms: i64, to_ms: i64) {
        let mut now = from_ms;
        while let Some(wake) = self.session.snapshot(now).wake_ms
            && wake <= to_ms
        {
            now = wake;
            self.act(now, Action::Tick);
            self.answered(now);
        }
    }
}

fn told(script: &Script) -> Vec<(i64, Action)> {
    let session = Session::new(script.new_game.clone(), 0).expect("a game");
    let mut host = Host {
        session,
        done: Vec::new(),
    };
    let mut now = 0;
    for step in &script.steps {
        if matches!(step.action, Action::Tick | Action::Answer { .. }) {
            continue;
        }
        host.ticked(now, step.at_ms);
        now = step.at_ms;
        host.act(now, step.action.clone());
        host.answered(now);
    }
    host.done
}

#[test]
fn the_search_gives_the_answers_of_the_story_and_time_its_ticks() {
    let text = fs::read_to_string(path()).expect("the story");
    let script = script_from_json(&text).expect("a script");
    let done = told(&script);
    if std::env::var_os("LASCA_WRITE_STORY").is_some() {
        let steps = done.into_iter().map(|(at_ms, action)| ScriptStep {
            at_ms,
            action,
            expect: String::new(),
        });
        let again = Script {
            steps: steps.collect(),
            ..script
        };
        let text = script_to_json(&again).expect("a game");
        fs::write(path(), text).expect("a writable story");
        return;
    }
    let written = script
        .steps
        .iter()
        .map(|step| (step.at_ms, step.action.clone()));
    for (number, (written, done)) in written.zip(&done).enumerate() {
        assert_eq!(&written, done, "step {number}");
    }
    assert_eq!(script.steps.len(), done.len());
}

#[test]
fn the_story_has_all_that_a_game_can_bring() {
    let text = fs::read_to_string(path()).expect("the story");
    for part in [
        "\"refused\"",
        "\"jumped\"",
        "\"stepped_back\"",
        "\"rewound\"",
        "\"redo\"",
        "\"hint\"",
        "\"answer\"",
        "\"tick\"",
        "\"clock_low\"",
        "\"flip\"",
        "\"offered\"",
        "\"resigned\"",
    ] {
        assert!(text.contains(part), "no {part} in the story");
    }
}
