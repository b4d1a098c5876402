//! Every fact of a hint, against a plain definition of its own, over random games: each detector is met at least five times
//! where it holds and five times where it nearly does.

use std::collections::BTreeMap;

use lasca_core::search::{Engine, Fact, Limits, SearchResult, facts};
use lasca_core::{Move, Position, Role, Rules, Setup, Side, Square};

/// One move in one position, and what the detectors say of it.
struct Case {
    before: Position,
    after: Position,
    passed: Position,
    played: Move,
    rules: Rules,
    facts: Vec<Fact>,
}

impl Case {
    fn new(before: Position, played: Move, rules: Rules) -> Self {
        let after = before.play(&played, rules).expect("legal");
        let setup = before.setup();
        let passed = Position::try_from(Setup {
            turn: setup.turn.other(),
            ..setup
        })
        .expect("a position");
        let facts = facts(&before, rules, &played, &SearchResult::default());
        Self {
            before,
            after,
            passed,
            played,
            rules,
            facts,
        }
    }

    fn side(&self) -> Side {
        self.before.turn()
    }

    /// Own pieces on top of columns that were the enemy's, by square.
    fn freed(&self) -> Vec<(Square, Vec<Role>)> {
        let mut freed = Vec::new();
        for (square, column) in self.after.board().columns() {
            let was_held = self.before.board()[square].owner() == Some(self.side().other());
            if was_held
                && column.owner() == Some(self.side())
                && square != self.played.last_landing()
            {
                let run = column
                    .iter()
                    .take_while(|piece| piece.side == self.side())
                    .map(|piece| piece.role);
                freed.push((square, run.collect()));
            }
        }
        freed
    }

    fn attacked(&self, position: &Position) -> Vec<Square> {
        let moves = position.legal_moves(self.rules);
        moves
            .iter()
            .flat_map(|m| position.jumps(m, self.rules))
            .map(|jump| jump.over)
            .collect()
    }

    fn promoting(&self, position: &Position) -> Vec<Square> {
        let moves = position.legal_moves(self.rules);
        let promoting = moves.iter().filter(|m| {
            let after = position.play(m, self.rules).expect("legal");
            let role = |p: &Position, s: Square| p.board().commander(s).map(|piece| piece.role);
            role(position, m.origin()) == Some(Role::Soldier)
                && role(&after, m.last_landing()) == Some(Role::Officer)
        });
        promoting.map(Move::origin).collect()
    }

    fn movers(&self, position: &Position) -> Vec<Square> {
        position
            .legal_moves(self.rules)
            .iter()
            .map(Move::origin)
            .collect()
    }

    /// Where a column that stood on a square stands after the move.
    fn now(&self, square: Square) -> Square {
        if square == self.played.origin() {
            self.played.last_landing()
        } else {
            square
        }
    }
}

/// Whether the plain definition holds, and whether it nearly does.
type Verdict = (bool, bool);

fn promotes(case: &Case) -> Verdict {
    let (square, side) = (case.played.last_landing(), case.side());
    let before = case
        .before
        .board()
        .commander(case.played.origin())
        .expect("a column");
    let far = if side == Side::White { 6 } else { 0 };
    let soldier = before.role == Role::Soldier;
    (
        soldier && square.rank() == far,
        !soldier && square.rank() == far || soldier && (square.rank() - far).abs() == 1,
    )
}

fn captures(case: &Case) -> Verdict {
    let grown = case.after.board()[case.played.last_landing()].height()
        > case.before.board()[case.played.origin()].height();
    (grown, !grown && !case.attacked(&case.passed).is_empty())
}

fn frees(case: &Case) -> Verdict {
    let freed = case.freed();
    let uncovered = case
        .before
        .jumps(&case.played, case.rules)
        .iter()
        .any(|jump| !case.after.board().is_empty(jump.over));
    (!freed.is_empty(), freed.is_empty() && uncovered)
}

fn gains_guards(case: &Case) -> Verdict {
    let freed = case.freed();
    let guarded = freed.iter().any(|(_, run)| run.len() > 1);
    (guarded, !guarded && !freed.is_empty())
}

fn stops_promotion(case: &Case) -> Verdict {
    let (threat, left) = (case.promoting(&case.passed), case.promoting(&case.after));
    let enemy = case.after.board().owned(case.side().other());
    let stopped = threat
        .iter()
        .any(|&s| !left.contains(&s) && enemy.contains(s));
    (stopped, !stopped && !threat.is_empty())
}

fn saves_commander(case: &Case) -> Verdict {
    let (before, after) = (case.attacked(&case.passed), case.attacked(&case.after));
    let saved = before.iter().any(|&s| !after.contains(&case.now(s)));
    (saved, !saved && !before.is_empty())
}

fn forces_capture(case: &Case) -> Verdict {
    let captures = |p: &Position| p.legal_moves(case.rules).iter().any(Move::is_capture);
    let (before, after) = (captures(&case.passed), captures(&case.after));
    (after && !before, after && before)
}

fn blocks(case: &Case) -> Verdict {
    let captures = |p: &Position| p.legal_moves(case.rules).iter().any(Move::is_capture);
    let (could, can) = (case.movers(&case.passed), case.movers(&case.after));
    let enemy = case.after.board().owned(case.side().other());
    let forced = captures(&case.passed) || captures(&case.after);
    let blocked = could
        .iter()
        .any(|&s| enemy.contains(s) && !can.contains(&s));
    (
        blocked && !forced,
        !blocked && !forced && can.len() < could.len() || blocked && forced,
    )
}

fn only_move(case: &Case) -> Verdict {
    let count = case.before.legal_moves(case.rules).len();
    (count == 1, count == 2)
}

/// What it is called, its plain definition, and whether a fact is of its kind.
type Detector = (&'static str, fn(&Case) -> Verdict, fn(&Fact) -> bool);

const DETECTORS: [Detector; 9] = [
    ("only move", only_move, |f| matches!(f, Fact::OnlyMove)),
    ("promotes", promotes, |f| matches!(f, Fact::Promotes { .. })),
    ("captures", captures, |f| matches!(f, Fact::Captures { .. })),
    ("frees", frees, |f| matches!(f, Fact::Frees { .. })),
    ("gains guards", gains_guards, |f| {
        matches!(f, Fact::GainsGuards { .. })
    }),
    ("stops a promotion", stops_promotion, |f| {
        matches!(f, Fact::StopsPromotion { .. })
    }),
    ("saves the commander", saves_commander, |f| {
        matches!(f, Fact::SavesCommander { .. })
    }),
    ("forces a capture", forces_capture, |f| {
        matches!(f, Fact::ForcesCapture { .. })
    }),
    ("blocks", blocks, |f| matches!(f, Fact::Blocks { .. })),
];

fn each_case(games: u64, mut see: impl FnMut(&Case)) {
    for rules in Rules::NAMED {
        let mut random = 3_u64;
        for _ in 0..games {
            let mut position = Position::start();
            for _ in 0..90 {
                let moves = position.legal_moves(rules);
                moves
                    .iter()
                    .for_each(|&played| see(&Case::new(position, played, rules)));
                random = random
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let Some(played) = moves.get((random >> 33) as usize % moves.len().max(1)) else {
                    break;
                };
                position = position.play(played, rules).expect("legal");
            }
        }
    }
}

#[test]
fn each_detector_says_what_its_plain_definition_says() {
    let mut met: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    each_case(25, |case| {
        for (name, define, is_kind) in DETECTORS {
            let (holds, nearly) = define(case);
            let said = case.facts.iter().any(is_kind);
            assert_eq!(
                said, holds,
                "{name}: {} {:?} {:?}",
                case.before, case.played, case.facts
            );
            let counts = met.entry(name).or_default();
            counts.0 += u32::from(holds);
            counts.1 += u32::from(nearly);
        }
    });
    for (name, _, _) in DETECTORS {
        let (holds, nearly) = met[name];
        assert!(
            holds >= 5 && nearly >= 5,
            "{name}: {holds} true, {nearly} nearly true"
        );
    }
}

#[test]
fn counts_of_pieces_taken_and_freed_are_exact() {
    each_case(10, |case| {
        let heights = |p: &Position, s: Square| p.board()[s].height() as i32;
        let grown = heights(&case.after, case.played.last_landing())
            - heights(&case.before, case.played.origin());
        let freed: Vec<Role> = case.freed().into_iter().flat_map(|(_, run)| run).collect();
        for fact in &case.facts {
            match *fact {
                Fact::Captures { count, .. } => assert_eq!(count, grown),
                Fact::Frees { soldiers, officers } => {
                    assert_eq!(
                        soldiers as usize,
                        freed.iter().filter(|&&role| role == Role::Soldier).count()
                    );
                    assert_eq!((soldiers + officers) as usize, freed.len());
                }
                _ => {}
            }
        }
    });
}

#[test]
fn a_forced_win_is_told_for_the_best_move_only_and_only_if_it_is_proved() {
    let mut engine = Engine::new(2);
    let (mut won, mut near, mut at) = (0, 0, 0);
    each_case(6, |case| {
        at += 1;
        if at % 7 != 0 || case.before.board().pieces() != 22 {
            return;
        }
        let result = engine.search(&case.before, case.rules, &[], &Limits::nodes(3_000));
        let told = facts(&case.before, case.rules, &case.played, &result);
        // Two plies a move, but that of the loser after the last one.
        let told = told.iter().any(
            |fact| matches!(fact, Fact::WinsByForce { moves } if Some(2 * moves - 1) == result.win_in),
        );
        let proved = result.win_in.is_some_and(|plies| plies > 0);
        assert_eq!(told, proved && result.best == Some(case.played));
        won += u32::from(told);
        near += u32::from(!told && result.score.value() > 400);
    });
    assert!(won >= 5 && near >= 5, "{won} won, {near} nearly");
}
