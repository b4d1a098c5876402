//! The eight lessons of the tutorial: boards on which one thing is to be done, in the order in which they are taught.
//!
//! White is the learner. No word stands here.

use crate::library::{Goal, LibraryItem};
use crate::rules::Rules;
use crate::square::Square;

/// The tutorial in its order: move, capture, column, release, compulsory capture, several jumps, officer, the end.
///
/// Each goal can be met by the first move, and there is a legal first move that does not meet it.
pub fn lessons() -> Vec<LibraryItem> {
    let reach = |name: &str| name.parse::<Square>().map(|square| Goal::Reach { square });
    let boards = [
        ("move", "w c3w f2w a7b e7b g7b", reach("d4").ok()),
        ("capture", "w c3w f2w b4b d4b a7b g7b", reach("e5").ok()),
        ("column", "w a1w c3wbb e3bww g7b", reach("d4").ok()),
        (
            "release",
            "w e1w c3w b4b d4bw g5b a7b",
            Some(Goal::Free { count: 1 }),
        ),
        (
            "must_capture",
            "w a1w c3w g3w b4b f4b a7b",
            reach("e5").ok(),
        ),
        (
            "several_jumps",
            "w a1w e1w b2b b4b d4b d6b g7b",
            Some(Goal::Capture { count: 3 }),
        ),
        ("officer", "w b2w d6w g3b a5b", Some(Goal::Promote)),
        ("end", "w a1w c1w a3b f4wb", Some(Goal::Win)),
    ];
    boards
        .into_iter()
        .map(|(id, board, goal)| LibraryItem::position(id, Rules::LASCA_EU, board, goal))
        .collect()
}
