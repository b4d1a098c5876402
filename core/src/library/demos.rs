//! One board for each named rule set, on which it differs from the two others.
//!
//! All pieces stand on a1, b2 and c3, so a picture needs three by three squares only.

use crate::library::{Goal, LibraryItem};
use crate::rules::Rules;

/// A white officer beside a column of two black ones: each rule set answers the same capture in its own way.
const OFFICERS: &str = "w a1W b2BB";

/// The named rule sets in their order, each with a board and the capture that shows what is special about it (R4.6, R5.3).
pub fn rule_demos() -> Vec<LibraryItem> {
    let one = Some(Goal::Capture { count: 1 });
    let two = Some(Goal::Capture { count: 2 });
    vec![
        LibraryItem::position("lasca_eu", Rules::LASCA_EU, OFFICERS, one),
        LibraryItem::position("kawu", Rules::KAWU, OFFICERS, two),
        LibraryItem::position("lasker_1911", Rules::LASKER_1911, OFFICERS, one),
    ]
}
