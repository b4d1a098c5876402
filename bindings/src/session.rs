//! The one object: a session behind a lock, which is free while the search thinks. No panic leaves it: the session is then as it was
//! saved last, and the answer says that nothing happened.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use lasca_core::session::{
    Action, Change, Clocks, Job, LoadError, MoveLine, NewGame, NewGameError, ReadWhy, Snapshot,
    Thought, Update,
};

use crate::guard::{guarded, refused};
use crate::library::unreadable;
use lasca_core::session as core;

/// A game being played on this device.
#[derive(uniffi::Object)]
pub struct Session {
    held: Mutex<Held>,
}

/// How many sessions there are.
pub(crate) static LIVE: AtomicI64 = AtomicI64::new(0);

impl Drop for Session {
    fn drop(&mut self) {
        LIVE.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The session, and its last right answers for the case that the next one fails.
struct Held {
    session: core::Session,
    snapshot: Snapshot,
    saved: String,
}

impl Held {
    /// Goes back to what was saved last: a session in which something failed is not to be trusted.
    fn restore(&mut self, now_ms: i64) {
        let again = guarded("restore", || core::Session::load(&self.saved, now_ms).ok()).flatten();
        if let Some(mut session) = again {
            session.take_over_tickets(&self.session);
            self.snapshot = session.snapshot(now_ms);
            self.session = session;
        }
    }
}

impl Session {
    fn hold(session: core::Session, now_ms: i64) -> Self {
        let (snapshot, saved) = (session.snapshot(now_ms), session.save(now_ms));
        LIVE.fetch_add(1, Ordering::Relaxed);
        Self {
            held: Mutex::new(Held {
                session,
                snapshot,
                saved,
            }),
        }
    }

    /// The open question with this ticket.
    pub(crate) fn job(&self, ticket: i64) -> Option<core::Job> {
        guarded("job", || self.lock().session.job(ticket)).flatten()
    }

    /// A lock that a panic left behind is taken all the same: what it guards is whole.
    fn lock(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[uniffi::export]
impl Session {
    /// Begins a game.
    ///
    /// # Errors
    /// What cannot be played, and why.
    #[uniffi::constructor]
    pub fn new(new_game: NewGame, now_ms: i64) -> Result<Self, NewGameError> {
        guarded("new", || {
            core::Session::new(new_game, now_ms).map(|it| Self::hold(it, now_ms))
        })
        .unwrap_or_else(|| {
            Err(NewGameError::Record {
                error: unreadable(ReadWhy::Failed),
            })
        })
    }

    /// Goes on with a saved game; one with clocks is paused.
    ///
    /// # Errors
    /// Why the text cannot be read or played, and what of it can be read.
    #[uniffi::constructor]
    pub fn load(text: String, now_ms: i64) -> Result<Self, LoadError> {
        guarded("load", || {
            core::Session::load(&text, now_ms).map(|it| Self::hold(it, now_ms))
        })
        .unwrap_or_else(|| {
            Err(LoadError::Unreadable {
                error: unreadable(ReadWhy::Failed),
            })
        })
        .inspect_err(|error| refused("load", error))
    }

    /// The game with all that this device adds to it, to be loaded again.
    pub fn save(&self, now_ms: i64) -> String {
        let mut held = self.lock();
        if let Some(text) = guarded("save", || held.session.save(now_ms)) {
            held.saved = text;
        }
        held.saved.clone()
    }

    /// The game as record text, without the state of this device.
    pub fn record(&self) -> String {
        guarded("record", || self.lock().session.record()).unwrap_or_default()
    }

    /// The short text for a game with somebody far away.
    pub fn message(&self) -> String {
        guarded("message", || self.lock().session.message()).unwrap_or_default()
    }

    /// The position that is shown, as a text that a new game can begin with.
    pub fn position(&self) -> String {
        guarded("position", || self.lock().session.position()).unwrap_or_default()
    }

    /// All that a screen draws.
    pub fn snapshot(&self, now_ms: i64) -> Snapshot {
        let mut held = self.lock();
        if let Some(snapshot) = guarded("snapshot", || held.session.snapshot(now_ms)) {
            held.snapshot = snapshot;
        }
        held.snapshot.clone()
    }

    /// The clocks as they stand at `now_ms`, cheap enough to be asked ten times a second; none in a game without.
    pub fn clocks(&self, now_ms: i64) -> Option<Clocks> {
        guarded("clocks", || self.lock().session.clocks(now_ms)).flatten()
    }

    /// Does one thing to the game; whatever it is, there is an answer.
    pub fn handle(&self, action: Action, now_ms: i64) -> Update {
        let mut held = self.lock();
        let answer = guarded("handle", || held.session.handle(action, now_ms));
        match &answer {
            Some(update) => held.snapshot = update.snapshot.clone(),
            None => held.restore(now_ms),
        }
        answer.unwrap_or_else(|| Update {
            snapshot: held.snapshot.clone(),
            changes: vec![Change::Rewound],
            save_due: false,
        })
    }

    /// The moves `from_ply` to `to_ply` of the game, undone ones included.
    pub fn moves(&self, from_ply: i32, to_ply: i32) -> Vec<MoveLine> {
        guarded("moves", || self.lock().session.moves(from_ply, to_ply)).unwrap_or_default()
    }

    /// Answers the question with this ticket, on the caller's thread and without holding up the game. None if nobody asks it any more.
    /// A search that failed is answered with a legal move, so that the game goes on.
    pub fn think(&self, ticket: i64) -> Option<Thought> {
        answered(&self.job(ticket)?, Job::run)
    }
}

pub(crate) fn answered(job: &Job, run: impl FnOnce(&Job) -> Option<Thought>) -> Option<Thought> {
    guarded("think", || run(job))
        .unwrap_or_else(|| guarded("first move", || job.first_move()).flatten())
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasca_core::session::{Seat, Stage};

    fn play(session: &Session, moves: &[&str]) {
        for text in moves {
            let update = session.handle(
                Action::Play {
                    text: text.to_string(),
                },
                0,
            );
            assert!(
                !update
                    .changes
                    .iter()
                    .any(|it| matches!(it, Change::Refused { .. })),
                "{text} was refused"
            );
        }
    }

    #[test]
    fn after_a_failure_the_game_is_what_was_saved_last() {
        let session = Session::new(NewGame::default(), 0).unwrap();
        play(&session, &["c3-d4", "e5xc3"]);
        let saved = session.save(0);
        play(&session, &["b2xd4"]);
        session.lock().restore(0);
        assert_eq!(session.snapshot(0).ply, 2);
        assert_eq!(session.save(0), saved);
    }

    fn asked() -> (Session, i64) {
        let game = NewGame {
            white: Seat::Computer { level: 10 },
            ..NewGame::default()
        };
        let session = Session::new(game, 0).unwrap();
        let Stage::Thinking { ticket } = session.snapshot(0).stage else {
            panic!("nobody thinks")
        };
        (session, ticket)
    }

    #[test]
    fn a_search_that_fails_is_answered_with_a_legal_move_and_the_game_goes_on() {
        let (session, ticket) = asked();
        let job = session.lock().session.job(ticket).unwrap();
        let thought = answered(&job, |_| panic!("the search fails")).unwrap();
        let update = session.handle(Action::Answer { thought }, 0);
        assert_eq!(update.snapshot.ply, 1);
    }

    #[test]
    fn a_hint_whose_search_fails_advises_nothing() {
        let session = Session::new(NewGame::default(), 0).unwrap();
        let hint = session.handle(Action::Hint, 0).snapshot.hint.unwrap();
        let job = session.job(hint.ticket).unwrap();
        assert_eq!(answered(&job, |_| panic!("the search fails")), None);
    }

    #[test]
    fn after_a_failure_no_ticket_is_asked_twice() {
        let (session, ticket) = asked();
        session.save(0);
        session.lock().restore(0);
        let Stage::Thinking { ticket: again } = session.snapshot(0).stage else {
            panic!("nobody thinks")
        };
        assert!(again > ticket, "{again} after {ticket}");
        assert!(session.think(ticket).is_none());
    }

    #[test]
    fn the_session_answers_while_the_search_thinks_and_the_thought_is_taken() {
        let (session, ticket) = asked();
        let thought = std::thread::scope(|threads| {
            let search = threads.spawn(|| session.think(ticket));
            while !search.is_finished() {
                session.handle(Action::MoveNow, 0);
            }
            search.join().unwrap()
        });
        let update = session.handle(
            Action::Answer {
                thought: thought.unwrap(),
            },
            0,
        );
        assert_eq!(update.snapshot.ply, 1);
        assert_eq!(session.think(ticket), None);
    }

    #[test]
    fn what_cannot_be_played_or_read_is_refused_with_a_type() {
        let game = NewGame {
            black: Seat::Computer { level: 11 },
            ..NewGame::default()
        };
        assert!(matches!(
            Session::new(game, 0),
            Err(NewGameError::Level { level: 11 })
        ));
        assert!(matches!(
            Session::load("no game".to_string(), 0),
            Err(LoadError::Unreadable { .. })
        ));
    }
}
