//! What stands between a panic and the platform, and what is told to the system's log: that the core started, that a text was refused,
//! that a panic was caught and where in our sources. Never a word of what a person played.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use lasca_core::session::LoadError;

/// Runs `body`; a panic in it ends here, in the log, and gives `None`.
pub(crate) fn guarded<T>(what: &str, body: impl FnOnce() -> T) -> Option<T> {
    start();
    catch_unwind(AssertUnwindSafe(body))
        .inspect_err(|_| log::error!("caught a panic in {what}"))
        .ok()
}

/// Opens the log, once.
fn start() {
    static STARTED: Once = Once::new();
    STARTED.call_once(|| {
        #[cfg(test)]
        tests::keep();
        #[cfg(target_os = "android")]
        android_logger::init_once(
            android_logger::Config::default()
                .with_tag("Lasca")
                .with_max_level(log::LevelFilter::Info),
        );
        // the text of a panic may quote a game: only its place is told
        std::panic::set_hook(Box::new(|panic| {
            let place = panic.location();
            let (file, line) = place.map_or(("?", 0), |it| (it.file(), it.line()));
            log::error!("panic at {file}:{line}");
        }));
        log::info!("core {} started", env!("CARGO_PKG_VERSION"));
    });
}

/// Tells the log that `what` refused a text: where and why, not what it said.
pub(crate) fn refused(what: &str, error: &LoadError) {
    match error {
        LoadError::Unreadable { error } => {
            log::warn!(
                "{what} refused a text: {:?} in line {}",
                error.why,
                error.line
            );
        }
        LoadError::Unplayable { .. } => log::warn!("{what} refused a text: it cannot be played on"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::{catches_panics, summary};
    use std::sync::Mutex;

    static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());

    struct Kept;

    /// Keeps what is told to the log from the first line on, whichever test comes first.
    pub(super) fn keep() {
        log::set_logger(&Kept).unwrap();
        log::set_max_level(log::LevelFilter::Info);
    }

    impl log::Log for Kept {
        fn enabled(&self, _: &log::Metadata<'_>) -> bool {
            true
        }
        fn log(&self, record: &log::Record<'_>) {
            LINES
                .lock()
                .unwrap()
                .push(format!("{} {}", record.level(), record.args()));
        }
        fn flush(&self) {}
    }

    #[test]
    fn start_refusal_and_panic_are_told_without_a_word_of_the_game() {
        assert!(catches_panics());
        assert!(summary("he said that c3 was no match for e5".to_string()).is_err());
        assert_eq!(guarded("a test", || -> i32 { panic!("after c3-d4") }), None);
        let lines = LINES.lock().unwrap().join("\n");
        for told in [
            "INFO core",
            "started",
            "WARN summary refused",
            "ERROR panic at bindings",
            "ERROR caught a panic in a test",
        ] {
            assert!(lines.contains(told), "{told} is missing in:\n{lines}");
        }
        for secret in ["c3", "e5", "he said", "on purpose"] {
            assert!(!lines.contains(secret), "{secret} stands in:\n{lines}");
        }
    }
}
