//! Lasca, Emanuel Lasker's draughts of 1911: rules, search, records, clocks and the session of a screen.

mod library;

pub use library::{Goal, Start};
