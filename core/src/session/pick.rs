//! What a touched square does to the squares chosen so far: a filter over the legal moves that begin with them.
//! Knows no rule, no clock and no seat, and never lists all moves where it asks for one (R6.7).

use super::change::{Refusal, RefusalWhy};
use super::new_game::InputRules;
use crate::movegen::Visit;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::Square;

/// Routes looked at before a question about all of them is given up; more exist in composed positions only.
const MOST_ROUTES: usize = 2000;

/// What a touch does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Touch {
    /// The choice is now this: an origin, or nothing.
    Choose(Vec<Square>),
    /// The column goes on to the end of this path, which begins with an origin; then, maybe, it has to be asked which way.
    Go(Vec<Square>, Option<Refusal>),
    /// It does nothing.
    Keep,
    /// It is refused.
    Refuse(Refusal),
}

/// A position in which a person chooses.
#[derive(Clone, Copy)]
pub(super) struct Pick<'a> {
    pub position: &'a Position,
    pub rules: Rules,
    pub input: InputRules,
}

impl Pick<'_> {
    /// What touching `square` does while `path` (origin first) is chosen.
    pub fn tap(&self, path: &[Square], square: Square) -> Touch {
        match path {
            [] => self.first_tap(square),
            [origin, landings @ ..] => self.next_tap(*origin, landings, square),
        }
    }

    /// What dragging the column on `from` to `to` does.
    pub fn drop(&self, path: &[Square], from: Square, to: Square) -> Touch {
        if from == to {
            return Touch::Keep;
        }
        match path {
            [origin, landings @ ..] if !landings.is_empty() => {
                let here = landings.last() == Some(&from);
                if here {
                    self.next_tap(*origin, landings, to)
                } else {
                    self.refuse_unfinished(path, from)
                }
            }
            _ => match self.fault(from) {
                Some(refusal) => Touch::Refuse(refusal),
                None => match self.next_tap(from, &[], to) {
                    Touch::Choose(_) => Touch::Refuse(self.not_a_landing(&[from], to)),
                    touch => touch,
                },
            },
        }
    }

    /// Whether a path is a whole move: it has landings and cannot go on.
    pub fn is_whole(&self, path: &[Square]) -> bool {
        path.len() > 1 && self.next(path).is_empty()
    }

    /// The squares to which a path can go on.
    pub fn next(&self, path: &[Square]) -> Vec<Square> {
        match path {
            [] => Vec::new(),
            [origin, landings @ ..] => self
                .position
                .next_landings(self.rules, *origin, landings)
                .to_vec(),
        }
    }

    /// The only legal move, if there is exactly one.
    pub fn only_move(&self) -> Option<Move> {
        let mut found = None;
        let end = self.position.visit_moves(self.rules, |played| match found {
            None => {
                found = Some(*played);
                Visit::Continue(())
            }
            Some(_) => Visit::Break(()),
        });
        found.filter(|_| end.is_continue())
    }

    fn first_tap(&self, square: Square) -> Touch {
        if self.input.one_tap_forced
            && let Some(only) = self.only_move()
            && (only.origin() == square || only.landings().contains(&square))
        {
            return Touch::Go(Vec::from(only), None);
        }
        let Some(refusal) = self.fault(square) else {
            return Touch::Choose(vec![square]);
        };
        if self.input.quick_input && self.position.board().is_empty(square) {
            return self.quick_tap(square);
        }
        Touch::Refuse(refusal)
    }

    /// An empty square was touched and nothing is chosen: the one move that ends there is meant.
    fn quick_tap(&self, square: Square) -> Touch {
        let mut seen = Routes::to(square);
        let _ = self
            .position
            .visit_moves(self.rules, |played| seen.see(played));
        let mut origins: Vec<Square> = seen.found.iter().map(Move::origin).collect();
        origins.dedup();
        match seen.found.as_slice() {
            [only] if !seen.gave_up => Touch::Go(Vec::from(*only), None),
            [] => Touch::Refuse(refusal(square, RefusalWhy::NothingThere, self.movable())),
            _ => Touch::Refuse(refusal(square, RefusalWhy::Ambiguous, origins)),
        }
    }

    fn next_tap(&self, origin: Square, landings: &[Square], square: Square) -> Touch {
        let path: Vec<Square> = [&[origin], landings].concat();
        let next = self.next(&path);
        // A landing wins over choosing anew: a capture may come back to its origin (R4.7).
        if next.contains(&square) {
            return Touch::Go([&path[..], &[square]].concat(), None);
        }
        // Where the column stands is never meant as the end of a circle: a second tap there is a slip, or takes the choice back.
        let stands_here = path.last() == Some(&square);
        if self.input.final_square
            && !stands_here
            && let Some(touch) = self.far_tap(&path, square)
        {
            return touch;
        }
        if landings.is_empty() {
            self.choose_anew(origin, square)
        } else if stands_here {
            Touch::Keep
        } else {
            self.refuse_unfinished(&path, square)
        }
    }

    /// The last square of a capture was touched before the others: all routes there are followed as far as they agree.
    fn far_tap(&self, path: &[Square], square: Square) -> Option<Touch> {
        let (origin, landings) = path.split_first()?;
        let mut seen = Routes::to(square);
        let _ = self
            .position
            .visit_moves_from(self.rules, *origin, landings, |played| seen.see(played));
        let first = *seen.found.first()?;
        if seen.found.len() == 1 && !seen.gave_up {
            return Some(Touch::Go(Vec::from(first), None));
        }
        let agreed = if seen.gave_up {
            landings.len()
        } else {
            seen.agreed()
        };
        let mut on: Vec<Square> = seen
            .found
            .iter()
            .filter_map(|m| m.landings().get(agreed))
            .copied()
            .collect();
        on.sort_unstable();
        on.dedup();
        let ask = refusal(square, RefusalWhy::Ambiguous, on);
        let there = [&[*origin], &first.landings()[..agreed]].concat();
        Some(if agreed > landings.len() {
            Touch::Go(there, Some(ask))
        } else {
            Touch::Refuse(ask)
        })
    }

    fn choose_anew(&self, origin: Square, square: Square) -> Touch {
        if square == origin {
            return Touch::Choose(Vec::new());
        }
        match self.fault(square) {
            None => Touch::Choose(vec![square]),
            Some(fault) => match fault.why {
                RefusalWhy::MustCapture | RefusalWhy::Blocked => Touch::Refuse(fault),
                _ => Touch::Refuse(self.not_a_landing(&[origin], square)),
            },
        }
    }

    /// Why the column on `square` cannot be chosen; none if it can.
    fn fault(&self, square: Square) -> Option<Refusal> {
        let movable = self.position.movable();
        if movable.contains(square) {
            return None;
        }
        let why = match self.position.board()[square].owner() {
            None => RefusalWhy::NothingThere,
            Some(side) if side != self.position.turn() => RefusalWhy::NotYours,
            Some(_) if self.position.must_capture() => RefusalWhy::MustCapture,
            Some(_) => RefusalWhy::Blocked,
        };
        Some(refusal(square, why, movable.collect()))
    }

    fn movable(&self) -> Vec<Square> {
        self.position.movable().collect()
    }

    fn not_a_landing(&self, path: &[Square], square: Square) -> Refusal {
        refusal(square, RefusalWhy::NotALanding, self.next(path))
    }

    fn refuse_unfinished(&self, path: &[Square], square: Square) -> Touch {
        Touch::Refuse(refusal(
            square,
            RefusalWhy::CaptureNotFinished,
            self.next(path),
        ))
    }
}

/// The routes that end on one square.
struct Routes {
    square: Square,
    looked_at: usize,
    found: Vec<Move>,
    gave_up: bool,
}

impl Routes {
    fn to(square: Square) -> Self {
        Self {
            square,
            looked_at: 0,
            found: Vec::new(),
            gave_up: false,
        }
    }

    fn see(&mut self, played: &Move) -> Visit {
        if self.looked_at == MOST_ROUTES {
            self.gave_up = true;
            return Visit::Break(());
        }
        self.looked_at += 1;
        if played.last_landing() == self.square {
            self.found.push(*played);
        }
        Visit::Continue(())
    }

    /// How many landings all routes have in common.
    fn agreed(&self) -> usize {
        let Some((first, others)) = self.found.split_first() else {
            return 0;
        };
        let common = |other: &Move| {
            let pairs = first.landings().iter().zip(other.landings());
            pairs.take_while(|(a, b)| a == b).count()
        };
        others.iter().map(common).min().unwrap_or(0)
    }
}

pub(super) fn refusal(square: Square, why: RefusalWhy, instead: Vec<Square>) -> Refusal {
    Refusal {
        square: Some(square),
        why,
        instead,
    }
}
