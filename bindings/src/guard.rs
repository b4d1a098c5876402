//! What stands between a panic and the platform, and what is told to the system's log: that the core started, that a saved game was refused,
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

/// Tells the log that a text was refused: where and why, not what it said.
pub(crate) fn refused(error: &LoadError) {
    match error {
        LoadError::Unreadable { error } => {
            log::warn!(
                "refused a saved game: {:?} in line {}",
                error.why,
                error.line
            );
        }
        LoadError::Unplayable { .. } => log::warn!("refused a saved game: it cannot be played on"),
    }
}
