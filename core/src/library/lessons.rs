//! The eight lessons of the tutorial: boards on which one thing is to be done, in the order in which they are taught.
//!
//! White is the learner. No word stands here.

use crate::library::{Goal, LibraryItem};

/// The tutorial in its order: move, capture, column, release, compulsory capture, several jumps, officer, the end.
///
/// Each goal can be met by the first move, and there is a legal first move that does not meet it.
pub fn lessons() -> Vec<LibraryItem> {
    let boards = [
        ("move", "w c3w f2w a7b e7b g7b", Goal::reach("d4")),
        ("capture", "w c3w f2w b4b d4b a7b g7b", Goal::reach("e5")),
        ("column", "w a1w c3wbb e3bww g7b", Goal::reach("d4")),
        (
            "release",
            "w e1w c3w b4b d4bw g5b a7b",
            Some(Goal::Free { count: 1 }),
        ),
        (
            "must_capture",
            "w a1w c3w g3w b4b f4b a7b",
            Goal::reach("e5"),
        ),
        (
            "several_jumps",
            "w a1w e1w b2b b4b d4b d6b g7b",
            Some(Goal::Capture { count: 3 }),
        ),
        ("officer", "w b2w d6w g3b a5b", Some(Goal::Promote)),
        ("end", "w a1w c1w a3b f4wb", Some(Goal::Win)),
    ];
    boards.map(LibraryItem::board).into()
}
