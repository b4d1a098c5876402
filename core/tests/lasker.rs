//! Lasker's games of 1911, his Proposition, and other games whose course is known (R7.2).

mod support;

use lasca_core::{Game, Position, Rules};
use serde_json::Value;
use support::{rules, texts};

/// Plays the game; the first ply that is not legal, if one is not.
fn replay(row: &Value, moves: &[String], rules: Rules) -> Result<Game, usize> {
    let start = row["start"]
        .as_str()
        .map_or_else(Position::start, |text| text.parse().expect("a position"));
    let mut game = Game::new(rules, start);
    for (text, ply) in moves.iter().zip(1_usize..) {
        let played = game.position().parse_move(text, rules).map_err(|_| ply)?;
        game.play(played).map_err(|_| ply)?;
    }
    Ok(game)
}

fn games() -> Vec<Value> {
    support::rows("lasker/games.jsonl")
}

#[test]
fn each_game_replays_under_the_rules_it_was_played_by_and_ends_as_printed() {
    for row in games() {
        for rules in texts(&row, "passes") {
            let rules: Rules = rules.parse().expect("a rule set");
            let game = replay(&row, &texts(&row, "moves"), rules)
                .unwrap_or_else(|ply| panic!("{} fails under {rules} at ply {ply}", row["id"]));
            if let (Some(last), Rules::LASKER_1911) = (row["final"].as_str(), rules) {
                assert_eq!(game.position().to_string(), last, "{}", row["id"]);
            }
        }
    }
}

#[test]
fn each_game_fails_under_every_other_rule_set_at_the_ply_that_tells_them_apart() {
    let mut told_apart = 0;
    for row in games() {
        for fail in row["fails"].as_array().expect("fails") {
            let ply = replay(&row, &texts(&row, "moves"), rules(fail)).err();
            assert_eq!(
                ply.map(|p| p as u64),
                fail["ply"].as_u64(),
                "{} {fail}",
                row["id"]
            );
            told_apart += 1;
        }
    }
    assert_eq!(told_apart, 18);
}

#[test]
fn the_printed_numbers_of_the_booklet_are_the_same_games() {
    let mut printed = 0;
    for row in games().iter().filter(|row| !row["booklet"].is_null()) {
        let letters = replay(row, &texts(row, "moves"), Rules::LASKER_1911).expect("legal");
        let numbers = replay(row, &texts(row, "booklet"), Rules::LASKER_1911).expect("legal");
        assert_eq!(letters, numbers, "{}", row["id"]);
        printed += 1;
    }
    assert_eq!(printed, 6, "five games and the Proposition");
}

#[test]
fn the_five_games_have_330_plies() {
    let five = games().into_iter().take(5);
    assert_eq!(
        five.map(|row| texts(&row, "moves").len()).sum::<usize>(),
        330
    );
}
