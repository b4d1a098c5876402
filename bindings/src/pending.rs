//! Stands where the core's session will: it has its calls, and refuses to begin. Goes when the core has it.

use std::convert::Infallible;

use lasca_core::session::{
    Action, LoadError, MoveLine, NewGame, ReadError, ReadWhy, SetupError, Snapshot, Thought, Update,
};

pub(crate) struct Session(Infallible);
pub(crate) struct Job(Infallible);

fn none() -> ReadError {
    ReadError {
        why: ReadWhy::NoGame,
        line: 1,
        column: 1,
        readable: None,
    }
}

impl Session {
    pub(crate) fn new(_: NewGame, _: i64) -> Result<Self, SetupError> {
        Err(SetupError::Record { error: none() })
    }
    pub(crate) fn load(_: &str, _: i64) -> Result<Self, LoadError> {
        Err(LoadError::Unreadable { error: none() })
    }
    pub(crate) fn save(&self, _: i64) -> String {
        match self.0 {}
    }
    pub(crate) fn record(&self) -> String {
        match self.0 {}
    }
    pub(crate) fn message(&self) -> String {
        match self.0 {}
    }
    pub(crate) fn snapshot(&self, _: i64) -> Snapshot {
        match self.0 {}
    }
    pub(crate) fn handle(&mut self, _: Action, _: i64) -> Update {
        match self.0 {}
    }
    pub(crate) fn moves(&self, _: i32, _: i32) -> Vec<MoveLine> {
        match self.0 {}
    }
    pub(crate) fn job(&self, _: i64) -> Option<Job> {
        match self.0 {}
    }
}

impl Job {
    pub(crate) fn run(&self) -> Option<Thought> {
        match self.0 {}
    }
}

pub(crate) fn find_game(_: &str) -> Result<String, ReadError> {
    Err(none())
}
pub(crate) fn summary(_: &str) -> Result<lasca_core::session::Summary, ReadError> {
    Err(none())
}
pub(crate) fn check_position(_: &str) -> Result<lasca_core::session::PositionCheck, ReadError> {
    Err(none())
}
