//! Fixtures as JSON and session scripts: what only tests and tools ask, so that the shipped library can leave it out. Hands over to the core.

use lasca_core::session as core;
use lasca_core::session::{Action, NewGame, Script, ScriptStep, Thought, Update};

use crate::session::{LIVE, Session, answered};
use std::sync::atomic::Ordering;

#[uniffi::remote(Record)]
pub struct Script {
    pub name: String,
    pub new_game: NewGame,
    pub begins: String,
    pub steps: Vec<ScriptStep>,
}

#[uniffi::remote(Record)]
pub struct ScriptStep {
    pub at_ms: i64,
    pub action: Action,
    pub expect: String,
}

/// An action out of a fixture; none if the text is no action.
#[uniffi::export]
pub fn action_from_json(text: String) -> Option<Action> {
    core::action_from_json(&text).ok()
}

/// An update as fixtures hold it.
#[uniffi::export]
pub fn update_to_json(update: Update) -> String {
    core::update_to_json(&update)
}

/// A session script: what is done, and the updates that must come of it, as `update_to_json` writes them; none if the text is no script.
#[uniffi::export]
pub fn script_from_json(text: String) -> Option<Script> {
    core::script_from_json(&text).ok()
}

/// How many sessions are held on this side of the bindings.
#[uniffi::export]
pub fn live_sessions() -> i64 {
    LIVE.load(Ordering::Relaxed)
}

#[uniffi::export]
impl Session {
    /// As `think`, with a part of the nodes that the level may visit: for soaks.
    pub fn think_briefly(&self, ticket: i64, part: i64) -> Option<Thought> {
        answered(&self.job(ticket)?, |job| {
            job.run_briefly(part.unsigned_abs())
        })
    }
}
