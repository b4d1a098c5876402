//! A game being played on this device: whose turn it is to do what, what is chosen, what is thought about, what
//! the clocks say. It owns no rule: each question is asked of the game, the move generator or the clock. It
//! knows no screen, no language, no thread and no time but the one it is told.

mod action;
mod aim;
mod caption;
mod change;
mod choices;
mod choosing;
mod draft;
mod draws;
mod fault;
mod job;
mod json;
mod lines;
mod new_game;
mod offers;
mod pace;
mod peeled;
mod pick;
mod reading;
mod saving;
mod script;
mod seats;
mod setup;
mod show;
mod situation;
mod snapshot;
mod stands;
mod status;
mod summary;
mod takeback;
mod taking_up;
mod thinking;
mod thought;
mod ticking;
mod touched;

pub use crate::record::{ReadError, ReadWhy};
pub use action::Action;
pub use caption::{Beside, Called, Caption, Pairing};
pub use change::{Change, Offer, OfferKind, Refusal, RefusalWhy, Stand, Step, Update};
pub use choices::{
    ClockChoice, LevelChoice, LevelName, LevelRank, NewGameChoices, new_game_choices,
};
pub use draft::{NewGameDraft, SideChoice};
pub use fault::{LoadError, NewGameError};
pub use job::Job;
pub use json::{JsonError, action_from_json, new_game_from_json, update_to_json};
pub use new_game::{InputRules, NewGame, Seat, Takebacks, Turning};
pub use peeled::{PeeledRun, peeled};
pub use reading::{check_position, find_game, find_games, summary};
pub use script::{Script, ScriptStep, script_from_json, script_to_json};
pub use situation::{DrawCounter, Ending, Mover, Situation};
pub use snapshot::{
    Clocks, ColumnState, Controls, Cue, GoalState, Hold, Landing, LessonSaid, Listed, Marks,
    MoveChoice, MoveNumbers, Run, SearchQuestion, Snapshot, Stage, Tally,
};
pub use status::{Prompt, Topic};
pub use summary::{FoundGames, PositionCheck, Summary};
pub use taking_up::{TakenUp, game_against_computer, game_to_learn, game_to_play_on};
pub use thought::{HintDetail, HintState, HintStep, MoveLine, Numbered, Thought};
pub use touched::Touched;

use crate::clock::GameClock;
use crate::counted::counted;
use crate::game::Game;
use crate::side::Side;
use serde::{Deserialize, Serialize};

/// A game being played on this device.
#[derive(Debug)]
pub struct Session {
    seats: seats::Seats,
    date: String,
    takebacks: Takebacks,
    seed: i64,
    input: InputRules,
    game: Game,
    /// How many plies were taken over from a record: they are not taken back, and no clock runs before another one.
    first_ply: i32,
    aim: Option<aim::Aim>,
    clock: Option<GameClock>,
    choice: choosing::Choice,
    /// The ply that is looked at, if it is not the game's.
    shown: Option<i32>,
    thinking: thinking::Thinking,
    offers: offers::Offers,
    pace: pace::Pace,
    used: Used,
    /// Headers of a loaded record that mean nothing here; they are written again.
    foreign_headers: Vec<(String, String)>,
    news: News,
}

/// How much help was taken in this game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Used {
    takebacks: i32,
    hints: i32,
}

/// What the update of the action in hand will tell.
#[derive(Debug, Default)]
struct News {
    changes: Vec<Change>,
    save_due: bool,
}

impl Session {
    /// Does what a person or the platform asks for. Never fails: what does not fit changes nothing or is refused.
    ///
    /// `now_ms` is any clock of the platform that does not go back, the same for all calls.
    pub fn handle(&mut self, action: Action, now_ms: i64) -> Update {
        self.advance(now_ms);
        let hint = self.hint_told();
        match action {
            Action::Tap { square } => self.tap(square),
            Action::Drop { from, to } => self.drop_column(from, to),
            Action::Play { text } => self.play_text(&text),
            Action::Confirm => self.confirm(),
            Action::Cancel => self.cancel(),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Hint => self.hint(),
            Action::CloseHint => self.close_hint(),
            Action::Answer { thought } => self.answer(thought),
            Action::MoveNow => self.move_now(),
            Action::Tick => self.tick(),
            Action::Pause => self.pause(),
            Action::Resume => self.resume(),
            Action::Background => self.background(),
            Action::Foreground => self.foreground(),
            Action::Resign { side } => self.resign(side),
            Action::OfferDraw { side } => self.offer_draw(side),
            Action::Reply { side, accept } => self.reply(side, accept),
            Action::Flip => self.seats.flipped = !self.seats.flipped,
            Action::SetInput { input } => self.input = input,
            Action::Look { ply } => self.look(ply),
            Action::PlayFromHere => self.play_from_here(),
        }
        self.settle();
        self.tell_what_follows(hint);
        let News { changes, save_due } = std::mem::take(&mut self.news);
        Update {
            snapshot: self.build_snapshot(now_ms),
            changes,
            save_due,
        }
    }

    /// All that a screen draws at `now_ms`.
    pub fn snapshot(&self, now_ms: i64) -> Snapshot {
        self.build_snapshot(now_ms)
    }

    /// The moves from the one that leads to `from_ply` to the one that leads to `to_ply`, undone ones included.
    pub fn moves(&self, from_ply: i32, to_ply: i32) -> Vec<MoveLine> {
        let (from, to) = (from_ply.max(1), to_ply.min(self.last_ply()));
        (from..=to)
            .filter_map(|ply| lines::line_to(&self.game, ply))
            .collect()
    }

    /// Whatever waits for somebody is asked for, and nothing else.
    fn settle(&mut self) {
        self.settle_clock();
        self.settle_thinking();
        self.settle_auto();
    }

    fn turn(&self) -> Side {
        self.game.position().turn()
    }

    fn last_ply(&self) -> i32 {
        let undone = counted(self.game.undone().len());
        self.game.ply().saturating_add(undone)
    }
}
