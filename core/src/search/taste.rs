//! How a level chooses among moves that it has judged: wavering, eager to attack, daring, blind to some of its own captures.
//! The seed and the position decide; what a move is worth was found before.
//! Knows moves with their scores; searches nothing itself.

use crate::movegen::{Route, Sight};
use crate::position::Position;
use crate::rules::Rules;
use crate::search::attention::{frees, goes_backward, mix};
use crate::search::root::Scored;
use crate::search::score::Score;
use crate::side::Side;

/// One choice to make.
pub(crate) struct Taste<'a> {
    pub(crate) position: &'a Position,
    pub(crate) rules: Rules,
    pub(crate) seed: u64,
    /// How far a judgement wavers, either way, in hundredths of a soldier.
    pub(crate) noise: i32,
    /// What it adds to a move for each enemy column that the move threatens, whatever the answer may be.
    pub(crate) eager: i32,
    /// What it adds to a move for each own column that could be jumped after it.
    pub(crate) daring: i32,
    /// How much its judgement counts, in hundredths.
    pub(crate) judgement: i32,
    /// How much worse than the best move it sees a move may be.
    pub(crate) cap: i32,
    /// In thousandths, how often it does not see a capture of its own that is long, goes backward or frees pieces.
    pub(crate) short_sight: u32,
}

impl Taste<'_> {
    /// The preferred move among those judged.
    pub(crate) fn choose(&self, ranked: &[Scored]) -> Option<Scored> {
        let seen: Vec<Scored> = ranked
            .iter()
            .copied()
            .filter(|&(route, _)| self.sees(route))
            .collect();
        let seen = if seen.is_empty() { ranked } else { &seen[..] };
        let best = seen.iter().copied().max_by_key(|&(_, score)| score)?;
        if best.1.is_proved() {
            return Some(best);
        }
        let near = seen
            .iter()
            .copied()
            .filter(|&(_, score)| best.1.value() - score.value() <= self.cap);
        near.max_by_key(|&(route, score)| self.liking(route, score))
    }

    fn sees(&self, route: Route) -> bool {
        let hard = route.jumps() > 1
            || (route.jumps() == 1
                && (goes_backward(self.position.turn(), route) || frees(self.position, route)));
        !hard || mix(self.seed.rotate_left(9) ^ route.bits()) % 1000 >= u64::from(self.short_sight)
    }

    fn liking(&self, route: Route, score: Score) -> i32 {
        let wavering =
            (mix(self.seed ^ route.bits()) % (2 * self.noise as u64 + 1)) as i32 - self.noise;
        let turn = self.position.turn();
        score.value() * self.judgement / 100
            + wavering
            + self.contacts(self.eager, route, turn)
            + self.contacts(self.daring, route, turn.other())
    }

    /// The weight of each column that this side could jump after the move if it were to move, two at most.
    fn contacts(&self, weight: i32, route: Route, jumping: Side) -> i32 {
        if weight == 0 {
            return 0;
        }
        let after = self.position.apply_route(route, self.rules);
        let sight = Sight::new(after.board(), jumping);
        weight * sight.jumped().count_ones().min(2) as i32
    }
}
