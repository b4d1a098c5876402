//! When a search has to end: nodes, depth, time, a flag. The only file of the search that may look at a clock.
//! Time only ever stops a search; it never takes part in the choice of a move.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The bounds of one search. With none of them set it goes on until the end of the game is proved.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Nodes to visit at most.
    pub nodes: Option<u64>,
    /// Plies to look ahead at most, extensions apart.
    pub depth: Option<i32>,
    /// Milliseconds to spend at most.
    pub time_ms: Option<i64>,
    /// Set from any thread, it ends the search within 4096 nodes; the best finished answer stands.
    pub stop: Arc<AtomicBool>,
}

impl Limits {
    /// A search of a fixed number of nodes: the same answer on every machine.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// A search of a fixed depth.
    #[must_use]
    pub fn depth(depth: i32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }

    /// A search of a fixed time.
    #[must_use]
    pub fn time_ms(time_ms: i64) -> Self {
        Self {
            time_ms: Some(time_ms),
            ..Self::default()
        }
    }
}

/// The nodes between two looks at the clock and the stop flag.
const BETWEEN_LOOKS: u64 = 2048;

/// Limits being kept: counts nodes, says when it is over.
#[derive(Debug)]
pub(crate) struct Watch {
    nodes: u64,
    next_look: u64,
    last_node: u64,
    deadline: Option<Instant>,
    stop: Arc<AtomicBool>,
    over: bool,
}

impl Watch {
    pub(crate) fn new(limits: &Limits) -> Self {
        let deadline = limits
            .time_ms
            .map(|ms| Instant::now() + Duration::from_millis(u64::try_from(ms).unwrap_or(0)));
        let last_node = limits.nodes.unwrap_or(u64::MAX);
        Self {
            nodes: 0,
            next_look: BETWEEN_LOOKS.min(last_node),
            last_node,
            deadline,
            stop: Arc::clone(&limits.stop),
            over: false,
        }
    }

    /// Counts one node; true when the search has to end.
    #[inline]
    pub(crate) fn count(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look()
        } else {
            self.over
        }
    }

    /// True once a limit was met.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    /// The nodes visited.
    pub(crate) fn visited(&self) -> u64 {
        self.nodes
    }

    #[cold]
    fn look(&mut self) -> bool {
        self.over = self.nodes >= self.last_node
            || self.stop.load(Ordering::Relaxed)
            || self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline);
        self.next_look = (self.nodes + BETWEEN_LOOKS).min(self.last_node.max(self.nodes + 1));
        self.over
    }
}

#[cfg(test)]
mod tests {
    use super::{Limits, Watch};
    use std::sync::atomic::Ordering;

    #[test]
    fn a_node_limit_is_met_exactly() {
        let mut watch = Watch::new(&Limits::nodes(5000));
        while !watch.count() {}
        assert_eq!(watch.visited(), 5000);
        assert!(watch.is_over());
    }

    #[test]
    fn the_stop_flag_is_seen_within_4096_nodes() {
        let limits = Limits::default();
        let mut watch = Watch::new(&limits);
        for _ in 0..10_000 {
            assert!(!watch.count());
        }
        limits.stop.store(true, Ordering::Relaxed);
        let before = watch.visited();
        while !watch.count() {}
        assert!(watch.visited() - before <= 4096);
    }
}
