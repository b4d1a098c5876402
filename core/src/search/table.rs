//! The transposition table: what earlier visits of a position proved, in a fixed amount of memory.
//! Knows keys, depths and bounds; knows no rule and no move beyond its number in the list of its node.

use super::score::Score;

/// What a stored score says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true score is at most this.
    Upper,
    /// The true score is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// One remembered visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) score: Score,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// The number of the best move in the list of its position; `NO_MOVE` if none was best.
    pub(crate) best: u16,
}

/// No best move known.
pub(crate) const NO_MOVE: u16 = u16::MAX;

/// Two entries for each key: one keeps the deepest visit of this search, one the latest.
const WAYS: usize = 2;

#[derive(Clone, Copy, Default)]
struct Slot {
    check: u32,
    score: i16,
    best: u16,
    depth: i8,
    bound: u8,
    age: u8,
}

/// A table of a fixed size.
pub(crate) struct Table {
    slots: Vec<[Slot; WAYS]>,
    mask: u64,
    age: u8,
}

impl Table {
    /// A table of the largest power of two of entries that fits in `megabytes`.
    pub(crate) fn new(megabytes: usize) -> Self {
        let room = megabytes.max(1) * 1024 * 1024 / size_of::<[Slot; WAYS]>();
        let len = if room.is_power_of_two() {
            room
        } else {
            room.next_power_of_two() / 2
        };
        Self {
            slots: vec![[Slot::default(); WAYS]; len],
            mask: len as u64 - 1,
            age: 1,
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.slots.fill([Slot::default(); WAYS]);
        self.age = 1;
    }

    /// A new search begins: what is older gives way first.
    pub(crate) fn next_search(&mut self) {
        self.age = self.age.wrapping_add(1).max(1);
    }

    #[inline]
    pub(crate) fn get(&self, key: u64, ply: i32) -> Option<Entry> {
        let check = (key >> 32) as u32;
        let slots = &self.slots[(key & self.mask) as usize];
        let slot = slots
            .iter()
            .find(|slot| slot.check == check && slot.age != 0)?;
        Some(Entry {
            score: Score::from_stored(slot.score).moved(ply),
            depth: i32::from(slot.depth),
            bound: match slot.bound {
                0 => Bound::Upper,
                1 => Bound::Lower,
                _ => Bound::Exact,
            },
            best: slot.best,
        })
    }

    #[inline]
    pub(crate) fn put(&mut self, key: u64, ply: i32, entry: Entry) {
        let check = (key >> 32) as u32;
        let age = self.age;
        let slots = &mut self.slots[(key & self.mask) as usize];
        let known = slots
            .iter()
            .position(|slot| slot.check == check && slot.age != 0);
        let way = known.unwrap_or_else(|| {
            // The first way is kept for depth, unless it is left from an earlier search.
            usize::from(slots[0].age == age && i32::from(slots[0].depth) > entry.depth)
        });
        let best = if entry.best == NO_MOVE && known.is_some() {
            slots[way].best
        } else {
            entry.best
        };
        slots[way] = Slot {
            check,
            score: entry.score.moved(-ply).stored(),
            best,
            depth: entry.depth.clamp(-100, 120) as i8,
            bound: entry.bound as u8,
            age,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Entry, NO_MOVE, Table};
    use crate::search::score::Score;

    fn entry(score: Score, depth: i32, best: u16) -> Entry {
        Entry {
            score,
            depth,
            bound: Bound::Exact,
            best,
        }
    }

    #[test]
    fn a_win_is_kept_as_a_distance_from_its_own_position() {
        let mut table = Table::new(1);
        table.put(42, 6, entry(Score::win_in(9), 3, 1));
        assert_eq!(table.get(42, 6), Some(entry(Score::win_in(9), 3, 1)));
        assert_eq!(table.get(42, 2).map(|e| e.score), Some(Score::win_in(5)));
        assert_eq!(table.get(43, 2), None);
    }

    #[test]
    fn a_best_move_is_not_forgotten_by_a_visit_that_found_none() {
        let mut table = Table::new(1);
        table.put(7, 0, entry(Score::new(10), 3, 5));
        table.put(7, 0, entry(Score::new(-10), 4, NO_MOVE));
        assert_eq!(table.get(7, 0).map(|e| e.best), Some(5));
    }

    #[test]
    fn memory_stays_within_what_was_asked_for() {
        for megabytes in [1, 3, 16] {
            let table = Table::new(megabytes);
            assert!(size_of_val(&table.slots[..]) <= megabytes * 1024 * 1024);
        }
    }
}
