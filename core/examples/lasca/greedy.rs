//! The player to measure against: takes whatever takes most, else steps at random; a seed decides.

use lasca_core::{Move, Position, Rules};
use rand::rngs::Xoshiro128PlusPlus;
use rand::{RngExt, SeedableRng};

/// Its move; none when there is none.
pub fn choose(position: &Position, rules: Rules, seed: u64) -> Option<Move> {
    let moves = position.legal_moves(rules);
    let jumps = |played: &Move| {
        if played.is_capture() {
            played.landings().len()
        } else {
            0
        }
    };
    let most = moves.iter().map(jumps).max()?;
    let best: Vec<Move> = moves
        .into_iter()
        .filter(|played| jumps(played) == most)
        .collect();
    let mut random = Xoshiro128PlusPlus::seed_from_u64(seed ^ position.key());
    Some(best[random.random_range(0..best.len() as u32) as usize])
}
