//! What must hold of every text that is read, sound or not. Shared by the mutation tests and the fuzz targets.

use lasca_core::{Position, ReadError, Record, Rules, find_game, message};

/// Texts of positions: whatever is read is written canonically, and that is read as the same position.
pub fn positions(text: &str) {
    let Ok(position) = text.parse::<Position>() else {
        return;
    };
    assert_eq!(position.to_string().parse(), Ok(position));
    let plain = position.under(Rules::LASCA_EU);
    assert_eq!(plain.to_fen().parse(), Ok(plain));
    assert_eq!(position.key(), position.fresh_key());
    assert!((1..=22).contains(&position.board().pieces()));
    for rules in Rules::NAMED {
        assert_eq!(position.has_legal_move(), !position.movable().is_empty());
        let _ = position.status(rules);
    }
}

/// Rules, a position, then moves with commas between them: whatever is read is legal and is written canonically.
pub fn moves(text: &str) {
    let mut lines = text.splitn(3, '\n');
    let (Some(rules), Some(position), Some(moves)) = (lines.next(), lines.next(), lines.next())
    else {
        return;
    };
    let (Ok(rules), Ok(mut position)) = (rules.parse::<Rules>(), position.parse::<Position>())
    else {
        return;
    };
    assert_eq!(rules.to_string().parse(), Ok(rules));
    for text in moves.split(',') {
        match position.parse_move(text, rules) {
            Ok(played) => {
                let written = position.move_text(&played);
                assert_eq!(position.parse_move(&written, rules), Ok(played));
                let next = position
                    .play(&played, rules)
                    .expect("what is read is legal");
                assert_eq!(next.board().pieces(), position.board().pieces());
                assert_eq!(next.key(), next.fresh_key());
                position = next;
            }
            Err(error) => {
                assert!(usize::try_from(error.at).is_ok_and(|at| at <= text.chars().count()));
                assert!(!error.to_string().is_empty());
            }
        }
    }
}

/// Records: what is read is written canonically, and what is readable of a damaged one is a sound record.
pub fn records(text: &str) {
    match text.parse::<Record>() {
        Ok(record) => {
            let written = record.to_string();
            let again: Result<Record, ReadError> = written.parse();
            assert!(again.as_ref() == Ok(&record), "{written}");
        }
        Err(error) => {
            assert!(error.line >= 1 && error.column >= 1);
            if let Some(readable) = error.readable {
                let record: Result<Record, ReadError> = readable.parse();
                assert_eq!(record.map(|record| record.to_string()), Ok(readable));
            }
        }
    }
}

/// Pasted texts: a game that is found can be written as record and as message, and is found again in both.
pub fn pastes(text: &str) {
    match find_game(text) {
        Ok(record) => {
            let written = record.to_string();
            assert!(find_game(&written).as_ref() == Ok(&record), "{written}");
            let shared = record.without_device();
            let line = message(&shared.game);
            assert_eq!(
                find_game(&line).map(|found| found.game),
                Ok(shared.game),
                "{line}"
            );
        }
        Err(error) => {
            if let Some(readable) = error.readable {
                assert!(find_game(&readable).is_ok(), "{readable}");
            }
        }
    }
}
