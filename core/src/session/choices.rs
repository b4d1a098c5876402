//! What a new game can be made of, as a screen offers it. Numbers and kinds; the words are the platforms'.
//! Knows levels, rules and times; knows no screen.

use crate::search::Level;
use serde::{Deserialize, Serialize};

/// What a new game can be made of. What a first start has chosen is the default of `NewGameDraft`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct NewGameChoices {
    /// All levels, the weakest first.
    pub levels: Vec<LevelChoice>,
    /// The clocks offered at once, in their order.
    pub clocks: Vec<ClockChoice>,
    /// Minutes for one side of a clock of one's own.
    pub minutes: Vec<i32>,
    /// Seconds added for each move.
    pub increments: Vec<i32>,
    /// Plies without progress after which rules of one's own call a draw; 0, the first, is never.
    pub quiet_limits: Vec<i32>,
}

/// A clock as a new game offers it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockChoice {
    /// No clock.
    None,
    /// So much for both sides, and nothing added.
    Minutes {
        /// For each side.
        minutes: i32,
    },
    /// Minutes, handicap and increment of one's own.
    Own,
}

/// A level as a new game offers it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct LevelChoice {
    /// Its number, from 1.
    pub level: i32,
    /// Its name, if it is one of the three that are offered at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<LevelName>,
    /// Whom it suits.
    pub rank: LevelRank,
}

/// The levels that have a name of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LevelName {
    /// For a first game.
    Easy,
    /// For most people.
    Medium,
    /// For those who know the game.
    Hard,
}

/// Whom a level suits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LevelRank {
    /// Who has just learnt the rules.
    Novice,
    /// Who plays now and then.
    Casual,
    /// Who plays often.
    Club,
    /// Who plays well.
    Strong,
    /// Who knows the game.
    Expert,
    /// Who wants the strongest there is.
    Master,
}

/// What a new game can be made of.
pub fn new_game_choices() -> NewGameChoices {
    use LevelRank::{Casual, Club, Expert, Master, Novice, Strong};
    let ranks = [
        Novice, Novice, Casual, Casual, Club, Club, Strong, Strong, Expert, Master,
    ];
    let levels = (1..).zip(ranks).map(|(level, rank)| LevelChoice {
        level,
        name: level_name(level),
        rank,
    });
    NewGameChoices {
        levels: levels.collect(),
        clocks: vec![
            ClockChoice::None,
            ClockChoice::Minutes { minutes: 5 },
            ClockChoice::Minutes { minutes: 10 },
            ClockChoice::Own,
        ],
        minutes: vec![1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 45, 60, 90, 120],
        increments: vec![0, 1, 2, 3, 5, 8, 10, 15, 20, 30, 60],
        quiet_limits: vec![0, 40, 60, 80, 100],
    }
}

fn level_name(level: i32) -> Option<LevelName> {
    let named = [
        (Level::EASY, LevelName::Easy),
        (Level::MEDIUM, LevelName::Medium),
        (Level::HARD, LevelName::Hard),
    ];
    let found = named.into_iter().find(|(it, _)| it.number() == level);
    found.map(|(_, name)| name)
}
