//! Results as text: `1-0 resigned`, `1/2-1/2 agreed`, `*`.
//! Knows no game: whether a result fits the moves is asked elsewhere.

use crate::notation::fold;
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::side::Side;

/// The score that closes the moves.
pub(crate) const fn score(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "*",
        Some(Outcome::Win {
            winner: Side::White,
            ..
        }) => "1-0",
        Some(Outcome::Win {
            winner: Side::Black,
            ..
        }) => "0-1",
        Some(Outcome::Draw { .. }) => "1/2-1/2",
    }
}

/// The canonical score that a word means, whatever dash it is written with (N5).
pub(crate) fn score_in(text: &str) -> Option<&'static str> {
    let folded: String = text.chars().map(fold).collect();
    match folded.as_str() {
        "*" => Some("*"),
        "1-0" => Some("1-0"),
        "0-1" => Some("0-1"),
        "1/2-1/2" | "½-½" => Some("1/2-1/2"),
        _ => None,
    }
}

pub(crate) fn is_score(text: &str) -> bool {
    score_in(text).is_some()
}

/// What a score alone says, as in a list of moves from elsewhere: who has won without the board showing it has won
/// because the other gave up, and a draw was agreed.
pub(crate) fn meant(score: &str) -> Option<Outcome> {
    let resigned = |winner| Outcome::Win {
        winner,
        by: WinReason::Resigned,
    };
    match score_in(score)? {
        "1-0" => Some(resigned(Side::White)),
        "0-1" => Some(resigned(Side::Black)),
        "1/2-1/2" => Some(Outcome::Draw {
            by: DrawReason::Agreement,
        }),
        _ => None,
    }
}

/// The score and its reason.
pub(crate) fn text_of(outcome: Outcome) -> String {
    let reason = match outcome {
        Outcome::Win {
            by: WinReason::NoColumn,
            ..
        } => "no-column",
        Outcome::Win {
            by: WinReason::Blocked,
            ..
        } => "blocked",
        Outcome::Win {
            by: WinReason::Resigned,
            ..
        } => "resigned",
        Outcome::Win {
            by: WinReason::Flag,
            ..
        } => "flag",
        Outcome::Draw {
            by: DrawReason::Agreement,
        } => "agreed",
        Outcome::Draw {
            by: DrawReason::QuietMoves,
        } => "quiet-moves",
    };
    format!("{} {reason}", score(Some(outcome)))
}

/// Reads what [`text_of`] writes.
pub(crate) fn parse(text: &str) -> Option<Outcome> {
    let wins = [
        WinReason::NoColumn,
        WinReason::Blocked,
        WinReason::Resigned,
        WinReason::Flag,
    ];
    let draws = [DrawReason::Agreement, DrawReason::QuietMoves];
    let mut all = Side::ALL
        .into_iter()
        .flat_map(|winner| wins.map(|by| Outcome::Win { winner, by }))
        .collect::<Vec<_>>();
    all.extend(draws.map(|by| Outcome::Draw { by }));
    let (written, reason) = text.split_once(' ')?;
    let canonical = format!("{} {reason}", score_in(written)?);
    all.into_iter()
        .find(|&outcome| text_of(outcome) == canonical)
}
