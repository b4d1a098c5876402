//! The strategy boards: on each one move is better than all others by a soldier or more, and the goal tells it from them.
//!
//! White is to move. The boards were found by search among many small ones; `core/tests/ideas.rs` holds them to it.
//! Knows positions and goals; knows no word of a language.

use crate::library::{Goal, LibraryItem};

/// The ideas in the order in which they build on each other.
pub fn ideas() -> Vec<LibraryItem> {
    let boards = [
        ("guards", "w c1w d4ww f4w a5b e5b e7b", Goal::reach("f6")),
        (
            "freeing",
            "w e1w c3w b4bww d4bb a7b g7b",
            Some(Goal::Free { count: 1 }),
        ),
        (
            "tall",
            "w a1B e5w d6bbww a7b e7Wbb g7Wwb",
            Goal::reach("c7"),
        ),
        (
            "edge",
            "w a1W c1w e1w b4wbbb c5b d6b f6b",
            Goal::reach("a5"),
        ),
        ("bait", "w c1wwbb d2w d4bw c7B", Goal::reach("c3")),
        (
            "choice",
            "w c1wb d2b c3w d4bbwww b6wbb c7b",
            Goal::reach("e5"),
        ),
        ("race", "w a3w g3wbb b6w d6B a7b", Some(Goal::Promote)),
        (
            "officers",
            "w a1ww b2b b4B d4bw f4b b6b c7Wb g7bb",
            Some(Goal::Capture { count: 4 }),
        ),
        ("tempo", "w e3w a5wbbb e5bwww", Goal::reach("b6")),
        (
            "blocking",
            "w d2w b4ww f4wbbb b6wbb f6bwww a7bb",
            Goal::reach("c5"),
        ),
    ];
    boards.map(LibraryItem::board).into()
}
