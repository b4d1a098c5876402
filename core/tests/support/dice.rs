//! Seeded randomness, and random positions made with it.

use lasca_core::{Board, Column, Move, Piece, Position, Rules, Setup, Side, Square};

/// SplitMix64: the same numbers on every machine.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `below` - 1.
    pub fn below(&mut self, below: usize) -> usize {
        (self.next() % below as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}

/// Plays random legal moves from a position to the end or for `plies`; every move with the position before it.
pub fn playout(
    dice: &mut Dice,
    start: Position,
    rules: Rules,
    plies: usize,
) -> (Vec<(Position, Move)>, Position) {
    let mut position = start;
    let mut game = Vec::new();
    while game.len() < plies && position.status(rules).is_none() {
        let moves = position.legal_moves(rules);
        let played = *dice.pick(&moves);
        game.push((position, played));
        position = position.play(&played, rules).expect("legal");
    }
    (game, position)
}

/// A composed set-up: 1 to 22 pieces in any split, columns mixed in any way (R6.8).
pub fn composed(dice: &mut Dice, rules: Rules) -> Position {
    let pieces = 1 + dice.below(22);
    let crowded = dice.one_in(4);
    let squares = 1 + dice.below(if crowded { 22 } else { 12 });
    let officers = 1 + dice.below(4);
    let whites = 1 + dice.below(5);
    let mut columns = vec![Vec::new(); 25];
    let places: Vec<usize> = (0..squares).map(|_| dice.below(25)).collect();
    for _ in 0..pieces {
        let side = if dice.below(6) < whites {
            Side::White
        } else {
            Side::Black
        };
        let piece = if dice.below(6) < officers {
            Piece::officer(side)
        } else {
            Piece::soldier(side)
        };
        columns[*dice.pick(&places)].push(piece);
    }
    let mut board = Board::EMPTY;
    for (square, column) in Square::ALL.into_iter().zip(columns) {
        board.put(square, column.into_iter().collect::<Column>());
    }
    let turn = if dice.one_in(2) {
        Side::White
    } else {
        Side::Black
    };
    let quiet = if rules.quiet_limit.is_some() {
        dice.below(64) as i32
    } else {
        0
    };
    Position::try_from(Setup { board, turn, quiet }).expect("1 to 22 pieces")
}

/// Random positions of both kinds, each handed to `visit` with whether a game can reach it.
pub fn positions(seed: u64, rules: Rules, count: usize, mut visit: impl FnMut(&Position, bool)) {
    let mut dice = Dice::new(seed);
    let mut seen = std::collections::HashSet::new();
    while seen.len() < count {
        if dice.one_in(3) {
            for _ in 0..25 {
                let position = composed(&mut dice, rules);
                if seen.insert((position.key(), position.quiet())) {
                    visit(&position, false);
                }
            }
        } else {
            let (game, last) = playout(&mut dice, Position::start(), rules, 300);
            for position in game.iter().map(|(position, _)| position).chain([&last]) {
                if seen.insert((position.key(), position.quiet())) {
                    visit(position, true);
                }
            }
        }
    }
}
