//! Positions and moves as text (N1 to N5): `tests/fixtures/notation`, and there and back for all that is legal.

mod support;

use lasca_core::{
    IllegalMove, MoveFault, Position, PositionFault, Rules, RulesError, SetupError, Square,
};
use support::text;

fn name_of_position_fault(why: &PositionFault) -> &'static str {
    match why {
        PositionFault::NoTurn => "NoTurn",
        PositionFault::NoSuchSquare(_) => "NoSuchSquare",
        PositionFault::NoColumn(_) => "NoColumn",
        PositionFault::NotAPiece(_) => "NotAPiece",
        PositionFault::SquareTwice(_) => "SquareTwice",
        PositionFault::NotACount => "NotACount",
        PositionFault::RankCount(_) => "RankCount",
        PositionFault::SquareCount { .. } => "SquareCount",
        PositionFault::Setup(SetupError::NoPiece) => "NoPiece",
        PositionFault::Setup(SetupError::TooManyPieces(_)) => "TooManyPieces",
        PositionFault::Setup(SetupError::QuietOutOfRange(_)) => "QuietOutOfRange",
    }
}

/// The name of the fault and the squares that it names.
fn name_of_move_fault(why: &MoveFault) -> (&'static str, Vec<Square>) {
    match why {
        MoveFault::NoSuchSquare(_) => ("NoSuchSquare", vec![]),
        MoveFault::WrongSign { .. } => ("WrongSign", vec![]),
        MoveFault::NoLanding => ("NoLanding", vec![]),
        MoveFault::TooLong => ("TooLong", vec![]),
        MoveFault::NoPromotion => ("NoPromotion", vec![]),
        MoveFault::Ambiguous { .. } => ("Ambiguous", vec![]),
        MoveFault::Illegal(IllegalMove::GameOver) => ("GameOver", vec![]),
        MoveFault::Illegal(IllegalMove::NotYours { instead, .. }) => ("NotYours", instead.clone()),
        MoveFault::Illegal(IllegalMove::MustCapture { columns }) => {
            ("MustCapture", columns.clone())
        }
        MoveFault::Illegal(IllegalMove::Blocked { instead, .. }) => ("Blocked", instead.clone()),
        MoveFault::Illegal(IllegalMove::NotALanding { instead, .. }) => {
            ("NotALanding", instead.clone())
        }
        MoveFault::Illegal(IllegalMove::CaptureNotFinished { landings }) => {
            ("CaptureNotFinished", landings.clone())
        }
    }
}

#[test]
fn every_text_of_a_position_is_read_in_its_canonical_form_or_refused_at_its_place() {
    for row in support::rows("notation/positions.jsonl") {
        let read = text(&row, "text").parse::<Position>();
        match read {
            Ok(position) => assert_eq!(position.to_string(), text(&row, "canonical"), "{row}"),
            Err(error) => {
                assert_eq!(
                    name_of_position_fault(&error.why),
                    text(&row, "error"),
                    "{row}"
                );
                assert_eq!(i64::from(error.at), row["at"], "{row}");
                assert!(!error.to_string().is_empty());
            }
        }
    }
}

#[test]
fn every_text_of_a_move_is_read_in_its_canonical_form_or_refused_with_the_reason() {
    for row in support::rows("notation/moves.jsonl") {
        let rules: Rules = text(&row, "rules").parse().expect("rules");
        let position: Position = text(&row, "position").parse().expect("a position");
        match position.parse_move(text(&row, "text"), rules) {
            Ok(played) => assert_eq!(
                position.move_text(&played),
                text(&row, "canonical"),
                "{row}"
            ),
            Err(error) => {
                let (name, mut squares) = name_of_move_fault(&error.why);
                assert_eq!(name, text(&row, "error"), "{row}");
                assert_eq!(i64::from(error.at), row["at"], "{row}");
                squares.sort();
                let names: Vec<String> = squares.iter().map(Square::to_string).collect();
                let expected = row["squares"].as_array();
                assert!(
                    expected.is_none_or(|list| list.iter().eq(names.iter())),
                    "{names:?} {row}"
                );
                assert!(!error.to_string().is_empty());
            }
        }
    }
}

#[test]
fn every_fault_a_text_can_have_is_among_the_fixtures() {
    let named = |file: &str| -> Vec<String> {
        support::rows(file)
            .iter()
            .filter_map(|row| row["error"].as_str().map(str::to_owned))
            .collect()
    };
    let (positions, moves) = (
        named("notation/positions.jsonl"),
        named("notation/moves.jsonl"),
    );
    for fault in [
        "NoTurn",
        "NoSuchSquare",
        "NoColumn",
        "NotAPiece",
        "SquareTwice",
        "NotACount",
        "RankCount",
        "SquareCount",
        "NoPiece",
        "TooManyPieces",
    ] {
        assert!(positions.iter().any(|name| name == fault), "{fault}");
    }
    for fault in [
        "NoSuchSquare",
        "WrongSign",
        "NoLanding",
        "TooLong",
        "NoPromotion",
        "Ambiguous",
        "GameOver",
        "NotYours",
        "MustCapture",
        "Blocked",
        "NotALanding",
        "CaptureNotFinished",
    ] {
        assert!(moves.iter().any(|name| name == fault), "{fault}");
    }
}

#[test]
fn the_texts_of_rule_sets_are_read_exactly() {
    for good in [
        "lasca.eu",
        "kawu",
        "lasker-1911",
        "own:rejump=yes,demote=no,quiet=none",
        "own:rejump=no,demote=yes,quiet=1",
        "own:rejump=yes,demote=yes,quiet=999",
    ] {
        assert_eq!(
            good.parse::<Rules>().map(|rules| rules.to_string()),
            Ok(good.to_owned())
        );
    }
    for bad in [
        "",
        "Lasca.eu",
        "kawu ",
        "own:",
        "own:rejump=yes,demote=no",
        "own:rejump=yes,demote=no,quiet=0",
        "own:rejump=yes,demote=no,quiet=1000",
        "own:rejump=yes,demote=no,quiet=01",
        "own:rejump=yes,demote=no,quiet=+5",
        "own:rejump=yes,demote=no,quiet=none,",
        "own:demote=no,rejump=yes,quiet=none",
        "own:rejump=maybe,demote=no,quiet=none",
    ] {
        assert_eq!(bad.parse::<Rules>(), Err(RulesError(bad.to_owned())));
    }
}

#[test]
fn a_named_set_with_a_changed_switch_is_written_as_own_rules() {
    let changed = Rules {
        rejump: true,
        ..Rules::LASCA_EU
    };
    assert_eq!(changed.to_string(), "own:rejump=yes,demote=yes,quiet=none");
    assert_eq!(
        changed.checked().map(|rules| rules.to_string()),
        Some(changed.to_string())
    );
    assert_eq!(
        Rules {
            quiet_limit: Some(0),
            ..Rules::KAWU
        }
        .checked(),
        None
    );
}

#[test]
fn all_legal_moves_of_all_checked_positions_are_read_as_written_and_by_number() {
    for row in support::rows("rules/positions.jsonl") {
        let rules: Rules = text(&row, "rules").parse().expect("rules");
        let position: Position = text(&row, "position").parse().expect("a position");
        if position.status(rules).is_some() {
            continue;
        }
        for played in position.legal_moves(rules) {
            let written = position.move_text(&played);
            let path: Vec<String> = std::iter::once(&played.origin())
                .chain(played.landings())
                .map(|s| (s.index() + 1).to_string())
                .collect();
            assert_eq!(position.parse_move(&written, rules), Ok(played));
            assert_eq!(
                position.parse_move(&path.join("-"), rules),
                Ok(played),
                "{written} {row}"
            );
        }
    }
}

#[test]
fn every_checked_position_survives_the_listing_and_the_fen() {
    for row in support::rows("rules/positions.jsonl")
        .iter()
        .chain(&support::rows("rules/setups.jsonl"))
    {
        let position: Position = text(row, "position").parse().expect("a position");
        assert_eq!(position.to_string().parse(), Ok(position));
        let unlimited = position.under(Rules::LASCA_EU);
        assert_eq!(position.to_fen().parse(), Ok(unlimited));
    }
}
