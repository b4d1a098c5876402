//! What a move does, as facts that a hint can word: each is one detector over the position before and after.
//! Knows positions, moves and the answer of a search; forms no sentence.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;
use crate::rules::Rules;
use crate::search::SearchResult;
use crate::side::Side;
use crate::square::{Square, SquareSet};

/// One thing that a move does for the side that plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// There is no other legal move.
    OnlyMove,
    /// With this move the side wins whatever the other does.
    WinsByForce {
        /// At the latest in so many moves of its own, this one counted.
        moves: i32,
    },
    /// The commander becomes an officer.
    Promotes {
        /// Where.
        square: Square,
    },
    /// It takes pieces.
    Captures {
        /// How many pieces are taken.
        count: i32,
        /// How many of them were officers.
        officers: i32,
    },
    /// Own pieces come out of captivity: they lie on top of their columns now.
    Frees {
        /// Soldiers set free.
        soldiers: i32,
        /// Officers set free.
        officers: i32,
    },
    /// A column set free has guards: own pieces beneath its commander.
    GainsGuards {
        /// Where it stands.
        square: Square,
        /// How many guards, the commander apart.
        guards: i32,
    },
    /// A column of the other side could have been promoted next; now it cannot.
    StopsPromotion {
        /// Where that column stands.
        square: Square,
    },
    /// The other side could have taken this column's commander next; now it cannot.
    SavesCommander {
        /// Where the column stood before the move.
        square: Square,
        /// What its commander is.
        role: Role,
    },
    /// The other side could do as it liked and now has to capture.
    ForcesCapture {
        /// The column that must capture, where there is only one.
        square: Option<Square>,
    },
    /// Columns of the other side that could move before have no move left.
    Blocks {
        /// How many.
        columns: i32,
        /// The first of them.
        square: Square,
    },
}

/// More captures than this are not looked through: only set-ups that no game reaches have as many.
const MOST_CAPTURES: usize = 2000;

/// What `played` does in `position`, the most telling first. `result` is the answer of the search that chose it.
#[must_use]
pub fn facts(position: &Position, rules: Rules, played: &Move, result: &SearchResult) -> Vec<Fact> {
    let Ok(after) = position.play(played, rules) else {
        return Vec::new();
    };
    let scene = Scene {
        before: position,
        after: &after,
        passed: position.passed(),
        played,
        rules,
    };
    let mut facts = Vec::new();
    facts.extend(only_move(position, rules, played));
    facts.extend(wins_by_force(played, result));
    facts.extend(scene.promotes());
    facts.extend(scene.captures());
    facts.extend(scene.frees());
    facts.extend(scene.gains_guards());
    facts.extend(scene.stops_promotion());
    facts.extend(scene.saves_commander());
    facts.extend(scene.forces_capture());
    facts.extend(scene.blocks());
    facts
}

fn only_move(position: &Position, rules: Rules, played: &Move) -> Option<Fact> {
    position
        .is_only_move(rules, played)
        .then_some(Fact::OnlyMove)
}

fn wins_by_force(played: &Move, result: &SearchResult) -> Option<Fact> {
    let plies = result.score.plies_to_win()?;
    // The winner makes the first and the last of these plies.
    let moves = (plies + 1) / 2;
    (result.best == Some(*played) && plies > 0).then_some(Fact::WinsByForce { moves })
}

/// A move between the position before it and the one after it.
struct Scene<'a> {
    before: &'a Position,
    after: &'a Position,
    /// The position before the move, were the other side to move in it.
    passed: Position,
    played: &'a Move,
    rules: Rules,
}

impl Scene<'_> {
    fn side(&self) -> Side {
        self.before.turn()
    }

    fn promotes(&self) -> Option<Fact> {
        let square = self.played.last_landing();
        self.before
            .promotes(self.played)
            .then_some(Fact::Promotes { square })
    }

    fn captures(&self) -> Option<Fact> {
        let jumps = self.before.jumps(self.played, self.rules);
        let officers = jumps
            .iter()
            .filter(|jump| jump.taken.role == Role::Officer)
            .count();
        (!jumps.is_empty()).then_some(Fact::Captures {
            count: jumps.len() as i32,
            officers: officers as i32,
        })
    }

    /// Squares that the other side's columns held before and own columns hold now, the mover's own apart.
    fn freed(&self) -> SquareSet {
        let (side, board) = (self.side(), self.before.board());
        let held = board.owned(side.other());
        self.after
            .board()
            .owned(side)
            .filter(|&s| held.contains(s) && s != self.played.last_landing())
            .collect()
    }

    fn frees(&self) -> Option<Fact> {
        let (mut soldiers, mut officers) = (0, 0);
        for square in self.freed() {
            let column = self.after.board()[square];
            for piece in column.iter().take(column.guards()) {
                match piece.role {
                    Role::Soldier => soldiers += 1,
                    Role::Officer => officers += 1,
                }
            }
        }
        (soldiers + officers > 0).then_some(Fact::Frees { soldiers, officers })
    }

    fn gains_guards(&self) -> Option<Fact> {
        let guards = |square: Square| self.after.board()[square].guards() as i32 - 1;
        let square = self.freed().max_by_key(|&square| guards(square))?;
        (guards(square) > 0).then_some(Fact::GainsGuards {
            square,
            guards: guards(square),
        })
    }

    fn stops_promotion(&self) -> Option<Fact> {
        let (threat, left) = (
            promoting(&self.passed, self.rules),
            promoting(self.after, self.rules),
        );
        let enemy = self.after.board().owned(self.side().other());
        let square = threat
            .clone()
            .find(|&square| !left.contains(square) && enemy.contains(square))?;
        Some(Fact::StopsPromotion { square })
    }

    fn saves_commander(&self) -> Option<Fact> {
        let attacked = jumped(&self.passed, self.rules);
        let still = jumped(self.after, self.rules);
        let now = |square: Square| {
            if square == self.played.origin() {
                self.played.last_landing()
            } else {
                square
            }
        };
        let saved = attacked.filter(|&square| !still.contains(now(square)));
        let square = saved.max_by_key(|&square| self.worth(square))?;
        let role = self.before.board().commander(square)?.role;
        Some(Fact::SavesCommander { square, role })
    }

    /// Which of several saved columns is worth telling.
    fn worth(&self, square: Square) -> (bool, usize) {
        let column = self.before.board()[square];
        let officer = self.before.board().officers().contains(square);
        (officer, column.prisoners())
    }

    fn forces_capture(&self) -> Option<Fact> {
        let mut capturers = self.after.capturers();
        if capturers.is_empty() || self.passed.must_capture() {
            return None;
        }
        let first = capturers.next();
        Some(Fact::ForcesCapture {
            square: first.filter(|_| capturers.is_empty()),
        })
    }

    fn blocks(&self) -> Option<Fact> {
        if self.after.must_capture() || self.passed.must_capture() {
            return None;
        }
        let enemy = self.after.board().owned(self.side().other());
        let movable = self.after.movable();
        let blocked: SquareSet = self
            .passed
            .movable()
            .filter(|&s| enemy.contains(s) && !movable.contains(s))
            .collect();
        let square = blocked.clone().next()?;
        Some(Fact::Blocks {
            columns: blocked.len() as i32,
            square,
        })
    }
}

/// The columns of the side to move that could be promoted by their next move.
fn promoting(position: &Position, rules: Rules) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    each_of_a_few(position, rules, |played| {
        if position.promotes(played) {
            set = set.with(played.origin());
        }
    });
    set
}

/// The squares that the side to move could jump by its next move.
fn jumped(position: &Position, rules: Rules) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    each_of_a_few(position, rules, |played| {
        let mut from = played.origin();
        for &to in played.landings() {
            if let Some(over) = from.between(to) {
                set = set.with(over);
            }
            from = to;
        }
    });
    set
}

fn each_of_a_few(position: &Position, rules: Rules, mut see: impl FnMut(&Move)) {
    let mut seen = 0;
    let _ = position.visit_moves(rules, |played| {
        see(played);
        seen += 1;
        if seen < MOST_CAPTURES {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
}
