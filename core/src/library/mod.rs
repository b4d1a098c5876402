//! What Lasca teaches with: lessons, strategy boards, demonstrations of the rule sets, Lasker's games.
//!
//! Knows positions, records and goals. It holds no words: every item's id is the stem of resource keys of the two apps.
//! Must not know the session, the search or any screen.

mod goal;

pub use goal::{Goal, Start};
