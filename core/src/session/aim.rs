//! A lesson's goal in this game: what the moves made so far say of it.
//! What reaches a goal is said in `library`; here is kept when it was decided.
//! Knows the goal of this game; knows no lesson and no words.

use super::Session;
use super::change::Change;
use super::snapshot::{GoalState, LessonSaid, Stage};
use crate::library::{Goal, GoalVerdict};
use crate::moves::Move;
use crate::position::Position;
use crate::side::Side;
use serde::{Deserialize, Serialize};

/// A goal, whose it is, and after how many plies it was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Aim {
    goal: Goal,
    learner: Side,
    met_at: Option<i32>,
    failed_at: Option<i32>,
}

impl Aim {
    pub fn new(goal: Goal, learner: Side) -> Self {
        Self {
            goal,
            learner,
            met_at: None,
            failed_at: None,
        }
    }

    fn is_open(&self) -> bool {
        self.met_at.is_none() && self.failed_at.is_none()
    }
}

impl Session {
    /// How the goal stands and what a lesson says of it; none without a goal.
    pub(super) fn goal_state(&self) -> Option<GoalState> {
        let aim = self.aim?;
        let done = aim.met_at.is_some();
        let said = match self.stage() {
            Stage::Confirming => LessonSaid::Confirming,
            _ if done => LessonSaid::Reached,
            _ if aim.failed_at.is_some() => LessonSaid::Missed,
            _ => LessonSaid::Task,
        };
        Some(GoalState { said, done })
    }

    /// Whether there is a goal and it was reached.
    pub(super) fn goal_is_met(&self) -> bool {
        self.aim.is_some_and(|aim| aim.met_at.is_some())
    }

    /// Looks whether a move that has just entered the game decides the goal.
    pub(super) fn look_for_goal(&mut self, before: &Position, played: &Move) {
        let (rules, ply) = (self.game.rules(), self.game.ply());
        let Some(aim) = self.aim.as_mut().filter(|aim| aim.is_open()) else {
            return;
        };
        match aim.goal.judge(aim.learner, rules, before, played) {
            GoalVerdict::Open => {}
            GoalVerdict::Met => {
                aim.met_at = Some(ply);
                self.news.changes.push(Change::GoalMet);
            }
            GoalVerdict::Failed => {
                aim.failed_at = Some(ply);
                self.news.changes.push(Change::GoalFailed);
            }
        }
    }

    /// The game has ended, on the board or otherwise: what is still open is decided by who won.
    pub(super) fn decide_goal_at_end(&mut self) {
        let winner = self.game.outcome().and_then(|outcome| outcome.winner());
        // One more than the plies played: taking the end back opens the goal again.
        let after = self.game.ply() + 1;
        let Some(aim) = self.aim.as_mut().filter(|aim| aim.is_open()) else {
            return;
        };
        if aim.goal == Goal::Win && winner == Some(aim.learner) {
            aim.met_at = Some(after);
            self.news.changes.push(Change::GoalMet);
        } else {
            aim.failed_at = Some(after);
            self.news.changes.push(Change::GoalFailed);
        }
    }

    /// What was decided by moves that are taken back is open again.
    pub(super) fn forget_goal_after(&mut self, ply: i32) {
        if let Some(aim) = self.aim.as_mut() {
            aim.met_at = aim.met_at.filter(|&at| at <= ply);
            aim.failed_at = aim.failed_at.filter(|&at| at <= ply);
        }
    }
}
