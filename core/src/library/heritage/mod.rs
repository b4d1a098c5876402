//! What Lasker printed in 1911: five games and his Proposition, as records to step through and to take over.
//!
//! The records beside this file are canonical texts; `core/tests/library.rs` holds them to that and to the fixtures.
//! Knows records as text; knows no session and no word of a language.

use crate::library::{LibraryItem, Start};
use crate::rules::Rules;

/// The five explanatory games of the booklet in its order, then the Proposition (White to move and win).
///
/// Each starts at its first position, with all moves ahead.
pub fn heritage() -> Vec<LibraryItem> {
    [
        ("game_1", include_str!("game_1.txt")),
        ("game_2", include_str!("game_2.txt")),
        ("game_3", include_str!("game_3.txt")),
        ("game_4", include_str!("game_4.txt")),
        ("game_5", include_str!("game_5.txt")),
        ("proposition", include_str!("proposition.txt")),
    ]
    .into_iter()
    .map(|(id, record)| LibraryItem {
        id: id.to_owned(),
        rules: Rules::LASKER_1911,
        start: Start::Record {
            text: record.to_owned(),
            ply: 0,
        },
        goal: None,
    })
    .collect()
}
