//! Counts as they are told: signed, of 32 bits, so that they are the same in Rust, Kotlin and Swift. Knows nothing.

/// `count` as it is told. No board, game or text here comes near the limit, where it would stay.
pub(crate) fn counted(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
