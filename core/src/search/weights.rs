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
pub(crate) fn column_term(role: usize, guards: usize, prisoners: usize) -> usize {
    let guards = (guards - 1).min(MOST_GUARDS - 1);
    COLUMN + (role * MOST_GUARDS + guards) * (MOST_PRISONERS + 1) + prisoners.min(MOST_PRISONERS)
}

/// The weights in use.
#[rustfmt::skip]
pub(crate) const WEIGHTS: [i32; TERMS] = [
    // a soldier's column
    123, 88, 70, 77, 80, 56, 50,
    201, 183, 191, 183, 172, 164, 153,
    282, 277, 272, 276, 261, 250, 236,
    337, 345, 343, 341, 331, 321, 310,
    395, 399, 400, 400, 391, 380, 370,
    // an officer's column
    209, 185, 163, 154, 175, 158, 143,
    322, 299, 284, 283, 310, 304, 296,
    377, 399, 397, 410, 402, 402, 383,
    454, 488, 492, 489, 484, 479, 468,
    526, 548, 561, 570, 556, 550, 541,
    // squares of soldiers
    -11, 46, 51, -3, -1, 30, 2, 9, 2, 3, 14, -4, -16, -17, 18, 12, 6, 3, 6, 18, 8, 0, 0, 0, 0,
    // squares of officers
    -21, -9, 7, -30, 4, 1, -5, -24, 14, 8, -14, -17, 12, -5, -31, -19, -16, -42, -38, -32, -38, -69, -41, -43, -56,
    // columns commanded
    0, 6, 41, 43, 15, -15, -18, -19, -9, -4, -21, -20,
    // threatened
    2, 3, -49, -39, -40, -49,
    // step, blocked, tempo
    -9, -26, 13,
];
