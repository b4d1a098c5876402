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
    100, 100, 90, 80, 70, 60, 50,
    190, 190, 190, 180, 170, 160, 150,
    270, 270, 270, 270, 260, 250, 240,
    340, 340, 340, 340, 330, 320, 310,
    400, 400, 400, 400, 390, 380, 370,
    // an officer's column
    220, 230, 220, 210, 200, 190, 180,
    320, 330, 330, 320, 310, 300, 290,
    410, 420, 420, 420, 410, 400, 390,
    490, 500, 500, 500, 490, 480, 470,
    560, 570, 570, 570, 560, 550, 540,
    // squares of soldiers
    8, 8, 8, 8, 0, 2, 0, 2, 4, 4, 2, 4, 8, 4, 6, 10, 10, 6, 14, 16, 14, 0, 0, 0, 0,
    // squares of officers
    0, 2, 2, 0, 4, 6, 4, 4, 8, 8, 4, 6, 10, 6, 4, 8, 8, 4, 4, 6, 4, 0, 2, 2, 0,
    // columns commanded
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // threatened
    -25, -25, -35, -45, -45, -55,
    // step, blocked, tempo
    4, -4, 8,
];
