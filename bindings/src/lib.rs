//! The mirror of `lasca-core` for Kotlin and Swift. It holds no logic.

uniffi::setup_scaffolding!();

/// The version of the core, as `0.1.0`.
#[uniffi::export]
pub fn core_version() -> String {
    env!("CARGO_PKG_VERSION").to_string()
}
