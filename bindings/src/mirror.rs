//! The types of `lasca-core` as UniFFI sees them: nothing else. The compiler keeps them true. What they mean is told where they are defined.

mod asked;
mod beside;
mod fact;
mod game;
mod told;

use lasca_core::Square;
use lasca_core::session::Touched;

// A square crosses as its number, 0 to 24 in the order of R1.1. No other number is a square.
uniffi::custom_type!(Square, i32, {
    remote,
    try_lift: |number| Square::new(number).ok_or_else(|| uniffi::deps::anyhow::anyhow!("no such square")),
    lower: |square| square.index() as i32,
});

// What was touched crosses as such a number, too. A platform may give any: one that is no square's is refused by the session.
uniffi::custom_type!(Touched, i32, {
    remote,
    try_lift: |number| Ok(Touched::number(number)),
    lower: |touched| touched.square().map_or(-1, |square| square.index() as i32),
});
