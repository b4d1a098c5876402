//! The weights of the evaluation, in hundredths of a soldier: one table, written by `core/examples/tune.rs`.
//! Knows where each term has its numbers; eval says what they mean.

/// Guards beyond this count as this; the commander counts as the first.
pub(crate) const MOST_GUARDS: usize = 5;
/// Prisoners beyond this count as this.
pub(crate) const MOST_PRISONERS: usize = 6;

/// A column by role of its commander, guards (from 1) and prisoners (from 0).
pub(crate) const COLUMN: usize = 0;
/// Standing on a square, by role; squares as White sees them.
pub(crate) const SQUARE: usize = COLUMN + 2 * MOST_GUARDS * (MOST_PRISONERS + 1);
/// How many columns a side commands, from none to 11.
pub(crate) const COLUMNS: usize = SQUARE + 2 * 25;
/// A column of the side to move that the other side could jump if it were on move: by role, and by what is beneath the
/// commander: nothing, a guard, a prisoner.
pub(crate) const THREATENED: usize = COLUMNS + 12;
/// A step that is possible.
pub(crate) const STEP: usize = THREATENED + 6;
/// A column that has no step.
pub(crate) const BLOCKED: usize = STEP + 1;
/// Being on move.
pub(crate) const TEMPO: usize = BLOCKED + 1;
/// How many numbers there are.
pub(crate) const TERMS: usize = TEMPO + 1;

/// The number of a column's term.
#[inline]
pub(crate) const fn column_term(role: usize, guards: usize, prisoners: usize) -> usize {
    let guards = least(guards, MOST_GUARDS) - 1;
    COLUMN + (role * MOST_GUARDS + guards) * (MOST_PRISONERS + 1) + least(prisoners, MOST_PRISONERS)
}

const fn least(a: usize, b: usize) -> usize {
    if a < b { a } else { b }
}

/// The weights in use.
#[rustfmt::skip]
pub(crate) const WEIGHTS: [i32; TERMS] = [
    // a soldier's column
    121, 88, 69, 72, 82, 54, 52,
    202, 183, 190, 187, 173, 168, 154,
    280, 277, 275, 280, 262, 252, 234,
    342, 350, 346, 341, 331, 321, 310,
    399, 400, 400, 399, 391, 380, 370,
    // an officer's column
    203, 182, 156, 148, 152, 154, 128,
    310, 291, 281, 274, 298, 305, 295,
    378, 385, 383, 398, 407, 404, 377,
    438, 479, 488, 481, 482, 475, 466,
    514, 530, 553, 568, 551, 550, 541,
    // squares of soldiers
    -6, 65, 62, -9, 1, 33, 7, 19, -3, 4, 13, -8, -19, -17, 17, 10, 6, 5, 2, 14, 9, 0, 0, 0, 0,
    // squares of officers
    -35, -9, 1, -43, -9, -3, -14, -20, 7, 1, -22, -28, 6, -21, -42, -34, -30, -51, -51, -45, -52, -75, -50, -54, -66,
    // columns commanded
    0, 8, 54, 42, 19, -7, -14, -21, -11, -7, -27, -37,
    // threatened
    10, 18, -54, -35, -36, -47,
    // step, blocked, tempo
    -3, -17, 12,
];
