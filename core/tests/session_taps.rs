//! Taps become moves: what is played is a legal move that the taps name, and nothing else is ever played.

use std::collections::BTreeSet;

use lasca_core::session::{
    Action, Change, InputRules, NewGame, Refusal, RefusalWhy, Seat, Session, Stage, Thought,
    Touched, Update,
};
use lasca_core::{Move, Position, Rules, Square, Start};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

fn plain(rules: Rules, start: &Position) -> NewGame {
    NewGame {
        rules,
        start: Start::Position {
            text: start.to_string(),
        },
        input: InputRules::PLAIN,
        ..NewGame::default()
    }
}

fn tap(session: &mut Session, square: Square) -> Update {
    session.handle(
        Action::Tap {
            square: square.into(),
        },
        0,
    )
}

fn path(played: &Move) -> Vec<Square> {
    [&[played.origin()], played.landings()].concat()
}

fn moved(update: &Update) -> Option<&str> {
    update.changes.iter().find_map(|change| match change {
        Change::Moved { line, .. } => Some(line.text.as_str()),
        _ => None,
    })
}

/// Positions of random games under each named rule set.
fn some_positions(rules: Rules, seed: u64, games: usize) -> Vec<Position> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut position = Position::start();
        for _ in 0..120 {
            if position.status(rules).is_some() {
                break;
            }
            positions.push(position);
            let moves = position.legal_moves(rules);
            let played = moves[random.random_range(0..moves.len())];
            position = position
                .play(&played, rules)
                .expect("a listed move is legal");
        }
    }
    positions
}

#[test]
fn tapping_the_squares_of_any_legal_move_plays_exactly_it() {
    for rules in Rules::NAMED {
        for position in some_positions(rules, 7, 12) {
            for played in position.legal_moves(rules) {
                let mut session =
                    Session::new(plain(rules, &position), 0).expect("a position of a game");
                let squares = path(&played);
                for (number, &square) in squares.iter().enumerate() {
                    let update = tap(&mut session, square);
                    let last = number + 1 == squares.len();
                    let expected = last.then(|| position.move_text(&played));
                    assert_eq!(
                        moved(&update),
                        expected.as_deref(),
                        "{position} {played:?} at {square}"
                    );
                    assert!(
                        !update
                            .changes
                            .iter()
                            .any(|c| matches!(c, Change::Refused { .. }))
                    );
                }
                assert_eq!(session.snapshot(0).ply, 1);
            }
        }
    }
}

#[test]
fn random_taps_play_nothing_but_legal_moves_that_they_name_under_any_habits_of_input() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(11);
    for round in 0..600 {
        let rules = Rules::NAMED[round % 3];
        let positions = some_positions(rules, round as u64, 1);
        let position = positions[random.random_range(0..positions.len())];
        let mut any = || random.random_bool(0.5);
        let input = InputRules {
            auto_complete: any(),
            final_square: any(),
            one_tap_forced: any(),
            auto_forced: false,
            quick_input: any(),
            confirm: any(),
            hint_steps: false,
        };
        let game = NewGame {
            input,
            ..plain(rules, &position)
        };
        let mut session = Session::new(game, 0).expect("a position of a game");
        let legal: Vec<String> = position
            .legal_moves(rules)
            .iter()
            .map(|m| position.move_text(m))
            .collect();
        let mut taps = Vec::new();
        for step in 0..200 {
            let square = Square::ALL[random.random_range(0..Square::COUNT)];
            taps.push(square);
            let mut update = tap(&mut session, square);
            if let Some(wake_ms) = update.snapshot.wake_ms {
                update = session.handle(Action::Tick, wake_ms + step);
            }
            if let Some(text) = moved(&update) {
                assert!(
                    legal.iter().any(|l| l == text),
                    "{text} is not legal in {position}"
                );
                let named = position.parse_move(text, rules).expect("it was legal");
                assert!(
                    path(&named).contains(taps.last().expect("a tap was made"))
                        || input.confirm
                        || input.auto_complete
                );
                break;
            }
        }
    }
}

#[test]
fn a_game_against_the_computer_is_played_by_taps_and_tickets() {
    let game = NewGame {
        black: Seat::Computer { level: 1 },
        ..NewGame::default()
    };
    let mut session = Session::new(game, 0).expect("the default game");
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    for now_ms in 0.. {
        match session.snapshot(now_ms).stage {
            Stage::Over { .. } => break,
            Stage::Thinking { ticket } => {
                let job = session.job(ticket).expect("the computer is to move");
                let thought: Thought = job.run().expect("there is a move");
                let update = session.handle(Action::Answer { thought }, now_ms);
                assert!(
                    moved(&update).is_some() || matches!(update.snapshot.stage, Stage::Over { .. })
                );
            }
            _ => {
                let square = Touched::number(random.random_range(-1..26));
                session.handle(Action::Tap { square }, now_ms);
            }
        }
        assert!(now_ms < 1_000_000, "the game does not end");
    }
    assert!(session.snapshot(0).ply > 10);
}

/// Every beginning of a legal move: an origin, then landings.
fn beginnings(position: &Position, rules: Rules) -> BTreeSet<Vec<Square>> {
    let moves = position.legal_moves(rules);
    let beginnings = moves.iter().flat_map(|played| {
        let whole = path(played);
        (1..whole.len()).map(move |length| whole[..length].to_vec())
    });
    beginnings.collect()
}

#[test]
fn no_other_tap_moves_anything() {
    let goes = |change: &Change| {
        matches!(
            change,
            Change::Stepped { .. } | Change::Jumped { .. } | Change::Moved { .. }
        )
    };
    for rules in Rules::NAMED {
        for position in some_positions(rules, 19, 3).into_iter().step_by(4) {
            for chosen in beginnings(&position, rules).into_iter().chain([Vec::new()]) {
                let next = match chosen.as_slice() {
                    [] => Vec::new(),
                    [origin, landings @ ..] => {
                        position.next_landings(rules, *origin, landings).to_vec()
                    }
                };
                for square in Square::ALL
                    .into_iter()
                    .filter(|square| !next.contains(square))
                {
                    let mut session =
                        Session::new(plain(rules, &position), 0).expect("a position of a game");
                    for &square in &chosen {
                        tap(&mut session, square);
                    }
                    let update = tap(&mut session, square);
                    assert!(
                        !update.changes.iter().any(goes),
                        "{position} {chosen:?} then {square}"
                    );
                    assert_eq!(update.snapshot.ply, 0);
                }
            }
        }
    }
}

/// A platform may name any number as a square: what is none is refused, typed, and changes nothing.
#[test]
fn a_touch_beside_the_board_is_refused_and_changes_nothing() {
    for number in [i32::MIN, -1, 25, i32::MAX] {
        let nowhere = Touched::number(number);
        let c3 = Touched::number(8);
        for action in [
            Action::Tap { square: nowhere },
            Action::Drop {
                from: nowhere,
                to: c3,
            },
            Action::Drop {
                from: c3,
                to: nowhere,
            },
        ] {
            let mut session = Session::new(NewGame::default(), 0).expect("a game");
            session.handle(Action::Tap { square: c3 }, 0);
            let before = session.snapshot(0);
            let update = session.handle(action, 0);
            assert_eq!(update.snapshot, before);
            let refusal = Refusal {
                square: None,
                why: RefusalWhy::NotAMove,
                instead: Vec::new(),
            };
            assert_eq!(update.changes, [Change::Refused { refusal }]);
        }
    }
}
