//! The mirror of `lasca-core` for Kotlin and Swift. It holds no logic.
