//! A column as captures leave it, run by run from the top: what one sees who looks into it.
//! Knows pieces on each other; no board and no rule.

use super::snapshot::Run;
use crate::piece::Piece;
use serde::{Deserialize, Serialize};

/// Equal pieces on each other, and where in the column they lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct PeeledRun {
    /// The place of the first of them from the top, from 1.
    pub first: i32,
    /// The place of the last of them.
    pub last: i32,
    /// What they are.
    pub run: Run,
    /// Whether the commander's prisoners begin with them.
    pub begins_prisoners: bool,
}

/// What is left of a column when its first `taken` pieces from the top are gone; nothing if all are. A negative number is none.
pub fn peeled(pieces: &[Piece], taken: i32) -> Vec<PeeledRun> {
    let taken = usize::try_from(taken).unwrap_or(0).min(pieces.len());
    let left = &pieces[taken..];
    let mut found: Vec<PeeledRun> = Vec::new();
    for run in runs(left.iter().copied()) {
        let above = found.last().copied();
        let owner = found.first().map_or(run.side, |it| it.run.side);
        let before = above.map_or(0, |it| it.last);
        found.push(PeeledRun {
            first: before + 1,
            last: before + run.count,
            run,
            begins_prisoners: run.side != owner && above.is_some_and(|it| it.run.side == owner),
        });
    }
    found
}

/// Pieces from the top, equal neighbours counted together.
pub(super) fn runs(pieces: impl Iterator<Item = Piece>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for piece in pieces {
        match runs.last_mut() {
            Some(run) if run.side == piece.side && run.role == piece.role => run.count += 1,
            _ => runs.push(Run {
                side: piece.side,
                role: piece.role,
                count: 1,
            }),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::column::Column;

    /// "1-2 wW", with a bar before the prisoners.
    fn told(column: &str, taken: i32) -> Vec<String> {
        let column: Column = serde_json::from_str(&format!("\"{column}\"")).unwrap();
        let pieces: Vec<Piece> = column.iter().collect();
        let line = |it: PeeledRun| {
            let bar = if it.begins_prisoners { "|" } else { "" };
            let (side, role) = (it.run.side, it.run.role);
            let piece: Column = std::iter::once(Piece { side, role }).collect();
            format!("{bar}{}-{} {}{piece}", it.first, it.last, it.run.count)
        };
        peeled(&pieces, taken).into_iter().map(line).collect()
    }

    #[test]
    fn guards_and_prisoners_are_parted_and_places_count_from_what_is_left() {
        assert_eq!(told("Wwwbb", 0), ["1-1 1W", "2-3 2w", "|4-5 2b"]);
        assert_eq!(told("Wwwbb", 1), ["1-2 2w", "|3-4 2b"]);
        assert_eq!(told("Wwwbb", 2), ["1-1 1w", "|2-3 2b"]);
        assert_eq!(told("Wwwbb", 3), ["1-2 2b"], "they are free");
        assert_eq!(told("Wwwbb", 5), [""; 0]);
        assert_eq!(told("Wwwbb", 9), [""; 0]);
        assert_eq!(told("wb", -1), ["1-1 1w", "|2-2 1b"]);
    }

    #[test]
    fn prisoners_of_two_kinds_have_one_beginning_and_a_composed_column_may_have_two() {
        assert_eq!(told("wBb", 0), ["1-1 1w", "|2-2 1B", "3-3 1b"]);
        let composed = ["1-1 1w", "|2-2 1b", "3-3 1w", "|4-4 1b"];
        assert_eq!(told("wbwb", 0), composed);
    }
}
