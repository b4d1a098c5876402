//! Moves as text: `c3-d4`, `d2xb4xd6`, `b6-c7*`, and the booklet's numbers (N1, N5).
//! Every landing is written and asked for: a move is never guessed from its ends.

use super::Folded;
use crate::movegen::Visit;
use crate::moves::{IllegalMove, Landings, Move};
use crate::position::Position;
use crate::rules::Rules;
use crate::square::Square;

/// A text is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why} (at character {})", at + 1)]
pub struct MoveError {
    /// How many characters come before the place.
    pub at: i32,
    /// What is wrong.
    pub why: MoveFault,
}

/// What is wrong with the text of a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveFault {
    /// Something else than a playable square.
    #[error("{}", if .0.is_empty() { "a square is missing".to_owned() } else { format!("no such square: {}", .0) })]
    NoSuchSquare(String),
    /// Something else than `-` or `x` between two squares, or the wrong one of them.
    #[error("{} is expected here", match wanted { Some(sign) => format!("'{sign}'"), None => "'-' or 'x'".to_owned() })]
    WrongSign {
        /// The sign that would be right, if only one would.
        wanted: Option<char>,
    },
    /// A single square is no move.
    #[error("a landing is missing")]
    NoLanding,
    /// More than 21 landings.
    #[error("no move has that many landings")]
    TooLong,
    /// `*` on a move that promotes nobody.
    #[error("nothing is promoted by this move")]
    NoPromotion,
    /// Landings are left out, and several moves fit.
    #[error("ambiguous: {} and others fit", moves.join(", "))]
    Ambiguous {
        /// Two of the moves that fit, or more.
        moves: Vec<String>,
    },
    /// The path is no legal move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// How many routes are looked at before "ambiguous" is given up as a reason (R6.7).
const ROUTES_LOOKED_AT: usize = 4096;

/// What a move text says before any position is asked.
struct Path {
    squares: Vec<(Square, i32)>,
    signs: Vec<(char, i32)>,
    numbers: bool,
    star: Option<i32>,
}

impl Path {
    /// The landings. The booklet writes a capture with the squares jumped, too: `17-13-9` is e5 over d4 to c3.
    fn landings(&self) -> Result<Landings, MoveError> {
        let mut landings = Landings::new();
        let mut from = self.squares[0].0;
        let mut rest = &self.squares[1..];
        while let [(first, at), further @ ..] = rest {
            let (mut to, mut beyond) = (*first, further);
            if let [(second, _), others @ ..] = further
                && self.numbers
                && from.between(*second) == Some(*first)
            {
                (to, beyond) = (*second, others);
            }
            if !landings.push(to) {
                return fault(*at, MoveFault::TooLong);
            }
            (from, rest) = (to, beyond);
        }
        Ok(landings)
    }
}

impl Position {
    /// The text of a legal move, with `*` where it promotes.
    pub fn move_text(&self, played: &Move) -> String {
        // Put together by hand: a snapshot writes some twenty of these.
        let sign = if played.is_capture() { 'x' } else { '-' };
        let mut text = String::with_capacity(3 * played.landings().len() + 3);
        text.extend(played.origin().letters());
        for landing in played.landings() {
            text.push(sign);
            text.extend(landing.letters());
        }
        if self.promotes(played) {
            text.push('*');
        }
        text
    }

    /// Reads a legal move.
    ///
    /// # Errors
    /// Says what is wrong and where, or why the move is not legal.
    pub fn parse_move(&self, text: &str, rules: Rules) -> Result<Move, MoveError> {
        let path = path(text)?;
        let origin = path.squares[0].0;
        let landings = path.landings()?;
        let played = Move::from_parts(origin, landings);
        self.play(&played, rules)
            .map_err(|why| self.explain(&path, &played, why, rules))?;
        if !path.numbers {
            let wanted = if played.is_capture() { 'x' } else { '-' };
            if let Some(&(_, at)) = path.signs.iter().find(|(sign, _)| *sign != wanted) {
                return fault(
                    at,
                    MoveFault::WrongSign {
                        wanted: Some(wanted),
                    },
                );
            }
        }
        match path.star {
            Some(at) if !self.promotes(&played) => fault(at, MoveFault::NoPromotion),
            _ => Ok(played),
        }
    }

    /// Finds the place of an illegal leg, and tells an abbreviated text from a wrong one.
    fn explain(&self, path: &Path, played: &Move, why: IllegalMove, rules: Rules) -> MoveError {
        let at = match &why {
            IllegalMove::NotALanding { landing, .. } => self.place(path, played, *landing, rules),
            _ => path.squares[0].1,
        };
        if matches!(
            why,
            IllegalMove::GameOver
                | IllegalMove::NotYours { .. }
                | IllegalMove::CaptureNotFinished { .. }
        ) {
            return MoveError {
                at,
                why: why.into(),
            };
        }
        let moves = self.routes_with(played, rules);
        if moves.len() > 1 {
            return MoveError {
                at: path.squares[0].1,
                why: MoveFault::Ambiguous { moves },
            };
        }
        MoveError {
            at,
            why: why.into(),
        }
    }

    /// Where the text names the landing that fails: a path may have named the square before, when it was right.
    fn place(&self, path: &Path, played: &Move, landing: Square, rules: Rules) -> i32 {
        let all = played.landings();
        let reached = (0..all.len()).take_while(|&done| {
            let next = self.next_landings(rules, played.origin(), &all[..done]);
            next.contains(&all[done])
        });
        let before = all[..reached.count()].iter().filter(|&&l| l == landing);
        let mut named = path.squares[1..].iter().filter(|(l, _)| *l == landing);
        named
            .nth(before.count())
            .map_or(path.squares[0].1, |&(_, at)| at)
    }

    /// Up to two legal moves with the origin and the last landing of `named` that pass over its landings in order.
    fn routes_with(&self, named: &Move, rules: Rules) -> Vec<String> {
        let mut found = Vec::new();
        let mut looked_at = 0;
        let _ = self.visit_moves_from(rules, named.origin(), &[], |played| {
            looked_at += 1;
            let mut route = played.landings().iter();
            let passes = named
                .landings()
                .iter()
                .all(|landing| route.any(|l| l == landing));
            if passes && played.last_landing() == named.last_landing() {
                found.push(self.move_text(played));
            }
            if found.len() == 2 || looked_at == ROUTES_LOOKED_AT {
                Visit::Break(())
            } else {
                Visit::Continue(())
            }
        });
        found
    }
}

fn fault<T>(at: i32, why: MoveFault) -> Result<T, MoveError> {
    Err(MoveError { at, why })
}

fn path(text: &str) -> Result<Path, MoveError> {
    let mut text = Folded::new(text);
    let mut path = Path {
        squares: Vec::new(),
        signs: Vec::new(),
        numbers: false,
        star: None,
    };
    loop {
        text.skip_spaces();
        let at = text.offset();
        let (square, number) = square(&mut text)?;
        path.numbers |= number;
        path.squares.push((square, at));
        text.skip_spaces();
        let at = text.offset();
        match text.next() {
            Some(sign @ ('-' | 'x')) => path.signs.push((sign, at)),
            Some('*') => {
                path.star = Some(at);
                break;
            }
            None => break,
            Some(_) => return fault(at, MoveFault::WrongSign { wanted: None }),
        }
    }
    text.skip_spaces();
    if text.peek().is_some() {
        return fault(text.offset(), MoveFault::WrongSign { wanted: None });
    }
    if path.squares.len() < 2 {
        return fault(text.offset(), MoveFault::NoLanding);
    }
    Ok(path)
}

/// Reads a square by its name or by the booklet's number, 1 (a1) to 25 (g7).
fn square(text: &mut Folded) -> Result<(Square, bool), MoveError> {
    let at = text.offset();
    let word = text.take_while(|c| !matches!(c, ' ' | '-' | 'x' | '*'));
    let named = word.parse::<Square>().ok();
    let numbered = || {
        let digits =
            word.len() <= 2 && word.bytes().all(|b| b.is_ascii_digit()) && !word.starts_with('0');
        digits
            .then(|| word.parse::<i32>().ok())
            .flatten()
            .and_then(|n| Square::new(n - 1))
    };
    match (named, numbered()) {
        (Some(square), _) => Ok((square, false)),
        (None, Some(square)) => Ok((square, true)),
        (None, None) => fault(at, MoveFault::NoSuchSquare(word)),
    }
}
