//! The battery: what holds in every position, of games and of compositions, under every rule set.
//! It grows by each bug that is found.

mod support;

use std::collections::HashSet;

use lasca_core::{
    Board, Column, Game, IllegalMove, Landings, Move, Piece, Position, Rules, Setup, Side, Square,
    perft,
};
use support::dice::{Dice, playout};

/// Above this many moves a set-up is walked leg by leg only (R6.7).
const MOST_MOVES: usize = 400;

fn changes_of_side(column: Column) -> usize {
    let sides: Vec<Side> = column.iter().map(|piece| piece.side).collect();
    sides.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

fn swapped(column: Column) -> Column {
    column
        .iter()
        .map(|piece| Piece {
            side: piece.side.other(),
            role: piece.role,
        })
        .collect()
}

/// The board turned by half with the sides swapped.
fn turned(position: &Position) -> Position {
    let mut board = Board::EMPTY;
    for (square, column) in position.board().columns() {
        board.put(square.turned(), swapped(column));
    }
    let setup = Setup {
        board,
        turn: position.turn().other(),
        quiet: position.quiet(),
    };
    Position::try_from(setup).expect("as sound as before")
}

fn turned_move(played: &Move) -> Move {
    let landings: Vec<Square> = played
        .landings()
        .iter()
        .map(|square| square.turned())
        .collect();
    Move::new(played.origin().turned(), &landings).expect("as long as before")
}

/// All complete paths that next_landings leads to, found leg by leg; `None` where there are too many.
fn walked(position: &Position, rules: Rules) -> Option<Vec<Move>> {
    let mut found = Vec::new();
    let mut open: Vec<(Square, Vec<Square>)> = Square::ALL
        .into_iter()
        .map(|origin| (origin, Vec::new()))
        .collect();
    while let Some((origin, path)) = open.pop() {
        let next: Landings = position.next_landings(rules, origin, &path);
        if next.is_empty() && !path.is_empty() {
            found.push(Move::new(origin, &path)?);
        }
        for &landing in next.iter() {
            open.push((origin, [path.as_slice(), &[landing]].concat()));
        }
        if found.len() > MOST_MOVES {
            return None;
        }
    }
    Some(found)
}

fn check_text(position: &Position, rules: Rules) {
    assert_eq!(position.to_string().parse(), Ok(*position));
    let plain = position.under(Rules::LASCA_EU);
    assert_eq!(plain.to_fen().parse(), Ok(plain));
    assert_eq!(rules.to_string().parse(), Ok(rules));
}

fn check_column(column: Column, reachable: bool) {
    let text = column.to_string();
    assert_eq!(Column::try_from(text.clone()), Ok(column));
    let own: String = text
        .chars()
        .take_while(|c| c.eq_ignore_ascii_case(&text.chars().next().unwrap_or(' ')))
        .collect();
    assert_eq!(column.guards(), own.len(), "{text}");
    let owner = column.owner();
    let prisoners = column
        .iter()
        .filter(|piece| Some(piece.side) != owner)
        .count();
    assert_eq!(column.prisoners(), prisoners, "{text}");
    if reachable {
        assert!(changes_of_side(column) <= 1, "{text}");
        assert_eq!(
            column.guards() + column.prisoners(),
            column.height(),
            "{text}"
        );
    }
}

fn check_board(position: &Position, reachable: bool) {
    let board = position.board();
    let pieces: usize = board.columns().map(|(_, column)| column.height()).sum();
    assert_eq!(pieces, board.pieces());
    assert!(if reachable {
        pieces == 22
    } else {
        (1..=22).contains(&pieces)
    });
    for square in Square::ALL {
        check_column(board[square], reachable);
        let owner = board[square].owner();
        assert_eq!(
            board.owned(Side::White).contains(square),
            owner == Some(Side::White)
        );
        assert_eq!(
            board.owned(Side::Black).contains(square),
            owner == Some(Side::Black)
        );
    }
    assert_eq!(position.key(), position.fresh_key());
    assert_eq!(turned(&turned(position)), *position);
}

/// What the pieces can do does not depend on how one asks.
fn check_moves(position: &Position, rules: Rules) -> Vec<Move> {
    let (moves, more) = support::first_moves(position, rules, MOST_MOVES);
    assert_eq!(moves.is_empty(), !position.has_legal_move());
    assert_eq!(moves.iter().any(Move::is_capture), position.must_capture());
    for played in &moves {
        assert!(position.is_legal(played, rules), "{played:?} in {position}");
        assert!(position.movable().contains(played.origin()));
        assert_eq!(
            position.jumps(played, rules).len(),
            if played.is_capture() {
                played.landings().len()
            } else {
                0
            }
        );
    }
    let mover = position.turn();
    let bound = if rules.rejump { 21 } else { 9 };
    assert!(
        moves.iter().all(|played| played.landings().len() <= bound),
        "R4.11 in {position}"
    );
    if more {
        return moves;
    }
    let listed: HashSet<Move> = moves.iter().copied().collect();
    assert_eq!(
        listed.len(),
        moves.len(),
        "twice the same move in {position}"
    );
    let origins: HashSet<Square> = moves.iter().map(Move::origin).collect();
    assert_eq!(position.movable().collect::<HashSet<_>>(), origins);
    let found = walked(position, rules).expect("as few as were listed");
    assert_eq!(
        found.iter().copied().collect::<HashSet<_>>(),
        listed,
        "leg by leg in {position}"
    );
    let mirrored: HashSet<Move> = turned(position)
        .legal_moves(rules)
        .iter()
        .map(turned_move)
        .collect();
    assert_eq!(mirrored, listed, "turned board of {position}");
    assert_eq!(turned(position).turn(), mover.other());
    moves
}

/// No path but the legal ones is legal: beginnings, continuations and neighbours of legal moves.
fn check_paths(position: &Position, rules: Rules, moves: &[Move], dice: &mut Dice) {
    let listed: HashSet<Move> = moves.iter().copied().collect();
    let Some(played) = (!moves.is_empty()).then(|| *dice.pick(moves)) else {
        return;
    };
    let landings = played.landings();
    if let Some(beginning) = Move::new(played.origin(), &landings[..landings.len() - 1]) {
        assert!(
            !position.is_legal(&beginning, rules),
            "a beginning of {played:?} in {position}"
        );
    }
    for square in Square::ALL {
        let further = Move::new(played.origin(), &[landings, &[square]].concat());
        assert!(
            further.is_none_or(|path| !position.is_legal(&path, rules)),
            "beyond {played:?}"
        );
        let mut other = landings.to_vec();
        other[dice.below(landings.len())] = square;
        let other = Move::new(played.origin(), &other).expect("as long as before");
        if moves.len() < MOST_MOVES {
            assert_eq!(
                position.is_legal(&other, rules),
                listed.contains(&other),
                "{other:?} in {position}"
            );
        }
    }
}

fn check_results(position: &Position, rules: Rules, moves: &[Move], reachable: bool) {
    let pieces = position.board().pieces();
    for played in moves {
        let next = match position.play(played, rules) {
            Ok(next) => next,
            Err(error) => {
                assert_eq!(error, IllegalMove::GameOver);
                assert!(
                    position.status(rules).is_some(),
                    "a finished game refuses, and no other"
                );
                continue;
            }
        };
        assert_eq!(
            next.board().pieces(),
            pieces,
            "R1.3: {played:?} in {position}"
        );
        assert_eq!(next.key(), next.fresh_key(), "{played:?} in {position}");
        assert_eq!(next.turn(), position.turn().other());
        assert_ne!(next.key(), position.key());
        if reachable {
            assert!(
                next.board()
                    .columns()
                    .all(|(_, column)| changes_of_side(column) <= 1)
            );
        }
        let progress = played.is_capture() || position.promotes(played);
        let counted = rules.quiet_limit.is_some() && !progress;
        assert_eq!(next.quiet(), if counted { position.quiet() + 1 } else { 0 });
        check_midway(position, rules, played, &next);
    }
}

/// The boards in the middle of a capture lead to the one at its end.
fn check_midway(position: &Position, rules: Rules, played: &Move, next: &Position) {
    if !played.is_capture() {
        return;
    }
    for legs in 0..=played.landings().len() {
        let board = position
            .partway(rules, played.origin(), &played.landings()[..legs])
            .expect("a beginning");
        assert_eq!(board.pieces(), position.board().pieces());
        assert_eq!(legs == 0, board == *position.board());
    }
    let mut last = position
        .partway(rules, played.origin(), played.landings())
        .expect("all of it");
    if position.promotes(played) {
        let mut column = last[played.last_landing()];
        column.promote();
        last.put(played.last_landing(), column);
    }
    assert_eq!(last, *next.board(), "{played:?} in {position}");
}

fn battery(rules: Rules, seed: u64, count: usize) {
    println!("{rules}: seed {seed}");
    let mut dice = Dice::new(seed ^ 0xffff);
    let mut checked = 0;
    support::dice::positions(seed, rules, count, |position, reachable| {
        check_text(position, rules);
        check_board(position, reachable);
        let moves = check_moves(position, rules);
        check_paths(position, rules, &moves, &mut dice);
        check_results(position, rules, &moves, reachable);
        checked += 1;
    });
    assert!(checked >= count);
}

#[test]
fn the_battery_holds_on_a_hundred_thousand_positions_under_lasca_eu() {
    battery(Rules::LASCA_EU, 11, 100_000);
}

#[test]
fn the_battery_holds_on_a_hundred_thousand_positions_under_kawu() {
    battery(Rules::KAWU, 12, 100_000);
}

#[test]
fn the_battery_holds_on_a_hundred_thousand_positions_under_lasker_1911() {
    battery(Rules::LASKER_1911, 13, 100_000);
}

#[test]
fn the_battery_holds_under_own_rules() {
    for (rejump, demote, limit) in [
        (true, true, None),
        (true, false, None),
        (false, true, Some(3)),
        (false, false, Some(999)),
    ] {
        battery(
            Rules::own(rejump, demote, limit).expect("in range"),
            14,
            4_000,
        );
    }
}

#[test]
fn every_game_can_be_taken_back_to_its_start_and_played_again() {
    let mut dice = Dice::new(15);
    for number in 0..300 {
        let rules = Rules::NAMED[number % 3];
        let (played, last) = playout(&mut dice, Position::start(), rules, 400);
        let mut game = Game::new(rules, Position::start());
        for (before, made) in &played {
            assert_eq!(game.position(), before);
            game.play(*made).expect("legal");
        }
        assert_eq!(game.position(), &last);
        assert_eq!(game.past_keys().len(), played.len());
        let whole = game.clone();
        for (before, made) in played.iter().rev() {
            assert_eq!(game.undo(), Some(*made));
            assert_eq!(game.position(), before);
        }
        assert_eq!((game.undo(), game.ply()), (None, 0));
        while game.redo().is_some() {}
        assert_eq!(game, whole);
    }
}

#[test]
fn positions_that_differ_have_keys_that_differ() {
    let mut keys = std::collections::HashMap::new();
    support::dice::positions(16, Rules::LASKER_1911, 100_000, |position, _| {
        let same = keys.insert(position.key(), *position);
        assert!(same.is_none_or(|other| other == *position), "{position}");
    });
}

#[test]
fn a_column_takes_eight_bytes() {
    assert_eq!(size_of::<Column>(), 8);
    assert!(size_of::<Position>() <= 320);
}

#[test]
fn counting_from_the_turned_start_gives_the_same_numbers() {
    let start = turned(&Position::start());
    for depth in 1..=9 {
        assert_eq!(
            perft(&start, Rules::KAWU, depth),
            perft(&Position::start(), Rules::KAWU, depth)
        );
    }
}
