//! When the computer agrees to a draw: the only place that decides it.
//! Knows numbers only: how long nothing has happened, and what the search thinks of the position.
//!
//! Where a draw is at stake and the computer's own search sees nothing to win, it looks deeper before it says so: what a
//! level overlooks at its own depth is not given away. After a long time without progress it looks deeper at every move.

use crate::search::SearchResult;

/// What a computer knows when it thinks of a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Standing {
    /// Plies played.
    pub ply: i32,
    /// Plies in a row without capture or promotion.
    pub quiet: i32,
    /// What its search thinks of its position, in hundredths of a soldier.
    pub score: i32,
    /// Plies to a forced end that its search sees.
    pub win_in: Option<i32>,
    /// Whether a deeper look found the same.
    pub even: bool,
}

/// A draw that is offered, or may be offered or hoped for, while the computer thinks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stake {
    ply: i32,
    quiet: i32,
}

/// No game is agreed drawn before this ply.
const FIRST_PLY: i32 = 60;
/// Nor within so many plies of a capture or promotion.
const FIRST_QUIET: i32 = 20;
/// A computer waits longer before it offers by itself: until then it tries to win.
const OFFER_QUIET: i32 = 40;
/// From here on it looks deeper at every move, to make progress if there is any to be made.
const LONG_QUIET: i32 = 120;
/// From here on any score that proves no win is called even.
const ANY_SCORE: i32 = 200;
/// How many times its own nodes a deeper look may visit, and how many at most.
const DEEPER: u64 = 20;
const DEEPEST: u64 = 2_000_000;

impl Standing {
    /// More quiet plies than this change nothing.
    pub const LONGEST: usize = 400;

    /// How much better than even a position may look and still be called even. It grows with the plies in which
    /// nothing came of it, so that no game shuffles for ever.
    fn tolerance(&self) -> i32 {
        match self.quiet {
            quiet @ ..LONG_QUIET => quiet,
            quiet @ ..ANY_SCORE => 3 * quiet,
            _ => i32::MAX,
        }
    }

    fn is_even(&self) -> bool {
        self.win_in.is_none() && self.score <= self.tolerance()
    }
}

impl Stake {
    /// What is at stake after `ply` plies, of which the last `quiet` were quiet: something if a draw is `offered` to the
    /// computer, or if it `may_offer` one.
    pub fn new(ply: i32, quiet: i32, offered: bool, may_offer: bool) -> Option<Self> {
        let open = ply >= FIRST_PLY && quiet >= FIRST_QUIET;
        let asked = offered || quiet >= LONG_QUIET || (may_offer && quiet >= OFFER_QUIET);
        (open && asked).then_some(Self { ply, quiet })
    }

    /// The nodes of a deeper look, if this answer of a search of `nodes` nodes is worth one.
    pub fn deeper(&self, found: &SearchResult, nodes: u64) -> Option<u64> {
        let doubt = found.win_in.is_none() && self.quiet >= LONG_QUIET;
        (doubt || self.is_even(found))
            .then_some(nodes.saturating_mul(DEEPER).min(DEEPEST).max(nodes))
    }

    /// Whether this answer of a search calls the position even.
    pub fn is_even(&self, found: &SearchResult) -> bool {
        let standing = Standing {
            ply: self.ply,
            quiet: self.quiet,
            score: found.score.value(),
            win_in: found.win_in,
            even: true,
        };
        standing.is_even()
    }
}

/// Whether the computer accepts a draw.
pub(super) fn would_agree(standing: &Standing) -> bool {
    let open = standing.ply >= FIRST_PLY && standing.quiet >= FIRST_QUIET;
    open && standing.even && standing.is_even()
}

/// Whether the computer offers one with its move.
pub(super) fn would_offer(standing: &Standing) -> bool {
    let balanced = standing.score >= -standing.tolerance().min(i32::MAX - 1);
    standing.quiet >= OFFER_QUIET && balanced && would_agree(standing)
}

#[cfg(test)]
mod tests {
    use super::{Stake, Standing, would_agree, would_offer};
    use crate::search::{Score, SearchResult};

    const SHUFFLING: Standing = Standing {
        ply: 120,
        quiet: 60,
        score: 0,
        win_in: None,
        even: true,
    };

    #[test]
    fn an_even_game_without_progress_is_offered_and_accepted() {
        assert!(would_offer(&SHUFFLING));
        assert!(would_agree(&SHUFFLING));
    }

    #[test]
    fn nothing_is_agreed_early_or_soon_after_a_capture() {
        assert!(!would_agree(&Standing {
            ply: 59,
            ..SHUFFLING
        }));
        assert!(!would_agree(&Standing {
            quiet: 19,
            ..SHUFFLING
        }));
        assert!(!would_agree(&Standing {
            quiet: 19,
            score: -300,
            ..SHUFFLING
        }));
        assert!(would_agree(&Standing {
            ply: 60,
            quiet: 20,
            ..SHUFFLING
        }));
        assert!(!would_offer(&Standing {
            quiet: 39,
            ..SHUFFLING
        }));
    }

    #[test]
    fn who_sees_an_advantage_plays_on_until_nothing_has_come_of_it_for_long() {
        assert!(!would_agree(&Standing {
            score: 150,
            ..SHUFFLING
        }));
        assert!(would_agree(&Standing {
            score: 150,
            quiet: 130,
            ..SHUFFLING
        }));
        assert!(would_agree(&Standing {
            score: 2000,
            quiet: 200,
            ..SHUFFLING
        }));
    }

    #[test]
    fn who_is_worse_accepts_but_does_not_beg() {
        assert!(would_agree(&Standing {
            score: -300,
            ..SHUFFLING
        }));
        assert!(!would_offer(&Standing {
            score: -300,
            ..SHUFFLING
        }));
    }

    #[test]
    fn a_forced_end_is_played_out() {
        assert!(!would_agree(&Standing {
            score: 29_990,
            win_in: Some(10),
            quiet: 300,
            ..SHUFFLING
        }));
        assert!(!would_agree(&Standing {
            score: -29_990,
            win_in: Some(-10),
            quiet: 300,
            ..SHUFFLING
        }));
    }

    #[test]
    fn nothing_is_agreed_that_was_not_looked_into() {
        assert!(!would_agree(&Standing {
            even: false,
            ..SHUFFLING
        }));
        assert!(!would_offer(&Standing {
            even: false,
            ..SHUFFLING
        }));
    }

    #[test]
    fn a_draw_is_at_stake_where_it_may_be_agreed_and_somebody_may_speak_of_it() {
        assert!(
            Stake::new(59, 59, true, true).is_none() && Stake::new(60, 19, true, true).is_none()
        );
        assert!(
            Stake::new(60, 20, true, false).is_some() && Stake::new(60, 39, false, true).is_none()
        );
        assert!(
            Stake::new(60, 40, false, true).is_some()
                && Stake::new(150, 119, false, false).is_none()
        );
        assert!(Stake::new(150, 120, false, false).is_some());
    }

    #[test]
    fn a_deeper_look_is_taken_where_the_first_is_content_and_has_its_bounds() {
        let found = |score| SearchResult {
            score: Score::new(score),
            ..SearchResult::default()
        };
        let stake = Stake::new(100, 50, true, true).expect("at stake");
        assert_eq!(stake.deeper(&found(50), 1_000), Some(20_000));
        assert_eq!(stake.deeper(&found(-400), 1_000_000), Some(2_000_000));
        assert_eq!(stake.deeper(&found(0), 5_000_000), Some(5_000_000));
        assert_eq!(stake.deeper(&found(51), 1_000), None);
        let long = Stake::new(300, 120, false, false).expect("at stake");
        assert_eq!(long.deeper(&found(2_000), 1_000), Some(20_000));
        let won = SearchResult {
            win_in: Some(9),
            ..found(29_991)
        };
        assert_eq!(long.deeper(&won, 1_000), None);
        assert!(!long.is_even(&won) && long.is_even(&found(0)));
    }
}
