//! What the levels never do: miss a win in one, let a die decide.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use lasca_core::search::Level;
use lasca_core::{Game, Move, Outcome, Position, Rules};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Games of random moves, each shown after every ply, until `see` has enough.
fn each_game(rules: Rules, mut see: impl FnMut(&Game) -> bool) {
    for seed in 0.. {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Game::new(rules, Position::start());
        while game.outcome().is_none() && game.ply() < 120 {
            let moves = game.position().legal_moves(rules);
            game.play(moves[dice.random_range(0..moves.len())])
                .expect("a legal move");
            if !see(&game) {
                return;
            }
        }
    }
}

fn choose(number: i32, game: &Game, seed: u64) -> Move {
    let stop = Arc::new(AtomicBool::new(false));
    let level = Level::new(number).expect("a level");
    let choice = level.choose(
        game.position(),
        game.rules(),
        &game.past_keys(),
        seed,
        &stop,
    );
    choice.result.best.expect("a move")
}

fn wins(position: &Position, rules: Rules, played: &Move) -> bool {
    let after = position.play(played, rules).expect("legal");
    after.status(rules).and_then(Outcome::winner) == Some(position.turn())
}

/// Positions where a move wins at once and another does not.
fn wins_in_one(rules: Rules, count: usize) -> Vec<Game> {
    let mut found = Vec::new();
    each_game(rules, |game| {
        let position = game.position();
        let moves = position.legal_moves(rules);
        let winning = moves.iter().filter(|m| wins(position, rules, m)).count();
        if winning > 0 && winning < moves.len() {
            found.push(game.clone());
        }
        found.len() < count
    });
    found
}

#[test]
fn from_level_3_up_none_misses_a_win_in_one() {
    for rules in Rules::NAMED {
        for game in wins_in_one(rules, 40) {
            for number in 3..=10 {
                // Above level 7 the seed decides nothing.
                for seed in 0..if number < 8 { 6 } else { 1 } {
                    let played = choose(number, &game, seed);
                    assert!(
                        wins(game.position(), rules, &played),
                        "level {number}, seed {seed}, {rules}: {} {played:?}",
                        game.position()
                    );
                }
            }
        }
    }
}

/// How often the move that was chosen most often was chosen, in thousandths of what a die would choose it.
fn favour(number: i32, game: &Game, seeds: u64) -> u64 {
    let mut chosen: BTreeMap<String, u64> = BTreeMap::new();
    for seed in 0..seeds {
        let played = choose(number, game, seed);
        *chosen
            .entry(game.position().move_text(&played))
            .or_default() += 1;
    }
    let legal = game.position().legal_moves(game.rules()).len() as u64;
    chosen.values().max().expect("a move") * legal * 1000 / seeds
}

#[test]
fn no_level_lets_a_die_choose_among_all_moves() {
    let mut games = Vec::new();
    each_game(Rules::LASCA_EU, |game| {
        let legal = game.position().legal_moves(Rules::LASCA_EU).len();
        if game.ply() > 10 && legal >= 7 {
            games.push(game.clone());
        }
        games.len() < 40
    });
    for number in 1..=7 {
        let favours: Vec<u64> = games.iter().map(|game| favour(number, game, 60)).collect();
        let mean = favours.iter().sum::<u64>() / favours.len() as u64;
        println!("level {number}: the favourite move {mean} ‰ as often as by chance");
        // A die that is thrown 60 times over seven moves favours one of them by about 1700 ‰.
        assert!(mean > 2500, "level {number}: {mean}");
    }
}
