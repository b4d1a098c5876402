//! The one object: a session behind a lock, which is free while the search thinks. No panic leaves it: the session is then as it was before,
//! and the answer says that nothing happened.

use std::sync::{Mutex, MutexGuard, PoisonError};

use lasca_core::session::{
    self as core, Action, LoadError, MoveLine, NewGame, SetupError, Snapshot, Thought, Update,
};

use crate::guard::guarded;

/// A game being played on this device.
#[derive(uniffi::Object)]
pub struct Session {
    held: Mutex<Held>,
}

/// The session, and its last answers that were right.
struct Held {
    session: core::Session,
    snapshot: Snapshot,
    saved: String,
}
