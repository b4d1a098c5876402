//! `lasca-core` for Kotlin and Swift, through UniFFI. It holds no logic: the object and the functions hand over to the core and let no panic out.

mod guard;
mod library;
mod mirror;
#[cfg(feature = "scripts")]
mod scripts;
mod session;

// its symbols are what std's unwinding asks for
#[cfg(all(target_os = "android", feature = "sdk-free"))]
extern crate unwinding;

uniffi::setup_scaffolding!();
