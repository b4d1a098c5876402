//! What stands between a panic and the platform, and what is told to the system's log: that the core started, that a saved game was refused,
//! that a panic was caught and where in our sources. Never a word of what a person played.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

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
