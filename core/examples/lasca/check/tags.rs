//! What a checked position shows, as the tags of its row name it.
//! Each tag is a property of the position and its legal moves; a row names all that hold.

use std::collections::HashSet;

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
        .map(|m| Route::new(position, rules, m))
        .collect();
    let tags = [
        of_board(position, &moves),
        of_ends(position, rules, &moves),
        of_pieces(position, rules, &routes),
        of_squares(position, rules, &routes),
    ];
    let holding = tags.into_iter().flatten().filter(|(_, holds)| *holds);
    holding.map(|(tag, _)| tag).collect()
}

/// Tags with whether they hold.
type Tags = Vec<(&'static str, bool)>;

fn of_board(position: &Position, moves: &[Move]) -> Tags {
    let columns = || position.board().columns().map(|(_, column)| column);
    let tallest = columns().map(Column::height).max().unwrap_or(0);
    let captures = || moves.iter().filter(|m| m.is_capture());
    let capturers: HashSet<Square> = captures().map(Move::origin).collect();
    let ends: HashSet<(Square, Square)> =
        captures().map(|m| (m.origin(), m.last_landing())).collect();
    let promotes = |m: &Move| !m.is_capture() && position.promotes(m);
    vec![
        ("tall-6", (6..10).contains(&tallest)),
        ("tall-10", tallest >= 10),
        ("three-runs", columns().any(|column| runs(column) > 2)),
        ("only-move", moves.len() == 1),
        ("many-moves", moves.len() >= 15),
        ("many-capturers", capturers.len() >= 3),
        ("same-from-and-end", ends.len() < captures().count()),
        ("promotion-by-step", moves.iter().any(promotes)),
    ]
}

fn of_ends(position: &Position, rules: Rules, moves: &[Move]) -> Tags {
    let owns = !position.board().owned(position.turn()).is_empty();
    let left = rules.quiet_limit.map(|limit| limit - position.quiet());
    let status = position.status(rules);
    let won = status.is_some_and(|outcome| outcome.winner().is_some());
    vec![
        ("no-column", !owns),
        ("blocked", owns && moves.is_empty()),
        (
            "draw-near",
            left.is_some_and(|left| (2..=5).contains(&left)),
        ),
        ("draw-next", left == Some(1)),
        ("drawn", matches!(status, Some(Outcome::Draw { .. }))),
        (
            "lost-at-draw-limit",
            won && left.is_some_and(|left| left <= 0),
        ),
    ]
}

/// What is taken, uncovered and promoted.
fn of_pieces(position: &Position, rules: Rules, routes: &[Route]) -> Tags {
    let any = |holds: &dyn Fn(&Route) -> bool| routes.iter().any(holds);
    let mover = position.turn();
    let own = |piece: &Piece| piece.side == mover;
    let is_officer = |piece: &Piece| piece.role == Role::Officer;
    let officer = any(&|r| r.taken.iter().any(is_officer));
    let uncovers =
        |holds: &dyn Fn(&Piece) -> bool| any(&|r| r.uncovered.iter().flatten().any(holds));
    let before_last = |r: &Route| r.uncovered.iter().rev().skip(1).flatten().any(own);
    vec![
        ("uncovers-enemy", uncovers(&|piece| !own(piece))),
        ("uncovers-own", uncovers(&own)),
        ("uncovers-own-mid-move", any(&before_last)),
        (
            "frees-officer",
            uncovers(&|piece| own(piece) && is_officer(piece)),
        ),
        ("officer-captured", officer && !rules.demote),
        ("officer-demoted", officer && rules.demote),
        (
            "promotion-by-capture",
            any(&|r| position.promotes(&r.played)),
        ),
    ]
}

/// Where the way leads.
fn of_squares(position: &Position, rules: Rules, routes: &[Route]) -> Tags {
    let any = |holds: &dyn Fn(&Route) -> bool| routes.iter().any(holds);
    let twice = |squares: &[Square]| squares.iter().collect::<HashSet<_>>().len() < squares.len();
    let at_once = |r: &Route| r.over.windows(2).any(|pair| pair[0] == pair[1]);
    let through = |r: &Route| r.landings().contains(&r.played.origin());
    let back = |r: &Route| r.over.len() > 2 && r.played.last_landing() == r.played.origin();
    let far = |square: &Square| square.is_far_rank(position.turn());
    let barred = !rules.rejump && any(&|r| r.is_barred(position, rules));
    vec![
        ("rejump", any(&|r| twice(&r.over))),
        ("rejump-at-once", any(&at_once)),
        ("rejump-later", any(&Route::comes_back)),
        ("rejump-forbidden", barred),
        ("long-capture", any(&|r| r.over.len() >= 4)),
        ("same-landing-twice", any(&|r| twice(r.landings()))),
        ("through-start-square", any(&through)),
        ("ends-on-start-square", any(&back)),
        (
            "officer-passes-far-rank",
            any(&|r| r.officer && r.between().iter().any(far)),
        ),
    ]
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
    fn new(position: &Position, rules: Rules, played: &Move) -> Route {
        let jumps = position.jumps(played, rules);
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
