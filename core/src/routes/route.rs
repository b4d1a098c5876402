//! A whole move in one number.
//! Knows squares and directions; whether the move is legal is not its business.

use crate::moves::{Landings, Move};
use crate::square::{Direction, Square};

/// A whole move in 64 bits: the origin, the number of jumps (none: a step) and the direction of each leg.
// Bits 0–4 origin, 5–9 jumps, from 10 on two bits a leg: 21 legs end at bit 52.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Route(u64);

const LEGS: u32 = 10;
/// What a step in each `Direction` adds to the number of a square.
pub(super) const OFFSET: [i32; 4] = [3, 4, -4, -3];

impl Route {
    #[inline]
    pub(super) fn step(origin: usize, direction: usize) -> Self {
        Self(origin as u64 | (direction as u64) << LEGS)
    }

    #[inline]
    pub(super) fn from_origin(origin: usize) -> Self {
        Self(origin as u64)
    }

    #[inline]
    pub(super) fn and_jump(self, direction: usize) -> Self {
        Self((self.0 | (direction as u64) << (LEGS + 2 * self.jumps() as u32)) + (1 << 5))
    }

    /// The number of the square where it starts.
    #[inline]
    pub(crate) fn origin(self) -> usize {
        (self.0 & 31) as usize
    }

    /// How many pieces it takes.
    #[inline]
    pub(crate) fn jumps(self) -> usize {
        (self.0 >> 5 & 31) as usize
    }

    /// The direction of a leg, counted from 0, as an index of `Direction::ALL`.
    #[inline]
    pub(crate) fn direction(self, leg: usize) -> usize {
        (self.0 >> (LEGS as usize + 2 * leg) & 3) as usize
    }

    /// The number of the square where it ends.
    #[inline]
    pub(crate) fn last_landing(self) -> usize {
        let mut square = self.origin() as i32;
        if self.jumps() == 0 {
            return (square + OFFSET[self.direction(0)]) as usize & 31;
        }
        for leg in 0..self.jumps() {
            square += 2 * OFFSET[self.direction(leg)];
        }
        square as usize & 31
    }

    /// The packed number.
    #[inline]
    pub(crate) fn bits(self) -> u64 {
        self.0
    }

    /// The squares that are jumped, in order.
    pub(crate) fn jumped_squares(self) -> impl Iterator<Item = usize> {
        let mut square = self.origin() as i32;
        (0..self.jumps()).map(move |leg| {
            let over = square + OFFSET[self.direction(leg)];
            square = over + OFFSET[self.direction(leg)];
            over as usize & 31
        })
    }

    /// The same move with its squares written out.
    pub(crate) fn to_move(self) -> Option<Move> {
        let origin = Square::new(self.origin() as i32)?;
        let mut landings = Landings::new();
        if self.jumps() == 0 {
            landings.push(origin.neighbour(Direction::ALL[self.direction(0)])?);
        }
        let mut square = origin;
        for leg in 0..self.jumps() {
            square = square.beyond(Direction::ALL[self.direction(leg)])?;
            landings.push(square);
        }
        Some(Move::from_parts(origin, landings))
    }
}
