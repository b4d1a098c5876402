//! What a checked position shows, as the tags of its row name it.
//! Each tag is a property of the position and its legal moves; a row names all that hold.

use std::collections::{HashMap, HashSet};

use lasca_core::{Column, Move, Outcome, Piece, Position, Role, Rules, Side, Square};

/// A composed row names no more than this.
const COMPOSED: &str = "set-up";

/// The difference between the tags of a row and those that hold; nothing where the row names none or is composed.
pub fn difference(tags: &[String], position: &Position, rules: Rules) -> Option<String> {
    if tags.is_empty() || tags.iter().any(|tag| tag == COMPOSED) {
        return None;
    }
    let mut named = tags.to_vec();
    named.sort();
    let mut found = holding(position, rules);
    found.sort_unstable();
    super::compare("tags", &named.join(" "), &found.join(" "))
}

fn holding(position: &Position, rules: Rules) -> Vec<&'static str> {
    let moves = position.legal_moves(rules);
    let routes: Vec<Route> = moves
        .iter()
        .filter(|m| m.is_capture())
        .map(|m| Route::new(position, m))
        .collect();
    let tags = of_position(position, rules, &moves)
        .into_iter()
        .chain(of_routes(position, rules, &routes));
    tags.filter(|(_, holds)| *holds)
        .map(|(tag, _)| tag)
        .collect()
}

fn of_position(position: &Position, rules: Rules, moves: &[Move]) -> Vec<(&'static str, bool)> {
    let tallest = position
        .board()
        .columns()
        .map(|(_, column)| column.height())
        .max()
        .unwrap_or(0);
    let owns = !position.board().owned(position.turn()).is_empty();
    let limit = rules.quiet_limit.unwrap_or(i32::MAX);
    let left = limit.saturating_sub(position.quiet());
    let won = position
        .status(rules)
        .is_some_and(|outcome| outcome.winner().is_some());
    let capturers: HashSet<Square> = moves
        .iter()
        .filter(|m| m.is_capture())
        .map(Move::origin)
        .collect();
    let mut ends = HashMap::new();
    for played in moves.iter().filter(|m| m.is_capture()) {
        *ends
            .entry((played.origin(), played.destination()))
            .or_insert(0) += 1;
    }
    let steps = |m: &&Move| !m.is_capture();
    vec![
        ("tall-6", (6..10).contains(&tallest)),
        ("tall-10", tallest >= 10),
        (
            "three-runs",
            position
                .board()
                .columns()
                .any(|(_, column)| runs(column) > 2),
        ),
        ("no-column", !owns),
        ("blocked", owns && moves.is_empty()),
        ("only-move", moves.len() == 1),
        ("many-moves", moves.len() >= 15),
        ("many-capturers", capturers.len() >= 3),
        ("same-from-and-end", ends.values().any(|count| *count > 1)),
        (
            "promotion-by-step",
            moves.iter().filter(steps).any(|m| position.promotes(m)),
        ),
        ("draw-near", (2..=5).contains(&left)),
        ("draw-next", left == 1),
        (
            "drawn",
            matches!(position.status(rules), Some(Outcome::Draw { .. })),
        ),
        ("lost-at-draw-limit", left <= 0 && won),
    ]
}

fn of_routes(position: &Position, rules: Rules, routes: &[Route]) -> Vec<(&'static str, bool)> {
    let any = |holds: &dyn Fn(&Route) -> bool| routes.iter().any(holds);
    let mover = position.turn();
    let own = |piece: &Option<Piece>| piece.is_some_and(|p| p.side == mover);
    let officer = any(&|r| r.taken.iter().any(|piece| piece.role == Role::Officer));
    vec![
        (
            "uncovers-enemy",
            any(&|r| {
                r.uncovered
                    .iter()
                    .any(|piece| piece.is_some() && !own(piece))
            }),
        ),
        ("uncovers-own", any(&|r| r.uncovered.iter().any(own))),
        (
            "uncovers-own-mid-move",
            any(&|r| {
                r.uncovered
                    .split_last()
                    .is_some_and(|(_, before)| before.iter().any(own))
            }),
        ),
        (
            "frees-officer",
            any(&|r| {
                r.uncovered
                    .iter()
                    .any(|piece| own(piece) && piece.is_some_and(|p| p.role == Role::Officer))
            }),
        ),
        ("officer-captured", officer && !rules.demote),
        ("officer-demoted", officer && rules.demote),
        (
            "rejump",
            any(&|r| r.over.iter().collect::<HashSet<_>>().len() < r.over.len()),
        ),
        (
            "rejump-at-once",
            any(&|r| r.over.windows(2).any(|pair| pair[0] == pair[1])),
        ),
        ("rejump-later", any(&Route::comes_back)),
        (
            "rejump-forbidden",
            !rules.rejump && any(&|r| r.is_barred(position, rules)),
        ),
        ("long-capture", any(&|r| r.over.len() >= 4)),
        (
            "same-landing-twice",
            any(&|r| r.landings().iter().collect::<HashSet<_>>().len() < r.over.len()),
        ),
        (
            "through-start-square",
            any(&|r| r.landings().contains(&r.played.origin())),
        ),
        (
            "ends-on-start-square",
            any(&|r| r.over.len() > 2 && r.played.destination() == r.played.origin()),
        ),
        (
            "promotion-by-capture",
            any(&|r| position.promotes(&r.played)),
        ),
        (
            "officer-passes-far-rank",
            any(&|r| r.officer && r.between().iter().any(|square| is_far(*square, mover))),
        ),
    ]
}

fn is_far(square: Square, side: Side) -> bool {
    square.is_far_rank(side)
}

fn runs(column: Column) -> usize {
    let sides: Vec<Side> = column.iter().map(|piece| piece.side).collect();
    1 + sides.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

/// A capture with what happens on its way.
struct Route {
    played: Move,
    officer: bool,
    over: Vec<Square>,
    taken: Vec<Piece>,
    /// What commands each jumped square afterwards.
    uncovered: Vec<Option<Piece>>,
}

impl Route {
    fn new(position: &Position, played: &Move) -> Route {
        let jumps = position.jumps(played);
        let over: Vec<Square> = jumps.iter().map(|jump| jump.over).collect();
        let times = |leg: usize| {
            over[..=leg]
                .iter()
                .filter(|square| **square == over[leg])
                .count()
        };
        let uncovered = (0..over.len())
            .map(|leg| position.board()[over[leg]].iter().nth(times(leg)))
            .collect();
        Route {
            played: *played,
            officer: position
                .board()
                .commander(played.origin())
                .is_some_and(|p| p.role == Role::Officer),
            taken: jumps.iter().map(|jump| jump.taken).collect(),
            uncovered,
            over,
        }
    }

    fn landings(&self) -> &[Square] {
        self.played.landings()
    }

    /// The landings before the last.
    fn between(&self) -> &[Square] {
        let last = self.landings().len() - 1;
        &self.landings()[..last]
    }

    /// Whether a square is jumped again after another was.
    fn comes_back(&self) -> bool {
        (2..self.over.len()).any(|leg| {
            self.over[leg - 1] != self.over[leg] && self.over[..leg].contains(&self.over[leg])
        })
    }

    /// Whether somewhere on the way a jump is barred only because its square was jumped before.
    fn is_barred(&self, position: &Position, rules: Rules) -> bool {
        let free = Rules {
            rejump: true,
            ..rules
        };
        (1..=self.over.len()).any(|legs| {
            let (origin, path) = (self.played.origin(), &self.landings()[..legs]);
            position.next_landings(free, origin, path)
                != position.next_landings(rules, origin, path)
        })
    }
}
