//! The weights of the evaluation, in hundredths of a soldier: one table, written by `core/examples/tune.rs`.
//! Knows numbers only; eval says what they mean.

/// Guards and prisoners beyond these count as these.
pub(crate) const MOST_GUARDS: usize = 5;
pub(crate) const MOST_PRISONERS: usize = 6;

/// A column by role of its commander, guards (commander included, from 1) and prisoners (from 0).
pub(crate) type ColumnTable = [[[i32; MOST_PRISONERS + 1]; MOST_GUARDS]; 2];

/// Every number of the evaluation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// What a column is worth to its owner.
    pub(crate) column: ColumnTable,
    /// What it adds to stand on a square, by role; squares as White sees them.
    pub(crate) square: [[i32; 25]; 2],
    /// Each step that is possible.
    pub(crate) step: i32,
    /// Each column of the side to move that the other side could jump if it were on move, by role.
    pub(crate) threatened: [i32; 2],
    /// Each column that can neither step nor jump.
    pub(crate) blocked: i32,
    /// Being on move.
    pub(crate) tempo: i32,
}

/// The weights in use.
pub(crate) const WEIGHTS: Weights = Weights {
    column: [
        [
            [100, 100, 90, 80, 70, 60, 50],
            [190, 190, 190, 180, 170, 160, 150],
            [270, 270, 270, 270, 260, 250, 240],
            [340, 340, 340, 340, 330, 320, 310],
            [400, 400, 400, 400, 390, 380, 370],
        ],
        [
            [220, 230, 220, 210, 200, 190, 180],
            [320, 330, 330, 320, 310, 300, 290],
            [410, 420, 420, 420, 410, 400, 390],
            [490, 500, 500, 500, 490, 480, 470],
            [560, 570, 570, 570, 560, 550, 540],
        ],
    ],
    square: [
        [
            8, 8, 8, 8, 0, 2, 0, 2, 4, 4, 2, 4, 8, 4, 6, 10, 10, 6, 14, 16, 14, 0, 0, 0, 0,
        ],
        [
            0, 2, 2, 0, 4, 6, 4, 4, 8, 8, 4, 6, 10, 6, 4, 8, 8, 4, 4, 6, 4, 0, 2, 2, 0,
        ],
    ],
    step: 4,
    threatened: [-25, -45],
    blocked: -4,
    tempo: 8,
};
