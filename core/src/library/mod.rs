//! What Lasca teaches with: lessons, strategy boards, demonstrations of the rule sets, the rules line by line, Lasker's games.
//!
//! Knows positions, records and goals. It holds no words: every id is the stem of resource keys of the two apps.
//! Must not know the session, the search or any screen.

mod demos;
mod goal;
mod heritage;
mod ideas;
mod lessons;
mod rulebook;

pub use demos::rule_demos;
pub use goal::{Goal, GoalVerdict, Start};
pub use heritage::heritage;
pub use ideas::ideas;
pub use lessons::lessons;
pub use rulebook::{RuleLine, rulebook};

use serde::{Deserialize, Serialize};

use crate::rules::Rules;

/// One thing to learn from: a board or a game, and what to do with it.
///
/// The words of an item with the id `capture` are the resources `learn_capture_title`, `learn_capture_text` and so on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LibraryItem {
    /// The stem of its resource keys: lower-case letters, digits and `_`.
    pub id: String,
    /// What is played under.
    pub rules: Rules,
    /// The board or the game.
    pub start: Start,
    /// What the side to move is to do, if anything is asked.
    pub goal: Option<Goal>,
}

impl LibraryItem {
    /// A board under the rules in which everything is taught.
    fn board((id, board, goal): (&str, &str, Option<Goal>)) -> LibraryItem {
        LibraryItem::position(id, Rules::LASCA_EU, board, goal)
    }

    fn position(id: &str, rules: Rules, text: &str, goal: Option<Goal>) -> LibraryItem {
        LibraryItem {
            id: id.to_owned(),
            rules,
            start: Start::Position {
                text: text.to_owned(),
            },
            goal,
        }
    }
}
